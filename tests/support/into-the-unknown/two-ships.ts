/** Two ships that wait for orders. */
import { Match } from './match';
import type { Task } from '../../../shared/contract/into-the-unknown';

export const SHIP = { class: 'defiant', at: [18, 18, 0], crew: { helm: 'worf' } } as const;
export const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 28, 0], crew: { helm: 'eris' } } as const;
export const UNITS = [SHIP, FOE] as const;
export const ORDERS: readonly Task[] = [
  { type: 'round', step: 2 },
  { type: 'priority-order', seat: '1' },
];
/** A match in which seat 1 orders first. */
export const begun = () => Match.begun({ units: UNITS, tasks: ORDERS });
