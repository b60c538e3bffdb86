/** What tests ask of a drawing: its paths as they lie on the table, its groups by name, the box of a part. */
import type { Box, Drawing, DrawingNode, PathStep } from '../../shared/drawing';

export type PathNode = Extract<DrawingNode, { type: 'path' }>;
export type GroupNode = Extract<DrawingNode, { type: 'group' }>;

export function pathsOf(nodes: readonly DrawingNode[]): PathNode[] {
  return nodes.flatMap((node) => (node.type === 'path' ? [node] : pathsOf(node.nodes)));
}

export function groupsOf(nodes: readonly DrawingNode[]): GroupNode[] {
  return nodes.flatMap((node) => (node.type === 'group' ? [node, ...groupsOf(node.nodes)] : []));
}

/** The one group whose title starts so. */
export function groupNamed(drawing: Pick<Drawing, 'nodes'>, start: string): GroupNode {
  const found = groupsOf(drawing.nodes).filter(({ title }) => title?.startsWith(start));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} groups are called ${start}`);
  return only;
}

/** A box about all points and handles that are not clipped away; curves lie inside the box of their handles. */
export function boundsOf(nodes: readonly DrawingNode[]): Box {
  return nodes.map(boundsOfNode).reduce(union, NONE);
}

const NONE: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };

function boundsOfNode(node: DrawingNode): Box {
  if (node.type === 'path') return boundsOfSteps(node.steps);
  const inner = boundsOf(node.nodes);
  if (!node.clip) return inner;
  const clip = boundsOfSteps(node.clip);
  const [x0, y0] = [Math.max(inner.x0, clip.x0), Math.max(inner.y0, clip.y0)];
  const [x1, y1] = [Math.min(inner.x1, clip.x1), Math.min(inner.y1, clip.y1)];
  return x0 < x1 && y0 < y1 ? { x0, y0, x1, y1 } : NONE;
}

function boundsOfSteps(steps: readonly PathStep[]): Box {
  return steps
    .flatMap(pointsOfStep)
    .map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y }))
    .reduce(union, NONE);
}

function union(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

export function pointsOfStep(step: PathStep) {
  if (step.type === 'close') return [];
  return step.type === 'curve' ? [...step.by, step.to] : [step.to];
}
