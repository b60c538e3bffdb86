import { describe, expect, it } from 'vitest';
import { boundsOf, groupNamed, groupsOf, pathsOf } from '../../tests/support/drawing-probes';
import type { Annotation, SectorPlan } from '../documents';
import { endPose, outlineAt, type Pose } from '../geometry';
import { baseOutline, measurePieces, weaponVerdicts } from '../sector';
import {
  draw,
  everyKind,
  helix,
  isDrawn,
  isInside,
  pack,
  polygon,
  stepsOf,
  withAnnotations,
} from '../../tests/support/drawn-plans';

function marksOf(plan: SectorPlan) {
  const marks = groupsOf(draw(plan).drawing.nodes).find(({ title }) => title === 'Marks');
  return marks?.nodes ?? [];
}

describe('annotations', () => {
  it('of every kind draw something, and nothing when they are switched off', () => {
    for (const annotation of everyKind('words')) {
      const count = (annotations: boolean): number => {
        const { drawing } = draw(withAnnotations(annotation), { annotations });
        return ['Marks', 'Marks under'].flatMap((title) => {
          const found = groupsOf(drawing.nodes).filter((group) => group.title?.startsWith(title));
          return found.flatMap(({ nodes }) => nodes);
        }).length;
      };
      expect({ type: annotation.type, drawn: count(true) > 0 }).toEqual({
        type: annotation.type,
        drawn: true,
      });
      expect(count(false)).toBe(0);
    }
  });

  it('of pieces that are gone, and of classes no pack knows, draw nothing', () => {
    const gone: Annotation[] = [
      { id: 'a', type: 'pin', from: 'defiant', to: 'nobody' },
      { id: 'b', type: 'dimension', from: { piece: 'nobody' }, to: { x: 1, y: 1 } },
      {
        id: 'c',
        type: 'course',
        class: 'no-such-class',
        start: { x: 1, y: 1, headingDeg: 0 },
        legs: [{ kind: 'warp', tool: null, notches: 0, distanceIn: 3, headingDeg: null }],
      },
    ];
    const { drawing } = draw(withAnnotations(...gone));
    expect(groupsOf(drawing.nodes).find(({ title }) => title === 'Marks')?.nodes).toEqual([]);
  });

  it('draw a course’s joints where the kernel ends each manoeuvre', () => {
    const course = everyKind('x').find((each) => each.type === 'course');
    if (course?.type !== 'course') throw new Error('no course');
    const base = baseOutline(pack, course);
    if (!base) throw new Error('no base');
    const drawn = stepsOf(withAnnotations(course));
    let pose: Pose = course.start;
    for (const leg of course.legs) {
      pose = endPose(base, pose, leg, pack.tool.notchDeg);
      expect(isDrawn(drawn, polygon(outlineAt(base.corners, pose).corners))).toBe(true);
    }
  });

  it('of a pinned verdict show its proof between the witness points, and its limit line no farther than the table', () => {
    const units = helix.units.map((unit) =>
      unit.id === 'fighter-2' ? { ...unit, pose: { x: 1.2, y: 1.5, headingDeg: 0 } } : unit,
    );
    const plan: SectorPlan = {
      ...withAnnotations({ id: 'p', type: 'pin', from: 'defiant', to: 'fighter-2' }),
      units,
    };
    const measure = measurePieces(
      pack,
      plan,
      { type: 'piece', id: 'defiant' },
      { type: 'piece', id: 'fighter-2' },
    );
    const verdicts = weaponVerdicts(pack, plan, 'defiant', 'fighter-2');
    if (!measure.ok || !verdicts.ok) throw new Error('cannot be measured');
    const proofs = [measure.value, ...verdicts.value].flatMap(({ from, to }) =>
      from && to ? [{ from, to }] : [],
    );
    const drawn = pathsOf(marksOf(plan)).map(({ steps }) => steps);
    expect(proofs.some(({ from, to }) => isDrawn(drawn, polygon([from, to])))).toBe(true);
    const under = groupNamed(draw(plan).drawing, 'Marks under').nodes;
    expect(under.length).toBeGreaterThan(0);
    expect(isInside(boundsOf(under), { x0: 0, y0: 0, x1: 36, y1: 36 })).toBe(true);
  });

  it('end a course before a leg whose tool does not belong to its kind', () => {
    const course: Annotation = {
      id: 'c',
      type: 'course',
      class: 'defiant',
      start: { x: 9, y: 30, headingDeg: 0 },
      legs: [
        { kind: 'forward', tool: 'port', notches: 1, distanceIn: 3, headingDeg: null },
        { kind: 'forward', tool: 'fore', notches: 1, distanceIn: 3, headingDeg: null },
      ],
    };
    expect(() => draw(withAnnotations(course))).not.toThrow();
  });
});
