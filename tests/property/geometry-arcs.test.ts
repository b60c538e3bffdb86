import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARCS,
  type ArcMeasure,
  type ArcName,
  type Disc,
  type FiringBase,
  type Point,
  type Polygon,
  type Pose,
  TOLERANCE_IN,
  distance,
  endAttacked,
  hasArc,
  measureArc,
  outlineAt,
  pathContains,
  regionPath,
  shapeContains,
  toShip,
  toTable,
} from '../../shared/geometry';
import { BASES, type BaseName, PROJECTILE, anyBaseName, anyPose, firingBase, onGrid } from './geometry-bases';
import { apart, innerPoints, mirrorPose, mirrorShape, movePose, moveShape } from './geometry-probes';

const LIMITED_ARCS = ARCS.filter((arc) => arc !== 'all');
const QUARTERS = ['fore-port', 'fore-starboard', 'aft-port', 'aft-starboard'] as const;
const MIRRORED: Readonly<Record<ArcName, ArcName>> = {
  all: 'all',
  fore: 'fore',
  aft: 'aft',
  port: 'starboard',
  starboard: 'port',
  'fore-port': 'fore-starboard',
  'fore-starboard': 'fore-port',
  'aft-port': 'aft-starboard',
  'aft-starboard': 'aft-port',
  bow: 'bow',
  stern: 'stern',
};

interface Shot {
  readonly base: FiringBase;
  readonly target: Polygon | Disc;
}

/** A firing base and a target near enough that arcs and limit lines matter. */
const anyShot: fc.Arbitrary<Shot> = fc
  .tuple(
    anyBaseName,
    anyPose,
    onGrid(-8, 8),
    onGrid(-8, 8),
    onGrid(0, 359.99),
    fc.integer({ min: 0, max: 5 }),
  )
  .map(([name, pose, dx, dy, headingDeg, kind]) => {
    const there = { x: pose.x + dx, y: pose.y + dy };
    const outlines = [BASES.shuttle, BASES.small, BASES.medium, BASES.large].map((base) => base.corners);
    const corners = [...outlines, PROJECTILE][kind];
    const target: Polygon | Disc =
      corners === undefined
        ? { type: 'disc', centre: there, radiusIn: 0.625 }
        : outlineAt(corners, { ...there, headingDeg });
    return { base: firingBase(name, pose), target };
  });
const anyLimitedArc = fc.constantFrom(...LIMITED_ARCS);

/** Signed distances of a point to the limit lines by the page's own formulas, in the ship frame. */
function limitDistances(base: FiringBase, arc: ArcName, at: Point): number[] {
  const { u, v } = toShip(base.pose, at);
  const apex = base.wedgeApexIn ?? NaN;
  const single: Partial<Record<ArcName, number[]>> = {
    fore: [v],
    aft: [-v],
    port: [-u],
    starboard: [u],
    bow: [(v - apex - u) / Math.SQRT2, (v - apex + u) / Math.SQRT2],
    stern: [(-v - apex - u) / Math.SQRT2, (-v - apex + u) / Math.SQRT2],
  };
  return single[arc] ?? arc.split('-').flatMap((half) => single[half as ArcName] ?? []);
}

const depthIn = (base: FiringBase, arc: ArcName, at: Point): number =>
  Math.min(...limitDistances(base, arc, at));

const AXES: Readonly<Record<ArcName, readonly [axisDeg: number, halfDeg: number]>> = {
  all: [0, 180],
  fore: [0, 90],
  starboard: [90, 90],
  aft: [180, 90],
  port: [270, 90],
  'fore-starboard': [45, 45],
  'aft-starboard': [135, 45],
  'aft-port': [225, 45],
  'fore-port': [315, 45],
  bow: [0, 45],
  stern: [180, 45],
};

/** Half the width less the angle off the axis of one point, degrees, seen from the apex. */
function degreesIn(base: FiringBase, arc: ArcName, at: Point): number {
  const apexV = arc === 'bow' ? (base.wedgeApexIn ?? 0) : arc === 'stern' ? -(base.wedgeApexIn ?? 0) : 0;
  const { u, v } = toShip(base.pose, at);
  const [axisDeg, halfDeg] = AXES[arc];
  const bearingDeg = (Math.atan2(u, v - apexV) * 180) / Math.PI;
  return halfDeg - Math.abs(((bearingDeg - axisDeg + 900) % 360) - 180);
}

function sameVerdict(left: ArcMeasure, right: ArcMeasure): void {
  expect(right.in).toBe(left.in);
  for (const key of ['distanceIn', 'marginIn', 'marginDeg'] as const) {
    expect(right[key] === null).toBe(left[key] === null);
    expect(right[key] ?? 0).toBeCloseTo(left[key] ?? 0, 7);
  }
}

describe('arcs', () => {
  it('the four quarters, and fore and aft, tile the table: every point is in one, on a limit line in both', () => {
    fc.assert(
      fc.property(anyBaseName, anyPose, onGrid(0, 36), onGrid(0, 36), (name, pose, x, y) => {
        const base = firingBase(name, pose);
        const inArcs = (arcs: readonly ArcName[]): number =>
          arcs.filter((arc) => measureArc(base, arc, { type: 'point', at: { x, y } }).in).length;
        const { u, v } = toShip(pose, { x, y });
        const onLine = Math.abs(u) <= 2 * TOLERANCE_IN || Math.abs(v) <= 2 * TOLERANCE_IN;
        expect(inArcs(QUARTERS)).toBeGreaterThanOrEqual(1);
        expect(inArcs(['fore', 'aft'])).toBeGreaterThanOrEqual(1);
        if (onLine) return;
        expect(inArcs(QUARTERS)).toBe(1);
        expect(inArcs(['fore', 'aft'])).toBe(1);
        expect(inArcs(['port', 'starboard'])).toBe(1);
      }),
      { numRuns: 3000 },
    );
  });

  it('a limit line counts as in both arcs beside it, 1e-5 beyond it only in one', () => {
    fc.assert(
      fc.property(anyPose, onGrid(2, 12), (pose, out) => {
        const base = firingBase('medium', pose);
        const isIn = (arc: ArcName, u: number, v: number): boolean =>
          measureArc(base, arc, { type: 'point', at: toTable(pose, { u, v }) }).in;
        for (const aside of [-1e-9, 0, 1e-9])
          expect(['fore-port', 'fore-starboard'].every((arc) => isIn(arc as ArcName, aside, out))).toBe(true);
        for (const aside of [1e-5, 1e-4]) {
          expect(isIn('fore-starboard', aside, out)).toBe(true);
          expect(isIn('fore-port', aside, out)).toBe(false);
          expect(isIn('bow', out - aside, out + 0.825)).toBe(true);
          expect(isIn('bow', out + aside * 1.5, out + 0.825)).toBe(false);
        }
        expect(isIn('bow', -out - 1e-9, out + 0.825)).toBe(true);
        expect(isIn('stern', out, -out - 0.825)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('port mirrors starboard, and mirror and rotation of the whole table change no verdict', () => {
    const anyMotion = fc.record({ turnDeg: onGrid(0, 360), dx: onGrid(-9, 9), dy: onGrid(-9, 9) });
    fc.assert(
      fc.property(anyShot, anyLimitedArc, anyMotion, ({ base, target }, arc, motion) => {
        fc.pre(hasArc(base, arc));
        const plain = measureArc(base, arc, target);
        fc.pre(Math.abs(plain.marginIn ?? 0) > 1e-5);
        const turned = { ...base, pose: movePose(motion, base.pose) };
        sameVerdict(plain, measureArc(turned, arc, moveShape(motion, target)));
        const mirrored = { ...base, pose: mirrorPose(base.pose) };
        sameVerdict(plain, measureArc(mirrored, MIRRORED[arc], mirrorShape(target)));
      }),
      { numRuns: 2000 },
    );
  });

  it('a target wholly inside a wedge or quarter is not in the opposite one', () => {
    const opposite: Partial<Record<ArcName, ArcName>> = {
      bow: 'stern',
      'fore-port': 'aft-starboard',
      'fore-starboard': 'aft-port',
    };
    fc.assert(
      fc.property(anyShot, fc.constantFrom('bow', 'fore-port', 'fore-starboard' as const), (shot, arc) => {
        const { base, target } = shot;
        const behind = opposite[arc];
        fc.pre(hasArc(base, arc) && behind !== undefined && !shapeContains(target, base.pose));
        fc.pre(measureArc(base, arc, target).in && behind !== undefined);
        const across = { turnDeg: 180, dx: 2 * base.pose.x, dy: 2 * base.pose.y };
        const reflected = moveShape(across, target);
        expect(measureArc(base, behind ?? arc, reflected).in).toBe(true);
        if (innerPoints(target, 4, 1).every((at) => depthIn(base, arc, at) > 1e-3))
          expect(measureArc(base, arc, reflected).in).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });

  it('the nearest edge inside the arc is never nearer than the nearest edge, and both occur apart', () => {
    let different = 0;
    fc.assert(
      fc.property(anyShot, anyLimitedArc, ({ base, target }, arc) => {
        fc.pre(hasArc(base, arc));
        const inside = measureArc(base, arc, target);
        const whole = measureArc(base, 'all', target);
        expect(whole.distanceIn).toBe(distance(outlineAt(base.corners, base.pose), target).distanceIn);
        expect(whole.marginIn === null && whole.marginDeg === null && whole.limit === null).toBe(true);
        if (inside.distanceIn === null) return;
        expect(inside.distanceIn).toBeGreaterThanOrEqual((whole.distanceIn ?? 0) - 1e-9);
        if (inside.distanceIn > (whole.distanceIn ?? 0) + 0.02) different += 1;
      }),
      { numRuns: 1500 },
    );
    expect(different).toBeGreaterThan(50);
  });

  it('the distance in an arc is that of the nearest pair of points of both inside the cone', () => {
    fc.assert(
      fc.property(anyShot, anyLimitedArc, ({ base, target }, arc) => {
        fc.pre(hasArc(base, arc));
        const verdict = measureArc(base, arc, target);
        fc.pre(verdict.in && verdict.from !== null && verdict.to !== null);
        const { from, to, distanceIn } = verdict;
        if (from === null || to === null || distanceIn === null) return;
        const own = outlineAt(base.corners, base.pose);
        expect(shapeContains(own, from) && shapeContains(target, to)).toBe(true);
        expect(Math.min(depthIn(base, arc, from), depthIn(base, arc, to))).toBeGreaterThan(-2 * TOLERANCE_IN);
        expect(Math.abs(apart(from, to) - distanceIn)).toBeLessThan(1e-9);
        const ours = innerPoints(own, 4, 3).filter((at) => depthIn(base, arc, at) >= 0);
        const theirs = innerPoints(target, 4, 3).filter((at) => depthIn(base, arc, at) >= 0);
        let least = Infinity;
        for (const one of ours) for (const other of theirs) least = Math.min(least, apart(one, other));
        expect(least).toBeGreaterThan(distanceIn - 1e-9);
      }),
      { numRuns: 200 },
    );
  });
});

describe('margins', () => {
  it('marginIn is the greatest depth of any point of the target, in exactly when it is not negative', () => {
    fc.assert(
      fc.property(anyShot, anyLimitedArc, ({ base, target }, arc) => {
        fc.pre(hasArc(base, arc));
        const { marginIn, in: isIn, limit } = measureArc(base, arc, target);
        if (marginIn === null || limit === null) throw new Error('a limited arc has margins');
        const sampled = Math.max(...innerPoints(target, 12, 6).map((at) => depthIn(base, arc, at)));
        expect(sampled).toBeLessThanOrEqual(marginIn + 1e-9);
        expect(sampled).toBeGreaterThan(marginIn - 0.15);
        expect(isIn).toBe(marginIn >= -TOLERANCE_IN);
        expect(depthIn(base, arc, limit.apex)).toBeCloseTo(0, 9);
        const radians = (limit.bearingDeg * Math.PI) / 180;
        const along = {
          x: limit.apex.x + 9 * Math.sin(radians),
          y: limit.apex.y - 9 * Math.cos(radians),
        };
        expect(depthIn(base, arc, along)).toBeCloseTo(0, 6);
      }),
      { numRuns: 1000 },
    );
  });

  it('marginDeg is half the width less the least angle off the axis of any point of the target', () => {
    fc.assert(
      fc.property(anyShot, anyLimitedArc, ({ base, target }, arc) => {
        fc.pre(hasArc(base, arc));
        const { marginDeg, marginIn } = measureArc(base, arc, target);
        if (marginDeg === null || marginIn === null) throw new Error('a limited arc has margins');
        const samples = innerPoints(target, 5, 3).map((at) => degreesIn(base, arc, at));
        expect(Math.max(...samples)).toBeLessThanOrEqual(marginDeg + 1e-6);
        if (Math.abs(marginIn) > 1e-6) expect(marginDeg > 0).toBe(marginIn > 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('both margins are exact for a disc beside a limit line', () => {
    const base = firingBase('medium', { x: 18, y: 18, headingDeg: 0 });
    const disc: Disc = { type: 'disc', centre: { x: 22, y: 19 }, radiusIn: 0.625 };
    const fore = measureArc(base, 'fore', disc);
    expect(fore.marginIn).toBeCloseTo(-0.375, 12);
    const degrees = Math.PI / 180;
    expect(fore.marginDeg).toBeCloseTo(
      90 - (90 + Math.atan2(1, 4) / degrees - Math.asin(0.625 / Math.hypot(4, 1)) / degrees),
      9,
    );
    expect(fore.limit).toStrictEqual({ apex: { x: 18, y: 18 }, bearingDeg: 90 });
    const astern = measureArc(base, 'stern', { ...disc, centre: { x: 18, y: 25 } });
    expect(astern.marginIn).toBeCloseTo((25.625 - 18.825) / Math.SQRT2, 12);
    expect(astern.marginDeg).toBe(45);
  });

  it('a target that holds the apex or meets the axis has the whole half width', () => {
    const base = firingBase('small', { x: 10, y: 10, headingDeg: 90 });
    const around = outlineAt(BASES.large.corners, { x: 10, y: 10, headingDeg: 20 });
    expect(measureArc(base, 'fore-port', around).marginDeg).toBe(45);
    expect(measureArc(base, 'fore', around).marginDeg).toBe(90);
    const ahead = outlineAt(BASES.small.corners, { x: 15, y: 10.3, headingDeg: 20 });
    expect(measureArc(base, 'bow', ahead).marginDeg).toBe(45);
    expect(measureArc(base, 'stern', ahead).in).toBe(false);
  });

  it('a target built on a limit line, give or take 1e-9, is in; 1e-5 and 1e-4 beyond it is out', () => {
    fc.assert(
      fc.property(anyPose, onGrid(4, 9), fc.boolean(), (pose, out, asDisc) => {
        const base = firingBase('medium', pose);
        const halfWidth = asDisc ? 0.625 : 1.07;
        const targetAt = (aheadOfLine: number): Polygon | Disc => {
          const centre = toTable(pose, { u: out, v: aheadOfLine - halfWidth });
          return asDisc
            ? { type: 'disc', centre, radiusIn: 0.625 }
            : outlineAt(BASES.small.corners, { ...centre, headingDeg: pose.headingDeg });
        };
        for (const excess of [-1e-9, 0, 1e-9, 1e-5, 1e-4]) {
          const fore = measureArc(base, 'fore', targetAt(excess));
          expect(fore.in).toBe(true);
          expect(fore.distanceIn).not.toBeNull();
          expect(fore.marginIn).toBeCloseTo(excess, 9);
        }
        for (const excess of [-1e-5, -1e-4])
          expect(measureArc(base, 'fore', targetAt(excess))).toMatchObject({ in: false, distanceIn: null });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the drawn region', () => {
  it('holds exactly the points in the cone within range of the part of the base in the cone', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyBaseName, anyPose, fc.constantFrom(...ARCS), onGrid(0, 9)),
        fc.array(fc.tuple(onGrid(-11, 11), onGrid(-11, 11)), { minLength: 12, maxLength: 12 }),
        ([name, pose, arc, rangeIn], offsets) => {
          const base = firingBase(name, pose);
          fc.pre(hasArc(base, arc));
          const path = regionPath(base, arc, rangeIn);
          for (const [dx, dy] of offsets) {
            const at = { x: pose.x + dx, y: pose.y + dy };
            const { distanceIn, marginIn } = measureArc(base, arc, { type: 'point', at });
            const slack = Math.min(
              Math.abs((distanceIn ?? Infinity) - rangeIn),
              Math.abs(marginIn ?? Infinity),
            );
            if (slack > 1e-5)
              expect(pathContains(path, at)).toBe(distanceIn !== null && distanceIn <= rangeIn);
          }
        },
      ),
      { numRuns: 600 },
    );
  });
});

describe('the end attacked', () => {
  const defender = (name: BaseName, pose: Pose): FiringBase => firingBase(name, pose);

  it('is fore ahead of the side slots, aft behind them, and either on their line', () => {
    fc.assert(
      fc.property(anyPose, onGrid(2, 9), onGrid(0.01, 9), (pose, u, v) => {
        const token = (at: { u: number; v: number }): Disc => ({
          type: 'disc',
          centre: toTable(pose, at),
          radiusIn: 0.1,
        });
        expect(endAttacked(token({ u, v }), defender('small', pose))).toBe('fore');
        expect(endAttacked(token({ u: -u, v: -v }), defender('small', pose))).toBe('aft');
        expect(endAttacked(token({ u, v: 0 }), defender('small', pose))).toBe('either');
      }),
      { numRuns: 400 },
    );
  });

  it('is either when a stretch of nearest points reaches both sides of the line', () => {
    const pose = { x: 10, y: 10, headingDeg: 0 };
    const beside = (y: number): Polygon => outlineAt(BASES.large.corners, { x: 15, y, headingDeg: 0 });
    expect(endAttacked(beside(11), defender('small', pose))).toBe('either');
    expect(endAttacked(beside(10 - 2.189), defender('small', pose))).toBe('either');
    expect(endAttacked(beside(7), defender('small', pose))).toBe('fore');
    expect(endAttacked(beside(13), defender('small', pose))).toBe('aft');
  });
});
