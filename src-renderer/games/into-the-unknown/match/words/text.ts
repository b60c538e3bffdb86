/** Small turns of phrase. */

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence: a capital in front, a full stop behind; nothing stays nothing. */
export function sentence(text: string): string {
  if (text === '') return '';
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** `a team`, `an auxiliary unit`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `3 dice`, `1 die`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `+2`, `−1`. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** `captains-chair` as `captains chair`: for ids that have no word of their own. */
export function spaced(id: string): string {
  return id.replaceAll('-', ' ');
}

/** Capitals as they are printed, in plain letters: `SENSOR LOCK` as `Sensor lock`. */
export function calm(text: string): string {
  return text === text.toUpperCase() ? capital(text.toLowerCase()) : text;
}
