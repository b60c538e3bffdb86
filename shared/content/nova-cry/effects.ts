/**
 * What cards, abilities and charts do, as data in a closed vocabulary of verbs. The rules carry each verb out; the table
 * words it. `self` is the player whose card it is; an `opponent` is chosen by that player; `other` is the other party of
 * the fight or the one whose card calls for the answer.
 */
import * as z from 'zod';
import { OFFICERS, SKILLS, TOKENS } from './vocabulary';

const count = z.number().int().min(1).max(9);
const change = z.number().int().min(-9).max(9);
const text = z.string().min(1).max(400);

export const PLAYER_ROLES = ['self', 'opponent', 'each-opponent', 'everybody', 'other'] as const;
export type PlayerRole = (typeof PLAYER_ROLES)[number];
const player = z.enum(PLAYER_ROLES);
const rival = z.enum(['opponent', 'each-opponent', 'other']);
export type RivalRole = z.infer<typeof rival>;

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
const person = z.enum(PERSON_ROLES);
const pile = z.enum(['any', ...OFFICERS]);

export const conditionSchema = z.discriminatedUnion('is', [
  /** The user has at least, or at most, so much. */
  z.strictObject({
    is: z.literal('has'),
    what: z.enum(['intel', 'cards', 'tokens', 'damage', 'aliens', 'permanents', 'victory']),
    atLeast: z.number().int().min(0).max(40).optional(),
    atMost: z.number().int().min(0).max(40).optional(),
  }),
  z.strictObject({ is: z.literal('en-route') }),
  z.strictObject({ is: z.literal('docked') }),
  z.strictObject({ is: z.literal('chancellor') }),
  /** Somebody else has more victory points. */
  z.strictObject({ is: z.literal('behind') }),
]);
export type Condition = z.infer<typeof conditionSchema>;

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

export const modifierSchema: z.ZodType<Modifier> = z.lazy(() =>
  z.discriminatedUnion('changes', [
    z.strictObject({ changes: z.enum(['warp', 'weapons', 'hull']), by: change }),
    z.strictObject({ changes: z.literal('skill'), skill: z.enum(['any', ...SKILLS]), by: change }),
    z.strictObject({ changes: z.enum(['battle-price', 'duel-price', 'alien-price']), by: change }),
    z.strictObject({ changes: z.literal('planets-drawn'), by: change }),
    z.strictObject({ changes: z.literal('dock-intel'), by: change }),
    z.strictObject({ changes: z.enum(['damage-taken', 'damage-dealt']), by: change }),
    z.strictObject({ changes: z.literal('quiet-tokens'), by: change }),
    z.strictObject({ changes: z.literal('wounds-borne'), by: change }),
    z.strictObject({ changes: z.literal('ignores-symbol'), symbol: z.enum(['asteroid', 'storm']) }),
    z.strictObject({ changes: z.literal('ignores-token'), token: z.enum(TOKENS) }),
    z.strictObject({ changes: z.literal('discovery-rerolls'), by: change }),
    z.strictObject({
      changes: z.literal('strategy'),
      name: z.string().min(1).max(60),
      text,
      effects: z.array(effectSchema).min(1),
    }),
  ]),
);

export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('verb', [
    z.strictObject({
      verb: z.literal('gain'),
      who: player,
      what: z.enum(['intel', 'victory', 'training']),
      count,
    }),
    z.strictObject({ verb: z.literal('lose'), who: player, count }),
    z.strictObject({ verb: z.literal('steal'), from: rival, what: z.enum(['intel', 'card']), count }),
    z.strictObject({
      verb: z.literal('tribute'),
      from: rival,
      kinds: z.array(z.enum(['intel', 'card', 'training'])).min(1),
      count,
    }),
    z.strictObject({ verb: z.literal('draw'), who: player, pile, count }),
    z.strictObject({ verb: z.literal('search'), pile, count }),
    z.strictObject({ verb: z.literal('recover'), pile, count }),
    z.strictObject({ verb: z.literal('discard'), who: player, count, by: z.enum(['holder', 'chance']) }),
    z.strictObject({ verb: z.literal('strip'), who: rival, count }),
    z.strictObject({ verb: z.literal('see-hands'), who: rival, take: z.number().int().min(0).max(3) }),
    z.strictObject({ verb: z.literal('move'), spaces: count }),
    z.strictObject({ verb: z.literal('hold-back'), who: rival, spaces: count }),
    z.strictObject({ verb: z.literal('survey'), see: count }),
    z.strictObject({ verb: z.literal('cast-off'), who: rival }),
    z.strictObject({ verb: z.enum(['knock-out', 'destroy']), whom: person, count }),
    z.strictObject({ verb: z.enum(['revive', 'resurrect', 'restore']), whom: person, count }),
    z.strictObject({ verb: z.literal('damage'), who: player, count, evadable: z.boolean() }),
    z.strictObject({ verb: z.literal('repair'), count }),
    z.strictObject({ verb: z.literal('alert'), who: player, count }),
    z.strictObject({ verb: z.literal('clear'), from: z.enum(['front', 'ship', 'both']), count }),
    z.strictObject({ verb: z.literal('activate'), who: rival, count }),
    z.strictObject({ verb: z.literal('pass-token'), count }),
    z.strictObject({ verb: z.literal('alien'), see: count, keep: count }),
    z.strictObject({ verb: z.literal('chancellorship') }),
    z.strictObject({
      verb: z.literal('attach'),
      to: z.enum(['friendly-crew', 'friendly-captain']),
      gives: z.enum(['ward', 'shelter', 'grit']),
    }),
    z.strictObject({ verb: z.literal('raise-ability'), of: z.enum(['captain', 'ship']) }),
    z.strictObject({ verb: z.literal('choose'), options: z.array(z.array(effectSchema).min(1)).min(2) }),
    z.strictObject({
      verb: z.literal('if'),
      condition: conditionSchema,
      then: z.array(effectSchema).min(1),
      else: z.array(effectSchema).min(1).optional(),
    }),
    z.strictObject({
      verb: z.literal('pay'),
      what: z.enum(['intel', 'cards']),
      count,
      then: z.array(effectSchema).min(1),
    }),
    z.strictObject({
      verb: z.literal('modify'),
      until: z.enum(['turn', 'round', 'in-play']),
      what: modifierSchema,
    }),
    z.strictObject({ verb: z.literal('escape') }),
    z.strictObject({ verb: z.literal('reroll'), whose: z.enum(['own', 'other']) }),
    z.strictObject({ verb: z.literal('prevent'), count }),
    z.strictObject({ verb: z.literal('cancel') }),
    z.strictObject({ verb: z.literal('note'), text }),
  ]),
);

/**
 * When something may be used: `own-turn`; `any`: in the own turn and whenever the rules ask this player before or after
 * dice or at one of the moments that follow (NC-ALIEN-06); `before-roll` and `after-roll`: of a ship battle or duel in
 * which the player fights; `token`: an own token activates; `crew-out`: an own person would be knocked out or
 * destroyed; `card-damage`: a card's evadable damage falls on the own ship.
 */
export const TIMINGS = [
  'own-turn',
  'any',
  'before-roll',
  'after-roll',
  'token',
  'crew-out',
  'card-damage',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** Something an alien or an arrow card in play can do when its player wants it. */
export const useSchema = z.strictObject({
  timing: z.enum(TIMINGS),
  /** Action cards of the hand discarded for it; Powercells and Megacoils may stand in (NC-CARD-01, NC-CARD-02). */
  cards: z.number().int().min(0).max(5),
  /** `discard`: itself; `turn`: once in each own turn (a blue cube, NC-COMP-12); `game`: once; `free`: as often as paid. */
  spends: z.enum(['discard', 'turn', 'game', 'free']),
  effects: z.array(effectSchema).min(1),
});
export type Use = z.infer<typeof useSchema>;
