/** Which players a verb means, and the two forms that most verbs have: on players, and on something of a player. */
import type { PlayerRole, Verb } from '../../../../shared/content/nova-cry';
import type { CardId, EffectContext, NovaCryAction } from '../../../../shared/contract/nova-cry';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import { opponentsOf, seatOf, seatsFrom } from '../turn-order';
import { goOn, type VerbAsked, type VerbRules } from './verb-rules';

/** Players of a role, still in the game; of an `opponent` everybody it may be. Groups go clockwise, the user first. */
export function seatsFor(
  state: NovaCryState,
  { self, other }: EffectContext,
  who: PlayerRole,
): readonly SeatId[] {
  switch (who) {
    case 'self':
      return [self];
    case 'opponent':
    case 'each-opponent':
      return opponentsOf(state, self);
    case 'everybody':
      return seatsFrom(state, self);
    case 'other':
      return other === null || seatOf(state, other).isOut ? [] : [other];
  }
}

/** A hand without the card whose text it is: while it is asked whether that could be followed, it lies there still (NC-ACTION-05). */
export function handBesides(state: NovaCryState, { from }: EffectContext, seat: SeatId): readonly CardId[] {
  return seatOf(state, seat).hand.filter((card) => card !== from);
}

interface OnSeats<Name extends Verb> {
  readonly who: (effect: VerbAsked<Name>['effect']) => PlayerRole;
  /** Whether it would do anything to that player. */
  readonly canHit: (asked: VerbAsked<Name>, seat: SeatId) => boolean;
  readonly hit: (play: Play, asked: VerbAsked<Name>, seats: readonly SeatId[]) => void;
}

/** A verb that acts on players: an opponent is chosen first, among those to whom it does anything; groups are hit as they are. */
export function onSeats<Name extends Verb>({ who, canHit, hit }: OnSeats<Name>): VerbRules<Name> {
  const candidates = (asked: VerbAsked<Name>): readonly SeatId[] =>
    seatsFor(asked.state, asked.context, who(asked.effect)).filter((seat) => canHit(asked, seat));
  return {
    choices: (asked) => (who(asked.effect) === 'opponent' ? seatChoices(candidates(asked)) : []),
    isPossible: (asked) => candidates(asked).length > 0,
    carryOut(play, asked, answer) {
      if (answer?.type === 'choose-seat') return hit(play, asked, [answer.seat]);
      if (who(asked.effect) !== 'opponent') hit(play, asked, candidates(asked));
    },
  };
}

export function seatChoices(seats: readonly SeatId[]): readonly NovaCryAction[] {
  return seats.map((seat) => ({ type: 'choose-seat', seat }));
}

interface OnThings<Name extends Verb> {
  readonly who: (effect: VerbAsked<Name>['effect']) => PlayerRole;
  readonly count: (effect: VerbAsked<Name>['effect']) => number;
  /** Which of a player's things it may be; an answer each. */
  readonly things: (asked: VerbAsked<Name>, seat: SeatId) => readonly NovaCryAction[];
  readonly take: (play: Play, asked: VerbAsked<Name>, seat: SeatId, answer: NovaCryAction) => void;
}

/** A verb that takes the user's choice of something of a player, so often: first whose, then what. */
export function onThings<Name extends Verb>({ who, count, things, take }: OnThings<Name>): VerbRules<Name> {
  const first = onSeats<Name>({
    who,
    canHit: (asked, seat) => things(asked, seat).length > 0,
    hit: (play, asked, seats) => {
      for (const seat of seats.toReversed()) goOn(play, asked, { seat });
    },
  });
  // Who has gone out of the game since it was chosen has nothing more to take (NC-SHIP-19).
  const thingsOf = (asked: VerbAsked<Name>, seat: SeatId): readonly NovaCryAction[] =>
    seatOf(asked.state, seat).isOut ? [] : things(asked, seat);
  return {
    choices: (asked) => (asked.seat === null ? first.choices(asked) : thingsOf(asked, asked.seat)),
    isPossible: (asked) => first.isPossible(asked),
    carryOut(play, asked, answer) {
      if (asked.seat === null) return first.carryOut(play, asked, answer);
      if (answer === null) return;
      if (asked.done + 1 < count(asked.effect)) goOn(play, asked, { done: asked.done + 1 });
      take(play, asked, asked.seat, answer);
    },
  };
}
