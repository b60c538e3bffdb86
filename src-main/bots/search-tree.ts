/**
 * What a search has found so far: positions ahead, what was tried in each, and what that makes them worth. A decision is
 * worth its best branch, a branch the mean of its samples.
 */
import type { AnyAction } from '../rules/engine';

/** Samples of what is uncertain about a step. */
export const MOST_SAMPLES = 40;

/** A position somewhere ahead. */
export interface Position {
  readonly state: unknown;
  /** Nothing of this turn is left to decide for the seat. */
  readonly isEnd: boolean;
  /** Nothing presses: standing still here is worth `still`. */
  readonly isQuiet: boolean;
  /** What it is worth if nothing more is thought of it. */
  readonly still: number;
  value: number;
  visits: number;
  branches: Branches | null;
  isExhausted: boolean;
}

export interface Branches {
  readonly tried: Branch[];
  readonly untried: AnyAction[];
}

export interface Branch {
  readonly action: AnyAction;
  readonly samples: Position[];
  isUncertain: boolean;
  visits: number;
  value: number;
}

/** Looking further into it would change nothing. */
export function isKnown({ samples, isUncertain }: Branch): boolean {
  if (isUncertain) return samples.length >= MOST_SAMPLES && samples.every((each) => each.isExhausted);
  return samples[0]?.isExhausted === true;
}

/** What is uncertain is drawn towards what standing still is worth, the more so the fewer samples there are. */
export function settleBranch({ still }: Position, branch: Branch): void {
  const { samples, isUncertain } = branch;
  const sum = samples.reduce((total, { value }) => total + value, 0);
  branch.value = isUncertain ? (sum + still) / (samples.length + 1) : sum / samples.length;
}

/** Where something presses, one poor choice that came first says little. */
const ENOUGH_TRIED = 3;

/** Makes a position worth its best branch, or standing still where that may be. */
export function settle(position: Position, branches: Branches): void {
  const { tried, untried } = branches;
  const best = bestOf(branches)?.value ?? position.still;
  const isJudged = !position.isQuiet && (untried.length === 0 || tried.length >= ENOUGH_TRIED);
  position.value = isJudged ? best : Math.max(best, position.still);
  position.isExhausted = untried.length === 0 && tried.every(isKnown);
}

/** The first of equals; null: nothing was tried. */
export function bestOf({ tried }: Branches): Branch | null {
  return tried.reduce<Branch | null>(
    (best, each) => (best === null || each.value > best.value ? each : best),
    null,
  );
}
