/** Nodes about their place: planet as a sphere, moon with what it gives, point; and everything that makes one stand out. */
import { traceDashed } from '../../draw/dashes';
import { flattenCircle } from '../../draw/flatten';
import type { Frame } from '../../draw/frame';
import { radialFill } from '../../draw/gradients';
import type { Pen } from '../../draw/pen';
import { NETWORK_INKS } from '../inks';
import { MISSION_RADIUS, NODE_RADIUS } from '../layout/sizes';
import type { ChartNode, NodeMark } from '../model';
import { drawResource } from './glyphs';
import { networkGradients } from './gradients';
import { fill } from './tiles';

export interface NodeFace {
  readonly node: Pick<ChartNode, 'kind' | 'resources'>;
  /** Planets of Mission tiles are violet, all others teal. */
  readonly isMissionTile: boolean;
  readonly marks: readonly NodeMark[];
  readonly scale: number;
}

type MarkType = NodeMark['type'];
const has = ({ marks }: NodeFace, type: MarkType): boolean => marks.some((mark) => mark.type === type);
const isLit = (face: NodeFace): boolean =>
  has(face, 'connected') || has(face, 'costly') || has(face, 'chosen');

/** The soft light under a node that may be gone to, or that is newly reachable. */
export function drawGlow(pen: Pen, face: NodeFace, frame: Frame): void {
  const gradients = networkGradients(frame.theme);
  if (isLit(face)) {
    const r = 40 * face.scale;
    pen.g.circle(0, 0, r).fill(radialFill(gradients.halo, 0, 0, r));
  } else if (has(face, 'gained')) {
    const r = 29 * face.scale;
    pen.g.circle(0, 0, r).fill(radialFill(gradients.gained, 0, 0, r));
  }
}

export const glows = (face: NodeFace): boolean => isLit(face) || has(face, 'gained');

export function drawNode(pen: Pen, face: NodeFace, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const r = NODE_RADIUS[face.node.kind] * face.scale;
  if (face.node.kind === 'planet') drawPlanet(pen, face, r, frame);
  else drawDisc(pen, face, r, frame);
  drawRings(pen, face, r, frame);
  if (!has(face, 'lost')) return;
  const arm = 6 * face.scale;
  pen.g.circle(0, 0, r).fill({ color: inks.beyond, alpha: 0.62 });
  pen.g.moveTo(-arm, -arm).lineTo(arm, arm).moveTo(arm, -arm).lineTo(-arm, arm);
  pen.g.stroke({ color: inks.lost, width: 2.8 * face.scale, cap: 'round' });
}

function drawPlanet(pen: Pen, face: NodeFace, r: number, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const gradients = networkGradients(frame.theme);
  const body = face.isMissionTile ? gradients.planet : gradients.world;
  pen.g.circle(0, 0, r).fill(radialFill(body, -0.32 * r, -0.4 * r, 1.8 * r));
  // the night side
  pen.g
    .moveTo(-r, 0)
    .arcToSvg(r, r, 0, 0, 0, 0.71 * r, 0.71 * r)
    .arcToSvg(1.24 * r, 1.24 * r, 0, 0, 1, -r, 0)
    .fill(fill(inks.shade));
  if (face.isMissionTile && !isRinged(face))
    pen.g.circle(0, 0, 1.27 * r).stroke({ color: inks.planetRing[0], alpha: inks.planetRing[1], width: 1.1 });
}

const isRinged = (face: NodeFace): boolean => has(face, 'mission') || isLit(face);

function drawDisc(pen: Pen, face: NodeFace, r: number, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const [first] = face.node.resources;
  const own = face.node.kind === 'moon' && first ? inks.resource[first] : inks.point;
  const ink = isLit(face) ? inks.bright : has(face, 'gained') ? inks.gained : own;
  const width = (isLit(face) || has(face, 'gained') ? 2.4 : 1.6) * face.scale;
  pen.g.circle(0, 0, r).fill({ color: inks.nodeGround });
  pen.g.circle(0, 0, r).stroke({ color: ink, width });
  if (face.node.kind === 'point') {
    if (isLit(face)) pen.g.circle(0, 0, 0.42 * r).fill({ color: inks.bright });
    return;
  }
  const shown = face.node.resources;
  const size = (shown.length > 1 ? 0.5 : 0.74) * face.scale;
  shown.forEach((resource, i) => {
    const x = (i - (shown.length - 1) / 2) * 8.4 * face.scale;
    const colours = { ink: inks.resource[resource], ground: inks.nodeGround, cut: inks.resourceCut };
    drawResource(pen.g, resource, size, colours, x);
  });
}

function drawRings(pen: Pen, face: NodeFace, r: number, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const { scale } = face;
  const dashed = (radius: number, on: number, off: number, color: number, width: number): void => {
    traceDashed(pen.g, flattenCircle({ x: 0, y: 0 }, radius, 1, frame.sagittaPx), true, on, off);
    pen.g.stroke({ color, width });
  };
  if (has(face, 'mission')) {
    pen.g.circle(0, 0, 15.4 * scale).stroke({ color: inks.bright, width: 1.9 * scale });
    dashed(MISSION_RADIUS * scale, 4.2 * scale, 3.2 * scale, inks.bright, 1.3 * scale);
  }
  const clear = has(face, 'mission') ? (MISSION_RADIUS + 3) * scale : r + 5 * scale;
  if (face.node.kind === 'planet' && isLit(face) && !has(face, 'mission'))
    pen.g.circle(0, 0, r + 5 * scale).stroke({ color: inks.bright, width: 2 * scale });
  if (isLit(face))
    pen.g.circle(0, 0, clear + 4.5 * scale).stroke({ color: inks.bright, alpha: 0.5, width: 1.1 * scale });
  if (has(face, 'chosen')) {
    pen.g.circle(0, 0, clear).stroke({ color: inks.bright, width: 2.4 * scale });
    pen.g.circle(0, 0, clear + 4.5 * scale).stroke({ color: inks.bright, width: 2.4 * scale });
  }
  if (has(face, 'gained') && face.node.kind === 'planet')
    pen.g.circle(0, 0, r + 4 * scale).stroke({ color: inks.gained, width: 2.2 * scale });
  if (has(face, 'was-here'))
    dashed(Math.max(r, 10 * scale) + 3 * scale, 3, 3.4, inks.lifted.before, 1.4 * scale);
}

/** Where a node was before a turn. */
export function drawFormerNode(pen: Pen, scale: number, frame: Frame): void {
  traceDashed(pen.g, flattenCircle({ x: 0, y: 0 }, 10 * scale, 1, frame.sagittaPx), true, 2.4, 3);
  pen.g.stroke({ color: NETWORK_INKS[frame.theme].lifted.before, width: 1.4 * scale });
}

/** Square, so that it is no ring of the game. */
export function drawFocusedNode(pen: Pen, r: number, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const half = r + 8;
  const ring = (): void => void pen.g.roundRect(-half, -half, 2 * half, 2 * half, 8);
  ring();
  pen.g.stroke({ color: inks.beyond, width: 6 });
  ring();
  pen.g.stroke({ color: inks.bright, width: 2.5 });
}
