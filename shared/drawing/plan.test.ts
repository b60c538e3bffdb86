import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, groupNamed, groupsOf, pathsOf, pointsOfStep } from '../../tests/support/drawing-probes';
import { parseStrictXml } from '../../tests/support/strict-xml';
import type { PlanUnit, SectorPlan } from '../documents';
import { outlineAt, regionPath } from '../geometry';
import { baseOf, firingBase, reachesOf, sectorGeometry } from '../sector';
import type { PlanDrawingOptions } from './options';
import { outlineSteps } from './path-steps';
import { svgOf } from './svg';
import {
  draw,
  everyKind,
  example,
  FOLDER,
  helix,
  isDrawn,
  isInside,
  pack,
  polygon,
  stepsOf,
  withAnnotations,
} from '../../tests/support/drawn-plans';

/** Plans of the sector: what this room draws. */
const examples = readdirSync(FOLDER).filter((name) => {
  if (!name.endsWith('.plotroom')) return false;
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  return text.includes('"game": "into-the-unknown"') && text.includes('plotroom-plan');
});

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
