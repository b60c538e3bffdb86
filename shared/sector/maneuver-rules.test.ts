/** The procedures of warp and of the four modes of impulse, each as its rule tells it. */
import { describe, expect, it } from 'vitest';
import { moved, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { type Maneuver, MANEUVER_KINDS, type ManeuverKind, type Slot } from '../geometry';
import { maneuverLimits } from './limits';
import { judgeManeuver } from './maneuver';

const pack = shippedContent();
const fighter = unitAt('a', 'jemhadar-fighter', poseAt(18, 18, 90), { alert: 'yellow 1' });
const judge = (maneuver: Maneuver) => valueOf(judgeManeuver(pack, tableOf([fighter]), 'a', maneuver));
/** Bearing of the tool's stem from the heading before the turn, degrees clockwise. */
const stem = (kind: ManeuverKind, tool: Slot) =>
  ((judge(moved(kind, 1, { tool, notches: 1 })).drawing.stemBearingDeg ?? Number.NaN) - 90 + 360) % 360;

describe('warp', () => {
  it('ITU-MOVE-01: goes by the warp drive straight ahead, without any turn', () => {
    expect(judge(moved('warp', 9)).end).toEqual({ x: 27, y: 18, headingDeg: 90 });
    const { notches, rule } = valueOf(maneuverLimits(pack, fighter, 'warp'));
    expect([notches, rule]).toEqual([0, 'ITU-MOVE-06']);
    const stat = valueOf(maneuverLimits(pack, fighter, 'warp', { 'warp.distance': 'stat' }));
    expect(stat.distanceIn).toBe(pack.units['jemhadar-fighter']?.warpDrive);
  });
});

describe('impulse', () => {
  it('ITU-MOVE-03: has four modes, forward, come about, lateral to either side and reverse', () => {
    const ends = [
      judge(moved('forward', 3)).end,
      judge(moved('reverse', 3)).end,
      judge(moved('lateral-port', 3)).end,
      judge(moved('lateral-starboard', 3)).end,
      judge(moved('come-about', 0, { headingDeg: 200 })).end,
    ];
    expect(ends).toEqual([
      { x: 21, y: 18, headingDeg: 90 },
      { x: 15, y: 18, headingDeg: 90 },
      { x: 18, y: 15, headingDeg: 90 },
      { x: 18, y: 21, headingDeg: 90 },
      { x: 18, y: 18, headingDeg: 200 },
    ]);
    expect(MANEUVER_KINDS).toHaveLength(1 + ends.length);
  });

  it.each([
    ['lateral-port', -1],
    ['lateral-starboard', 1],
  ] as const)('ITU-LAT-01: %s moves toward that side of the base, also after a turn', (kind, side) => {
    const { swung } = judge(moved(kind, 3, { tool: 'fore', notches: 0.5 })).drawing;
    const { end } = judge(moved(kind, 3, { tool: 'fore', notches: 0.5 }));
    const bearing = ((end.headingDeg + 90 * side) * Math.PI) / 180;
    expect(end.x - swung.x).toBeCloseTo(3 * Math.sin(bearing), 8);
    expect(end.y - swung.y).toBeCloseTo(-3 * Math.cos(bearing), 8);
  });

  it('ITU-LAT-02: the tool sits fore or aft; to port its stem turns to the right, to starboard to the left', () => {
    expect([stem('lateral-port', 'fore'), stem('lateral-port', 'aft')]).toEqual([30, 150]);
    expect([stem('lateral-starboard', 'fore'), stem('lateral-starboard', 'aft')]).toEqual([330, 210]);
  });

  it('ITU-REV-01: reverse moves toward the aft end, also after a turn', () => {
    const { end, drawing } = judge(moved('reverse', 3, { tool: 'port', notches: 1 }));
    const bearing = (end.headingDeg * Math.PI) / 180;
    expect(end.x - drawing.swung.x).toBeCloseTo(-3 * Math.sin(bearing), 8);
    expect(end.y - drawing.swung.y).toBeCloseTo(3 * Math.cos(bearing), 8);
  });

  it('ITU-REV-02: in reverse the tool points to the fore end, forward to the aft end', () => {
    expect([stem('reverse', 'port'), stem('reverse', 'starboard')]).toEqual([300, 60]);
    expect([stem('forward', 'port'), stem('forward', 'starboard')]).toEqual([240, 120]);
  });
});

describe('separation', () => {
  it('ITU-SEP-06: the Galaxy stands on a large base', () => {
    expect(pack.units['galaxy']?.base).toBe('large');
  });
});
