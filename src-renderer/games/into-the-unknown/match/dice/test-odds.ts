/** The exact odds of tests that are on offer, of the dice that the rules count out for them. */
import { deltaReadingOf, dieOf } from '../../../../../shared/content';
import type { Forecast, ForecastWay } from '../../../../../shared/contract';
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import { type Exact, oddsReadings, testOdds } from '../../../../../shared/odds';
import { readingOf } from '../../../../../shared/sector';
import type { MatchSession } from '../session.svelte';

type Known = Pick<MatchSession, 'content' | 'view'>;
/** Dice with what may be done with them, against what they have to show. */
export type Roll = Pick<ForecastWay, 'dice' | 'rerolls' | 'changes' | 'needed'>;

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
  const chance = count(known, roll);
  counted.set(roll, chance);
  return chance;
}

function count({ content, view }: Known, { dice, rerolls, changes, needed }: Roll): Exact | null {
  const pool = Object.entries(dice).flatMap(([id, number]) => {
    const record = content.dice[id];
    return record ? [{ die: dieOf(id, record), count: number }] : [];
  });
  const { expertise } = content.dice;
  const { augmented = 0, synthetic = 0 } = changes;
  const inForce = oddsReadings((setting) => readingOf(view.table.readings, setting));
  const odds = testOdds(
    {
      pool,
      rerolls,
      // Synthetic makes a breakthrough of an analysis, Augmented expertise of intuition (ITU-OKEY-03).
      conversions:
        synthetic > 0 ? [{ spend: { analysis: 1 }, gain: { breakthrough: 1 }, times: synthetic }] : [],
      swap:
        augmented > 0 && expertise
          ? { from: 'intuition', to: dieOf('expertise', expertise), upTo: augmented }
          : null,
      difficulty: Math.max(0, needed),
      goal: 'success',
    },
    { ...inForce, delta: deltaReadingOf(content.dice, inForce.delta) },
  );
  return odds.ok ? odds.value.success : null;
}
