/** Chances for people: whole per cents, and never a 0 or a 100 that is not one. */

export function percentText(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance < 1 && chance > 0.995) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

/** For ears: `less than 1 per cent`, `81 per cent`. */
export function percentWords(chance: number): string {
  return percentText(chance).replace('<', 'less than ').replace('>', 'more than ').replace('%', ' per cent');
}

/** `5 to 9`, or `7` where it is certain. */
export function rangeText([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : `${low} to ${high}`;
}
