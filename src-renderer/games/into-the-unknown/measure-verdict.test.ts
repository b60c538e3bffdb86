import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import type { SectorPlan } from '../../../shared/documents/plan';
import { measureVerdict, toneOf } from './measure-verdict';
import { CROSSING } from './session-driver';
import {
  endReason,
  headlineOf,
  limitReason,
  protectionWords,
  rangeWords,
  togetherWords,
} from './verdict-words';
import { makeWording } from './wording';

const pack = shippedContent();
const words = makeWording({ units: 'in', decimals: 2, separator: '.' });

/** The Fighter due north of the Defiant, bases a given distance apart. */
function apart(gapIn: number): SectorPlan {
  const units = CROSSING.units.map((unit) =>
    unit.id === 'fighter-1' ? { ...unit, pose: { ...unit.pose, y: 20 - 2.14 - gapIn } } : unit,
  );
  return { ...CROSSING, units };
}
function verdictAt(gapIn: number) {
  const verdict = measureVerdict(pack, apart(gapIn), 'defiant-1', 'fighter-1');
  if (!verdict.ok) throw new Error(verdict.error.message);
  return verdict.value;
}

/** The Fighter across the line between the fore and the aft arc of the Defiant. */
const SLANTING: SectorPlan = {
  ...CROSSING,
  units: CROSSING.units.map((unit) =>
    unit.id === 'fighter-1' ? { ...unit, pose: { x: 12.5, y: 20.5, headingDeg: 60 } } : unit,
  ),
};

describe('the verdict', () => {
  it('puts forward the weapon whose margin is the closest to turning', () => {
    const headline = headlineOf(verdictAt(5.5), words);
    expect(headline).toEqual({
      figure: '+0.50',
      tone: 'ok',
      say: 'In range',
      detail: 'Phaser Emitters, fore: 5.50 of 6 in',
    });
  });

  it('says when nobody can call it on a real table', () => {
    expect(headlineOf(verdictAt(5.99), words)).toMatchObject({ tone: 'warn', say: 'Too close to call' });
    expect(headlineOf(verdictAt(6.5), words)).toMatchObject({
      figure: '\u22120.50',
      tone: 'bad',
      say: 'Out of range',
    });
  });

  it('greys what has the target not in its arc', () => {
    const { rows } = verdictAt(5.5);
    expect(rows.filter((row) => toneOf(row) === 'off').map(({ arc }) => arc)).toContain('aft');
    expect(rows.find(({ arc, type }) => arc === 'fore' && type === 'weapon')).toMatchObject({
      inRange: true,
    });
  });

  it('gives the distance alone for pieces without weapons', () => {
    const verdict = measureVerdict(pack, CROSSING, 'anomaly-1', 'defiant-1');
    if (!verdict.ok) throw new Error(verdict.error.message);
    expect(verdict.value.rows).toEqual([]);
    expect(headlineOf(verdict.value, words)).toMatchObject({ tone: 'off', say: 'Edge to edge' });
  });

  it('names the limit line and the end that is hit', () => {
    const verdict = verdictAt(5.5);
    const slanting = measureVerdict(pack, SLANTING, 'defiant-1', 'fighter-1');
    if (!slanting.ok) throw new Error(slanting.error.message);
    expect(limitReason(slanting.value, words)).toMatchObject({
      part: 'Decided by',
      limit: 'fore-port limit',
    });
    expect(limitReason(verdict, words)).toBeNull();
    expect(endReason(verdict, { fore: 3, aft: 1 })).toBe('the fore shield, 3');
    expect(endReason(verdict, null)).toBe('the fore end');
  });

  it('tells what a range is made of, and what changed it from what', () => {
    const said = (conditions: readonly ('jammed' | 'cloaked')[]) => {
      const units = CROSSING.units.map((unit) => ({ ...unit, conditions: [...conditions] }));
      const verdict = measureVerdict(pack, { ...CROSSING, units }, 'defiant-1', 'fighter-1');
      if (!verdict.ok) throw new Error(verdict.error.message);
      return verdict.value.rows.map((row) => rangeWords(row, words));
    };
    expect(said([])).toEqual([
      '6 in',
      '6 in',
      '6 in',
      '4 in',
      '4 in',
      '2 in',
      '4 + 2 instruments',
      '2 in',
      '4 + 2 instruments',
    ]);
    expect(said(['jammed']).slice(-2)).toEqual(['2 in', '2 in, jammed (was 6)']);
    expect(said(['cloaked'])[0]).toBe('cloaked (was 6)');
    expect(said(['cloaked']).slice(-2)).toEqual(['2 in', 'cloaked (was 6)']);
  });

  it('says that no weapon of a cloaked ship reaches, and what protects a target', () => {
    const units = CROSSING.units.map((unit) => ({ ...unit, conditions: ['hidden' as const] }));
    const features = [{ id: 'c', kind: 'cloud' as const, at: { x: 18, y: 10 }, keywords: { obscuring: 2 } }];
    const verdict = measureVerdict(pack, { ...CROSSING, units, features }, 'defiant-1', 'fighter-1');
    expect(protectionWords(verdict.ok ? verdict.value.protection : null)).toEqual([
      'hidden: attacks and tests against it have +2 difficulty.',
      'obscured: +2 evasion, 4 in all.',
    ]);
  });

  it('ITU-PKEY-04: adds Comms ranges between friends only', () => {
    const units = CROSSING.units.map((unit) => ({ ...unit, owner: 'blue' as const }));
    const friends = measureVerdict(pack, { ...CROSSING, units }, 'defiant-1', 'fighter-1');
    const together = friends.ok ? friends.value.together : null;
    expect(together && togetherWords(together, words)).toBe('6 + 5 = 11 in');
    expect(verdictAt(5.5).together).toBeNull();
  });

  it('refuses to measure a piece against itself', () => {
    expect(measureVerdict(pack, CROSSING, 'defiant-1', 'defiant-1')).toMatchObject({
      ok: false,
      error: { code: 'same-piece' },
    });
  });
});
