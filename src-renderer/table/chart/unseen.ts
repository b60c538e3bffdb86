/** Where a word on the table cannot be read: under what stays on the stage, and beyond the stage's edges. */
import type { PxBox } from '../draw/clip';
import type { ChartModel } from '../scene-model';
import { roseCentre, ROSE_GROUND_PX } from './rose';
import { RULER_LEFT_PX, RULER_TOP_PX } from './rulers';
import { scaleBarPlace } from './scale-bar';
import type { Stage } from './stage';

const FAR_PX = 1e5;
/** Letters that touch an edge look cut. */
const AIR_PX = 3;
/** The figures over the scale bar stand across its ends; the last one names the unit. */
const FIGURES = { left: 8, right: 22, above: 18, below: 4 } as const;
/** The rose's N stands over it. */
const ROSE_NORTH_PX = 16;

/** The boxes in pixels of the world, whose origin is the table's north-west corner. */
export function unseen(
  pxPerIn: number,
  chart: Pick<ChartModel, 'sizeIn' | 'units'>,
  stage: Stage,
  hasInstruments: boolean,
): PxBox[] {
  const { originX, originY } = stage;
  const boxes = [
    ...beyond(stage, hasInstruments ? { x0: RULER_LEFT_PX, y0: RULER_TOP_PX } : { x0: 0, y0: 0 }),
    ...(hasInstruments ? [barBox(pxPerIn, chart, stage), ...roseBox(stage)] : []),
  ];
  return boxes.map(({ x0, y0, x1, y1 }) => ({
    x0: x0 - originX,
    y0: y0 - originY,
    x1: x1 - originX,
    y1: y1 - originY,
  }));
}

/** Four strips round what can be seen: from `first` to the stage's far edges. */
function beyond({ width, height }: Stage, first: { readonly x0: number; readonly y0: number }): PxBox[] {
  const [west, north] = [first.x0 + AIR_PX, first.y0 + AIR_PX];
  const [east, south] = [width - AIR_PX, height - AIR_PX];
  return [
    { x0: -FAR_PX, y0: -FAR_PX, x1: FAR_PX, y1: north },
    { x0: -FAR_PX, y0: south, x1: FAR_PX, y1: FAR_PX },
    { x0: -FAR_PX, y0: north, x1: west, y1: south },
    { x0: east, y0: north, x1: FAR_PX, y1: south },
  ];
}

function barBox(pxPerIn: number, chart: Pick<ChartModel, 'sizeIn' | 'units'>, stage: Stage): PxBox {
  const { left, right, top } = scaleBarPlace(pxPerIn, chart, stage);
  return {
    x0: left - FIGURES.left,
    y0: top - FIGURES.above,
    x1: right + FIGURES.right,
    y1: top + FIGURES.below + 5,
  };
}

function roseBox(stage: Stage): PxBox[] {
  const centre = roseCentre(stage);
  if (!centre) return [];
  const { x, y } = centre;
  const r = ROSE_GROUND_PX;
  return [{ x0: x - r, y0: y - r - ROSE_NORTH_PX, x1: x + r, y1: y + r }];
}
