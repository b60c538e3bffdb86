import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { deltaReadingOf, type DieRecord, sourceOf } from './index';

const { dice, units } = shippedContent();

function dieNamed(id: string): DieRecord {
  const die = dice[id];
  if (die === undefined) throw new Error(`no die ${id}`);
  return die;
}

/** How many faces show exactly this. */
function facesLike(id: string, face: object): number {
  const text = JSON.stringify(face);
  return dieNamed(id).faces.filter((one) => JSON.stringify(one) === text).length;
}

function meanSuccesses(id: string): number {
  const { faces } = dieNamed(id);
  const sum = faces.reduce((total, { success = 0, breakthrough = 0 }) => total + success + breakthrough, 0);
  return sum / faces.length;
}

describe('the dice', () => {
  it('ITU-DICE-11: the intuition die has 8 faces: 2 successes, 1 of two, 1 breakthrough, 2 analysis, 2 blanks', () => {
    expect(dieNamed('intuition').faces).toHaveLength(8);
    expect(facesLike('intuition', { success: 1 })).toBe(2);
    expect(facesLike('intuition', { success: 2 })).toBe(1);
    expect(facesLike('intuition', { breakthrough: 1 })).toBe(1);
    expect(facesLike('intuition', { analysis: 1 })).toBe(2);
    expect(facesLike('intuition', {})).toBe(2);
  });

  it('ITU-DICE-11: the expertise die has 6 faces: 2 successes, 1 each of breakthrough, analysis, delta, blank', () => {
    expect(dieNamed('expertise').faces).toHaveLength(6);
    expect(facesLike('expertise', { success: 1 })).toBe(2);
    for (const face of [{ breakthrough: 1 }, { analysis: 1 }, { delta: 1 }, {}]) {
      expect(facesLike('expertise', face)).toBe(1);
    }
  });

  it('ITU-CAPTURE-08: some face of the intuition die carries two successes, none of the expertise die does', () => {
    const most = (id: string) => Math.max(...dieNamed(id).faces.map(({ success = 0 }) => success));
    expect([most('intuition'), most('expertise')]).toEqual([2, 1]);
  });

  it('an intuition die yields 5/8 successes on average, an expertise die 1/2 while the delta is no result', () => {
    expect(meanSuccesses('intuition')).toBe(0.625);
    expect(meanSuccesses('expertise')).toBe(0.5);
  });

  it('the blanks of the intuition die are told as inferred, everything else as seen', () => {
    const confidences = dieNamed('intuition').faces.map(
      (_, index) => sourceOf(dieNamed('intuition'), `faces.${index}`).confidence,
    );
    expect(confidences).toEqual([...Array.from({ length: 6 }, () => 'high'), 'medium', 'medium']);
    expect(sourceOf(dieNamed('expertise'), 'faces.4').kind).toBe('public');
  });

  it('ITU-DICE-11: nobody knows what the delta means, so the reading of the table decides', () => {
    expect(Object.values(dice).map(({ deltaMeaning }) => deltaMeaning)).toEqual([null, null]);
    expect(deltaReadingOf(dice, 'twoSuccesses')).toBe('twoSuccesses');
    const owned = { ...dice, expertise: { ...dieNamed('expertise'), deltaMeaning: 'breakthrough' as const } };
    expect(deltaReadingOf(owned, 'none')).toBe('breakthrough');
  });

  it('every weapon names dice that there are', () => {
    const named = Object.values(units).flatMap(({ weapons }) =>
      (weapons ?? []).flatMap(({ dice: pool }) => {
        if (pool === null) return [];
        return 'perPower' in pool ? [pool.perPower] : Object.keys(pool);
      }),
    );
    expect(named.length).toBeGreaterThan(15);
    for (const id of named) expect(Object.keys(dice)).toContain(id);
  });
});
