import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, groupNamed, groupsOf, pathsOf, pointsOfStep } from '../../tests/support/drawing-probes';
import { shippedArt } from '../../tests/support/shipped-art';
import { shippedContent } from '../../tests/support/shipped-content';
import { parseStrictXml } from '../../tests/support/strict-xml';
import { type Annotation, parsePlan, type PlanUnit, type SectorPlan } from '../documents';
import { endPose, outlineAt, type Point, type Pose, regionPath } from '../geometry';
import {
  baseOf,
  baseOutline,
  firingBase,
  measurePieces,
  reachesOf,
  sectorGeometry,
  weaponVerdicts,
} from '../sector';
import { DEFAULT_PLAN_DRAWING, type PlanDrawingOptions } from './options';
import { outlineSteps, type Steps } from './path-steps';
import { drawPlan } from './plan';
import { svgOf } from './svg';
import type { Box } from './types';

const pack = shippedContent();
const art = shippedArt();
const FOLDER = new URL('../../assets/scenarios/', import.meta.url);
/** Plans of the sector: what this room draws. */
const examples = readdirSync(FOLDER).filter((name) => {
  if (!name.endsWith('.plotroom')) return false;
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  return text.includes('"game": "into-the-unknown"') && text.includes('plotroom-plan');
});

function example(name: string): SectorPlan {
  const plan = parsePlan(readFileSync(new URL(name, FOLDER), 'utf8'), pack);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
}
const helix = example('helix-crossing.plotroom');

function draw(plan: SectorPlan, options: Partial<PlanDrawingOptions> = {}) {
  return drawPlan(pack, plan, art, { ...DEFAULT_PLAN_DRAWING, ...options });
}
function withAnnotations(...annotations: Annotation[]): SectorPlan {
  return { ...helix, annotations };
}

/** True if some drawn path has just these steps, to 1e-4. */
function isDrawn(drawn: readonly Steps[], steps: Steps): boolean {
  const wanted = steps.flatMap(pointsOfStep);
  return drawn.some((each) => {
    const points = each.flatMap(pointsOfStep);
    return (
      points.length === wanted.length &&
      points.every(({ x, y }, k) => Math.hypot(x - (wanted[k]?.x ?? NaN), y - (wanted[k]?.y ?? NaN)) < 1e-4)
    );
  });
}
const stepsOf = (plan: SectorPlan, options: Partial<PlanDrawingOptions> = {}): Steps[] =>
  pathsOf(draw(plan, options).drawing.nodes).map(({ steps }) => steps);
const polygon = (corners: readonly Point[]): Steps =>
  corners.map((to, k) => ({ type: k === 0 ? ('move' as const) : ('line' as const), to }));

function isInside(inner: Box, outer: Box): boolean {
  const slack = 1e-9;
  return (
    inner.x0 >= outer.x0 - slack &&
    inner.y0 >= outer.y0 - slack &&
    inner.x1 <= outer.x1 + slack &&
    inner.y1 <= outer.y1 + slack
  );
}

describe('the drawing of a plan', () => {
  it('draws every base as the kernel’s own outline, wherever it stands', () => {
    const poses = fc.record({
      x: fc.double({ min: 0, max: 36, noNaN: true }),
      y: fc.double({ min: 0, max: 36, noNaN: true }),
      headingDeg: fc.double({ min: 0, max: 359.999, noNaN: true }),
    });
    const classes = Object.keys(pack.units);
    fc.assert(
      fc.property(poses, fc.constantFrom(...classes), (pose, id) => {
        const unit: PlanUnit = { id: 'u', class: id, pose, owner: 'orange' };
        const base = baseOf(pack, unit);
        const drawn = stepsOf({ ...helix, units: [unit], features: [] }, { labels: false, graticule: false });
        expect(isDrawn(drawn, polygon(outlineAt(base?.corners ?? [], pose).corners))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('draws arcs as the regions that the verdicts are judged by', () => {
    const [unit] = helix.units;
    const base = unit && firingBase(pack, unit);
    const reaches = unit && reachesOf(pack, unit);
    if (!unit || !base || !reaches?.ok) throw new Error('the example has lost its ship');
    const drawn = stepsOf(helix, { arcs: [{ unit: unit.id, reaches: 'all' }] });
    for (const { type, arc, rangeIn } of reaches.value) {
      if (rangeIn === null || rangeIn === 0 || (arc === 'all' && type === 'weapon')) continue;
      expect(isDrawn(drawn, outlineSteps(regionPath(base, arc, rangeIn)))).toBe(true);
    }
    const weapons = draw(helix, { arcs: [{ unit: unit.id, reaches: 'weapons' }] }).drawing;
    const titles = groupsOf(groupNamed(weapons, 'Arcs').nodes).map(({ title }) => title ?? '');
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => /sensors|comms/.test(title))).toEqual([]);
  });

  it('draws no arcs for a unit that the plan lacks', () => {
    const { drawing } = draw(helix, { arcs: [{ unit: 'nobody', reaches: 'all' }] });
    expect(groupNamed(drawing, 'Arcs').nodes).toEqual([]);
  });

  it('clips systems and set-up areas at the sector’s edge', () => {
    const { drawing } = draw(helix);
    const { sizeIn, systems } = sectorGeometry(pack, helix.sector, helix.readings);
    expect(systems.some(({ x, radiusIn }) => x - radiusIn < 0 || x + radiusIn > sizeIn)).toBe(true);
    const clip = groupNamed(drawing, 'Sector').clip ?? [];
    expect(clip.flatMap(pointsOfStep)).toEqual([
      { x: 0, y: 0 },
      { x: sizeIn, y: 0 },
      { x: sizeIn, y: sizeIn },
      { x: 0, y: sizeIn },
    ]);
  });

  it('draws every example of the sector', () => {
    expect(examples.length).toBeGreaterThan(10);
  });

  it.each(examples)('keeps everything of %s in its box: frame, names, title and scale', (name) => {
    const plan = example(name);
    for (const options of [{}, { theme: 'dark' as const, figures: { unit: 'cm' as const, decimals: 1 } }]) {
      const { drawing, missingLetters } = draw(plan, options);
      expect(missingLetters).toEqual([]);
      for (const part of ['Frame', 'Names', 'Title']) {
        expect({ part, inside: isInside(boundsOf(groupNamed(drawing, part).nodes), drawing.box) }).toEqual({
          part,
          inside: true,
        });
      }
      expect(drawing.nodes.every((node) => node.type === 'group' && node.clip !== null)).toBe(true);
      parseStrictXml(svgOf(drawing));
    }
  });

  it('draws a part of the table in exactly the box asked for, with its scale inside', () => {
    const box = { x0: 8, y0: 9, x1: 26, y1: 20 };
    const { drawing } = draw(helix, { box });
    expect(drawing.box).toEqual(box);
    expect(isInside(boundsOf(groupNamed(drawing, 'Scale').nodes), box)).toBe(true);
    const names = groupNamed(drawing, 'Names').nodes;
    expect(names.length).toBeGreaterThan(0);
    expect(groupsOf(drawing.nodes).some(({ title }) => title === 'Title')).toBe(false);
  });

  it('is the same to the byte each time', () => {
    const once = svgOf(draw(helix, { theme: 'dark' }).drawing);
    expect(svgOf(draw(helix, { theme: 'dark' }).drawing)).toBe(once);
  });

  it('is ink on white without a ground on paper, and has the table’s ground in the dark', () => {
    expect(draw(helix, { theme: 'paper' }).drawing.ground).toBeNull();
    expect(draw(helix, { theme: 'dark' }).drawing.ground?.opacity).toBe(1);
  });

  it('tells owners apart without colour: orange is striped, blue is not', () => {
    const [blue, orange] = ['blue', 'orange'].map((owner) => {
      const unit: PlanUnit = {
        id: 'u',
        class: { base: 'small' },
        owner: owner === 'blue' ? 'blue' : 'orange',
        pose: { x: 9, y: 9, headingDeg: 0 },
      };
      const { drawing } = draw({ ...helix, units: [unit], features: [] });
      const node = groupNamed(drawing, 'Small base');
      return pathsOf(node.nodes).filter(({ fill, stroke }) => !fill && (stroke?.opacity ?? 1) < 0.7).length;
    });
    expect(blue).toBe(0);
    expect(orange).toBe(1);
  });

  it('leaves out what the options switch off', () => {
    const off = draw(helix, { units: false, features: false, labels: false, annotations: false }).drawing;
    expect(groupNamed(off, 'Pieces').nodes).toEqual([]);
    expect(groupNamed(off, 'Names').nodes).toEqual([]);
    const size = (options: Partial<PlanDrawingOptions>): number =>
      pathsOf(groupNamed(draw(helix, options).drawing, 'Sector').nodes).length;
    expect(size({ graticule: false })).toBe(size({}) - 2);
    expect(size({ setupAreas: false })).toBeLessThan(size({}));
  });

  it('names every piece for people who hear the drawing', () => {
    const titles = groupsOf(draw(helix).drawing.nodes).map(({ title }) => title);
    expect(titles).toContain('Defiant 1, blue, Yellow 1, at 17.00, 17.50, heading 58°');
    expect(titles).toContain('Solid objective 2, at 17.60, 7.70');
  });

  it('draws letters that no face has as boxes and tells them', () => {
    const plan = { ...helix, title: '艦 Helix', ...withAnnotationsOnly('火') };
    expect(draw(plan).missingLetters).toEqual(expect.arrayContaining(['艦', '火']));
  });

  it('takes hostile words without harm', () => {
    const words = '<script>&"\u0000\'</text>' + '⁂'.repeat(30);
    const plan = { ...withAnnotations(...everyKind(words)), title: `${words}${'W'.repeat(150)}` };
    const { drawing } = draw(plan);
    expect(isInside(boundsOf(groupNamed(drawing, 'Title').nodes), drawing.box)).toBe(true);
    parseStrictXml(svgOf(drawing));
  });
});

function withAnnotationsOnly(text: string): Pick<SectorPlan, 'annotations'> {
  return { annotations: [{ id: 'n', type: 'note', at: { x: 3, y: 3 }, text }] };
}

/** One annotation of each kind, with the same words in each. */
function everyKind(text: string): Annotation[] {
  const [from, to] = [
    { x: 3, y: 30 },
    { x: 9, y: 33 },
  ];
  return [
    { id: 'a', type: 'ruler', points: [from, to, { x: 12, y: 30 }] },
    { id: 'b', type: 'note', at: { x: 14, y: 30 }, text: text || 'x', to: { piece: 'defiant' } },
    { id: 'c', type: 'arrow', points: [from, to], text },
    { id: 'd', type: 'area', shape: { at: to, radiusIn: 2 }, text, owner: 'blue' },
    { id: 'e', type: 'dimension', from: { piece: 'defiant' }, to: { piece: 'fighter-1' }, text },
    { id: 'f', type: 'pin', from: 'defiant', to: 'fighter-2' },
    {
      id: 'g',
      type: 'course',
      class: 'constellation',
      start: { x: 8, y: 20, headingDeg: 66 },
      legs: [
        { kind: 'forward', tool: 'starboard', notches: 0.5, distanceIn: 5, headingDeg: null },
        { kind: 'lateral-starboard', tool: 'fore', notches: 0.5, distanceIn: 2, headingDeg: null },
        { kind: 'come-about', tool: null, notches: 0, distanceIn: 0, headingDeg: 200 },
      ],
      text,
    },
  ];
}

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
