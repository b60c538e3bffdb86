/** Every roll that the rules may ask for, played with all that may be done with it: what exact odds are checked against. */
import { dieOf } from '../../../shared/content';
import type { AttackForecast, TaskOf } from '../../../shared/contract/into-the-unknown';
import { type AttackOdds, attackOdds } from '../../../shared/odds';
import { diceReadings } from '../../../src-main/rules/into-the-unknown/combat/readings';
import type { Table } from '../../../src-main/rules/into-the-unknown/table';
import { type Combat, EXPERTISE, INTUITION } from './combat';

/** The odds of a forecast against each thing that it may strike, for the most damage. */
export function oddsOf(table: Table, forecast: AttackForecast): readonly AttackOdds[] {
  const { dice, rerolls, exchanges, keywords, targets } = forecast;
  const pool = Object.entries(dice).flatMap(([id, count]) => {
    const record = table.content.dice[id];
    return record ? [{ die: dieOf(id, record), count }] : [];
  });
  const asked = { pool, rerolls, conversions: exchanges, keywords, goal: 'damage' } as const;
  return targets.map((target) => {
    const odds = attackOdds({ ...asked, target }, diceReadings(table));
    if (!odds.ok) throw new Error(odds.error.message);
    return odds.value;
  });
}

/** Faces that show the same once, with how many of the die show it. */
const FACES: Readonly<Record<string, readonly (readonly [face: number, ways: number])[]>> = {
  intuition: [
    [INTUITION.success, 2],
    [INTUITION.double, 1],
    [INTUITION.breakthrough, 1],
    [INTUITION.analysis, 2],
    [INTUITION.blank, 2],
  ],
  // By the default reading the delta is blank.
  expertise: [
    [EXPERTISE.success, 2],
    [EXPERTISE.breakthrough, 1],
    [EXPERTISE.analysis, 1],
    [EXPERTISE.blank, 2],
  ],
};

interface Roll {
  readonly faces: readonly number[];
  readonly ways: number;
}

/** Every roll of these dice, with how many ways there are to it. */
function everyRoll(dice: readonly string[]): readonly Roll[] {
  return dice.reduce<readonly Roll[]>(
    (rolls, die) =>
      rolls.flatMap(({ faces, ways }) =>
        (FACES[die] ?? []).map(([face, more]) => ({ faces: [...faces, face], ways: ways * more })),
      ),
    [{ faces: [], ways: 1 }],
  );
}

/** Whether a branch has come to what is asked about; nobody is asked any more unless told otherwise. */
export type Reached = (combat: Combat) => boolean;

const isOver: Reached = ({ actor }) => actor === null;

/**
 * Plays every roll of the dice that wait, and everything that may follow until a branch has come to what is asked about: by
 * the best of what the roller may do; who may answer does not, and the end that is struck is chosen to the least.
 */
export function bestMean(combat: Combat, worth: (reached: Combat) => number, isReached = isOver): number {
  if (isReached(combat)) return worth(combat);
  if (combat.actor !== 'chance') return decided(combat, worth, isReached);
  const { dice } = combat.top as TaskOf<'test'>; // chance is asked for dice alone here
  const rolls = everyRoll(dice.filter(({ face }) => face < 0).map(({ die }) => die));
  const total = rolls.reduce((sum, { ways }) => sum + ways, 0);
  const means = rolls.map(
    ({ faces, ways }) => ways * bestMean(combat.branch().roll(...faces), worth, isReached),
  );
  return means.reduce((sum, mean) => sum + mean, 0) / total;
}

function decided(combat: Combat, worth: (reached: Combat) => number, isReached: Reached): number {
  const { top } = combat;
  if (top.type === 'react') return bestMean(combat.branch().done(), worth, isReached);
  const means = combat.legal().map((action) => bestMean(combat.branch().answer(action), worth, isReached));
  return top.type === 'attack' && top.step === 'end' ? Math.min(...means) : Math.max(...means);
}
