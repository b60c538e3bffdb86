/**
 * What cards, abilities and infiltrations do, as data in a closed vocabulary of verbs. The rules carry each verb out; the
 * table words it. `self` is the Character whose card or ability it is, `own` its team or ship, `other` the other.
 */
import * as z from 'zod';
import { LOCATIONS, RESOURCES, SHIPS } from './vocabulary';

const count = z.number().int().min(1).max(9);
const location = z.enum(LOCATIONS);
const side = z.enum(['own', 'other']);
const character = z.enum([
  'self',
  /** One of the own team, the user included. */
  'friend',
  /** One of the own team, the user left out. */
  'mate',
  /** One of the other team anywhere, on the user's ship, or at the user's location. */
  'enemy',
  'enemy-aboard',
  'enemy-here',
]);
export type CharacterChoice = z.infer<typeof character>;
const place = z.enum(['own-ship', 'other-ship', 'anywhere', 'here', 'custody']);

export const conditionSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('same-tile') }),
  z.strictObject({ is: z.literal('aboard'), ship: z.enum(['own', 'other']) }),
  z.strictObject({ is: z.literal('at'), location }),
  z.strictObject({ is: z.literal('discovery-corrupted') }),
  z.strictObject({ is: z.literal('charon-corrupted') }),
  z.strictObject({ is: z.literal('fleet-with-discovery') }),
  z.strictObject({ is: z.literal('damaged'), ship: z.enum(SHIPS), atLeast: count }),
  z.strictObject({ is: z.literal('pool'), side, atMost: z.number().int().min(0).max(8) }),
]);
export type Condition = z.infer<typeof conditionSchema>;

/** A change of the rules that lasts; the rules ask for these by name at the place they change. */
export const modifierSchema = z.discriminatedUnion('changes', [
  /** The next Mission may be completed at a damaged location. BA-MISSION-03. */
  z.strictObject({ changes: z.literal('mission-when-damaged') }),
  /** Sections of Threat cards passed over. */
  z.strictObject({ changes: z.literal('ignore-threat'), section: z.enum(['corruption', 'fleet']) }),
  /** Bonus cards of a side in challenges, at some locations or all. */
  z.strictObject({
    changes: z.literal('bonus-cards'),
    side,
    by: z.number().int().min(-2).max(2),
    at: z.array(location).optional(),
  }),
  /** Resolve prices of Missions, repairs or both. */
  z.strictObject({
    changes: z.literal('resolve-price'),
    side,
    of: z.enum(['mission', 'repair', 'any']),
    by: z.number().int().min(-3).max(3),
  }),
  /** A team's own text at these locations cannot be used. */
  z.strictObject({ changes: z.literal('closed'), side, at: z.array(location).min(1) }),
  /** Enhancing at these locations costs more or less of any kind. */
  z.strictObject({
    changes: z.literal('enhancement-price'),
    side,
    by: z.number().int().min(-2).max(2),
    at: z.array(location).optional(),
  }),
  /** The limit of a pool. */
  z.strictObject({ changes: z.literal('pool-limit'), side, by: z.number().int().min(-4).max(4) }),
  /** The hand up to which is drawn. */
  z.strictObject({ changes: z.literal('hand-limit'), side, by: z.number().int().min(-2).max(2) }),
  /** A second move before the action. */
  z.strictObject({ changes: z.literal('extra-move') }),
  /** A second action this turn. */
  z.strictObject({ changes: z.literal('extra-action') }),
]);
export type Modifier = z.infer<typeof modifierSchema>;

/** One verb with its operands. A list of effects is carried out in order, each as far as possible (BA-FREE-02). */
export type Effect =
  | {
      readonly verb: 'gain';
      readonly side: 'own' | 'other';
      readonly kind: 'any' | (typeof RESOURCES)[number];
      readonly count: number;
    }
  | { readonly verb: 'lose'; readonly side: 'own' | 'other'; readonly count: number }
  | { readonly verb: 'seize'; readonly count: number }
  | { readonly verb: 'draw'; readonly who: CharacterChoice; readonly count: number }
  | {
      readonly verb: 'discard';
      readonly who: CharacterChoice;
      readonly count: number;
      readonly by: 'holder' | 'chance';
    }
  | { readonly verb: 'recover'; readonly count: number }
  | { readonly verb: 'refill-ready' }
  | { readonly verb: 'discard-ready' }
  | { readonly verb: 'go'; readonly who: CharacterChoice; readonly to: z.infer<typeof place> }
  | {
      readonly verb: 'navigate';
      readonly ship: (typeof SHIPS)[number];
      readonly within: 'network' | 'tile';
      readonly times: number;
    }
  | { readonly verb: 'rotate'; readonly count: number }
  | { readonly verb: 'corrupt'; readonly near: 'corruption' | 'discovery' | 'charon'; readonly count: number }
  | { readonly verb: 'cleanse'; readonly near: 'discovery' | 'charon' | 'any'; readonly count: number }
  | { readonly verb: 'fleet'; readonly tokens: number; readonly steps: number; readonly add: boolean }
  | { readonly verb: 'destroy-fleet'; readonly at: 'discovery' | 'any' }
  | {
      readonly verb: 'damage';
      readonly ship: (typeof SHIPS)[number];
      readonly at: 'random' | 'chosen' | (typeof LOCATIONS)[number];
      readonly count: number;
    }
  | { readonly verb: 'repair'; readonly ship: (typeof SHIPS)[number]; readonly count: number }
  | { readonly verb: 'detain'; readonly who: CharacterChoice }
  | { readonly verb: 'wound'; readonly who: CharacterChoice }
  | { readonly verb: 'heal'; readonly who: CharacterChoice }
  | { readonly verb: 'threat'; readonly section: 'corruption' | 'fleet' }
  | { readonly verb: 'peek-threat' }
  | {
      readonly verb: 'challenge';
      readonly leads: 'here' | (typeof LOCATIONS)[number];
      readonly bonus: { readonly own: number; readonly other: number };
      readonly then: readonly Effect[];
    }
  | { readonly verb: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly verb: 'if';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[] | undefined;
    }
  /** The user may pay so much Resolve to be spared. BA-RESOLVE-01. */
  | { readonly verb: 'unless-paid'; readonly resolve: number; readonly then: readonly Effect[] }
  | { readonly verb: 'modify'; readonly until: 'turn' | 'used' | 'game'; readonly what: Modifier }
  | { readonly verb: 'note'; readonly text: string };

export type Verb = Effect['verb'];

export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('verb', [
    z.strictObject({ verb: z.literal('gain'), side, kind: z.enum(['any', ...RESOURCES]), count }),
    z.strictObject({ verb: z.literal('lose'), side, count }),
    z.strictObject({ verb: z.literal('seize'), count }),
    z.strictObject({ verb: z.literal('draw'), who: character, count }),
    z.strictObject({ verb: z.literal('discard'), who: character, count, by: z.enum(['holder', 'chance']) }),
    z.strictObject({ verb: z.literal('recover'), count }),
    z.strictObject({ verb: z.literal('refill-ready') }),
    z.strictObject({ verb: z.literal('discard-ready') }),
    z.strictObject({ verb: z.literal('go'), who: character, to: place }),
    z.strictObject({
      verb: z.literal('navigate'),
      ship: z.enum(SHIPS),
      within: z.enum(['network', 'tile']),
      times: count,
    }),
    z.strictObject({ verb: z.literal('rotate'), count }),
    z.strictObject({
      verb: z.literal('corrupt'),
      near: z.enum(['corruption', 'discovery', 'charon']),
      count,
    }),
    z.strictObject({ verb: z.literal('cleanse'), near: z.enum(['discovery', 'charon', 'any']), count }),
    z.strictObject({ verb: z.literal('fleet'), tokens: count, steps: count, add: z.boolean() }),
    z.strictObject({ verb: z.literal('destroy-fleet'), at: z.enum(['discovery', 'any']) }),
    z.strictObject({
      verb: z.literal('damage'),
      ship: z.enum(SHIPS),
      at: z.union([z.enum(['random', 'chosen']), location]),
      count,
    }),
    z.strictObject({ verb: z.literal('repair'), ship: z.enum(SHIPS), count }),
    z.strictObject({ verb: z.literal('detain'), who: character }),
    z.strictObject({ verb: z.literal('wound'), who: character }),
    z.strictObject({ verb: z.literal('heal'), who: character }),
    z.strictObject({ verb: z.literal('threat'), section: z.enum(['corruption', 'fleet']) }),
    z.strictObject({ verb: z.literal('peek-threat') }),
    z.strictObject({
      verb: z.literal('challenge'),
      leads: z.union([z.literal('here'), location]),
      bonus: z.strictObject({
        own: z.number().int().min(0).max(3),
        other: z.number().int().min(0).max(3),
      }),
      then: z.array(effectSchema).min(1),
    }),
    z.strictObject({ verb: z.literal('choose'), options: z.array(z.array(effectSchema).min(1)).min(2) }),
    z.strictObject({
      verb: z.literal('if'),
      condition: conditionSchema,
      then: z.array(effectSchema).min(1),
      else: z.array(effectSchema).min(1).optional(),
    }),
    z.strictObject({ verb: z.literal('unless-paid'), resolve: count, then: z.array(effectSchema).min(1) }),
    z.strictObject({
      verb: z.literal('modify'),
      until: z.enum(['turn', 'used', 'game']),
      what: modifierSchema,
    }),
    z.strictObject({ verb: z.literal('note'), text: z.string().min(1) }),
  ]),
);

/** What a card does when it is bid in a challenge of the kind it names. BA-CHAL-13. */
export const bidEffectSchema = z.strictObject({
  /** Locations whose own challenge it is; left out: any challenge. */
  at: z.array(location).min(1).optional(),
  role: z.enum(['any', 'initiating', 'opposing', 'assisting']),
  does: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('worth'), resolve: z.number().int().min(0).max(9) }),
    z.strictObject({ type: z.literal('adds'), resolve: z.number().int().min(-3).max(5) }),
    z.strictObject({ type: z.literal('bonus-cards'), side, by: z.number().int().min(-2).max(2) }),
    /** Damage dealt by the challenge's own effect, again so many times. BA-CHAL-23. */
    z.strictObject({ type: z.literal('more-damage'), times: count }),
    /** After a won challenge, by the side that bid the card. */
    z.strictObject({ type: z.literal('after-win'), effects: z.array(effectSchema).min(1) }),
  ]),
});
export type BidEffect = z.infer<typeof bidEffectSchema>;
