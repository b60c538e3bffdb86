/** A card is chosen and given to a player of the own team. BA-DREADY-03, BA-DREADY-04, reading b of BA-THREE-03. */
import { addToHand, characterOf, takeFromDiscards, tellDrawn } from '../cards';
import type { Play } from '../play';
import type { CardId, CharacterId } from '../state';
import type { Asked, TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

function receivers({ state, task }: Asked<'give-card'>): readonly CharacterId[] {
  const team = state.characters[task.character]?.team;
  return state.seats.filter((seat) => seat.team === team).flatMap(({ characters }) => characters);
}

/** Discards are looked through in their pile, so that nobody else need be told which they are (BA-FREE-03). */
function cardsOf({ state, task }: Asked<'give-card'>): readonly CardId[] {
  if (task.from !== 'discard') return task.cards;
  const team = state.characters[task.character]?.team;
  return team === undefined ? [] : [...state.piles[team].discard].sort();
}

const RULES = { ready: 'BA-DREADY-03', discard: 'BA-DREADY-04', deal: 'BA-THREE-03' } as const;

export const giveCardTask: TaskRules<'give-card'> = {
  waitsFor: (asked) =>
    asked.task.chosen !== null || cardsOf(asked).length > 0
      ? (asked.state.characters[asked.task.character]?.seat ?? null)
      : null,
  legal: (asked) =>
    asked.task.chosen === null
      ? cardsOf(asked).map((card) => ({ type: 'choose-card', card }))
      : receivers(asked).map((character) => ({ type: 'choose-character', character })),
  why: ({ task }) => ({
    code: 'not-there',
    message:
      task.chosen === null ? 'Choose one of the cards looked at.' : 'It goes to a player of the own team.',
    rule: RULES[task.from],
  }),
  answer(play, task, action) {
    if (action.type === 'choose-card') return play.replace({ ...task, chosen: action.card });
    if (action.type !== 'choose-character' || task.chosen === null)
      throw new Error(`Not an answer: ${action.type}`);
    play.pop();
    give(play, task, task.chosen, action.character);
  },
  run: (play) => play.pop(),
};

function give(play: Play, task: TaskOf<'give-card'>, card: CardId, to: CharacterId): void {
  addToHand(play, to, [card]);
  tellDrawn(play, to, [card]);
  if (task.from === 'discard') return takeFromDiscards(play, characterOf(play, to).team, card);
  const rest = task.cards.filter((each) => each !== card);
  if (rest.length > 0) play.tell({ type: 'ready', cards: [...rest] });
  play.state.ready = play.state.ready.map((slot) => slot ?? rest.shift() ?? null);
}
