/**
 * What games have in common whose state holds a stack of tasks: the one on top says who may act and what is legal, and what
 * waits for nobody is carried out until somebody has to decide.
 */
import { err, ok, type Refusal, type Result, type RuleId } from '../../../shared/base';
import type { Actor, Random, SeatId } from './types';

/** The task that waits; a stack is empty only once the match is over. */
export function topTask<Task>(tasks: readonly Task[]): Task {
  const task = tasks.at(-1);
  if (!task) throw new Error('A match that is not over has nothing under way.');
  return task;
}

/** Whom a task waits for, once everything that waits for nobody is carried out. */
export function insistOn(actors: readonly Actor[], task: string): readonly Actor[] {
  if (actors.length === 0) throw new Error(`The task ${task} waits for nobody.`);
  return actors;
}

/** Far more than any effect needs; a loop is a bug and must not hang the table. */
const MOST_STEPS = 10_000;

/**
 * Carries out what waits for nobody, step by step, until `step` says that somebody has to decide or the match is over: it
 * returns false then. Every task either ends or leaves something smaller, so this ends.
 */
export function runToRest(step: () => boolean): void {
  for (let steps = 0; step(); steps += 1) {
    if (steps > MOST_STEPS) throw new Error('The stack of tasks does not come to rest.');
  }
}

/** What a game has to say of an action of a person, a file or a bot. */
export interface Checks<Action> {
  readonly isOver: boolean;
  readonly actors: () => readonly Actor[];
  /** By which rule the match is over, and somebody else has to decide. */
  readonly overRule: RuleId;
  readonly turnRule: () => RuleId;
  readonly referee: (action: Action) => Result<Action, Refusal>;
  /** Whether this can have come now; else `impossible` says in a sentence that it cannot. */
  readonly isPossible: (action: Action) => boolean;
  readonly impossible: string;
  /** The rule that says what may come; left out: none that the game cites. */
  readonly impossibleRule?: () => RuleId;
  readonly answer: (seat: SeatId, action: Action) => Result<Action, Refusal>;
}

/** An action as it may be taken, or why not: the referee may always, others while the match lasts and when it is theirs. */
export function checkAction<Action>(
  actor: Actor,
  parsed: Result<Action, Refusal>,
  checks: Checks<Action>,
): Result<Action, Refusal> {
  if (!parsed.ok) return parsed;
  const action = parsed.value;
  if (actor === 'referee') return checks.referee(action);
  if (checks.isOver) return err({ code: 'match-over', message: 'The match is over.', rule: checks.overRule });
  if (!checks.actors().includes(actor)) {
    const message = 'Somebody else has to decide now.';
    return err({ code: 'not-your-turn', message, rule: checks.turnRule() });
  }
  if (actor !== 'chance') return checks.answer(actor, action);
  if (checks.isPossible(action)) return ok(action);
  const rule = checks.impossibleRule?.();
  return err({
    code: 'impossible-draw',
    message: checks.impossible,
    ...(rule === undefined ? {} : { rule }),
  });
}

/** One of the actions of who has to decide, each as likely. */
export function drawnFrom<Action>(
  actions: readonly Action[],
  random: Random,
  actor: Actor,
  task: string,
): Action {
  const action = actions[random.below(Math.max(1, actions.length))];
  if (!action) throw new Error(`Nothing is legal for ${actor} at ${task}.`);
  return action;
}
