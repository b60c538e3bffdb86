/** What is asked of the dice, as a person fills it in; it becomes a question for `shared/odds` when nothing is missing. */
import { err, type Refusal, type Result } from '../../../../shared/base';
import {
  type ClassHull,
  type ContentPack,
  type DicePool,
  poolQuestion,
  type PoolQuestion,
} from '../../../../shared/content';
import type { AttackGoal, DieSymbol, TestGoal } from '../../../../shared/odds';

export interface ConversionRow {
  readonly spend: DieSymbol;
  readonly spendCount: number;
  readonly gain: DieSymbol;
  readonly gainCount: number;
  /** Null: as often as it can be paid. */
  readonly times: number | null;
}

/** The weapon whose dice are rolled, a class of the pack and one of its weapons by name. */
export interface FormWeapon {
  readonly unit: string;
  readonly name: string;
  readonly power: number;
}

export interface OddsForm {
  readonly ask: 'test' | 'attack';
  /** Dice besides those of the weapon. */
  readonly intuition: number;
  readonly expertise: number;
  /** One entry for each effect that allows rerolls, used in turn. */
  readonly rerolls: readonly number[];
  readonly conversions: readonly ConversionRow[];
  /** Null: nothing to reach. */
  readonly difficulty: number | null;
  readonly testGoal: TestGoal;
  readonly augmented: number;
  readonly attackGoal: AttackGoal;
  readonly weapon: FormWeapon | null;
  readonly ordnance: number;
  readonly pulse: number;
  readonly pierce: number;
  readonly breach: number;
  readonly lethal: number;
  /** Null: nobody has said; an attack has no odds without it. */
  readonly evasion: number | null;
  readonly shields: number | null;
  /** Null: no track stops the damage. */
  readonly hull: ClassHull | null;
}

/** The pool of the printed example: three intuition dice against a difficulty of two. */
export const FIRST_FORM: OddsForm = {
  ask: 'test',
  intuition: 3,
  expertise: 0,
  rerolls: [],
  conversions: [],
  difficulty: 2,
  testGoal: 'success',
  augmented: 0,
  attackGoal: 'damage',
  weapon: null,
  ordnance: 0,
  pulse: 0,
  pierce: 0,
  breach: 0,
  lethal: 0,
  evasion: null,
  shields: 0,
  hull: null,
};

/** The form as a question. Refuses `missing-figure` where a figure is not told, else what the pack refuses. */
export function questionOf(pack: ContentPack, form: OddsForm): Result<PoolQuestion, Refusal> {
  const missing = form.ask === 'attack' ? missingFigure(form) : null;
  if (missing !== null) {
    return err({ code: 'missing-figure', message: `Put in the target's ${missing}: nobody has told it.` });
  }
  return poolQuestion(pack, poolOf(form), null);
}

function missingFigure({ evasion, shields }: OddsForm): string | null {
  if (evasion === null) return 'evasion';
  return shields === null ? 'shields' : null;
}

/** The same pool as `plotroom odds` reads it from JSON. */
export function poolOf(form: OddsForm): DicePool {
  const isTest = form.ask === 'test';
  return {
    dice: [
      { id: 'intuition', count: form.intuition, at: '/intuition' },
      { id: 'expertise', count: form.expertise, at: '/expertise' },
    ].filter(({ count }) => count > 0),
    rerolls: form.rerolls.filter((most) => most > 0),
    difficulty: isTest ? form.difficulty : null,
    goal: isTest ? testGoalOf(form) : form.attackGoal,
    conversions: form.conversions.map((row) => ({
      spend: { [row.spend]: row.spendCount },
      gain: { [row.gain]: row.gainCount },
      ...(row.times === null ? {} : { times: row.times }),
    })),
    augmented: isTest ? form.augmented : 0,
    attack: isTest ? null : attackOf(form),
  };
}

/** Without a difficulty every roll succeeds: then the most successes are played for. */
export function testGoalOf({ difficulty, testGoal }: OddsForm): TestGoal {
  return difficulty === null && testGoal === 'success' ? 'expected' : testGoal;
}

function attackOf(form: OddsForm): NonNullable<DicePool['attack']> {
  const { weapon, ordnance, pulse, pierce, breach, lethal, evasion, shields, hull } = form;
  return {
    ...(weapon ? { from: { unit: weapon.unit, weapon: weapon.name, power: weapon.power } } : {}),
    ordnance,
    pulse,
    pierce,
    breach,
    lethal,
    ...(evasion === null ? {} : { evasion }),
    ...(shields === null ? {} : { shields }),
    ...(hull ? { hull: { status: hull.status, steps: [...hull.steps] } } : {}),
  };
}

/** How many dice are rolled. */
export function diceOf({ question }: PoolQuestion): number {
  return question.pool.reduce((sum, { count }) => sum + count, 0);
}
