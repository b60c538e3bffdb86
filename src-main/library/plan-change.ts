/** One change of a plan: patches in, the plan in stored form and the way back out. */
import { type Json, type Refusal, type Result, ok } from '../../shared/base';
import { type Patch, applyPatches, diffJson } from '../../shared/contract';
import type { SectorPlan } from '../../shared/documents/plan';
import type { CheckPlan } from './plan-file';

export interface ChangedPlan {
  readonly plan: SectorPlan;
  readonly effective: Patch[];
  readonly inverse: Patch[];
}

/** Applies patches and puts the result in stored form; the effective patches include what that changed. */
export function changePlan(
  plan: SectorPlan,
  patches: readonly Patch[],
  check: CheckPlan,
): Result<ChangedPlan, Refusal> {
  const applied = applyPatches(asJson(plan), patches);
  if (!applied.ok) return applied;
  const valid = check(applied.value.value);
  if (!valid.ok) return valid;
  const settling = diffJson(applied.value.value, asJson(valid.value));
  const settled = applyPatches(applied.value.value, settling);
  if (!settled.ok) return settled;
  return ok({
    plan: asPlan(settled.value.value),
    effective: [...patches, ...settling],
    inverse: [...settled.value.inverse, ...applied.value.inverse],
  });
}

/** A plan is plain JSON by its schema; its type only knows more. */
export function asJson(plan: SectorPlan): Json {
  return plan as unknown as Json;
}
export function asPlan(value: Json): SectorPlan {
  return value as unknown as SectorPlan;
}
