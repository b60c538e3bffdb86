import { describe, expect, it } from 'vitest';
import { BASES, firingBase } from '../../tests/property/geometry-bases';
import { endAttacked } from './end-attacked';
import { outlineAt } from './frame';
import type { Polygon } from './types';

const defender = firingBase('medium', { x: 18, y: 18, headingDeg: 0 });
/** A small base of the same heading, `y` down the table, 4 inches to starboard. */
const beside = (y: number): Polygon => outlineAt(BASES.small.corners, { x: 22, y, headingDeg: 0 });
const point = (x: number, y: number) => ({ type: 'point', at: { x, y } }) as const;

describe('the end attacked', () => {
  it('is fore if the attacker’s nearest point lies ahead of the line through the defender’s side slots', () => {
    expect(endAttacked(point(22, 17.99), defender)).toBe('fore');
    expect(endAttacked(point(22, 18 - 1e-4), defender)).toBe('fore');
    expect(endAttacked(beside(17), defender)).toBe('fore');
  });

  it('is aft if it lies behind', () => {
    expect(endAttacked(point(14, 18 + 1e-4), defender)).toBe('aft');
    expect(endAttacked(beside(19), defender)).toBe('aft');
  });

  it('on the line the defender chooses', () => {
    for (const off of [-1e-7, 0, 1e-7]) expect(endAttacked(point(22, 18 + off), defender)).toBe('either');
  });

  it('with a witness segment that reaches both sides the defender chooses, wherever its middle lies', () => {
    expect(endAttacked(beside(18), defender)).toBe('either');
    expect(endAttacked(beside(17.5), defender)).toBe('either');
    expect(endAttacked(beside(18.7), defender)).toBe('either');
  });

  it('is judged by the nearest point alone, not by where most of the attacker lies', () => {
    // Turned so that one corner reaches ahead of the line while the rest lies behind.
    const corner: Polygon = {
      type: 'polygon',
      corners: [
        { x: 20, y: 17.9 },
        { x: 26, y: 20 },
        { x: 26, y: 25 },
      ],
    };
    expect(endAttacked(corner, defender)).toBe('fore');
  });
});
