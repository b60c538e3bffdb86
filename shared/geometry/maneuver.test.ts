/** The eight manoeuvres of the turning tool, row by row; `tests/property` holds the same for random turns. */
import { describe, expect, it } from 'vitest';
import { BASES, type BaseName } from '../../tests/property/geometry-bases';
import { foreVector, starboardVector } from './frame';
import { endPose, headingChangeDeg, stemBearingDeg } from './maneuver';
import type { ManeuverKind, Point, Pose, Slot } from './types';

const FORE = 0;
const STARBOARD = 90;
const AFT = 180;
const PORT = 270;

/** Kind, tool in slot, where its stem turns toward, the heading's change per notch, bearing of the travel. */
const ROWS: readonly (readonly [ManeuverKind, Slot, number, 30 | -30, number])[] = [
  ['forward', 'port', AFT, -30, FORE],
  ['forward', 'starboard', AFT, 30, FORE],
  ['reverse', 'port', FORE, 30, AFT],
  ['reverse', 'starboard', FORE, -30, AFT],
  ['lateral-port', 'fore', STARBOARD, 30, PORT],
  ['lateral-port', 'aft', STARBOARD, -30, PORT],
  ['lateral-starboard', 'fore', PORT, -30, STARBOARD],
  ['lateral-starboard', 'aft', PORT, 30, STARBOARD],
];

/** S + Rot(change)(c - S) + d x (axis of the new heading), written out. */
function byTheFormula(
  name: BaseName,
  pose: Pose,
  slot: Slot,
  changeDeg: number,
  d: number,
  toDeg: number,
): Point {
  const [f, s] = [foreVector(pose.headingDeg), starboardVector(pose.headingDeg)];
  const { u, v } = BASES[name].headCentres[slot];
  const pivot = { x: pose.x + u * s.x + v * f.x, y: pose.y + u * s.y + v * f.y };
  const [cos, sin] = [Math.cos((changeDeg * Math.PI) / 180), Math.sin((changeDeg * Math.PI) / 180)];
  const [x, y] = [pose.x - pivot.x, pose.y - pivot.y];
  const axis = foreVector(pose.headingDeg + changeDeg + toDeg);
  return { x: pivot.x + x * cos - y * sin + d * axis.x, y: pivot.y + x * sin + y * cos + d * axis.y };
}

describe('a manoeuvre', () => {
  it.each(ROWS)(
    '%s with the tool %s: its stem turns toward %i, the heading changes by %i n, then travel toward %i',
    (kind, tool, stemToward, changeDeg, travelDeg) => {
      for (const [name, notches, distanceIn] of [
        ['small', 1, 4],
        ['medium', 0.37, 2.5],
        ['large', 2.75, 0],
        ['shuttle', 3, 6.125],
      ] as const) {
        const pose = { x: 17.25, y: 12.5, headingDeg: 127 };
        const maneuver = { kind, tool, notches, distanceIn, headingDeg: null };
        const end = endPose(BASES[name], pose, maneuver, 30);
        const expected = byTheFormula(name, pose, tool, changeDeg * notches, distanceIn, travelDeg);
        expect(end.x).toBeCloseTo(expected.x, 8);
        expect(end.y).toBeCloseTo(expected.y, 8);
        expect(end.headingDeg).toBeCloseTo((127 + changeDeg * notches + 360) % 360, 8);
      }
      expect(headingChangeDeg(kind, tool, 2.5, 30)).toBe(2.5 * changeDeg);
      // Three notches of 30 degrees lay the stem along the side that it turns toward.
      expect(stemBearingDeg({ x: 0, y: 0, headingDeg: 0 }, kind, tool, 3, 30)).toBe(stemToward);
    },
  );

  it('come about keeps the base centre; warp goes straight along the fore, without any turn', () => {
    const pose = { x: 10, y: 20, headingDeg: 90 };
    const straight = { tool: null, notches: 0, headingDeg: null } as const;
    expect(endPose(BASES.large, pose, { ...straight, kind: 'warp', distanceIn: 15 }, 30)).toEqual({
      x: 25,
      y: 20,
      headingDeg: 90,
    });
    const about = { ...straight, kind: 'come-about', distanceIn: 0, headingDeg: 211.5 } as const;
    expect(endPose(BASES.large, pose, about, 30)).toEqual({ x: 10, y: 20, headingDeg: 211.5 });
  });
});
