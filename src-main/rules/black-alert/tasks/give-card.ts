/** A card is chosen and given to a player of the own team. BA-DREADY-03, BA-DREADY-04. */
import { addToHand, characterOf, tellDrawn } from '../cards';
import type { Play } from '../play';
import type { CharacterId } from '../state';
import type { Asked, TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

function receivers({ state, task }: Asked<'give-card'>): readonly CharacterId[] {
  const team = state.characters[task.character]?.team;
  return state.seats.filter((seat) => seat.team === team).flatMap(({ characters }) => characters);
}

export const giveCardTask: TaskRules<'give-card'> = {
  waitsFor: ({ state, task }) =>
    task.cards.length > 0 ? (state.characters[task.character]?.seat ?? null) : null,
  legal: (asked) =>
    asked.task.chosen === null
      ? asked.task.cards.map((card) => ({ type: 'choose-card', card }))
      : receivers(asked).map((character) => ({ type: 'choose-character', character })),
  why: ({ task }) => ({
    code: 'not-there',
    message:
      task.chosen === null ? 'Choose one of the cards looked at.' : 'It goes to a player of the own team.',
    rule: task.from === 'ready' ? 'BA-DREADY-03' : 'BA-DREADY-04',
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

function give(play: Play, task: TaskOf<'give-card'>, card: string, to: CharacterId): void {
  addToHand(play, to, [card]);
  tellDrawn(play, to, [card]);
  if (task.from === 'discard') {
    const pile = play.state.piles[characterOf(play, to).team];
    const at = pile.discard.lastIndexOf(card);
    pile.discard.splice(at, 1);
    return;
  }
  const rest = task.cards.filter((each) => each !== card);
  play.state.ready = play.state.ready.map((slot) => slot ?? rest.shift() ?? null);
}
