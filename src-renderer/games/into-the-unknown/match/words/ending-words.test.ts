import { expect, it } from 'vitest';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { endingReason, endingScores } from './ending-words';
import type { Told } from './told';

/** A mission in which a complication came about, with what was remembered of it. */
function toldWith(complication: string, flags: readonly string[]): Told {
  const view = Match.begun().view('1');
  return {
    content: shippedContent(),
    view: {
      ...view,
      mission: { ...view.mission, complications: { '1': complication }, revealed: '1', flags },
    },
    nameOf: (seat) => `Seat ${seat}`,
    lengthOf: (inches) => `${inches} in`,
  };
}

it('ITU-SCORE-08: where everybody loses for want of a joint solution, the ending says so', () => {
  const unsolved = toldWith('infection', []);
  expect(endingReason(unsolved, 'ITU-SCORE-08')).toBe('everybody loses: no joint solution was found');
  expect(endingScores(unsolved, 'ITU-SCORE-08')).toBe('everybody loses: no joint solution was found');
});

it('ITU-SCORE-08: nothing is said of a solution that was found, or of a mission that asks for none', () => {
  expect(endingReason(toldWith('infection', ['joint-solution']), 'ITU-SCORE-08')).toBe('everybody loses');
  expect(endingReason(toldWith('surface-strikes', []), 'ITU-SCORE-08')).toBe('everybody loses');
});
