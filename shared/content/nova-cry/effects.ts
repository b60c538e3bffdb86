/**
 * What cards, abilities and charts do, as data in a closed vocabulary of verbs. The rules carry each verb out; the table
 * words it. `self` is the player whose card it is; an `opponent` is chosen by that player; `other` is the other party of
 * the fight or the one whose card calls for the answer.
 */
import type { OFFICERS, SKILLS, TOKENS } from './vocabulary';
import type { Condition } from './conditions';

export const PLAYER_ROLES = ['self', 'opponent', 'each-opponent', 'everybody', 'other'] as const;
export type PlayerRole = (typeof PLAYER_ROLES)[number];
/** Opponents alone. */
export const RIVAL_ROLES = ['opponent', 'each-opponent', 'other'] as const;
export type RivalRole = (typeof RIVAL_ROLES)[number];

/** Crew includes aliens unless it says officer (NC-ALIEN-07). Friendly and unfriendly: NC-TERM-10. */
export const PERSON_ROLES = [
  'friendly-crew',
  'friendly-officer',
  'friendly-captain',
  /** Captain, officer or alien of one's own. */
  'friendly-any',
  'unfriendly-crew',
  'unfriendly-officer',
  'unfriendly-alien',
  'unfriendly-captain',
] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** A change of the rules that lasts; the rules ask for these by name at the place they change. */
export type Modifier =
  /** Symbols and hull of the own ship; warp never falls below 1 (NC-ALERT-09), the others not below 0. */
  | { readonly changes: 'warp' | 'weapons' | 'hull'; readonly by: number }
  /** A skill of the own officers, never above 4 (NC-ABIL-15). */
  | { readonly changes: 'skill'; readonly skill: (typeof SKILLS)[number] | 'any'; readonly by: number }
  /** Intel to declare a ship battle or a duel, or to buy an alien; never below 0. */
  | { readonly changes: 'battle-price' | 'duel-price' | 'alien-price'; readonly by: number }
  /** Planet cards drawn in the Navigation Phase (NC-NAV-01). */
  | { readonly changes: 'planets-drawn'; readonly by: number }
  /** Intel gained at each docking. */
  | { readonly changes: 'dock-intel'; readonly by: number }
  /** Damage of each hit that the own ship takes in a battle, or deals. */
  | { readonly changes: 'damage-taken' | 'damage-dealt'; readonly by: number }
  /** Front-row tokens that lie quiet: 4 and this (NC-ALERT-03). */
  | { readonly changes: 'quiet-tokens'; readonly by: number }
  /** Wounds that destroy the own captain: 3 and this (NC-DUEL-09). */
  | { readonly changes: 'wounds-borne'; readonly by: number }
  /** Symbols of a kind do nothing to the own pawn. */
  | { readonly changes: 'ignores-symbol'; readonly symbol: 'asteroid' | 'storm' }
  /** Front-row tokens of a type are put back to the bag as they are drawn. */
  | { readonly changes: 'ignores-token'; readonly token: (typeof TOKENS)[number] }
  /** Each discovery roll may be made again so often. */
  | { readonly changes: 'discovery-rerolls'; readonly by: number }
  /** A strategy of one's own (NC-CARD-14). */
  | {
      readonly changes: 'strategy';
      readonly name: string;
      readonly text: string;
      readonly effects: readonly Effect[];
    };

/** One verb with its operands. A list is carried out in order, each as far as possible. */
export type Effect =
  | {
      readonly verb: 'gain';
      readonly who: PlayerRole;
      readonly what: 'intel' | 'victory' | 'training';
      readonly count: number;
    }
  | { readonly verb: 'lose'; readonly who: PlayerRole; readonly count: number }
  | {
      readonly verb: 'steal';
      readonly from: RivalRole;
      readonly what: 'intel' | 'card';
      readonly count: number;
    }
  /** Each of them gives the user one of these by their own choice; what one does not have cannot be named (NC-CARD-04). */
  | {
      readonly verb: 'tribute';
      readonly from: RivalRole;
      readonly kinds: readonly ('intel' | 'card' | 'training')[];
      readonly count: number;
    }
  | {
      readonly verb: 'draw';
      readonly who: PlayerRole;
      readonly pile: 'any' | (typeof OFFICERS)[number];
      readonly count: number;
    }
  /** Any card of a pile, which is then shuffled; nobody else sees it (NC-MERCH-05). */
  | { readonly verb: 'search'; readonly pile: 'any' | (typeof OFFICERS)[number]; readonly count: number }
  /** Cards of the discards back to the hand. */
  | { readonly verb: 'recover'; readonly pile: 'any' | (typeof OFFICERS)[number]; readonly count: number }
  | {
      readonly verb: 'discard';
      readonly who: PlayerRole;
      readonly count: number;
      readonly by: 'holder' | 'chance';
    }
  /** An arrow card in play, the user's choice, is discarded; its points stay (NC-ACTION-09). */
  | { readonly verb: 'strip'; readonly who: RivalRole; readonly count: number }
  /** Only the user sees the cards (NC-CARD-07); so many of each hand may be taken. */
  | { readonly verb: 'see-hands'; readonly who: RivalRole; readonly take: number }
  | { readonly verb: 'move'; readonly spaces: number }
  /** A pawn goes back, never before travel space 1. */
  | { readonly verb: 'hold-back'; readonly who: RivalRole; readonly spaces: number }
  /** With no planet card in play: see so many, one that the warp allows may be played. */
  | { readonly verb: 'survey'; readonly see: number }
  /** Their planet card is discarded; they draw again in their next Navigation Phase (NC-ABIL-01). */
  | { readonly verb: 'cast-off'; readonly who: RivalRole }
  | { readonly verb: 'knock-out' | 'destroy'; readonly whom: PersonRole; readonly count: number }
  | { readonly verb: 'revive' | 'resurrect' | 'restore'; readonly whom: PersonRole; readonly count: number }
  /** `evadable`: Evasion Thrusters and the like may cancel it (NC-CARD-13). */
  | { readonly verb: 'damage'; readonly who: PlayerRole; readonly count: number; readonly evadable: boolean }
  | { readonly verb: 'repair'; readonly count: number }
  /** Drawn from the bag into the front row; no re-draw (NC-ALERT-18). */
  | { readonly verb: 'alert'; readonly who: PlayerRole; readonly count: number }
  /** Own tokens of choice go back to the bag, without effect. */
  | { readonly verb: 'clear'; readonly from: 'front' | 'ship' | 'both'; readonly count: number }
  /** The user picks a front-row token of theirs, which activates. */
  | { readonly verb: 'activate'; readonly who: RivalRole; readonly count: number }
  /** An own front-row token goes to an opponent's front row. */
  | { readonly verb: 'pass-token'; readonly count: number }
  /** Draw so many aliens, keep so many. */
  | { readonly verb: 'alien'; readonly see: number; readonly keep: number }
  /** All bid for the Chancellorship (NC-CHANC-03). */
  | { readonly verb: 'chancellorship' }
  /**
   * An arrow card is laid on somebody for as long as it is in play, one of its kind at most (NC-CARD-05, NC-CARD-06):
   * `ward` keeps from being knocked out, `shelter` from being knocked out and destroyed but for duels, `grit` bears one
   * wound more.
   */
  | {
      readonly verb: 'attach';
      readonly to: 'friendly-crew' | 'friendly-captain';
      readonly gives: 'ward' | 'shelter' | 'grit';
    }
  /** NC-CARD-08, NC-CARD-10. */
  | { readonly verb: 'raise-ability'; readonly of: 'captain' | 'ship' }
  | { readonly verb: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly verb: 'if';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[] | undefined;
    }
  /** The user may pay, and then it happens. */
  | {
      readonly verb: 'pay';
      readonly what: 'intel' | 'cards';
      readonly count: number;
      readonly then: readonly Effect[];
    }
  /** `in-play`: as long as the card it comes from; `round`: until the user's next turn begins. */
  | { readonly verb: 'modify'; readonly until: 'turn' | 'round' | 'in-play'; readonly what: Modifier }
  /** The ship battle under way ends at once (NC-ABIL-06). */
  | { readonly verb: 'escape' }
  /** A die of the battle or duel round that has just been rolled falls again. */
  | { readonly verb: 'reroll'; readonly whose: 'own' | 'other' }
  /** So much of the damage that is about to fall, or so many wounds of the round, do not. */
  | { readonly verb: 'prevent'; readonly count: number }
  /** What calls for this answer does not happen: a token, a knock-out, a card's damage. */
  | { readonly verb: 'cancel' }
  | { readonly verb: 'note'; readonly text: string };

export type Verb = Effect['verb'];
