/** The turn ends: symbols under the pawn act, then the next player has a turn (NC-TURN-02, NC-TURN-04, NC-EVENT-01 to 09). */
import type { SpaceSymbol } from '../../../../shared/content/nova-cry';
import type { SeatId } from '../../engine';
import { beginTurn } from '../begin-turn';
import { destroyShips } from '../elimination';
import { ignoresSymbol } from '../modifiers';
import { planetOf } from '../movement';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import { recordOf, type Table } from '../table';
import type { TaskRules } from '../task-rules';
import { dealTokens } from '../tokens';
import { nextTurn, seatOf } from '../turn-order';

export const endTurnTask: TaskRules<'end-turn'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'turn-ends', message: 'The turn is ending.', rule: 'NC-TURN-02' }),
  answer: () => {
    throw new Error('Nobody answers the end of a turn.');
  },
  run(play, { symbols }) {
    const { turn } = play.state;
    if (!turn) throw new Error('No turn is under way.');
    const [symbol, ...others] = symbols ?? symbolsUnder(play.table, play.frozen, turn.seat);
    // What has docked meanwhile meets no more of them (NC-EVENT-09).
    if (symbol === undefined || !play.seat(turn.seat).planet)
      return passOn(play, turn.seat, turn.number, turn.round);
    play.replace({ type: 'end-turn', symbols: others });
    meet(play, turn.seat, symbol);
  },
};

/**
 * Both symbols of the space on which the pawn ends its turn act, wherever the first of them moves it (NC-EVENT-01,
 * NC-EVENT-08). A pawn without a planet card stands nowhere (NC-EVENT-09).
 */
function symbolsUnder(table: Table, state: NovaCryState, seat: SeatId): readonly SpaceSymbol[] {
  const { planet, isOut } = seatOf(state, seat);
  if (!planet || isOut) return [];
  return planetOf(table, recordOf(planet.card)).track[planet.space - 1] ?? [];
}

function meet(play: Play, seat: SeatId, symbol: SpaceSymbol): void {
  const { table, frozen } = play;
  play.tell({ type: 'symbol', seat, symbol });
  switch (symbol) {
    case 'asteroid':
      if (ignoresSymbol(table, frozen, seat, 'asteroid')) return;
      return play.push({ type: 'damage', seat, count: 1, by: null, evadable: false, step: 'effect' });
    case 'storm':
      if (!ignoresSymbol(table, frozen, seat, 'storm')) dealTokens(play, seat, 1);
      return;
    case 'anomaly':
      return play.push({ type: 'anomaly', seat, card: null });
    case 'nebula':
      return; // it helps when somebody attacks (NC-EVENT-04)
  }
}

/** To the next player in the game; what lasted for the turn ends. */
function passOn(play: Play, seat: SeatId, number: number, round: number): void {
  play.pop();
  const { state } = play;
  state.modifiers = state.modifiers.filter(({ until }) => until !== 'turn');
  destroyShips(play); // a hull may have been among them (NC-SHIP-10)
  if (state.outcome !== null) return;
  state.turnsDone += 1;
  const next = nextTurn(play.frozen, seat);
  if (next === null) throw new Error('Nobody is left, and the match is not over.');
  beginTurn(play, next.seat, number + 1, next.isNewRound ? round + 1 : round);
}
