/** `plotroom replay`: the records of a match played again, each checked. */
import { stateHash } from '../rules/engine';
import { type Answer, answered, refused } from './answer';
import type { MatchAtHand } from './games';
import { viewerFrom } from './match-options';
import { wholeFrom } from './option-values';

export interface ReplayOptions {
  readonly at?: string;
  readonly seat?: string;
}

/** Reads the options; throws `UsageError`. */
export function replayRequest({ at, seat }: ReplayOptions) {
  return { at: at === undefined ? undefined : wholeFrom(at, '--at'), seat };
}

export function answerReplay(
  { timeline }: MatchAtHand,
  { at, seat }: ReturnType<typeof replayRequest>,
): Answer {
  const actions = at ?? timeline.line.records.length;
  timeline.goTo(actions);
  const { rules, state } = timeline;
  const viewer = seat === undefined ? null : viewerFrom(timeline, seat);
  if (viewer !== null && !viewer.ok) return refused(viewer.error);
  return answered({
    hash: stateHash(state),
    outcome: rules.outcome(state),
    actions,
    ...(viewer === null ? {} : { view: rules.view(state, viewer.value) }),
  });
}
