/** What every game's rules must hold, checked along matches of random play. A failure names the seed of its match. */
import { expect } from 'vitest';
import {
  type Actor,
  type AnyAction,
  chanceFor,
  deepFrozen,
  dueAfter,
  faultsOfPlainness,
  firstDue,
  listedIn,
  openKindsIn,
  type GameRules,
  type MatchRecord,
  randomFrom,
  SEAT_IDS,
  type SeatId,
  stateHash,
  Timeline,
} from '../../src-main/rules/engine';
import { checkSecret, checkTwins } from './secrets';
import { expectSame } from './expect-same';

export interface ConformanceRun<Setup> {
  readonly setup: Setup;
  readonly seed: string;
  /** A match that has more records than this has gone astray. */
  readonly limit: number;
}

/** Plays one match at random and checks the whole contract at every step. Returns its records. */
export function conform<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  { setup, seed, limit }: ConformanceRun<Setup>,
): readonly MatchRecord<Action>[] {
  const started = Timeline.start(rules, deepFrozen(structuredClone(setup)));
  if (!started.ok) throw new Error(`${rules.id}: ${JSON.stringify(started.error)}`);
  const timeline = started.value;
  const random = randomFrom(seed);
  const hashes = [stateHash(timeline.state)];
  let due = firstDue(rules.actors(timeline.state));
  while (rules.outcome(timeline.state) === null) {
    const state = deepFrozen(timeline.state);
    checkState(rules, state);
    const actor = pickActor(rules, state, random.below.bind(random));
    const number = timeline.line.position;
    const action = rules.sample(state, actor, actor === 'chance' ? chanceFor(seed, 0, number) : random);
    checkAction(rules, state, actor, action);
    deepFrozen(action);
    checkTwins(rules, state, actor, action, due, random);
    checkSecret(rules, state, random);
    timeline.play({ seat: actor, action });
    due = dueAfter(due, rules.actors(timeline.state)).due;
    hashes.push(stateHash(timeline.state));
    if (hashes.length > limit) throw new Error(`${rules.id}: no end after ${limit} records`);
  }
  expect(rules.actors(timeline.state)).toEqual([]);
  checkTravel(rules, setup, timeline, hashes);
  return timeline.line.records;
}

function pickActor(
  rules: { actors(state: never): readonly Actor[] },
  state: unknown,
  below: (below: number) => number,
): Actor {
  const actors = rules.actors(state as never); // the caller's own state
  const actor = actors[below(actors.length)];
  if (actor === undefined) throw new Error('Nobody may act and the match is not over');
  return actor;
}

/** Plain data, somebody may act, nobody else may, and lists keep their order. */
function checkState<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  state: State,
): void {
  expectSame(faultsOfPlainness(state), []);
  const actors = rules.actors(state);
  expect(actors.length).toBeGreaterThan(0);
  expect(new Set(actors).size).toBe(actors.length);
  for (const actor of [...SEAT_IDS, 'chance'] as const) {
    const list = rules.legal(state, actor);
    const size = listedIn(list).length + openKindsIn(list).length;
    expectSame(size > 0, actors.includes(actor), `legal actions of ${actor}`);
    expectSame(rules.legal(state, actor), list);
    if (actor !== 'chance') checkClosed(rules, state, actor, size > 0);
    if (actor !== 'chance') checkListed(rules, state, actor, listedIn(list));
  }
}

/** What is closed is told to who decides alone, once, and with its rule. */
function checkClosed<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  state: State,
  seat: SeatId,
  decides: boolean,
): void {
  const closed = rules.closed?.(state, seat) ?? [];
  if (!decides) expectSame(closed, [], `closed to ${seat}`);
  expectSame(new Set(closed.map(({ what }) => what)).size, closed.length);
  const untold = closed.filter(({ what, refusal }) => what === '' || refusal.message === '' || !refusal.rule);
  expectSame(untold, [], `closed to ${seat} without a reason`);
}

function checkListed<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  state: State,
  actor: Actor,
  actions: readonly Action[],
): void {
  const texts = new Set(actions.map((action) => JSON.stringify(action)));
  expectSame(texts.size, actions.length, 'no action is listed twice');
  for (const action of actions) {
    const checked = rules.check(state, actor, action);
    expectSame(checked, { ok: true, value: action }, `what ${actor} is offered is taken`);
  }
  const [first] = actions;
  if (!first) return;
  const actors = rules.actors(state);
  for (const other of SEAT_IDS) {
    if (other === actor || actors.includes(other)) continue;
    expectSame(rules.check(state, other, first).ok, false, `${other} acts out of turn`);
  }
}

/** A legal action passes; the same with a changed field that is not in the list is refused, and nothing changes. */
function checkAction<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  state: State,
  actor: Actor,
  action: Action,
): void {
  expectSame(faultsOfPlainness(action), []);
  expectSame(rules.check(state, actor, JSON.parse(JSON.stringify(action))), { ok: true, value: action });
  const list = rules.legal(state, actor);
  const listed = list.type === 'listed' ? new Set(list.actions.map((each) => JSON.stringify(each))) : null;
  for (const mutant of mutantsOf(action)) {
    if (listed?.has(JSON.stringify(mutant)) ?? false) continue;
    const checked = rules.check(state, actor, mutant);
    if (listed && checked.ok) throw new Error(`${JSON.stringify(mutant)} is not in the list and is taken`);
    if (checked.ok) continue;
    expectSame([checked.error.code === '', checked.error.message === ''], [false, false]);
  }
}

function mutantsOf(action: AnyAction): readonly unknown[] {
  const fields = Object.entries(action);
  return [
    null,
    {},
    { ...action, type: 'no-such-action' },
    { ...action, extra: 1 },
    ...fields.map(([key]) => Object.fromEntries(fields.filter(([other]) => other !== key))),
    ...fields.map(([key, value]) => ({
      ...action,
      [key]: typeof value === 'number' ? value + 1000 : 'nobody',
    })),
  ];
}

/** Replay, save and load, undo to the start and redo to the end give equal states. */
function checkTravel<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  setup: Setup,
  timeline: Timeline<Setup, State, Action, View, Event>,
  hashes: readonly string[],
): void {
  const saved = JSON.parse(JSON.stringify(timeline.line)) as typeof timeline.line; // what a file gives back
  const again = Timeline.start(rules, setup);
  if (!again.ok) throw new Error('A set-up that started once does not start again');
  expect(again.value.load(saved)).toEqual({ ok: true, value: null });
  expect(stateHash(again.value.state)).toBe(hashes.at(-1));
  for (
    let position = hashes.length - 1;
    position >= 0;
    position -= Math.max(1, Math.floor(hashes.length / 16))
  ) {
    timeline.goTo(position);
    expect(stateHash(timeline.state)).toBe(hashes[position]);
  }
  timeline.goTo(hashes.length - 1);
  expect(stateHash(timeline.state)).toBe(hashes.at(-1));
}
