/** Two ships in a round of which a test names the phase. */
import { overtureCard } from './mission-cards';
import type { BegunOptions } from './play';
import { Match } from './match';
import type { Task } from '../../../shared/contract/into-the-unknown';

export const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
export const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 30, 0] } as const;
export const QUIET = {
  cards: { overtures: { quiet: overtureCard({ ends: [[{ is: 'round', least: 6 }]] }) } },
  mission: { overture: 'quiet', situation: null },
} as const;

/** Goes on by itself until somebody is asked. */
export function begun(options: BegunOptions): Match {
  const match = Match.begun({ ...QUIET, ...options });
  return match.step('referee', { type: 'note-done' });
}

/** The stack at the beginning of a step. */
export const at = (step: number): readonly Task[] => [{ type: 'round', step }];
