/** Tasks of set-up that wait for nobody, and what a wrong answer is told. */
import type { Refusal, RuleId } from '../../../../shared/base';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';

/** The part of a task's rules that is the same for all that are carried out at once. */
export const UNASKED = {
  waitsFor: () => [],
  legal: () => [],
  why: (): Refusal => notAsked('Set-up goes on by itself here.', 'ITU-SETUP-01'),
  answer: (): never => {
    throw new Error('Nobody answers what is carried out at once.');
  },
} as const;

export function notAsked(message: string, rule: RuleId): Refusal {
  return { code: 'not-asked', message, rule };
}

/** For answers of another type than the task asks for: checked before, so a bug. */
export function wrongAnswer(task: string, action: IntoTheUnknownAction): Error {
  return new Error(`${task} is not answered by ${action.type}.`);
}
