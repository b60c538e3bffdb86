/**
 * What cards, stations and missions do, as data in a closed vocabulary of verbs. The rules carry each verb out, the table
 * words it, the form editor asks for its operands; a pack that loads can be played. `self` is the unit that acts, `target`
 * what was chosen for the ability, `officer` who leads it. A list is carried out in order, each as far as possible.
 */
import * as z from 'zod';
import { ARCS } from '../../geometry';
import {
  type Condition,
  conditionSchema,
  type FeatureFilter,
  featureFilter,
  type RangeSpec,
  rangeSpec,
  type UnitFilter,
  unitFilter,
} from './conditions';
import {
  CONDITIONS,
  DIRECTIVES,
  type DirectiveCategory,
  FEATURE_KEYWORDS,
  REROLL_STATS,
  type RerollStat,
  SIDES,
  type Side,
  type Skill,
  SKILLS,
  type Stat,
  STATS,
  TEST_STATS,
  type TestStat,
} from './vocabulary';

const count = z.number().int().min(-12).max(12);
const inches = z.number().min(0).max(36);
const text = z.string().min(1).max(400);

/** Who decides, scores or is asked: from the acting player's side; `aside`: the owner of what is spoken of. */
export const PLAYER_ROLES = [
  'self',
  'opponent',
  'each',
  'each-opponent',
  'trailing',
  'leading',
  'priority',
  /** Who revealed the complication. */
  'revealer',
  /** The owner of the unit that the effect falls on. */
  'owner',
] as const;
export type PlayerRole = (typeof PLAYER_ROLES)[number];
const player = z.enum(PLAYER_ROLES);

/** A number, or one that is read off the table when it is needed. */
export const amountSchema = z.union([
  count,
  z.strictObject({
    /** `successes`, `margin`: of the test under way; `damage`: of the attack; others of `of`. */
    per: z.enum([
      'successes',
      'breakthroughs',
      'margin',
      'shortfall',
      'peril',
      'advantage',
      'skill',
      'stat',
      'size',
      'technical-here',
      'recharge',
      'controlled',
      'controlled-systems',
      'majority-systems',
      'occupied-marked',
      'marked',
      'occupied-unmarked',
      'unmarked',
      'banked-able',
      'banked-out',
      'occupied-constructs',
      'trust-gap',
      /** Peril that the acting unit has just gained (Grilka, U.S.S. Trial). */
      'gained',
      'reserve',
      /** How often die effect `spend` (its place among the test's `spends`) has been resolved. */
      'spent',
      /** Opposing units with Sensors range to the target; opposing space units at 2" of it. */
      'opposing-ranging',
      'opposing-near',
    ]),
    of: z.enum(['self', 'target']).default('self'),
    skill: z.enum(SKILLS).optional(),
    /** The highest level of a category among officers of the unit and its own (ITU-COERCE-05). */
    highest: z.enum(['social', 'security', 'technical']).optional(),
    stat: z.enum(STATS).optional(),
    spend: z.number().int().min(0).max(9).optional(),
    times: z.number().int().min(-3).max(5).default(1),
    plus: count.default(0),
    least: count.optional(),
    most: count.optional(),
  }),
]);
export type Amount = z.infer<typeof amountSchema>;

/** Which units an effect falls on. */
export const unitsSchema = z.union([
  z.enum([
    'self',
    'target',
    'nearest-ship',
    /** The unit nearest to the one placed just before; without one, to the acting unit. */
    'nearest-unit',
    'chosen',
    'persuasive',
    'each-hailing',
    /** The leading officer's card, for tokens that lie there (Synthetic). */
    'officer',
  ]),
  z.strictObject({
    each: unitFilter,
    /** From where `within` counts: the target (unit or feature), the acting unit; left out: anywhere. */
    from: z.enum(['self', 'target']).optional(),
    within: rangeSpec.optional(),
    /** Those at so much from any feature of the filter. */
    near: z.strictObject({ feature: featureFilter, inches }).optional(),
  }),
  z.strictObject({
    /** The player named picks so many of them. */
    pick: unitFilter,
    by: player.default('self'),
    count: z.number().int().min(1).max(4).default(1),
    may: z.boolean().default(false),
    from: z.enum(['self', 'target']).optional(),
    within: rangeSpec.optional(),
    /** Only in this arc of where `within` counts from. */
    arc: z.enum(ARCS).optional(),
    /** Only those that have such a range to the target. */
    ranging: z.enum(['sensors', 'comms']).optional(),
  }),
]);
export type Units = z.infer<typeof unitsSchema>;

/** Which personnel an effect falls on. */
export const personnelSchema = z.strictObject({
  /** `leader`: the officer that leads; `station`: the one at the card's station; `end`, `section`, `unit`: all there. */
  where: z.enum(['leader', 'station', 'end', 'section', 'unit', 'location', 'comms', 'abducted']),
  /** Of the target unit instead of the acting one. */
  at: z.literal('target').optional(),
  of: z.enum(['friendly', 'opposing', 'any']).default('any'),
  /** One or more that a player picks; left out: each of them. */
  pick: z.strictObject({ by: player, count: z.number().int().min(1).max(4) }).optional(),
  /** Officers only, or teams too. */
  officersOnly: z.boolean().default(true),
  lowerRank: z.boolean().default(false),
});
export type Personnel = z.infer<typeof personnelSchema>;

/** Where a feature or unit may be put (ITU-SETUP-29). Distances edge to edge. */
export const placementSchema = z.strictObject({
  inSystem: z.boolean().default(false),
  /** One in each system. */
  onePerSystem: z.boolean().default(false),
  /** Not in the target's system; deep space will do. */
  anotherSystem: z.boolean().default(false),
  /** Farther than so much from each of these. */
  beyond: z
    .array(
      z.strictObject({
        inches,
        of: z.enum([
          'object',
          'unit',
          'friendly-unit',
          'objective',
          'objective-solid',
          'objective-ping',
          'creature',
          'first',
        ]),
      }),
    )
    .default([]),
  /** At so much from one of these. */
  at: z
    .strictObject({
      inches,
      of: z.enum(['system-centre', 'creature', 'target', 'self', 'setup-area', 'where-it-was', 'placed']),
    })
    .optional(),
});
export type Placement = z.infer<typeof placementSchema>;

export const keywordsSchema = z.partialRecord(z.enum(FEATURE_KEYWORDS), z.number().int().min(1).max(9));
export const testSchema = z.strictObject({
  difficulty: amountSchema,
  modifiers: z.array(z.strictObject({ by: amountSchema, when: z.array(conditionSchema) })).default([]),
  stat: z.enum(TEST_STATS),
  /** A skill, or the highest of a category (ITU-HAIL-23). */
  skill: z.union([
    z.enum(SKILLS),
    z.strictObject({ highest: z.enum(['social', 'security', 'technical']) }),
    /** Either, the tester's choice (ITU-FKEY-01). */
    z.strictObject({ either: z.array(z.enum(SKILLS)).min(2) }),
  ]),
  reroll: z.enum(REROLL_STATS).nullable().default(null),
});
export type TestSpec = {
  readonly difficulty: Amount;
  readonly modifiers: readonly { readonly by: Amount; readonly when: readonly Condition[] }[];
  readonly stat: TestStat;
  readonly skill:
    Skill | { readonly highest: 'social' | 'security' | 'technical' } | { readonly either: readonly Skill[] };
  readonly reroll: RerollStat | null;
};

/** A die effect (ITU-DICE-03 to 08). */
export interface Spend {
  readonly result: 'breakthrough' | 'analysis';
  readonly cost: number;
  /** `+` behind the icon (ITU-DICE-07). */
  readonly repeatable: boolean;
  /** Needs a success even where its icon does not say so; breakthrough effects always do (ITU-DICE-08). */
  readonly kicker: boolean;
  /** Repeatable, but no more often than this. */
  readonly most?: number | undefined;
  /** `outcome`: Determine Outcome; else Post Outcome Effects (ITU-DICE-04). */
  readonly step: 'outcome' | 'post';
  readonly when: readonly Condition[];
  /** Carried out after those of the outcome; none where an amount counts how often it was `spent`. */
  readonly effects: readonly Effect[];
}

/** A test with what comes of it. */
export interface TestWork {
  readonly test: TestSpec;
  readonly success: readonly Effect[];
  readonly failure: readonly Effect[];
  readonly spends: readonly Spend[];
}

/** A change of figures for a while; the rules ask for these by name where they change something. */
export const MODIFIED = [
  'evasion',
  'command',
  'ops',
  'science',
  'engine-power',
  'impulse-turn',
  'weapons-power',
  'instruments-power',
  'shields-fore',
  'shields-aft',
  'unnamed-stat',
  'warp-drive',
  'recharge',
  'test-difficulty',
  'transport-difficulty',
  'sensors',
  'comms',
  /** Dice of phasers that may be rolled again (STEADY APPROACH, ITU-WKEY-05). */
  'pulse',
] as const;
export type Modified = (typeof MODIFIED)[number];

export type Effect =
  | { readonly verb: 'score'; readonly who: PlayerRole; readonly points: Amount }
  /** Onto the acting unit or the leading officer; `scores` tells when (ITU-SCORE-10). */
  | {
      readonly verb: 'bank';
      readonly on: 'self' | 'target' | 'officer';
      readonly points: Amount;
      readonly scores: 'end-if-able' | 'end' | 'by-effect';
    }
  | {
      readonly verb: 'token';
      readonly token: 'peril' | 'advantage';
      readonly on: Units;
      readonly count: Amount;
      /** Told with tokens that a player spends: it happens only if all can be taken. */
      readonly spent?: boolean | undefined;
    }
  /** Any number of tokens of the acting unit go to another. */
  | { readonly verb: 'transmit'; readonly token: 'peril' | 'advantage'; readonly range: RangeSpec }
  | {
      readonly verb: 'damage';
      readonly on: Units;
      readonly kind: 'hull' | 'health';
      readonly count: Amount;
      /** The end whose shields cancel it, `any`: of whichever end (ITU-AUX-17); left out: no shields (hull -1). */
      readonly end?: 'fore' | 'aft' | 'nearest' | 'any' | undefined;
      /** If it destroys the unit, each space unit at so much of where it stood sustains so much hull damage. */
      readonly bursts?: { readonly inches: number; readonly count: number } | undefined;
      /** Breach X (ITU-WKEY-02, ITU-RAM-06). */
      readonly breach?: number | undefined;
    }
  | { readonly verb: 'hurt'; readonly whom: Personnel; readonly count: Amount }
  | { readonly verb: 'repair'; readonly on: Units; readonly count: Amount }
  | { readonly verb: 'heal'; readonly whom: Personnel; readonly count: Amount }
  | { readonly verb: 'inspire' | 'coerce'; readonly on: Units }
  | { readonly verb: 'reserve'; readonly on: 'self'; readonly count: Amount }
  /**
   * Control markers on the target feature; `replace` takes all opposing ones away and puts one; with `byTurns` the players
   * put one of their own each by turns on solid objectives without any, until none is left.
   */
  | {
      readonly verb: 'control';
      readonly change: 'place' | 'remove' | 'replace';
      readonly whose: 'friendly' | 'opposing' | 'any';
      readonly count: number;
      readonly byTurns?: boolean | undefined;
    }
  | { readonly verb: 'influence'; readonly steps: number }
  | { readonly verb: 'remove-feature'; readonly on: 'target' | 'chosen' }
  | {
      readonly verb: 'place-feature';
      readonly kind: string;
      readonly name: string;
      readonly keywords: z.infer<typeof keywordsSchema>;
      readonly count: number;
      readonly by: PlayerRole;
      readonly where: Placement;
      /** Players place or remove by turns until so many of the kind are in the sector. */
      readonly total?: number | undefined;
    }
  /** The target anomaly turns into it (ITU-ANOM-03). */
  | {
      readonly verb: 'become';
      readonly kind: string;
      readonly name: string;
      readonly keywords: z.infer<typeof keywordsSchema>;
    }
  | {
      readonly verb: 'move-feature';
      readonly feature: FeatureFilter;
      readonly by: PlayerRole;
      readonly inches: number;
      /** The target itself, not one that the player picks. */
      readonly target?: boolean | undefined;
      /** Farther than so much from any other object. */
      readonly beyond?: number | undefined;
      /** It may neither enter nor leave a system. */
      readonly staysPut?: boolean | undefined;
    }
  /** `expose`: flipped, and its number worked off; `look`: seen by the acting player alone. */
  | { readonly verb: 'expose' | 'look' }
  | {
      readonly verb: 'place-unit';
      readonly class: string;
      readonly by: PlayerRole;
      readonly where: Placement;
      readonly owner: 'none' | 'self';
    }
  | { readonly verb: 'transfer-unit'; readonly on: Units; readonly by: PlayerRole; readonly where: Placement }
  | {
      readonly verb: 'directive';
      readonly whose: PlayerRole;
      readonly category: DirectiveCategory;
      readonly side: Side;
      readonly may: boolean;
    }
  | {
      readonly verb: 'condition';
      readonly change: 'add' | 'remove';
      readonly condition: (typeof CONDITIONS)[number];
      readonly on: Units;
    }
  /** `add`: the acting unit locks the target; `remove`: one lock on the unit; `clear`: each lock the unit has on others. */
  | { readonly verb: 'lock'; readonly change: 'add' | 'remove' | 'clear'; readonly on: Units }
  | { readonly verb: 'ready'; readonly whom: Personnel }
  | { readonly verb: 'commit'; readonly whom: Personnel }
  | {
      readonly verb: 'maneuver';
      readonly kind: 'warp' | 'impulse' | 'come-about';
      /** Forward impulse alone, not another mode. */
      readonly forward?: boolean | undefined;
      /** Engine power counts half, rounded up. */
      readonly halved?: boolean | undefined;
      /** Warp drive counts no more than this, and nothing is added to it. */
      readonly most?: number | undefined;
    }
  /** An opponent may turn the unit, up to so many notches. */
  | { readonly verb: 'turn'; readonly by: PlayerRole; readonly notches: number }
  | { readonly verb: 'alert'; readonly steps: number; readonly prioritySteps: number }
  /** From any green to any yellow, the player's choice of row. */
  | { readonly verb: 'set-alert'; readonly from: 'green'; readonly to: 'yellow' | 'red' }
  /** FIRE WEAPONS, ASSAULT and the like: one or more attacks; `skill` adds dice to the first (ITU-DICE-13). */
  | { readonly verb: 'attacks'; readonly skill: 'ordnance' | 'skirmish'; readonly relocateFirst: boolean }
  | {
      readonly verb: 'ram';
      readonly stat: Stat;
      readonly skill: Skill;
      readonly difficulty?: number | undefined;
    }
  | { readonly verb: 'transport' }
  | { readonly verb: 'form-team' | 'disband' | 'relocate' | 'evacuate' | 'land' }
  /** `toll`: what a breakthrough of a raid does by itself (ITU-TEAM-28). */
  | { readonly verb: 'raid'; readonly toll?: boolean | undefined }
  | { readonly verb: 'launch'; readonly class: string }
  | { readonly verb: 'separate'; readonly class: string }
  | { readonly verb: 'rejoin'; readonly class: string }
  | { readonly verb: 'cloak' | 'decloak' }
  | { readonly verb: 'discard-card' }
  /** One own spent trust token and one unspent change sides; `used`: the spent one is that of the hail just over. */
  | { readonly verb: 'exchange-trust'; readonly used: boolean }
  /** All VP banked on these officers move to the leading one. */
  | { readonly verb: 'move-banked'; readonly whom: Personnel }
  /** The leading officer becomes a copy of that one, with the keywords and actions of its own card (DUPLICATION). */
  | { readonly verb: 'copy-officer'; readonly whom: Personnel }
  | { readonly verb: 'move-card'; readonly by: PlayerRole; readonly to: 'bridge' | 'any' }
  | { readonly verb: 'set-aside-officers'; readonly role: string; readonly by: PlayerRole }
  | { readonly verb: 'attach-survivor' }
  | { readonly verb: 'move-teams'; readonly by: PlayerRole }
  /** Stands until the end of the action, the round or (left out) the game. */
  | { readonly verb: 'flag'; readonly flag: string; readonly until?: 'action' | 'round' | undefined }
  | { readonly verb: 'end-game'; readonly loses: 'nobody' | 'everybody' }
  /** Every player loses unless the flag stands (ITU-SCORE-08). */
  | { readonly verb: 'mutual-loss'; readonly unless: string }
  | {
      readonly verb: 'modify';
      readonly what: Modified;
      readonly by: Amount;
      readonly until: 'action' | 'round' | 'game';
      /** Only against attacks that target this end. */
      readonly end?: 'fore' | 'aft' | undefined;
    }
  | {
      readonly verb: 'choose';
      readonly by: PlayerRole;
      readonly may: boolean;
      readonly options: readonly { readonly label: string; readonly effects: readonly Effect[] }[];
    }
  | {
      readonly verb: 'if';
      readonly when: readonly Condition[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[] | undefined;
    }
  /** Each of these units by itself as `self`. */
  | { readonly verb: 'each'; readonly on: Units; readonly effects: readonly Effect[] }
  | { readonly verb: 'test'; readonly on: Units; readonly work: TestWork }
  | { readonly verb: 'roll'; readonly dice: number; readonly perSuccess: readonly Effect[] }
  /** A random row of a table by an anomaly token that is drawn (Archaic Secrets). */
  | { readonly verb: 'draw-secret' }
  /** Told as a hostile or aggressive act (ITU-HOSTILE-01, ITU-HOSTILE-02). */
  | { readonly verb: 'act'; readonly act: 'hostile' | 'aggressive' }
  /** What the vocabulary cannot say: shown at the right moment, carried out by the players. */
  | { readonly verb: 'note'; readonly text: string };
export type Verb = Effect['verb'];

export const spendSchema: z.ZodType<Spend> = z.lazy(() =>
  z.strictObject({
    result: z.enum(['breakthrough', 'analysis']),
    cost: z.number().int().min(1).max(4),
    repeatable: z.boolean().default(false),
    kicker: z.boolean().default(false),
    most: z.number().int().min(1).max(12).optional(),
    step: z.enum(['outcome', 'post']).default('post'),
    when: z.array(conditionSchema).default([]),
    effects: z.array(effectSchema),
  }),
);

export const testWorkSchema: z.ZodType<TestWork> = z.lazy(() =>
  z.strictObject({
    test: testSchema,
    success: z.array(effectSchema).default([]),
    failure: z.array(effectSchema).default([]),
    spends: z.array(spendSchema).default([]),
  }),
);

const verb = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ verb: z.literal(name), ...shape });

export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('verb', [
    verb('score', { who: player, points: amountSchema }),
    verb('bank', {
      on: z.enum(['self', 'target', 'officer']),
      points: amountSchema,
      scores: z.enum(['end-if-able', 'end', 'by-effect']),
    }),
    verb('token', {
      token: z.enum(['peril', 'advantage']),
      on: unitsSchema,
      count: amountSchema,
      spent: z.boolean().optional(),
    }),
    verb('transmit', { token: z.enum(['peril', 'advantage']), range: rangeSpec }),
    verb('damage', {
      on: unitsSchema,
      kind: z.enum(['hull', 'health']),
      count: amountSchema,
      end: z.enum(['fore', 'aft', 'nearest', 'any']).optional(),
      bursts: z.strictObject({ inches, count: z.number().int().min(1).max(9) }).optional(),
      breach: z.number().int().min(1).max(9).optional(),
    }),
    verb('hurt', { whom: personnelSchema, count: amountSchema }),
    verb('repair', { on: unitsSchema, count: amountSchema }),
    verb('heal', { whom: personnelSchema, count: amountSchema }),
    z.strictObject({ verb: z.enum(['inspire', 'coerce']), on: unitsSchema }),
    verb('reserve', { on: z.literal('self'), count: amountSchema }),
    verb('control', {
      change: z.enum(['place', 'remove', 'replace']),
      whose: z.enum(['friendly', 'opposing', 'any']),
      count: z.number().int().min(1).max(6).default(1),
      byTurns: z.boolean().optional(),
    }),
    verb('influence', { steps: z.number().int().min(1).max(6) }),
    verb('remove-feature', { on: z.enum(['target', 'chosen']) }),
    verb('place-feature', {
      kind: z.string().min(1),
      name: text,
      keywords: keywordsSchema,
      count: z.number().int().min(1).max(12),
      by: player,
      where: placementSchema,
      total: z.number().int().min(1).max(12).optional(),
    }),
    verb('become', { kind: z.string().min(1), name: text, keywords: keywordsSchema }),
    verb('move-feature', {
      feature: featureFilter,
      by: player,
      inches,
      target: z.boolean().optional(),
      beyond: inches.optional(),
      staysPut: z.boolean().optional(),
    }),
    z.strictObject({ verb: z.enum(['expose', 'look']) }),
    verb('place-unit', {
      class: z.string().min(1),
      by: player,
      where: placementSchema,
      owner: z.enum(['none', 'self']),
    }),
    verb('transfer-unit', { on: unitsSchema, by: player, where: placementSchema }),
    verb('directive', {
      whose: player,
      category: z.enum(DIRECTIVES),
      side: z.enum(SIDES),
      may: z.boolean(),
    }),
    verb('condition', {
      change: z.enum(['add', 'remove']),
      condition: z.enum(CONDITIONS),
      on: unitsSchema,
    }),
    verb('lock', { change: z.enum(['add', 'remove', 'clear']), on: unitsSchema }),
    verb('ready', { whom: personnelSchema }),
    verb('commit', { whom: personnelSchema }),
    verb('maneuver', {
      kind: z.enum(['warp', 'impulse', 'come-about']),
      forward: z.boolean().optional(),
      halved: z.boolean().optional(),
      most: z.number().int().min(1).max(12).optional(),
    }),
    verb('turn', { by: player, notches: z.number().int().min(1).max(3) }),
    verb('alert', {
      steps: z.number().int().min(1).max(4),
      prioritySteps: z.number().int().min(1).max(4),
    }),
    verb('set-alert', { from: z.literal('green'), to: z.enum(['yellow', 'red']) }),
    verb('attacks', { skill: z.enum(['ordnance', 'skirmish']), relocateFirst: z.boolean() }),
    verb('ram', {
      stat: z.enum(STATS),
      skill: z.enum(SKILLS),
      difficulty: z.number().int().min(1).max(9).optional(),
    }),
    verb('transport', {}),
    z.strictObject({ verb: z.enum(['form-team', 'disband', 'relocate', 'evacuate', 'land']) }),
    verb('raid', { toll: z.boolean().optional() }),
    verb('launch', { class: z.string().min(1) }),
    verb('separate', { class: z.string().min(1) }),
    verb('rejoin', { class: z.string().min(1) }),
    z.strictObject({ verb: z.enum(['cloak', 'decloak']) }),
    verb('discard-card', {}),
    verb('exchange-trust', { used: z.boolean() }),
    verb('move-banked', { whom: personnelSchema }),
    verb('copy-officer', { whom: personnelSchema }),
    verb('move-card', { by: player, to: z.enum(['bridge', 'any']) }),
    verb('set-aside-officers', { role: text, by: player }),
    verb('attach-survivor', {}),
    verb('move-teams', { by: player }),
    verb('flag', { flag: text, until: z.enum(['action', 'round']).optional() }),
    verb('end-game', { loses: z.enum(['nobody', 'everybody']) }),
    verb('mutual-loss', { unless: text }),
    verb('modify', {
      what: z.enum(MODIFIED),
      by: amountSchema,
      until: z.enum(['action', 'round', 'game']),
      end: z.enum(['fore', 'aft']).optional(),
    }),
    verb('choose', {
      by: player,
      may: z.boolean(),
      options: z.array(z.strictObject({ label: text, effects: z.array(effectSchema) })).min(1),
    }),
    verb('if', {
      when: z.array(conditionSchema).min(1),
      then: z.array(effectSchema).min(1),
      else: z.array(effectSchema).min(1).optional(),
    }),
    verb('each', { on: unitsSchema, effects: z.array(effectSchema).min(1) }),
    verb('test', { on: unitsSchema, work: testWorkSchema }),
    verb('roll', { dice: z.number().int().min(1).max(9), perSuccess: z.array(effectSchema).min(1) }),
    verb('draw-secret', {}),
    verb('act', { act: z.enum(['hostile', 'aggressive']) }),
    verb('note', { text }),
  ]),
);

export type { Condition, FeatureFilter, RangeSpec, UnitFilter };
