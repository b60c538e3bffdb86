/**
 * The whole state of a match of Black Alert, plain data. Decks are no hidden orders: a deck is the cards that may come,
 * and chance names the card when one is drawn. So nothing secret stands in a state but hands and facedown bids, a saved
 * match gives no next card away, and cards of a printed deck can be entered as they come.
 */
import type { LocationId, Ship, Team } from '../../../shared/content/black-alert';
import type {
  ActiveModifier,
  Board,
  CardId,
  CharacterId,
  SeatState,
  Tokens,
  TurnState,
} from '../../../shared/contract/black-alert';
import type { Outcome, SeatId } from '../engine';
import type { PileName } from './piles';
import type { Task } from './task';

export type {
  ActiveModifier,
  Board,
  CardId,
  CharacterId,
  SeatState,
  Tokens,
  TurnState,
  TurnStep,
} from '../../../shared/contract/black-alert';

export interface CharacterState {
  readonly seat: SeatId;
  readonly team: Team;
  readonly location: LocationId;
  /** Sorted, so that equal hands are equal data. */
  readonly hand: readonly CardId[];
  readonly abilityUsed: boolean;
  readonly wounded: boolean;
  readonly detained: boolean;
}

/** Cards that may come next in any order, after those that are known to lie on top. */
export interface Pile {
  /** Drawn first, in this order: cards that an effect has looked at and left. */
  readonly top: readonly CardId[];
  /** The rest, sorted; chance draws from it. */
  readonly rest: readonly CardId[];
  /** In the order in which they were discarded. */
  readonly discard: readonly CardId[];
}
export type { PileName };

export interface BlackAlertState {
  readonly seats: readonly SeatState[];
  readonly characters: Readonly<Record<CharacterId, CharacterState>>;
  readonly turn: TurnState;
  /** Who holds each team's Current Player token (BA-CLEAN-12 to 14). */
  readonly holders: Readonly<Record<Team, CharacterId>>;
  readonly piles: Readonly<Record<PileName, Pile>>;
  /** Who has looked at the cards on top of a pile and left them there; nobody else knows them. */
  readonly peeked: Readonly<Partial<Record<PileName, readonly SeatId[]>>>;
  /** Three slots; null is empty (BA-SETUP-04, BA-FREE-07). */
  readonly ready: readonly (CardId | null)[];
  readonly missions: readonly { readonly id: string; readonly done: boolean }[];
  readonly infiltrations: readonly CardId[];
  /** By location: the Damage card that lies on it. */
  readonly damage: Readonly<Partial<Record<LocationId, CardId>>>;
  /** Damage cards ever taken, for the reading b of BA-LOSE-03. */
  readonly damageTaken: Readonly<Record<Ship, number>>;
  readonly pools: Readonly<Record<Ship, Tokens>>;
  readonly supply: {
    readonly resources: Tokens;
    readonly corruption: number;
  };
  readonly board: Board;
  readonly modifiers: readonly ActiveModifier[];
  /** What is under way, the last on top; the top one decides, the others wait for it. */
  readonly tasks: readonly Task[];
  readonly outcome: Outcome | null;
  /** Ends met in an effect that is still carried out to its end: reading b of BA-OBJ-04. */
  readonly endings: readonly Outcome[];
  readonly turnsDone: number;
}

/** The same state while it is being changed: `apply` copies once and then writes into its own copy. */
export type Draft<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { -readonly [Key in keyof Value]: Draft<Value[Key]> };
export type DraftState = Draft<BlackAlertState>;
