/** Victory points and what ends a match: 15 of them, or being the last ship in play (NC-SCORE-01 to 03, NC-SHIP-14). */
import type { RuleId } from '../../../shared/base';
import { WINNING } from '../../../shared/content/nova-cry';
import type { SeatState } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { Play } from './play';
import { seatOf, seatsFrom } from './turn-order';

/** Points on the track and off it: cargo counts one each (NC-SCORE-02). */
export function scoreOf({ victory, ship }: Pick<SeatState, 'victory' | 'ship'>): number {
  return victory + (ship?.cargo ?? 0);
}

/** Points for a seat, tested at once (NC-SCORE-01). `rule` is what they are given by. */
export function gainVictory(play: Play, seat: SeatId, count: number, rule: RuleId): void {
  gainVictoryTogether(play, [seat], count, rule);
}

/** Points for several in one event, tested when all have them (NC-SCORE-03). */
export function gainVictoryTogether(play: Play, seats: readonly SeatId[], count: number, rule: RuleId): void {
  if (count === 0) return;
  for (const seat of seats) addVictory(play, seat, count, rule);
  testForWin(play, seats);
}

/** Points that are not tested: by the readings of NC-DUEL-05 those of a declared duel win nothing. */
export function addVictory(play: Play, seat: SeatId, count: number, rule: RuleId): void {
  const held = play.seat(seat);
  held.victory = Math.max(0, held.victory + count);
  play.tell({ type: 'victory', seat, by: count, now: held.victory, rule });
}

/**
 * Who of those that have just gained has 15 or more wins at this instant; of several the player whose turn it is, then
 * clockwise (NC-SCORE-03). To be called after every gain on or off the track. Who reached 15 by declaring a duel wins by the
 * next gain of their own, not by another's (NC-DUEL-05, NC-DUEL-06).
 */
export function testForWin(play: Play, gainers: readonly SeatId[]): void {
  const { state } = play;
  if (state.outcome !== null) return;
  const from = state.turn?.seat ?? state.first ?? '1';
  const winner = seatsFrom(play.frozen, from).find(
    (seat) => gainers.includes(seat) && scoreOf(seatOf(play.frozen, seat)) >= WINNING,
  );
  if (winner !== undefined) play.end({ type: 'win', winners: [winner], rule: 'NC-SCORE-01' });
}
