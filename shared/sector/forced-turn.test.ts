import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { outlineAt } from '../geometry';
import { type ForcedTurn, forcedTurnEnd, forcedTurnPivot } from './forced-turn';
import { baseOutline } from './unit-class';

const pack = shippedContent();
const defiant = unitAt('d', 'defiant', poseAt(18, 18, 40));
const torpedo = unitAt('t', 'photon-torpedo', poseAt(5, 5, 90));
const turn = (rest: Partial<ForcedTurn> = {}): ForcedTurn => ({
  notches: 1,
  withTool: false,
  slot: null,
  ...rest,
});
const end = (rest: Partial<ForcedTurn> = {}, readings?: Record<string, string>, id = 'd') =>
  forcedTurnEnd(pack, tableOf([defiant, torpedo], [], readings), id, turn(rest));

describe('a forced turn', () => {
  it('without a tool turns about the base centre, one notch being 30 degrees', () => {
    expect(valueOf(end())).toEqual({ x: 18, y: 18, headingDeg: 70 });
    expect(valueOf(end({ notches: -0.5 }))).toEqual({ x: 18, y: 18, headingDeg: 25 });
  });

  it('around the turning tool turns about the head centre, which stays where it is', () => {
    const port = valueOf(end({ withTool: true, slot: 'port' }));
    expect(port.headingDeg).toBe(70);
    const head = baseOutline(pack, defiant)!.headCentres.port;
    const [before] = outlineAt([head], defiant.pose).corners;
    const [after] = outlineAt([head], port).corners;
    expect(Math.hypot(after!.x - before!.x, after!.y - before!.y)).toBeLessThan(2e-9);
    expect(Math.hypot(port.x - 18, port.y - 18)).toBeCloseTo(2 * 1.065 * Math.sin(Math.PI / 12), 8);
  });

  it('by setting turns about the head centre also where no tool is named', () => {
    const slot = { 'turn.withoutTool': 'slot' };
    expect([forcedTurnPivot(false), forcedTurnPivot(true), forcedTurnPivot(false, slot)]).toEqual([
      'centre',
      'slot',
      'slot',
    ]);
    expect(valueOf(end({ slot: 'port' }, slot))).toEqual(valueOf(end({ withTool: true, slot: 'port' })));
    expect(end({}, slot)).toMatchObject({ error: { code: 'missing-slot' } });
  });

  it('ITU-FKEY-05: goes at most 1 notch to either side, exactly that included', () => {
    expect(end({ notches: -1 }).ok).toBe(true);
    expect(end({ notches: 1 + 1e-9 }).ok).toBe(true);
    for (const notches of [1.0001, -1.0001, 2])
      expect(end({ notches })).toMatchObject({ error: { code: 'turn-over-limit', rule: 'ITU-FKEY-05' } });
  });

  it('a token without slots turns about its centre, tool or not', () => {
    expect(valueOf(end({ withTool: true }, undefined, 't'))).toEqual({ x: 5, y: 5, headingDeg: 120 });
  });

  it('refuses a unit that the table or the pack lacks', () => {
    expect(end({}, undefined, 'x')).toMatchObject({ error: { code: 'unknown-id' } });
    const strange = tableOf([unitAt('d', 'enterprise', poseAt(1, 1))]);
    expect(forcedTurnEnd(pack, strange, 'd', turn())).toMatchObject({ error: { code: 'unknown-class' } });
  });
});
