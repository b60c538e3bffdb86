/** Which hands lie open at the foot of the table: those of the looking seat; for everybody else the backs of the turn's. */
import type { Team } from '../../../../../shared/content/black-alert';
import { type CardId, type CharacterId, HIDDEN } from '../../../../../shared/contract/black-alert';
import type { MatchSession } from '../session.svelte';

export interface ShownHand {
  readonly character: CharacterId;
  readonly team: Team;
  readonly isSeen: boolean;
  readonly isTurn: boolean;
  readonly cards: readonly CardId[];
}

/** The Character that is asked comes first; a lone player of three has two hands (BA-THREE-02). */
export function shownHands(session: MatchSession): readonly ShownHand[] {
  const { view, seat } = session;
  const own = view.seats.find((each) => each.seat === seat)?.characters ?? [];
  const shown = own.length > 0 ? own : [view.turn.character];
  const asked = askedCharacter(session);
  return shown
    .flatMap((character): readonly ShownHand[] => {
      const self = view.characters[character];
      if (!self) return [];
      const cards = self.hand ?? Array.from({ length: self.handSize }, () => HIDDEN);
      const isTurn = view.turn.character === character;
      return [{ character, team: self.team, isSeen: self.hand !== null, isTurn, cards }];
    })
    .sort((one, other) => Number(other.character === asked) - Number(one.character === asked));
}

/** Whose cards would answer the task under way. */
function askedCharacter({ task, view }: MatchSession): CharacterId {
  const { character } = view.turn;
  if (task?.type === 'challenge') return task.bidder ?? character;
  if (task?.type === 'discard' || task?.type === 'reactor-repair') return task.character;
  return task?.type === 'verb' ? task.context.self : character;
}
