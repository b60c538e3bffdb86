/**
 * How good a position is for a seat: scores, what lies near that scores, hull and crew still there, reserve and ready
 * officers, whose complication comes, and whether everybody is about to lose.
 */
import type { FeatureState, OfficerState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { hullStatusOf, revealedComplication } from '../figures';
import { marksFor } from '../mission/objectives';
import { scoreOf } from '../mission/score';
import { complicationNow } from '../mission/ends';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import { markerWorth } from './marker-worth';
import { reachWorth } from './reach';
import { LAST_ROUND, SHARPNESS, UNSOLVED, WEIGHTS } from './weights';

/** 0 (lost) to 1 (won). */
export function standingOf(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  if (state.outcome !== null) return wonBy(state, seat);
  const others = state.seats.flatMap((each) => (each.seat === seat ? [] : [worthOf(table, state, each.seat)]));
  const gap = worthOf(table, state, seat) - Math.max(...others);
  const chance = 1 / (1 + Math.exp(-sharpnessOf(state) * gap));
  return isUnsolved(table, state) ? UNSOLVED * chance : chance;
}

function wonBy({ outcome }: IntoTheUnknownState, seat: SeatId): number {
  if (outcome?.winners.includes(seat)) return 1;
  return outcome?.type === 'draw' ? 0.5 : 0;
}

/** How much a victory point tells, in the logistic curve. */
export function sharpnessOf({ roundsDone }: Pick<IntoTheUnknownState, 'roundsDone'>): number {
  const progress = Math.min(1, roundsDone / LAST_ROUND);
  return SHARPNESS.early + (SHARPNESS.late - SHARPNESS.early) * progress;
}

/** Everybody loses as it stands (ITU-SCORE-08). */
function isUnsolved(table: Table, state: IntoTheUnknownState): boolean {
  const complication = revealedComplication(table, state)?.record;
  return (complication?.endScoring ?? []).some(
    (effect) => effect.verb === 'mutual-loss' && !state.mission.flags.includes(effect.unless),
  );
}

/** In victory points. */
function worthOf(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const player = state.seats.find((each) => each.seat === seat);
  let sum = player ? scoreOf(player) : 0;
  for (const unit of state.units) sum += bankedFor(unit, seat) + (unit.owner === seat ? unitWorth(table, unit) : 0);
  for (const officer of state.officers) sum += bankedFor(officer, seat) + officerWorth(officer, seat);
  for (const { owner, why } of state.gone) if (owner === seat && why === 'destroyed') sum += WEIGHTS.lost;
  return sum + markersWorth(table, state, seat) + reachWorth(table, state, seat) + trackWorth(table, state, seat);
}

function bankedFor({ banked }: Pick<UnitState, 'banked'>, seat: SeatId): number {
  return banked.reduce((sum, each) => sum + (each.seat === seat ? WEIGHTS.banked * each.points : 0), 0);
}

function unitWorth(table: Table, unit: UnitState): number {
  const { left, disabled } = hullStatusOf(table, unit);
  return (
    left * (unit.kind === 'ship' ? WEIGHTS.hull : WEIGHTS.smallHull) +
    (disabled ? WEIGHTS.disabled : 0) +
    (unit.kind === 'team' ? WEIGHTS.team : 0) +
    (unit.crew ?? 0) * WEIGHTS.crew +
    (unit.reserve ?? 0) * WEIGHTS.reserve +
    unit.peril * WEIGHTS.peril +
    unit.advantage * WEIGHTS.advantage +
    unit.damageCards.length * WEIGHTS.damageCard +
    unit.locks.length * WEIGHTS.locked
  );
}

function officerWorth(officer: OfficerState, seat: SeatId): number {
  if (officer.capturedBy === seat) return WEIGHTS.captive;
  if (officer.owner !== seat) return 0;
  if (officer.lost || officer.incapacitated || officer.capturedBy !== null) return WEIGHTS.officerOut;
  return officer.ready ? WEIGHTS.officerReady : 0;
}

function markersWorth(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const each = markerWorth(table, state, seat);
  if (each === 0) return 0;
  return each * state.features.reduce((sum, feature: FeatureState) => sum + marksFor(feature, 'friendly', seat), 0);
}

/** The influence marker at one's own complication, the better the farther from others'; nothing where that dooms all. */
function trackWorth(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const { influence, track, part } = state.mission;
  if (part !== 'overture' || influence === null) return 0;
  const owner = complicationNow(state);
  const card = owner === null ? null : state.mission.complications[owner];
  const doomed = card !== null && card !== undefined && mayDoom(table, card) ? -1 : 0;
  const middle = (track.length - 1) / 2;
  const isRight = track.at(-1) === seat;
  const steps = isRight ? influence - middle : middle - influence;
  return WEIGHTS.influence * steps + (owner === seat ? WEIGHTS.influence : 0) + doomed;
}

/** A complication that everybody may lose. */
export function mayDoom(table: Table, card: string): boolean {
  const record = table.content.complications[recordOf(card)];
  return record?.endScoring.some(({ verb }) => verb === 'mutual-loss') ?? false;
}
