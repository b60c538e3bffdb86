/** Verbs of action cards: draw, search, recover, discard, strip, see hands. */
import { type Officer, OFFICERS } from '../../../../shared/content/nova-cry';
import { leavePlay } from '../permanents';
import { cardsLeft } from '../piles';
import type { NovaCryState } from '../state';
import { seatOf } from '../turn-order';
import type { VerbRules } from './verb-rules';
import { handBesides, onSeats, onThings } from './who';

const RULE = 'NC-ACTION-04';

function pilesOf(pile: 'any' | Officer): readonly Officer[] {
  return pile === 'any' ? OFFICERS : [pile];
}

export const draw = onSeats<'draw'>({
  who: ({ who }) => who,
  canHit: ({ state, effect }) => pilesOf(effect.pile).some((pile) => cardsLeft(state, pile) > 0),
  hit(play, { effect: { pile, count } }, seats) {
    play.push(
      ...seats.map((seat) =>
        pile === 'any'
          ? ({ type: 'draw-cards', seat, count, rule: RULE } as const)
          : ({ type: 'draw', pile, count, to: { type: 'hand', seat } } as const),
      ),
    );
  },
});

/** The pile, whatever its order, and its discards once it is empty. */
export const search: VerbRules<'search'> = {
  choices: () => [],
  isPossible: ({ state, effect }) => pilesOf(effect.pile).some((pile) => cardsLeft(state, pile) > 0),
  carryOut(play, { state, effect, context }) {
    const piles = pilesOf(effect.pile).filter((pile) => cardsLeft(state, pile) > 0);
    if (piles.length === 0) return;
    play.push({ type: 'choose-pile', seat: context.self, piles, for: 'search', count: effect.count });
  },
};

function withDiscards({ piles }: NovaCryState, pile: 'any' | Officer): readonly Officer[] {
  return pilesOf(pile).filter((each) => piles[each].discard.length > 0);
}

export const recover: VerbRules<'recover'> = {
  choices: () => [],
  isPossible: ({ state, effect }) => withDiscards(state, effect.pile).length > 0,
  carryOut(play, { state, effect, context }) {
    const piles = withDiscards(state, effect.pile);
    if (piles.length === 0) return;
    play.push({ type: 'choose-pile', seat: context.self, piles, for: 'recover', count: effect.count });
  },
};

/** The holder chooses the cards, or chance takes them. */
export const discard = onSeats<'discard'>({
  who: ({ who }) => who,
  canHit: ({ state, context }, seat) => handBesides(state, context, seat).length > 0,
  hit(play, { effect: { count, by } }, seats) {
    play.push(...seats.map((seat) => ({ type: 'give-up', seat, count, by, to: null, rule: RULE }) as const));
  },
});

/** The user names an arrow card in play; its points stay (NC-ACTION-09). */
export const strip = onThings<'strip'>({
  who: ({ who }) => who,
  count: ({ count }) => count,
  things: ({ state }, seat) =>
    seatOf(state, seat).permanents.map(({ card }) => ({ type: 'choose-card', card })),
  take(play, _asked, seat, answer) {
    if (answer.type === 'choose-card') leavePlay(play, seat, answer.card, 'effect');
  },
});

/** Each hand is shown to the user alone, one after the other (NC-CARD-07). */
export const seeHands = onSeats<'see-hands'>({
  who: ({ who }) => who,
  canHit: ({ state }, seat) => seatOf(state, seat).hand.length > 0,
  hit(play, { effect: { take }, context: { self } }, seats) {
    for (const seat of seats.toReversed()) {
      play.push({
        type: 'pick-cards',
        seat: self,
        from: 'hand',
        owner: seat,
        shown: false,
        cards: [],
        count: take,
        may: true,
      });
    }
  },
});
