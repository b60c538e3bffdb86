/** What dice show: faces by their records, and what they were changed to. */
import type { ContentPack } from '../../../../../shared/content';
import type { RolledDie } from '../../../../../shared/contract/into-the-unknown';

export type DiceSymbol = 'success' | 'breakthrough' | 'analysis' | 'delta';
export const DICE_SIGNS: readonly {
  readonly symbol: DiceSymbol;
  readonly one: string;
  readonly many: string;
}[] = [
  { symbol: 'success', one: 'success', many: 'successes' },
  { symbol: 'breakthrough', one: 'breakthrough', many: 'breakthroughs' },
  { symbol: 'analysis', one: 'analysis', many: 'analyses' },
  { symbol: 'delta', one: 'delta', many: 'deltas' },
];

export type Shown = Readonly<Partial<Record<DiceSymbol, number>>>;

/** What a face of a die shows; nothing before it is rolled, and on a blank one. */
export function faceOf({ dice }: ContentPack, die: string, face: number): Shown {
  const shown = dice[die]?.faces[face];
  return Object.fromEntries(
    DICE_SIGNS.flatMap(({ symbol }) => (shown?.[symbol] ? [[symbol, shown[symbol]]] : [])),
  );
}

/** What a die counts as now: as it fell, or what it was changed to. */
export function shownBy(content: ContentPack, { die, face, changed }: RolledDie): Shown {
  if (changed === null) return faceOf(content, die, face);
  return changed === 'blank' ? {} : { [changed]: 1 };
}

/** The die as it lay when it decided. */
export function unspent(die: RolledDie): RolledDie {
  return { ...die, spent: false };
}

/** The sum over dice that are not spent. */
export function showsOf(content: ContentPack, dice: readonly RolledDie[]): Shown {
  const sum: Partial<Record<DiceSymbol, number>> = {};
  for (const die of dice) {
    if (die.spent) continue;
    const shown = shownBy(content, die);
    for (const { symbol } of DICE_SIGNS) if (shown[symbol]) sum[symbol] = (sum[symbol] ?? 0) + shown[symbol];
  }
  return sum;
}

/** `2 successes`, `analysis`, `blank`: a die to who cannot see it. */
export function faceWords(shown: Shown): string {
  const parts = DICE_SIGNS.flatMap(({ symbol, one, many }) => {
    const count = shown[symbol] ?? 0;
    return count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];
  });
  return parts.length === 0 ? 'blank' : parts.join(' and ');
}
