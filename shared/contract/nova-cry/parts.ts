/** Parts of a match's state that everybody at the table may know. */
import type { Modifier, Officer, Skill, Status, Token } from '../../content/nova-cry';
import type { SeatId } from '../seats';
import type { CardId } from './actions';

/** A crew member of the task force; a Mercenary has the type it stands in for (NC-KS-02). */
export interface CrewState {
  readonly card: CardId;
  readonly type: Officer;
  readonly status: Status;
  /** Training tokens on the first and on the second skill of the type (NC-TRAIN-02). */
  readonly training: readonly [number, number];
  /** Arrow cards laid on it (NC-CARD-05). */
  readonly attached: readonly CardId[];
}

export interface AlienState {
  readonly card: CardId;
  readonly status: Status;
  /** A blue cube: its use is spent, for the turn or for good (NC-COMP-12). */
  readonly used: boolean;
  readonly attached: readonly CardId[];
}

export interface CaptainState {
  readonly card: CardId;
  readonly status: Status;
  readonly attached: readonly CardId[];
  /** Token types taken out of the bag at the start (NC-ABIL-14). */
  readonly tokens: readonly Token[];
  /** By place of the ability on the card: how often Persona Chip has raised it (NC-CARD-08). */
  readonly raised: readonly number[];
}

export interface ShipState {
  readonly card: CardId;
  /** Red cubes (NC-SHIP-07). */
  readonly damage: number;
  /** Cannot be attacked until its player's next turn (NC-SHIP-17). */
  readonly sideways: boolean;
  /** Each is worth a victory point off the track (NC-SCORE-02). */
  readonly cargo: number;
  /** Weapons Jams and Warp Wear that have activated (NC-ALERT-11), sorted. */
  readonly tokens: readonly Token[];
  readonly raised: readonly number[];
  /** How often Blockade and Teleport were used. */
  readonly used: Readonly<Record<'blockade' | 'teleport', number>>;
}

/** An arrow card in play (NC-ACTION-07). */
export interface PermanentState {
  readonly card: CardId;
  readonly option: 0 | 1;
  readonly used: boolean;
  /** Whom it lies on, a `PersonId`; null: it lies in the area. */
  readonly on: CardId | null;
  /** The ability it raises, by its place on the card (NC-CARD-08, NC-CARD-10); null: none. */
  readonly raises: { readonly of: 'captain' | 'ship'; readonly index: number } | null;
}

/** What of a seat lies open. */
export interface SeatState {
  readonly seat: SeatId;
  /** Null until the draft has given it. */
  readonly ship: ShipState | null;
  readonly captain: CaptainState | null;
  readonly weapon: CardId | null;
  readonly crew: readonly CrewState[];
  readonly aliens: readonly AlienState[];
  readonly permanents: readonly PermanentState[];
  readonly intel: number;
  /** On the track; cargo counts on top. */
  readonly victory: number;
  /** The front row, in the order in which the tokens came. */
  readonly front: readonly Token[];
  /** Training tokens not placed yet. */
  readonly training: number;
  /** The planet card in play and the pawn's travel space on it, from 1. */
  readonly planet: { readonly card: CardId; readonly space: number } | null;
  /** Its ship was destroyed (NC-SHIP-10). */
  readonly isOut: boolean;
}

export type Phase = 'alerts' | 'navigation' | 'battle' | 'strategy';
export interface TurnState {
  /** 1 and up. */
  readonly number: number;
  /** 1 and up: everybody's first turn is the first round (NC-SHIP-03). */
  readonly round: number;
  readonly seat: SeatId;
  readonly phase: Phase;
  /** What the phase demands is done: the next one begins as soon as nothing is under way. */
  readonly done: boolean;
  /** The one fight of the turn is spent (NC-BATTLE-02). */
  readonly fought: boolean;
  /** A ship battle was declared by Teleport, so no other follows in this turn (NC-ABIL-08). */
  readonly teleported: boolean;
  /** NC-ALIEN-01, NC-ALIEN-02, NC-ALIEN-03. */
  readonly aliens: { readonly bought: boolean; readonly fromMerchant: boolean };
  /** The one action card of the turn is played (NC-ACTION-01). */
  readonly played: boolean;
  /** Emergency Resurrects used (reading b of NC-EMERG-05). */
  readonly emergencies: number;
  /** Strategies named so far and doings of each still to come (NC-STRAT-01, NC-CHANC-01). */
  readonly strategies: readonly { readonly id: string; readonly left: number }[];
  /** Whether the Chancellorship counted when the phase began: reading b of NC-CHANC-17. */
  readonly wasChancellor: boolean;
  /** The pawn came to its last space this turn, so it meets no symbol (NC-EVENT-09). */
  readonly docked: boolean;
}

/** What the set-up asked for: bonus cards in the draft, or ships left out of a first game (NC-KS-01, NC-START-04). */
export interface SetupWish {
  readonly exclusives: boolean;
  readonly firstGame: boolean;
}

export interface ActiveModifier {
  readonly seat: SeatId;
  readonly until: 'turn' | 'round' | 'in-play';
  readonly what: Modifier;
  /** The card it comes from. */
  readonly from: CardId;
}

/** The piles of the table. Drafting piles are gone once the task forces stand (NC-SETUP-05). */
export const NOVA_CRY_PILES = [
  'planets',
  'aliens',
  'scientist',
  'doctor',
  'engineer',
  'ships',
  'captains',
  'weapons',
  'crew-scientist',
  'crew-doctor',
  'crew-engineer',
  'mercenaries',
] as const;
export type PileName = (typeof NOVA_CRY_PILES)[number];

/** An own skill as it counts now, after training, abilities and cards, 0 while out. */
export interface SkillLevel {
  readonly skill: Skill;
  readonly level: number;
}
