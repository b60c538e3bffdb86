/** Another step of a plan's history: the plan as it stood there, and how the journal tells of the way. */
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { type Patch, applyPatches, diffJson } from '../../shared/contract';
import type { AnyPlan } from '../../shared/documents';
import { asJson, type DocumentBody } from './body';
import { nothingToRedo, nothingToUndo } from './document-refusals';
import type { History } from './history';

export interface TravelledPlan {
  readonly plan: AnyPlan;
  /** Position in the journal, where lost steps still count. */
  readonly journalPosition: number;
  readonly patches: Patch[];
}

/** The plan at `position` (0 .. length) of its history. Refuses `nothing-to-undo`, `nothing-to-redo`. */
export function travelPlan(
  body: DocumentBody,
  history: History,
  position: number,
): Result<TravelledPlan, Refusal> {
  if (position < 0) return err(nothingToUndo());
  if (position > history.length) return err(nothingToRedo());
  const steps = history.patchesTo(position);
  const before = asJson(body);
  const applied = applyPatches(before, steps);
  if (!applied.ok) return applied;
  const { value } = applied.value;
  const isNear = Math.abs(position - history.position) === 1;
  return ok({
    plan: value as unknown as AnyPlan, // steps lead from plan to plan
    journalPosition: history.journalPosition + position - history.position,
    patches: isNear ? steps : diffJson(before, value),
  });
}
