import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { decloakCentres } from './decloak';
import type { TableUnit } from './types';

const pack = shippedContent();
const wake = unitAt('w', { base: 'wake' }, poseAt(18, 18));
const centres = (others: readonly TableUnit[] = [], marker = wake) =>
  valueOf(decloakCentres(pack, tableOf([marker, ...others]), 'w', 'brel'));

describe('decloaking from a wake marker', () => {
  it('letters A to H lie at 30, 60, 120, 150, 210, 240, 300 and 330 degrees from the heading; k goes from 1 to 6', () => {
    const places = centres();
    expect(places).toHaveLength(48);
    const bearings = places
      .filter(({ steps }) => steps === 1)
      .map(({ pose }) => Math.round((Math.atan2(pose.x - 18, 18 - pose.y) * 180) / Math.PI + 360) % 360);
    expect(bearings).toEqual([30, 60, 120, 150, 210, 240, 300, 330]);
    expect(places.slice(0, 6).map(({ letter, steps }) => `${letter}${steps}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map((steps) => `A${steps}`),
    );
    expect(new Set(places.map(({ pose }) => pose.headingDeg))).toEqual(new Set([0]));
  });

  it('t is 0.62 for A, D, E and H and 0.57 for the others', () => {
    const { letters } = pack.bases.wake.decloak!;
    expect(Object.entries(letters).map(([letter, { outIn }]) => [letter, outIn])).toEqual([
      ['A', 0.62],
      ['B', 0.57],
      ['C', 0.57],
      ['D', 0.62],
      ['E', 0.62],
      ['F', 0.57],
      ['G', 0.57],
      ['H', 0.62],
    ]);
    // On 60 degrees a small base, such as a B'rel's, ends at its side, 0.77 across.
    const b1 = centres().find(({ letter, steps }) => letter === 'B' && steps === 1)!;
    expect(b1.pose.x).toBeCloseTo(18 + (0.57 + 1) * Math.sin(Math.PI / 3) + 0.77, 9);
  });

  it('tells which units it would overlap and whether it would leave the sector, the marker itself being none', () => {
    const [a1] = centres();
    const onTop = centres([unitAt('t', 'photon-torpedo', a1!.pose)]);
    expect(onTop[0]?.overlaps).toEqual(['t']);
    expect(onTop[47]?.overlaps).toEqual([]);
    const atEdge = centres([], { ...wake, pose: poseAt(34, 18) });
    expect(atEdge.filter(({ leavesSector }) => leavesSector).map(({ letter }) => letter)).toContain('B');
    expect(atEdge.find(({ letter, steps }) => letter === 'G' && steps === 6)?.leavesSector).toBe(false);
  });

  it('refuses what is no wake marker, an id the table lacks and a class the pack lacks', () => {
    const table = tableOf([wake, unitAt('d', 'defiant', poseAt(5, 5))]);
    expect(decloakCentres(pack, table, 'd', 'brel')).toMatchObject({ error: { code: 'not-a-wake' } });
    expect(decloakCentres(pack, table, 'x', 'brel')).toMatchObject({ error: { code: 'unknown-id' } });
    expect(decloakCentres(pack, table, 'w', 'enterprise')).toMatchObject({
      error: { code: 'unknown-class' },
    });
  });
});
