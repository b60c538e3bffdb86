/**
 * The names along the rims of systems: each as near as may be to the side that faces the middle of the sector, where no
 * piece, label or figure covers it; left out where it has no such place.
 */
import type { Container } from 'pixi.js';
import type { PxBox } from '../draw/clip';
import { pushArc } from '../draw/flatten';
import type { Polyline } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import { Pen } from '../draw/pen';
import { lineBoxes, overlap } from '../labels/boxes';
import type { ChartModel } from '../scene-model';
import { sectorBox } from './ground';
import { unitsPerIn } from './stage';

type System = ChartModel['systems'][number];

const RAD = Math.PI / 180;
const INSET_PX = 20;
const HALF_HEIGHT_PX = 8;
const STEP_DEG = 4;
/** The letters begin and end this far inside their line, degrees. */
const MARGIN_DEG = 2;

interface Place {
  readonly line: Polyline;
  readonly boxes: readonly PxBox[];
}

interface Rim {
  readonly pen: Pen;
  frame: Frame | null;
  words: string;
}

export class RimNames {
  readonly #root: Container;
  #rims: Rim[] = [];

  constructor(root: Container) {
    this.#root = root;
  }

  /** Sets every name clear of `closed` and inside the sector; returns the boxes they take. */
  update(chart: ChartModel, closed: readonly PxBox[], frame: Frame): PxBox[] {
    const sector = sectorBox(chart, frame.pxPerIn);
    while (this.#rims.length > chart.systems.length) this.#rims.pop()?.pen.destroy();
    return chart.systems.flatMap((system, i) => {
      const rim = (this.#rims[i] ??= this.#newRim());
      const text = nameOf(system, i, chart);
      const place = freePlace(system, frame.text.measure(text, 'rim'), sector, closed, frame.pxPerIn);
      drawRim(rim, text, place, frame);
      return place?.boxes ?? [];
    });
  }

  destroy(): void {
    for (const { pen } of this.#rims) pen.destroy();
    this.#rims = [];
  }

  #newRim(): Rim {
    const pen = new Pen();
    this.#root.addChild(pen.root);
    return { pen, frame: null, words: '' };
  }
}

/** Layouts number their systems; a plan's own may be named in any way. */
function nameOf(system: System, index: number, chart: ChartModel): string {
  const number = /^\d{1,2}$/.test(system.id) ? system.id : String(index + 1);
  const isMetric = chart.units === 'cm';
  const radius = isMetric ? `${(system.radiusIn * unitsPerIn(chart)).toFixed(1)} CM` : system.radiusIn;
  return `SYSTEM ${number} · RADIUS ${radius}`;
}

function drawRim(rim: Rim, text: string, place: Place | null, frame: Frame): void {
  const words = place ? `${text} ${place.line.join(' ')}` : '';
  if (rim.frame === frame && rim.words === words) return;
  rim.pen.begin(frame);
  if (place) {
    rim.pen.curved(text, 'rim', frame.inks.chart.lettering, place.line, lengthOf(place.line) / 2);
  }
  rim.pen.end();
  [rim.frame, rim.words] = [frame, words];
}

function lengthOf(line: Polyline): number {
  let length = 0;
  for (let i = 2; i < line.length; i += 2)
    length += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!);
  return length;
}

/** `width` and boxes in pixels of the world; null where the rim is too small for its name, or full. */
function freePlace(
  system: System,
  width: number,
  sector: PxBox,
  closed: readonly PxBox[],
  ppi: number,
): Place | null {
  const radiusIn = system.radiusIn - INSET_PX / ppi;
  if (width > radiusIn * ppi * 1.2) return null;
  const halfDeg = width / (radiusIn * ppi) / RAD / 2 + MARGIN_DEG;
  const towards = Math.atan2(sector.y1 / 2 / ppi - system.y, sector.x1 / 2 / ppi - system.x) / RAD;
  for (let off = 0; off <= 180; off += STEP_DEG) {
    for (const middle of [towards - off, towards + off]) {
      const line = rimLine(system, radiusIn, middle, halfDeg, ppi);
      if (!isInside(line, sector)) continue;
      const boxes = lineBoxes(line, HALF_HEIGHT_PX);
      if (!boxes.some((box) => closed.some((other) => overlap(box, other) > 0))) return { line, boxes };
    }
  }
  return null;
}

/** Runs clockwise, or against it where the letters would stand on their heads. */
function rimLine(system: System, radiusIn: number, middle: number, halfDeg: number, ppi: number): Polyline {
  const sense = Math.sin(middle * RAD) > 0.3 ? -1 : 1;
  const line: Polyline = [];
  pushArc(line, system, radiusIn, middle - sense * halfDeg, sense * 2 * halfDeg, ppi);
  return line;
}

function isInside(line: Polyline, box: PxBox): boolean {
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [line[i]!, line[i + 1]!];
    if (x < box.x0 + 8 || x > box.x1 - 8 || y < box.y0 + 8 || y > box.y1 - 8) return false;
  }
  return true;
}
