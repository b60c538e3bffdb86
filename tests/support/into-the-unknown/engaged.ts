/** Ships that have engaged their engines. */
import type { Task } from '../../../shared/contract/into-the-unknown';
import type { IMPULSE_KINDS } from './moves';
import type { BegunOptions } from './play';

/** The task of a unit that has engaged: seat 1 makes one of these manoeuvres. */
export const task = (
  unit: string,
  kinds: readonly (typeof IMPULSE_KINDS)[number][] | readonly ['warp'],
): Task => ({
  type: 'maneuver',
  seat: '1',
  unit,
  kinds,
  full: false,
});
/** A Fighter at yellow 1. */
export const fighter = (own = {}): BegunOptions => ({
  units: [{ class: 'jemhadar-fighter', at: [18, 30, 0], alert: 'yellow 1', ...own }],
});
/** A Defiant at green 2. */
export const defiant = (own = {}): BegunOptions => ({
  units: [{ class: 'defiant', at: [18, 18, 0], alert: 'green 2', ...own }],
});
