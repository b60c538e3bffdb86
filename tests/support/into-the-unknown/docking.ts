/** A ship with what docks with it beside it. */
import type { IntoTheUnknownAction } from '../../../shared/contract/into-the-unknown';
import type { BegunOptions } from './play';
import type { UnitOptions } from './pieces';
import { officerCard } from './cards';
import { IMPULSE_KINDS, maneuver, Moves } from './moves';

export const SHUTTLE = '1:type-6-shuttle';
export const SAUCER = '1:galaxy-saucer';
const cards = { officers: { ann: officerCard(), bob: officerCard(), cy: officerCard() } };
/** The shuttle, aft of where the ship stands. */
export const shuttle = (own: Partial<UnitOptions> = {}): UnitOptions => ({
  class: 'type-6-shuttle',
  at: [18, 24, 0],
  ...own,
});
/** The ship it docks with. */
export const ship = (card = 'defiant', own: Partial<UnitOptions> = {}): UnitOptions => ({
  class: card,
  at: [18, 18, 0],
  alert: 'green 1',
  ...own,
});
/** The units on a table, of which one has its manoeuvre before it. */
export function lay(
  units: readonly UnitOptions[],
  unit = SHUTTLE,
  more: BegunOptions = {},
  warp = false,
): Moves {
  const kinds = warp ? (['warp'] as const) : IMPULSE_KINDS;
  return new Moves({
    ...more,
    cards: { ...cards, ...more.cards },
    units,
    tasks: [{ type: 'maneuver', seat: '1', unit, kinds, full: false }],
  });
}
/** An impulse straight ahead. */
export const forward = (distanceIn: number) => maneuver('forward', { distanceIn });
/** The answer: with that ship, or with none. */
export const dockWith = (id: string | null): IntoTheUnknownAction => ({ type: 'dock', ship: id });
