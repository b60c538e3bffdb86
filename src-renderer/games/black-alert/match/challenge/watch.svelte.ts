/** Keeps the result of a challenge on the stage until somebody has read it; the rules have long gone on by then. */
import type { BlackAlertMatchState } from '../../../../../shared/contract';
import type { BlackAlertEvent } from '../../../../../shared/contract/black-alert';
import { Watch } from '../../../../panels/match/watch.svelte';
import { type ChallengeShown, shownLast } from './shown';

export class ChallengeWatch extends Watch<BlackAlertMatchState, BlackAlertEvent> {
  /** The challenge whose result is to be read; null: none, or the table looks at the past. */
  readonly result: ChallengeShown | null = $derived.by(() => {
    const { state, log } = this.match();
    return state.waiting.type === 'past' ? null : shownLast(log, state.view, this.readUpTo);
  });
}
