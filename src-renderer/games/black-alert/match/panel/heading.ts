/** The panel's heading: in a turn the step, else what the task asks. */
import type { RuleId } from '../../../../../shared/base';
import type { MatchSession } from '../session.svelte';
import { placeName, type TaskWords } from '../words';

export interface Heading {
  readonly title: string;
  readonly detail: string;
  readonly rule: RuleId | null;
}

const HELD = {
  wounded: 'Wounded: Move and Action are skipped this turn.',
  detained: 'Detained: the way home comes first.',
} as const;

export function headingOf(session: MatchSession, words: TaskWords | null): Heading {
  const { task, view } = session;
  if (words === null || task === null) return { title: 'Nothing is under way', detail: '', rule: null };
  if (task.type !== 'turn') return { title: plainTitle(words), detail: words.detail, rule: words.rule };
  return { ...stepHeading(session), rule: null, title: turnTitle(view.turn) };
}

/** The eyebrow says who is asked; the title says what. */
function plainTitle({ title, who }: TaskWords): string {
  const text = who !== null && title.startsWith(`${who}: `) ? title.slice(who.length + 2) : title;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function turnTitle({ step, actions, moves }: MatchSession['view']['turn']): string {
  if (step === 'draw') return 'Step 1: draw cards';
  if (step === 'clean-up') return 'Step 4: clean up';
  if (actions > 0) return 'Free actions, then clean up';
  return step === 'move' && moves === 0 ? 'Step 2: move, or act at once' : 'Step 3: one action';
}

function stepHeading({ view }: MatchSession): { readonly detail: string } {
  const { turn } = view;
  if (turn.held !== 'none') return { detail: HELD[turn.held] };
  const self = view.characters[turn.character];
  const where = self ? placeName(self.location) : '';
  if (turn.step === 'draw')
    return { detail: 'One card may be discarded first, then the hand is filled up to three.' };
  if (turn.actions > 0) return { detail: `${where}. The action is taken; what is free may still be done.` };
  return {
    detail:
      turn.moves === 0 ? `${where}. Choose a place, or use this one.` : `${where}. Use it, or end the turn.`,
  };
}
