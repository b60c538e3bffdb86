/** Of all faults of a file the first is the answer; `validate` lists them all. */
import type { Refusal } from '../../shared/base';
import { type Answer, refused } from './answer';

export function firstRefused(faults: readonly Refusal[]): Answer {
  return refused(faults[0] ?? { code: 'unreadable', message: 'It could not be read.' });
}
