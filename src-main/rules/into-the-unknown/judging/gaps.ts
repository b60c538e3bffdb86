/** How far units are from what the mission lets them work on. */
import type { Ability } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Point, Pose } from '../../../../shared/geometry';
import {
  distanceBetween,
  findFeature,
  findUnit,
  officersOf,
  partsInForce,
  pieceOf,
  type RangeKind,
  rangeOf,
  widestRange,
} from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

/** Of what can be done in range, so much is left just outside, and a third of it so many inches beyond. */
const NEAR = 0.75;
const FADES_IN = 14;
/** Inches that a course straight away from something adds to the distance. */
const AWAY_IN = 4;
const TRANSPORT_IN = 6;
/** What is near enough, but in no arc, counts as this far away. */
const OUT_OF_ARC_IN = 1;
/** What a team on board is worth of one that is there, and a ship that could form one. */
const ABOARD = 0.6;
const UNFORMED = 0.35;

/** An action of the mission on features. */
export type Worked = Ability & { readonly target: Extract<Ability['target'], { readonly what: 'feature' }> };

export function worksInForce(table: Table, state: IntoTheUnknownState): readonly Worked[] {
  return partsInForce(table, state).flatMap(({ record }) => record.actions.filter(isWorked));
}

function isWorked(ability: Ability): ability is Worked {
  return ability.target?.what === 'feature';
}

/** What lies between a unit and its work: inches outside the range, negative within, and what being there is worth. */
export interface Gap {
  readonly inches: number;
  /** 0 to 1. */
  readonly share: number;
}

/** Null where the unit never works there as it is. */
export function gapTo(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  feature: string,
  work: Worked,
): Gap | null {
  const isRight = isFor(work, unit);
  const { range } = work.target;
  if (range === 'location') return gapToSpot(table, state, unit, feature, isRight);
  if (!isRight) return null;
  const inches =
    range === 'sensors' || range === 'comms' || range === 'weapons'
      ? outside(table, state, unit, range, feature)
      : short(table, state, unit, feature, typeof range === 'number' ? range : TRANSPORT_IN);
  return inches === null ? null : { inches: turned(state, unit, feature, inches), share: 1 };
}

/** With the turn that it takes to get there; what is in range already asks for none. */
function turned(state: IntoTheUnknownState, unit: UnitState, feature: string, inches: number): number {
  const at = findFeature(state, feature)?.at;
  const { pose } = findUnit(state, pieceOf(state, unit.id)) ?? unit;
  return inches <= 0 || !at || !pose ? inches : inches + turnIn(pose, at);
}

/** Units of its kind do this work. */
export function isFor({ kinds }: Worked, { kind }: UnitState): boolean {
  return kinds.length === 0 || kinds.includes(kind);
}

/** For what teams do on the spot: a team there, one aboard a ship near by, a ship that has people for one. */
function gapToSpot(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  feature: string,
  isRight: boolean,
): Gap | null {
  if (unit.kind === 'projectile') return null;
  if (pieceOf(state, unit.id) === feature) return isRight ? { inches: 0, share: 1 } : null;
  const inches = short(table, state, unit, feature, TRANSPORT_IN);
  if (inches === null) return null;
  const way = turned(state, unit, feature, inches);
  if (isRight) return { inches: way, share: ABOARD };
  return officersOf(state, unit.id).length > 0 ? { inches: way, share: UNFORMED } : null;
}

function short(table: Table, state: IntoTheUnknownState, unit: UnitState, feature: string, inches: number) {
  const apart = distanceBetween(table, state, unit.id, feature);
  return apart === null ? null : apart - inches;
}

/** Inches by which something lies outside a range; what is near enough but in no arc lies a little outside. */
export function outside(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  range: RangeKind,
  target: string,
): number | null {
  const widest = widestRange(table, state, unit, range);
  const apart = widest === null ? null : short(table, state, unit, target, widest);
  if (apart === null || apart > 0) return apart;
  return rangeOf(table, state, unit, range, target)?.inRange ? apart : OUT_OF_ARC_IN;
}

/** 0 to 1, for how soon something so many inches outside may be reached. */
export function fading(inches: number): number {
  return inches <= 0 ? 1 : NEAR * Math.exp(-inches / FADES_IN);
}

/** Inches that are added to a gap, as the piece would have to turn: 0 straight ahead. */
export function turnIn(pose: Pose, to: Point): number {
  return (AWAY_IN * (1 - aheadness(pose, to))) / 2;
}

/** 1 straight ahead of the piece, 0 abeam, -1 behind it. */
export function aheadness(pose: Pose, to: Point): number {
  const [x, y] = [to.x - pose.x, to.y - pose.y];
  const far = Math.hypot(x, y);
  const heading = (pose.headingDeg * Math.PI) / 180;
  return far === 0 ? 1 : (x * Math.sin(heading) - y * Math.cos(heading)) / far;
}
