/** Everything that can be recorded in a match of Nova Cry. One action answers the task on top of the stack. */
import type { Officer, Skill, Status, Token } from '../../content/nova-cry';
import type { SeatId } from '../seats';

/** One printed card: its id in the pack, and `#2` and so on for further copies. */
export type CardId = string;
/** Somebody of a task force: a crew member's or an alien's card, or `captain`. */
export type PersonId = CardId;
export const CAPTAIN: PersonId = 'captain';

/** What the player of the turn may do between tasks; each phase names what of it is legal. */
export type TurnAction =
  /** Carries out what the phase demands (a token, a move) or ends what it allows (NC-TURN-01). */
  | { readonly type: 'proceed' }
  /** NC-SHIP-01; with `teleport` instead of Intel (NC-ABIL-08). */
  | { readonly type: 'battle'; readonly target: SeatId; readonly by: 'intel' | 'teleport' }
  | { readonly type: 'duel'; readonly target: SeatId }
  | { readonly type: 'buy-alien' }
  /** One of the five or one that a card adds, by that card (NC-STRAT-01, NC-CARD-14); with reading a of NC-STRAT-07 both at once. */
  | { readonly type: 'strategy'; readonly strategies: readonly string[] }
  /** An option of a card of the hand; `pay` names the cards discarded for it, Powercells in play among them (NC-ACTION-01). */
  | { readonly type: 'play'; readonly card: CardId; readonly option: 0 | 1; readonly pay: readonly CardId[] };

/** What a player may do whenever the rules ask for a decision, as far as each says. */
export type FreeAction =
  /** NC-TRAIN-01 to 08. */
  | { readonly type: 'train'; readonly crew: CardId; readonly skill: Skill }
  /** NC-EMERG-01: four in all. */
  | {
      readonly type: 'emergency';
      readonly person: PersonId;
      readonly intel: number;
      readonly cards: readonly CardId[];
    }
  /** Aliens or arrow cards in play, several at once where one Powercell pays for all (NC-CARD-01). */
  | { readonly type: 'use'; readonly cards: readonly CardId[]; readonly pay: readonly CardId[] }
  /** Blockade where a planet was chosen, Teleport in a battle (NC-ABIL-01, NC-ABIL-06). */
  | { readonly type: 'ability'; readonly ability: 'blockade' | 'teleport' };

/** Answers to the tasks of set-up, phases, effects and fights. */
export type ChoiceAction =
  /** NC-DRAFT-03 to 05: in secret, all at once. */
  | { readonly type: 'draft'; readonly card: CardId }
  /** A Mercenary in place of a type, or none (NC-KS-02). */
  | { readonly type: 'mercenary'; readonly instead: Officer | null }
  | { readonly type: 'choose-planet'; readonly planet: CardId }
  | { readonly type: 'choose-pile'; readonly pile: Officer }
  | { readonly type: 'choose-card'; readonly card: CardId }
  | { readonly type: 'choose-seat'; readonly seat: SeatId }
  | { readonly type: 'choose-person'; readonly seat: SeatId; readonly person: PersonId }
  | { readonly type: 'choose-token'; readonly token: Token; readonly from: 'front' | 'ship' | 'bag' }
  | { readonly type: 'choose-kind'; readonly kind: 'intel' | 'card' | 'training' }
  /** By its place on the card. */
  | { readonly type: 'choose-ability'; readonly index: number }
  | { readonly type: 'choose-option'; readonly option: number }
  /** Cards of the hand given up for an effect. */
  | { readonly type: 'pay'; readonly cards: readonly CardId[] }
  /** NC-CHANC-04: in secret, all at once. */
  | { readonly type: 'bid'; readonly intel: number }
  /** A line of the merchant's list (NC-MERCH-01). */
  | { readonly type: 'buy'; readonly line: string }
  /** Own Jams and Wear off the ship at a merchant planet (NC-ALERT-12). */
  | { readonly type: 'service' }
  /** A die again: of a discovery, or of the battle round (NC-ABIL-12, NC-EVENT-04). */
  | { readonly type: 'reroll'; readonly by: 'science' | 'nebula' | 'gunnery' | 'card' }
  /** Nothing of what is offered, or no more. */
  | { readonly type: 'pass' };

/** Chance's answers: dice, cards and tokens as they came. */
export type ChanceAction =
  | { readonly type: 'rolled'; readonly dice: readonly number[] }
  | { readonly type: 'drawn'; readonly cards: readonly CardId[] }
  | { readonly type: 'tokens'; readonly tokens: readonly Token[] }
  /** Cards that lie there are shown to whom it is due; nobody has to say which. */
  | { readonly type: 'revealed' };

/** A person overrules: anything may be put anywhere; it is logged as the referee's. */
export type RefereeAction =
  | { readonly type: 'set-intel'; readonly seat: SeatId; readonly intel: number }
  | { readonly type: 'set-victory'; readonly seat: SeatId; readonly victory: number }
  | { readonly type: 'set-damage'; readonly seat: SeatId; readonly damage: number }
  | { readonly type: 'set-status'; readonly seat: SeatId; readonly person: PersonId; readonly status: Status }
  | {
      readonly type: 'set-tokens';
      readonly seat: SeatId;
      readonly front: readonly Token[];
      readonly ship: readonly Token[];
    }
  | {
      readonly type: 'set-pawn';
      readonly seat: SeatId;
      readonly planet: CardId | null;
      readonly space: number;
    }
  | { readonly type: 'set-training'; readonly seat: SeatId; readonly training: number }
  | { readonly type: 'set-sideways'; readonly seat: SeatId; readonly sideways: boolean }
  | { readonly type: 'set-chancellor'; readonly seat: SeatId | null }
  | { readonly type: 'give-card'; readonly card: CardId; readonly to: SeatId }
  | { readonly type: 'give-alien'; readonly card: CardId; readonly to: SeatId };

/** Every kind of it, in the order of the referee's form. */
export const REFEREE_ACTIONS = [
  'set-intel',
  'set-victory',
  'set-damage',
  'set-status',
  'set-tokens',
  'set-pawn',
  'set-training',
  'set-sideways',
  'set-chancellor',
  'give-card',
  'give-alien',
] as const satisfies readonly RefereeAction['type'][];

export type NovaCryAction = TurnAction | FreeAction | ChoiceAction | ChanceAction | RefereeAction;
