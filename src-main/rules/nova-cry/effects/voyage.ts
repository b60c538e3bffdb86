/** Verbs of pawns and planet cards: move, hold back, survey, cast off. */
import { discardPlanet, holdBack as goBack, movePawn, planetOf } from '../movement';
import { cardsLeft } from '../piles';
import type { NovaCryState } from '../state';
import type { Table } from '../table';
import type { SeatId } from '../../engine';
import { seatOf } from '../turn-order';
import type { VerbRules } from './verb-rules';
import { onSeats } from './who';

/** The own pawn goes forward; on the last space it docks (NC-TERM-01). */
export const move: VerbRules<'move'> = {
  choices: () => [],
  isPossible: ({ table, state, context }) => isEnRoute(table, state, context.self),
  carryOut: (play, { effect, context }) => movePawn(play, context.self, effect.spaces),
};

/** On any travel space but the last (NC-TERM-02). */
export function isEnRoute(table: Table, state: NovaCryState, seat: SeatId): boolean {
  const { planet } = seatOf(state, seat);
  return planet !== null && planet.space < planetOf(table, planet.card).track.length;
}

export const holdBack = onSeats<'hold-back'>({
  who: ({ who }) => who,
  canHit: ({ table, state }, seat) =>
    isEnRoute(table, state, seat) && (seatOf(state, seat).planet?.space ?? 1) > 1,
  hit(play, { effect }, seats) {
    for (const seat of seats) goBack(play, seat, effect.spaces);
  },
});

/** Only without a planet card in play (NC-NAV-08). */
export const survey: VerbRules<'survey'> = {
  choices: () => [],
  isPossible: ({ state, context }) =>
    seatOf(state, context.self).planet === null && cardsLeft(state, 'planets') > 0,
  carryOut(play, { state, effect, context: { self } }) {
    if (seatOf(state, self).planet !== null) return;
    play.push({
      type: 'draw',
      pile: 'planets',
      count: effect.see,
      to: { type: 'planets', seat: self, why: 'survey' },
    });
  },
};

/** No Intel for it (NC-ABIL-01); a ship that is docking has arrived and is not cast off. */
export const castOff = onSeats<'cast-off'>({
  who: ({ who }) => who,
  canHit: ({ table, state }, seat) => isEnRoute(table, state, seat),
  hit(play, { context }, seats) {
    for (const seat of seats) discardPlanet(play, seat, context.self);
  },
});
