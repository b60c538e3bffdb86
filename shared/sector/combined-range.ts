/** Two Comms ranges added: how far a relay and its like reach (ITU-PKEY-04). */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import { atMost } from '../geometry';
import { isTooClose } from './too-close';
import type { SectorTable } from './types';
import { type ReachVerdict, weaponVerdicts } from './weapons';

export interface CombinedRange {
  /** The range of each of the two towards the other, inches, in the order asked. */
  readonly partsIn: readonly [number, number];
  readonly rangeIn: number;
  /** Edge to edge, inches; where arcs leave out a part, the greater of what the two measure in theirs. */
  readonly distanceIn: number;
  /** Range minus distance. */
  readonly marginIn: number;
  /** At the two ranges together; exactly at them counts. */
  readonly inRange: boolean;
  readonly tooClose: boolean;
}

/**
 * Whether two units are in combined Comms range: their distance is at most the sum of the two ranges (ITU-PKEY-04). A
 * range in an arc counts where the other unit lies in that arc; of several the pair with the most to spare is told.
 * Null where one of the two has no open comms with a known range towards the other. Refuses what `weaponVerdicts` does.
 */
export function combinedComms(
  pack: ContentPack,
  table: SectorTable,
  oneId: string,
  otherId: string,
): Result<CombinedRange | null, Refusal> {
  const there = weaponVerdicts(pack, table, oneId, otherId);
  if (!there.ok) return there;
  const back = weaponVerdicts(pack, table, otherId, oneId);
  if (!back.ok) return back;
  return ok(combinedOf(pack, there.value, back.value));
}

/** As `combinedComms`, from the rows of both sides. */
export function combinedOf(
  pack: ContentPack,
  there: readonly ReachVerdict[],
  back: readonly ReachVerdict[],
): CombinedRange | null {
  const ways = openComms(there).flatMap((one) => openComms(back).map((other) => together(pack, one, other)));
  return ways.reduce<CombinedRange | null>(
    (best, way) => (best && best.marginIn >= way.marginIn ? best : way),
    null,
  );
}

/** True for two units of one side, neither neutral: only friends add their ranges. */
export function areFriendly(table: Pick<SectorTable, 'units'>, oneId: string, otherId: string): boolean {
  const [one, other] = [oneId, otherId].map((id) => table.units.find((unit) => unit.id === id)?.owner);
  return one !== undefined && one !== 'neutral' && one === other;
}

interface OpenComms {
  readonly rangeIn: number;
  readonly distanceIn: number;
}

function openComms(rows: readonly ReachVerdict[]): readonly OpenComms[] {
  return rows.flatMap(({ type, closedBy, rangeIn, distanceIn }) =>
    type === 'comms' && closedBy === null && rangeIn !== null && distanceIn !== null
      ? [{ rangeIn, distanceIn }]
      : [],
  );
}

function together(pack: ContentPack, one: OpenComms, other: OpenComms): CombinedRange {
  const rangeIn = one.rangeIn + other.rangeIn;
  const distanceIn = Math.max(one.distanceIn, other.distanceIn);
  const marginIn = rangeIn - distanceIn;
  return {
    partsIn: [one.rangeIn, other.rangeIn],
    rangeIn,
    distanceIn,
    marginIn,
    inRange: atMost(distanceIn, rangeIn),
    tooClose: isTooClose(pack, marginIn),
  };
}
