import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  measureArc,
  type Polygon,
  type Pose,
  type Point,
  type Region,
  regionContains,
} from '../../shared/geometry';
import {
  type ArcAtRange,
  arcCorners,
  firingBase,
  maneuverReach,
  maneuverThreat,
  type SectorTable,
} from '../../shared/sector';
import { onGrid } from './geometry-bases';
import { moved, valueOf } from '../support/sector-tables';
import {
  anyTable,
  borderGap,
  cornersAt,
  isClearlyLegal,
  coverOf,
  judged,
  limitsOf,
  maneuversTo,
  moverOf,
  pack,
  TURNING,
  toolsOf,
} from './reach-probes';

const anyKind = fc.constantFrom(...TURNING);
const part = onGrid(0, 1);
const parts = fc.array(fc.tuple(part, part, fc.boolean()), { minLength: 20, maxLength: 20 });

/** Inside, or outside by no more than the tolerance. */
function isWithin(region: Region, at: Point, toleranceIn: number): boolean {
  return regionContains(region, at) || borderGap(region, at) <= toleranceIn;
}

/** A place beside a border: a corner of it, moved by up to a tenth of an inch. */
function besideBorder(region: Region, [which, off, isFar]: readonly [number, number, boolean]): Point | null {
  const corners = [...region.outer, ...region.holes].flat();
  const index = Math.floor(which * corners.length * 0.999);
  const [at, next] = [corners[index], corners[index + 1]];
  if (at === undefined) return null;
  const between = next === undefined || !isFar ? at : { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 };
  const angle = off * 40 * Math.PI;
  const byIn = 0.0101 + ((off * 997) % 1) * 0.08;
  return { x: between.x + byIn * Math.cos(angle), y: between.y + byIn * Math.sin(angle) };
}

describe('the reach of an impulse manoeuvre, within its tolerance of 0.01', () => {
  it('holds the base and its centre in every legal pose', () => {
    let legal = 0;
    fc.assert(
      fc.property(anyTable, anyKind, parts, (table, kind, drawn) => {
        const { outline, centre, toleranceIn } = valueOf(maneuverReach(pack, table, 'a', kind));
        const { notches, travelIn } = limitsOf(table, kind);
        const [first, second] = toolsOf(kind);
        for (const [turn, travel, isFirst] of drawn) {
          const tool = (isFirst ? first : second) ?? null;
          const maneuver = moved(kind, travel * travelIn, { tool, notches: turn * notches });
          if (!isClearlyLegal(table, maneuver)) continue;
          legal += 1;
          const verdict = judged(table, maneuver);
          expect(isWithin(centre, verdict.end, toleranceIn)).toBe(true);
          for (const corner of cornersAt(table, verdict.end))
            expect(isWithin(outline, corner, toleranceIn)).toBe(true);
        }
      }),
      { numRuns: 160 },
    );
    expect(legal).toBeGreaterThan(400);
  });

  it('holds no place for the centre that no legal manoeuvre leads to: not beside its borders, not in its islands', () => {
    const counts = { inside: 0, outside: 0 };
    fc.assert(
      fc.property(fc.noBias(anyTable), anyKind, fc.noBias(parts), (table, kind, drawn) => {
        const { centre, toleranceIn } = valueOf(maneuverReach(pack, table, 'a', kind));
        for (const each of drawn) {
          const at = besideBorder(centre, each);
          if (at === null || borderGap(centre, at) <= toleranceIn) continue;
          const isReached = maneuversTo(table, kind, at).some((maneuver) => judged(table, maneuver).legal);
          expect(regionContains(centre, at)).toBe(isReached);
          counts[isReached ? 'inside' : 'outside'] += 1;
        }
      }),
      { numRuns: 160 },
    );
    expect(Math.min(counts.inside, counts.outside)).toBeGreaterThan(400);
  });

  it('covers no place that no legal pose covers, and every one that some does', () => {
    const counts = { inside: 0, outside: 0 };
    fc.assert(
      fc.property(fc.noBias(anyTable), anyKind, fc.noBias(parts), (table, kind, drawn) => {
        const { outline, toleranceIn } = valueOf(maneuverReach(pack, table, 'a', kind));
        for (const each of drawn.slice(0, 4)) {
          const at = besideBorder(outline, each);
          if (at === null || borderGap(outline, at) <= toleranceIn) continue;
          const isIn = regionContains(outline, at);
          expect([isIn, coverOf(table, kind, at, isIn)]).toEqual([isIn, isIn]);
          counts[isIn ? 'inside' : 'outside'] += 1;
        }
      }),
      { numRuns: 25 },
    );
    expect(Math.min(counts.inside, counts.outside)).toBeGreaterThan(20);
  });
});

const anyArc: fc.Arbitrary<ArcAtRange> = fc.record({
  arc: fc.constantFrom('all', 'fore', 'aft-port', 'bow', 'stern', 'starboard'),
  rangeIn: onGrid(0.5, 7),
});

/** The mover as the origin of an arc, wherever it stands. */
function firing(table: SectorTable, pose: Pose) {
  const base = firingBase(pack, { ...moverOf(table), pose });
  if (base === undefined) throw new Error('The class is unknown.');
  return base;
}

describe('the threat of a unit, within its tolerance of 0.01', () => {
  it('holds every place that is in arc and range from a legal pose', () => {
    let threatened = 0;
    fc.assert(
      fc.property(anyTable, anyKind, anyArc, parts, (table, kind, aim, drawn) => {
        const { region, toleranceIn } = valueOf(maneuverThreat(pack, table, 'a', [kind], [aim]));
        const { notches, travelIn } = limitsOf(table, kind);
        const [first, second] = toolsOf(kind);
        for (const [turn, travel, isFirst] of drawn) {
          const tool = (isFirst ? first : second) ?? null;
          const maneuver = moved(kind, travel * travelIn, { tool, notches: turn * notches });
          if (!isClearlyLegal(table, maneuver)) continue;
          const { end } = judged(table, maneuver);
          const angle = turn * 100;
          const at = { x: end.x + 9 * travel * Math.cos(angle), y: end.y + 9 * travel * Math.sin(angle) };
          const { distanceIn } = measureArc(firing(table, end), aim.arc, { type: 'point', at });
          if (distanceIn === null || distanceIn > aim.rangeIn) continue;
          threatened += 1;
          expect(isWithin(region, at, toleranceIn)).toBe(true);
        }
      }),
      { numRuns: 120 },
    );
    expect(threatened).toBeGreaterThan(80);
  });

  it('holds no place that no legal pose threatens', () => {
    const counts = { inside: 0, outside: 0 };
    fc.assert(
      fc.property(fc.noBias(anyTable), anyKind, anyArc, fc.noBias(parts), (table, kind, aim, drawn) => {
        const { region, toleranceIn } = valueOf(maneuverThreat(pack, table, 'a', [kind], [aim]));
        const shapeAt = (pose: Pose): Polygon => ({
          type: 'polygon',
          corners: arcCorners(firing(table, pose), aim, 1e-4),
        });
        for (const each of drawn.slice(0, 3)) {
          const at = besideBorder(region, each);
          if (at === null || borderGap(region, at) <= toleranceIn) continue;
          const isIn = regionContains(region, at);
          expect([isIn, coverOf(table, kind, at, isIn, shapeAt)]).toEqual([isIn, isIn]);
          counts[isIn ? 'inside' : 'outside'] += 1;
        }
      }),
      { numRuns: 20 },
    );
    expect(Math.min(counts.inside, counts.outside)).toBeGreaterThan(10);
  });
});
