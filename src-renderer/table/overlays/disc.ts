/** A number in a disc: the joints of a course, the stations of a plan. The one in hand is filled. */
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { Overlay } from './overlay';

const RADIUS_PX = 12;
const PAD_PX = 6;
const RISE_PX = 6;

export function drawDisc(pen: Pen, disc: Overlay<'disc'>, frame: Frame): void {
  const [x, y] = [disc.at.x * frame.pxPerIn, disc.at.y * frame.pxPerIn];
  const color = frame.inks.ink[disc.ink];
  // longer words make a pill of it
  const half = Math.max(RADIUS_PX, pen.measure(disc.text, 'figure') / 2 + PAD_PX);
  const trace = (grow: number): void => {
    const radius = RADIUS_PX + grow;
    pen.g.roundRect(x - half - grow, y - radius, 2 * (half + grow), 2 * radius, radius);
  };
  if (disc.active) {
    trace(5);
    pen.g.fill({ color, alpha: 0.28 });
  }
  trace(0);
  pen.g.fill({ color: disc.active ? color : frame.inks.slot }).stroke({ color, width: 1.75 });
  pen.text(disc.text, 'figure', x, y + RISE_PX, {
    colour: disc.active ? frame.inks.slot : frame.inks.ink.white,
    align: 'middle',
  });
  pen.closedBoxes.push({ x0: x - half - 2, y0: y - 14, x1: x + half + 2, y1: y + 14 });
}
