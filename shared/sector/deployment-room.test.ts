import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureAt, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { distance, overlapDepth, type Region, regionContains, regionDistance, signedArea } from '../geometry';
import { advise } from './advice';
import { deploymentRoom } from './deployment-room';
import type { SectorTable, TableUnit } from './types';
import { shapeOfFeature, shapeOfUnit } from './unit-class';

const pack = shippedContent();
const area = ({ outer, holes }: Region) =>
  [...outer, ...holes].reduce((sum, ring) => sum + signedArea(ring), 0);
const roomOf = (
  table: SectorTable,
  unit: Partial<TableUnit> = {},
  clearOfFeatures = true,
  headingDeg = 180,
) =>
  deploymentRoom(pack, table, {
    unit: { id: 'new', class: 'defiant', owner: 'blue', ...unit },
    headingDeg,
    clearOfFeatures,
  });
/** Codes of advice that a unit placed so would get, tokens aside. */
const adviceAt = (table: SectorTable, x: number, y: number, headingDeg: number, unitClass = 'defiant') => {
  const placed = unitAt('new', unitClass, poseAt(x, y, headingDeg), { owner: 'blue' });
  const advice = advise(pack, { ...table, units: [...table.units, placed] });
  return advice.filter(({ severity, pieceIds }) => severity === 'advice' && pieceIds.includes('new'));
};

describe('the deployment room', () => {
  it("ITU-DEPLOY-02: a unit is deployed completely inside its player's set-up area, edges included", () => {
    // Small base, 1.54 by 2.14, heading south in the 12 by 6 area of player 1.
    const { centre, outline, player } = valueOf(roomOf(tableOf([])));
    expect(player).toBe(1);
    expect(area(centre)).toBeCloseTo((12 - 1.54) * (6 - 2.14), 5);
    expect(regionContains(centre, { x: 0.771, y: 1.071 })).toBe(true);
    expect(regionContains(centre, { x: 0.769, y: 1.071 })).toBe(false);
    expect(area(outline)).toBeLessThan(72);
    expect(adviceAt(tableOf([]), 0.77, 1.07, 180)).toEqual([]);
  });

  it('ITU-DEPLOY-02: player 2 has the other area, and a neutral unit none', () => {
    const { centre } = valueOf(roomOf(tableOf([]), { owner: 'orange' }));
    expect(regionContains(centre, { x: 30, y: 33 })).toBe(true);
    expect(roomOf(tableOf([]), { owner: 'neutral' })).toMatchObject({
      error: { code: 'no-setup-area', rule: 'ITU-DEPLOY-02' },
    });
  });

  it('ITU-DEPLOY-02: auxiliary units and projectiles are bound to the area as ships are', () => {
    for (const unitClass of ['type-6-shuttle', 'galaxy'] as const) {
      const { outline } = valueOf(roomOf(tableOf([]), { class: unitClass }));
      const corners = outline.outer.flat();
      expect(corners.every(({ x, y }) => x > -1e-6 && x < 12 + 1e-6 && y > -1e-6 && y < 6 + 1e-6)).toBe(true);
    }
  });

  it('ITU-DEPLOY-03: in a system or in deep space alike', () => {
    const inSystem: SectorTable = {
      ...tableOf([]),
      sector: {
        layout: 'custom',
        systems: [{ id: 's', x: 6, y: 3, radiusIn: 2 }],
        setupAreas: [{ player: 1, x0: 0, y0: 0, x1: 12, y1: 6 }],
      },
    };
    expect(area(valueOf(roomOf(inSystem)).centre)).toBeCloseTo(area(valueOf(roomOf(tableOf([]))).centre), 6);
  });

  it('ITU-SETUP-26: an area that runs beyond the sector ends at its edge', () => {
    const beyond: SectorTable = {
      ...tableOf([]),
      sector: { layout: 'custom', systems: [], setupAreas: [{ player: 1, x0: -5, y0: -5, x1: 4, y1: 4 }] },
    };
    expect(area(valueOf(roomOf(beyond)).centre)).toBeCloseTo((4 - 1.54) * (4 - 2.14), 5);
  });

  it('is empty where the base does not fit, and knows no sector without areas', () => {
    const tight: SectorTable = {
      ...tableOf([]),
      sector: { layout: 'custom', systems: [], setupAreas: [{ player: 1, x0: 0, y0: 0, x1: 2, y1: 2 }] },
    };
    expect(valueOf(roomOf(tight)).centre).toEqual({ outer: [], holes: [] });
    expect(roomOf({ ...tight, sector: { layout: 'custom', systems: [] } })).toMatchObject({
      error: { code: 'no-setup-area' },
    });
    expect(roomOf(tableOf([]), { class: 'nothing' })).toMatchObject({ error: { code: 'unknown-class' } });
  });

  it('touching another base is allowed, and a unit on the table is no obstacle to itself', () => {
    const other = unitAt('b', 'defiant', poseAt(6, 3, 180));
    const table = tableOf([other]);
    const { centre } = valueOf(roomOf(table));
    expect(regionContains(centre, { x: 6 - 1.5401, y: 3 })).toBe(true);
    expect(regionContains(centre, { x: 6 - 1.5399, y: 3 })).toBe(false);
    expect(regionContains(valueOf(roomOf(table, { id: 'b' })).centre, { x: 6, y: 3 })).toBe(true);
  });

  it('house: tokens are kept clear of, unless they may be covered', () => {
    const table = tableOf([], [featureAt('t', 6, 3)]);
    expect(regionContains(valueOf(roomOf(table)).centre, { x: 6, y: 3 })).toBe(false);
    expect(regionContains(valueOf(roomOf(table, {}, false)).centre, { x: 6, y: 3 })).toBe(true);
  });

  it('holds exactly the places without advice, tokens clear, but for its tolerance', () => {
    const place = fc.record({
      x: fc.double({ min: 0, max: 12, noNaN: true }),
      y: fc.double({ min: 0, max: 6, noNaN: true }),
    });
    const unitClass = fc.constantFrom('defiant', 'galaxy', 'constellation', 'type-6-shuttle');
    const heading = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(place, heading, unitClass), { maxLength: 4 }),
        fc.array(place, { maxLength: 3 }),
        heading,
        fc.constantFrom('defiant', 'galaxy'),
        fc.array(place, { minLength: 12, maxLength: 12 }),
        (others, tokens, headingDeg, mine, probes) => {
          const table = tableOf(
            others.map(([at, theirs, which], index) =>
              unitAt(`o${index}`, which, poseAt(at.x, at.y, theirs)),
            ),
            tokens.map((at, index) => featureAt(`t${index}`, at.x, at.y)),
          );
          const { centre, outline } = valueOf(roomOf(table, { class: mine }, true, headingDeg));
          for (const { x, y } of probes) {
            const shape = shapeOfUnit(pack, { class: mine, pose: poseAt(x, y, headingDeg) })!;
            const covered = table.features.some(
              (feature) => overlapDepth(shape, shapeOfFeature(pack, feature)) > 1e-6,
            );
            const legal = !covered && adviceAt(table, x, y, headingDeg, mine).length === 0;
            const inRoom = regionContains(centre, { x, y });
            if (inRoom === legal) continue;
            expect(borderGap(centre, { x, y })).toBeLessThan(0.002);
            if (inRoom) expect(regionDistance(outline, shape)).toBe(0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('its outline holds the base wherever its centre may lie', () => {
    const table = tableOf([unitAt('b', 'galaxy', poseAt(6, 2, 70))], [featureAt('t', 2, 3)]);
    const { centre, outline } = valueOf(roomOf(table, {}, true, 25));
    for (let x = 0.5; x < 12; x += 0.5)
      for (let y = 0.5; y < 6; y += 0.5) {
        if (!regionContains(centre, { x, y })) continue;
        const corners = shapeOfUnit(pack, { class: 'defiant', pose: poseAt(x, y, 25) })!.corners;
        for (const at of corners) expect(regionDistance(outline, { type: 'point', at })).toBeLessThan(1e-5);
      }
  });
});

/** Distance of a place from the nearest border of a region; endless for an empty one. */
function borderGap({ outer, holes }: Region, at: { x: number; y: number }): number {
  const edges = [...outer, ...holes].flatMap((ring) =>
    ring.map((to, index) => ({ from: ring[(index + ring.length - 1) % ring.length]!, to })),
  );
  return edges.reduce(
    (least, { from, to }) =>
      Math.min(least, distance({ type: 'point', at }, { type: 'segment', from, to }).distanceIn),
    Infinity,
  );
}
