/** Victory points: scored, banked, moved with what they lie on, and lost. */
import type { RuleId } from '../../../../shared/base';
import type { Banked, OfficerId, UnitId } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { Play } from '../play';

/** What points can be banked on. */
export type BankedOn =
  | { readonly type: 'unit'; readonly unit: UnitId }
  | { readonly type: 'officer'; readonly officer: OfficerId };

/**
 * Scores points at once: positive ones are VP, negative ones nVP, each counted by itself (ITU-SCORE-01). `from` is what
 * the log names as their source. Nothing happens for 0.
 */
export function scorePoints(
  play: Play,
  seat: SeatId,
  points: number,
  from: string,
  rule: RuleId | null = null,
): void {
  if (points === 0) return;
  const scorer = play.seat(seat);
  if (points > 0) scorer.vp += points;
  else scorer.nvp -= points;
  play.tell({ type: 'scored', seat, points, vp: scorer.vp, nvp: scorer.nvp, from, rule });
}

/** Final score: scored VP minus scored nVP (ITU-SCORE-04, ITU-CARDS-12); what is banked does not count (ITU-SCORE-09). */
export function scoreOf({ vp, nvp }: { readonly vp: number; readonly nvp: number }): number {
  return vp - nvp;
}

/** Lays points on a unit or officer until their condition comes (ITU-SCORE-09, ITU-SCORE-10). Nothing happens for 0. */
export function bankPoints(play: Play, on: BankedOn, banked: Banked): void {
  if (banked.points === 0) return;
  const carrier = on.type === 'unit' ? play.unit(on.unit) : play.officer(on.officer);
  carrier.banked = [...carrier.banked, banked];
  play.tell({ type: 'banked', on: carrier.id, seat: banked.seat, points: banked.points });
}

/** All points on one go to the other: disbanding, docking, evacuation (ITU-TEAM-23, ITU-DOCK-05, ITU-EVAC-04). */
export function moveBanked(play: Play, from: BankedOn, to: BankedOn): void {
  const taken = takeBanked(play, from);
  for (const banked of taken) bankPoints(play, to, banked);
}

/** Takes everything banked on one away and gives it back. */
function takeBanked(play: Play, on: BankedOn): readonly Banked[] {
  const carrier = on.type === 'unit' ? play.unit(on.unit) : play.officer(on.officer);
  const taken = carrier.banked;
  if (taken.length > 0) carrier.banked = [];
  return taken;
}
