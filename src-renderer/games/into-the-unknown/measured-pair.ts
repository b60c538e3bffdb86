/** Which two pieces the verdict card and the proof on the table speak of. */
import type { Selection } from './selection';

export interface MeasuredPair {
  readonly fromId: string;
  readonly toId: string;
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
