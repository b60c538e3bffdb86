/** Verbs of alert tokens: alert, clear, activate, pass on (NC-ALERT-03, NC-ALERT-04, NC-ALERT-18). */
import { type Token, TOKENS } from '../../../../shared/content/nova-cry';
import type { NovaCryAction } from '../../../../shared/contract/nova-cry';
import { quietTokens } from '../modifiers';
import { activateToken, dealTokens, putInBag, takeFromFront, takeFromShip, tokensInBag } from '../tokens';
import { seatOf } from '../turn-order';
import { goOn, type VerbAsked, type VerbRules } from './verb-rules';
import { onSeats, onThings, seatChoices, seatsFor } from './who';

export const alert = onSeats<'alert'>({
  who: ({ who }) => who,
  canHit: ({ state }) => tokensInBag(state) > 0,
  hit(play, { effect }, seats) {
    for (const seat of seats.toReversed()) dealTokens(play, seat, effect.count);
  },
});

/** An answer for each type of token that lies there. */
export function tokenChoices(tokens: readonly Token[], from: 'front' | 'ship'): readonly NovaCryAction[] {
  return TOKENS.filter((token) => tokens.includes(token)).map((token) => ({
    type: 'choose-token',
    token,
    from,
  }));
}

function clearable({ state, effect, context }: VerbAsked<'clear'>): readonly NovaCryAction[] {
  const { front, ship } = seatOf(state, context.self);
  return [
    ...(effect.from === 'ship' ? [] : tokenChoices(front, 'front')),
    ...(effect.from === 'front' ? [] : tokenChoices(ship?.tokens ?? [], 'ship')),
  ];
}

/** Own tokens back to the bag, their effects not carried out. */
export const clear: VerbRules<'clear'> = {
  choices: clearable,
  isPossible: (asked) => clearable(asked).length > 0,
  carryOut(play, asked, answer) {
    if (answer?.type !== 'choose-token') return;
    const { self } = asked.context;
    const take = answer.from === 'ship' ? takeFromShip : takeFromFront;
    take(play, self, answer.token);
    putInBag(play, self, [answer.token]);
    if (asked.done + 1 < asked.effect.count) goOn(play, asked, { done: asked.done + 1 });
  },
};

export const activate = onThings<'activate'>({
  who: ({ who }) => who,
  count: ({ count }) => count,
  things: ({ state }, seat) => tokenChoices(seatOf(state, seat).front, 'front'),
  take(play, { context }, seat, answer) {
    if (answer.type === 'choose-token') activateToken(play, seat, answer.token, context.self);
  },
});

/** First to whom, then which; beyond the quiet ones it activates there at once (NC-ALERT-03). */
export const passToken: VerbRules<'pass-token'> = {
  choices({ state, context, seat }) {
    const { front } = seatOf(state, context.self);
    if (front.length === 0 || (seat !== null && seatOf(state, seat).isOut)) return [];
    return seat === null ? seatChoices(seatsFor(state, context, 'opponent')) : tokenChoices(front, 'front');
  },
  isPossible: ({ state, context }) =>
    seatOf(state, context.self).front.length > 0 && seatsFor(state, context, 'opponent').length > 0,
  carryOut(play, asked, answer) {
    if (answer?.type === 'choose-seat') return goOn(play, asked, { seat: answer.seat });
    if (answer?.type !== 'choose-token' || asked.seat === null) return;
    if (asked.done + 1 < asked.effect.count) goOn(play, asked, { done: asked.done + 1 });
    takeFromFront(play, asked.context.self, answer.token);
    const to = play.seat(asked.seat);
    to.front = [...to.front, answer.token];
    play.tell({ type: 'token', seat: asked.seat, token: answer.token, again: false });
    if (to.front.length > quietTokens(play.table, play.frozen, asked.seat))
      activateToken(play, asked.seat, answer.token, asked.context.self);
  },
};
