/**
 * Nova Cry as the engine's contract: who may act is what the task on top of the stack waits for, what is legal is what
 * that task lists, and an answer is carried out until somebody has to decide again or the match is over.
 */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import type { NovaCryContent, NovaCryReadings } from '../../../shared/content/nova-cry';
import {
  type NovaCryAction,
  type NovaCryEvent,
  type NovaCryView,
  parseNovaCryAction,
  type RefereeAction,
  type TaskType,
} from '../../../shared/contract/nova-cry';
import type { ClosedOffer } from '../../../shared/contract/match';
import type { NovaCrySetup } from '../../../shared/documents';
import {
  type ActionList,
  type Actor,
  checkAction,
  drawnFrom,
  type GameRules,
  insistOn,
  type Random,
  runToRest,
  type SeatId,
  type Step,
  topTask,
} from '../engine';
import { closedInTurn, closedPlanets } from './closed';
import { makeDeterminize } from './determinize';
import { makeEvaluate } from './evaluate';
import { eventsSeenBy } from './events';
import { makeExplain } from './explain';
import { betweenActions, isPaidOtherwise, takeBetween, whyNotBetween } from './free-actions';
import { habitOf } from './habits';
import { abandon, isMoot } from './moot';
import { Play } from './play';
import { applyReferee, checkReferee } from './referee';
import { startState } from './setup';
import type { NovaCryState } from './state';
import type { Table } from './table';
import type { Asked, TaskRules } from './task-rules';
import { TASKS } from './tasks';
import { turnAsked } from './turn-actions';
import { viewOf } from './view';

export type NovaCryRules = GameRules<NovaCrySetup, NovaCryState, NovaCryAction, NovaCryView, NovaCryEvent>;

/** The rules over one content and one choice of readings; both hold for the whole match. */
export function novaCry(content: NovaCryContent, readings: NovaCryReadings): NovaCryRules {
  const table: Table = { content, readings };
  return {
    id: 'nova-cry',
    rulesVersion: 1,
    start: (setup) => {
      const first = startState(table, setup);
      return first.ok ? ok(settled(table, first.value)) : first;
    },
    seats: (state) => state.seats.map(({ seat }) => seat),
    actors: (state) => actorsOf(table, state),
    legal: (state, actor) => legalOf(table, state, actor),
    closed: (state, seat) => closedTo(table, state, seat),
    check: (state, actor, action) => checked(table, state, actor, action),
    sample: (state, actor, random) => sampled(table, state, actor, random),
    apply: (state, actor, action) => applied(table, state, actor, action),
    outcome: (state) => state.outcome,
    view: (state, viewer) => viewOf(table, state, viewer),
    eventsFor: eventsSeenBy,
    turns: (state) => state.turnsDone,
    determinize: makeDeterminize(table),
    evaluate: makeEvaluate(table),
    explain: makeExplain(table),
    habit: (state, actor, random) => {
      const { rules, asked } = ask(table, state);
      return habitOf(table, asked.task.type, listedFor(rules, asked, actor), random);
    },
  };
}

interface Question {
  readonly rules: TaskRules<TaskType>;
  readonly asked: Asked<TaskType>;
}

/** The rules of a task with the question they are asked; the table is total, so the types belong together. */
function ask(table: Table, state: NovaCryState): Question {
  const task = topTask(state.tasks);
  const rules = TASKS[task.type] as unknown as TaskRules<TaskType>; // the entry of the task's own type
  return { rules, asked: { table, state, task } };
}

function actorsOf(table: Table, state: NovaCryState): readonly Actor[] {
  if (state.outcome !== null) return [];
  const { rules, asked } = ask(table, state);
  return insistOn(rules.waitsFor(asked), asked.task.type);
}

function legalOf(table: Table, state: NovaCryState, actor: Actor): ActionList<NovaCryAction> {
  if (!actorsOf(table, state).includes(actor)) return { type: 'listed', actions: [] };
  const { rules, asked } = ask(table, state);
  if (actor === 'chance') return { type: 'open', kinds: kindsOf(rules, asked) };
  return { type: 'listed', actions: actor === 'referee' ? [] : listedFor(rules, asked, actor) };
}

/** Who decides in its turn, or chooses a planet, is told what cannot be done; other answers are told by their task. */
function closedTo(table: Table, state: NovaCryState, seat: SeatId): readonly ClosedOffer[] {
  if (!actorsOf(table, state).includes(seat)) return [];
  const task = topTask(state.tasks);
  if (task.type === 'choose-planet') return closedPlanets({ table, state, task }, seat);
  return task.type === 'turn' ? closedInTurn(turnAsked(table, state)) : [];
}

function kindsOf({ chance }: TaskRules<TaskType>, asked: Asked<TaskType>): readonly string[] {
  if (!chance) return [];
  return [chance.isForced?.(asked) ? 'revealed' : chance.kind];
}

/** What the task asks for, and what may be put in between. */
function listedFor(
  rules: TaskRules<TaskType>,
  asked: Asked<TaskType>,
  seat: SeatId,
): readonly NovaCryAction[] {
  const between = betweenActions(asked.table, asked.state, asked.task, seat);
  return between.length > 0 ? [...rules.legal(asked, seat), ...between] : rules.legal(asked, seat);
}

function checked(
  table: Table,
  state: NovaCryState,
  actor: Actor,
  input: unknown,
): Result<NovaCryAction, Refusal> {
  return checkAction(actor, parseNovaCryAction(input), {
    isOver: state.outcome !== null,
    actors: () => actorsOf(table, state),
    overRule: 'NC-SCORE-01',
    turnRule: () => (topTask(state.tasks).type === 'draft' ? 'NC-DRAFT-09' : 'NC-TURN-02'),
    referee: (action) => checkReferee(table, state, action),
    isPossible: (action) => {
      const { rules, asked } = ask(table, state);
      return rules.chance?.isPossible(asked, action) ?? false;
    },
    impossible: 'These cannot have come now.',
    answer: (seat, action) => checkedAnswer(ask(table, state), seat, action),
  });
}

function checkedAnswer(
  { rules, asked }: Question,
  seat: SeatId,
  action: NovaCryAction,
): Result<NovaCryAction, Refusal> {
  const text = JSON.stringify(action);
  const listed = listedFor(rules, asked, seat).find((each) => JSON.stringify(each) === text);
  if (listed) return ok(listed);
  if (isPaidOtherwise(asked, seat, action) || rules.accepts?.(asked, seat, action)) return ok(action);
  return err(whyNotBetween(asked, seat, action) ?? rules.why(asked, seat, action));
}

function sampled(table: Table, state: NovaCryState, actor: Actor, random: Random): NovaCryAction {
  const { rules, asked } = ask(table, state);
  if (actor === 'chance') {
    if (!rules.chance) throw new Error(`The task ${asked.task.type} asks nothing of chance.`);
    return rules.chance.sample(asked, random);
  }
  const actions = actor === 'referee' ? [] : listedFor(rules, asked, actor);
  return drawnFrom(actions, random, actor, asked.task.type);
}

function applied(
  table: Table,
  state: NovaCryState,
  actor: Actor,
  action: NovaCryAction,
): Step<NovaCryState, NovaCryEvent> {
  const play = new Play(table, state);
  if (actor === 'referee') {
    applyReferee(play, action as RefereeAction); // checked as one
  } else if (actor === 'chance' || !takeBetween(play, actor, action)) {
    const { rules, asked } = ask(table, play.frozen);
    rules.answer(play, asked.task, action, actor);
  }
  settle(play);
  return { state: play.frozen, events: play.events };
}

function settled(table: Table, state: NovaCryState): NovaCryState {
  const play = new Play(table, state);
  settle(play);
  return play.frozen;
}

/** What has become pointless is given up. */
function settle(play: Play): void {
  runToRest(() => {
    if (play.state.outcome !== null) return false;
    const { rules, asked } = ask(play.table, play.frozen);
    if (isMoot(play.frozen, asked.task)) abandon(play, asked.task);
    else if (rules.waitsFor(asked).length > 0) return false;
    else rules.run(play, asked.task);
    return true;
  });
}
