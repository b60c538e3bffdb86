/**
 * A question about dice as people write it: dice by their id in a pack, rerolls, a test's or an attack's figures.
 * `{"intuition": 3, "expertise": 1, "rerolls": 2, "difficulty": 2}`; a list `["intuition", "expertise"]` is a pool too.
 */
import * as z from 'zod';
import { type Refusal, type Result, err, ok } from '../base';
import { ATTACK_GOALS, TEST_GOALS } from '../odds';
import { parseJson } from './envelope';
import { count, kebab } from './fields';
import { faceSchema } from './dice';
import { refusalsOf } from './schema-issues';
import { ALERT_STATUSES, HULL_STATUSES } from './unit-class';

/** Figures on cards have one digit; this leaves room and keeps typing errors out. */
const few = count.max(60);
const dicePart = z.union([z.array(kebab).max(60), z.record(kebab, few)]);
const conversionSchema = z.strictObject({
  spend: faceSchema,
  gain: faceSchema,
  /** How often at most; left out: repeatable, as often as it can be paid (ITU-DICE-07). */
  times: few.optional(),
});

const alertText = z.string().regex(new RegExp(`^(${ALERT_STATUSES.join('|')}) [1-9]$`));
const attackSchema = z.strictObject({
  /** A weapon of the pack and the power spent on it: its dice and keywords. Without `weapon`: the unit's first. */
  from: z
    .strictObject({ unit: kebab, weapon: z.string().min(1).optional(), power: few.optional() })
    .optional(),
  /** Expertise dice of the leader's Ordnance, or a team's Skirmish. */
  ordnance: few.default(0),
  pulse: few.optional(),
  pierce: few.optional(),
  breach: few.optional(),
  lethal: few.optional(),
  /** A unit of the pack: its evasion, shields and hull, after `damage` steps of damage. */
  at: z
    .strictObject({
      unit: kebab,
      alert: alertText.optional(),
      end: z.enum(['fore', 'aft']).optional(),
      damage: few.optional(),
    })
    .optional(),
  evasion: few.optional(),
  shields: few.optional(),
  hull: z
    .strictObject({
      status: z.enum(HULL_STATUSES).default('none'),
      steps: z.array(z.enum(HULL_STATUSES)).max(60),
    })
    .optional(),
  health: few.optional(),
});
export type AttackFigures = z.infer<typeof attackSchema>;

const optionShape = {
  dice: dicePart.optional(),
  /** Up to so many dice; a list is one entry for each effect, used in turn. */
  rerolls: z.union([few, z.array(few).max(6)]).default([]),
  difficulty: few.optional(),
  goal: z.enum([...TEST_GOALS, ...ATTACK_GOALS]).optional(),
  conversions: z.array(conversionSchema).max(6).default([]),
  /** Augmented X: so many intuition dice may be expertise dice instead. */
  augmented: few.default(0),
  attack: attackSchema.optional(),
};
/** Keys besides the options are dice: `"intuition": 3`. */
const poolSchema = z.object(optionShape).catchall(few);

export interface DicePool {
  /** How many dice of each id; `at` is where the question names them. */
  readonly dice: readonly { readonly id: string; readonly count: number; readonly at: string }[];
  readonly rerolls: readonly number[];
  readonly difficulty: number | null;
  readonly goal: (typeof TEST_GOALS)[number] | (typeof ATTACK_GOALS)[number] | null;
  readonly conversions: readonly z.infer<typeof conversionSchema>[];
  readonly augmented: number;
  readonly attack: AttackFigures | null;
}

/** Reads a pool from JSON text. `not-json`, else the faults of the schema; whether its dice exist is not asked here. */
export function parseDicePool(text: string): Result<DicePool, readonly Refusal[]> {
  const parsed = parseJson(text);
  return parsed.ok ? readDicePool(parsed.value) : err([parsed.error]);
}

/** The same from a parsed value. */
export function readDicePool(value: unknown): Result<DicePool, readonly Refusal[]> {
  if (Array.isArray(value)) {
    const list = z.array(kebab).max(60).safeParse(value);
    if (!list.success) return err(refusalsOf(list.error, value));
    return ok(poolOf(poolSchema.parse({}), listed(list.data, '')));
  }
  // A catch-all schema passes over this one key, which JSON may well hold: dice left uncounted would be a wrong answer.
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')) {
    return err([{ code: 'unknown-key', message: '"__proto__" is no die.', at: '/__proto__' }]);
  }
  const pool = poolSchema.safeParse(value);
  if (!pool.success) return err(refusalsOf(pool.error, value));
  return ok(poolOf(pool.data, diceOf(pool.data)));
}

type Options = z.infer<typeof poolSchema>;

function poolOf(options: Options, dice: DicePool['dice']): DicePool {
  const { rerolls, difficulty, goal, conversions, augmented, attack } = options;
  return {
    dice,
    rerolls: typeof rerolls === 'number' ? [rerolls] : rerolls,
    difficulty: difficulty ?? null,
    goal: goal ?? null,
    conversions,
    augmented,
    attack: attack ?? null,
  };
}

function diceOf(options: Options): DicePool['dice'] {
  const { dice } = options;
  const named = Array.isArray(dice)
    ? listed(dice, '/dice')
    : Object.entries(dice ?? {}).map(([id, number]) => ({ id, count: number, at: `/dice/${id}` }));
  const short = Object.entries(options).flatMap(([id, number]) =>
    Object.hasOwn(optionShape, id) || typeof number !== 'number' ? [] : [{ id, count: number, at: `/${id}` }],
  );
  return [...named, ...short];
}

function listed(ids: readonly string[], under: string): DicePool['dice'] {
  return ids.map((id, index) => ({ id, count: 1, at: `${under}/${index}` }));
}
