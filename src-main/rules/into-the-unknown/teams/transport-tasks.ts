/** What is asked while personnel are transported (ITU-TRANSP-02 to 11). */
import type { Skill, Stat } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { startTest } from '../combat/start-test';
import { contextOf } from '../effects/context';
import { passivesThat } from '../figures/passives';
import { findOfficer, findUnit, isSameLocation, unitOf } from '../figures/pieces';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Asked, TaskRules } from '../task-rules';
import { placeOf } from './locations';
import { transportRefusal } from './transport-refusal';
import { transportSpends } from './transport-spends';
import {
  canTransport,
  companions,
  send,
  type Sending,
  sendingsOf,
  shieldTotal,
  whoMayPrevent,
} from './transport';
import { unexpected } from './unexpected';

function sendings({ table, state, task }: Asked<'transport'>): readonly Sending[] {
  return sendingsOf(table, state, task);
}

const asAction = (sending: Sending): IntoTheUnknownAction => ({
  type: 'transport',
  ...sending,
  with: [...sending.with],
});

/** Any set of officers may be with a team; the list names the whole team. */
function isSending(asked: Asked<'transport'>, action: IntoTheUnknownAction): boolean {
  if (action.type !== 'transport') return false;
  const listed = sendings(asked).some(
    ({ who, to, joins }) => who === action.who && joins === action.joins && isSameLocation(to, action.to),
  );
  const team = findUnit(asked.state, action.who);
  const may = team === undefined ? [] : companions(asked.state, team);
  const isSet = new Set(action.with).size === action.with.length;
  return listed && isSet && action.with.every((id) => may.includes(id));
}

export const transportTask: TaskRules<'transport'> = {
  waitsFor: ({ table, state, task }) => (canTransport(table, state, task) ? [task.seat] : []),
  legal: (asked, seat) => (seat === asked.task.seat ? sendings(asked).map(asAction) : []),
  accepts: (asked, seat, action) => seat === asked.task.seat && isSending(asked, action),
  why: ({ table, state, task }, _seat, action) => transportRefusal(table, state, task, action),
  answer(play, task, action) {
    if (action.type !== 'transport') throw unexpected('transport', action);
    play.pop();
    const { who, with: companions, to, joins } = action;
    const sending: Sending = { who, with: companions, to, joins };
    const against = whoMayPrevent(play.table, play.frozen, task.seat, to);
    if (against === null) return send(play, task, sending);
    const { seat, unit, officer } = task;
    play.push({ type: 'interference', seat, against, unit, officer, ...sending, step: 'ask', success: null });
  },
  /** There is nobody who could be sent anywhere. */
  run: (play) => play.pop(),
  isMoot: (state, { unit }) => findUnit(state, unit) === undefined,
};

interface Means {
  readonly stat: Stat;
  readonly skill: Skill;
}

/** What the test can be made with: science and Mechanics, or what a card lets the unit use instead (ITU-TRANSP-10). */
function meansOf({ table, state, task }: Asked<'interference'>): readonly Means[] {
  const cards = passivesThat(table, state, unitOf(state, task.unit), 'transport-test');
  return [
    { stat: 'science', skill: 'mechanics' },
    ...cards.map(({ passive: { stat, skill } }) => ({ stat, skill })),
  ];
}

function options(asked: Asked<'interference'>): readonly IntoTheUnknownAction[] {
  const count = asked.task.step === 'ask' ? 2 : asked.task.step === 'means' ? meansOf(asked).length : 0;
  return Array.from({ length: count }, (_, option) => ({ type: 'choose-option', option }));
}

/** `ask`: option 1 tries to prevent it, option 0 lets it be; `means`: the options of `meansOf`. */
export const interferenceTask: TaskRules<'interference'> = {
  waitsFor(asked) {
    const { step, against, seat } = asked.task;
    if (step === 'ask') return [against];
    return step === 'means' && meansOf(asked).length > 1 ? [seat] : [];
  },
  legal(asked, seat) {
    const decides = asked.task.step === 'ask' ? asked.task.against : asked.task.seat;
    return seat === decides ? options(asked) : [];
  },
  why: () => ({
    code: 'not-an-answer',
    message: 'The player of a shielded place tries to prevent the transport, or lets it be.',
    rule: 'ITU-TRANSP-09',
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-option') throw unexpected('interference', action);
    if (task.step === 'means') return test(play, task, action.option);
    if (action.option === 1) return play.replace({ ...task, step: 'means' });
    play.pop();
    send(play, task, task);
  },
  run(play, task) {
    if (task.step === 'means') return test(play, task, 0);
    play.pop();
    if (task.success === true) send(play, task, task);
  },
  isMoot: (state, { who, unit, to }) =>
    findUnit(state, unit) === undefined || !isThere(state, who) || placeOf(state, to) === null,
};

function isThere(state: IntoTheUnknownState, who: string): boolean {
  return findUnit(state, who) !== undefined || (findOfficer(state, who)?.at ?? null) !== null;
}

/** The test with difficulty 2 and the place's shields; what cards take off it the test itself counts (ITU-TRANSP-10). */
function test(play: Play, task: TaskOf<'interference'>, option: number): void {
  const { table, frozen: state } = play;
  const [printed, ...others] = meansOf({ table, state, task });
  const means = others[option - 1] ?? printed;
  if (means === undefined) throw new Error('A transport is tested with science and Mechanics at least.');
  play.replace({ ...task, step: 'tested' });
  const difficulty = 2 + shieldTotal(table, state, task.to);
  const context = contextOf(unitOf(state, task.unit), {
    officer: task.officer,
    target: task.who,
    from: 'transport',
    rule: 'ITU-TRANSP-10',
  });
  const spec = { difficulty, modifiers: [], ...means, reroll: null };
  const spends = transportSpends(table, state, task, context);
  startTest(play, { test: spec, success: [], failure: [], spends }, context, { transport: true });
}
