/** What happened, for log, sound and animation; the picture can always be made from the state alone. */
import type { LocationId, Resource, Ship, Team } from '../../content/black-alert';
import type { Edge, NodeId, Space } from '../../hex';
import type { RuleId } from '../../base';
import type { SeatId } from '../seats';
import type { CardId, CharacterId } from './actions';
import type { Bid } from './tasks';

export type BlackAlertEvent =
  | { readonly type: 'turn-began'; readonly character: CharacterId; readonly turn: number }
  /** `cards` is null for who may not see them. */
  | {
      readonly type: 'drew';
      readonly seat: SeatId;
      readonly character: CharacterId;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | {
      readonly type: 'discarded';
      readonly team: Team;
      readonly cards: readonly CardId[];
      readonly why: 'draw' | 'bid' | 'bonus' | 'pay' | 'play' | 'ready' | 'effect';
    }
  | { readonly type: 'reshuffled'; readonly pile: string }
  | { readonly type: 'moved'; readonly character: CharacterId; readonly to: LocationId }
  | {
      readonly type: 'used';
      readonly character: CharacterId;
      readonly location: LocationId;
      readonly enhanced: boolean;
    }
  | { readonly type: 'gained'; readonly ship: Ship; readonly kind: Resource; readonly count: number }
  | { readonly type: 'returned'; readonly ship: Ship; readonly kind: Resource; readonly count: number }
  | { readonly type: 'seized'; readonly from: Ship; readonly kind: Resource }
  | { readonly type: 'travelled'; readonly ship: Ship; readonly to: NodeId | Space; readonly by: CharacterId }
  | { readonly type: 'entered'; readonly space: Space }
  | {
      readonly type: 'threat';
      readonly card: CardId;
      readonly sections: readonly string[];
      readonly drawer: CharacterId;
    }
  | { readonly type: 'corrupted'; readonly space: Space }
  | { readonly type: 'cleansed'; readonly space: Space }
  | { readonly type: 'turned'; readonly space: Space; readonly turn: Edge }
  | { readonly type: 'fleet'; readonly from: Space | null; readonly to: Space | null }
  | { readonly type: 'damaged'; readonly location: LocationId; readonly card: CardId }
  | { readonly type: 'repaired'; readonly location: LocationId }
  | { readonly type: 'detained' | 'wounded' | 'freed' | 'stood-up'; readonly character: CharacterId }
  | { readonly type: 'challenge'; readonly initiator: CharacterId; readonly about: string }
  | {
      readonly type: 'bid';
      readonly seat: SeatId;
      readonly character: CharacterId;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | {
      readonly type: 'revealed';
      readonly bids: readonly Bid[];
    }
  | { readonly type: 'bonus'; readonly team: Team; readonly cards: readonly CardId[] }
  | {
      readonly type: 'totals';
      readonly starfleet: number;
      readonly terran: number;
      readonly winner: Team;
      readonly rule: RuleId;
    }
  | { readonly type: 'infiltrated'; readonly card: CardId }
  | { readonly type: 'mission'; readonly mission: string; readonly by: CharacterId }
  | { readonly type: 'played' | 'ability'; readonly character: CharacterId; readonly card: CardId }
  /** Faceup in the Ready slots, or as the Missions to complete. */
  | { readonly type: 'ready' | 'missions'; readonly cards: readonly CardId[] }
  | { readonly type: 'took-ready'; readonly character: CharacterId; readonly card: CardId }
  | { readonly type: 'token'; readonly team: Team; readonly to: CharacterId }
  | { readonly type: 'note'; readonly text: string; readonly from: string }
  | { readonly type: 'refereed'; readonly what: string }
  | { readonly type: 'ended'; readonly rule: RuleId };
