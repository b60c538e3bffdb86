/** Die effects that spend results for other results before the outcome is determined (ITU-DICE-03, ITU-DICE-05). */
import { added, type Face, holds, nameOf, SYMBOLS, type Tally } from './symbols';
import type { DeltaReading } from './readings';

/** Spends `spend` and gains `gain`, up to `times` times; null: as often as it can be paid (ITU-DICE-06, ITU-DICE-07). */
export interface Conversion {
  readonly spend: Face;
  readonly gain: Face;
  readonly times: number | null;
}

/** The choice that an open delta leaves: taken as an analysis result before the outcome, it is no success. */
export function deltaConversions(reading: DeltaReading): readonly Conversion[] {
  return reading === 'successAndAnalysis' || reading === 'successOrAnalysis'
    ? [{ spend: { delta: 1 }, gain: { analysis: 1 }, times: null }]
    : [];
}

/**
 * Every tally that conversions, each used from not at all to as often as it can be, make of one, the unchanged one
 * first. They are used in their order. A conversion that spends nothing is used at most once when `times` is null.
 */
export function convertedTallies(tally: Tally, conversions: readonly Conversion[]): readonly Tally[] {
  let reached: readonly Tally[] = [tally];
  for (const conversion of conversions) {
    reached = distinct(reached.flatMap((one) => usesOf(one, conversion)));
  }
  return reached;
}

function usesOf(tally: Tally, { spend, gain, times }: Conversion): readonly Tally[] {
  const isFree = SYMBOLS.every((symbol) => (spend[symbol] ?? 0) === 0);
  const most = times ?? (isFree ? 1 : Infinity);
  const uses = [tally];
  let current = tally;
  while (uses.length <= most && holds(current, spend)) {
    // Spent before gained: what a use gains may pay for the next, as the results lie on the table by then.
    current = added(added(current, spend, -1), gain);
    if (uses.some((one) => nameOf(one) === nameOf(current))) break;
    uses.push(current);
    if (uses.length > MOST_USES) break;
  }
  return uses;
}

/** A conversion that gains what it spends would never end; no roll shows more results than this. */
const MOST_USES = 200;

function distinct(tallies: readonly Tally[]): readonly Tally[] {
  return [...new Map(tallies.map((tally) => [nameOf(tally), tally])).values()];
}
