/**
 * The rolls that actions on offer lead to, found by carrying each action out on a copy until its test lies there unrolled:
 * so dice, re-rolls and difficulty are what the rules make them, whatever they hang on. (Counting them beside the rules
 * would have to know every card.) Nothing hidden goes in: trust tokens of others are taken by what lies faceup.
 */
import type { Forecast, ForecastWay } from '../../../shared/contract/match';
import type { Ability } from '../../../shared/content/into-the-unknown';
import type { ActionOf, IntoTheUnknownAction, TaskOf } from '../../../shared/contract/into-the-unknown';
import type { SeatId } from '../engine';
import { testName } from './combat/test-task';
import { findUnit } from './figures';
import { Play } from './play';
import { abilitiesOf } from './round/abilities';
import { ask, settle } from './settle';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';
import { availableTrust, REFUSAL_TOKEN } from './teams/hails';

interface Asked {
  readonly table: Table;
  readonly state: IntoTheUnknownState;
  readonly seat: SeatId;
}
type Test = TaskOf<'test'>;
type Hail = TaskOf<'hail'>;
type Attack = ActionOf<'attack'>;

/** One entry for each action that leads to a roll that can be counted now. */
export function forecastsOf(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  actions: readonly IntoTheUnknownAction[],
): readonly Forecast[] {
  const asked = { table, state, seat };
  return actions.flatMap((action, offer) => {
    const ways = mayTest(asked, action) ? waysOf(asked, action) : [];
    const opens = mayAttack(asked, action) ? attacksAfter(asked, action) : [];
    return ways.length + opens.length === 0 ? [] : [{ offer, ways, opens }];
  });
}

/** Verbs of cards that make a test. */
const TESTING = /"verb":"(?:test|raid|ram)"/;

/** Most actions test nothing: only those that may are tried. */
function mayTest(asked: Asked, action: IntoTheUnknownAction): boolean {
  const top = asked.state.tasks.at(-1);
  if (ALWAYS.has(action.type)) return true;
  if (action.type === 'order' || action.type === 'use')
    return isUnrolled(top) || isTesting(abilityOf(asked, action));
  if (action.type === 'choose-unit' || action.type === 'choose-end')
    return top?.type === 'verb' && TESTING.test(JSON.stringify(top.effect));
  if (action.type === 'choose-option' && top?.type === 'interference')
    return top.step === 'means' || action.option === 1;
  return BEFORE.has(action.type) && isUnrolled(top);
}

const ALWAYS: ReadonlySet<string> = new Set(['hail', 'answer', 'trust', 'transport']);
/** What changes a roll that is about to be made, or makes it. */
const BEFORE: ReadonlySet<string> = new Set(['choose-option', 'change-die', 'done']);

function abilityOf({ table, state }: Asked, { unit: id, ability }: { unit: string; ability: string }) {
  const unit = findUnit(state, id);
  return unit && abilitiesOf(table, state, unit).find(({ key }) => key === ability)?.ability;
}

function isTesting(ability: Ability | undefined): boolean {
  return ability !== undefined && (ability.test !== null || TESTING.test(JSON.stringify(ability.effects)));
}

function mayAttack(asked: Asked, action: IntoTheUnknownAction): boolean {
  if (action.type !== 'order') return false;
  return (abilityOf(asked, action)?.effects ?? []).some(({ verb }) => verb === 'attacks');
}

/** Attacks that an order lets its unit make, one of each mount at each target, with all the power that needs no reserve. */
function attacksAfter({ table, state, seat }: Asked, order: IntoTheUnknownAction): readonly Attack[] {
  const { rules, asked } = ask(table, withoutReactions(table, answered(table, state, seat, order)));
  if (asked.task.type !== 'attacks' || !rules.waitsFor(asked).includes(seat)) return [];
  const best = new Map<string, Attack>();
  for (const action of rules.legal(asked, seat)) {
    if (action.type !== 'attack') continue;
    const key = `${action.weapon}/${action.mount}/${action.target}`;
    const known = best.get(key);
    if (!known || (action.reserve === 0 && action.power > known.power)) best.set(key, action);
  }
  return [...best.values()];
}

/** Nobody answers what has just happened. */
function withoutReactions(table: Table, from: IntoTheUnknownState): IntoTheUnknownState {
  let state = from;
  for (let steps = 0; steps < MOST_ANSWERS && state.tasks.at(-1)?.type === 'react'; steps += 1) {
    const next = unopposed(table, state);
    if (next === null) break;
    state = answered(table, state, next.seat, next.action);
  }
  return state;
}

function isUnrolled(task: IntoTheUnknownState['tasks'][number] | undefined): task is Test {
  return task?.type === 'test' && task.dice.every(({ face }) => face < 0);
}

function waysOf(asked: Asked, action: IntoTheUnknownAction): readonly ForecastWay[] {
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

function answered(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  action: IntoTheUnknownAction,
): IntoTheUnknownState {
  const play = new Play(table, state);
  const { rules, asked } = ask(table, play.frozen);
  rules.answer(play, asked.task, action, seat);
  settle(play);
  return play.frozen;
}

/** Far more than lies between an order and its test. */
const MOST_ANSWERS = 12;

/** The test that comes if nobody steps in; none where something else has to be chosen first. */
function testWays(
  table: Table,
  from: IntoTheUnknownState,
  given: ForecastWay['given'],
): readonly ForecastWay[] {
  let state = from;
  for (let steps = 0; steps < MOST_ANSWERS && state.outcome === null; steps += 1) {
    const top = state.tasks.at(-1);
    if (top?.type === 'test') return isUnrolled(top) ? withSkills(table, state, top, given) : [];
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
  const [seat] = rules.waitsFor(asked);
  const { task } = asked;
  if (seat === undefined || seat === 'chance' || seat === 'referee') return null;
  if (task.type === 'react') return { seat, action: { type: 'done' } };
  if (task.type === 'interference')
    return { seat, action: { type: 'choose-option', option: task.step === 'ask' ? 1 : 0 } };
  const [first] = task.type === 'verb' && task.effect.verb === 'ram' ? rules.legal(asked, seat) : [];
  return first ? { seat, action: first } : null;
}

/** Where the tester has still to choose one of two skills, one way for each. */
function withSkills(
  table: Table,
  state: IntoTheUnknownState,
  test: Test,
  given: ForecastWay['given'],
): readonly ForecastWay[] {
  const { skill } = test.work.test;
  if (test.skill !== null || typeof skill !== 'object' || !('either' in skill)) return [wayOf(test, given)];
  return skill.either.flatMap((_, option) => {
    const chosen = answered(table, state, test.seat, { type: 'choose-option', option }).tasks.at(-1);
    return isUnrolled(chosen) ? [wayOf(chosen, given)] : [];
  });
}

function wayOf(test: Test, given: ForecastWay['given']): ForecastWay {
  const dice: Record<string, number> = {};
  for (const { die } of test.dice) dice[die] = (dice[die] ?? 0) + 1;
  return {
    given,
    seat: test.seat,
    name: testName(test),
    dice,
    rerolls: Object.values(test.rerolls).filter((most) => most > 0),
    changes: test.changes,
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
