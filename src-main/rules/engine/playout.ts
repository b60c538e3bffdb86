/** Plays a match to its end or to a limit, every actor by one chooser: for simulation, conformance and the bench. */
import { chanceFor } from './random';
import type { Actor, AnyAction, GameRules, MatchRecord, Outcome } from './types';

export interface Playout<State, Action extends AnyAction> {
  readonly state: State;
  readonly records: readonly MatchRecord<Action>[];
  /** Null when the limit was reached first. */
  readonly outcome: Outcome | null;
}

/** Decides for a seat; `record` is the number of the record it will be, which seeds its chance. */
export type Chooser<State, Action extends AnyAction> = (state: State, actor: Actor, record: number) => Action;

/** Chance is answered from the seed as the desk answers it, so that a playout replays to the same state. */
export function playOut<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  first: State,
  seed: string,
  choose: Chooser<State, Action>,
  limit: number,
): Playout<State, Action> {
  const records: MatchRecord<Action>[] = [];
  let state = first;
  let outcome = rules.outcome(state);
  while (outcome === null && records.length < limit) {
    const actor = rules.actors(state)[0];
    if (actor === undefined) throw new Error('Nobody may act and nobody has won.');
    const number = records.length;
    const action =
      actor === 'chance'
        ? rules.sample(state, actor, chanceFor(seed, 0, number))
        : choose(state, actor, number);
    records.push({ seat: actor, action });
    state = rules.apply(state, actor, action).state;
    outcome = rules.outcome(state);
  }
  return { state, records, outcome };
}
