/** The odds of the roll that lies on the table: before it is made, and of rolling some of its dice again. */
import type { ActionOf, AttackForecast, RollAhead } from '../../../../../shared/contract/into-the-unknown';
import { type Exact, type LyingDie, tallyOf } from '../../../../../shared/odds';
import { type Known, partsOf } from './pool-parts';
import { chanceOf, type Roll } from './test-odds';

/** A test before it is rolled; null once any die has been, and for an attack. */
export function testAhead(roll: RollAhead | null): Roll | null {
  const needed = roll?.needed ?? null;
  return roll && needed !== null && isUnrolled(roll) ? { ...poolOf(roll), needed } : null;
}

/** An attack before it is rolled; null once any die has been, and for a test. */
export function attackAhead(roll: RollAhead | null): AttackForecast | null {
  return roll?.attack && isUnrolled(roll) ? { ...poolOf(roll), ...roll.attack } : null;
}

function isUnrolled({ dice }: RollAhead): boolean {
  return dice.length > 0 && dice.every(({ shows }) => shows === null);
}

function poolOf({ dice, rerolls, swap, exchanges, isLeast }: RollAhead): Omit<Roll, 'needed'> {
  return {
    dice: countedDice(dice),
    rerolls: Object.values(rerolls).filter((most) => most > 0),
    swap,
    exchanges,
    isLeast,
  };
}

function countedDice(dice: RollAhead['dice']): Roll['dice'] {
  const counts: Record<string, number> = {};
  for (const { die } of dice) counts[die] = (counts[die] ?? 0) + 1;
  return counts;
}

export interface AgainOdds {
  readonly chance: Exact;
  /** Something may still be done afterwards that is not counted. */
  readonly isLeast: boolean;
}

/**
 * The chance that the roll succeeds, or hits, with these dice rolled again and the others as they lie, what else may be
 * rolled again afterwards used as well as can be.
 */
export function againOdds(known: Known, { by, dice: picked }: ActionOf<'reroll'>): AgainOdds | null {
  const { roll } = known.view;
  const needed = roll?.needed ?? roll?.attack?.targets[0]?.evasion;
  if (!roll || needed === undefined) return null;
  const rerolls = { ...roll.rerolls, [by]: 0 };
  const again = roll.dice.filter(({ shows }, index) => shows === null || picked.includes(index));
  const lying = lyingOf(
    known,
    roll.dice.filter((_, index) => !picked.includes(index)),
  );
  if (lying === null) return null;
  const chance = chanceOf(known, { ...poolOf({ ...roll, dice: again, rerolls }), needed }, lying);
  return chance && { chance, isLeast: roll.isLeast };
}

/** Dice that lie there; null where the pack does not know one of them. */
function lyingOf(known: Known, dice: RollAhead['dice']): readonly LyingDie[] | null {
  const there = dice.filter(({ shows }) => shows !== null);
  const lying = there.flatMap(({ die, shows }) =>
    partsOf(known, { [die]: 1 }).map((part) => ({ die: part.die, shows: tallyOf(shows ?? {}) })),
  );
  return lying.length === there.length ? lying : null;
}
