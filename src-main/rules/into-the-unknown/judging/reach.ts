/** What a player could do for points soon: which units are near what the mission lets them work on. */
import type { FeatureState, UnitState } from '../../../../shared/contract/into-the-unknown';
import { contextOf } from '../effects/context';
import type { SeatId } from '../../engine';
import { findUnit, hullStatusOf, isInPlay, officersOf, pieceOf } from '../figures';
import { remembered } from '../memo';
import { matchesFeature } from '../mission/objectives';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { effectsWorth, spendsWorth } from './effect-worth';
import { fading, gapTo, type Worked, worksInForce } from './gaps';
import { testChance } from './test-chance';
import { WEIGHTS } from './weights';

/** In victory points. */
export function reachWorth(table: Table, state: IntoTheUnknownState, seat: SeatId): number {
  const works = worksInForce(table, state);
  if (works.length === 0) return 0;
  const own = state.units.filter(
    (unit) => unit.owner === seat && isInPlay(unit) && !hullStatusOf(table, unit).disabled,
  );
  const best = new Map<string, number>();
  let sum = 0;
  for (const unit of own) {
    const share = unit.kind === 'projectile' ? 0.4 : 1;
    let most = 0;
    for (const feature of state.features) {
      const worth = share * worthAt(table, state, unit, feature, works);
      most = Math.max(most, worth);
      best.set(feature.id, Math.max(best.get(feature.id) ?? 0, worth));
    }
    sum += WEIGHTS.reach * most;
  }
  for (const worth of best.values()) sum += WEIGHTS.covered * worth;
  return sum;
}

function worthAt(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  feature: FeatureState,
  works: readonly Worked[],
): number {
  let most = 0;
  for (const work of works) {
    if (!matchesFeature(feature, work.target.feature, unit.owner)) continue;
    const near = nearness(table, state, unit, feature, work);
    if (near > 0) most = Math.max(most, near * pointsOf(table, state, unit, feature, work));
  }
  return most;
}

/**
 * Nearness by unit and feature as they lie: while nobody writes into them it is taken to stay the same, which it does
 * nearly always. States that a bot deals share them, and nothing else does.
 */
const known = new WeakMap<UnitState, WeakMap<FeatureState, Map<string, number>>>();

function nearness(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  feature: FeatureState,
  work: Worked,
): number {
  const ofUnit = known.get(unit) ?? new WeakMap<FeatureState, Map<string, number>>();
  known.set(unit, ofUnit);
  const values = ofUnit.get(feature) ?? new Map<string, number>();
  ofUnit.set(feature, values);
  const key = nearnessKey(state, unit, work);
  const before = values.get(key);
  if (before !== undefined) return before;
  const now = reckonedNearness(table, state, unit, feature.id, work);
  values.set(key, now);
  return now;
}

/** A team is where what carries it is. */
function nearnessKey(state: IntoTheUnknownState, { id, location }: UnitState, work: Worked): string {
  if (location === null) return work.id;
  const piece = findUnit(state, pieceOf(state, id));
  const { x, y, headingDeg } = piece?.pose ?? { x: 0, y: 0, headingDeg: 0 };
  return `${work.id}/${x}/${y}/${headingDeg}`;
}

/** 0 to 1: there already, or on the way. */
function reckonedNearness(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  feature: string,
  work: Worked,
): number {
  const gap = gapTo(table, state, unit, feature, work);
  return gap === null ? 0 : gap.share * fading(gap.inches);
}

/** What the work brings there, with whoever is best at it; the same for all features as far as it is the same. */
export function pointsOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  feature: FeatureState,
  work: Worked,
): number {
  return remembered(state, `points/${work.id}/${unit.id}/${feature.id}`, () => {
    const context = contextOf(unit, { target: feature.id, officer: null, from: 'mission', rule: null });
    const asked = { table, state, context };
    const gain = effectsWorth(asked, work.success) + spendsWorth(asked, work.spends);
    return Math.max(0, gain) * (work.test === null ? 1 : chanceAt(table, state, unit, work));
  });
}

/** By the officer who is best at it, at a glance: chances on features differ little. */
function chanceAt(table: Table, state: IntoTheUnknownState, unit: UnitState, work: Worked): number {
  const who = officersOf(state, unit.id);
  const key = `${work.id}/${who.map(({ id }) => id).join()}`;
  const values = chances.get(unit) ?? new Map<string, number>();
  chances.set(unit, values);
  const before = values.get(key);
  if (before !== undefined) return before;
  const now = reckonedChance(table, state, unit, work);
  values.set(key, now);
  return now;
}

/** As with nearness, for the same people aboard. */
const chances = new WeakMap<UnitState, Map<string, number>>();

function reckonedChance(table: Table, state: IntoTheUnknownState, unit: UnitState, work: Worked): number {
  const leaders = [null, ...officersOf(state, unit.id).map(({ id }) => id)];
  const { test, success, failure, spends } = work;
  if (test === null) return 1;
  const found = leaders.map((officer) =>
    testChance(
      table,
      state,
      { test, success, failure, spends },
      contextOf(unit, { target: null, officer, from: 'mission', rule: null }),
    ),
  );
  return Math.max(...found);
}
