/** Who has what at objectives: control markers, control, occupation. */
import type { FeatureState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { FeatureFilter } from '../../../../shared/content/into-the-unknown';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';

/** Control markers of a seat on a feature. */
export function marksOf(feature: FeatureState, seat: SeatId): number {
  return feature.control[seat] ?? 0;
}

/** Control markers of everybody. */
export function allMarks(feature: FeatureState): number {
  return Object.values(feature.control).reduce((sum, count) => sum + (count ?? 0), 0);
}

/** House (ledger, gap 14): who has more control markers there than any other player controls it; null: nobody. */
export function controllerOf(feature: FeatureState): SeatId | null {
  let best: SeatId | null = null;
  let most = 0;
  let level = false;
  for (const [seat, count = 0] of Object.entries(feature.control) as [SeatId, number?][]) {
    // the record's keys are seats
    if (count > most) [best, most, level] = [seat, count, false];
    else if (count === most) level = true;
  }
  return level ? null : best;
}

export function solidsOf(state: IntoTheUnknownState): readonly FeatureState[] {
  return state.features.filter(({ kind }) => kind === 'objective-solid');
}

/** Teams at a feature, or in any section of a space unit. */
export function teamsThere(state: IntoTheUnknownState, place: string): readonly UnitState[] {
  return state.units.filter(
    ({ kind, location }) =>
      kind === 'team' &&
      location !== null &&
      ((location.type === 'feature' && location.feature === place) ||
        (location.type === 'section' && location.unit === place)),
  );
}

/** ITU-TEAM-09: a team there; officers alone do not occupy. */
export function occupies(state: IntoTheUnknownState, seat: SeatId, place: string): boolean {
  return teamsThere(state, place).some(({ owner }) => owner === seat);
}

/** The one player with a team there; null: none, or several. */
export function soleOccupier(state: IntoTheUnknownState, place: string): SeatId | null {
  const seats = new Set(teamsThere(state, place).map(({ owner }) => owner));
  const [only] = seats;
  return seats.size === 1 && only !== undefined ? only : null;
}

/** Who controls solid objectives in each system, most first: system to counts by seat. */
export function controlBySystem(
  state: IntoTheUnknownState,
): ReadonlyMap<string, Readonly<Partial<Record<SeatId, number>>>> {
  const found = new Map<string, Partial<Record<SeatId, number>>>();
  for (const feature of solidsOf(state)) {
    const seat = controllerOf(feature);
    if (seat === null || feature.system === null) continue;
    const counts = found.get(feature.system) ?? {};
    counts[seat] = (counts[seat] ?? 0) + 1;
    found.set(feature.system, counts);
  }
  return found;
}

/** Whether one player has the most control markers on every solid objective; false where there is none. */
export function oneControlsAll(state: IntoTheUnknownState): boolean {
  const solids = solidsOf(state);
  const [first] = solids;
  const seat = first ? controllerOf(first) : null;
  return seat !== null && solids.every((feature) => controllerOf(feature) === seat);
}

/** Whether a feature is as the filter says; `friendly` and `opposing` from the seat's side, null: the table's. */
export function matchesFeature(feature: FeatureState, filter: FeatureFilter, seat: SeatId | null): boolean {
  if (filter.kinds.length > 0 && !(filter.kinds as readonly string[]).includes(feature.kind)) return false; // widened: a name
  if (filter.marked !== undefined && marksFor(feature, filter.marked, seat) === 0) return false;
  if (filter.unmarked !== undefined && marksFor(feature, filter.unmarked, seat) > 0) return false;
  if (filter.friendlyMarks !== undefined && marksFor(feature, 'friendly', seat) !== filter.friendlyMarks) {
    return false;
  }
  if (filter.leastMarks !== undefined && allMarks(feature) < filter.leastMarks) return false;
  return filter.capacity === undefined || filter.capacity === (feature.keywords.capacity ?? 0) > 0;
}

/** Markers counted as whose they are; nobody's side (null) has none of its own, so all oppose it. */
export function marksFor(
  feature: FeatureState,
  whose: 'friendly' | 'opposing' | 'any',
  seat: SeatId | null,
): number {
  const all = allMarks(feature);
  if (whose === 'any') return all;
  const own = seat === null ? 0 : marksOf(feature, seat);
  return whose === 'friendly' ? own : all - own;
}
