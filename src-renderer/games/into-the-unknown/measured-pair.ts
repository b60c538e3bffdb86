/** Which two pieces the verdict card and the proof on the table speak of. */
import type { Selection } from './selection';

export interface MeasuredPair {
  readonly fromId: string;
  readonly toId: string;
}

/** The pair that is shown now, and why. */
export interface MeasuredPairWish extends MeasuredPair {
  /** Only while the pointer rests on the target. */
  readonly resting: boolean;
  /** Seen from the other side: from and to have changed places. */
  readonly turned: boolean;
}

interface Placed {
  readonly id: string;
  readonly type: 'unit' | 'feature';
}

/**
 * The one selected piece and the target of the measure tool; without a target, the two selected pieces in the order they
 * were chosen, except that a unit measures to a token, since only units reach anywhere. Null: nothing to measure.
 */
export function measuredPair(
  pieces: readonly Placed[],
  selection: Selection,
  target: string | null,
): MeasuredPair | null {
  const [first, second] = selection;
  if (first === undefined || selection.length > 2) return null;
  const to = selection.length === 2 ? second : target;
  const a = pieces.find(({ id }) => id === first);
  const b = pieces.find(({ id }) => id === to);
  if (!a || !b || a === b) return null;
  const turned = selection.length === 2 && a.type !== 'unit' && b.type === 'unit';
  return turned ? { fromId: b.id, toId: a.id } : { fromId: a.id, toId: b.id };
}

/**
 * What is shown: the piece the pointer rests on stands in for the target for as long as it does, and the settled pair
 * changes places while `turned` names it.
 */
export function pairShown(
  settled: MeasuredPair | null,
  selection: Selection,
  restingId: string | null,
  turned: string | null,
): MeasuredPairWish | null {
  const [selected] = selection;
  if (restingId !== null && selected !== undefined && restingId !== settled?.toId) {
    return { fromId: selected, toId: restingId, resting: true, turned: false };
  }
  if (settled === null) return null;
  const isTurned = turned === `${settled.fromId}>${settled.toId}`;
  return isTurned
    ? { fromId: settled.toId, toId: settled.fromId, resting: false, turned: true }
    : { ...settled, resting: false, turned: false };
}
