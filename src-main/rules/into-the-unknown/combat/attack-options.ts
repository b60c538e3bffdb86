/** Attacks that may be made in an action: mounts, targets, power (ITU-DICE-13, ITU-AUX-09, ITU-TEAM-30, ITU-HAZARD-13). */
import type { IntoTheUnknownAction, TaskOf, UnitState } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { mountsOn, targetsOf, type Tube, TUBES, tubesOf, type Weapon, weaponsPowerOf } from './weapons';

type Attacks = TaskOf<'attacks'>;
type Attack = Extract<IntoTheUnknownAction, { type: 'attack' }>;

/** What an attack may be paid with. */
interface Purse {
  /** Weapons power left in this action. */
  readonly power: number;
  /** Reserve of a ship; 0 for others (ITU-AUX-09, ITU-TEAM-30, ITU-HAZARD-13). */
  readonly reserve: number;
}

export function mountKey(weapon: string, mount: number): string {
  return `${weapon}/${mount}`;
}

export function purseOf(table: Table, state: IntoTheUnknownState, unit: UnitState, spent: number): Purse {
  return {
    power: Math.max(0, weaponsPowerOf(table, state, unit) - spent),
    reserve: unit.kind === 'ship' ? (unit.reserve ?? 0) : 0,
  };
}

/** Power in all that may be spent on one attack, from the least; empty: it cannot be paid. */
function amounts({ power, dice }: Weapon, purse: Purse): readonly number[] {
  if (power === null || dice === null) return [];
  const most = Math.min(power.max, purse.power + purse.reserve);
  const least = 'perPower' in dice ? power.min : power.max;
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
}

/** Every attack with each amount of power, weapons power spent first; then torpedoes. */
export function attackActions(table: Table, state: IntoTheUnknownState, task: Attacks): readonly Attack[] {
  return [...eachAttack(table, state, task)];
}

/** Whether there is any: the others need not be reckoned. */
export function canAttack(table: Table, state: IntoTheUnknownState, task: Attacks): boolean {
  return eachAttack(table, state, task).next().done !== true;
}

function* eachAttack(table: Table, state: IntoTheUnknownState, task: Attacks): Generator<Attack, void> {
  const unit = findUnit(state, task.unit);
  if (!unit) return;
  const purse = purseOf(table, state, unit, task.power);
  for (const target of targetsOf(state, unit)) {
    if (task.only !== null && target.id !== task.only) continue;
    for (const { weapon, mount } of mountsOn(table, state, unit, target)) {
      if (task.fired.includes(mountKey(weapon.name, mount))) continue;
      yield* payments(weapon, mount, target.id, purse);
    }
  }
  yield* torpedoes(table, state, unit, task, purse);
}

/** One attack with each amount that can be paid. */
function payments(weapon: Weapon, mount: number, target: string, purse: Purse): readonly Attack[] {
  return amounts(weapon, purse).map((sum): Attack => {
    const power = Math.min(sum, purse.power);
    return { type: 'attack', weapon: weapon.name, mount, target, power, reserve: sum - power, end: null };
  });
}

function torpedoes(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  task: Attacks,
  purse: Purse,
): readonly Attack[] {
  if (purse.power < 1 || task.only !== null) return [];
  return tubesOf(table, state, unit)
    .filter(({ mount }) => !task.fired.includes(mountKey(TUBES, mount)))
    .map(({ mount, projectile }) => ({
      type: 'attack',
      weapon: TUBES,
      mount,
      target: projectile,
      power: 1,
      reserve: 0,
      end: null,
    }));
}

export function tubeAt(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  mount: number,
): Tube | undefined {
  return tubesOf(table, state, unit).find((tube) => tube.mount === mount);
}

/** As one that is listed, only that it is paid with more reserve in place of weapons power. */
export function acceptsSplit(
  table: Table,
  state: IntoTheUnknownState,
  task: Attacks,
  action: IntoTheUnknownAction,
): boolean {
  const unit = findUnit(state, task.unit);
  if (action.type !== 'attack' || action.weapon === TUBES || action.end !== null || !unit) return false;
  const purse = purseOf(table, state, unit, task.power);
  if (action.power > purse.power || action.reserve > purse.reserve) return false;
  return attackActions(table, state, task).some(
    (each) =>
      each.weapon === action.weapon &&
      each.mount === action.mount &&
      each.target === action.target &&
      each.power + each.reserve === action.power + action.reserve,
  );
}

/** The attacks of an action that begins: what `attacks` pushes, and what tells whether it could do anything. */
export function newAttacks(
  unit: UnitState,
  how: Pick<Attacks, 'seat' | 'officer' | 'skill' | 'only' | 'must'>,
): Attacks {
  return { type: 'attacks', unit: unit.id, fired: [], made: 0, pierced: {}, power: 0, ...how };
}
