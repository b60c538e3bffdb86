/** What a move promises at a glance: how much nearer a unit, and who is aboard, come to what brings points. */
import type { FeatureState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Point, Pose } from '../../../../shared/geometry';
import { figuresOf, isInPlay, pieceOf } from '../figures';
import { remembered } from '../memo';
import { matchesFeature } from '../mission/objectives';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { fading, gapTo, isFor, turnIn, worksInForce } from './gaps';
import { pointsOf } from './reach';
import { WEIGHTS } from './weights';

/** Somewhere that something can be done: how far, and what it brings at no distance. */
interface Goal {
  readonly at: Point;
  readonly inches: number;
  readonly points: number;
}

/** Of a point in reach; what is covered counts beside it. */
const WEIGHT = WEIGHTS.reach + WEIGHTS.covered;
/** Moves seldom go straight where they are meant to. */
const STRAIGHT = 0.8;

/** In victory points: with the unit at another place, against where it is. */
export function approachWorth(table: Table, state: IntoTheUnknownState, unit: UnitState, to: Pose): number {
  const { pose } = unit;
  if (pose === null) return 0;
  const goals = goalsOf(table, state, unit);
  const gain = (at: Point) => wayIn(to, at) - wayIn(pose, at);
  return WEIGHT * (best(goals, gain) - best(goals, () => 0));
}

/** In victory points: with a move of the unit that goes as far as it goes, whichever way is best. */
export function moveWorth(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  kind: 'impulse' | 'warp',
): number {
  const { enginePower, warpIn } = figuresOf(table, state, unit);
  const far = STRAIGHT * ((kind === 'warp' ? warpIn : enginePower) ?? 0);
  const goals = goalsOf(table, state, unit);
  return WEIGHT * Math.max(0, best(goals, () => -far) - best(goals, () => 0));
}

function wayIn(pose: Pose, at: Point): number {
  return Math.hypot(at.x - pose.x, at.y - pose.y) + turnIn(pose, at);
}

function best(goals: readonly Goal[], farther: (at: Point) => number): number {
  return goals.reduce((most, { at, inches, points }) => {
    return Math.max(most, points * fading(inches + farther(at)));
  }, 0);
}

/** In victory points: with a team on a feature, against where it is. */
export function landingWorth(
  table: Table,
  state: IntoTheUnknownState,
  team: UnitState,
  feature: FeatureState,
): number {
  const there = worksInForce(table, state)
    .filter((work) => isFor(work, team) && matchesFeature(feature, work.target.feature, team.owner))
    .map((work) => pointsOf(table, state, team, feature, work));
  return WEIGHT * (Math.max(0, ...there) - best(ownGoals(table, state, team), () => 0));
}

/** Everything the unit and whoever it carries could do somewhere. */
function goalsOf(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly Goal[] {
  return remembered(state, `goals/${unit.id}`, () =>
    state.units
      .filter((each) => isInPlay(each) && pieceOf(state, each.id) === unit.id)
      .flatMap((rider) => ownGoals(table, state, rider)),
  );
}

function ownGoals(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly Goal[] {
  return worksInForce(table, state).flatMap((work) =>
    state.features.flatMap((feature) => {
      if (!matchesFeature(feature, work.target.feature, unit.owner)) return [];
      const gap = gapTo(table, state, unit, feature.id, work);
      const points = gap === null ? 0 : gap.share * pointsOf(table, state, unit, feature, work);
      return gap !== null && points > 0 ? [{ at: feature.at, inches: gap.inches, points }] : [];
    }),
  );
}
