/** Sets of dice that a player may name, listed by what they show: equal dice are as good as one another. */
import type { DieResult } from '../../../../shared/content/into-the-unknown';
import type { RolledDie } from '../../../../shared/contract/into-the-unknown';
import { SYMBOLS, type Tally } from '../../../../shared/odds';
import type { Table } from '../table';
import { iconsOf, shownBy } from './dice';

/** So many sets at most are listed of one effect; every other one is accepted. */
export const MOST_LISTED = 150;

interface Group {
  readonly rank: number;
  readonly dice: readonly number[];
}

/** Dice by kind and by what they show, the least worth keeping first. */
function groupsOf(
  table: Table,
  dice: readonly RolledDie[],
  isOpen: (die: RolledDie) => boolean,
): readonly Group[] {
  const groups = new Map<string, { rank: number; dice: number[] }>();
  for (const [index, die] of dice.entries()) {
    if (!isOpen(die)) continue;
    const shows = shownBy(table, die);
    const name = `${die.die} ${SYMBOLS.map((symbol) => shows[symbol]).join(' ')}`;
    const group = groups.get(name);
    if (group) group.dice.push(index);
    else groups.set(name, { rank: rankOf(shows), dice: [index] });
  }
  return [...groups.values()].sort((one, other) => one.rank - other.rank);
}

function rankOf({ success, breakthrough, analysis, delta }: Tally): number {
  return success + breakthrough * 1.5 + analysis * 0.5 + delta * 0.5;
}

/**
 * Sets of 1 to `most` of the dice, one for each multiset of equal dice. The greatest sets of the worst dice come first,
 * so that where there are more than `listed` those left out are the ones nobody wants.
 */
export function diceSets(
  table: Table,
  dice: readonly RolledDie[],
  most: number,
  isOpen: (die: RolledDie) => boolean,
  listed = MOST_LISTED,
): readonly (readonly number[])[] {
  const groups = groupsOf(table, dice, isOpen);
  const sets: (readonly number[])[] = [];
  const walk = (group: number, taken: readonly number[]): void => {
    if (sets.length >= listed) return;
    const next = groups[group];
    if (next === undefined) {
      if (taken.length > 0) sets.push([...taken].sort((one, other) => one - other));
      return;
    }
    for (let count = Math.min(next.dice.length, most - taken.length); count >= 0; count -= 1)
      walk(group + 1, [...taken, ...next.dice.slice(0, count)]);
  };
  walk(0, []);
  return sets;
}

/** Whether these dice pay so many icons, none of them in vain (ITU-DICE-03). */
export function pays(
  table: Table,
  dice: readonly RolledDie[],
  which: readonly number[],
  result: DieResult,
  cost: number,
): boolean {
  const icons = which.map((index) => {
    const die = dice[index];
    return die === undefined ? 0 : iconsOf(table, die, result);
  });
  const sum = icons.reduce((all, count) => all + count, 0);
  return sum >= cost && icons.every((count) => count > 0 && sum - count < cost);
}

/** The dice that pay so many icons at the least loss of other results; null: there are too few. */
export function cheapestPay(
  table: Table,
  dice: readonly RolledDie[],
  result: DieResult,
  cost: number,
): readonly number[] | null {
  const open = dice
    .map((die, index) => ({ index, icons: iconsOf(table, die, result), rank: rankOf(shownBy(table, die)) }))
    .filter(({ icons }) => icons > 0)
    .sort((one, other) => one.rank - other.rank);
  const taken: number[] = [];
  let left = cost;
  for (const { index, icons } of open) {
    if (left <= 0) break;
    taken.push(index);
    left -= icons;
  }
  if (left > 0) return null;
  const needed = taken.filter((index) => !isSpare(table, dice, taken, index, result, cost));
  return (needed.length > 0 && pays(table, dice, needed, result, cost) ? needed : taken).sort(
    (one, other) => one - other,
  );
}

function isSpare(
  table: Table,
  dice: readonly RolledDie[],
  taken: readonly number[],
  index: number,
  result: DieResult,
  cost: number,
): boolean {
  const others = taken.filter((each) => each !== index);
  const sum = others.reduce((all, each) => {
    const die = dice[each];
    return all + (die === undefined ? 0 : iconsOf(table, die, result));
  }, 0);
  return sum >= cost;
}
