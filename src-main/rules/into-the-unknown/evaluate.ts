/**
 * How good a position is for a seat, from what it sees: scores, hull and crew still there, objectives in reach, reserve and
 * ready officers. The weights are judgements in victory points; no rule knows of them.
 */
import type { FeatureState, IntoTheUnknownView, UnitView } from '../../../shared/contract/into-the-unknown';
import type { SeatId } from '../engine';

const WEIGHTS = {
  /** A step of a ship's hull, of a smaller unit's. */
  hull: 0.45,
  smallHull: 0.25,
  disabled: -1.2,
  /** A ship that is gone, besides its hull. */
  lost: -1.5,
  crew: 0.2,
  reserve: 0.06,
  peril: -0.15,
  advantage: 0.15,
  damageCard: -0.35,
  /** A lock that lies on a unit. */
  locked: -0.1,
  marker: 0.5,
  /** A solid objective that a unit is near, full at 2 inches and nothing at 14. */
  near: 0.5,
  team: 0.5,
  officerReady: 0.08,
  officerOut: -0.5,
  captive: 0.8,
} as const;
const NEAR_IN = 2;
const FAR_IN = 14;
/** How much a point more favours a player, early and in the last round. */
const SHARPNESS = { early: 0.18, late: 0.5 };
const LAST_ROUND = 6;

/** 0 (lost) to 1 (won). */
export function evaluate(view: IntoTheUnknownView, seat: SeatId): number {
  if (view.outcome !== null) return wonBy(view, seat);
  const own = worthOf(view, seat);
  const others = view.seats.filter((each) => each.seat !== seat).map((each) => worthOf(view, each.seat));
  const progress = Math.min(1, view.roundsDone / LAST_ROUND);
  const sharpness = SHARPNESS.early + (SHARPNESS.late - SHARPNESS.early) * progress;
  return 1 / (1 + Math.exp(-sharpness * (own - Math.max(...others))));
}

function wonBy({ outcome }: IntoTheUnknownView, seat: SeatId): number {
  if (outcome?.winners.includes(seat)) return 1;
  return outcome?.type === 'draw' ? 0.5 : 0;
}

/** In victory points. */
function worthOf(view: IntoTheUnknownView, seat: SeatId): number {
  const score = view.seats.find((each) => each.seat === seat)?.score ?? 0;
  const banked = [...view.units, ...view.officers]
    .flatMap((each) => each.banked)
    .reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0);
  const units = view.units.filter(({ owner }) => owner === seat).map(unitWorth);
  return (
    score +
    0.8 * banked +
    total(units) +
    total(view.officers.map((officer) => officerWorth(officer, seat))) +
    total(view.features.map((feature) => featureWorth(view, feature, seat))) +
    WEIGHTS.lost * view.gone.filter(({ owner, why }) => owner === seat && why === 'destroyed').length
  );
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function unitWorth(unit: UnitView): number {
  const hull = (unit.hullLeft ?? 0) * (unit.kind === 'ship' ? WEIGHTS.hull : WEIGHTS.smallHull);
  return (
    hull +
    (unit.disabled ? WEIGHTS.disabled : 0) +
    (unit.kind === 'team' ? WEIGHTS.team : 0) +
    (unit.crew ?? 0) * WEIGHTS.crew +
    (unit.reserve ?? 0) * WEIGHTS.reserve +
    unit.peril * WEIGHTS.peril +
    unit.advantage * WEIGHTS.advantage +
    unit.damageCards.length * WEIGHTS.damageCard +
    unit.locks.length * WEIGHTS.locked
  );
}

function officerWorth(officer: IntoTheUnknownView['officers'][number], seat: SeatId): number {
  if (officer.capturedBy === seat) return WEIGHTS.captive;
  if (officer.owner !== seat) return 0;
  if (officer.lost || officer.incapacitated || officer.capturedBy !== null) return WEIGHTS.officerOut;
  return officer.ready ? WEIGHTS.officerReady : 0;
}

function featureWorth(view: IntoTheUnknownView, feature: FeatureState, seat: SeatId): number {
  const markers = (feature.control[seat] ?? 0) * WEIGHTS.marker;
  if (feature.kind !== 'objective-solid' && feature.kind !== 'objective-ping') return markers;
  const nearest = Math.min(
    ...view.units.flatMap(({ owner, pose }) =>
      owner === seat && pose !== null ? [Math.hypot(pose.x - feature.at.x, pose.y - feature.at.y)] : [],
    ),
  );
  const closeness = Math.min(1, Math.max(0, (FAR_IN - nearest) / (FAR_IN - NEAR_IN)));
  return markers + (Number.isFinite(closeness) ? closeness * WEIGHTS.near : 0);
}
