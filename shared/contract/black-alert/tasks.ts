/**
 * What is under way, as a stack of plain objects: the last one is on top. A task either waits for somebody (a decision, a
 * draw of chance) or is carried out at once and may push others; when it is done it is popped and the one below goes on.
 * The rules have one file for each type.
 */
import type { Effect, LocationId, Resource, Ship, Team } from '../../content/black-alert';
import type { NodeId, Space } from '../../hex';
import type { RuleId } from '../../base';
import type { CardId, CharacterId, UseEffect } from './actions';
import type { PileName } from './piles';

/** Where drawn cards go. */
export type DrawTarget =
  | { readonly type: 'hand'; readonly character: CharacterId }
  | { readonly type: 'ready' }
  | { readonly type: 'missions' }
  /** Bonus cards of the challenge below on the stack. */
  | { readonly type: 'bonus'; readonly team: Team }
  /** A Threat card is revealed for this and then discarded. */
  | {
      readonly type: 'threat';
      readonly sections: readonly ('corruption' | 'fleet')[];
      readonly drawer: CharacterId;
    }
  | { readonly type: 'risk'; readonly team: Team }
  | { readonly type: 'damage'; readonly ship: Ship }
  /** Two are looked at, one is laid (BA-CWEAP-03). */
  | { readonly type: 'damage-choice'; readonly ship: Ship; readonly chooser: CharacterId }
  | {
      readonly type: 'ready-and-give';
      readonly character: CharacterId;
      /** Cards of the same draw that came before the deck was made anew. */
      readonly held: readonly CardId[];
    }
  | { readonly type: 'peek'; readonly character: CharacterId }
  /** The lone player of three deals each card to one of its Characters: reading b of BA-THREE-03. */
  | { readonly type: 'share'; readonly character: CharacterId };

/** Who started an effect and where: what `self`, `own` and `here` mean. */
export interface EffectContext {
  readonly self: CharacterId;
  /** The card, ability or location it comes from. */
  readonly from: string;
}

export interface Bid {
  readonly character: CharacterId;
  readonly role: 'initiator' | 'leader' | 'assistant';
  readonly cards: readonly CardId[];
}

/** The eight steps of a challenge as the stack goes through them (BA-CHAL-05). */
export type ChallengeStep =
  | 'initiator-bids'
  | 'leader-bids'
  | 'initiating-assist'
  | 'opposing-assist'
  | 'reveal'
  | 'bonus-cards'
  | 'totals'
  /** Reading b of BA-INFIL-07: the Terrans say which effect it is. */
  | 'choose-effect'
  | 'effect';
/** What a won challenge brings where an Infiltration offers another effect (BA-INFIL-07). */
export type WonEffect = 'own' | 'instead' | 'both';

export type Task =
  /** Set-up: tiles are laid at random unless the set-up gave them (BA-COMP-04). */
  | { readonly type: 'lay-tiles' }
  /** Equal ranks: the team chooses its first holder (BA-SETUP-11). */
  | { readonly type: 'choose-holder'; readonly team: Team; readonly among: readonly CharacterId[] }
  /** The player of the turn decides what comes next. */
  | { readonly type: 'turn' }
  | { readonly type: 'clean-up'; readonly part: 'risk' | 'token'; readonly team: Team }
  /** Chance names so many cards of a pile; more than it holds brings the discards in (BA-DRAW-03). */
  | { readonly type: 'draw'; readonly pile: PileName; readonly count: number; readonly to: DrawTarget }
  /** Cards of a hand are discarded by an effect. */
  | {
      readonly type: 'discard';
      readonly character: CharacterId;
      readonly count: number;
      readonly by: 'holder' | 'chance';
    }
  /** A pool above its limit: its team's holder returns tokens one by one (BA-RES-03). */
  | { readonly type: 'pool-limit'; readonly ship: Ship }
  | {
      readonly type: 'gain';
      readonly ship: Ship;
      readonly character: CharacterId;
      /** Kinds to choose from; one is taken at a time (BA-RES-04). */
      readonly kinds: readonly Resource[];
      readonly count: number;
    }
  /** A token of a kind at each of so many different nodes: reading b of BA-DCARGO-05. */
  | {
      readonly type: 'gain-nodes';
      readonly ship: Ship;
      readonly character: CharacterId;
      readonly nodes: readonly NodeId[];
      readonly count: number;
    }
  | { readonly type: 'seize'; readonly from: Ship; readonly character: CharacterId; readonly count: number }
  | {
      readonly type: 'place-corruption';
      readonly character: CharacterId;
      readonly near: 'corruption' | 'discovery' | 'charon';
      readonly count: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'navigate';
      readonly ship: Ship;
      readonly character: CharacterId;
      readonly within: 'network' | 'tile';
      readonly times: number;
    }
  /** The Discovery on its way: tiles still to be entered, then the node it goes to (BA-TOKEN-01). */
  | {
      readonly type: 'travel';
      readonly character: CharacterId;
      readonly tiles: readonly Space[];
      readonly node: NodeId;
    }
  | {
      readonly type: 'threat';
      readonly card: CardId;
      readonly sections: readonly ('corruption' | 'fleet')[];
      readonly drawer: CharacterId;
    }
  | {
      readonly type: 'rotate';
      readonly character: CharacterId;
      readonly count: number;
      readonly turned: readonly Space[];
    }
  | {
      readonly type: 'fleet';
      readonly character: CharacterId;
      /** Tokens still to be handled. */
      readonly tokens: number;
      /** Steps that each may go. */
      readonly steps: number;
      /** A token of the supply may be added on the Charon's tile instead (BA-CFLEET-01). */
      readonly add: boolean;
      /** Fewer tokens and fewer steps will do. */
      readonly optional: boolean;
      /** The token that is under way and the steps it has left. */
      readonly moving: { readonly space: Space; readonly steps: number } | null;
      /** Where the tokens are that have had their turn. */
      readonly done: readonly Space[];
    }
  | {
      readonly type: 'damage';
      readonly ship: Ship;
      readonly at: 'random' | 'chosen' | LocationId;
      readonly count: number;
      /** Who chooses the location where it is chosen. */
      readonly chooser: CharacterId;
    }
  | {
      readonly type: 'choose-damage';
      readonly ship: Ship;
      readonly chooser: CharacterId;
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'reactor-repair';
      readonly character: CharacterId;
      readonly enhanced: boolean;
      readonly credit: number;
    }
  | {
      readonly type: 'give-card';
      readonly character: CharacterId;
      /** The card that was chosen; who gets it is chosen next. */
      readonly chosen: CardId | null;
      /** `ready`: cards drawn for the slots; `discard`: its team's discards; `deal`: a card of the starting hands. */
      readonly from: 'ready' | 'discard' | 'deal';
      /** Cards that lie here to be chosen from; empty for discards, which stay in their pile. */
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'challenge';
      readonly step: ChallengeStep;
      readonly initiator: CharacterId;
      /** What it is about: the location's own challenge, or a card's. */
      readonly about:
        | {
            readonly type: 'location';
            readonly location: LocationId;
            readonly enhanced: boolean;
            readonly use: UseEffect;
          }
        | { readonly type: 'card'; readonly card: CardId; readonly then: readonly Effect[] };
      /** Where an opposing Character must be to lead, and the ship from which the others assist. */
      readonly opposing: {
        readonly leads: LocationId;
        readonly assists: Ship;
        readonly target: CharacterId | null;
      };
      readonly bids: readonly Bid[];
      /** Who has been asked in this step and declined or bid. */
      readonly asked: readonly CharacterId[];
      readonly bonus: Readonly<Record<Team, { readonly due: number; readonly cards: readonly CardId[] }>>;
      readonly totals: Readonly<Record<Team, number>> | null;
      /** Who leads by its holder's decision: reading b of BA-CHAL-26. */
      readonly appointed: CharacterId | null;
      readonly brings: WonEffect;
    }
  /** A card whose text is being carried out; then it goes to its pile (BA-FREE-02). */
  | { readonly type: 'played'; readonly character: CharacterId; readonly card: CardId }
  /** Effects of a card or ability, carried out in order. */
  | { readonly type: 'effects'; readonly effects: readonly Effect[]; readonly context: EffectContext }
  /** A verb that needs choices before it can be carried out, with those already made. */
  | {
      readonly type: 'verb';
      readonly effect: Effect;
      readonly context: EffectContext;
      readonly character: CharacterId | null;
    };

export type TaskType = Task['type'];
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>;
