/** What a travel sweeps and meets, statement by statement; `tests/property` holds the same for random travels. */
import { describe, expect, it } from 'vitest';
import { BASES, PROJECTILE } from '../../tests/property/geometry-bases';
import { distance } from './distance';
import { foreVector, outlineAt } from './frame';
import { clearTravel, firstContact, passesThrough } from './sweep';
import { sweptOutline } from './swept-outline';
import type { Disc, Point, Shape } from './types';

const NORTH = foreVector(0);
const mover = outlineAt(BASES.small.corners, { x: 18, y: 18, headingDeg: 0 });
/** A medium base across the way, its side `gapIn` ahead of the mover's fore edge. */
const across = (gapIn: number): Shape =>
  outlineAt(BASES.medium.corners, { x: 18, y: 18 - 1.07 - gapIn - 1.03, headingDeg: 90 });
const token = (x: number, y: number): Disc => ({ type: 'disc', centre: { x, y }, radiusIn: 0.625 });

describe('a sweep', () => {
  it('travels by translation: the swept shape is the convex hull of the start and end outlines', () => {
    const swept = sweptOutline(mover, foreVector(90), 5);
    const ends: readonly Point[] = [...mover.corners, ...mover.corners.map(({ x, y }) => ({ x: x + 5, y }))];
    const count = swept.corners.length;
    for (const corner of swept.corners)
      expect(ends.some(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < 1e-12)).toBe(true);
    for (const [index, from] of swept.corners.entries()) {
      const to = swept.corners[(index + 1) % count]!;
      for (const at of ends)
        expect((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)).toBeGreaterThan(-1e-9);
    }
    expect(count).toBe(12);
  });

  it('first contact is the least travel at which mover and obstacle touch', () => {
    expect(firstContact(mover, NORTH, 9, across(4))).toBeCloseTo(4, 12);
    expect(firstContact(mover, NORTH, 4, across(4))).toBeCloseTo(4, 12);
    // The token's rim meets the corner (0.367, 1.07) of the fore edge.
    const aside = token(18 + 0.367 + 0.175, 12);
    expect(firstContact(mover, NORTH, 9, aside)).toBeCloseTo(18 - 1.07 - 12 - 0.6, 12);
  });

  it('first contact is 0 when they touch at the start, whatever the way, and null beyond the travel', () => {
    for (const gapIn of [0, -1e-9, 1e-9, -0.5])
      for (const way of [0, 77, 180]) expect(firstContact(mover, foreVector(way), 3, across(gapIn))).toBe(0);
    expect(firstContact(mover, NORTH, 3.9999, across(4))).toBeNull();
    expect(firstContact(mover, foreVector(180), 9, across(4))).toBeNull();
    expect(firstContact(mover, NORTH, 0, across(1e-4))).toBeNull();
  });

  it('passing through is an overlap of the interiors at some travel, also where the end is clear', () => {
    expect(passesThrough(mover, NORTH, 12, across(4))?.atIn).toBeCloseTo(4, 12);
    const ended = outlineAt(BASES.small.corners, { x: 18, y: 6, headingDeg: 0 });
    expect(distance(ended, across(4)).distanceIn).toBeGreaterThan(0);
    expect(passesThrough(mover, NORTH, 4, across(4))).toBeNull();
    expect(clearTravel(mover, NORTH, 12, across(4))).toBeCloseTo(4, 12);
  });

  it('sliding along an edge is allowed', () => {
    const beside = outlineAt(BASES.large.corners, { x: 18 + 0.77 + 1.275, y: 12, headingDeg: 0 });
    expect(passesThrough(mover, NORTH, 15, beside)).toBeNull();
    expect(firstContact(mover, NORTH, 15, beside)).not.toBeNull();
    const nearer = outlineAt(BASES.large.corners, { x: 18 + 0.77 + 1.275 - 1e-4, y: 12, headingDeg: 0 });
    expect(passesThrough(mover, NORTH, 15, nearer)).not.toBeNull();
  });

  it('crossing a feature is a point shared by the swept shape and the token: touching its rim counts', () => {
    const torpedo = outlineAt(PROJECTILE, { x: 18, y: 18, headingDeg: 0 });
    const rim = 18 + 0.375 + 0.625;
    expect(firstContact(torpedo, NORTH, 9, token(rim, 12))).not.toBeNull();
    expect(firstContact(torpedo, NORTH, 9, token(rim + 9e-7, 12))).not.toBeNull();
    expect(firstContact(torpedo, NORTH, 9, token(rim + 1e-4, 12))).toBeNull();
  });
});
