/** Teams that get orders, and the orders given to them. */
import type { BegunOptions } from './play';
import { Match } from './match';
import type { Task } from '../../../shared/contract/into-the-unknown';

export const NOTE: Task = { type: 'note', seat: '1', text: 'The phase is over', from: 'test' };
/** The stack at which a seat gives standby orders. */
export const standby = (seat: '1' | '2'): readonly Task[] => [
  NOTE,
  { type: 'standby-order', seat, part: 'units' },
];
const SITE = { kind: 'objective-solid', at: [16, 16], is: { keywords: { capacity: 2 } } } as const;
export const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 180] } as const;
export const ENVOY = { class: 'diplomatic-envoy', seat: '2', in: 'f1' } as const;
export const HOLD = '2:jemhadar-fighter/cargo';

/** A match that waits for orders to teams. */
export function match(options: BegunOptions, phase: 'priority' | 'standby' = 'standby'): Match {
  return Match.begun({ features: [SITE], round: { phase }, ...options });
}
/** The order of an ability to a team. */
export const order = (
  unit: string,
  ability: string,
  officer: string | null = null,
  target: string | null = null,
) => ({ type: 'order', unit, ability, station: null, officer, target }) as const;
/** Whoever is asked says no, until the note comes. */
export function decline(played: Match): Match {
  while (played.task.type !== 'note') {
    const seat = played.actor === '2' ? '2' : '1';
    const no = played.legal(seat).find(({ type }) => type === 'pass' || type === 'done');
    if (no === undefined) return played;
    played.step(seat, no);
  }
  return played;
}
