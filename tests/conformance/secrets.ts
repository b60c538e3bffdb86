/** What is hidden stays hidden: twins that differ only in what a seat cannot see, and choices made in secret. */
import { expect } from 'vitest';
import {
  type Actor,
  type AnyAction,
  deepFrozen,
  type Due,
  dueAfter,
  faultsOfPlainness,
  type GameRules,
  pick,
  shuffled,
  stateHash,
} from '../../src-main/rules/engine';
import { expectSame } from './expect-same';

/**
 * What a seat cannot see changes neither its view, nor the events of its own actions as it sees them, but for the last of
 * several secret choices, with which all are shown.
 */
export function checkTwins<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  state: State,
  actor: Actor,
  action: Action,
  due: Due,
  random: { below(below: number): number },
): void {
  const { state: after, events } = rules.apply(state, actor, action);
  expectSame(faultsOfPlainness(events), []);
  if (!rules.determinize) return;
  // Who acts and another one by lot: along a match everybody is held to it often.
  const seats = rules.seats(state);
  const other = pick(seats, random);
  for (const seat of seats.filter((each) => each === actor || each === other)) {
    const view = rules.view(state, seat);
    expectSame(faultsOfPlainness(view), []);
    const twin = deepFrozen(rules.determinize(view, seat, random));
    expectSame(rules.view(twin, seat), view, `what ${seat} sees of a twin`);
    // Of several who choose at once each is offered what it is offered, whatever the others have.
    expectSame(rules.legal(twin, seat), rules.legal(state, seat));
    expectSame(rules.closed?.(twin, seat), rules.closed?.(state, seat));
    if (seat !== actor || dueAfter(due, rules.actors(after)).reveals) continue;
    expectSame(rules.eventsFor(rules.apply(twin, actor, action).events, seat), rules.eventsFor(events, seat));
  }
}

/**
 * Several who choose at once do so in secret: whoever has chosen what, the others see the same, and in whichever order
 * they choose, the match comes to the same state.
 */
export function checkSecret<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  state: State,
  random: { below(below: number): number },
): void {
  const actors = rules.actors(state);
  const [first, second] = shuffled(actors, random);
  if (first === undefined || second === undefined) return;
  expect(actors, 'chance never chooses beside a seat').not.toContain('chance');
  const [one, another] = [rules.sample(state, first, random), rules.sample(state, first, random)];
  const [after, otherwise] = [rules.apply(state, first, one), rules.apply(state, first, another)];
  for (const viewer of [...rules.seats(state), 'spectator'] as const) {
    if (viewer === first) continue;
    expectSame(
      rules.view(after.state, viewer),
      rules.view(otherwise.state, viewer),
      `what ${viewer} sees of ${first}`,
    );
    expectSame(rules.eventsFor(after.events, viewer), rules.eventsFor(otherwise.events, viewer));
  }
  const answer = rules.sample(state, second, random);
  if (!rules.actors(after.state).includes(second)) return;
  const inOrder = rules.apply(after.state, second, answer).state;
  const turned = rules.apply(rules.apply(state, second, answer).state, first, one).state;
  expect(stateHash(turned), `${first} and ${second} in either order`).toBe(stateHash(inOrder));
}
