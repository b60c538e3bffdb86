/** What pieces look like, one shared object per look, so that the scene builds each drawing once. */
import type { BaseRecord, ContentPack } from '../../../../shared/content';
import type { PieceShape } from '../../../table/scene-model';
import { type FeatureKind, featureRadiusIn } from '../../../../shared/sector';
import type { Piece } from '../pieces';
import type { Placeable } from '../placeable';

const bases = new WeakMap<BaseRecord, Map<string, PieceShape>>();
const features = new WeakMap<ContentPack, Map<string, PieceShape>>();
const UNKNOWN_SHAPE: PieceShape = {
  body: { type: 'disc', radiusIn: 0.75 },
  slots: [],
  art: null,
  showsHeading: true,
};

/** A base with its slots and the drawing of a class; `silhouette` null: bare. */
export function baseShape(base: BaseRecord, silhouette: string | null): PieceShape {
  const looks = bases.get(base) ?? new Map<string, PieceShape>();
  bases.set(base, looks);
  const key = silhouette ?? '';
  const shape = looks.get(key) ?? makeBaseShape(base, silhouette);
  looks.set(key, shape);
  return shape;
}

function makeBaseShape(base: BaseRecord, silhouette: string | null): PieceShape {
  return {
    body: { type: 'base', corners: base.corners },
    slots: slotsOf(base),
    art: silhouette === null ? null : { type: 'silhouette', id: silhouette },
    showsHeading: true,
  };
}

/** The slot circles lie on the axes, outside the edges by the base's slot gap. */
function slotsOf({ slotRadiusIn, slotGapIn, lengthIn, widthIn }: BaseRecord): PieceShape['slots'] {
  if (slotRadiusIn === null || slotGapIn === null) return [];
  const fore = lengthIn / 2 + slotGapIn.fore;
  const side = widthIn / 2 + slotGapIn.side;
  return [
    { u: 0, v: fore },
    { u: side, v: 0 },
    { u: 0, v: -fore },
    { u: -side, v: 0 },
  ].map((at) => ({ at, radiusIn: slotRadiusIn }));
}

export function featureShape(pack: ContentPack, kind: FeatureKind): PieceShape {
  const looks = features.get(pack) ?? new Map<string, PieceShape>();
  features.set(pack, looks);
  const shape = looks.get(kind) ?? {
    body: { type: 'disc', radiusIn: featureRadiusIn(pack, kind) },
    slots: [],
    art: { type: 'feature', id: kind },
    showsHeading: false,
  };
  looks.set(kind, shape);
  return shape;
}

export function shapeOfPiece(piece: Piece, pack: ContentPack): PieceShape {
  if (piece.type === 'feature') return featureShape(pack, piece.feature.kind);
  return piece.base ? baseShape(piece.base, piece.unitClass?.silhouette ?? null) : UNKNOWN_SHAPE;
}

export function shapeOfPlaceable(item: Placeable, pack: ContentPack): PieceShape {
  if (item.type === 'feature') return featureShape(pack, item.kind);
  if (item.type === 'base') return baseShape(pack.bases[item.base], null);
  return shapeOfClass(item.id, pack);
}

export function shapeOfClass(id: string, pack: ContentPack): PieceShape {
  const unitClass = pack.units[id];
  return unitClass ? baseShape(pack.bases[unitClass.base], unitClass.silhouette) : UNKNOWN_SHAPE;
}
