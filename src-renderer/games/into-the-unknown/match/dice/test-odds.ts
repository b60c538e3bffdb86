/** The exact odds of tests that are on offer, of the dice that the rules count out for them. */
import type { Forecast } from '../../../../../shared/contract';
import type { IntoTheUnknownAction, PoolForecast } from '../../../../../shared/contract/into-the-unknown';
import { type Exact, type LyingDie, testOdds } from '../../../../../shared/odds';
import type { MatchSession } from '../session.svelte';
import { type Known, partsOf, readingsOf } from './pool-parts';

/** Dice with what may be done with them, against what they have to show. */
export interface Roll extends PoolForecast {
  /** Success results. */
  readonly needed: number;
}

/** What an action on offer leads to; null: to no roll, or to none that can be counted yet. */
export function forecastOf(
  { offers }: Pick<MatchSession, 'offers'>,
  action: IntoTheUnknownAction,
): Forecast | null {
  const at = offers?.actions.indexOf(action) ?? -1;
  return offers?.forecasts?.find(({ offer }) => offer === at) ?? null;
}

const counted = new WeakMap<Roll, Exact | null>();

/** The chance to succeed, all re-rolls used as well as can be; null where the pool is too large to be counted. */
export function successChance(known: Known, roll: Roll): Exact | null {
  const told = counted.get(roll);
  if (told !== undefined) return told;
  const chance = chanceOf(known, roll, []);
  counted.set(roll, chance);
  return chance;
}

/** The same with dice that lie there already. */
export function chanceOf(
  known: Known,
  { dice, rerolls, swap, exchanges, needed }: Roll,
  lying: readonly LyingDie[],
): Exact | null {
  const [to] = swap === null ? [] : partsOf(known, { [swap.to]: 1 });
  const question = {
    pool: partsOf(known, dice),
    lying,
    rerolls,
    conversions: exchanges,
    swap: swap && to ? { from: swap.from, to: to.die, upTo: swap.upTo } : null,
    difficulty: Math.max(0, needed),
    goal: 'success',
  } as const;
  const odds = testOdds(question, readingsOf(known));
  return odds.ok ? odds.value.success : null;
}
