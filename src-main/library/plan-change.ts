/** One change of a plan: patches in, the plan in stored form and the way back out. */
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { type Patch, applyPatches, diffJson } from '../../shared/contract';
import type { AnyPlan } from '../../shared/documents';
import { asJson, type CheckBody, isMatch } from './body';

export interface ChangedPlan {
  readonly plan: AnyPlan;
  readonly effective: Patch[];
  readonly inverse: Patch[];
}

/** Applies patches and puts the result in stored form; the effective patches include what that changed. */
export function changePlan(
  plan: AnyPlan,
  patches: readonly Patch[],
  check: CheckBody,
): Result<ChangedPlan, Refusal> {
  const applied = applyPatches(asJson(plan), patches);
  if (!applied.ok) return applied;
  const valid = check(applied.value.value);
  if (!valid.ok) return valid;
  if (isMatch(valid.value)) return err({ code: 'unknown-kind', message: 'A plan cannot become a match.' });
  const settling = diffJson(applied.value.value, asJson(valid.value));
  const settled = applyPatches(applied.value.value, settling);
  if (!settled.ok) return settled;
  return ok({
    plan: settled.value.value as unknown as AnyPlan, // equal to what was checked
    effective: [...patches, ...settling],
    inverse: [...settled.value.inverse, ...applied.value.inverse],
  });
}
