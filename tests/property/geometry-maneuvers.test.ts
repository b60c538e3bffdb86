import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MANEUVER_KINDS,
  type Maneuver,
  type ManeuverKind,
  type Pose,
  SLOTS,
  type Slot,
  endPose,
  foreVector,
  headCentre,
  headingChangeDeg,
  round9,
  starboardVector,
  stemBearingDeg,
  swungPose,
  toShip,
  toTable,
  toolBelongs,
  travelVector,
} from '../../shared/geometry';
import { BASES, anyBaseName, anyPose, onGrid } from './geometry-bases';
import { apart, mirrorPose } from './geometry-probes';
import { NOTCH_DEG, samePose } from './geometry-turns';

const TURNING = ['forward', 'reverse', 'lateral-port', 'lateral-starboard'] as const;
const TOOLS: Readonly<Record<(typeof TURNING)[number], readonly Slot[]>> = {
  forward: ['port', 'starboard'],
  reverse: ['port', 'starboard'],
  'lateral-port': ['fore', 'aft'],
  'lateral-starboard': ['fore', 'aft'],
};
const anyTurn: fc.Arbitrary<Maneuver & { readonly tool: Slot }> = fc.constantFrom(...TURNING).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    tool: fc.constantFrom(...TOOLS[kind]),
    notches: onGrid(0, 4),
    distanceIn: onGrid(0, 12),
    headingDeg: fc.constant(null),
  }),
);

function straight(kind: ManeuverKind, distanceIn: number): Maneuver {
  return { kind, tool: null, notches: 0, distanceIn, headingDeg: null };
}

const mirroredKind: Readonly<Record<ManeuverKind, ManeuverKind>> = {
  warp: 'warp',
  forward: 'forward',
  reverse: 'reverse',
  'lateral-port': 'lateral-starboard',
  'lateral-starboard': 'lateral-port',
  'come-about': 'come-about',
};

describe('manoeuvres', () => {
  it('without notches are a straight slide along their axis, whatever slot is named', () => {
    fc.assert(
      fc.property(anyBaseName, anyPose, anyTurn, (name, pose, turn) => {
        const end = endPose(BASES[name], pose, { ...turn, notches: 0 }, NOTCH_DEG);
        samePose(end, endPose(BASES[name], pose, straight(turn.kind, turn.distanceIn), NOTCH_DEG));
        expect(apart(end, pose)).toBeCloseTo(turn.distanceIn, 8);
        expect(end.headingDeg).toBe(pose.headingDeg);
        const { u, v } = toShip(pose, end);
        const along = { forward: v, reverse: -v, 'lateral-port': -u, 'lateral-starboard': u };
        expect(along[turn.kind as keyof typeof along]).toBeCloseTo(turn.distanceIn, 8);
      }),
      { numRuns: 2000 },
    );
  });

  it('forward by d, then reverse by d, with no turn, returns; so do lateral to port and starboard', () => {
    fc.assert(
      fc.property(anyBaseName, anyPose, onGrid(0, 12), (name, pose, distanceIn) => {
        const go = (from: Pose, kind: ManeuverKind): Pose =>
          endPose(BASES[name], from, straight(kind, distanceIn), NOTCH_DEG);
        samePose(go(go(pose, 'forward'), 'reverse'), pose);
        samePose(go(go(pose, 'lateral-port'), 'lateral-starboard'), pose);
      }),
      { numRuns: 2000 },
    );
  });

  it('move the head centre by exactly the distance along the new axis, and swing about it', () => {
    fc.assert(
      fc.property(anyBaseName, anyPose, anyTurn, (name, pose, turn) => {
        const base = BASES[name];
        const pivot = headCentre(base, pose, turn.tool);
        const swung = swungPose(base, pose, turn, NOTCH_DEG);
        const end = endPose(base, pose, turn, NOTCH_DEG);
        expect(apart(headCentre(base, swung, turn.tool), pivot)).toBeLessThan(1e-9);
        const moved = headCentre(base, end, turn.tool);
        expect(Math.abs(apart(moved, pivot) - turn.distanceIn)).toBeLessThan(2e-9);
        const way = travelVector(turn.kind, end);
        expect(moved.x - pivot.x).toBeCloseTo(way.x * turn.distanceIn, 8);
        expect(moved.y - pivot.y).toBeCloseTo(way.y * turn.distanceIn, 8);
      }),
      { numRuns: 2000 },
    );
  });

  it('port and starboard mirror each other', () => {
    const mirrored = { port: 'starboard', starboard: 'port', fore: 'fore', aft: 'aft' } as const;
    fc.assert(
      fc.property(anyBaseName, anyPose, anyTurn, (name, pose, turn) => {
        const other: Maneuver = { ...turn, kind: mirroredKind[turn.kind], tool: mirrored[turn.tool] };
        const end = endPose(BASES[name], mirrorPose(pose), other, NOTCH_DEG);
        samePose(end, mirrorPose(endPose(BASES[name], pose, turn, NOTCH_DEG)), 3e-9);
      }),
      { numRuns: 2000 },
    );
  });

  it('end on the grid of 1e-9 with a heading in 0 to 360', () => {
    fc.assert(
      fc.property(anyBaseName, anyPose, anyTurn, (name, pose, turn) => {
        const end = endPose(BASES[name], pose, turn, NOTCH_DEG);
        for (const value of [end.x, end.y, end.headingDeg]) expect(round9(value)).toBe(value);
        expect(end.headingDeg >= 0 && end.headingDeg < 360).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('turn the stem outward again: it points straight out of its slot after the swing', () => {
    const outward = { fore: 0, starboard: 90, aft: 180, port: 270 } as const;
    const toward = {
      forward: 'aft',
      reverse: 'fore',
      'lateral-port': 'starboard',
      'lateral-starboard': 'port',
    };
    fc.assert(
      fc.property(anyBaseName, anyPose, anyTurn, (name, pose, turn) => {
        const stem = stemBearingDeg(pose, turn.kind, turn.tool, turn.notches, NOTCH_DEG);
        const swung = swungPose(BASES[name], pose, turn, NOTCH_DEG);
        expect(apart(foreVector(stem), foreVector(swung.headingDeg + outward[turn.tool]))).toBeLessThan(1e-9);
        const notch = stemBearingDeg(pose, turn.kind, turn.tool, 3, NOTCH_DEG);
        const side = toward[turn.kind as keyof typeof toward] as Slot;
        expect(apart(foreVector(notch), foreVector(pose.headingDeg + outward[side]))).toBeLessThan(1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('come about turns about the base centre to any heading and travels nowhere', () => {
    fc.assert(
      fc.property(
        anyBaseName,
        anyPose,
        onGrid(0, 359.9),
        onGrid(0, 5),
        (name, pose, headingDeg, distanceIn) => {
          const about: Maneuver = { kind: 'come-about', tool: null, notches: 0, distanceIn, headingDeg };
          expect(endPose(BASES[name], pose, about, NOTCH_DEG)).toStrictEqual({
            x: pose.x,
            y: pose.y,
            headingDeg,
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('a slot belongs to a kind as the table of manoeuvres says, and turning about another is a bug', () => {
    for (const kind of MANEUVER_KINDS) {
      for (const slot of SLOTS) {
        const belongs = kind in TOOLS && TOOLS[kind as keyof typeof TOOLS].includes(slot);
        expect(toolBelongs(kind, slot)).toBe(belongs);
        if (!belongs) expect(() => headingChangeDeg(kind, slot, 1, NOTCH_DEG)).toThrow(kind);
        expect(headingChangeDeg(kind, slot, 0, NOTCH_DEG)).toBe(0);
      }
    }
  });
});

describe('frames', () => {
  it('a point of the ship goes to the table and back', () => {
    fc.assert(
      fc.property(anyPose, onGrid(-20, 20), onGrid(-20, 20), (pose, u, v) => {
        const back = toShip(pose, toTable(pose, { u, v }));
        expect(Math.hypot(back.u - u, back.v - v)).toBeLessThan(1e-11);
      }),
      { numRuns: 500 },
    );
  });

  it('fore and starboard are at right angles, starboard clockwise, exact at quarter turns', () => {
    expect([0, 90, 180, 270].map(foreVector)).toStrictEqual([
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ]);
    fc.assert(
      fc.property(onGrid(0, 360), (headingDeg) => {
        const [fore, starboard] = [foreVector(headingDeg), starboardVector(headingDeg)];
        expect(apart({ x: -fore.y, y: fore.x }, starboard)).toBeLessThan(1e-15);
        expect(Math.hypot(fore.x, fore.y)).toBeCloseTo(1, 14);
      }),
      { numRuns: 300 },
    );
  });
});
