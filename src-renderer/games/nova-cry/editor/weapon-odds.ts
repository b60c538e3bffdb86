/**
 * How likely a weapon takes an opposing captain down, exactly: every roll of the duel is counted. The opponent's own weapon,
 * with what it guards and what it does to this captain, is left out. NC-DUEL-07 to NC-DUEL-09.
 */
import type { WeaponLine } from '../../../../shared/content/nova-cry';

const ROUNDS = 3;
/** Wounds that destroy a captain. NC-DUEL-09. */
const FATAL = 3;

/** Of all ways three dice may fall, the share in which the captain goes down; 0 without lines. */
export function downInDuel(lines: readonly WeaponLine[]): number {
  return downIn(lines, ROUNDS, 0);
}

/** The same when the first die shows the line at `index` (0 for a one). */
export function downAfter(lines: readonly WeaponLine[], index: number): number {
  const line = lines[index];
  return line === undefined ? 0 : afterLine(lines, line, ROUNDS, 0);
}

/** Wounds that a roll deals on average; a line that destroys counts as fatal. */
export function meanWounds(lines: readonly WeaponLine[]): number {
  if (lines.length === 0) return 0;
  const sum = lines.reduce((total, { wounds, destroys }) => total + (destroys ? FATAL : wounds), 0);
  return sum / lines.length;
}

function downIn(lines: readonly WeaponLine[], rounds: number, wounds: number): number {
  if (rounds === 0 || lines.length === 0) return 0;
  const sum = lines.reduce((total, line) => total + afterLine(lines, line, rounds, wounds), 0);
  return sum / lines.length;
}

function afterLine(lines: readonly WeaponLine[], line: WeaponLine, rounds: number, wounds: number): number {
  const now = wounds + line.wounds;
  return line.destroys || now >= FATAL ? 1 : downIn(lines, rounds - 1, now);
}
