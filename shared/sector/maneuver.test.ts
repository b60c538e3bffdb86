import { describe, expect, it } from 'vitest';
import { featureAt, moved, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import type { Maneuver } from '../geometry';
import { judgeManeuver } from './maneuver';
import type { SectorTable } from './types';

const pack = shippedContent();
const judge = (table: SectorTable, maneuver: Maneuver, id = 'a') =>
  valueOf(judgeManeuver(pack, table, id, maneuver));
const codes = (table: SectorTable, maneuver: Maneuver, id = 'a') =>
  judge(table, maneuver, id).violations.map(({ code }) => code);
const fighter = unitAt('a', 'jemhadar-fighter', poseAt(18, 18), { alert: 'yellow 1' });
const defiant = unitAt('a', 'defiant', poseAt(18, 18), { alert: 'green 2' });

describe('limits in a verdict', () => {
  it('ITU-MOVE-02: a warp of 15 inches moves 15 along the heading', () => {
    const verdict = judge(tableOf([{ ...fighter, pose: poseAt(18, 30) }]), moved('warp', 15));
    expect(verdict).toMatchObject({ legal: true, end: { x: 18, y: 15, headingDeg: 0 }, possible: 15 });
  });

  it('ITU-MOVE-04: a Fighter at 7 and 2 may turn 1 notch and move 5, but neither turn 3 notches nor move 8', () => {
    const table = tableOf([fighter]);
    const turned = (notches: number, distanceIn: number) =>
      moved('forward', distanceIn, { tool: 'port', notches });
    expect(codes(table, turned(1, 5))).toEqual([]);
    expect(codes(table, turned(3, 5))).toEqual(['turn-over-limit']);
    expect(codes(table, turned(1, 8))).toEqual(['distance-over-limit']);
    expect(codes(table, turned(3, 8))).toEqual(['turn-over-limit', 'distance-over-limit']);
    expect(judge(table, turned(3, 5)).violations[0]?.rule).toBe('ITU-MOVE-04');
  });

  it('ITU-LAT-03: a Fighter at 7 and 2 moves 4 inches to port without turning, not 5', () => {
    const table = tableOf([fighter]);
    const lateral = (distanceIn: number) => moved('lateral-port', distanceIn, { tool: 'fore' });
    expect(judge(table, lateral(4))).toMatchObject({ legal: true, end: { x: 14, y: 18, headingDeg: 0 } });
    expect(judge(table, lateral(5))).toMatchObject({ legal: false, possible: 4, end: { x: 13 } });
    expect(codes(table, lateral(5))).toEqual(['distance-over-limit']);
  });

  it('ITU-REV-03: a Defiant at 8 and 3 reverses 4 inches at the tool’s 2 notch, not at 3 and not 5', () => {
    const table = tableOf([defiant]);
    const reversed = (notches: number, distanceIn: number) =>
      moved('reverse', distanceIn, { tool: 'port', notches });
    expect(judge(table, reversed(2, 4))).toMatchObject({ legal: true, end: { headingDeg: 60 } });
    expect(codes(table, reversed(3, 4))).toEqual(['turn-over-limit']);
    expect(codes(table, reversed(2, 5))).toEqual(['distance-over-limit']);
  });

  it('exactly the limit is legal, a hair beyond is not', () => {
    const table = tableOf([fighter]);
    expect(judge(table, moved('forward', 7 + 1e-9)).legal).toBe(true);
    expect(judge(table, moved('forward', 7.00001)).legal).toBe(false);
    expect(judge(table, moved('forward', 1, { tool: 'port', notches: 2.00001 })).legal).toBe(false);
  });

  it('a turn over the limit leaves no possible distance', () => {
    expect(judge(tableOf([fighter]), moved('forward', 1, { tool: 'port', notches: 3 })).possible).toBeNull();
  });
});

describe('come about', () => {
  const about = (headingDeg: number) => moved('come-about', 0, { headingDeg });

  it('ITU-MOVE-05: a unit rotates in place by any amount', () => {
    expect(judge(tableOf([fighter]), about(217.5))).toMatchObject({
      legal: true,
      end: { x: 18, y: 18, headingDeg: 217.5 },
      possible: 0,
    });
  });

  it('ITU-MOVE-05: illegal if the base would collide with another ship’s or lie outside the sector', () => {
    const neighbour = unitAt('b', { base: 'small' }, poseAt(19.6, 18));
    const blocked = judge(tableOf([fighter, neighbour]), about(90));
    expect(blocked).toMatchObject({
      legal: false,
      possible: null,
      overlaps: [{ id: 'b', atIn: 0, atEnd: true }],
    });
    expect(blocked.violations).toMatchObject([{ code: 'ends-on-base', rule: 'ITU-MOVE-05' }]);
    const atEdge = tableOf([unitAt('a', 'defiant', poseAt(0.8, 18))]);
    expect(judge(atEdge, about(0)).legal).toBe(true);
    expect(judge(atEdge, about(90))).toMatchObject({ leavesSector: true, possible: null });
    expect(codes(atEdge, about(90))).toEqual(['leaves-sector']);
  });

  it('auxiliary and hazard units, projectiles and features do not block', () => {
    const table = tableOf(
      [
        fighter,
        unitAt('aux', 'type-6-shuttle', poseAt(18.5, 18)),
        unitAt('hazard', 'hostile-raider', poseAt(17, 18)),
        unitAt('shot', 'photon-torpedo', poseAt(18, 18.4)),
      ],
      [featureAt('f', 18, 18)],
    );
    const verdict = judge(table, about(45));
    expect(verdict.legal).toBe(true);
    expect(verdict.overlaps.map(({ id }) => id)).toEqual(['aux', 'hazard', 'shot']);
    expect(verdict.crosses).toEqual([{ id: 'f', atIn: 0 }]);
  });
});

describe('bases in the way', () => {
  // Small bases are 2.14 long: from 10 to 20 the fore edge at y = 8.93 has 10 - 2.14 = 7.86 to go.
  const north = unitAt('b', 'galaxy', poseAt(18, 8, 90), { owner: 'orange' });
  const start = { ...defiant, pose: poseAt(18, 18) };

  it('touching a base at the end is allowed, entering it is not; the nearest legal distance is told', () => {
    // Fore edge at 16.93, the Galaxy's side at 9.275: 7.655 to go.
    const table = tableOf([start, north]);
    expect(judge(table, moved('forward', 7.655))).toMatchObject({
      legal: true,
      possible: 7.655,
      overlaps: [],
    });
    const onto = judge(table, moved('forward', 8));
    expect(onto).toMatchObject({ legal: false, possible: 7.655 });
    expect(onto.overlaps).toMatchObject([{ id: 'b', atEnd: true }]);
    expect(onto.overlaps[0]?.atIn).toBeCloseTo(7.655, 9);
    expect(onto.violations.map(({ code }) => code)).toEqual(['ends-on-base', 'passes-through-base']);
    expect(onto.drawing.firstContact).toMatchObject({ id: 'b' });
  });

  it('impulse may not pass through a ship’s base; by setting it may', () => {
    const small = unitAt('b', { base: 'small' }, poseAt(18, 15, 90));
    const mover = unitAt('a', { base: 'small' }, poseAt(18, 18));
    const far = moved('forward', 9);
    const barred = judge(tableOf([mover, small]), far);
    expect(barred.violations.map(({ code }) => code)).toEqual(['passes-through-base']);
    expect(barred.possible).toBeCloseTo(1.16, 9);
    const free = judge(tableOf([mover, small], [], { 'impulse.throughBase': 'yes' }), far);
    expect(free).toMatchObject({ legal: true, overlaps: [{ id: 'b', atEnd: false }] });
  });

  it('warp passes through bases; by setting it may not', () => {
    const small = unitAt('b', { base: 'small' }, poseAt(18, 15, 90));
    const mover = unitAt('a', { base: 'small' }, poseAt(18, 18));
    expect(judge(tableOf([mover, small]), moved('warp', 9)).legal).toBe(true);
    const barred = tableOf([mover, small], [], { 'warp.throughBase': 'no' });
    expect(codes(barred, moved('warp', 9))).toEqual(['passes-through-base']);
  });

  it('a warp that would end on a base may end before it, touching', () => {
    const small = unitAt('b', { base: 'small' }, poseAt(18, 15, 90));
    const mover = unitAt('a', 'type-6-shuttle', poseAt(18, 18));
    const verdict = judge(tableOf([mover, small]), moved('warp', 3));
    expect(codes(tableOf([mover, small]), moved('warp', 3))).toEqual(['ends-on-base']);
    // The limit of 9 lies beyond the base, so the far side is free up to it.
    expect(verdict.possible).toBe(9);
  });

  it('sliding along an edge passes nothing', () => {
    const beside = unitAt('b', { base: 'small' }, poseAt(19.54, 15));
    expect(judge(tableOf([defiant, beside]), moved('forward', 6))).toMatchObject({
      legal: true,
      overlaps: [],
    });
  });

  it('a base entered by the swing alone bars every travel', () => {
    const beside = unitAt('b', { base: 'large' }, poseAt(16, 18.2));
    const verdict = judge(tableOf([defiant, beside]), moved('forward', 0.5, { tool: 'port', notches: 2 }));
    expect(verdict).toMatchObject({ legal: false, possible: null });
  });
});

describe('sector and features', () => {
  it('a manoeuvre may not end with any part outside the sector, and the greatest distance inside is told', () => {
    const verdict = judge(tableOf([{ ...defiant, pose: poseAt(18, 6) }]), moved('forward', 8));
    expect(verdict).toMatchObject({ legal: false, leavesSector: true, end: { y: -2 } });
    expect(verdict.possible).toBeCloseTo(4.93, 9);
    expect(verdict.violations.map(({ code }) => code)).toEqual(['leaves-sector']);
  });

  it('a unit that begins outside has a possible distance only where it comes wholly in', () => {
    const outside = tableOf([unitAt('a', 'defiant', poseAt(18, 37), { alert: 'green 2' })]);
    expect(judge(outside, moved('forward', 1)).legal).toBe(false);
    expect(judge(outside, moved('forward', 3)).legal).toBe(true);
    expect(judge(outside, moved('reverse', 1)).possible).toBeNull();
  });

  it('crossing a feature counts touching and names the travel before first contact, ordered', () => {
    const features = [
      featureAt('far', 18, 12),
      featureAt('near', 18, 14),
      featureAt('grazed', 18 + 0.77 + 0.625, 14),
      featureAt('missed', 18 + 0.77 + 0.626, 14),
      featureAt('under', 18, 18),
      featureAt('behind', 18, 20),
    ];
    const { crosses } = judge(tableOf([defiant], features), moved('forward', 5));
    expect(crosses.map(({ id }) => id)).toEqual(['under', 'near', 'grazed', 'far']);
    expect(crosses[0]?.atIn).toBe(0);
    expect(crosses[1]?.atIn).toBeCloseTo(18 - 1.07 - 14 - 0.625, 9);
  });

  it('pieces met at the same travel are ordered by id', () => {
    const features = [featureAt('z', 17.4, 13), featureAt('m', 18.6, 13)];
    const { crosses } = judge(tableOf([defiant], features), moved('forward', 6));
    expect(crosses.map(({ id }) => id)).toEqual(['m', 'z']);
    expect(crosses[0]?.atIn).toBeCloseTo(crosses[1]?.atIn ?? 0, 12);
  });

  it('ITU-OBJECT-03: every phenomenon token and other feature can stand on the table and be crossed', () => {
    const kinds = ['comet', 'cloud', 'stellar', 'rift', 'wormhole', 'wreck'] as const;
    const table = tableOf(
      [defiant],
      kinds.map((kind) => featureAt(kind, 18, 14, kind)),
    );
    expect(judge(table, moved('forward', 6)).crosses.map(({ id }) => id)).toEqual([...kinds].sort());
  });
});

describe('what is drawn', () => {
  it('tells pivot, swung pose, direction and the swept outline of a turn to port', () => {
    const { drawing } = judge(tableOf([defiant]), moved('forward', 3, { tool: 'port', notches: 1 }));
    expect(drawing.pivot).toEqual({ x: 16.935, y: 18 });
    expect(drawing.swung.headingDeg).toBe(330);
    expect(drawing.direction?.x).toBeCloseTo(-0.5, 12);
    expect(drawing.swept.corners.length).toBeGreaterThan(8);
    expect(drawing.firstContact).toBeNull();
  });

  it('come about lays no tool and has no direction', () => {
    const { drawing } = judge(tableOf([defiant]), moved('come-about', 0, { headingDeg: 90 }));
    expect(drawing).toMatchObject({ pivot: null, stemBearingDeg: null, direction: null });
  });
});

describe('refusals', () => {
  it('an id that the table lacks is refused', () => {
    expect(judgeManeuver(pack, tableOf([defiant]), 'x', moved('warp', 1))).toMatchObject({
      ok: false,
      error: { code: 'unknown-id' },
    });
  });

  it('a class that no pack knows is refused, the mover’s or another’s', () => {
    const stranger = unitAt('s', 'enterprise', poseAt(3, 3));
    for (const id of ['a', 's']) {
      expect(judgeManeuver(pack, tableOf([defiant, stranger]), id, moved('forward', 1))).toMatchObject({
        ok: false,
        error: { code: 'unknown-class' },
      });
    }
  });
});
