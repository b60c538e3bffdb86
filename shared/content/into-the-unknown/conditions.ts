/**
 * What must hold for an effect, an offer or a trigger; asked of the unit that acts (`self`), its player, and what was
 * chosen as target. Ranges run edge to edge (ITU-DICE-01).
 */
import * as z from 'zod';
import { ALERT_STATUSES, HULL_STATUSES } from '../unit-class';
import { CONDITIONS, DIRECTIVES, FEATURE_KINDS, PLAYED_KINDS, SIDES } from './vocabulary';

const count = z.number().int().min(0).max(40);
const inches = z.number().min(0).max(36);

/** A range in words: the unit's own Sensors, Comms or weapons range, its location, or so many inches. */
export const rangeSpec = z.union([z.enum(['sensors', 'comms', 'weapons', 'location']), inches]);
export type RangeSpec = z.infer<typeof rangeSpec>;
/** Whose: measured from the acting player. */
export const ALLEGIANCES = ['friendly', 'opposing', 'any'] as const;
export type Allegiance = (typeof ALLEGIANCES)[number];
const allegiance = z.enum(ALLEGIANCES);

export const featureFilter = z.strictObject({
  /** Kinds as on the table; empty: any. */
  kinds: z.array(z.enum(FEATURE_KINDS)).default([]),
  /** Control markers on it: at least one of these, or none of these. */
  marked: allegiance.optional(),
  unmarked: allegiance.optional(),
  /** Exactly so many markers of the acting player. */
  friendlyMarks: count.optional(),
  /** At least so many markers of anybody. */
  leastMarks: count.optional(),
  capacity: z.boolean().optional(),
});
export type FeatureFilter = z.infer<typeof featureFilter>;

export const unitFilter = z.strictObject({
  kinds: z.array(z.enum(PLAYED_KINDS)).default([]),
  /** Subtypes such as `torpedo`, `probe`, `construct`, `creature`. */
  subtypes: z.array(z.string().min(1)).default([]),
  of: allegiance.default('any'),
  /** Unit classes by id; empty: any. */
  classes: z.array(z.string().min(1)).default([]),
  leastPeril: count.optional(),
  hull: z.array(z.enum(HULL_STATUSES)).default([]),
  /** Each of these condition tokens. */
  conditions: z.array(z.enum(CONDITIONS)).optional(),
  /** Ships of any of these categories. */
  categories: z.array(z.enum(['capital', 'support', 'specialist', 'scout'])).optional(),
});
export type UnitFilter = z.infer<typeof unitFilter>;

const base = [
  z.strictObject({ is: z.literal('self'), unit: unitFilter }),
  z.strictObject({ is: z.literal('target'), unit: unitFilter }),
  z.strictObject({ is: z.literal('target-feature'), feature: featureFilter }),
  /** A unit of the filter stands (or a team is) at the target; `none` turns it round. */
  z.strictObject({
    is: z.literal('unit-at-target'),
    unit: unitFilter,
    within: rangeSpec,
    /** Counted from the acting unit instead. */
    from: z.literal('self').optional(),
    none: z.boolean().default(false),
  }),
  /** A unit of the filter has Sensors or Comms range to the target. */
  z.strictObject({
    is: z.literal('ranged-by'),
    unit: unitFilter,
    range: z.enum(['sensors', 'comms']),
    none: z.boolean().default(false),
  }),
  /** So many objectives in the sector are as the filter says. */
  z.strictObject({
    is: z.literal('features'),
    feature: featureFilter,
    least: count.optional(),
    most: count.optional(),
  }),
  /** Every objective of the kind is as the filter says, or none is. */
  z.strictObject({
    is: z.literal('all-features'),
    kinds: z.array(z.string()).min(1),
    feature: featureFilter,
  }),
  /** One player has the most control markers on every solid objective. */
  z.strictObject({ is: z.literal('one-controls-all') }),
  z.strictObject({ is: z.literal('round'), least: count }),
  z.strictObject({ is: z.literal('directive'), category: z.enum(DIRECTIVES), side: z.enum(SIDES) }),
  z.strictObject({ is: z.literal('trailing-by'), least: count }),
  /** Something happened in this round or in this mission; effects set flags by `flag`. */
  z.strictObject({ is: z.literal('flag'), flag: z.string().min(1) }),
  z.strictObject({ is: z.literal('peril'), least: count, on: z.enum(['self', 'target']) }),
  z.strictObject({ is: z.literal('survivor-found'), found: z.boolean() }),
  /** The acting player's possible survivor is not incapacitated (any more). */
  z.strictObject({ is: z.literal('survivor-able') }),
  z.strictObject({ is: z.literal('role'), role: z.string().min(1) }),
  /** By anybody, or by the acting player. */
  z.strictObject({
    is: z.literal('unit-destroyed'),
    classes: z.array(z.string().min(1)).min(1),
    by: z.literal('self').optional(),
  }),
  /** A ship of a side was disabled or destroyed. */
  z.strictObject({ is: z.literal('ship-out') }),
  /** Exactly one player has a team at the unit or feature. */
  z.strictObject({ is: z.literal('sole-occupier'), classes: z.array(z.string().min(1)).default([]) }),
  /** All officers set aside by the mission are incapacitated. */
  z.strictObject({ is: z.literal('abducted-incapacitated') }),
  z.strictObject({ is: z.literal('not-cloaked') }),
  /** The officer whose ability it is (of a die effect: the one who leads) leads such a thing, which is under way. */
  z.strictObject({
    is: z.literal('leads'),
    what: z.array(z.enum(['attack', 'assault', 'raid', 'repair', 'transport'])).min(1),
  }),
  /** Of the hail under way or just over, asked of the acting unit's player; all that is given must hold. */
  z.strictObject({
    is: z.literal('hail'),
    role: z.enum(['persuasive', 'accommodating', 'opener']).optional(),
    /** The gap between the highest and the lowest trust value is even. */
    evenGap: z.boolean().optional(),
    leastTrust: count.optional(),
  }),
  /** The die effect at that place of the test's list has been resolved. */
  z.strictObject({ is: z.literal('spent'), spend: count }),
  z.strictObject({ is: z.literal('by-order'), order: z.enum(['priority', 'standby']) }),
  /** Another unit of the filter is in the acting unit's area: its system, or deep space (ITU-HAZARD-16). */
  z.strictObject({ is: z.literal('same-area'), unit: unitFilter }),
  /** The acting unit's alert; never of a unit without alert dial. */
  z.strictObject({ is: z.literal('alert'), alerts: z.array(z.enum(ALERT_STATUSES)).min(1) }),
  /** The acting player has a team at a unit of these classes. */
  z.strictObject({ is: z.literal('occupies'), classes: z.array(z.string().min(1)).min(1) }),
  /** A feature of the filter is at so much of the target, or of the acting unit. */
  z.strictObject({
    is: z.literal('near-feature'),
    feature: featureFilter,
    inches,
    of: z.enum(['self', 'target']),
  }),
  /** An officer with the keyword, anybody's, is incapacitated or lost. */
  z.strictObject({ is: z.literal('officer-out'), keyword: z.literal('changeling') }),
] as const;

export type Condition =
  | z.infer<(typeof base)[number]>
  | { readonly is: 'not'; readonly what: Condition }
  | { readonly is: 'any'; readonly of: readonly Condition[] };
export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('is', [
    ...base,
    z.strictObject({ is: z.literal('not'), what: conditionSchema }),
    z.strictObject({ is: z.literal('any'), of: z.array(conditionSchema).min(1) }),
  ]),
);
export type ConditionIs = Condition['is'];
