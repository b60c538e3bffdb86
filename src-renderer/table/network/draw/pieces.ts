/** What people move: tokens and the two ships, about their place. The ships are larger and brighter than anything else. */
import { traceDashed, traceHatch } from '../../draw/dashes';
import { flattenCircle } from '../../draw/flatten';
import type { Frame } from '../../draw/frame';
import { radialFill } from '../../draw/gradients';
import type { Pen } from '../../draw/pen';
import { NETWORK_INKS } from '../inks';
import { SHIP_RADIUS, TOKEN_RADIUS } from '../layout/sizes';
import type { ChartShip, ChartToken } from '../model';
import { drawDiscovery, traceBurr, traceChevrons, traceDiamond, traceStar } from './glyphs';
import { networkGradients } from './gradients';

export function drawToken(
  pen: Pen,
  { kind, state }: Pick<ChartToken, 'kind' | 'state'>,
  scale: number,
  frame: Frame,
): void {
  const inks = NETWORK_INKS[frame.theme];
  const r = TOKEN_RADIUS[kind] * scale;
  if (state !== 'plain') drawOfferRing(pen, r + 4 * scale, state, frame);
  if (kind === 'corruption') {
    traceBurr(pen.g, r / 15);
    pen.g.fill({ color: inks.burr.fill });
    traceBurr(pen.g, r / 15);
    pen.g.stroke({ color: inks.burr.stroke, width: 1.2, join: 'round' });
    pen.g.circle(0, 0, 0.28 * r).fill({ color: inks.burr.eye });
    return;
  }
  if (kind === 'fleet') {
    traceDiamond(pen.g, r);
    pen.g.fill({ color: inks.fleet.ground });
    traceDiamond(pen.g, r);
    pen.g.stroke({ color: inks.fleet.ink, width: 1.8, join: 'miter' });
    traceChevrons(pen.g, r / 18);
    pen.g.stroke({ color: inks.fleet.ink, width: 2.1 * scale, cap: 'round', join: 'round' });
    return;
  }
  pen.g.roundRect(-0.8 * r, -0.8 * r, 1.6 * r, 1.6 * r, 3).fill({ color: inks.marker.ground });
  pen.g.roundRect(-0.8 * r, -0.8 * r, 1.6 * r, 1.6 * r, 3).stroke({ color: inks.marker.ink, width: 1.6 });
  pen.g.circle(0, 0, 0.3 * r).fill({ color: inks.marker.ink });
}

function drawOfferRing(pen: Pen, r: number, state: 'offered' | 'chosen', frame: Frame): void {
  const { offered } = NETWORK_INKS[frame.theme];
  const circle = flattenCircle({ x: 0, y: 0 }, r, 1, frame.sagittaPx);
  if (state === 'chosen') pen.g.circle(0, 0, r).fill({ color: offered, alpha: 0.18 });
  if (state === 'chosen') pen.g.circle(0, 0, r);
  else traceDashed(pen.g, circle, true, 5, 3.5);
  pen.g.stroke({ color: offered, width: 2 });
}

export function drawShip(
  pen: Pen,
  { ship, state }: Pick<ChartShip, 'ship' | 'state'>,
  scale: number,
  frame: Frame,
): void {
  pen.root.alpha = state === 'dragged' ? 0.85 : 1;
  if (ship === 'discovery') drawDiscoveryMarker(pen, state, scale, frame);
  else drawCharonMarker(pen, state, scale, frame);
}

/** The light round a ship, under every piece. */
export function drawShipGlow(pen: Pen, ship: ChartShip['ship'], scale: number, frame: Frame): void {
  const r = (ship === 'discovery' ? 2.4 : 2) * SHIP_RADIUS[ship] * scale;
  pen.g.circle(0, 0, r).fill(radialFill(networkGradients(frame.theme)[ship], 0, 0, r));
}

function drawDiscoveryMarker(pen: Pen, state: ChartShip['state'], scale: number, frame: Frame): void {
  const { discovery: inks } = NETWORK_INKS[frame.theme];
  const r = SHIP_RADIUS.discovery * scale;
  if (state === 'plain' || state === 'dragged') {
    traceDashed(pen.g, flattenCircle({ x: 0, y: 0 }, 1.2 * r, 1, frame.sagittaPx), true, 3, 3.6);
    pen.g.stroke({ color: inks.plate, width: 1.5 });
  } else drawOfferRing(pen, 1.24 * r, state, frame);
  pen.g.circle(0, 0, r).fill({ color: inks.fill });
  pen.g.circle(0, 0, r).stroke({ color: inks.rim, width: 2.4 * scale });
  drawDiscovery(pen.g, r / 23, inks.ink, inks.fill);
}

function drawCharonMarker(pen: Pen, state: ChartShip['state'], scale: number, frame: Frame): void {
  const { charon: inks } = NETWORK_INKS[frame.theme];
  const { beyond } = NETWORK_INKS[frame.theme];
  const r = SHIP_RADIUS.charon * scale;
  if (state === 'offered' || state === 'chosen') drawOfferRing(pen, 1.18 * r, state, frame);
  traceDiamond(pen.g, r + 3 * scale);
  pen.g.fill({ color: beyond, alpha: 0.6 });
  traceDiamond(pen.g, r);
  pen.g.fill({ color: inks.fill });
  traceHatch(pen.g, [0, -r, r, 0, 0, r, -r, 0], 45, 5);
  pen.g.stroke({ color: inks.hatch, width: 1.8 });
  traceDiamond(pen.g, r);
  pen.g.stroke({ color: inks.rim, width: 2.4 * scale, join: 'round' });
  traceStar(pen.g, r / 27);
  pen.g.fill({ color: inks.ink });
}
