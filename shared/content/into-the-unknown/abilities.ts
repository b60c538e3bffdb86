/** What a station, a card or a mission lets somebody do, and what it changes while it stands. */
import * as z from 'zod';
import { ARCS } from '../../geometry';
import { ALERT_STATUSES, HULL_STATUSES } from '../unit-class';
import { count, kebab, known, name } from '../fields';
import { conditionSchema, featureFilter, rangeSpec, unitFilter } from './conditions';
import { effectSchema, spendSchema } from './effect-schemas';
import { amountSchema, MODIFIED, testSchema } from './operands';
import { CATEGORIES, PLAYED_KINDS, SKILLS, STATIONS } from './vocabulary';

/**
 * When it may be used. `action`: by an order; `ready`: step 4 of the Ready Phase; `hazard`: step 1 or 3 of the Hazard
 * Phase, not by choice; the rest answer something that has just happened.
 */
export const TIMINGS = [
  'action',
  'ready',
  'hazard',
  'drawn',
  'declared-target',
  'after-damage',
  'after-red-damage',
  'after-peril',
  'after-lock',
  'after-hail',
  'after-impulse',
  'after-warp',
  /** A torpedo has ended its move at 2" of the unit. */
  'after-torpedo',
  'after-hostile',
  'before-action',
  'activation',
  'hail-phase',
  'post-effects',
  'end-of-game',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const costIcons = z.strictObject({
  social: count.optional(),
  security: count.optional(),
  technical: count.optional(),
  reserve: count.optional(),
});
export type CostIcons = z.infer<typeof costIcons>;

export const abilitySchema = z.strictObject({
  id: kebab,
  /** In capitals where the cards print it so; null for what has no name. */
  name: known(name),
  timing: z.enum(TIMINGS),
  /** At any one of these; empty: at none in particular. Units without stations do not mind (ITU-MISSION-11). */
  stations: z.array(z.enum(STATIONS)).default([]),
  /** `priority`: not by a standby order (ITU-OFFICER-06). */
  order: z.enum(['any', 'priority']).default('any'),
  cost: costIcons.default({}),
  /** Only at these alerts, or hull statuses; empty: at any. */
  alerts: z.array(z.enum(ALERT_STATUSES)).default([]),
  hulls: z.array(z.enum(HULL_STATUSES)).default([]),
  /** Who may: kinds of player units; empty: whoever's card it is, for a mission every player unit (ITU-MISSION-09). */
  kinds: z.array(z.enum(PLAYED_KINDS)).default([]),
  /** A role that the mission gave, such as `aggressor`. */
  role: z.string().min(1).optional(),
  requires: z.array(conditionSchema).default([]),
  /** What is chosen when it is used. */
  target: known(
    z.discriminatedUnion('what', [
      z.strictObject({
        what: z.literal('unit'),
        unit: unitFilter,
        range: rangeSpec,
        /** Only in this arc of the acting unit. */
        arc: z.enum(ARCS).optional(),
        /** Of those it may be one of these, if there are any. */
        prefer: z.literal('most-peril').optional(),
      }),
      z.strictObject({ what: z.literal('feature'), feature: featureFilter, range: rangeSpec }),
    ]),
  ),
  /** Taken once each round by a unit; null: as often as orders allow. */
  perRound: known(count),
  effects: z.array(effectSchema).default([]),
  test: known(testSchema),
  success: z.array(effectSchema).default([]),
  failure: z.array(effectSchema).default([]),
  spends: z.array(spendSchema).default([]),
});
export type Ability = z.infer<typeof abilitySchema>;

/** What a card changes as long as it stands; the rules ask for these at the place they change. */
export const passiveSchema = z.discriminatedUnion('changes', [
  z.strictObject({
    changes: z.literal('figure'),
    what: z.enum(MODIFIED),
    by: amountSchema,
    /** Of the carrier, or of each team that opposes at its location. */
    on: z.enum(['self', 'opposing-teams-here']).default('self'),
    alerts: z.array(z.enum(ALERT_STATUSES)).default([]),
    when: z.array(conditionSchema).default([]),
    /** `leading`: while this officer leads; `aboard`: attached to a team or auxiliary unit. */
    while: z.enum(['always', 'leading', 'aboard-small', 'banked-officer-here']).default('always'),
  }),
  /** `set`: counts as so much whatever the dial says. */
  z.strictObject({
    changes: z.literal('shields'),
    at: z.enum(['card-end', 'both']),
    by: count.optional(),
    zero: z.boolean().default(false),
    minus: count.default(0),
  }),
  z.strictObject({ changes: z.literal('no-standby-without-officer') }),
  z.strictObject({ changes: z.literal('one-relocation') }),
  z.strictObject({ changes: z.literal('no-cloak') }),
  z.strictObject({ changes: z.literal('cargo-surcharge'), by: count }),
  z.strictObject({ changes: z.literal('peril-cannot-be-spent') }),
  /** Another skill and stat may be used for a kind of test (Personnel Transponders). */
  z.strictObject({
    changes: z.literal('transport-test'),
    stat: z.enum(['command', 'ops', 'science']),
    skill: z.enum(SKILLS),
  }),
  /** Transports reach so far under these conditions, whatever the action says (I.K.S. Buruk). */
  z.strictObject({
    changes: z.literal('transport-range'),
    inches: z.number().min(0).max(36),
    when: z.array(conditionSchema).default([]),
  }),
  /** The carrier may answer a hail in place of another friendly unit, if the hailing unit is at its Comms range. */
  z.strictObject({ changes: z.literal('answers-for-others') }),
  /** Hostile acts of units at so much of such a feature cost no points by their player's directive. */
  z.strictObject({
    changes: z.literal('no-hostility-penalty'),
    near: z.strictObject({ feature: featureFilter, inches: z.number().min(0).max(36) }),
  }),
  z.strictObject({ changes: z.literal('projectile'), from: kebab, to: kebab }),
  z.strictObject({ changes: z.literal('cloak-ready'), alerts: z.array(z.enum(ALERT_STATUSES)) }),
  /** Added intuition dice while another officer of the unit leads; paid with advantage or by committing. */
  z.strictObject({ changes: z.literal('assist-die') }),
  z.strictObject({ changes: z.literal('blank-to-analysis') }),
  z.strictObject({ changes: z.literal('unskilled-counts-one') }),
  z.strictObject({ changes: z.literal('shares-relentless') }),
  z.strictObject({ changes: z.literal('note'), text: z.string().min(1).max(400) }),
]);
export type Passive = z.infer<typeof passiveSchema>;

/** Officer keywords (ITU-OKEY-01 to 12 and two from the cards). */
export const officerKeywords = z.strictObject({
  augmented: count.optional(),
  changeling: count.optional(),
  empathic: count.optional(),
  glib: count.optional(),
  handy: count.optional(),
  inspiring: z.array(z.enum(['command', 'ops', 'science'])).optional(),
  medic: count.optional(),
  perceptive: count.optional(),
  relentless: count.optional(),
  synthetic: count.optional(),
  /** What the officer has while points are banked on the card (ITU-OKEY-10). */
  qapla: z
    .strictObject({
      skills: z.partialRecord(z.enum(SKILLS), count).default({}),
      relentless: count.default(0),
      abilities: z.array(abilitySchema).default([]),
    })
    .optional(),
});
export type OfficerKeywords = z.infer<typeof officerKeywords>;
export const levelsSchema = z.record(z.enum(CATEGORIES), count);
