/** Die effects that spend results for other results before the outcome is determined (ITU-DICE-03, ITU-DICE-05). */
import type { Refusal } from '../base';
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
  return new Converter(conversions).made(tally);
}

/** So many tallies are made and weighed in about two seconds. */
const MOST_MADE = 3_000_000;

/**
 * `convertedTallies` of many rolls. Once it has made more than can be waited for it gives up and makes nothing more: who
 * asks must look at `gaveUp` before trusting what was made.
 */
export class Converter {
  readonly #conversions: readonly Conversion[];
  #count = 0;

  constructor(conversions: readonly Conversion[]) {
    this.#conversions = conversions;
  }

  get gaveUp(): boolean {
    return this.#count > MOST_MADE;
  }

  /** See `convertedTallies`. */
  made(tally: Tally): readonly Tally[] {
    let reached: readonly Tally[] = [tally];
    for (const conversion of this.#conversions) {
      const next: Tally[] = [];
      for (const one of reached) {
        if (this.gaveUp) return [tally];
        const uses = usesOf(one, conversion);
        this.#count += uses.length;
        next.push(...uses);
      }
      // The uses of one conversion on one tally all differ.
      reached = reached.length === 1 ? next : distinct(next);
    }
    return reached;
  }
}

/** What none, one, two ... uses make. */
function usesOf(tally: Tally, { spend, gain, times }: Conversion): readonly Tally[] {
  const isFree = SYMBOLS.every((symbol) => (spend[symbol] ?? 0) === 0);
  const most = Math.min(times ?? (isFree ? 1 : Infinity), MOST_USES);
  const uses = [tally];
  let current = tally;
  while (uses.length <= most && holds(current, spend)) {
    // Spent before gained: what a use gains may pay for the next, as the results lie on the table by then.
    current = added(added(current, spend, -1), gain);
    // Every use changes the same, so one that changes nothing is the only way round in a circle.
    if (SYMBOLS.every((symbol) => current[symbol] === tally[symbol])) break;
    uses.push(current);
  }
  return uses;
}

function distinct(tallies: readonly Tally[]): readonly Tally[] {
  return [...new Map(tallies.map((tally) => [nameOf(tally), tally])).values()];
}

/** A conversion that gains what it spends would never end; no roll shows more results than this. */
const MOST_USES = 200;

/** True if a conversion may be used for ever: it gains all that it spends and more, and nothing bounds its uses. */
export function isEndless({ spend, gain, times }: Conversion): boolean {
  const left = SYMBOLS.map((symbol) => (gain[symbol] ?? 0) - (spend[symbol] ?? 0));
  const isFree = SYMBOLS.every((symbol) => (spend[symbol] ?? 0) === 0);
  return times === null && !isFree && left.every((more) => more >= 0) && left.some((more) => more > 0);
}

/** The refusal of a pool whose conversions make more than can be counted. */
export function tooManyConversions(dice: number): Refusal {
  const message = `A pool of ${dice} dice with these conversions is too large to be counted exactly.`;
  return { code: 'out-of-range', message, at: '/conversions' };
}
