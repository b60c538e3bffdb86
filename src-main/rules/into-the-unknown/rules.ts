/**
 * Into the Unknown as the engine's contract: who may act is what the task on top of the stack waits for, what is legal is
 * what that task lists and what it leaves open, and an answer is carried out until somebody has to decide again.
 */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import {
  type IntoTheUnknownAction,
  type IntoTheUnknownEvent,
  type IntoTheUnknownView,
  parseIntoTheUnknownAction,
  type RefereeAction,
  type TaskType,
} from '../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownSetup } from '../../../shared/documents';
import type { Readings } from '../../../shared/sector';
import {
  type ActionList,
  type Actor,
  checkAction,
  drawnFrom,
  type GameRules,
  insistOn,
  type Random,
  type SeatId,
  type Step,
} from '../engine';
import { closedTo } from './closed';
import { makeDeterminize } from './determinize';
import { makeEvaluate } from './evaluate';
import { eventsSeenBy } from './events';
import { makeExplain } from './explain';
import { forecastsOf } from './forecasts';
import { habitOf } from './habits';
import { prospectOf, sharpnessOf, standingOf } from './judging';
import { tableOver } from './mission/table-over';
import { Play } from './play';
import { applyReferee, checkReferee } from './referee';
import { ask, type Question, settle } from './settle';
import { startState } from './setup/start';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';
import type { Asked, TaskRules } from './task-rules';
import { viewOf } from './view';

export type IntoTheUnknownRules = GameRules<
  IntoTheUnknownSetup,
  IntoTheUnknownState,
  IntoTheUnknownAction,
  IntoTheUnknownView,
  IntoTheUnknownEvent
>;

/** The rules over one content and one choice of readings; both hold for the whole match. */
export function intoTheUnknown(content: ContentPack, readings: Readings): IntoTheUnknownRules {
  const table = tableOver(content, readings);
  return {
    id: 'into-the-unknown',
    rulesVersion: 2,
    nodeCost: NODE_COST,
    start: (setup) => {
      const first = startState(table, setup);
      return first.ok ? ok(settled(table, first.value)) : first;
    },
    seats: (state) => state.seats.map(({ seat }) => seat),
    actors: (state) => actorsOf(table, state),
    legal: (state, actor) => legalOf(table, state, actor),
    closed: (state, seat) => (actorsOf(table, state).includes(seat) ? closedTo(table, state, seat) : []),
    forecasts: (state, seat) => forecastsOf(table, state, seat, legalOf(table, state, seat).actions ?? []),
    check: (state, actor, action) => checked(table, state, actor, action),
    sample: (state, actor, random) => sampled(table, state, actor, random),
    apply: (state, actor, action) => applied(table, state, actor, action),
    outcome: (state) => state.outcome,
    view: (state, viewer) => viewOf(table, state, viewer),
    eventsFor: eventsSeenBy,
    turns: (state) => state.roundsDone,
    determinize: makeDeterminize(table),
    evaluate: makeEvaluate(table),
    judge: (state, seat) => standingOf(table, state, seat),
    prospect: (state, seat, action) =>
      (sharpnessOf(state) / STEEPEST) * prospectOf(table, state, seat, action),
    explain: makeExplain(table),
    habit: (state, actor, random) =>
      actorsOf(table, state).includes(actor)
        ? habitOf(table, state, actor, {
            legal: () => legalOf(table, state, actor).actions ?? [],
            sample: () => sampled(table, state, actor, random),
          })
        : null,
  };
}

/** Measures and tables of sixty pieces make an action as dear as so many of a card game. */
const NODE_COST = 15;
/** The logistic curve rises by a quarter of its sharpness where chances are even. */
const STEEPEST = 4;

function actorsOf(table: Table, state: IntoTheUnknownState): readonly Actor[] {
  if (state.outcome !== null) return [];
  const { rules, asked } = ask(table, state);
  return insistOn(rules.waitsFor(asked), asked.task.type);
}

function legalOf(table: Table, state: IntoTheUnknownState, actor: Actor): ActionList<IntoTheUnknownAction> {
  if (!actorsOf(table, state).includes(actor)) return { type: 'listed', actions: [] };
  const { rules, asked } = ask(table, state);
  if (actor === 'chance') return { type: 'open', kinds: chanceKinds(rules, asked) };
  if (actor === 'referee') return { type: 'listed', actions: [] };
  const actions = rules.legal(asked, actor);
  const kinds = rules.open?.kinds(asked, actor) ?? [];
  return kinds.length === 0 ? { type: 'listed', actions } : { type: 'open', kinds, actions };
}

function chanceKinds({ chance }: TaskRules<TaskType>, asked: Asked<TaskType>): readonly string[] {
  return chance ? [chance.kindOf?.(asked) ?? chance.kind] : [];
}

function checked(
  table: Table,
  state: IntoTheUnknownState,
  actor: Actor,
  input: unknown,
): Result<IntoTheUnknownAction, Refusal> {
  return checkAction(actor, parseIntoTheUnknownAction(input), {
    isOver: state.outcome !== null,
    actors: () => actorsOf(table, state),
    overRule: 'ITU-SCORE-04',
    turnRule: () => 'ITU-ORDER-01',
    referee: (action) => checkReferee(table, state, action),
    isPossible: (action) => {
      const { rules, asked } = ask(table, state);
      return rules.chance?.isPossible(asked, action) ?? false;
    },
    impossible: 'This cannot have come now.',
    impossibleRule: () => ask(table, state).rules.chance?.rule ?? 'ITU-ORDER-01',
    answer: (seat, action) => checkedAnswer(ask(table, state), seat, action),
  });
}

function checkedAnswer(
  { rules, asked }: Question,
  seat: SeatId,
  action: IntoTheUnknownAction,
): Result<IntoTheUnknownAction, Refusal> {
  const listed = findSame(rules.legal(asked, seat), action);
  if (listed) return ok(listed);
  if (rules.open?.kinds(asked, seat).includes(action.type)) return rules.open.check(asked, seat, action);
  return rules.accepts?.(asked, seat, action) ? ok(action) : err(rules.why(asked, seat, action));
}

function findSame(
  actions: readonly IntoTheUnknownAction[],
  action: IntoTheUnknownAction,
): IntoTheUnknownAction | undefined {
  const alike = actions.filter(({ type }) => type === action.type);
  if (alike.length === 0) return undefined;
  const text = textOf(action);
  return alike.find((each) => textOf(each) === text);
}

/** The same for the same fields, in whichever order they stand. */
function textOf(action: IntoTheUnknownAction): string {
  return JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function sampled(
  table: Table,
  state: IntoTheUnknownState,
  actor: Actor,
  random: Random,
): IntoTheUnknownAction {
  const { rules, asked } = ask(table, state);
  if (actor === 'chance') {
    if (!rules.chance) throw new Error(`The task ${asked.task.type} asks nothing of chance.`);
    return rules.chance.sample(asked, random);
  }
  if (actor === 'referee') throw new Error('A referee is not sampled.');
  const drawn = rules.draw?.(asked, actor, random) ?? openSample({ rules, asked }, actor, random);
  if (drawn) return drawn;
  return drawnFrom(rules.legal(asked, actor), random, actor, asked.task.type);
}

/** An open answer, where there are any: three times out of four when something is listed too. */
function openSample({ rules, asked }: Question, seat: SeatId, random: Random): IntoTheUnknownAction | null {
  if (!rules.open || rules.open.kinds(asked, seat).length === 0) return null;
  const isListed = rules.legal(asked, seat).length > 0;
  if (isListed && random.below(4) === 0) return null;
  return rules.open.sample(asked, seat, random);
}

function applied(
  table: Table,
  state: IntoTheUnknownState,
  actor: Actor,
  action: IntoTheUnknownAction,
): Step<IntoTheUnknownState, IntoTheUnknownEvent> {
  const play = new Play(table, state);
  if (actor === 'referee') {
    applyReferee(play, action as RefereeAction); // checked as one
  } else {
    const { rules, asked } = ask(table, play.frozen);
    rules.answer(play, asked.task, action, actor);
  }
  settle(play);
  return { state: play.frozen, events: play.events };
}

function settled(table: Table, state: IntoTheUnknownState): IntoTheUnknownState {
  const play = new Play(table, state);
  settle(play);
  return play.frozen;
}
