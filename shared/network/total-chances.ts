/** Distributions of a total, as chances by total. */

export interface TotalChance {
  readonly total: number;
  readonly chance: number;
}

export function shareOf(totals: ReadonlyMap<number, number>): number {
  let share = 0;
  for (const chance of totals.values()) share += chance;
  return share;
}

export function shareBelow(totals: ReadonlyMap<number, number>, bar: number): number {
  let share = 0;
  for (const [total, chance] of totals) if (total < bar) share += chance;
  return share;
}

export function addTo(totals: Map<number, number>, total: number, chance: number): void {
  totals.set(total, (totals.get(total) ?? 0) + chance);
}

export function listOf(totals: ReadonlyMap<number, number>): readonly TotalChance[] {
  return [...totals]
    .filter(([, chance]) => chance > 0)
    .map(([total, chance]) => ({ total, chance }))
    .sort((one, next) => one.total - next.total);
}

/** Chances up to this are left out on either side; the tolerance lets a tail of exactly a tenth be left out. */
const TAIL = 0.1 + 1e-12;

/** The middle 80 per cent: totals below and above it have a tenth each at most. */
export function middleOf(totals: readonly TotalChance[]): readonly [number, number] {
  return [firstBeyond(totals), firstBeyond(totals.toReversed())];
}

function firstBeyond(totals: readonly TotalChance[]): number {
  let share = 0;
  for (const { total, chance } of totals) {
    share += chance;
    if (share > TAIL) return total;
  }
  return totals.at(-1)?.total ?? 0;
}
