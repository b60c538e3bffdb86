import { describe, expect, it } from 'vitest';
import type { DrawingNode, PathStep } from '../../shared/drawing';
import { visibleNodes } from './visible-nodes';

const BOX = { x0: 0, y0: 0, x1: 10, y1: 10 };
const line = (x0: number, y0: number, x1: number, y1: number): readonly PathStep[] => [
  { type: 'move', to: { x: x0, y: y0 } },
  { type: 'line', to: { x: x1, y: y1 } },
];
const ink = { colour: '#000000', opacity: 1 };
const stroke = { ...ink, widthIn: 1, dashIn: [], cap: 'butt' } as const;
const path = (steps: readonly PathStep[], fill = false): DrawingNode => ({
  type: 'path',
  steps,
  fill: fill ? ink : null,
  evenOdd: false,
  stroke,
});

describe('the part of a drawing that a band shows', () => {
  it('has of stroked lines those that meet it, by half their width too', () => {
    const [inside, edge, outside] = [line(1, 1, 2, 2), line(-5, 10.4, 15, 10.4), line(1, 20, 2, 20)];
    expect(visibleNodes([path([...outside, ...inside, ...edge, ...outside])], BOX)).toEqual([
      path([...inside, ...edge]),
    ]);
    expect(visibleNodes([path(outside)], BOX)).toEqual([]);
  });

  it('has what is filled whole, for a part of it may be the hole of another', () => {
    const filled = path([...line(1, 1, 2, 2), ...line(1, 20, 2, 20)], true);
    expect(visibleNodes([filled], BOX)).toEqual([filled]);
  });

  it('has no group of which nothing is left, and none whose clip lies elsewhere', () => {
    const group = (nodes: readonly DrawingNode[], clip: readonly PathStep[] | null = null): DrawingNode => ({
      type: 'group',
      title: null,
      clip,
      nodes,
    });
    const seen = path(line(1, 1, 2, 2));
    expect(visibleNodes([group([path(line(1, 20, 2, 20))])], BOX)).toEqual([]);
    expect(visibleNodes([group([seen], line(20, 20, 30, 30))], BOX)).toEqual([]);
    expect(visibleNodes([group([seen], line(5, 5, 30, 30))], BOX)).toEqual([
      group([seen], line(5, 5, 30, 30)),
    ]);
  });
});
