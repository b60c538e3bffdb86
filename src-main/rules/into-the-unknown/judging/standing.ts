/**
 * How good a position is for a seat: scores, what lies near that scores, hull and crew still there, reserve and ready
 * officers, whose complication comes, and whether everybody is about to lose.
 */
import type { Phase } from '../../../../shared/content/into-the-unknown';
import type { FeatureState, OfficerState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { hullStatusOf, isAble } from '../figures';
import { marksFor } from '../mission/objectives';
import { scoreOf } from '../mission/score';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { markerWorth } from './marker-worth';
import { reachWorth } from './reach';
import { isUnsolved, solutionChance } from './solving';
import { trackWorth } from './track-worth';
import { LAST_ROUND, SHARPNESS, UNSOLVED, WEIGHTS } from './weights';

/** How many a player readies in a round (ITU-ORDER-08), and the phases until officers have been committed. */
const READIED = 3;
/** So many rounds make full use of a place. */
const ROUNDS_AHEAD = 3;
const EARLY: ReadonlySet<Phase> = new Set(['ready', 'priority'] as const);

/** 0 (lost) to 1 (won). */
export function standingOf(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  if (state.outcome !== null) return wonBy(state, seat);
  const others = state.seats.flatMap((each) =>
    each.seat === seat ? [] : [worthOf(table, state, each.seat)],
  );
  const gap = worthOf(table, state, seat) - Math.max(...others);
  const chance = 1 / (1 + Math.exp(-sharpnessOf(state) * gap));
  return isUnsolved(table, state)
    ? chance * (UNSOLVED + (1 - UNSOLVED) * solutionChance(table, state, seat))
    : chance;
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

/** In victory points. */
function worthOf(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const player = state.seats.find((each) => each.seat === seat);
  let sum = player ? scoreOf(player) : 0;
  for (const unit of state.units)
    sum += bankedFor(unit, seat) + (unit.owner === seat ? unitWorth(table, unit) : 0);
  for (const officer of state.officers) sum += bankedFor(officer, seat) + officerWorth(officer, seat);
  for (const { owner, why } of state.gone) if (owner === seat && why === 'destroyed') sum += WEIGHTS.lost;
  return (
    sum +
    markersWorth(table, state, seat) +
    readyWorth(state, seat) +
    futureOf(state) * reachWorth(table, state, seat) +
    trackWorth(table, state, seat, state.mission.influence)
  );
}

/** What can still be done from where somebody stands, 0 to 1: the rounds that are left make it worth more. */
export function futureOf({ round }: Pick<IntoTheUnknownState, 'round'>): number {
  if (round === null) return 1;
  const left = LAST_ROUND - round.number + (EARLY.has(round.phase) || round.phase === 'standby' ? 0.7 : 0);
  return Math.min(1, left / ROUNDS_AHEAD);
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
    Math.sqrt(unit.advantage) * WEIGHTS.advantage +
    unit.damageCards.length * WEIGHTS.damageCard +
    unit.locks.length * WEIGHTS.locked
  );
}

function officerWorth(officer: OfficerState, seat: SeatId): number {
  if (officer.capturedBy === seat) return WEIGHTS.captive;
  if (officer.owner !== seat) return 0;
  if (officer.lost || officer.incapacitated || officer.capturedBy !== null) return WEIGHTS.officerOut;
  if (officer.at?.type !== 'section') return 0;
  return officer.station === null ? WEIGHTS.officerAboard : WEIGHTS.officerPosted;
}

/**
 * Who is ready may be committed in this round, or later: as few are readied in a round, more than would be ready then
 * anyway are worth nothing to who has passed.
 */
function readyWorth(state: IntoTheUnknownState, seat: SeatId): number {
  const able = state.officers.filter((officer) => officer.owner === seat && isAble(officer));
  const ready = able.filter((officer) => officer.ready).length;
  const hasPassed = state.seats.some((each) => each.seat === seat && each.passed);
  const mayOrder = !hasPassed && state.round !== null && EARLY.has(state.round.phase);
  const isLast = (state.round?.number ?? 1) >= LAST_ROUND;
  const kept = isLast ? 0 : Math.min(ready, Math.max(0, able.length - READIED));
  return WEIGHTS.officerReady * kept + (mayOrder ? WEIGHTS.officerOrder * (ready - kept) : 0);
}

function markersWorth(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const each = markerWorth(table, state, seat);
  if (each === 0) return 0;
  return (
    each * state.features.reduce((sum, feature: FeatureState) => sum + marksFor(feature, 'friendly', seat), 0)
  );
}
