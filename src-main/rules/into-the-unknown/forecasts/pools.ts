/** The dice of tests and attacks as odds are told of them: counted by kind, with what may still be done with them. */
import type {
  AttackForecast,
  Exchange,
  IntoTheUnknownAction,
  PoolForecast,
  RolledDie,
  StruckTarget,
  TaskOf,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { piercedInAction } from '../combat/attacks-task';
import { crewLeft } from '../combat/health';
import { hullTrackOf } from '../combat/hull-track';
import { shieldsAgainst } from '../combat/shields';
import { keywordLevel } from '../combat/weapons';
import { findUnit, hullStatusOf } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

export type Attack = Extract<IntoTheUnknownAction, { readonly type: 'attack' }>;

/** True until a die of it has been rolled. */
export function isUnrolled({ dice }: { readonly dice: readonly RolledDie[] }): boolean {
  return dice.every(({ face }) => face < 0);
}

/** Dice of each kind. */
export function countedDice(dice: readonly RolledDie[]): PoolForecast['dice'] {
  const counts: Record<string, number> = {};
  for (const { die } of dice) counts[die] = (counts[die] ?? 0) + 1;
  return counts;
}

/** What may be done with the dice of a test besides rolling some of them again. */
export function changesOf({
  changes,
  step,
}: TaskOf<'test'>): Pick<PoolForecast, 'swap' | 'exchanges' | 'isLeast'> {
  const { augmented = 0, synthetic = 0 } = changes;
  const fromBlank = Object.entries(changes).some(([by, most]) => by.startsWith(FROM_BLANK) && most > 0);
  return {
    swap: step === 'dice' && augmented > 0 ? { from: 'intuition', to: 'expertise', upTo: augmented } : null,
    exchanges: synthetic > 0 ? [{ spend: { analysis: 1 }, gain: { breakthrough: 1 }, times: synthetic }] : [],
    // Odds count results, and a blank is none: only with Synthetic may one come to a success.
    isLeast: fromBlank && synthetic > 0,
  };
}

const FROM_BLANK = 'blank-to-analysis/';

/** The pool of a test before it is rolled. */
export function poolOfTest(test: TaskOf<'test'>): PoolForecast {
  return { dice: countedDice(test.dice), rerolls: rerollsOf(test), ...changesOf(test) };
}

/** The pool of an attack before it is rolled, against whatever it may strike. */
export function poolOfAttack(
  table: Table,
  state: IntoTheUnknownState,
  attack: TaskOf<'attack'>,
  targets: readonly StruckTarget[],
): AttackForecast {
  return {
    dice: countedDice(attack.dice),
    rerolls: rerollsOf(attack),
    ...NO_CHANGES,
    keywords: keywordsOf(table, state, attack),
    targets,
  };
}

/** Nothing but re-rolls changes the dice of an attack. */
export const NO_CHANGES: { swap: null; exchanges: readonly Exchange[]; isLeast: false } = {
  swap: null,
  exchanges: [],
  isLeast: false,
};

function rerollsOf({ rerolls }: TaskOf<'test' | 'attack'>): readonly number[] {
  return Object.values(rerolls).filter((most) => most > 0);
}

/** What is left of Pierce in the action, and of Lethal where there is somebody to hurt (ITU-WKEY-02 to 04). */
export function keywordsOf(
  table: Table,
  state: IntoTheUnknownState,
  { keywords, end, target: id }: TaskOf<'attack'>,
): AttackForecast['keywords'] {
  const target = findUnit(state, id);
  const lethal = keywordLevel(keywords, 'Lethal');
  const pierce = keywordLevel(keywords, 'Pierce') - piercedInAction(state);
  return {
    pierce: end === null ? 0 : Math.max(0, pierce),
    breach: keywordLevel(keywords, 'Breach'),
    lethal: target && target.kind !== 'team' ? Math.min(lethal, crewLeft(table, target)) : lethal,
  };
}

/** The target as the attack finds it that knows its end and evasion by now. */
export function struckBy(
  table: Table,
  state: IntoTheUnknownState,
  { target: id, end, evasion }: TaskOf<'attack'>,
): StruckTarget {
  const target = findUnit(state, id);
  if (!target) return { end, evasion, shields: 0, hull: null, health: null };
  return {
    end,
    evasion,
    shields: shieldsAgainst(table, state, target, end),
    hull: hullOf(table, target),
    health: target.kind === 'team' ? hullStatusOf(table, target).left : null,
  };
}

/** Points of a projectile's hull all show the same, so that nothing stops damage on them (ITU-PROJ-12). */
function hullOf(table: Table, target: UnitState): StruckTarget['hull'] {
  if (target.kind === 'projectile') {
    const { status, left } = hullStatusOf(table, target);
    return { status, steps: Array.from({ length: left }, () => status) };
  }
  const track = hullTrackOf(table, target);
  return track && { status: track.status, steps: track.steps };
}
