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
  /** The most promising one last. */
  readonly untried: Untried[];
}

export interface Untried {
  readonly action: AnyAction;
  /** What it promises at first sight, in chances to win above standing still; 0 where nothing is known. */
  readonly prospect: number;
}

export interface Branch {
  readonly action: AnyAction;
  readonly prospect: number;
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

/**
 * What is uncertain is drawn towards what it promised at first sight, or what standing still is worth, the more so the
 * fewer samples there are. `weight`: for how many samples that counts.
 */
export function settleBranch({ still }: Position, branch: Branch, weight: number): void {
  const { samples, isUncertain, prospect } = branch;
  const sum = samples.reduce((total, { value }) => total + value, 0);
  branch.value = isUncertain
    ? (sum + weight * (still + prospect)) / (samples.length + weight)
    : sum / samples.length;
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
