/** Hidden layers leave the scene and the pointer's reach, never a verdict. */
import type { Piece } from '../pieces';
import type { ShownLayers } from '../shown-layers.svelte';

/** The pieces that are drawn and can be clicked; the same list while nothing is hidden. */
export function shownPieces(
  pieces: readonly Piece[],
  layers: Pick<ShownLayers, 'isShown'>,
): readonly Piece[] {
  const [units, features] = [layers.isShown('units'), layers.isShown('features')];
  if (units && features) return pieces;
  return pieces.filter(({ type }) => (type === 'unit' ? units : features));
}
