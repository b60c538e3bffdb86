import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { MANEUVER_KINDS, type Point, type Region, regionContains, signedArea } from '../geometry';
import { maneuverReach, wholeReach } from './reach';
import type { TableUnit } from './types';

const pack = shippedContent();
/** A small base with engine power 10 and a turn of 3. */
const fighter = (pose = poseAt(18, 18), alert = 'green 1') =>
  unitAt('a', 'jemhadar-fighter', pose, { alert });
const galaxy = (id: string, x: number, y: number, headingDeg = 0) =>
  unitAt(id, 'galaxy', poseAt(x, y, headingDeg));
const reachOf = (
  kind: Parameters<typeof maneuverReach>[3],
  units: readonly TableUnit[],
  readings?: Record<string, string>,
) => valueOf(maneuverReach(pack, tableOf(units, [], readings), 'a', kind));
const area = ({ outer, holes }: Region) =>
  [...outer, ...holes].reduce((sum, ring) => sum + signedArea(ring), 0);
const extent = ({ outer }: Region) => {
  const all = outer.flat();
  const of = (value: (at: Point) => number) => all.map(value);
  return [
    Math.min(...of(({ x }) => x)),
    Math.min(...of(({ y }) => y)),
    Math.max(...of(({ x }) => x)),
    Math.max(...of(({ y }) => y)),
  ];
};

describe('the reach of a unit alone', () => {
  it('forward: the centre turns about both head centres up to the impulse turn, then travels up to engine power', () => {
    const { centre, outline, toleranceIn } = reachOf('forward', [fighter()]);
    expect(toleranceIn).toBe(0.01);
    expect([centre.outer.length, centre.holes.length, outline.outer.length, outline.holes.length]).toEqual([
      1, 0, 1, 0,
    ]);
    // Head centres lie 1.065 to either side; after three notches the centre stands abreast, 10 away.
    const most = Math.hypot(1.065, 10);
    const [west = 0, north = 0, east = 0, south = 0] = extent(centre);
    expect(west).toBeCloseTo(18 - 1.065 - 10, 2);
    expect(east).toBeCloseTo(18 + 1.065 + 10, 2);
    expect(north).toBeCloseTo(18 - most, 1);
    expect(south).toBeCloseTo(18, 2);
  });

  it('is a mirror image of itself where the unit stands on the middle line', () => {
    const { outline } = reachOf('forward', [fighter()]);
    const [west = 0, , east = 0] = extent(outline);
    expect(west + east).toBeCloseTo(36, 2);
  });

  it('reverse and lateral take half the engine power and half the turn, rounded up', () => {
    expect(extent(reachOf('reverse', [fighter(poseAt(18, 18), 'yellow 1')]).centre)[3]).toBeCloseTo(
      18 + Math.hypot(1.065, 4),
      1,
    );
    const [west = 0, , east = 0] = extent(
      reachOf('lateral-port', [fighter(poseAt(18, 18), 'yellow 1')]).centre,
    );
    expect([west, east].map((x) => Math.round(x * 10) / 10)).toEqual([
      Math.round((18 - Math.hypot(1.41, 4)) * 10) / 10,
      18,
    ]);
  });

  it('warp does not turn: the centre keeps to a line, the base to the hull of its ends', () => {
    const { centre, outline } = reachOf('warp', [fighter(poseAt(18, 30))]);
    expect(centre.outer).toEqual([]);
    expect(centre.lines).toEqual([
      [
        { x: 18, y: 30 },
        { x: 18, y: 12 },
      ],
    ]);
    expect(extent(outline).map((each) => Math.round(each * 1e3) / 1e3)).toEqual([17.23, 10.93, 18.77, 31.07]);
  });

  it('come about turns about the centre to any heading', () => {
    const { centre, outline } = reachOf('come-about', [unitAt('a', { base: 'small' }, poseAt(18, 18))]);
    expect(centre.lines).toEqual([[{ x: 18, y: 18 }]]);
    // The farthest corner of a small base describes a circle.
    expect(area(outline)).toBeCloseTo(
      Math.PI *
        (0.367 ** 2 + 1.07 ** 2 > 0.661 ** 2 + 0.92 ** 2 ? 0.367 ** 2 + 1.07 ** 2 : 0.661 ** 2 + 0.92 ** 2),
      1,
    );
  });

  it('on notches the centre keeps to one line for each notch of either slot', () => {
    const { centre } = valueOf(maneuverReach(pack, tableOf([fighter()]), 'a', 'forward', 'notches'));
    expect([centre.outer.length, centre.lines.length]).toEqual([0, 7]);
    for (const [from, to] of centre.lines) {
      expect(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))).toBeCloseTo(10, 9);
    }
  });
});

describe('the reach of a unit among bases and at the edge', () => {
  const ahead = unitAt('b', { base: 'small' }, poseAt(18, 13));

  it('a base in the way leaves an island where impulse may pass through it, and bars what lies beyond where not', () => {
    const passing = reachOf('forward', [fighter(), ahead], { 'impulse.throughBase': 'yes' });
    expect([passing.centre.outer.length, passing.centre.holes.length]).toEqual([1, 1]);
    expect(regionContains(passing.centre, { x: 18, y: 13 })).toBe(false);
    expect(regionContains(passing.centre, { x: 18, y: 10.7 })).toBe(true);
    const barred = reachOf('forward', [fighter(), ahead]);
    expect(barred.centre.holes).toEqual([]);
    expect(area(barred.centre)).toBeLessThan(area(passing.centre) - 5);
  });

  it('an island keeps off the base by just what the mover needs: touching is allowed', () => {
    const { centre } = reachOf('forward', [fighter(), ahead], { 'impulse.throughBase': 'yes' });
    const nearest = Math.max(...(centre.holes[0] ?? []).map(({ y }) => y));
    // Straight ahead both bases are 1.07 long from the centre; turned, the mover comes closer with a corner.
    expect(nearest).toBeGreaterThan(13 + 1.07 + 1.07 - 0.01);
    expect(regionContains(centre, { x: 18, y: 13 + 2.14 + 0.02 })).toBe(true);
    expect(regionContains(centre, { x: 18, y: 13 + 2.14 - 0.02 })).toBe(false);
  });

  it('warp passes through a base but does not end on it: two stretches of one line', () => {
    const { centre, outline } = reachOf('warp', [fighter(poseAt(18, 30)), galaxy('b', 18, 20)]);
    expect(centre.lines.map((line) => line.map(({ y }) => Math.round(y * 1e3) / 1e3))).toEqual([
      [30, 23.57],
      [16.43, 12],
    ]);
    expect(outline.outer).toHaveLength(2);
  });

  it('auxiliary units, features and projectiles forbid nothing', () => {
    const free = reachOf('forward', [fighter()]);
    const among = reachOf('forward', [
      fighter(),
      unitAt('s', 'type-6-shuttle', poseAt(18, 12)),
      unitAt('p', 'photon-torpedo', poseAt(16, 12)),
    ]);
    expect(among).toEqual(free);
  });

  it('the sector’s edge is kept: no outline crosses it', () => {
    for (const kind of MANEUVER_KINDS) {
      for (const [west, north, east, south] of [
        extent(reachOf(kind, [fighter(poseAt(3, 3, 200))]).outline),
      ]) {
        expect(Math.min(west ?? NaN, north ?? NaN)).toBeGreaterThan(-0.01);
        expect(Math.max(east ?? NaN, south ?? NaN)).toBeLessThan(36.01);
      }
    }
  });

  it('a base flush between two others may go straight ahead and nowhere else', () => {
    const { centre } = reachOf('forward', [
      fighter(),
      galaxy('b', 18 + 0.77 + 1.275, 14),
      galaxy('c', 18 - 0.77 - 1.275, 14),
    ]);
    expect(centre.lines).toEqual([
      [
        { x: 18, y: 18 },
        { x: 18, y: 8 },
      ],
    ]);
  });

  it('a unit that can do nothing of a kind reaches nothing', () => {
    const boxed = reachOf('forward', [fighter(), galaxy('b', 18, 18)]);
    expect(boxed).toMatchObject({
      outline: { outer: [], holes: [] },
      centre: { outer: [], holes: [], lines: [] },
    });
  });
});

describe('the reach of all kinds together', () => {
  it('covers what each kind covers', () => {
    const table = tableOf([fighter(), galaxy('b', 20, 12, 40)]);
    const whole = valueOf(wholeReach(pack, table, 'a'));
    for (const kind of MANEUVER_KINDS) {
      const { outline } = valueOf(maneuverReach(pack, table, 'a', kind));
      expect(area(whole.outline)).toBeGreaterThan(area(outline) - 0.01);
    }
    expect(whole.outline.outer).toHaveLength(1);
    expect(whole.centre.lines).toContainEqual([{ x: 18, y: 18 }]);
  });
});

describe('refusals', () => {
  it('a unit nobody placed, a figure nobody knows, and a unit without limits', () => {
    const table = tableOf([
      fighter(),
      unitAt('g', 'galor', poseAt(5, 5)),
      unitAt('t', 'photon-torpedo', poseAt(9, 9)),
      unitAt('m', { base: 'medium' }, poseAt(30, 30)),
    ]);
    expect(maneuverReach(pack, table, 'z', 'forward')).toMatchObject({ error: { code: 'unknown-id' } });
    for (const id of ['g', 't', 'm']) {
      expect(maneuverReach(pack, table, id, 'forward')).toMatchObject({ error: { code: 'unknown-figure' } });
      expect(maneuverReach(pack, table, id, 'come-about')).toMatchObject({ ok: true });
    }
    expect(wholeReach(pack, table, 'g')).toMatchObject({ error: { code: 'unknown-figure' } });
  });
});
