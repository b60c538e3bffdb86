/** Attacks on offer: each carried out until its dice lie there unrolled, the dice counted for every amount of power. */
import type {
  AttackForecast,
  IntoTheUnknownAction,
  TaskOf,
} from '../../../../shared/contract/into-the-unknown';
import { weaponNamed } from '../combat/weapons';
import { findUnit } from '../figures';
import type { SeatId } from '../../engine';
import { ask } from '../settle';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { answered, seatsAsked, withoutReactions } from './carry-out';
import { type Attack, isUnrolled, poolOfAttack, struckBy } from './pools';

/** The forecast of each attack; attacks that roll nothing, such as launches, are left out. */
export type AttackForecasts = ReadonlyMap<Attack, AttackForecast>;

/**
 * Attacks of one action. Those with the same weapon at the same target differ in their dice alone, so the one with the most
 * power is carried out and the others have fewer of the weapon's dice.
 */
export function forecastAttacks(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  attacks: readonly Attack[],
): AttackForecasts {
  const told = new Map<Attack, AttackForecast>();
  for (const group of alike(attacks)) {
    const most = group.reduce((best, each) => (powerOf(each) > powerOf(best) ? each : best));
    const forecast = forecastAttack(table, state, seat, most);
    if (forecast === null) continue;
    const die = dieOfPower(table, state, most);
    for (const each of group) told.set(each, withFewer(forecast, die, powerOf(most) - powerOf(each)));
  }
  return told;
}

/** Attacks with the same weapon at the same target; its mounts are as good as one another. */
function alike(attacks: readonly Attack[]): Iterable<readonly [Attack, ...Attack[]]> {
  const groups = new Map<string, [Attack, ...Attack[]]>();
  for (const attack of attacks) {
    const key = `${attack.weapon}/${attack.target}`;
    const group = groups.get(key);
    if (group) group.push(attack);
    else groups.set(key, [attack]);
  }
  return groups.values();
}

const powerOf = ({ power, reserve }: Attack): number => power + reserve;

/** One attack carried out by itself; null: it rolls nothing. */
export function forecastAttack(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  attack: Attack,
): AttackForecast | null {
  return forecastUnrolled(table, answered(table, state, seat, attack));
}

/** The attack that lies on top, or below those who might answer it; null: none, or one that waits for something else. */
export function forecastUnrolled(table: Table, from: IntoTheUnknownState): AttackForecast | null {
  const states = aimed(table, withoutReactions(table, from));
  const targets = states.flatMap((state) => {
    const attack = unrolledAttack(state);
    return attack ? [struckBy(table, state, attack)] : [];
  });
  const [state] = states;
  const attack = state && unrolledAttack(state);
  return attack ? poolOfAttack(table, state, attack, targets) : null;
}

/** Once for each end that the defender may choose to have struck. */
function aimed(table: Table, state: IntoTheUnknownState): readonly IntoTheUnknownState[] {
  const top = state.tasks.at(-1);
  const [defender] = top?.type === 'attack' && top.step === 'end' ? seatsAsked(table, state) : [];
  if (defender === undefined) return [state];
  const { rules, asked } = ask(table, state);
  return rules.legal(asked, defender).map((end) => answered(table, state, defender, end));
}

function unrolledAttack({ tasks }: IntoTheUnknownState): TaskOf<'attack'> | null {
  const top = tasks.at(-1);
  return top?.type === 'attack' && top.step === 'roll' && isUnrolled(top) ? top : null;
}

/** The kind of die that each point of power brings; null: power brings none (ITU-DICE-13). */
function dieOfPower(table: Table, state: IntoTheUnknownState, { weapon }: Attack): string | null {
  const attacks = state.tasks.findLast(({ type }) => type === 'attacks');
  const unit = attacks?.type === 'attacks' ? findUnit(state, attacks.unit) : undefined;
  const dice = unit && weaponNamed(table, state, unit, weapon)?.dice;
  return dice && 'perPower' in dice ? dice.perPower : null;
}

function withFewer(forecast: AttackForecast, die: string | null, fewer: number): AttackForecast {
  if (die === null || fewer === 0) return forecast;
  const dice = { ...forecast.dice, [die]: (forecast.dice[die] ?? 0) - fewer };
  return { ...forecast, dice };
}

/** Attacks that an order lets its unit make: with the state in which they are on offer; none while something else comes first. */
export interface Opened {
  readonly state: IntoTheUnknownState;
  readonly attacks: readonly Attack[];
}

/** One of each mount at each target, with all the power that needs no reserve. */
export function attacksAfter(
  table: Table,
  from: IntoTheUnknownState,
  seat: SeatId,
  order: IntoTheUnknownAction,
): Opened {
  const state = withoutReactions(table, answered(table, from, seat, order));
  const { rules, asked } = ask(table, state);
  if (asked.task.type !== 'attacks' || !rules.waitsFor(asked).includes(seat)) return { state, attacks: [] };
  const best = new Map<string, Attack>();
  for (const action of rules.legal(asked, seat)) {
    if (action.type !== 'attack') continue;
    const key = `${action.weapon}/${action.mount}/${action.target}`;
    const known = best.get(key);
    if (!known || (action.reserve === 0 && action.power > known.power)) best.set(key, action);
  }
  return { state, attacks: [...best.values()] };
}
