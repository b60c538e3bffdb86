import type { UnitState } from '../../../../../shared/contract/into-the-unknown';
import { LETTER_SIGNS } from '../words';

/** The mark of a unit without an ID token. */
export const NO_MARK = '·';

/** What its ID token shows: a number, a letter, a Greek letter of a team; a dot where it has none. */
export function unitMark({ number, letter, teamLetter }: UnitState): string {
  if (teamLetter !== null) return LETTER_SIGNS[teamLetter];
  return letter ?? (number === null ? NO_MARK : String(number));
}
