import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import type { SectorPlan } from '../../../shared/documents/plan';
import { measureVerdict, toneOf } from './measure-verdict';
import { CROSSING } from './session-driver';
import { endReason, headlineOf, limitReason } from './verdict-words';
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
    expect(limitReason(verdict, words)?.limit).toBe('fore | aft limit');
    expect(endReason(verdict, { fore: 3, aft: 1 })).toBe('the fore shield, 3');
    expect(endReason(verdict, null)).toBe('the fore end');
  });

  it('refuses to measure a piece against itself', () => {
    expect(measureVerdict(pack, CROSSING, 'defiant-1', 'defiant-1')).toMatchObject({
      ok: false,
      error: { code: 'same-piece' },
    });
  });
});
