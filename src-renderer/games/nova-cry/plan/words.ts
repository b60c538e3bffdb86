/** Words and figures of the planner. */
import type { NovaCryContent } from '../../../../shared/content/nova-cry';
import type { CardKind } from './forces';

export const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  ship: 'Ship',
  captain: 'Captain',
  weapon: 'Weapon',
};

export function cardName(content: NovaCryContent, kind: CardKind, id: string): string {
  return content[`${kind}s`][id]?.name ?? id;
}

/** A chance for a cell: `38`, `<1`, `>99`; a dash where it cannot be. */
export function cellText(chance: number): string {
  if (chance < 1e-9) return '–';
  if (chance > 1 - 1e-9) return '100';
  if (chance < 0.005) return '<1';
  return chance > 0.995 ? '>99' : String(Math.round(chance * 100));
}

/** The whole number of a chance with its sign: `38 %`, `< 1 %`, `0 %`. */
export function wholePercent(chance: number): string {
  const text = cellText(chance);
  return text === '–' ? '0 %' : `${text.replace(/^([<>])/, '$1 ')} %`;
}

/**
 * How much accent a cell carries, percent: steps at 60 so that good choices are seen without reading, far enough for what
 * stands on it to be read in every theme.
 */
export function tintOf(chance: number): number {
  const percent = chance * 100;
  return percent < 60 ? 3 + percent * 0.6 : Math.min(100, 84 + (percent - 60) * 0.4);
}
