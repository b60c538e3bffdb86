import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import { ADVICE_CODES, advise } from '../../../shared/sector';
import { foldAdvice } from './advice-groups';
import { foldedAdviceText, systemIn } from './advice-words';
import { CROSSING } from './session-driver';

const pack = shippedContent();
const [defiant, fighter] = CROSSING.units;
if (!defiant || !fighter) throw new Error('The plan lost its units');

function foldedOf(units: typeof CROSSING.units) {
  return foldAdvice(advise(pack, { ...CROSSING, units }));
}

describe('folded advice', () => {
  it('is one line for what says the same of many pieces, warnings before notes', () => {
    const groups = foldedOf([defiant, fighter, { ...defiant, id: 'defiant-2', pose: fighter.pose }]);
    const said = groups.map(({ lines: [first, ...more] }) =>
      more.length === 0 ? first.code : foldedAdviceText(first.code, more.length + 1, systemIn(first)),
    );
    expect(said).toEqual([
      '3 ships stand outside their set\u2011up areas.',
      'overlapping-bases',
      '3 pieces are in deep space.',
    ]);
    expect(groups.map(({ lines: [first] }) => first.severity)).toEqual(['advice', 'advice', 'note']);
  });

  it('keeps systems apart', () => {
    const groups = foldedOf([
      { ...defiant, pose: { x: 5, y: 23, headingDeg: 0 } },
      { ...defiant, id: 'b', pose: { x: 8, y: 23, headingDeg: 0 } },
      { ...defiant, id: 'c', pose: { x: 31, y: 13, headingDeg: 0 } },
    ]);
    const inSystem = groups.filter(({ lines: [first] }) => first.code === 'in-system');
    expect(inSystem.map(({ lines }) => [systemIn(lines[0]), lines.length])).toEqual([
      ['system 2', 2],
      ['system 1', 1],
    ]);
  });

  it('loses no line and has a sentence for each code', () => {
    const advice = advise(pack, CROSSING);
    expect(foldAdvice(advice).flatMap(({ lines }) => lines)).toHaveLength(advice.length);
    const sentences = ADVICE_CODES.map((code) => foldedAdviceText(code, 2, 'system 1'));
    expect(new Set(sentences).size).toBe(ADVICE_CODES.length);
  });
});
