import { describe, expect, it } from 'vitest';
import { addSwept } from './swept-contours';
import { type Contours, regionContains, signedArea } from './region';
import type { TurnFamily } from './turn-family';
import { unionOf } from './union';

const square = (x: number, y: number) => [
  { x: x - 1, y: y - 1 },
  { x: x + 1, y: y - 1 },
  { x: x + 1, y: y + 1 },
  { x: x - 1, y: y + 1 },
];
const family: TurnFamily = {
  pivot: { x: 10, y: 10 },
  sign: 1,
  startDeg: 0,
  turnDeg: 360,
  travelIn: 0,
  stopsDeg: [],
  direction: { x: 0, y: -1 },
  outline: [],
  centre: { x: 0, y: 0 },
};
const turned = (shape: ReturnType<typeof square>, turnDeg: number) => {
  const contours: Contours = [];
  addSwept(contours, family, shape, [
    { turnDeg: 0, fromIn: 0, toIn: 0 },
    { turnDeg, fromIn: 0, toIn: 0 },
  ]);
  return unionOf(contours);
};
const area = ({ outer, holes }: ReturnType<typeof unionOf>) =>
  [...outer, ...holes].reduce((sum, ring) => sum + signedArea(ring), 0);

describe('a shape turned all the way round', () => {
  it('covers a disc where the pivot lies in it', () => {
    const region = turned(square(0, 0), 360);
    expect(region.holes).toEqual([]);
    expect(area(region)).toBeCloseTo(2 * Math.PI, 1);
  });

  it('covers a ring where the pivot lies beside it', () => {
    const region = turned(square(0, 4), 360);
    expect(region.holes).toHaveLength(1);
    expect(area(region)).toBeCloseTo(Math.PI * (25 + 1 - 9), 0);
    expect(regionContains(region, { x: 10, y: 12.99 })).toBe(false);
    expect(regionContains(region, { x: 10, y: 13.01 })).toBe(true);
  });

  it('covers as much step by step, a hair short of the whole', () => {
    for (const [x, y] of [
      [0, 0],
      [0, 4],
      [1.5, 0.5],
    ] as const) {
      expect(area(turned(square(x, y), 359.99))).toBeCloseTo(area(turned(square(x, y), 360)), 1);
    }
  });
});
