/** The odds of an attack: from power spent to damage sustained (ITU-DICE-13, with the readings of the house). */
import { err, ok, type Refusal, type Result } from '../base';
import { type AttackKeywords, type AttackOutcome, attackOutcomes, type AttackTarget } from './attack-outcome';
import type { Exact } from './chance';
import { type Conversion, Converter, deltaConversions, tooManyConversions } from './conversions';
import { attackAssumptions } from './attack-assumptions';
import { type Assumption, type OddsReadings, readDelta, successesOnly } from './readings';
import { rollPool } from './roll';
import {
  chanceThat,
  type CountChance,
  countChances,
  meanOf,
  type ResultChance,
  resultChances,
  type Weighted,
} from './summary';
import { BLANK, type Die, type DieSymbol, type PoolPart, type Tally } from './symbols';
import { oncePerTally } from './tally-weights';

/** What the attacker rerolls and spends for: the most damage on average, the best chance to hit, or to destroy. */
export const ATTACK_GOALS = ['damage', 'hit', 'destroy'] as const;
export type AttackGoal = (typeof ATTACK_GOALS)[number];

export interface AttackQuestion {
  /** See `attackPool`. */
  readonly pool: readonly PoolPart[];
  /** One entry for each effect that allows rerolls, such as Pulse X (ITU-WKEY-05) or Relentless X (ITU-OKEY-12). */
  readonly rerolls: readonly number[];
  readonly conversions: readonly Conversion[];
  readonly keywords: AttackKeywords;
  readonly target: AttackTarget;
  readonly goal: AttackGoal;
}

export interface AttackOdds {
  readonly dice: number;
  readonly goal: AttackGoal;
  /** The chance that the success results reach the evasion. */
  readonly hit: Exact;
  /** The chance to move the target to its last step; null for a target whose steps are not told. */
  readonly destroyed: Exact | null;
  readonly expected: {
    readonly successes: Exact;
    /** Damage before shields. */
    readonly damage: Exact;
    readonly sustained: Exact;
    readonly health: Exact;
  };
  /** What the target sustains: steps of its hull, or points of a team's health. */
  readonly sustained: readonly CountChance[];
  /** Damage of the hit before shields. */
  readonly damage: readonly CountChance[];
  /** Health damage to a crew besides, by Lethal. */
  readonly health: readonly CountChance[];
  readonly successes: readonly CountChance[];
  /** What the dice show once rerolls are used. */
  readonly results: readonly ResultChance[];
  readonly assumptions: readonly Assumption[];
}

/**
 * ITU-DICE-13, ITU-TEAM-30, ITU-PROJ-11: the dice of an attack. One die per power spent of the kind the weapon names,
 * the dice of its profile, and as many expertise dice as the leader's Ordnance (teams: Skirmish), which counts in the
 * first attack of an action only.
 */
export function attackPool(attack: {
  readonly perPower: Die | null;
  readonly power: number;
  readonly profile: readonly PoolPart[];
  readonly expertise: Die;
  readonly ordnance: number;
}): readonly PoolPart[] {
  const { perPower, power, profile, expertise, ordnance } = attack;
  return [
    ...(perPower === null ? [] : [{ die: perPower, count: power }]),
    ...profile,
    { die: expertise, count: ordnance },
  ].filter(({ count }) => count > 0);
}

interface Attacked {
  readonly shows: Tally;
  readonly done: AttackOutcome;
}

/**
 * The exact odds of one attack whose attacker plays for the goal. Reaching the evasion is a hit. `out-of-range`: the
 * pool is too large to be counted.
 */
export function attackOdds(question: AttackQuestion, readings: OddsReadings): Result<AttackOdds, Refusal> {
  const conversions = conversionsOf(question, readings);
  const converter = new Converter(conversions);
  const doneBy = oncePerTally((shows) => bestOutcome(question, readings, converter.made(shows)));
  const rolled = rollPool(question.pool, question.rerolls, (shows) => readDelta(shows, readings.delta), {
    view: attackView(question, readings, conversions),
    worth: (shows) => worthOf(question, doneBy(shows)),
  });
  if (!rolled.ok) return rolled;
  const { outcomes, total } = rolled.value;
  const all = outcomes.map(({ shows, ways }) => ({ outcome: { shows, done: doneBy(shows) }, ways }));
  if (converter.gaveUp) return err(tooManyConversions(diceOf(question)));
  return ok(summarise(question, readings, all, total));
}

function diceOf({ pool }: AttackQuestion): number {
  return pool.reduce((sum, { count }) => sum + count, 0);
}

function spends(conversions: readonly Conversion[], symbol: DieSymbol): boolean {
  return conversions.some(({ spend }) => (spend[symbol] ?? 0) > 0);
}

function spendsAnalysis({ keywords, target, conversions }: AttackQuestion): boolean {
  return Math.min(keywords.pierce, target.shields) + keywords.lethal > 0 || spends(conversions, 'analysis');
}

function conversionsOf(question: AttackQuestion, { delta }: OddsReadings): readonly Conversion[] {
  // An open delta is a success already; it is taken as an analysis result only where one can be spent.
  return spendsAnalysis(question)
    ? [...deltaConversions(delta), ...question.conversions]
    : question.conversions;
}

/** What bears on an attack: without an effect that spends them, analysis results and breakthroughs do not. */
function attackView(
  question: AttackQuestion,
  readings: OddsReadings,
  conversions: readonly Conversion[],
): (shows: Tally) => Tally {
  const splits = readings.attackDamage === 'successes' && !readings.breakthroughPerSuccess;
  const keepsBreakthrough = splits || spends(conversions, 'breakthrough');
  const keepsAnalysis = spendsAnalysis(question);
  const keepsDelta = keepsAnalysis || spends(conversions, 'delta');
  return (shows) => {
    const breakthrough = keepsBreakthrough ? shows.breakthrough : 0;
    const delta = keepsDelta ? shows.delta : 0;
    const success = successesOnly(shows).success - breakthrough - delta;
    return { ...BLANK, success, breakthrough, delta, analysis: keepsAnalysis ? shows.analysis : 0 };
  };
}

/** The best that effects make of a roll: worth most, then most damage in all, then fewest results spent. */
function bestOutcome(
  question: AttackQuestion,
  readings: OddsReadings,
  made: readonly Tally[],
): AttackOutcome {
  const { target, keywords } = question;
  const all = made.flatMap((one) => attackOutcomes(one, target, keywords, readings));
  return all.reduce((best, one) => {
    const gain = worthOf(question, one) - worthOf(question, best);
    return gain > 0 || (gain === 0 && hurtBy(one) > hurtBy(best)) ? one : best;
  });
}

function hurtBy({ sustained, health }: AttackOutcome): number {
  return sustained + health;
}

function worthOf({ goal }: AttackQuestion, outcome: AttackOutcome): number {
  switch (goal) {
    case 'damage':
      return hurtBy(outcome);
    case 'hit':
      return outcome.hit ? 1 : 0;
    case 'destroy':
      return outcome.destroyed ? 1 : 0;
  }
}

function summarise(
  question: AttackQuestion,
  readings: OddsReadings,
  all: readonly Weighted<Attacked>[],
  total: bigint,
): AttackOdds {
  const { target, goal } = question;
  const hasEnd = target.hull !== null || target.health !== null;
  return {
    dice: diceOf(question),
    goal,
    hit: chanceThat(all, total, ({ done }) => done.hit),
    destroyed: hasEnd ? chanceThat(all, total, ({ done }) => done.destroyed) : null,
    expected: {
      successes: meanOf(all, total, ({ done }) => done.successes),
      damage: meanOf(all, total, ({ done }) => done.damage),
      sustained: meanOf(all, total, ({ done }) => done.sustained),
      health: meanOf(all, total, ({ done }) => done.health),
    },
    sustained: countChances(all, total, ({ done }) => done.sustained),
    damage: countChances(all, total, ({ done }) => done.damage),
    health: countChances(all, total, ({ done }) => done.health),
    successes: countChances(all, total, ({ done }) => done.successes),
    results: resultChances(
      all.map(({ outcome, ways }) => ({ outcome: outcome.shows, ways })),
      total,
    ),
    assumptions: attackAssumptions(question, readings),
  };
}
