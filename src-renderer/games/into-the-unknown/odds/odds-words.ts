/** Odds in words and as a chart: figures are those of `shared/odds`, rounded once, for display only. */
import type { CountChance, DieSymbol, Exact } from '../../../../shared/odds';

import { type LengthFormat, wordNumber } from '../../../ui';
import type { OddsAnswer } from './odds-answer';
import { counted } from '../wording';

/** Of the person's settings only the decimal sign bears on odds. */
export type NumberFormat = LengthFormat;

/** `59.4`, `0` and `100` only when exactly so, else `< 0.1` and `> 99.9`. */
export function percentFigure({ exact, value }: Exact, format: NumberFormat): string {
  if (exact === '0' || exact === '1') return exact === '0' ? '0' : '100';
  const tenth = wordNumber(0.1, 1, separated(format));
  const most = wordNumber(99.9, 1, separated(format));
  if (value < 0.0005) return `< ${tenth}`;
  if (value > 0.9995) return `> ${most}`;
  return wordNumber(value * 100, 1, separated(format));
}

export function percentText(chance: Exact, format: NumberFormat): string {
  return `${percentFigure(chance, format)} %`;
}

/** A mean with two decimals. */
export function meanText({ value }: Exact, format: NumberFormat): string {
  return wordNumber(value, 2, separated(format));
}

function separated({ separator }: NumberFormat): { separator?: '.' | ',' } {
  return separator === undefined ? {} : { separator };
}

/** What a chart may show: successes, or of an attack what the hit does before and after shields. */
export const CHARTED = ['sustained', 'damage', 'successes'] as const;
export type Charted = (typeof CHARTED)[number];
export const CHARTED_NAMES: Readonly<Record<Charted, string>> = {
  sustained: 'Sustained',
  damage: 'Damage',
  successes: 'Successes',
};

export interface OddsChartModel {
  readonly unit: string;
  readonly bars: readonly CountChance[];
  /** Bars from here on are what is played for; null: all alike. */
  readonly from: number | null;
  readonly mean: Exact;
}

export function chartOf(answer: OddsAnswer, charted: Charted): OddsChartModel {
  const { odds } = answer;
  if (answer.type === 'test' || charted === 'successes') {
    const from = answer.type === 'test' ? answer.question.difficulty : answer.question.target.evasion;
    return { unit: 'successes', bars: odds.successes, from, mean: odds.expected.successes };
  }
  const { sustained, damage, expected } = answer.odds;
  return charted === 'damage'
    ? { unit: 'damage', bars: damage, from: 1, mean: expected.damage }
    : { unit: 'damage sustained', bars: sustained, from: 1, mean: expected.sustained };
}

export interface Headline {
  readonly chance: Exact;
  readonly words: string;
}

/** The one figure to be read from two metres. */
export function headlineOf(answer: OddsAnswer): Headline {
  if (answer.type === 'attack') {
    const { evasion } = answer.question.target;
    return { chance: answer.odds.hit, words: `to hit: at least ${counted(evasion, 'success', 'successes')}` };
  }
  const { difficulty } = answer.question;
  if (answer.odds.success && difficulty !== null) {
    return { chance: answer.odds.success, words: `at least ${counted(difficulty, 'success', 'successes')}` };
  }
  return { chance: answer.odds.breakthrough, words: 'a breakthrough or more' };
}

export interface Fact {
  readonly name: string;
  readonly figure: string;
}

/** The other figures of the answer. */
export function factsOf(answer: OddsAnswer, format: NumberFormat): readonly Fact[] {
  return answer.type === 'test' ? testFacts(answer.odds, format) : attackFacts(answer, format);
}

type Of<Type extends OddsAnswer['type']> = Extract<OddsAnswer, { readonly type: Type }>;

function testFacts(odds: Of<'test'>['odds'], format: NumberFormat): readonly Fact[] {
  const { success, breakthrough, expected, swapped } = odds;
  return [
    ...(success ? [{ name: 'With a breakthrough', figure: percentText(breakthrough, format) }] : []),
    { name: 'Effect per success, mean', figure: meanText(expected.perSuccess, format) },
    { name: 'Breakthroughs, mean', figure: meanText(expected.breakthrough, format) },
    { name: 'Analysis results, mean', figure: meanText(expected.analysis, format) },
    ...(swapped > 0 ? [{ name: 'Dice swapped before the roll', figure: String(swapped) }] : []),
  ];
}

function attackFacts({ odds }: Of<'attack'>, format: NumberFormat): readonly Fact[] {
  const { destroyed, expected, health } = odds;
  const hurtsCrew = health.some(({ count }) => count > 0);
  return [
    { name: 'Damage before shields, mean', figure: meanText(expected.damage, format) },
    { name: 'Damage sustained, mean', figure: meanText(expected.sustained, format) },
    ...(hurtsCrew ? [{ name: 'Health damage, mean', figure: meanText(expected.health, format) }] : []),
    ...(destroyed ? [{ name: 'Destroyed', figure: percentText(destroyed, format) }] : []),
  ];
}

/** The chance of nothing at all: `no success 12.5 %`, `no damage 90.4 %`. */
export function noneText({ unit, bars }: OddsChartModel, format: NumberFormat): string {
  const none = bars.find(({ count }) => count === 0)?.chance ?? { exact: '0', value: 0 };
  return `no ${unit === 'successes' ? 'success' : 'damage'} ${percentText(none, format)}`;
}

/** `2 successes: 30.5 %, this or more 59.4 %`. */
export function barText({ count, chance, atLeast }: CountChance, unit: string, format: NumberFormat): string {
  const what = unit === 'successes' ? counted(count, 'success', 'successes') : `${count} ${unit}`;
  return `${what}: ${percentText(chance, format)}, this or more ${percentText(atLeast, format)}`;
}

export const SYMBOL_NAMES: Readonly<Record<DieSymbol, string>> = {
  success: 'success',
  breakthrough: 'breakthrough',
  analysis: 'analysis',
  delta: 'delta',
};
