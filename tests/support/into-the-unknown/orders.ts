/** Two ships that wait for orders, and the orders given to them. */
import { ability, officerCard, stationsCard } from './cards';
import type { BegunOptions } from './play';
import { Match } from './match';
import type { ActionOf, Task } from '../../../shared/contract/into-the-unknown';

export const PRIORITY: Task = { type: 'priority-order', seat: '1' };
export const STANDBY: Task = { type: 'standby-order', seat: '1', part: 'units' };
export const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
export const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 30, 0], crew: { helm: 'eris' } } as const;

/** Drills without effect of their own: they tell what they do by a flag. */
const DRILL = ability('drill', { effects: [{ verb: 'flag', flag: 'drilled' }] });
export const CARDS = {
  stations: {
    defiant: stationsCard({
      'captains-chair': [ability('rally', { effects: [{ verb: 'flag', flag: 'rallied' }] })],
      helm: [DRILL],
      engineering: [
        ability('costly', {
          cost: { technical: 2, social: 1, reserve: 1 },
          effects: [{ verb: 'flag', flag: 'costly' }],
        }),
        ability('prior', { order: 'priority', effects: [{ verb: 'flag', flag: 'prior' }] }),
      ],
    }),
  },
  officers: {
    engineer: officerCard({ skills: { mechanics: 1 } }),
    plain: officerCard(),
    envoy: officerCard({ skills: { diplomacy: 1 } }),
  },
} as const;

/** A match that waits for what the task asks, in its step of the round. */
export function orders(task: Task, options: BegunOptions): Match {
  const step = task === PRIORITY ? 2 : task === STANDBY ? 3 : 4;
  return Match.begun({ cards: CARDS, tasks: [{ type: 'round', step }, task], ...options });
}

/** What a seat may order, as `ability@station officer`. */
export function namesOf(match: Match, seat: '1' | '2' = '1'): readonly string[] {
  return match
    .options(seat, 'order')
    .map(({ ability: id, station, officer }) => `${id}@${station ?? '-'} ${officer ?? '-'}`);
}

/** The listed order of an ability and an officer. Throws when there is none. */
export function order(match: Match, id: string, officer: string | null): ActionOf<'order'> {
  const found = match.options('1', 'order').find((each) => each.ability === id && each.officer === officer);
  if (!found) throw new Error(`No order ${id}; there are ${namesOf(match).join(', ')}.`);
  return found;
}
