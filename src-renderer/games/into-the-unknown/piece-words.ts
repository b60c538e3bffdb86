/** What a piece is, in words and as a drawing. */
import type { ContentPack } from '../../../shared/content';
import type { Piece } from './pieces';

/** `Defiant-class Escort`, `Small base`, `Anomaly`. */
export function pieceTitle(piece: Piece, pack: ContentPack): string {
  if (piece.type === 'feature') return pack.features[piece.feature.kind]?.name ?? piece.feature.kind;
  if (piece.unitClass) return piece.unitClass.name;
  return piece.base ? `Bare base: ${piece.base.name}` : 'No pack knows this class';
}

/** The id of its drawing in `assets/silhouettes`; null for a bare base. */
export function pieceDrawing(piece: Piece): string | null {
  return piece.type === 'feature' ? `feature-${piece.feature.kind}` : (piece.unitClass?.silhouette ?? null);
}

/** `Small base · evasion 2 · warp 9`. */
export function kindWords(piece: Piece): string {
  if (piece.type === 'feature') return `Token of ${(2 * piece.outline.radiusIn).toString()} in`;
  const { base, unitClass } = piece;
  const stand = base ? `${base.name}` : 'no base';
  if (!unitClass) return stand;
  return [stand, statWord('evasion', unitClass.evasion), statWord('warp', unitClass.warpDrive)].join(' · ');
}

function statWord(name: string, value: number | null): string {
  return `${name} ${value ?? '?'}`;
}
