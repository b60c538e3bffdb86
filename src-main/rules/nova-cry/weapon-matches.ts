/** Matching weapons in the draft: which go, and whether dealing anew can ever end (NC-DRAFT-06, NC-SETUP-07). */
import type { CardId } from '../../../shared/contract/nova-cry';
import { recordOf } from './table';

/** Weapons by their records: copies of one are as good as each other. */
export interface WeaponTable {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
}

/** Which cards of a hand are replaced: by reading a all of a double or triple, by b (`keepsOne`) all but the first of each. */
export function matchingCards(dealt: readonly CardId[], keepsOne: boolean): readonly CardId[] {
  const records = dealt.map(recordOf);
  return dealt.filter((_, index) => {
    const record = records[index] ?? '';
    return keepsOne
      ? records.indexOf(record) < index
      : records.indexOf(record) !== records.lastIndexOf(record);
  });
}

/**
 * Whether new cards can come to a hand without a match, now or after further matches. The pile is dealt out before its
 * discards come in, so with few weapons left the same pairs may come round for ever: then nothing is replaced. Near
 * hands are looked at first: where weapons are left a hand without a match is one deal away, and going deep first would
 * walk through every order of the pile.
 */
export function canDiffer(table: WeaponTable, keepsOne: boolean): boolean {
  const seen = new Set<string>();
  let near: readonly WeaponTable[] = [table];
  while (near.length > 0) {
    const far: WeaponTable[] = [];
    for (const each of near) {
      const gone = matchingCards(each.hand, keepsOne);
      if (gone.length === 0) return true;
      const key = [each.hand, each.deck, each.discard].map((cards) => [...cards].sort().join()).join('/');
      if (seen.has(key)) continue;
      seen.add(key);
      const shown = { ...each, hand: without(each.hand, gone), discard: [...each.discard, ...gone] };
      far.push(...dealings(shown, gone.length));
    }
    near = far;
  }
  return false;
}

/** Every way in which so many cards may come: the pile first, then out of the discards. */
function* dealings({ hand, deck, discard }: WeaponTable, count: number): Generator<WeaponTable> {
  if (deck.length >= count) {
    for (const drawn of choices(deck, count))
      yield { hand: [...hand, ...drawn], deck: without(deck, drawn), discard };
    return;
  }
  for (const drawn of choices(discard, count - deck.length))
    yield { hand: [...hand, ...deck, ...drawn], deck: without(discard, drawn), discard: [] };
}

/** Every so many of these cards, equal ones once. */
function* choices(cards: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, card] of cards.entries()) {
    if (cards.indexOf(card) < index) continue;
    for (const others of choices(without(cards.slice(index), [card]), count - 1)) yield [card, ...others];
  }
}

function without(cards: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
