/** Everything that can be recorded in a match of Black Alert. One action answers the task on top of the stack. */
import type { LocationId, Resource } from '../../content/black-alert';
import type { Edge, NodeId, PlacedTile, Space } from '../../hex';

export type CharacterId = string;
/** One printed card: its id in the pack, and `#2` and so on for further copies. */
export type CardId = string;

/** What the player of the turn may do between tasks. */
export type TurnAction =
  /** Draw Cards: at most one card is discarded first (BA-DRAW-01). */
  | { readonly type: 'begin'; readonly discard: CardId | null }
  | { readonly type: 'move'; readonly to: LocationId }
  | { readonly type: 'use'; readonly enhance: boolean; readonly effect: UseEffect }
  | { readonly type: 'complete-mission'; readonly mission: string; readonly pay: readonly CardId[] }
  | { readonly type: 'repair'; readonly price: 'resolve' | 'resources'; readonly pay: readonly CardId[] }
  | { readonly type: 'return'; readonly to: LocationId }
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'ability' }
  | { readonly type: 'take-ready'; readonly slot: number }
  /** Ends the Action step with or without an action taken, and begins Clean Up (BA-TURN-06). */
  | { readonly type: 'end-turn' };

/** Choices that come before a location's effect or challenge begins; null where there is none. */
export interface UseEffect {
  /** Discovery Weapons for Starfleet: at a Fleet token or at the Charon (BA-DWEAP-01). */
  readonly option: 'fleet' | 'charon' | null;
  readonly target: CharacterId | null;
  readonly location: LocationId | null;
  readonly fleet: Space | null;
}

/** Answers to the tasks of actions, effects and challenges. */
export type ChoiceAction =
  | { readonly type: 'bid'; readonly cards: readonly CardId[] }
  | { readonly type: 'pass' }
  | { readonly type: 'choose-node'; readonly node: NodeId }
  | { readonly type: 'choose-space'; readonly space: Space }
  | { readonly type: 'turn-tile'; readonly space: Space; readonly turn: Edge }
  | { readonly type: 'choose-location'; readonly location: LocationId }
  | { readonly type: 'choose-character'; readonly character: CharacterId }
  | { readonly type: 'choose-card'; readonly card: CardId }
  | { readonly type: 'choose-resource'; readonly kind: Resource }
  | { readonly type: 'choose-option'; readonly option: number }
  | { readonly type: 'pay'; readonly cards: readonly CardId[] };

/** Chance's answers: the cards that came, the tiles as they were laid, and that facedown bids are turned up now. */
export type ChanceAction =
  | { readonly type: 'drawn'; readonly cards: readonly CardId[] }
  | { readonly type: 'revealed' }
  | { readonly type: 'laid'; readonly tiles: readonly PlacedTile[] };

/** A person overrules: anything may be put anywhere; it is logged as the referee's. */
export type RefereeAction =
  | { readonly type: 'place-discovery'; readonly node: NodeId }
  | { readonly type: 'place-charon'; readonly space: Space }
  | { readonly type: 'place-fleets'; readonly spaces: readonly Space[] }
  | { readonly type: 'place-corruption'; readonly spaces: readonly Space[] }
  | {
      readonly type: 'set-pool';
      readonly ship: 'discovery' | 'charon';
      readonly tokens: Readonly<Record<Resource, number>>;
    }
  | { readonly type: 'place-character'; readonly character: CharacterId; readonly location: LocationId }
  | {
      readonly type: 'set-condition';
      readonly character: CharacterId;
      readonly wounded: boolean;
      readonly detained: boolean;
    }
  | { readonly type: 'give-card'; readonly card: CardId; readonly to: CharacterId }
  | { readonly type: 'set-damage'; readonly location: LocationId; readonly damaged: boolean }
  | { readonly type: 'set-mission'; readonly mission: string; readonly done: boolean };

/** Every kind of it, in the order of the referee's form. */
export const REFEREE_ACTIONS = [
  'place-discovery',
  'place-charon',
  'place-fleets',
  'place-corruption',
  'set-pool',
  'place-character',
  'set-condition',
  'give-card',
  'set-damage',
  'set-mission',
] as const satisfies readonly RefereeAction['type'][];

export type BlackAlertAction = TurnAction | ChoiceAction | ChanceAction | RefereeAction;
