/** Verbs of ships and Threat cards: damage, repair, threat, peek. */
import { locationsOf } from '../../../../shared/content/black-alert';
import { takeUpDamage } from '../damage';
import type { VerbRules } from './verb-rules';

export const damage: VerbRules<'damage'> = {
  choices: () => [],
  carryOut: (play, { effect: { ship, at, count }, context }) =>
    play.push({ type: 'damage', ship, at, count, chooser: context.self }),
};

/** Free of its price: the card of a damaged location goes back into the pile. */
export const repair: VerbRules<'repair'> = {
  choices: ({ state, effect }) =>
    locationsOf(effect.ship)
      .filter((location) => state.damage[location] !== undefined)
      .map((location) => ({ type: 'choose-location', location })),
  carryOut(play, { effect, context }, answer) {
    if (answer?.type !== 'choose-location') return;
    takeUpDamage(play, answer.location);
    if (effect.count > 1) {
      play.push({ type: 'verb', effect: { ...effect, count: effect.count - 1 }, context, character: null });
    }
  },
};

/** The user draws a Threat card and processes one section of it (BA-TOKEN-09). */
export const threat: VerbRules<'threat'> = {
  choices: () => [],
  carryOut(play, { effect, context }) {
    const to = { type: 'threat', sections: [effect.section], drawer: context.self } as const;
    play.push({ type: 'draw', pile: 'threat', count: 1, to });
  },
};

/** The next Threat card is looked at and stays on top, known to the user alone. */
export const peekThreat: VerbRules<'peek-threat'> = {
  choices: () => [],
  carryOut: (play, { context }) =>
    play.push({ type: 'draw', pile: 'threat', count: 1, to: { type: 'peek', character: context.self } }),
};
