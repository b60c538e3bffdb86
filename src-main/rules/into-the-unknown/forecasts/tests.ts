/** The tests that actions on offer lead to: found by carrying each action out until its dice lie there unrolled. */
import type { ForecastWay } from '../../../../shared/contract/match';
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { testName } from '../combat/test-task';
import { Play } from '../play';
import { ask, settle } from '../settle';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { availableTrust, REFUSAL_TOKEN } from '../teams/hails';
import { answered, MOST_ANSWERS, seatsAsked } from './carry-out';
import { isUnrolled, poolOfTest } from './pools';

export interface Asked {
  readonly table: Table;
  readonly state: IntoTheUnknownState;
  readonly seat: SeatId;
}
type Test = TaskOf<'test'>;
type Hail = TaskOf<'hail'>;
type Given = ForecastWay['given'];

/** Every way of the test that the action leads to; none where it leads to no test, or something else is chosen first. */
export function waysOf(asked: Asked, action: IntoTheUnknownAction): readonly ForecastWay[] {
  const { table, state, seat } = asked;
  if (action.type === 'trust') return trustWays(asked, state, action.token);
  const after = answered(table, state, seat, action);
  const top = after.tasks.at(-1);
  if (action.type === 'hail' || action.type === 'answer')
    return trustWays(asked, after, Math.max(0, ...availableTrust(state, seat)));
  const given = action.type === 'transport' ? { resisted: 1 } : {};
  if (action.type === 'transport' && top?.type !== 'interference') return [];
  return testWays(table, after, given);
}

/** The test that lies there unrolled; null: none does. */
export function unrolledTest({ tasks }: IntoTheUnknownState): Test | null {
  const top = tasks.at(-1);
  return top?.type === 'test' && isUnrolled(top) ? top : null;
}

/** The test that comes if nobody steps in; none where something else has to be chosen first. */
function testWays(table: Table, from: IntoTheUnknownState, given: Given): readonly ForecastWay[] {
  let state = from;
  for (let steps = 0; steps < MOST_ANSWERS && state.outcome === null; steps += 1) {
    if (state.tasks.at(-1)?.type === 'test') return withSkills(table, state, given);
    const next = unopposed(table, state);
    if (next === null) return [];
    state = answered(table, state, next.seat, next.action);
  }
  return [];
}

/** Nobody reacts, a ram hits the fore end, a transport is resisted by the first means. */
function unopposed(
  table: Table,
  state: IntoTheUnknownState,
): { readonly seat: SeatId; readonly action: IntoTheUnknownAction } | null {
  const { rules, asked } = ask(table, state);
  const [seat] = seatsAsked(table, state);
  const { task } = asked;
  if (seat === undefined) return null;
  if (task.type === 'react') return { seat, action: { type: 'done' } };
  if (task.type === 'interference')
    return { seat, action: { type: 'choose-option', option: task.step === 'ask' ? 1 : 0 } };
  const [first] = task.type === 'verb' && task.effect.verb === 'ram' ? rules.legal(asked, seat) : [];
  return first ? { seat, action: first } : null;
}

/** Where the tester has still to choose one of two skills, each of them. */
function withSkills(table: Table, state: IntoTheUnknownState, given: Given): readonly ForecastWay[] {
  const test = unrolledTest(state);
  if (test === null) return [];
  const { skill } = test.work.test;
  if (test.skill !== null || typeof skill !== 'object' || !('either' in skill))
    return withHelpers(table, state, given);
  return skill.either.flatMap((_, option) =>
    withHelpers(table, answered(table, state, test.seat, { type: 'choose-option', option }), given),
  );
}

/** The test as it lies there, and with the die of each officer who may still help, one after another. */
function withHelpers(table: Table, from: IntoTheUnknownState, given: Given): readonly ForecastWay[] {
  const ways: ForecastWay[] = [];
  const helpers: string[] = [];
  let state = from;
  for (let test = unrolledTest(state); test !== null; test = unrolledTest(state)) {
    ways.push(wayOf(test, given, [...helpers]));
    const { rules, asked } = ask(table, state);
    const help = rules.legal(asked, test.seat).find(({ type }) => type === 'use');
    if (help?.type !== 'use' || help.officer === null) break;
    helpers.push(help.officer);
    state = answered(table, state, test.seat, help);
  }
  return ways;
}

function wayOf(test: Test, given: Given, helpers: readonly string[]): ForecastWay {
  return {
    ...poolOfTest(test),
    given,
    helpers,
    seat: test.seat,
    name: testName(test),
    needed: test.difficulty,
  };
}

/**
 * A hail's test, with what the seat shows against each token that the other may show; who shows the refusal token in
 * answer takes no part, so that nothing is rolled (ITU-HAIL-14, ITU-HAIL-20).
 */
function trustWays({ table, seat }: Asked, state: IntoTheUnknownState, own: number): readonly ForecastWay[] {
  const hail = state.tasks.at(-1);
  if (hail?.type !== 'hail') return [];
  const [other] = [hail.hailer, ...hail.answers.map((each) => each.seat)].filter((each) => each !== seat);
  if (other === undefined) return [];
  return availableTrust(state, other).flatMap((token) => {
    const isRefused = (of: SeatId, shown: number) => of !== hail.hailer && shown === REFUSAL_TOKEN;
    if (isRefused(seat, own) || isRefused(other, token)) return [];
    const shown: Hail = {
      ...hail,
      step: 'trust',
      tokens: [
        { seat, token: own },
        { seat: other, token },
      ],
    };
    return testWays(table, revealed(table, state, shown), { own, other: token });
  });
}

function revealed(table: Table, state: IntoTheUnknownState, hail: Hail): IntoTheUnknownState {
  const play = new Play(table, state);
  play.replace(hail);
  settle(play);
  return play.frozen;
}
