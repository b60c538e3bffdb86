/**
 * What one viewer may know of a match: nearly everything lies open. With it goes what everything comes to now, so that no
 * table reckons it again.
 */
import {
  type ComplicationView,
  type FeatureState,
  type HailView,
  type IntoTheUnknownView,
  type MissionState,
  type SeatState,
  type SeatView,
  type SpendView,
  type Task,
  type TaskOf,
  type TaskView,
  type UnitState,
  type UnitView,
  UNSEEN,
} from '../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownSetup } from '../../../shared/documents';
import type { SectorTable } from '../../../shared/sector';
import type { SeatId, Viewer } from '../engine';
import {
  alertNameOf,
  figuresOf,
  hullStatusOf,
  isInPlay,
  ownSkills,
  sectorTableOf,
  stationsOf,
  unitName,
} from './figures';
import { attackSpending } from './combat/attack-spends';
import { testSpending } from './combat/test-spends';
import { rollAheadOf } from './forecasts';
import { scoreOf } from './mission/score';
import { maneuverTable } from './moves/measured';
import { leadingOf, trailingOf } from './round/order';
import { orderViews } from './round/order-views';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';

export function viewOf(table: Table, state: IntoTheUnknownState, viewer: Viewer): IntoTheUnknownView {
  const { gone, officers, round, modifiers, outcome, roundsDone, nextFeature, setup } = state;
  return {
    viewer,
    setup: withoutComplications(setup),
    seats: state.seats.map((seat) => seatFor(table, state, seat)),
    units: state.units.map((unit) => unitFor(table, state, unit, viewer)),
    gone,
    officers,
    features: state.features.map((feature) => featureFor(feature, viewer)),
    mission: missionFor(state, viewer),
    round,
    modifiers,
    tasks: state.tasks.map((task) => taskFor(task, viewer)),
    spends: spendsNow(table, state),
    roll: rollAheadOf(table, state),
    table: measuredOn(table, state),
    briefing: setup.briefing ?? null,
    prompts: setup.prompts ?? [],
    outcome,
    roundsDone,
    nextFeature,
  };
}

/** The table that the window measures on: a manoeuvre that a card halves or bounds is judged by that. */
function measuredOn(table: Table, state: IntoTheUnknownState): SectorTable {
  const top = state.tasks.at(-1);
  return top?.type === 'maneuver' ? maneuverTable(table, state, top) : sectorTableOf(table, state);
}

/** What may be done with the dice that lie; all of it lies open. */
function spendsNow(table: Table, state: IntoTheUnknownState): readonly SpendView[] {
  const top = state.tasks.at(-1);
  const spending =
    top?.type === 'test'
      ? testSpending(table, state, top)
      : top?.type === 'attack'
        ? attackSpending(table, state, top)
        : null;
  return (spending?.options ?? []).flatMap(
    ({ name, result, cost, repeatable, most, work, ...option }, effect) =>
      option.isOpen && option.step === spending?.step
        ? [{ effect, from: name === 'Test' ? null : name, result, cost, repeatable, most, work }]
        : [],
  );
}

/** Whoever named them beforehand knows them; the others see a card when it is revealed (ITU-MISSION-04). */
function withoutComplications(setup: IntoTheUnknownSetup): IntoTheUnknownSetup {
  if (setup.mission.type !== 'incident' || setup.mission.complications === undefined) return setup;
  const { overture, situation } = setup.mission;
  return { ...setup, mission: { type: 'incident', overture, situation } };
}

function seatFor(table: Table, state: IntoTheUnknownState, seat: SeatState): SeatView {
  const ships = state.units.filter((unit) => unit.owner === seat.seat && unit.kind === 'ship');
  return {
    ...seat,
    score: scoreOf(seat),
    leads: leadingOf(state) === seat.seat,
    trails: trailingOf(state) === seat.seat,
    hullLeft: ships.reduce((sum, ship) => sum + hullStatusOf(table, ship).left, 0),
  };
}

function unitFor(table: Table, state: IntoTheUnknownState, unit: UnitState, viewer: Viewer): UnitView {
  const { status, left, disabled } = hullStatusOf(table, unit);
  return {
    ...unit,
    name: unitName(table, unit),
    figures: figuresOf(table, state, unit),
    hullStatus: status,
    hullLeft: left,
    disabled,
    alertName: alertNameOf(table, unit),
    skills: ownSkills(table, unit),
    offline: stationsOf(table, state, unit).flatMap(({ station, offline }) => (offline ? [station] : [])),
    orders: isInPlay(unit) && unit.owner === viewer ? orderViews(table, state, unit) : [],
  };
}

/** A number that others have looked at is theirs alone until the token is exposed. */
function featureFor(feature: FeatureState, viewer: Viewer): FeatureState {
  return knowsNumber(feature, viewer) ? feature : { ...feature, number: null };
}

function knowsNumber({ exposed, number, seenBy }: FeatureState, viewer: Viewer): boolean {
  return number === null || exposed || seenBy.some((seat) => seat === viewer);
}

/** Complications lie facedown until one begins (ITU-CARDS-07, ITU-MISSION-04); numbers looked at may still come for others. */
function missionFor(state: IntoTheUnknownState, viewer: Viewer): MissionState {
  const { mission, features } = state;
  const hidden = features.flatMap((each) =>
    knowsNumber(each, viewer) || each.number === null ? [] : [each.number],
  );
  const anomalies =
    hidden.length === 0
      ? mission.anomalies
      : [...mission.anomalies, ...hidden].sort((one, other) => one - other);
  const isOpen = (seat: string) => seat === viewer || seat === mission.revealed;
  const complications = Object.fromEntries(
    Object.entries(mission.complications).map(([seat, card]) => [
      seat,
      card === null || isOpen(seat) ? card : UNSEEN,
    ]),
  );
  return { ...mission, anomalies, complications };
}

function taskFor(task: Task, viewer: Viewer): TaskView {
  if (task.type === 'complication') return complicationFor(task, viewer);
  return task.type === 'hail' ? hailFor(task, viewer) : task;
}

function complicationFor(task: TaskOf<'complication'>, viewer: Viewer): ComplicationView {
  return {
    ...task,
    hands: task.hands.map(({ seat, dealt, kept }) => ({
      seat,
      dealt: seat === viewer ? dealt : null,
      kept: seat === viewer ? kept : null,
      hasKept: kept !== null,
    })),
  };
}

/** Tokens are secret until all have chosen theirs (ITU-HAIL-13). */
function hailFor(task: TaskOf<'hail'>, viewer: Viewer): HailView {
  const isShown = task.step !== 'answer' && task.step !== 'trust';
  const tokenFor = (seat: SeatId, token: number | null) => (isShown || seat === viewer ? token : null);
  return {
    ...task,
    tokens: task.tokens.map(({ seat, token }) => ({
      seat,
      token: tokenFor(seat, token),
      hasChosen: token !== null,
    })),
  };
}
