/** What it is worth where the influence marker stands: whose complication comes, and whether that may doom everybody. */
import type { SeatId } from '../../engine';
import { complicationNow } from '../mission/ends';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';

/** A complication that everybody may lose, in victory points. */
const DOOM = -2.5;
/** A position further away from the worse card. */
const A_STEP = 0.35;

/** In victory points, with the marker at a position; 0 once a complication has begun. */
export function trackWorth(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  position: number | null,
): number {
  const { track, part, complications } = state.mission;
  if (part !== 'overture' || position === null) return 0;
  const owner = complicationNow({ ...state, mission: { ...state.mission, influence: position } });
  const doom = owner !== null && mayDoom(table, complications[owner] ?? null) ? DOOM : 0;
  const steps = position - (track.length - 1) / 2;
  const towardsOwn = track.at(-1) === seat ? steps : -steps;
  const isOwnBad = mayDoom(table, complications[seat] ?? null);
  return doom + A_STEP * (isOwnBad ? -towardsOwn / 2 : towardsOwn);
}

/** A complication that everybody may lose (ITU-SCORE-08). */
export function mayDoom(table: Table, card: string | null): boolean {
  const record = card === null ? undefined : table.content.complications[recordOf(card)];
  return record?.endScoring.some(({ verb }) => verb === 'mutual-loss') ?? false;
}
