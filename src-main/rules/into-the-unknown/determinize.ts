/** A whole state that agrees with what one seat sees: cards facedown, trust tokens and numbers looked at drawn anew. */
import {
  type ComplicationView,
  type FeatureState,
  type HailView,
  type IntoTheUnknownView,
  type MissionState,
  type SeatState,
  type SeatView,
  type Task,
  type TaskView,
  type UnitState,
  type UnitView,
  UNSEEN,
} from '../../../shared/contract/into-the-unknown';
import { pick, type Random, type SeatId, shuffled } from '../engine';
import { settleState } from './memo';
import { complicationDeck } from './setup/draw';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';

export type Determinize = (view: IntoTheUnknownView, seat: SeatId, random: Random) => IntoTheUnknownState;

export function makeDeterminize(table: Table): Determinize {
  return (view, _seat, random) => {
    const deck = shuffled(unseenComplications(table, view), random);
    const state = dealtState(view, deck, random);
    settleState(state);
    return state;
  };
}

function dealtState(view: IntoTheUnknownView, deck: readonly string[], random: Random): IntoTheUnknownState {
  const { setup, gone, officers, round, modifiers, outcome, roundsDone } = view;
  const left = [...deck];
  const numbers = shuffled(view.mission.anomalies, random);
  const features = view.features.map((feature) => withNumber(feature, numbers));
  return {
    setup,
    seats: view.seats.map(bareSeat),
    units: view.units.map(bareUnit),
    gone,
    officers,
    features,
    sector: view.table.sector,
    mission: dealtMission(
      { ...view.mission, anomalies: [...numbers].sort((one, other) => one - other) },
      left,
    ),
    round,
    modifiers,
    tasks: view.tasks.map((task) => dealtTask(view, task, left, random)),
    outcome,
    roundsDone,
    nextFeature: view.nextFeature,
  };
}

/** Cards that could lie facedown: of this mission, and not seen elsewhere. */
function unseenComplications(table: Table, { mission, tasks }: IntoTheUnknownView): readonly string[] {
  const dealt = tasks.flatMap((task) =>
    task.type === 'complication' ? task.hands.flatMap((hand) => hand.dealt ?? []) : [],
  );
  const seen = new Set([...Object.values(mission.complications), ...dealt]);
  return complicationDeck(table, { mission }).filter((card) => !seen.has(card));
}

const SEAT_EXTRAS = ['score', 'leads', 'trails', 'hullLeft'] as const;
const UNIT_EXTRAS = [
  'name',
  'figures',
  'hullStatus',
  'hullLeft',
  'disabled',
  'alertName',
  'skills',
  'offline',
  'orders',
] as const;

/** What a view adds is taken off again. */
function bareSeat(seat: SeatView): SeatState {
  return without(seat, SEAT_EXTRAS);
}

function bareUnit(unit: UnitView): UnitState {
  return without(unit, UNIT_EXTRAS);
}

function without<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Omit<Whole, Key> {
  const bare: Partial<Whole> = { ...whole };
  for (const key of keys) delete bare[key];
  return bare as Omit<Whole, Key>; // all but these are there
}

/** What somebody else has looked at is one of the numbers that have not come up; it is taken from them. */
function withNumber(feature: FeatureState, numbers: number[]): FeatureState {
  const isSeen = feature.seenBy.length > 0 && feature.number === null && !feature.exposed;
  const number = isSeen ? numbers.pop() : undefined;
  return number === undefined ? feature : { ...feature, number };
}

function dealtMission(mission: MissionState, left: string[]): MissionState {
  const complications = Object.fromEntries(
    Object.entries(mission.complications).map(([seat, card]) => [
      seat,
      card === UNSEEN ? (left.pop() ?? card) : card,
    ]),
  );
  return { ...mission, complications };
}

function dealtTask(view: IntoTheUnknownView, task: TaskView, left: string[], random: Random): Task {
  if (task.type === 'complication') return dealtHands(task, left, random);
  return task.type === 'hail' ? dealtTokens(view, task, random) : task;
}

/** Two cards each (ITU-CARDS-07). */
function dealtHands(task: ComplicationView, left: string[], random: Random): Task {
  const hands = task.hands.map(({ seat, dealt, kept, hasKept }) => {
    const cards = dealt ?? [left.pop(), left.pop()].flatMap((card) => card ?? []);
    const [first] = cards;
    const unseen = hasKept && first !== undefined ? pick(cards, random) : null;
    return { seat, dealt: cards, kept: kept ?? unseen };
  });
  return { ...task, hands };
}

/** A token chosen and not shown is any of those that lie faceup: which are spent is open (ITU-HAIL-04). */
function dealtTokens({ seats }: IntoTheUnknownView, task: HailView, random: Random): Task {
  const tokens = task.tokens.map(({ seat, token, hasChosen }) => {
    const trust = seats.find((each) => each.seat === seat)?.trust ?? [];
    const open = trust.flatMap(({ number, spent }) => (spent ? [] : [number]));
    return { seat, token: hasChosen ? (token ?? pick(open, random)) : null };
  });
  return { ...task, tokens };
}
