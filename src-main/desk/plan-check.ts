/** What a plan must satisfy to be stored after an edit or to be imported: its schema and the content it names. */
import { type Refusal, type Result, err } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import { checkPlan } from '../../shared/documents';
import type { SectorPlan } from '../../shared/documents/plan';
import { readPlan } from '../library';

/** The first fault, if any. Without content (a damaged installation) the schema alone decides. */
export function checkPlanWith(value: unknown, content: ContentPack | null): Result<SectorPlan, Refusal> {
  if (content === null) return readPlan(value);
  const checked = checkPlan(value, content);
  if (checked.ok) return checked;
  return err(checked.error[0] ?? { code: 'wrong-type', message: 'This is not a plan.' });
}
