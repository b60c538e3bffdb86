/** What the faces of a die show, and how much of it a whole roll shows. */

/** `delta` is the printed sign whose meaning no source tells (ITU-DICE-11). */
export const SYMBOLS = ['success', 'breakthrough', 'analysis', 'delta'] as const;
export type DieSymbol = (typeof SYMBOLS)[number];

/** How often each symbol shows: on one face, or over all dice of a roll. Whole numbers from 0. */
export type Tally = Readonly<Record<DieSymbol, number>>;
/** The same with nothings left out; a blank face is `{}`. */
export type Face = Readonly<Partial<Record<DieSymbol, number | undefined>>>;

/** A die by its faces, each as likely as the others. */
export interface Die {
  readonly id: string;
  readonly faces: readonly Face[];
}

/** So many dice of one kind. */
export interface PoolPart {
  readonly die: Die;
  readonly count: number;
}

/** A die that lies on the table: its kind, and what it shows now. */
export interface LyingDie {
  readonly die: Die;
  readonly shows: Tally;
}

export const BLANK: Tally = { success: 0, breakthrough: 0, analysis: 0, delta: 0 };

/** A face as a whole tally. */
export function tallyOf(face: Face): Tally {
  const { success = 0, breakthrough = 0, analysis = 0, delta = 0 } = face;
  return { success, breakthrough, analysis, delta };
}

/** `tally` with `times` times `change` added; `times` may be negative. */
export function added(tally: Tally, change: Face, times = 1): Tally {
  return {
    success: tally.success + times * (change.success ?? 0),
    breakthrough: tally.breakthrough + times * (change.breakthrough ?? 0),
    analysis: tally.analysis + times * (change.analysis ?? 0),
    delta: tally.delta + times * (change.delta ?? 0),
  };
}

/** True if `tally` shows at least what `face` asks for. */
export function holds(tally: Tally, face: Face): boolean {
  return SYMBOLS.every((symbol) => tally[symbol] >= (face[symbol] ?? 0));
}

/** True if a die of the pool has a face with the symbol. */
export function showsSomewhere(pool: readonly PoolPart[], symbol: DieSymbol): boolean {
  return pool.some(({ die, count }) => count > 0 && die.faces.some((face) => (face[symbol] ?? 0) > 0));
}

/** Tallies of the same name show the same. */
export function nameOf(shows: Tally): string {
  return SYMBOLS.map((symbol) => shows[symbol]).join(' ');
}
