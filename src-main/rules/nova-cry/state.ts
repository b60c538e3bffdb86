/**
 * The whole state of a match of Nova Cry, plain data. Decks are no hidden orders: a pile is the cards that may come, and
 * chance names the card when one is drawn. So nothing secret stands in a state but hands, dealt draft cards, chosen ones
 * and bids, and a saved match gives no next card away.
 */
import type { Token } from '../../../shared/content/nova-cry';
import type {
  ActiveModifier,
  CardId,
  LastBids,
  PileName,
  SeatState,
  SetupWish,
  Task,
  TurnState,
} from '../../../shared/contract/nova-cry';
import type { Outcome, SeatId } from '../engine';

/** A seat with what only its player may see. */
export interface SeatHeld extends SeatState {
  /** Sorted, so that equal hands are equal data. */
  readonly hand: readonly CardId[];
}

export interface Pile {
  /** What may come next in any order, sorted. */
  readonly deck: readonly CardId[];
  /** In the order in which they were discarded. */
  readonly discard: readonly CardId[];
}

export interface NovaCryState {
  readonly wish: SetupWish;
  /** In the order of the table, clockwise; seats that are out stay here. */
  readonly seats: readonly SeatHeld[];
  /** Null until it is rolled (NC-SETUP-09). */
  readonly first: SeatId | null;
  /** Null until the first turn begins. */
  readonly turn: TurnState | null;
  readonly chancellor: SeatId | null;
  readonly piles: Readonly<Record<PileName, Pile>>;
  readonly bag: Readonly<Record<Token, number>>;
  readonly modifiers: readonly ActiveModifier[];
  /** What is under way, the last on top; the top one decides, the others wait for it. */
  readonly tasks: readonly Task[];
  readonly lastBids: LastBids | null;
  readonly outcome: Outcome | null;
  readonly turnsDone: number;
}

/** The same state while it is being changed: `apply` copies once and then writes into its own copy. */
export type Draft<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { -readonly [Key in keyof Value]: Draft<Value[Key]> };
export type DraftState = Draft<NovaCryState>;
export type DraftSeat = Draft<SeatHeld>;
