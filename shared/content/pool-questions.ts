/** Turns a question about dice into one that the odds can answer, with the figures of the pack. */
import { type Refusal, type Result, err, ok } from '../base';
import {
  ATTACK_GOALS,
  attackPool,
  type AttackQuestion,
  type Conversion,
  type Die,
  isEndless,
  type PoolPart,
  TEST_GOALS,
  type TestQuestion,
} from '../odds';
import { attackFrom, attackAt, type Armed } from './attack-figures';
import { dieOf } from './dice';
import type { AttackFigures, DicePool } from './dice-pool';
import type { ContentPack } from './pack';

export type PoolQuestion =
  | { readonly type: 'test'; readonly question: TestQuestion }
  | { readonly type: 'attack'; readonly question: AttackQuestion };

/** The die that a stat stands for, and the one that a skill, Ordnance or Augmented stands for (ITU-DICE-10). */
const STAT_DIE = 'intuition';
const SKILL_DIE = 'expertise';

/**
 * What a pool asks, with the dice of the pack. A pool with `attack` is an attack, else a test.
 * `unknown-id`: a die, unit, weapon or alert row that the pack lacks; `unknown-figure`: one that nobody knows;
 * `out-of-range`: power beyond what the weapon takes, a goal that the question cannot have, an endless conversion; `unknown-key`: what only
 * tests have, in an attack.
 */
export function poolQuestion(
  content: ContentPack,
  pool: DicePool,
  difficulty: number | null,
): Result<PoolQuestion, Refusal> {
  const endless = conversionsOf(pool).findIndex(isEndless);
  if (endless >= 0) return err(endlessRefusal(endless));
  const parts: PoolPart[] = [];
  for (const { id, count, at } of pool.dice) {
    const die = dieIn(content, id, at);
    if (!die.ok) return die;
    parts.push({ die: die.value, count });
  }
  const needed = difficulty ?? pool.difficulty;
  if (pool.attack === null) return testQuestion(content, pool, parts, needed);
  if (needed !== null) return err(onlyForTests('difficulty'));
  if (pool.augmented > 0) return err(onlyForTests('augmented'));
  return attackQuestion(content, pool, pool.attack, parts);
}

function onlyForTests(key: string): Refusal {
  return { code: 'unknown-key', message: `"${key}" belongs to tests, not to attacks.`, at: `/${key}` };
}

function dieIn(content: ContentPack, id: string, at: string): Result<Die, Refusal> {
  const record = Object.hasOwn(content.dice, id) ? content.dice[id] : undefined;
  if (record !== undefined) return ok(dieOf(id, record));
  const known = Object.keys(content.dice).join(', ');
  return err({ code: 'unknown-id', message: `There is no die "${id}"; the pack has ${known}.`, at });
}

function testQuestion(
  content: ContentPack,
  pool: DicePool,
  parts: readonly PoolPart[],
  difficulty: number | null,
): Result<PoolQuestion, Refusal> {
  const goal = TEST_GOALS.find(
    (one) => one === (pool.goal ?? (difficulty === null ? 'expected' : 'success')),
  );
  if (goal === undefined) return err(goalRefusal('A test', TEST_GOALS));
  const skill = pool.augmented > 0 ? dieIn(content, SKILL_DIE, '/augmented') : null;
  if (skill?.ok === false) return skill;
  const swap = skill === null ? null : { from: STAT_DIE, to: skill.value, upTo: pool.augmented };
  const question = {
    pool: parts,
    rerolls: pool.rerolls,
    conversions: conversionsOf(pool),
    swap,
    difficulty,
    goal,
  };
  return ok({ type: 'test', question });
}

function attackQuestion(
  content: ContentPack,
  pool: DicePool,
  figures: AttackFigures,
  parts: readonly PoolPart[],
): Result<PoolQuestion, Refusal> {
  const goal = ATTACK_GOALS.find((one) => one === (pool.goal ?? 'damage'));
  if (goal === undefined) return err(goalRefusal('An attack', ATTACK_GOALS));
  const armed = attackFrom(content, figures);
  if (!armed.ok) return armed;
  const target = attackAt(content, figures);
  if (!target.ok) return target;
  const dice = armedPool(content, figures, armed.value);
  if (!dice.ok) return dice;
  const { pulse, pierce, breach, lethal } = armed.value.keywords;
  const question = {
    pool: [...parts, ...dice.value],
    rerolls: [pulse, ...pool.rerolls].filter((most) => most > 0),
    conversions: conversionsOf(pool),
    keywords: { pierce, breach, lethal },
    target: target.value,
    goal,
  };
  return ok({ type: 'attack', question });
}

/** The dice that an attack adds to those named: of its weapon and of Ordnance. */
function armedPool(
  content: ContentPack,
  { ordnance }: AttackFigures,
  { perPower, power, profile }: Armed,
): Result<readonly PoolPart[], Refusal> {
  const parts: PoolPart[] = [];
  for (const [id, count] of profile) {
    const die = dieIn(content, id, '/attack/from');
    if (!die.ok) return die;
    parts.push({ die: die.value, count });
  }
  const each = perPower === null ? null : dieIn(content, perPower, '/attack/from');
  if (each?.ok === false) return each;
  if (ordnance === 0 && each === null) return ok(parts);
  const expertise = dieIn(content, SKILL_DIE, '/attack/ordnance');
  if (!expertise.ok) return expertise;
  const perPowerDie = each === null ? null : each.value;
  return ok(
    attackPool({ perPower: perPowerDie, power, profile: parts, expertise: expertise.value, ordnance }),
  );
}

function conversionsOf({ conversions }: DicePool): readonly Conversion[] {
  return conversions.map(({ spend, gain, times }) => ({ spend, gain, times: times ?? null }));
}

function endlessRefusal(index: number): Refusal {
  const message =
    'A conversion that gains all it spends and more would never end; "times" says how often it is used.';
  return { code: 'out-of-range', message, at: `/conversions/${index}` };
}

function goalRefusal(what: string, goals: readonly string[]): Refusal {
  return { code: 'out-of-range', message: `${what} is played for ${goals.join(', ')}.`, at: '/goal' };
}
