/** Small parts of sentences: lists, counts, capitals. */

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** `one`, `two` ... `ten`, then figures. */
export function numberWord(count: number): string {
  return SMALL[count] ?? String(count);
}

/** `one card`, `two cards`, `no card`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${numberWord(count)} ${count > 1 ? plural : noun}`;
}

/** `once`, `twice`, `three times`. */
export function timesWord(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${numberWord(count)} times`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence: a capital in front, a full stop behind. */
export function sentence(text: string): string {
  return /[.!]$/.test(text) ? capitalized(text) : `${capitalized(text)}.`;
}
