/** Questions about dice by the form and their answers: for tests of odds. */
import { shippedContent } from './shipped-content';
import { DEFAULT_ODDS_READINGS } from '../../shared/odds';
import { answerOdds } from '../../src-renderer/games/into-the-unknown/odds/odds-answer';
import {
  FIRST_FORM,
  type OddsForm,
  questionOf,
} from '../../src-renderer/games/into-the-unknown/odds/odds-form';

export const pack = shippedContent();
export const FORMAT = { units: 'in', decimals: 2, separator: '.' } as const;

export function question(change: Partial<OddsForm>) {
  const asked = questionOf(pack, { ...FIRST_FORM, ...change });
  if (!asked.ok) throw new Error(asked.error.message);
  return asked.value;
}

export function answer(change: Partial<OddsForm>) {
  const done = answerOdds({ asked: question(change), readings: DEFAULT_ODDS_READINGS });
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
}
