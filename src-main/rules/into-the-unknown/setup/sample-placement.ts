/** A legal place found by drawing points, and where chance finds none, by a scan: the same for every kind of thing put down. */
import type { Placement } from '../../../../shared/content/into-the-unknown';
import { type Box, type Disc, type Point, type Polygon, roundPoint } from '../../../../shared/geometry';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Random } from '../../engine';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { outlineAtPose } from './objects';
import { placesToTry } from './anchors';
import { groundOf, legalPlacement } from './placement';
import type { PlacementGround, Placing } from './placing';

/** The thing to be put down, by where its centre would be. */
export interface Sampling extends Omit<Placing, 'shape'> {
  readonly shapeAt: (centre: Point) => Disc | Polygon;
}

const DRAWS = 24;
/** Distance of the scan's lines, inches: finer than half a token. */
const SCAN_IN = 0.5;
const GRID = 1000;

/**
 * Centre of a legal place, table frame, inches; null when neither chance nor a scan of lines half an inch apart finds one,
 * so that what must be placed is left out.
 */
export function samplePlacement(
  table: Table,
  state: IntoTheUnknownState,
  where: Placement,
  sampling: Sampling,
  random: Random,
): Point | null {
  const ground = groundOf(table, state);
  const boxes = placesToTry(ground, where, sampling).map((box) => clipped(box, ground.box));
  if (boxes.length === 0) return null;
  const isLegal = legality(table, state, where, sampling, ground);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const box = boxes[random.below(boxes.length)];
    if (box === undefined) continue;
    const at = roundPoint({ x: between(box.x0, box.x1, random), y: between(box.y0, box.y1, random) });
    if (isLegal(at)) return at;
  }
  return scan(boxes, isLegal);
}

/** Whether anything can be put down at all, as `samplePlacement` finds it without chance. */
export function firstPlacement(
  table: Table,
  state: IntoTheUnknownState,
  where: Placement,
  sampling: Sampling,
): Point | null {
  const ground = groundOf(table, state);
  const boxes = placesToTry(ground, where, sampling).map((box) => clipped(box, ground.box));
  return scan(boxes, legality(table, state, where, sampling, ground));
}

function legality(
  table: Table,
  state: IntoTheUnknownState,
  where: Placement,
  { shapeAt, ...placing }: Sampling,
  ground: PlacementGround,
): (at: Point) => boolean {
  return (at) => legalPlacement(table, state, where, { ...placing, shape: shapeAt(at) }, ground) === null;
}

type Bounds = Omit<Box, 'type'>;

function clipped(box: Bounds, to: Bounds): Bounds {
  return {
    x0: Math.max(box.x0, to.x0),
    y0: Math.max(box.y0, to.y0),
    x1: Math.min(box.x1, to.x1),
    y1: Math.min(box.y1, to.y1),
  };
}

function between(low: number, high: number, random: Random): number {
  return low + ((high - low) * random.below(GRID + 1)) / GRID;
}

function scan(boxes: readonly Bounds[], isLegal: (at: Point) => boolean): Point | null {
  for (const { x0, y0, x1, y1 } of boxes) {
    for (let y = Math.ceil(y0 / SCAN_IN) * SCAN_IN; y <= y1; y += SCAN_IN) {
      for (let x = Math.ceil(x0 / SCAN_IN) * SCAN_IN; x <= x1; x += SCAN_IN) {
        if (isLegal({ x, y })) return { x, y };
      }
    }
  }
  return null;
}

/** A unit of a class that would stand at a heading; it is no obstacle to itself. Throws for a class without base. */
export function unitSampling(
  table: Table,
  unit: Pick<UnitState, 'id' | 'class' | 'owner'>,
  headingDeg: number,
): Sampling {
  return {
    seat: unit.owner,
    without: [unit.id],
    shapeAt: (at) => {
      const shape = outlineAtPose(table, unit.class, { ...at, headingDeg });
      if (shape === null) throw new Error(`No pack knows the base of ${unit.class}.`);
      return shape;
    },
  };
}
