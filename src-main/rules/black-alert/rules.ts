/**
 * Black Alert as the engine's contract: who may act is what the task on top of the stack waits for, what is legal is what
 * that task lists, and an answer is carried out until somebody has to decide again or the match is over.
 */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import type { BlackAlertContent } from '../../../shared/content/black-alert';
import type { ClosedOffer } from '../../../shared/contract/match';
import type { ActionList, Actor, GameRules, Random, SeatId, Step } from '../engine';
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
import type { Task, TaskType } from './task';
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

function topOf(state: BlackAlertState): Task {
  const task = state.tasks.at(-1);
  if (!task) throw new Error('A match that is not over has nothing under way.');
  return task;
}

/** The rules of a task with the question they are asked; the table is total, so the types belong together. */
function ask(
  table: Table,
  state: BlackAlertState,
): { readonly rules: TaskRules<TaskType>; readonly asked: Asked<TaskType> } {
  const task = topOf(state);
  const rules = TASKS[task.type] as unknown as TaskRules<TaskType>; // the entry of the task's own type
  return { rules, asked: { table, state, task } };
}

function actorsOf(table: Table, state: BlackAlertState): readonly Actor[] {
  if (state.outcome !== null) return [];
  const { rules, asked } = ask(table, state);
  const actor = rules.waitsFor(asked);
  if (actor === null) throw new Error(`The task ${asked.task.type} waits for nobody.`);
  return [actor];
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
  const task = topOf(state);
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
  const parsed = parseBlackAlertAction(input);
  if (!parsed.ok) return parsed;
  const action = parsed.value;
  if (actor === 'referee') return checkReferee(table, state, action);
  if (state.outcome !== null)
    return err({ code: 'match-over', message: 'The match is over.', rule: 'BA-OBJ-03' });
  if (!actorsOf(table, state).includes(actor)) {
    const rule = 'BA-TURN-01';
    return err({ code: 'not-your-turn', message: 'Somebody else has to decide now.', rule });
  }
  const { rules, asked } = ask(table, state);
  if (actor === 'chance') {
    return rules.chance?.isPossible(asked, action)
      ? ok(action)
      : err({ code: 'impossible-draw', message: 'These cards cannot have come now.' });
  }
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
  const actions = listedFor(rules, asked, actor);
  const action = actions[random.below(actions.length)];
  if (!action) throw new Error(`Nothing is legal for ${actor} at ${asked.task.type}.`);
  return action;
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

/** Carries out what waits for nobody. Every task either ends or leaves something smaller, so this ends. */
function settle(play: Play): void {
  for (let steps = 0; play.state.outcome === null; steps += 1) {
    if (steps > MOST_STEPS) throw new Error('The stack of tasks does not come to rest.');
    const { rules, asked } = ask(play.table, play.frozen);
    const { type } = asked.task;
    if (play.state.endings.length > 0 && (type === 'turn' || type === 'clean-up')) {
      return play.compareEndings();
    }
    if (rules.waitsFor(asked) !== null) return;
    rules.run(play, asked.task);
  }
}

/** Far more than any effect needs; a loop is a bug and must not hang the table. */
const MOST_STEPS = 10_000;
