/** What a Character can pay Resolve with: sets of its own Command cards that reach a price. BA-RESOLVE-01 to 05. */
import type { Price, Resource } from '../../../shared/content/black-alert';
import type { Play } from './play';
import type { CardId, Tokens } from './state';
import { recordOf, type Table } from './table';

/**
 * Every set of cards whose printed values reach `price`, in the order of the hand, small sets before the larger ones
 * they are part of; no change is given (BA-RESOLVE-03). Reading b leaves out sets with a card too many (BA-RESOLVE-05).
 * A price of 0 is paid with nothing.
 */
export function paymentsOf(
  table: Table,
  hand: readonly CardId[],
  price: number,
): readonly (readonly CardId[])[] {
  if (price <= 0) return [[]];
  const worth = hand.map((card) => table.content.commandCards[recordOf(card)]?.resolve ?? 0);
  const isExact = table.readings['BA-RESOLVE-05'] === 'b';
  return subsetsOf(hand.length).flatMap((members) => {
    const total = members.reduce((sum, index) => sum + (worth[index] ?? 0), 0);
    if (total < price) return [];
    if (isExact && members.some((index) => total - (worth[index] ?? 0) >= price)) return [];
    return [members.map((index) => hand[index] ?? '')];
  });
}

/**
 * Every non-empty set of places 0 .. count - 1, each in rising order, counted like binary numbers. Sets double with each
 * card, so a hand of more than ten offers the sets of few cards, as many as come to about a thousand, and the whole hand.
 */
export function subsetsOf(count: number): readonly (readonly number[])[] {
  const known = SUBSETS.get(count);
  if (known) return known;
  const sets = count <= WHOLE_HAND ? everySetOf(count) : smallSetsOf(count);
  SUBSETS.set(count, sets);
  return sets;
}

const WHOLE_HAND = 10;
const MOST_SETS = 2 ** WHOLE_HAND;

function everySetOf(count: number): readonly (readonly number[])[] {
  const places = Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: 2 ** count - 1 }, (_, mask) =>
    places.filter((place) => ((mask + 1) >> place) & 1),
  );
}

/** Sets of one card, then of two and so on while they stay few; last the whole hand. */
function smallSetsOf(count: number): readonly (readonly number[])[] {
  const places = Array.from({ length: count }, (_, index) => index);
  const sets: (readonly number[])[] = [];
  let size: (readonly number[])[] = places.map((place) => [place]);
  while (sets.length + size.length <= MOST_SETS) {
    sets.push(...size);
    size = size.flatMap((set) => places.slice((set.at(-1) ?? count) + 1).map((place) => [...set, place]));
  }
  return [...sets, places];
}

/** Hands are small and come again by the million. */
const SUBSETS = new Map<number, readonly (readonly number[])[]>();

/** Whether a pool holds a price in tokens. */
export function affords(pool: Tokens, price: Price): boolean {
  return entriesOf(price).every(([kind, count]) => pool[kind] >= count);
}

/** Tokens go from a pool back to the supply (BA-RES-05). */
export function payTokens(play: Play, ship: 'discovery' | 'charon', price: Price): void {
  for (const [kind, count] of entriesOf(price)) {
    play.state.pools[ship][kind] -= count;
    play.state.supply.resources[kind] += count;
    play.tell({ type: 'returned', ship, kind, count });
  }
}

function entriesOf(price: Price): readonly (readonly [Resource, number])[] {
  // The keys of a price are kinds of resource, and none stands without a number.
  return Object.entries(price) as [Resource, number][];
}
