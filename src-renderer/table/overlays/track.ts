/** A straight travel with its inches: solid as far as it may go, dashed beyond, figures every second inch. */
import { traceDashed } from '../draw/dashes';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import { lineBoxes } from '../labels/boxes';
import type { Overlay } from './overlay';

type Track = Overlay<'track'>;

interface Line {
  readonly at: (inch: number) => readonly [number, number];
  readonly lengthIn: number;
  /** Unit vector to the left of the travel: where ticks and figures stand. */
  readonly left: readonly [number, number];
}

function lineOf(track: Track, ppi: number): Line | null {
  const [dx, dy] = [track.to.x - track.from.x, track.to.y - track.from.y];
  const lengthIn = Math.hypot(dx, dy);
  if (lengthIn < 1e-9) return null;
  const [ux, uy] = [dx / lengthIn, dy / lengthIn];
  return {
    at: (inch) => [(track.from.x + ux * inch) * ppi, (track.from.y + uy * inch) * ppi],
    lengthIn,
    left: [uy, -ux],
  };
}

export function drawTrack(pen: Pen, track: Track, frame: Frame): void {
  const line = lineOf(track, frame.pxPerIn);
  if (!line) return;
  const { ink, halo } = frame.inks;
  pen.boxes.push(...lineBoxes([...line.at(0), ...line.at(line.lengthIn)], 8));
  const legal = Math.max(0, Math.min(track.legalIn, line.lengthIn));
  pen.g.moveTo(...line.at(0)).lineTo(...line.at(line.lengthIn));
  pen.g.stroke({ color: halo, width: 5, alpha: 0.6 });
  if (legal > 0)
    pen.g
      .moveTo(...line.at(0))
      .lineTo(...line.at(legal))
      .stroke({ color: ink.ok, width: 2 });
  if (legal < line.lengthIn) {
    traceDashed(pen.g, [...line.at(legal), ...line.at(line.lengthIn)], false, 4, 3);
    pen.g.stroke({ color: ink.bad, width: 2 });
  }
  drawTicks(pen, line, frame);
  drawMarks(pen, track, line, frame);
}

function drawTicks(pen: Pen, line: Line, frame: Frame): void {
  const [lx, ly] = line.left;
  const half = frame.pxPerIn >= 20;
  const figures = frame.pxPerIn >= 16 ? 2 : 6;
  const step = half ? 0.5 : 1;
  for (let inch = 0; inch <= line.lengthIn + 1e-6; inch += step) {
    const [x, y] = line.at(inch);
    const whole = Math.abs(inch - Math.round(inch)) < 1e-6;
    const long = whole ? 12 : 6;
    pen.g.moveTo(x, y).lineTo(x + lx * long, y + ly * long);
    if (!whole || inch === 0 || Math.round(inch) % figures !== 0) continue;
    pen.text(String(Math.round(inch)), 'line', x + lx * 23, y + ly * 23 + 4, {
      colour: frame.inks.text2,
      align: 'middle',
    });
  }
  pen.g.stroke({ color: frame.inks.toolEdge, width: 1.25 });
}

/** Heavier marks across the line, such as where a ruler ends and the next begins. */
function drawMarks(pen: Pen, track: Track, line: Line, frame: Frame): void {
  const [lx, ly] = line.left;
  for (const inch of track.marksIn) {
    const [x, y] = line.at(inch);
    pen.g.moveTo(x - lx * 9, y - ly * 9).lineTo(x + lx * 16, y + ly * 16);
  }
  if (track.marksIn.length > 0) pen.g.stroke({ color: frame.inks.toolEdge, width: 2.25 });
}
