/** Whether steps of a journal belong to a plan: files of two documents may have been mixed up by hand. */
import type { Json } from '../../shared/base';
import { type Patch, applyPatches, diffJson } from '../../shared/contract';

/** True if patches and those that undo them lead from a plan exactly back to it. */
export function roundTrips(plan: Json, there: readonly Patch[], back: readonly Patch[]): boolean {
  const gone = applyPatches(plan, there);
  const returned = gone.ok ? applyPatches(gone.value.value, back) : gone;
  return returned.ok && diffJson(plan, returned.value.value).length === 0;
}
