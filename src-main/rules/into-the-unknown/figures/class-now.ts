/**
 * A unit's class as it stands now, for measuring: weapons and ranges that cards take away or change. Figures stand with
 * the unit on the sector table.
 */
import type { ContentPack, UnitClass } from '../../../../shared/content';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { separationOf } from './alerts';
import { changeOf } from './changes';
import { printedClass } from './records';

/** The class as printed where nothing changes it: the same object then. Undefined for teams and unknown classes. */
export function classNow(table: Table, state: IntoTheUnknownState, unit: UnitState): UnitClass | undefined {
  const printed = printedClass(table, unit);
  if (!printed) return undefined;
  const sensors = changeOf(table, state, unit, 'sensors');
  const comms = changeOf(table, state, unit, 'comms');
  const separation = separationOf(table, unit);
  if (sensors === 0 && comms === 0 && !separation) return printed;
  const lost = separation?.lostWeapons ?? [];
  return {
    ...printed,
    weapons: printed.weapons?.map((weapon) => withoutLost(weapon, lost)) ?? null,
    sensors: ranged(printed.sensors, sensors, separation?.sensorsAllIn, undefined),
    comms: ranged(printed.comms, comms, separation?.commsAllIn, separation?.commsArcIn),
  };
}

type Weapon = NonNullable<UnitClass['weapons']>[number];

/** One mount of a weapon is gone for each time it is named: the first on its card (ITU-SEP-03: one fore array). */
function withoutLost(weapon: Weapon, lost: readonly string[]): Weapon {
  const gone = lost.filter((name) => name === weapon.name).length;
  if (gone === 0) return weapon;
  const [first, ...rest] = weapon.mounts;
  return first
    ? { ...weapon, mounts: [{ ...first, count: Math.max(0, first.count - gone) }, ...rest] }
    : weapon;
}

type Ranges = UnitClass['sensors'];

/** Ranges of a separated primary are those of its card; undefined: as printed (ITU-SEP-03). */
function ranged(ranges: Ranges, plus: number, allIn: number | undefined, arcIn: number | undefined): Ranges {
  return (
    ranges?.map((range) => {
      const carded = range.arc === 'all' ? allIn : arcIn;
      return { ...range, baseIn: Math.max(0, (carded ?? range.baseIn) + plus) };
    }) ?? null
  );
}

/** The pack with that unit's class as it stands now; give it to `shared/sector` in place of the table's content. */
export function contentFor(table: Table, state: IntoTheUnknownState, unit: UnitState): ContentPack {
  return remembered(state, `content/${unit.id}`, () => {
    const now = classNow(table, state, unit);
    const { content } = table;
    return now === undefined || now === content.units[unit.class]
      ? content
      : { ...content, units: { ...content.units, [unit.class]: now } };
  });
}
