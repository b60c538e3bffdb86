/** Verbs of cards: draw, discard, recover, the Ready slots. */
import { addToHand, characterOf, takeFromDiscards, tellDrawn } from '../cards';
import { characterIn } from '../challenge';
import { discardReady } from '../locations/discovery';
import type { VerbRules } from './verb-rules';
import { characterChoices, chosenCharacter } from './who';

export const draw: VerbRules<'draw'> = {
  choices: ({ state, effect, context }) => characterChoices(state, context, effect.who),
  carryOut(play, { state, effect }, answer) {
    const character = chosenCharacter(answer);
    if (character === null) return;
    const { team } = characterIn(state, character);
    play.push({ type: 'draw', pile: team, count: effect.count, to: { type: 'hand', character } });
  },
};

/**
 * Cards of a hand go to their pile. Whose hand it is is chosen first; then its holder chooses the cards, or chance takes
 * them, so that the user learns nothing of the hand.
 */
export const discard: VerbRules<'discard'> = {
  choices: ({ state, effect, context }) =>
    characterChoices(state, context, effect.who).filter(
      (answer) => answer.type === 'choose-character' && characterIn(state, answer.character).hand.length > 0,
    ),
  carryOut(play, { effect }, answer) {
    const character = chosenCharacter(answer);
    if (character === null) return;
    play.push({ type: 'discard', character, count: effect.count, by: effect.by });
  },
};

/** The user looks through its team's discards and takes cards from them (BA-FREE-03). */
export const recover: VerbRules<'recover'> = {
  shows: true,
  choices: ({ state, context }) => {
    const { team } = characterIn(state, context.self);
    return [...state.piles[team].discard].sort().map((card) => ({ type: 'choose-card', card }));
  },
  carryOut(play, { effect, context }, answer) {
    if (answer?.type !== 'choose-card') return;
    takeFromDiscards(play, characterOf(play, context.self).team, answer.card);
    addToHand(play, context.self, [answer.card]);
    tellDrawn(play, context.self, [answer.card]);
    if (effect.count > 1) {
      play.push({ type: 'verb', effect: { ...effect, count: effect.count - 1 }, context, character: null });
    }
  },
};

/** Empty Ready slots are filled from the Starfleet deck. */
export const refillReady: VerbRules<'refill-ready'> = {
  choices: () => [],
  carryOut(play, { state }) {
    const count = state.ready.filter((card) => card === null).length;
    if (count > 0) play.push({ type: 'draw', pile: 'starfleet', count, to: { type: 'ready' } });
  },
};

export const discardReadyCards: VerbRules<'discard-ready'> = {
  choices: () => [],
  carryOut: (play) => discardReady(play),
};
