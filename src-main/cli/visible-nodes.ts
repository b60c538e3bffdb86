/** The nodes of a drawing that touch a part of it, so that a band of a picture need not know the rest. */
import { assertNever } from '../../shared/base';
import type { Box, DrawingNode, PathStep } from '../../shared/drawing';

/** Every node with something inside `box`, groups without what they lost; clips count as what they leave. */
export function visibleNodes(nodes: readonly DrawingNode[], box: Box): DrawingNode[] {
  return nodes.flatMap((node): DrawingNode[] => {
    switch (node.type) {
      case 'path':
        return visiblePath(node, box);
      case 'group': {
        if (node.clip !== null && !touches(node.clip, box, 0)) return [];
        const left = visibleNodes(node.nodes, box);
        return left.length === 0 ? [] : [{ ...node, nodes: left }];
      }
      default:
        return assertNever(node);
    }
  });
}

type PathNode = Extract<DrawingNode, { readonly type: 'path' }>;

/** Lines that are only stroked lose each part that the box does not meet; what is filled stays whole. */
function visiblePath(node: PathNode, box: Box): PathNode[] {
  const halfWidthIn = (node.stroke?.widthIn ?? 0) / 2;
  if (!touches(node.steps, box, halfWidthIn)) return [];
  if (node.fill !== null) return [node];
  const parts = partsOf(node.steps);
  const left = parts.filter((part) => touches(part, box, halfWidthIn));
  return left.length === parts.length ? [node] : [{ ...node, steps: left.flat() }];
}

/** From each move to the next. */
function partsOf(steps: readonly PathStep[]): readonly (readonly PathStep[])[] {
  const parts: PathStep[][] = [];
  for (const step of steps) {
    const last = parts.at(-1);
    if (last === undefined || step.type === 'move') parts.push([step]);
    else last.push(step);
  }
  return parts;
}

/** By the box of all points, those that only bend a curve too: it may say yes too often, never no. */
function touches(steps: readonly PathStep[], box: Box, halfWidthIn: number): boolean {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const step of steps) {
    if (step.type === 'close') continue;
    for (const { x, y } of step.type === 'curve' ? [...step.by, step.to] : [step.to]) {
      [x0, x1] = [Math.min(x0, x), Math.max(x1, x)];
      [y0, y1] = [Math.min(y0, y), Math.max(y1, y)];
    }
  }
  const w = halfWidthIn;
  return x0 - w <= box.x1 && x1 + w >= box.x0 && y0 - w <= box.y1 && y1 + w >= box.y0;
}
