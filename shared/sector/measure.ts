/** Edge-to-edge measuring between two places of the table, with the arcs of the first. */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  type ArcMeasure,
  type ArcName,
  atMost,
  distance,
  endAttacked,
  type FiringBase,
  measureArc,
  type Point,
} from '../geometry';
import { findPlace, type FoundPlace, type Place } from './pieces';
import { readingOf, type Readings } from './readings';
import type { SectorTable, TableUnit } from './types';
import { baseIdOf, baseOf, firingBase } from './unit-class';

export interface NearestMeasure {
  /** Edge to edge, inches; 0 when touching or overlapping. */
  readonly distanceIn: number;
  /** The witness points, one on each outline. */
  readonly from: Point;
  readonly to: Point;
  readonly touching: boolean;
  /** Which end of the second place faces the first; null where it has no ends. */
  readonly endAttacked: 'fore' | 'aft' | 'either' | null;
}

export interface PieceMeasure extends NearestMeasure {
  /** By arc of the first place; null where it has none (projectile, feature, point). */
  readonly arcs: Readonly<Partial<Record<ArcName, ArcMeasure>>> | null;
}

/**
 * The shortest distance between two places, edge to edge, and the verdict of every arc of the first place's base.
 * Touching is distance <= tolerance and counts as 0. Refuses `same-piece`, `unknown-id`, `unknown-class`.
 */
export function measurePieces(
  pack: ContentPack,
  table: SectorTable,
  from: Place,
  to: Place,
): Result<PieceMeasure, Refusal> {
  const found = findBoth(pack, table, from, to);
  if (!found.ok) return found;
  const [first, second] = found.value;
  const arcs = first.unit === null ? null : arcsOf(pack, first.unit, second, table.readings);
  return ok({ ...nearestOf(pack, first, second, table.readings), arcs });
}

/** As `measurePieces` without the arcs, for those who judge reaches themselves. */
export function measureNearest(
  pack: ContentPack,
  table: SectorTable,
  from: Place,
  to: Place,
): Result<NearestMeasure, Refusal> {
  const found = findBoth(pack, table, from, to);
  if (!found.ok) return found;
  const [first, second] = found.value;
  return ok(nearestOf(pack, first, second, table.readings));
}

function findBoth(
  pack: ContentPack,
  table: SectorTable,
  from: Place,
  to: Place,
): Result<readonly [FoundPlace, FoundPlace], Refusal> {
  if (from.type === 'piece' && to.type === 'piece' && from.id === to.id) return err(samePiece(from.id));
  const first = findPlace(pack, table, from);
  if (!first.ok) return first;
  const second = findPlace(pack, table, to);
  return second.ok ? ok([first.value, second.value]) : second;
}

function samePiece(id: string): Refusal {
  return { code: 'same-piece', message: `"${id}" cannot be measured against itself.` };
}

function nearestOf(pack: ContentPack, from: FoundPlace, to: FoundPlace, readings?: Readings): NearestMeasure {
  const shortest = distance(from.shape, to.shape);
  const touching = atMost(shortest.distanceIn, 0);
  return {
    distanceIn: touching ? 0 : shortest.distanceIn,
    from: shortest.from,
    to: shortest.to,
    touching,
    endAttacked: to.unit === null ? null : endOf(pack, from, to.unit, readings),
  };
}

/** True for units whose bases have arcs and ends: all but projectiles. */
export function hasArcs(pack: ContentPack, unit: Pick<TableUnit, 'class'>): boolean {
  const baseId = baseIdOf(pack, unit);
  return baseId !== undefined && baseId !== 'projectile';
}

function arcsOf(
  pack: ContentPack,
  unit: TableUnit,
  target: FoundPlace,
  readings?: Readings,
): PieceMeasure['arcs'] {
  const base = firingBase(pack, unit);
  const names = baseOf(pack, unit)?.arcs ?? [];
  if (base === undefined || !hasArcs(pack, unit)) return null;
  return Object.fromEntries(names.map((arc) => [arc, judgeArc(base, arc, target, readings)]));
}

/**
 * One arc against a target. By the default reading a target is in the arc when any part of it lies there; by
 * `arc.target` = centre its centre decides, in verdict and margins, while the distance stays edge to edge inside
 * the arc. On a limit line is in.
 */
export function judgeArc(
  base: FiringBase,
  arc: ArcName,
  target: Pick<FoundPlace, 'shape' | 'centre'>,
  readings?: Readings,
): ArcMeasure {
  const whole = measureArc(base, arc, target.shape);
  if (readingOf(readings, 'arc.target') === 'edge') return whole;
  const centre = measureArc(base, arc, { type: 'point', at: target.centre });
  const { marginIn, marginDeg, limit } = centre;
  return centre.in
    ? { ...whole, in: true, marginIn, marginDeg, limit }
    : { in: false, distanceIn: null, marginIn, marginDeg, from: null, to: null, limit };
}

function endOf(
  pack: ContentPack,
  attacker: FoundPlace,
  defender: TableUnit,
  readings?: Readings,
): PieceMeasure['endAttacked'] {
  const base = firingBase(pack, defender);
  if (base === undefined || !hasArcs(pack, defender)) return null;
  const end = endAttacked(attacker.shape, base);
  return end === 'either' && readingOf(readings, 'arc.endOnLine') === 'fore' ? 'fore' : end;
}
