/** A tile in the air: the hole it left, its hex with the ports at its edges, and the ring it is turned by. About its centre. */
import { traceDashed } from '../../draw/dashes';
import type { Polyline } from '../../draw/flatten';
import { pushArc } from '../../draw/flatten';
import type { Frame } from '../../draw/frame';
import { radialFill } from '../../draw/gradients';
import type { Pen } from '../../draw/pen';
import { turnedBy } from '../geometry/curves';
import { middleOfEdge } from '../geometry/face-curves';
import { NETWORK_INKS } from '../inks';
import { pieceScale, RING_RADIUS } from '../layout/sizes';
import type { ChartTile } from '../model';
import { networkGradients } from './gradients';
import { fill, hexLine, TILE_SIZE } from './tiles';

const NOTCHES = [0, 1, 2, 3, 4, 5] as const;

export function drawHole(pen: Pen, frame: Frame): void {
  const { lifted } = NETWORK_INKS[frame.theme];
  const outline = hexLine(TILE_SIZE, frame.pxPerIn);
  pen.g.poly(outline).fill({ color: lifted.hole });
  traceDashed(pen.g, outline, true, 4, 4.5);
  pen.g.stroke({ color: lifted.holeRim, width: 1.25 });
}

/** `deg` is how far the tile is turned away from lying straight. */
export function drawLifted(pen: Pen, kind: ChartTile['kind'], deg: number, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const side = frame.pxPerIn;
  const [shadow, shade] = inks.lifted.shadow;
  for (const grow of [0.1, 0.05]) {
    const under = hexLine(TILE_SIZE + grow, side, deg).map((v, i) => (i % 2 === 1 ? v + 0.05 * side : v));
    pen.g.poly(under).fill({ color: shadow, alpha: shade });
  }
  const outline = hexLine(TILE_SIZE, side, deg);
  pen.g.poly(outline).fill(fill(inks.lifted.fill));
  if (kind === 'start') pen.g.poly(outline).fill(radialFill(networkGradients(frame.theme).start, 0, 0, side));
  pen.g.poly(outline).stroke({ color: inks.lifted.rim, width: 2.4, join: 'miter' });
  for (const edge of NOTCHES) {
    const { x, y } = turnedBy(middleOfEdge(edge), deg);
    pen.g.circle(x * TILE_SIZE * side, y * TILE_SIZE * side, 2.8 * pieceScale(side));
  }
  pen.g.fill({ color: inks.lifted.rim });
}

/** The ring with its six notches, from the north: how far the tile is turned, where it will come to rest, the knob. */
export function drawTurnRing(pen: Pen, dragDeg: number, frame: Frame): void {
  const { lifted, beyond } = NETWORK_INKS[frame.theme];
  const scale = pieceScale(frame.pxPerIn);
  const r = RING_RADIUS * frame.pxPerIn;
  const at = (deg: number): readonly [number, number] => {
    const { x, y } = turnedBy({ x: 0, y: -r }, deg);
    return [x, y];
  };
  pen.g.circle(0, 0, r).stroke({ color: beyond, alpha: 0.55, width: 6.5 });
  pen.g.circle(0, 0, r).stroke({ color: lifted.ring, width: 1.25 });
  const rest = 60 * Math.round(dragDeg / 60);
  for (const notch of NOTCHES) {
    if ((60 * notch - rest) % 360 === 0) continue;
    pen.g.circle(...at(60 * notch), 3.6 * scale).fill({ color: lifted.ring });
    pen.g.circle(...at(60 * notch), 3.6 * scale).stroke({ color: beyond, width: 1.4 });
  }
  const arc: Polyline = [...at(0)];
  pushArc(arc, { x: 0, y: 0 }, r, -90, dragDeg, 1, frame.sagittaPx);
  if (Math.abs(dragDeg) > 0.01) {
    for (let i = 0; i < arc.length; i += 2)
      if (i === 0) pen.g.moveTo(arc[0]!, arc[1]!);
      else pen.g.lineTo(arc[i]!, arc[i + 1]!);
    pen.g.stroke({ color: lifted.arc, width: 3.6 * scale, cap: 'round', join: 'round' });
  }
  pen.g.circle(...at(rest), 5.8 * scale).fill({ color: beyond });
  pen.g.circle(...at(rest), 5.8 * scale).stroke({ color: lifted.arc, width: 2.2 });
  drawKnob(pen, at(dragDeg), dragDeg, scale, frame);
}

/** A disc with two arrows along the ring. */
function drawKnob(
  pen: Pen,
  [x, y]: readonly [number, number],
  deg: number,
  scale: number,
  frame: Frame,
): void {
  const { lifted } = NETWORK_INKS[frame.theme];
  pen.g.circle(x, y, 9.4 * scale).fill({ color: lifted.knob });
  pen.g.circle(x, y, 9.4 * scale).stroke({ color: lifted.knobInk, width: 2.2 * scale });
  const tip = (dx: number, dy: number): readonly [number, number] => {
    const turned = turnedBy({ x: dx * scale, y: dy * scale }, deg);
    return [x + turned.x, y + turned.y];
  };
  for (const way of [-1, 1])
    pen.g
      .moveTo(...tip(1.8 * way, -3.2))
      .lineTo(...tip(4.4 * way, 0))
      .lineTo(...tip(1.8 * way, 3.2));
  pen.g.stroke({ color: lifted.knobInk, width: 1.7 * scale, cap: 'round', join: 'round' });
}
