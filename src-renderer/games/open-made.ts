/** A document that main was asked to make: opened, or the person told why there is none. */
import type { Refusal, Result } from '../../shared/base';
import type { LibraryEntry } from '../../shared/contract';
import type { PlanContext } from './descriptor';

/** Whether it was made. */
export function openMade(
  answer: Result<LibraryEntry, Refusal>,
  { open, refuse }: Pick<PlanContext, 'open' | 'refuse'>,
): boolean {
  if (answer.ok) open(answer.value.id);
  else refuse(answer.error);
  return answer.ok;
}
