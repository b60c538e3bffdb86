/** Range bands: everything within so many inches of a piece, edge to edge. */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import { type Path, type PathStep, type Point, regionPath } from '../geometry';
import { unknownId } from './pieces';
import type { SectorTable } from './types';
import { firingBase, shapeOfFeature, unknownClass } from './unit-class';

export interface RangeBand {
  readonly rangeIn: number;
  /** Closed outline of the points within the range of the piece: lines and circular arcs, table frame, inches. */
  readonly path: Path;
}

/**
 * The bands around a piece at ranges in inches: a unit's follow its outline, a feature's its disc. "At N" lies on the
 * edge of band N. Ranges that are not positive are left out. Refuses `unknown-id`, `unknown-class`.
 */
export function rangeBands(
  pack: ContentPack,
  table: SectorTable,
  pieceId: string,
  rangesIn: readonly number[],
): Result<readonly RangeBand[], Refusal> {
  const ranges = rangesIn.filter((rangeIn) => rangeIn > 0);
  const unit = table.units.find(({ id }) => id === pieceId);
  if (unit !== undefined) {
    const base = firingBase(pack, unit);
    if (base === undefined) return err(unknownClass(unit));
    return ok(ranges.map((rangeIn) => ({ rangeIn, path: regionPath(base, 'all', rangeIn) })));
  }
  const feature = table.features.find(({ id }) => id === pieceId);
  if (feature === undefined) return err(unknownId(pieceId));
  const { centre, radiusIn } = shapeOfFeature(pack, feature);
  return ok(ranges.map((rangeIn) => ({ rangeIn, path: circlePath(centre, radiusIn + rangeIn) })));
}

/** A whole circle as two half ones, clockwise from its east. */
export function circlePath(centre: Point, radiusIn: number): Path {
  const east = { x: centre.x + radiusIn, y: centre.y };
  const west = { x: centre.x - radiusIn, y: centre.y };
  const half = (to: Point, fromDeg: number): PathStep => {
    return { type: 'arc', to, centre, radiusIn, fromDeg, toDeg: fromDeg + 180 };
  };
  return { start: east, steps: [half(west, 0), half(east, 180)] };
}
