/** Places at a match's table and how a match ends, the same for every game. */
import type { RuleId } from '../base';

/** Places at the table in the game's order. */
export const SEAT_IDS = ['1', '2', '3', '4', '5', '6'] as const;
export type SeatId = (typeof SEAT_IDS)[number];
/** Who may act: a seat, `chance` for dice, draws and shuffles, `referee` for a person who overrules. */
export type Actor = SeatId | 'chance' | 'referee';
/** Who looks at a state. */
export type Viewer = SeatId | 'spectator';

/** Every action of every game is plain JSON with a literal `type`. */
export interface AnyAction {
  readonly type: string;
}

export interface Outcome {
  readonly type: 'win' | 'loss' | 'draw';
  /** Seats that won, in seat order; empty when nobody did. */
  readonly winners: readonly SeatId[];
  readonly rule: RuleId;
}
