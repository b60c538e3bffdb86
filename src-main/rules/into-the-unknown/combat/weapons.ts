/** Weapons of a unit as they stand: mounts that bear on a target, what an attack with one costs and rolls (ITU-DICE-13). */
import type { UnitClass } from '../../../../shared/content';
import type { CardRef, UnitState } from '../../../../shared/contract/into-the-unknown';
import { atMost, type Pose } from '../../../../shared/geometry';
import { weaponVerdicts } from '../../../../shared/sector';
import {
  alertRowOf,
  contentFor,
  distanceBetween,
  figuresOf,
  isOpposing,
  passivesThat,
  printedClass,
  sectorTableOf,
  teamRecord,
  teamsAt,
} from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

export type Weapon = NonNullable<UnitClass['weapons']>[number];

/** One mount of a weapon: `mount` counts through the mounts of that weapon. */
export interface Mount {
  readonly weapon: Weapon;
  readonly mount: number;
  readonly arc: Weapon['mounts'][number]['arc'];
}

/** The weapons that a unit has now; none on who has no profile. */
export function weaponsOf(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly Weapon[] {
  const team = teamRecord(table, unit);
  if (team) return [team.weapon];
  return contentFor(table, state, unit).units[unit.class]?.weapons ?? [];
}

/** A weapon by its name; undefined where the unit has no such. */
export function weaponNamed(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  name: string,
): Weapon | undefined {
  return weaponsOf(table, state, unit).find((weapon) => weapon.name === name);
}

/** Every mount, in the card's order; a team may attack as often as its card says (ITU-TEAM-30). */
export function mountsOf(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly Mount[] {
  const team = teamRecord(table, unit);
  if (team)
    return Array.from({ length: team.attacks }, (_, mount) => ({
      weapon: team.weapon,
      mount,
      arc: 'all' as const,
    }));
  return weaponsOf(table, state, unit).flatMap((weapon) =>
    weapon.mounts
      .flatMap(({ arc, count }) => Array.from({ length: count }, () => arc))
      .map((arc, mount) => ({ weapon, mount, arc })),
  );
}

/**
 * Units that a unit may attack at all: opposing ones. A space unit attacks space units on the table, a team opposing teams
 * at its own location (ITU-TEAM-31); nobody reaches into a place from outside (ITU-FKEY-02).
 */
export function targetsOf(state: IntoTheUnknownState, unit: UnitState): readonly UnitState[] {
  if (unit.kind === 'team')
    return unit.location === null
      ? []
      : teamsAt(state, unit.location).filter(({ owner }) => isOpposing(owner, unit.owner));
  return state.units.filter(
    (other) => other.id !== unit.id && other.pose !== null && isOpposing(other.owner, unit.owner),
  );
}

/** What bears on a target only changes with where the two stand, what they are, and whether a cloak closes weapons. */
interface Bearing {
  readonly table: Table;
  readonly of: string;
  readonly mounts: readonly Mount[];
}
const bearings = new WeakMap<Pose, WeakMap<Pose, Bearing>>();

/** Mounts that have a target in arc and at range; all of a team's. */
export function mountsOn(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  target: UnitState,
): readonly Mount[] {
  if (unit.kind === 'team') return mountsOf(table, state, unit);
  if (unit.pose === null || target.pose === null) return [];
  const of = `${unit.class} ${target.class} ${unit.separated ?? ''} ${unit.conditions.join()}`;
  const known = bearings.get(unit.pose) ?? new WeakMap<Pose, Bearing>();
  const before = known.get(target.pose);
  if (before?.table === table && before.of === of) return before.mounts;
  const mounts = bearing(table, state, unit, target);
  bearings.set(unit.pose, known.set(target.pose, { table, of, mounts }));
  return mounts;
}

function bearing(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  { id: target }: UnitState,
): readonly Mount[] {
  const mounts = mountsOf(table, state, unit);
  const farthest = Math.max(...mounts.map(({ weapon }) => weapon.rangeIn ?? 0));
  const apart = distanceBetween(table, state, unit.id, target);
  if (mounts.length === 0 || apart === null || !atMost(apart, farthest)) return [];
  const told = weaponVerdicts(contentFor(table, state, unit), sectorTableOf(table, state), unit.id, target);
  if (!told.ok) return [];
  const rows = told.value.filter(({ type, inRange }) => type === 'weapon' && inRange === true);
  return mounts.filter(({ weapon, arc }) => rows.some((row) => row.name === weapon.name && row.arc === arc));
}

/** X of a weapon's keyword, such as Pierce 1; 0 without it. */
export function keywordLevel(keywords: readonly string[], keyword: string): number {
  const level = keywords
    .map((each) => new RegExp(`^${keyword} (\\d+)$`).exec(each)?.[1])
    .find((each) => each !== undefined);
  return level === undefined ? 0 : Number(level);
}

/** Weapons power that a unit has in an action. */
export function weaponsPowerOf(table: Table, state: IntoTheUnknownState, unit: UnitState): number {
  return figuresOf(table, state, unit).weaponsPower ?? 0;
}

/** A torpedo tube that can be fired: 1 weapons power, only while the dial shows torpedo ready (ITU-PROJ-05). */
export interface Tube {
  readonly mount: number;
  readonly end: 'fore' | 'aft';
  readonly launchTurn: number;
  readonly projectile: CardRef;
}

/** How an attack names the tubes. */
export const TUBES = 'torpedo tubes';

export function tubesOf(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly Tube[] {
  const printed = printedClass(table, unit);
  const tubes = printed?.tubes;
  const own = tubes?.projectile ?? null;
  if (!tubes || own === null || alertRowOf(printed, unit)?.launcher !== 'torpedo') return [];
  const swapped = passivesThat(table, state, unit, 'projectile').find(({ passive }) => passive.from === own);
  const projectile = swapped?.passive.to ?? own;
  return tubes.ends
    .flatMap(({ end, count, launchTurn }) => Array.from({ length: count }, () => ({ end, launchTurn })))
    .map(({ end, launchTurn }, mount) => ({ mount, end, launchTurn: launchTurn ?? 0, projectile }));
}
