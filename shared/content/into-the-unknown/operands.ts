/** What verbs are told about: players, amounts, units, personnel, places, tests. */
import * as z from 'zod';
import { ARCS } from '../../geometry';
import { type Condition, conditionSchema, featureFilter, rangeSpec, unitFilter } from './conditions';
import {
  FEATURE_KEYWORDS,
  REROLL_STATS,
  type RerollStat,
  type Skill,
  SKILLS,
  STATS,
  TEST_STATS,
  type TestStat,
} from './vocabulary';

const count = z.number().int().min(-12).max(12);
const inches = z.number().min(0).max(36);

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
      /** Of cards that print both icons, whatever the reading says of breakthroughs (ITU-DICE-12, ITU-REPAIR-01). */
      'successes-or-breakthroughs',
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
    /** By the reading `coerce.difficulty` the highest health there instead (ITU-COERCE-05). */
    orHealth: z.literal(true).optional(),
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
    /** The unit that the damage card lies on: of a team that repairs it, the one it is in (ITU-TEAM-24). */
    'holder',
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
  /** One or more that a player picks, fewer where they `may`; left out: each of them. */
  pick: z
    .strictObject({ by: player, count: z.number().int().min(1).max(4), may: z.boolean().optional() })
    .optional(),
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
