/** The scripted game of the in-memory double: seats take turns, `end-turn` passes the turn on, and few actions are refused. */
import type { Refusal } from '../../shared/base';
import {
  type Actor,
  type AnyAction,
  type BlackAlertMatchState,
  type MatchSeat,
  type Player,
  SEAT_IDS,
  type SeatId,
} from '../../shared/contract';

export interface MemoryRecord {
  readonly actor: Actor;
  readonly action: AnyAction;
}

const NAMES = ['Michael Burnham', 'Gabriel Lorca', 'Philippa Georgiou', 'Paul Stamets'] as const;
export const SEATS = SEAT_IDS.slice(0, 4);

/** Whose turn it is after those records. */
export function turnSeatOf(records: readonly MemoryRecord[], players: number): SeatId {
  const passed = records.filter(({ action }) => action.type === 'end-turn');
  return SEATS[passed.length % players] ?? '1';
}

/** Why an action may not be done; null: it may. A drawn card counts only while chance is asked. */
export function refusalOf(
  actor: Actor,
  action: AnyAction,
  { turnSeat, asksChance }: { readonly turnSeat: SeatId; readonly asksChance: boolean },
): Refusal | null {
  if (actor !== turnSeat && actor !== 'chance')
    return { code: 'not-your-turn', message: 'It is another seat’s turn.', rule: 'BA-TURN-01' };
  if (action.type === 'drawn' && !asksChance)
    return { code: 'nothing-drawn', message: 'No cards are drawn now.' };
  if (JSON.stringify(action).includes('secret-card-four'))
    return { code: 'not-in-pile', message: 'That card cannot have come.', rule: 'BA-DRAW-02' };
  if (action.type === 'refused')
    return { code: 'refused', message: 'That may not be done.', rule: 'BA-MOVE-01' };
  return null;
}

export function seatsOf(players: readonly Player[]): readonly MatchSeat[] {
  return players.map((player, index) => ({
    seat: SEATS[index] ?? '1',
    player,
    name: NAMES[index] ?? 'Somebody',
  }));
}

/** Where each turn begins, and whose it is. */
export function turnMarksOf(
  records: readonly MemoryRecord[],
  players: number,
): BlackAlertMatchState['turns'] {
  const starts = [0];
  records.forEach(({ action }, index) => {
    if (action.type === 'end-turn') starts.push(index + 1);
  });
  return starts.map((position, turn) => {
    const index = turn % players;
    return { position, seat: SEATS[index] ?? '1', label: NAMES[index] ?? '' };
  });
}
