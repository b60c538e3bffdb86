/** Tiles as they lie, drawn about their centre: a face by its kind, corruption over it, a rim where it may be pressed. */
import { traceHatch } from '../../draw/dashes';
import { scalePoints } from '../../draw/flatten';
import type { Frame } from '../../draw/frame';
import { radialFill } from '../../draw/gradients';
import type { Pen } from '../../draw/pen';
import { hexCorners } from '../geometry/face-curves';
import { NETWORK_INKS, type Tint } from '../inks';
import type { ChartTile } from '../model';
import { networkGradients } from './gradients';

/** A tile's edge, in sides: a hairline of ground stays between two tiles. */
export const TILE_SIZE = 0.97;
const MOULD_SIZE = 0.95;
const BRACKET_SIZE = 0.89;
const BRACKET_SHARE = 0.17;
const OFFER_SIZE = 0.945;
const START_RINGS = [0.34, 0.56, 0.78] as const;

export function hexLine(size: number, sidePx: number, deg = 0): number[] {
  return scalePoints(hexCorners(size, deg), sidePx);
}

export const stroke = ([color, alpha]: Tint, width: number) => ({ color, alpha, width });
export const fill = ([color, alpha]: Tint) => ({ color, alpha });

/** `deg` turns the hex itself while it is in the air. */
export function drawTileFace(pen: Pen, kind: ChartTile['kind'], frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const side = frame.pxPerIn;
  const face = inks.tile[kind];
  const outline = hexLine(TILE_SIZE, side);
  pen.g.poly(outline).fill({ color: face.fill });
  if (kind === 'start') drawStart(pen, frame);
  pen.g.poly(outline).stroke({ color: face.rim, width: face.width, join: 'miter' });
  if (kind === 'mission') drawBrackets(pen, frame);
}

function drawStart(pen: Pen, frame: Frame): void {
  const { startRing } = NETWORK_INKS[frame.theme];
  const side = frame.pxPerIn;
  pen.g.poly(hexLine(TILE_SIZE, side)).fill(radialFill(networkGradients(frame.theme).start, 0, 0, side));
  START_RINGS.forEach((radius, i) => {
    pen.g.circle(0, 0, radius * side).stroke({ color: startRing, alpha: 0.42 - 0.07 * i, width: 1.25 });
  });
}

function drawBrackets(pen: Pen, frame: Frame): void {
  const corners = hexCorners(BRACKET_SIZE);
  const side = frame.pxPerIn;
  corners.forEach((corner, i) => {
    const towardsCorner = (other: { x: number; y: number }): readonly [number, number] => [
      (corner.x + (other.x - corner.x) * BRACKET_SHARE) * side,
      (corner.y + (other.y - corner.y) * BRACKET_SHARE) * side,
    ];
    const [before, after] = [corners[(i + 5) % 6] ?? corner, corners[(i + 1) % 6] ?? corner];
    const [from, to] = [towardsCorner(before), towardsCorner(after)];
    pen.g
      .moveTo(...from)
      .lineTo(corner.x * side, corner.y * side)
      .lineTo(...to);
  });
  pen.g.stroke({ ...stroke(NETWORK_INKS[frame.theme].bracket, 1.25), join: 'miter' });
}

/** Magenta hatching over a tile that holds Corruption. */
export function drawMould(pen: Pen, frame: Frame): void {
  const { mould } = NETWORK_INKS[frame.theme];
  const outline = hexLine(MOULD_SIZE, frame.pxPerIn);
  pen.g.poly(outline).fill(fill(mould.ground));
  traceHatch(pen.g, outline, 120, 6);
  pen.g.stroke(stroke(mould.hatch, 1.1));
  pen.g.poly(outline).stroke(stroke(mould.rim, 1.25));
}

/** The bright rim of a space that may be pressed now, or that is chosen: broader, over a tint. */
export function drawOffer(pen: Pen, state: 'offered' | 'chosen', frame: Frame): void {
  const { offered } = NETWORK_INKS[frame.theme];
  const outline = hexLine(OFFER_SIZE, frame.pxPerIn);
  const isChosen = state === 'chosen';
  pen.g.poly(outline).fill({ color: offered, alpha: isChosen ? 0.12 : 0.05 });
  for (const [width, alpha] of [
    [9, 0.06],
    [5, 0.1],
  ] as const)
    pen.g.poly(outline).stroke({ color: offered, alpha, width });
  pen.g.poly(outline).stroke({ color: offered, alpha: isChosen ? 1 : 0.8, width: isChosen ? 3 : 1.5 });
}

/** Two rings: they read on every ground. */
export function drawFocusedTile(pen: Pen, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  pen.g.poly(hexLine(1.0, frame.pxPerIn)).stroke({ color: inks.beyond, width: 6 });
  pen.g.poly(hexLine(1.0, frame.pxPerIn)).stroke({ color: inks.bright, width: 2.5 });
}
