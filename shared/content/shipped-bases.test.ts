import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { distance, outlineAt } from '../geometry';
import { BASE_IDS, type BaseRecord, isConvexClockwise } from './index';

const content = shippedContent();
const bases = BASE_IDS.map((id) => ({ id, base: content.bases[id] }));
const slotted = bases.filter(({ base }) => base.headCentres !== null);
const wedged = bases.filter(({ base }) => base.wedgeApexIn !== null);

function hasCorner(base: BaseRecord, u: number, v: number): boolean {
  return base.corners.some((corner) => Math.abs(corner.u - u) < 1e-12 && Math.abs(corner.v - v) < 1e-12);
}

/** Where the ray from (0, apex) at 45 degrees to the fore leaves the outline, by its edges. */
function foreWedgePoint(base: BaseRecord): { u: number; v: number } | undefined {
  const apex = base.wedgeApexIn ?? 0;
  for (const [index, from] of base.corners.entries()) {
    const to = base.corners[(index + 1) % base.corners.length] ?? from;
    const before = from.v - apex - from.u;
    const after = to.v - apex - to.u;
    if (before * after > 0 || before === after) continue;
    const share = before / (before - after);
    const point = { u: from.u + share * (to.u - from.u), v: from.v + share * (to.v - from.v) };
    if (point.u > 0 && point.v > 0) return point;
  }
  return undefined;
}

describe.each(bases)('the outline of $id', ({ base }) => {
  it('is convex, closed and runs clockwise from the fore', () => {
    expect(isConvexClockwise(base.corners)).toBe(true);
    expect(base.corners[0]?.v).toBe(base.lengthIn / 2);
  });

  it('is mirror-symmetric in both axes', () => {
    for (const { u, v } of base.corners) {
      expect(hasCorner(base, -u, v)).toBe(true);
      expect(hasCorner(base, u, -v)).toBe(true);
    }
  });

  it('is as wide and as long as the record says', () => {
    expect(2 * Math.max(...base.corners.map(({ u }) => u))).toBeCloseTo(base.widthIn, 12);
    expect(2 * Math.max(...base.corners.map(({ v }) => v))).toBeCloseTo(base.lengthIn, 12);
  });
});

describe.each(slotted)('the slots of $id', ({ id, base }) => {
  it('hold the head centre on their axis, outside the base', () => {
    const { fore, starboard, aft, port } = base.headCentres ?? {};
    expect(fore?.u).toBe(0);
    expect(starboard?.v).toBe(0);
    expect(aft).toEqual({ u: 0, v: -(fore?.v ?? 0) });
    expect(port).toEqual({ u: -(starboard?.u ?? 0), v: 0 });
    expect(fore?.v).toBeGreaterThan(base.lengthIn / 2);
    expect(starboard?.u).toBeGreaterThan(base.widthIn / 2);
  });

  it('have their circle centre at the head centre, on the wake marker 0.1 farther out', () => {
    const farther = id === 'wake' ? 0.1 : 0;
    expect(base.slotGapIn?.fore).toBeCloseTo(
      (base.headCentres?.fore.v ?? 0) + farther - base.lengthIn / 2,
      9,
    );
    expect(base.slotGapIn?.side).toBeCloseTo(
      (base.headCentres?.starboard.u ?? 0) + farther - base.widthIn / 2,
      9,
    );
  });

  it('have half-mouths of sqrt(radius² - gap²) to 0.001', () => {
    const radius = base.slotRadiusIn ?? 0;
    const half = (gap: number | undefined) => Math.sqrt(radius ** 2 - (gap ?? Infinity) ** 2);
    expect(Math.abs(half(base.slotGapIn?.fore) - (base.halfMouthForeIn ?? 0))).toBeLessThanOrEqual(0.001);
    expect(Math.abs(half(base.slotGapIn?.side) - (base.halfMouthSideIn ?? 0))).toBeLessThanOrEqual(0.001);
  });

  it('open on the straight edge that they are cut into', () => {
    const foreEdge = Math.max(...base.corners.filter(({ v }) => v === base.lengthIn / 2).map(({ u }) => u));
    const sideEdge = Math.max(...base.corners.filter(({ u }) => u === base.widthIn / 2).map(({ v }) => v));
    expect(base.halfMouthForeIn).toBeLessThanOrEqual(foreEdge);
    expect(base.halfMouthSideIn).toBeLessThanOrEqual(sideEdge);
  });
});

describe('arcs', () => {
  it('are all, halves and quarters on a shuttle; all and quarters on a wake marker; none on a projectile', () => {
    const quarters = ['fore-port', 'fore-starboard', 'aft-port', 'aft-starboard'];
    expect(content.bases.shuttle.arcs).toEqual(['all', 'fore', 'aft', 'port', 'starboard', ...quarters]);
    expect(content.bases.wake.arcs).toEqual(['all', ...quarters]);
    expect(content.bases.projectile.arcs).toEqual([]);
  });

  it('come in mirrored pairs on every base', () => {
    const twin = (arc: string) =>
      arc.includes('port') ? arc.replace('port', 'starboard') : arc.replace('starboard', 'port');
    for (const { base } of bases) {
      for (const arc of base.arcs) expect(base.arcs.map(twin)).toContain(arc);
    }
  });

  it.each(wedged)('bow and stern of $id start on or in the outline (apex and edge point)', ({ base }) => {
    expect(base.arcs).toContain('bow');
    expect(base.arcs).toContain('stern');
    expect(base.wedgeApexIn).toBeGreaterThan(0);
    expect(base.wedgeApexIn).toBeLessThan(base.lengthIn / 2);
  });

  // The points where the owners' boards print the bow's limit lines on the edge.
  it.each([
    ['small', 0.442, 1.032],
    ['medium', 0.776, 1.601],
    ['large', 1.066, 2.296],
  ] as const)('the bow of a %s base leaves its edge where it is printed, to 0.001', (id, u, v) => {
    const point = foreWedgePoint(content.bases[id]);
    expect(Math.abs((point?.u ?? 0) - u)).toBeLessThanOrEqual(0.001);
    expect(Math.abs((point?.v ?? 0) - v)).toBeLessThanOrEqual(0.001);
  });
});

describe('the turning tool', () => {
  it('fits the slots of every base but the wake marker, whose slots are wider', () => {
    for (const { id, base } of slotted) {
      if (id === 'wake') expect(base.slotRadiusIn).toBeGreaterThan(content.tool.headRadiusIn);
      else expect(base.slotRadiusIn).toBe(content.tool.headRadiusIn);
    }
  });

  it('launches along half its stem, at most to its notched end and never over its head', () => {
    const { tool } = content;
    expect(tool.launch.stemHalfWidthIn).toBe(tool.stemWidthIn / 2);
    expect(tool.launch.farthestIn).toBe(tool.stemEndIn);
    for (const nearest of Object.values(tool.launch.nearestIn)) {
      expect(nearest).toBeGreaterThan(0);
      expect(nearest).toBeLessThan(tool.launch.farthestIn);
    }
  });

  it.each(['shuttle', 'small', 'medium', 'projectile'] as const)(
    'at the least distance along the stem a launched %s base touches the head and no more, to 0.001',
    (id) => {
      const { widthIn, halfMouthSideIn, corners } = content.bases[id];
      const { headRadiusIn, launch } = content.tool;
      const edgeToCentreIn = halfMouthSideIn ?? -widthIn / 2 / Math.sqrt(3);
      const pose = {
        x: launch.stemHalfWidthIn + widthIn / 2,
        y: -(launch.nearestIn[id] + edgeToCentreIn),
        headingDeg: 0,
      };
      const unit = outlineAt(corners, pose);
      const gapIn = distance({ type: 'point', at: { x: 0, y: 0 } }, unit).distanceIn - headRadiusIn;
      expect(Math.abs(gapIn)).toBeLessThanOrEqual(0.001);
    },
  );

  it('ITU-LAUNCH-02: the tool turns up to 3 notches of 30 degrees for an auxiliary unit', () => {
    expect(content.tool.launch.notches.auxiliary).toBe(3);
    expect(content.tool.notchDeg).toBe(30);
  });

  it('ITU-DOCK-01: a unit may dock at 2 inches', () => expect(content.tool.dockWithinIn).toBe(2));
});
