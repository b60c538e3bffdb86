import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureAt, moved, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { endPose, type Maneuver, type ManeuverKind, type Slot } from '../geometry';
import { judgeCourse } from './course';
import { judgeManeuver } from './maneuver';
import { baseOutline } from './unit-class';
import { defiant, judge, pack } from '../../tests/support/courses';

describe('a course', () => {
  it('is judged leg by leg, each from where the one before ends', () => {
    const legs = [
      moved('forward', 5, { tool: 'starboard', notches: 0.5 }),
      moved('forward', 4.5, { tool: 'port', notches: 1.5 }),
      moved('lateral-starboard', 2.5, { tool: 'fore', notches: 0.5 }),
    ];
    const course = judge(tableOf([defiant]), legs);
    const base = baseOutline(pack, defiant)!;
    const chained = legs.reduce((pose, leg) => endPose(base, pose, leg, pack.tool.notchDeg), defiant.pose);
    expect(course.end).toEqual(chained);
    expect(course).toMatchObject({ legal: true, firstIllegal: null, travelIn: 12 });
    expect(course.legs.map(({ start }) => start)).toEqual([
      defiant.pose,
      course.legs[0]!.verdict.end,
      course.legs[1]!.verdict.end,
    ]);
  });

  it('of no legs ends where the unit stands', () => {
    expect(judge(tableOf([defiant]), [])).toEqual({
      legal: true,
      legs: [],
      end: defiant.pose,
      travelIn: 0,
      firstIllegal: null,
      advice: [],
    });
  });

  it('goes on from the pose asked for by an illegal leg, and marks what follows', () => {
    const course = judge(tableOf([defiant]), [moved('forward', 1), moved('forward', 9), moved('reverse', 1)]);
    expect(course.firstIllegal).toBe(1);
    expect(course.legs.map(({ verdict }) => verdict.legal)).toEqual([true, false, true]);
    expect(course.legs.map(({ afterIllegal }) => afterIllegal)).toEqual([false, false, true]);
    expect(course.end).toEqual({ x: 18, y: 15, headingDeg: 0 });
    expect(course.legal).toBe(false);
  });

  it('tells of each leg the first contact, what is possible, and whether it leaves the sector', () => {
    const other = unitAt('b', 'jemhadar-fighter', poseAt(18, 12, 180));
    const course = judge(tableOf([defiant, other]), [moved('forward', 4), moved('forward', 8)]);
    const [, second] = course.legs;
    expect(second?.verdict).toMatchObject({ legal: false, drawing: { firstContact: { id: 'b' } } });
    expect(second?.verdict.possible).toBeCloseTo(second?.verdict.drawing.firstContact?.atIn ?? 0, 6);
    const away = judge(tableOf([{ ...defiant, pose: poseAt(18, 4) }]), [moved('forward', 4)]);
    expect(away.legs[0]?.verdict.leavesSector).toBe(true);
  });

  it('refuses a tool in a slot that the leg does not use, and names the leg', () => {
    const legs = [moved('forward', 1), moved('forward', 1, { tool: 'fore', notches: 1 })];
    const judged = judgeCourse(pack, tableOf([defiant]), 'a', legs);
    expect(judged).toMatchObject({ ok: false, error: { code: 'tool-not-allowed', at: '/1' } });
    expect(judgeCourse(pack, tableOf([]), 'a', legs)).toMatchObject({ error: { code: 'unknown-id' } });
  });
});

describe('where a leg ends', () => {
  it('ITU-DEPLOY-04: a base partly in a system is in it when its owner declares so', () => {
    const at = (y: number) =>
      judge(tableOf([{ ...defiant, pose: poseAt(18, y) }]), [moved('warp', 0)]).legs[0];
    expect(at(18)?.standing).toMatchObject({ type: 'wholly' });
    expect(at(31)?.standing).toMatchObject({ type: 'partly' });
    expect(at(34)?.standing).toEqual({ type: 'deep-space' });
  });

  it('ITU-MOVE-01: an impulse that enters or leaves a system is advised against, a warp is not', () => {
    const table = tableOf([{ ...defiant, pose: poseAt(18, 34, 0) }]);
    const advised = (legs: readonly Maneuver[]) =>
      judge(table, legs).advice.map(({ rule, leg }) => [rule, leg]);
    expect(advised([moved('forward', 6)])).toEqual([['ITU-MOVE-01', 0]]);
    expect(advised([moved('forward', 3)])).toEqual([]);
    expect(advised([moved('warp', 6)])).toEqual([]);
  });

  it('ITU-ORDER-06: a unit has one standby order, so several legs take several phases', () => {
    const table = tableOf([{ ...defiant, pose: poseAt(18, 18) }]);
    expect(judge(table, [moved('forward', 1)]).advice).toEqual([]);
    expect(judge(table, [moved('forward', 1), moved('forward', 1)]).advice).toMatchObject([
      { code: 'orders-needed', rule: 'ITU-ORDER-06', leg: null },
    ]);
  });

  it('ITU-HAZARD-12: a hazard unit follows the movement rules but makes only the manoeuvres its actions name', () => {
    const table = tableOf([unitAt('a', 'hostile-raider', poseAt(18, 18))]);
    expect(judge(table, [moved('forward', 1), moved('warp', 1)])).toMatchObject({
      legal: true,
      advice: [{ code: 'actions-named', rule: 'ITU-HAZARD-12', leg: null }],
    });
    expect(judge(table, [moved('forward', 6.5)]).legal).toBe(false);
  });
});

const SLOTS_OF: Readonly<Record<ManeuverKind, readonly (Slot | null)[]>> = {
  warp: [null],
  forward: [null, 'port', 'starboard'],
  reverse: [null, 'port', 'starboard'],
  'lateral-port': [null, 'fore', 'aft'],
  'lateral-starboard': [null, 'fore', 'aft'],
  'come-about': [null],
};
const maneuvers: fc.Arbitrary<Maneuver> = fc
  .constantFrom(...(Object.keys(SLOTS_OF) as ManeuverKind[])) // the keys are exactly the record's
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      tool: fc.constantFrom(...SLOTS_OF[kind]),
      notches: fc.double({ min: 0, max: 4, noNaN: true }),
      distanceIn: fc.double({ min: 0, max: kind === 'come-about' ? 0 : 12, noNaN: true }),
      headingDeg: kind === 'come-about' ? fc.double({ min: 0, max: 359, noNaN: true }) : fc.constant(null),
    }),
  );
const poses = fc.record({
  x: fc.double({ min: 2, max: 34, noNaN: true }),
  y: fc.double({ min: 2, max: 34, noNaN: true }),
  headingDeg: fc.double({ min: 0, max: 359, noNaN: true }),
});

describe('properties of courses', () => {
  const crowd = [
    unitAt('b', 'jemhadar-fighter', poseAt(18, 12, 180)),
    unitAt('c', 'constellation', poseAt(8, 20, 40)),
  ];

  it('a course of one leg says what judging the manoeuvre says', () => {
    fc.assert(
      fc.property(poses, maneuvers, (pose, maneuver) => {
        const table = tableOf([{ ...defiant, pose }, ...crowd], [featureAt('f', 20, 20)]);
        const course = judge(table, [maneuver]);
        const single = valueOf(judgeManeuver(pack, table, 'a', maneuver));
        expect(course.legs[0]?.verdict).toEqual(single);
        expect(course.legal).toBe(single.legal);
        expect(course.end).toEqual(single.end);
      }),
      { numRuns: 500 },
    );
  });

  it('a straight leg split in two ends at the same pose', () => {
    fc.assert(
      fc.property(
        poses,
        fc.double({ min: 0, max: 8, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (pose, distanceIn, share) => {
          const table = tableOf([{ ...defiant, pose }]);
          const first = distanceIn * share;
          const whole = judge(table, [moved('forward', distanceIn)]).end;
          const split = judge(table, [moved('forward', first), moved('forward', distanceIn - first)]).end;
          expect(Math.abs(split.x - whole.x)).toBeLessThanOrEqual(2e-9);
          expect(Math.abs(split.y - whole.y)).toBeLessThanOrEqual(2e-9);
          expect(split.headingDeg).toBe(whole.headingDeg);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('a course is the chain of its legs judged one by one', () => {
    fc.assert(
      fc.property(poses, fc.array(maneuvers, { minLength: 2, maxLength: 6 }), (pose, legs) => {
        const table = tableOf([{ ...defiant, pose }, ...crowd]);
        const whole = judge(table, legs);
        const [first, ...rest] = legs;
        const head = judge(table, [first!]);
        const tail = judge(tableOf([{ ...defiant, pose: head.end }, ...crowd]), rest);
        expect(whole.end).toEqual(tail.end);
        expect(whole.legs.slice(1).map(({ verdict }) => verdict)).toEqual(
          tail.legs.map(({ verdict }) => verdict),
        );
        expect(whole.legal).toBe(head.legal && tail.legal);
      }),
      { numRuns: 300 },
    );
  });
});
