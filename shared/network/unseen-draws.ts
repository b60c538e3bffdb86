/**
 * Draws without replacement from unseen cards: so many facedown for each bid, so many more as bonus cards. Every way to
 * lay them is as likely as every other; a table over the cards, one after the other, counts the ways by what they come to.
 */
import type { BidValue } from './bid-values';

/** An unseen card: its printed Resolve as a bonus card, and what it counts in each of the facedown bids. */
export interface UnseenCard {
  readonly resolve: number;
  readonly bid: readonly BidValue[];
}

/** What a draw comes to, bonus cards included in its Resolve, and how likely it is. */
export interface Drawn {
  readonly value: BidValue;
  readonly chance: number;
}

/** Ways to have laid some of the cards: how many in each bid, how many as bonus, and what they come to. */
interface Ways {
  readonly laid: readonly number[];
  readonly bonus: number;
  readonly value: BidValue;
  ways: number;
}

/**
 * Draws with so many bonus cards, for every number asked for; each number is counted once. More bonus cards than are left
 * are as many as are left (BA-DRAW-04).
 */
export function drawnFrom(
  cards: readonly UnseenCard[],
  bids: readonly number[],
): (bonus: number) => readonly Drawn[] {
  const known = new Map<number, readonly Drawn[]>();
  return (bonus) => {
    const found = known.get(bonus) ?? counted(cards, bids, bonus);
    known.set(bonus, found);
    return found;
  };
}

function counted(cards: readonly UnseenCard[], bids: readonly number[], bonus: number): readonly Drawn[] {
  let table = new Map<string, Ways>();
  keep(
    table,
    bids.map(() => 0),
    0,
    { resolve: 0, own: 0, other: 0 },
    1,
  );
  cards.forEach((card, index) => {
    table = afterCard(table, card, { bids, bonus, left: cards.length - index - 1 });
  });
  const whole = [...table.values()];
  const all = whole.reduce((sum, { ways }) => sum + ways, 0);
  return whole.map(({ value, ways }) => ({ value, chance: ways / all }));
}

interface Limits {
  readonly bids: readonly number[];
  readonly bonus: number;
  /** Cards still to come after this one. */
  readonly left: number;
}

/** The card lies in one of the bids, comes as a bonus card, or stays unseen. */
function afterCard(table: ReadonlyMap<string, Ways>, card: UnseenCard, limits: Limits): Map<string, Ways> {
  const next = new Map<string, Ways>();
  for (const { laid, bonus, value, ways } of table.values()) {
    if (missing(laid, bonus, limits) <= limits.left) keep(next, laid, bonus, value, ways);
    if (bonus < limits.bonus) {
      keep(next, laid, bonus + 1, { ...value, resolve: value.resolve + card.resolve }, ways);
    }
    laid.forEach((count, place) => {
      const worth = card.bid[place];
      if (worth === undefined || count >= (limits.bids[place] ?? 0)) return;
      const more = laid.map((each, at) => (at === place ? each + 1 : each));
      keep(next, more, bonus, added(value, worth), ways);
    });
  }
  return next;
}

/** Cards that the bids and the bonus still need. */
function missing(laid: readonly number[], bonus: number, limits: Limits): number {
  return limits.bids.reduce((sum, count, place) => sum + count - (laid[place] ?? 0), limits.bonus - bonus);
}

function added(value: BidValue, worth: BidValue): BidValue {
  return {
    resolve: value.resolve + worth.resolve,
    own: value.own + worth.own,
    other: value.other + worth.other,
  };
}

function keep(
  table: Map<string, Ways>,
  laid: readonly number[],
  bonus: number,
  value: BidValue,
  ways: number,
): void {
  const key = `${laid.join(',')}|${bonus}|${value.resolve}|${value.own}|${value.other}`;
  const found = table.get(key);
  if (found) found.ways += ways;
  else table.set(key, { laid, bonus, value, ways });
}

/** Totals of these draws on top of what is known and of an independent further draw, with their chances. */
export function totalsWith(
  draws: readonly Drawn[],
  known: number,
  further: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  for (const { value, chance } of draws) {
    for (const [more, share] of further) {
      const total = known + value.resolve + more;
      totals.set(total, (totals.get(total) ?? 0) + chance * share);
    }
  }
  return totals;
}
