import { describe, expect, it } from 'vitest';
import { featureAt, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { measurePieces } from './measure';
import type { Place } from './pieces';
import type { SectorTable } from './types';

const pack = shippedContent();
const piece = (id: string): Place => ({ type: 'piece', id });
const at = (x: number, y: number): Place => ({ type: 'point', at: { x, y } });
const measure = (table: SectorTable, from: Place, to: Place) => valueOf(measurePieces(pack, table, from, to));

const a = unitAt('a', 'defiant', poseAt(10, 10));
const b = unitAt('b', { base: 'small' }, poseAt(10, 16.14));

describe('measuring between pieces', () => {
  it('is edge to edge with witness points on both outlines, the same both ways', () => {
    const there = measure(tableOf([a, b]), piece('a'), piece('b'));
    expect(there).toMatchObject({ touching: false, from: { x: 10, y: 11.07 }, to: { x: 10, y: 15.07 } });
    expect(there.distanceIn).toBeCloseTo(4, 12);
    const back = measure(tableOf([a, b]), piece('b'), piece('a'));
    expect([back.distanceIn, back.from, back.to]).toEqual([there.distanceIn, there.to, there.from]);
  });

  it('touching and overlapping bases are 0 apart and touching', () => {
    for (const y of [12.14, 12.14 + 5e-7, 11]) {
      const table = tableOf([a, { ...b, pose: poseAt(10, y) }]);
      expect(measure(table, piece('a'), piece('b'))).toMatchObject({ distanceIn: 0, touching: true });
    }
    const apart = tableOf([a, { ...b, pose: poseAt(10, 12.14001) }]);
    expect(measure(apart, piece('a'), piece('b')).touching).toBe(false);
  });

  it('keys the arcs by the base: bow and stern on ship bases, none on a shuttle, no arcs for tokens and points', () => {
    const table = tableOf(
      [a, unitAt('s', 'type-6-shuttle', poseAt(20, 20)), unitAt('t', 'photon-torpedo', poseAt(25, 25))],
      [featureAt('f', 30, 30)],
    );
    expect(Object.keys(measure(table, piece('a'), piece('s')).arcs ?? {})).toHaveLength(11);
    const shuttle = Object.keys(measure(table, piece('s'), piece('a')).arcs ?? {});
    expect(shuttle).toHaveLength(9);
    expect(shuttle).not.toContain('bow');
    for (const from of [piece('t'), piece('f'), at(1, 1)])
      expect(measure(table, from, piece('a')).arcs).toBeNull();
  });

  it('distance to a system is to its marker’s centre; pieces come before systems of the same id', () => {
    expect(measure(tableOf([a]), at(18, 17), piece('1')).distanceIn).toBe(1);
    const named = tableOf([unitAt('1', { base: 'small' }, poseAt(18, 25))]);
    expect(measure(named, at(18, 20), piece('1')).distanceIn).toBeCloseTo(3.93, 12);
  });

  it('a target straddling the limit line is in both arcs; with the centre reading only in its centre’s', () => {
    const straddling = unitAt('b', { base: 'medium' }, poseAt(15, 9.5, 90));
    const byEdge = measure(tableOf([a, straddling]), piece('a'), piece('b')).arcs;
    expect([byEdge?.fore?.in, byEdge?.aft?.in]).toEqual([true, true]);
    const byCentre = measure(
      tableOf([a, straddling], [], { 'arc.target': 'centre' }),
      piece('a'),
      piece('b'),
    ).arcs;
    expect([byCentre?.fore?.in, byCentre?.aft?.in]).toEqual([true, false]);
    expect(byCentre?.fore?.marginIn).toBeCloseTo(0.5, 12);
    expect(byCentre?.aft).toMatchObject({ distanceIn: null, from: null, to: null });
  });

  it('names the end attacked; on the line it is the defender’s choice, or the fore by setting', () => {
    const endOf = (x: number, y: number, readings?: Record<string, string>) =>
      measure(tableOf([a], [], readings), at(x, y), piece('a')).endAttacked;
    expect(endOf(10, 5)).toBe('fore');
    expect(endOf(10, 15)).toBe('aft');
    expect(endOf(15, 10)).toBe('either');
    expect(endOf(15, 10, { 'arc.endOnLine': 'fore' })).toBe('fore');
    expect(measure(tableOf([a], [featureAt('f', 3, 3)]), piece('a'), piece('f')).endAttacked).toBeNull();
  });

  it('refuses a piece against itself, an unknown id and an unknown class', () => {
    const table = tableOf([a, unitAt('x', 'enterprise', poseAt(5, 5))]);
    const code = (from: string, to: string) => measurePieces(pack, table, piece(from), piece(to));
    expect(code('a', 'a')).toMatchObject({ error: { code: 'same-piece' } });
    expect(code('a', 'nobody')).toMatchObject({ error: { code: 'unknown-id' } });
    expect(code('a', 'x')).toMatchObject({ error: { code: 'unknown-class' } });
  });
});
