/**
 * Black Alert as the engine's contract: who may act is what the task on top of the stack waits for, what is legal is what
 * that task lists, and an answer is carried out until somebody has to decide again or the match is over.
 */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import type { BlackAlertContent } from '../../../shared/content/black-alert';
import type { ClosedOffer } from '../../../shared/contract/match';
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
import {
  type BlackAlertAction,
  parseBlackAlertAction,
  type RefereeAction,
} from '../../../shared/contract/black-alert';
import { closedInChallenge } from './closed-challenge';
import { closedInTurn } from './closed-turn';
import { determinized } from './determinize';
import { makeEvaluate } from './evaluate';
import { type BlackAlertEvent, eventsSeenBy } from './events';
import { interjections, isFreeAction, takeFreeAction } from './free-actions';
import { makeExplain } from './explain';
import { habitOf } from './habits';
import { Play } from './play';
import type { Readings } from './readings';
import { applyReferee, checkReferee } from './referee';
import { startState } from './setup';
import type { BlackAlertSetup } from './setup-request';
import type { BlackAlertState } from './state';
import { makeTable, type Table } from './table';
import type { Asked, TaskRules } from './task-rules';
import { TASKS } from './tasks';
import { turnAsked } from './turn-asked';
import type { TaskType } from './task';
import { type BlackAlertView, viewOf } from './view';
import { makeVoyages } from './voyages';

export type BlackAlertRules = GameRules<
  BlackAlertSetup,
  BlackAlertState,
  BlackAlertAction,
  BlackAlertView,
  BlackAlertEvent
>;

/** The rules over one content and one choice of readings; both hold for the whole match. */
export function blackAlert(content: BlackAlertContent, readings: Readings): BlackAlertRules {
  const table = makeTable(content, readings);
  const voyagesTo = makeVoyages(table);
  return {
    id: 'black-alert',
    rulesVersion: 1,
    start: (setup) => {
      const first = startState(table, setup);
      return first.ok ? ok(settled(table, first.value).state) : first;
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
    determinize: (view, seat, random) => determinized(table, view, seat, random),
    evaluate: makeEvaluate(table, voyagesTo),
    explain: makeExplain(table, voyagesTo),
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
function ask(table: Table, state: BlackAlertState): Question {
  const task = topTask(state.tasks);
  const rules = TASKS[task.type] as unknown as TaskRules<TaskType>; // the entry of the task's own type
  return { rules, asked: { table, state, task } };
}

function actorsOf(table: Table, state: BlackAlertState): readonly Actor[] {
  if (state.outcome !== null) return [];
  const { rules, asked } = ask(table, state);
  const actor = rules.waitsFor(asked);
  return insistOn(actor === null ? [] : [actor], asked.task.type);
}

function legalOf(table: Table, state: BlackAlertState, actor: Actor): ActionList<BlackAlertAction> {
  if (!actorsOf(table, state).includes(actor)) return { type: 'listed', actions: [] };
  const { rules, asked } = ask(table, state);
  if (actor === 'chance') return { type: 'open', kinds: rules.chance ? [rules.chance.kind] : [] };
  return { type: 'listed', actions: listedFor(rules, asked, actor) };
}

/** Only who decides now is told what cannot be done. */
function closedTo(table: Table, state: BlackAlertState, seat: SeatId): readonly ClosedOffer[] {
  if (!actorsOf(table, state).includes(seat)) return [];
  const task = topTask(state.tasks);
  if (task.type === 'turn') return closedInTurn(turnAsked(table, state));
  return task.type === 'challenge' ? closedInChallenge({ table, state, task }) : [];
}

/** What the task asks for, and what may be put in between. */
function listedFor(
  rules: TaskRules<TaskType>,
  asked: Asked<TaskType>,
  actor: Actor,
): readonly BlackAlertAction[] {
  const between = interjections(asked.table, asked.state, asked.task, actor);
  return between.length > 0 ? [...rules.legal(asked), ...between] : rules.legal(asked);
}

function checked(
  table: Table,
  state: BlackAlertState,
  actor: Actor,
  input: unknown,
): Result<BlackAlertAction, Refusal> {
  return checkAction(actor, parseBlackAlertAction(input), {
    isOver: state.outcome !== null,
    actors: () => actorsOf(table, state),
    overRule: 'BA-OBJ-03',
    turnRule: () => 'BA-TURN-01',
    referee: (action) => checkReferee(table, state, action),
    isPossible: (action) => {
      const { rules, asked } = ask(table, state);
      return rules.chance?.isPossible(asked, action) ?? false;
    },
    impossible: 'These cards cannot have come now.',
    answer: (seat, action) => checkedAnswer(ask(table, state), seat, action),
  });
}

function checkedAnswer(
  { rules, asked }: Question,
  actor: SeatId,
  action: BlackAlertAction,
): Result<BlackAlertAction, Refusal> {
  const text = JSON.stringify(action);
  const listed = listedFor(rules, asked, actor).find((each) => JSON.stringify(each) === text);
  if (listed) return ok(listed);
  return err(
    isFreeAction(action) && asked.task.type !== 'turn'
      ? {
          code: 'between',
          message: 'Free actions are taken before or after an action, not in the middle.',
          rule: 'BA-FREE-08',
        }
      : rules.why(asked, action),
  );
}

function sampled(table: Table, state: BlackAlertState, actor: Actor, random: Random): BlackAlertAction {
  const { rules, asked } = ask(table, state);
  if (actor === 'chance') {
    if (!rules.chance) throw new Error(`The task ${asked.task.type} asks nothing of chance.`);
    return rules.chance.sample(asked, random);
  }
  return drawnFrom(listedFor(rules, asked, actor), random, actor, asked.task.type);
}

function applied(
  table: Table,
  state: BlackAlertState,
  actor: Actor,
  action: BlackAlertAction,
): Step<BlackAlertState, BlackAlertEvent> {
  const play = new Play(table, state);
  if (actor === 'referee') {
    applyReferee(play, action as RefereeAction); // checked as one
  } else {
    const { rules, asked } = ask(table, play.frozen);
    if (isFreeAction(action)) takeFreeAction(play, action);
    else rules.answer(play, asked.task, action);
  }
  settle(play);
  return { state: play.frozen, events: play.events };
}

function settled(table: Table, state: BlackAlertState): Step<BlackAlertState, BlackAlertEvent> {
  const play = new Play(table, state);
  settle(play);
  return { state: play.frozen, events: play.events };
}

/** Endings are compared as soon as the turn goes on. */
function settle(play: Play): void {
  runToRest(() => {
    if (play.state.outcome !== null) return false;
    const { rules, asked } = ask(play.table, play.frozen);
    const { type } = asked.task;
    if (play.state.endings.length > 0 && (type === 'turn' || type === 'clean-up')) {
      play.compareEndings();
      return false;
    }
    if (rules.waitsFor(asked) !== null) return false;
    rules.run(play, asked.task);
    return true;
  });
}
