/** The pieces of a plan as table and panels see them: units and features behind one shape, with names and outlines. */
import type { BaseRecord, ContentPack, UnitClass } from '../../../shared/content';
import type { PlanFeature, PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import {
  distance,
  type Disc,
  outlineAt,
  type Point,
  type Polygon,
  type Pose,
} from '../../../shared/geometry';
import { baseIdOf, baseOf, classOf, DEFAULT_ALERT, type Owner, shapeOfFeature } from '../../../shared/sector';
import type { Placed } from './arrange';

interface PieceCommon {
  readonly id: string;
  readonly pose: Pose;
  readonly owner: Owner;
  readonly locked: boolean;
  readonly name: string;
  readonly note: string | null;
  readonly number: number | null;
}
export interface UnitPiece extends PieceCommon {
  readonly type: 'unit';
  readonly unit: PlanUnit;
  /** Null for a bare base and for a class that the pack lacks. */
  readonly unitClass: UnitClass | null;
  /** Null for a class that the pack lacks: such a unit is shown as a bare medium disc and cannot be measured. */
  readonly base: BaseRecord | null;
  readonly outline: Polygon | Disc;
}
export interface FeaturePiece extends PieceCommon {
  readonly type: 'feature';
  readonly feature: PlanFeature;
  readonly outline: Disc;
}
export type Piece = UnitPiece | FeaturePiece;

/** How large a unit is drawn whose class no pack knows. */
const UNKNOWN_RADIUS_IN = 0.75;

/** All pieces, features first: the order they are drawn in. */
export function piecesOf(plan: SectorPlan, pack: ContentPack): readonly Piece[] {
  return [
    ...plan.features.map((feature) => featurePiece(feature, pack)),
    ...plan.units.map((unit) => unitPiece(unit, pack)),
  ];
}

/** One piece by its id. */
export function pieceOf(plan: SectorPlan, pack: ContentPack, id: string): Piece | undefined {
  const unit = plan.units.find((each) => each.id === id);
  if (unit) return unitPiece(unit, pack);
  const feature = plan.features.find((each) => each.id === id);
  return feature && featurePiece(feature, pack);
}

export function unitPiece(unit: PlanUnit, pack: ContentPack): UnitPiece {
  const base = baseOf(pack, unit) ?? null;
  return {
    type: 'unit',
    id: unit.id,
    unit,
    unitClass: classOf(pack, unit) ?? null,
    base,
    pose: unit.pose,
    owner: unit.owner ?? 'neutral',
    locked: unit.locked ?? false,
    name: unitName(unit, pack),
    note: unit.note ?? null,
    number: unit.number ?? null,
    outline: base ? outlineAt(base.corners, unit.pose) : unknownOutline(unit.pose),
  };
}

function featurePiece(feature: PlanFeature, pack: ContentPack): FeaturePiece {
  return {
    type: 'feature',
    id: feature.id,
    feature,
    pose: { ...feature.at, headingDeg: 0 },
    owner: feature.owner ?? 'neutral',
    locked: feature.locked ?? false,
    name: numbered(pack.features[feature.kind]?.name ?? feature.kind, feature.number),
    note: feature.note ?? null,
    number: feature.number ?? null,
    outline: shapeOfFeature(pack, feature),
  };
}

function unknownOutline(at: Point): Disc {
  return { type: 'disc', centre: { x: at.x, y: at.y }, radiusIn: UNKNOWN_RADIUS_IN };
}

/** `Fighter 2`: the class's short name and the id number, if it has one. */
export function unitName(unit: Pick<PlanUnit, 'class' | 'number'>, pack: ContentPack): string {
  if (typeof unit.class === 'string')
    return numbered(classOf(pack, unit)?.shortName ?? unit.class, unit.number);
  const id = baseIdOf(pack, unit);
  return numbered((id && pack.bases[id].name) ?? unit.class.base, unit.number);
}

function numbered(name: string, number: number | undefined): string {
  return number === undefined ? name : `${name} ${number}`;
}

/** The alert row as a word, `Yellow 1`; null for pieces without an alert dial. */
export function alertLine(piece: Piece): string | null {
  if (piece.type !== 'unit' || !piece.unitClass || piece.unitClass.kind !== 'ship') return null;
  const alert = piece.unit.alert ?? DEFAULT_ALERT;
  return alert.charAt(0).toUpperCase() + alert.slice(1);
}

/** The same piece standing elsewhere; its outline follows. */
export function pieceAt(piece: Piece, pose: Pose): Piece {
  if (piece.type === 'feature') {
    const centre = { x: pose.x, y: pose.y };
    const feature = { ...piece.feature, at: centre };
    return { ...piece, feature, pose: { ...centre, headingDeg: 0 }, outline: { ...piece.outline, centre } };
  }
  const outline = piece.base ? outlineAt(piece.base.corners, pose) : unknownOutline(pose);
  return { ...piece, pose, unit: { ...piece.unit, pose }, outline };
}

/**
 * The piece under a point of the table, within `reachIn` of its outline; where several are hit, the nearest outline,
 * then the smallest piece, then the one drawn last.
 */
export function pieceUnder(pieces: readonly Piece[], at: Point, reachIn: number): Piece | undefined {
  let best: { readonly piece: Piece; readonly gapIn: number; readonly sizeIn: number } | undefined;
  for (const piece of pieces) {
    const gapIn = distance({ type: 'point', at }, piece.outline).distanceIn;
    const sizeIn = sizeOf(piece);
    if (gapIn > reachIn) continue;
    const worse = best && (gapIn > best.gapIn || (gapIn === best.gapIn && sizeIn > best.sizeIn));
    if (!worse) best = { piece, gapIn, sizeIn };
  }
  return best?.piece;
}

function sizeOf(piece: Piece): number {
  if (piece.outline.type === 'disc') return 2 * piece.outline.radiusIn;
  return piece.type === 'unit' && piece.base ? piece.base.lengthIn : 0;
}

/** A piece as aligning and turning need it. */
export function placedOf(piece: Piece): Placed {
  const { x, y } = piece.pose;
  if (piece.outline.type === 'disc') {
    const { radiusIn } = piece.outline;
    const extent = { left: radiusIn, right: radiusIn, top: radiusIn, bottom: radiusIn };
    return { id: piece.id, pose: piece.pose, extent };
  }
  const xs = piece.outline.corners.map((corner) => corner.x);
  const ys = piece.outline.corners.map((corner) => corner.y);
  return {
    id: piece.id,
    pose: piece.pose,
    extent: {
      left: x - Math.min(...xs),
      right: Math.max(...xs) - x,
      top: y - Math.min(...ys),
      bottom: Math.max(...ys) - y,
    },
  };
}

/** The radius of a circle about the piece's centre that encloses it, inches. */
export function reachOf(piece: Piece): number {
  if (piece.outline.type === 'disc') return piece.outline.radiusIn;
  const { x, y } = piece.pose;
  return Math.max(...piece.outline.corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
}
