/** The deep ground of the star chart: a glow in the middle, a faint ring scale round the board, stars that are always the same. */
import { traceDashed } from '../../draw/dashes';
import { flattenCircle } from '../../draw/flatten';
import { fractions } from '../../draw/fractions';
import type { Frame } from '../../draw/frame';
import { radialFill } from '../../draw/gradients';
import type { Pen } from '../../draw/pen';
import { NETWORK_INKS } from '../inks';
import { networkGradients } from './gradients';

/** Rings of the scale, in sides of a hex; the last has ticks. */
const RINGS = [1.2, 2.4, 3.6] as const;
export const SCALE_RADIUS = 4.8;
const STARS = 420;
/** Stars lie in this square about the middle, in sides. */
const SKY = 14;
const GLOW_RADIUS = 6.2;

export function drawGround(pen: Pen, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const side = frame.pxPerIn;
  const glow = GLOW_RADIUS * side;
  pen.g.circle(0, 0, glow).fill(radialFill(networkGradients(frame.theme).deep, 0, 0, glow));
  drawStars(pen, frame);
  for (const ring of RINGS)
    traceDashed(pen.g, flattenCircle({ x: 0, y: 0 }, ring, side, frame.sagittaPx), true, 2, 6);
  pen.g.stroke({ color: inks.scaleRing, width: 1 });
  pen.g.circle(0, 0, SCALE_RADIUS * side).stroke({ color: inks.scaleRing, width: 1 });
  drawTicks(pen, frame);
}

/** Every 5 degrees, longer each 30. */
function drawTicks(pen: Pen, frame: Frame): void {
  const side = frame.pxPerIn;
  for (let deg = 0; deg < 360; deg += 5) {
    const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
    const inner = SCALE_RADIUS * side;
    const outer = inner + (deg % 30 === 0 ? 11 : deg % 15 === 0 ? 7 : 4);
    pen.g.moveTo(inner * cos, inner * sin).lineTo(outer * cos, outer * sin);
  }
  pen.g.stroke({ color: NETWORK_INKS[frame.theme].scaleTick, width: 1 });
}

const BRIGHTNESS = [0.18, 0.26, 0.36, 0.48] as const;

function drawStars(pen: Pen, frame: Frame): void {
  const { star, starAlpha } = NETWORK_INKS[frame.theme];
  const next = fractions(20_261_090);
  const fraction = (): number => next.next().value;
  const side = frame.pxPerIn;
  for (const alpha of BRIGHTNESS) {
    for (let k = 0; k < STARS / BRIGHTNESS.length; k += 1) {
      const [x, y, size] = [fraction() - 0.5, fraction() - 0.5, fraction()];
      pen.g.circle(x * SKY * side, y * SKY * side, 0.5 + 0.7 * size);
    }
    pen.g.fill({ color: star, alpha: alpha * starAlpha });
  }
}
