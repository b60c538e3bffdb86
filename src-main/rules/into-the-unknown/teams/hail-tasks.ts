/**
 * What is asked in the Hail Phase: who opens a hail, who answers, which trust tokens are shown, what comes after
 * (ITU-HAIL-01 to 21). Secret until all have chosen: the token of every other seat in the task `hail`; that somebody has
 * chosen is open. No event tells of a choice before all are shown.
 */
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { startTest } from '../combat/start-test';
import { contextOf } from '../effects/context';
import type { Actor, SeatId } from '../../engine';
import { findUnit, unitOf } from '../figures/pieces';
import type { Play } from '../play';
import { playerOrder } from '../round/order';
import type { Asked, TaskRules } from '../task-rules';
import { performAct } from './acts';
import { pushAfterHail } from './after-hail';
import { fireDirectives } from './directives';
import { hailLevel, hailSkill, type HailParty, partyOf, trustDice } from './hail-standing';
import {
  answeringUnits,
  availableTrust,
  choosersOf,
  hailLeaders,
  isAtOnePlace,
  openingsOf,
  persuasiveOf,
  REFUSAL_TOKEN,
  refreshTrust,
  refusersOf,
  spendTokens,
} from './hails';
import { momentCame } from './happenings';
import { unexpected } from './unexpected';

type Hail = TaskOf<'hail'>;

/** The Hail Phase begins: directives that name it answer, then the priority player may open a hail (ITU-HAIL-01, ITU-HAIL-02). */
export function beginHails(play: Play): void {
  const [first] = playerOrder(play.frozen);
  if (first !== undefined) play.push({ type: 'open-hail', seat: first, asked: [] });
  momentCame(play, 'hail-phase');
}

function openings({ table, state, task }: Asked<'open-hail'>): readonly IntoTheUnknownAction[] {
  return openingsOf(table, state, task.seat).map((opening) => ({ type: 'hail', ...opening }));
}

/** The opportunity goes on to the next player; when all have had it the phase ends (ITU-HAIL-02, ITU-HAIL-06). */
function passOn(play: Play, { seat, asked }: TaskOf<'open-hail'>): void {
  play.pop();
  const done = [...asked, seat];
  const next = playerOrder(play.frozen).find((each) => !done.includes(each));
  if (next === undefined) refreshTrust(play, false);
  else play.push({ type: 'open-hail', seat: next, asked: done });
}

export const openHailTask: TaskRules<'open-hail'> = {
  waitsFor: (asked) => (openings(asked).length > 0 ? [asked.task.seat] : []),
  legal(asked, seat) {
    const hails = seat === asked.task.seat ? openings(asked) : [];
    return hails.length > 0 ? [...hails, { type: 'pass' }] : [];
  },
  why: ({ table, state, task }, _seat, action) => {
    if (action.type === 'hail' && findUnit(state, action.unit)?.owner === task.seat)
      return hailRefusal(openingsOf(table, state, task.seat).some(({ hail }) => hail === action.hail));
    return {
      code: 'not-a-hail',
      message: 'A hail is opened, or the opportunity passes on.',
      rule: 'ITU-HAIL-02',
    };
  },
  answer(play, task, action) {
    if (action.type === 'pass') return passOn(play, task);
    if (action.type !== 'hail') throw unexpected('open-hail', action);
    const { hail, unit, leader, receiver } = action;
    const other = unitOf(play.frozen, receiver).owner;
    if (other === null) throw new Error('Nobody answers for a unit that nobody owns.');
    if (play.state.round) play.state.round.hailed = true;
    play.tell({ type: 'hailed', seat: task.seat, hail, unit, receiver });
    play.replace({
      type: 'hail',
      hail,
      hailer: task.seat,
      unit,
      leader,
      answers: [{ seat: other, unit: receiver, leader: null }],
      step: 'answer',
      tokens: [],
      persuasive: null,
      refused: [],
    });
  },
  run: passOn,
};

function hailRefusal(isOpen: boolean) {
  return isOpen
    ? {
        code: 'out-of-comms',
        message:
          'The receiving unit must be at the Comms range of the hailing unit, whose leader must be ready and on its bridge.',
        rule: 'ITU-HAIL-09' as const,
      }
    : {
        code: 'cannot-hail',
        message: 'That hail is not open to this player now.',
        rule: 'ITU-HAIL-07' as const,
      };
}

function answers({ table, state, task }: Asked<'hail'>): readonly IntoTheUnknownAction[] {
  const [first] = task.answers;
  if (first === undefined || findUnit(state, first.unit) === undefined) return [];
  return answeringUnits(table, state, task.unit, first.unit).flatMap((unit) =>
    [null, ...hailLeaders(table, state, unit, false).map(({ id }) => id)].map(
      (leader): IntoTheUnknownAction => ({ type: 'answer', unit: unit.id, leader }),
    ),
  );
}

export const hailTask: TaskRules<'hail'> = {
  waitsFor(asked) {
    const { step, answers: answering } = asked.task;
    if (step === 'trust') return choosersOf(asked.state, asked.task);
    return step === 'answer' && answers(asked).length > 1
      ? answering.slice(0, 1).map(({ seat }) => seat)
      : [];
  },
  legal(asked, seat) {
    const { step, answers: answering } = asked.task;
    if (step === 'answer') return seat === answering[0]?.seat ? answers(asked) : [];
    if (step !== 'trust' || !choosersOf(asked.state, asked.task).includes(seat)) return [];
    return availableTrust(asked.state, seat).map((token) => ({
      type: 'trust',
      token,
    }));
  },
  why: ({ task }) =>
    task.step === 'trust'
      ? {
          code: 'not-available',
          message: 'One of the own trust tokens that lie faceup is chosen.',
          rule: 'ITU-HAIL-04',
        }
      : {
          code: 'cannot-answer',
          message:
            'The unit that was hailed answers, or the one it is aboard; a leader must be on its bridge.',
          rule: 'ITU-HAIL-12',
        },
  answer(play, task, action, actor) {
    if (action.type === 'answer') return answered(play, task, action);
    if (action.type !== 'trust') throw unexpected('hail', action);
    play.replace({ ...task, tokens: withToken(task, actor, action.token) });
  },
  run(play, task) {
    switch (task.step) {
      case 'answer': {
        const [only] = answers({ table: play.table, state: play.frozen, task });
        // Who was hailed has left the table: the phase still ends as it should (ITU-HAIL-05).
        return only?.type === 'answer'
          ? answered(play, task, only)
          : play.replace({ ...task, step: 'close' });
      }
      case 'trust':
        return reveal(play, task);
      case 'resolve':
        return resolve(play, task);
      case 'after':
        play.replace({ ...task, step: 'close' });
        return pushAfterHail(play, task);
      case 'close':
        play.pop();
        return refreshTrust(play, true);
    }
  },
};

function withToken({ tokens }: Hail, actor: Actor, token: number): Hail['tokens'] {
  return tokens.map((each) => (each.seat === actor ? { ...each, token } : each));
}

function answered(play: Play, task: Hail, { unit, leader }: Pick<HailParty, 'unit' | 'leader'>): void {
  const seats: readonly SeatId[] = [task.hailer, ...task.answers.map(({ seat }) => seat)];
  play.replace({
    ...task,
    answers: task.answers.map((each) => ({ ...each, unit, leader })),
    step: 'trust',
    tokens: seats.map((seat) => ({ seat, token: null })),
  });
}

/** All tokens are shown at once; who refuses drops out, and if nobody is left the hail ends (ITU-HAIL-13 to 17). */
function reveal(play: Play, task: Hail): void {
  const refused = refusersOf(task);
  const shown: Hail = { ...task, refused };
  const isOver = task.answers.every(({ seat }) => refused.includes(seat));
  const persuasive = isOver ? null : persuasiveOf(play.table, play.frozen, shown);
  spendTokens(play, task);
  const tokens = task.tokens.flatMap(({ seat, token }) => (token === null ? [] : [{ seat, token }]));
  play.tell({ type: 'trust', tokens, refused, persuasive });
  play.replace({ ...shown, persuasive, step: isOver ? 'close' : 'resolve' });
  const refusing = task.tokens.filter(({ seat, token }) => token === REFUSAL_TOKEN && refused.includes(seat));
  for (const { seat } of refusing) refuse(play, task, seat);
}

/** A refusal is an aggressive act (ITU-HAIL-14, ITU-HOSTILE-05), and directives name it by itself (ITU-DIRECT-02). */
function refuse(play: Play, { answers: answering, hailer, unit: hailing }: Hail, seat: SeatId): void {
  const unit = answering.find((each) => each.seat === seat)?.unit;
  if (unit === undefined) return;
  fireDirectives(play, [{ when: 'own-refusal', seats: [seat], self: unit, target: hailing }]);
  performAct(play, 'aggressive', { unit, against: hailer });
}

/** The persuasive player makes the hail's test with the trust as dice (ITU-HAIL-19 to 21). */
function resolve(play: Play, task: Hail): void {
  play.replace({ ...task, step: 'after' });
  const { table, frozen: state } = play;
  const party = task.persuasive === null ? undefined : partyOf(task, task.persuasive);
  const record = table.content.hails[task.hail];
  const unit = party && findUnit(state, party.unit);
  if (record === undefined || party === undefined || unit === undefined) return;
  const skill = hailSkill(table, state, party, record.test.skill);
  const isTogether = record.sameLocation !== 0 && isAtOnePlace(state, task);
  const modifiers = isTogether ? [{ by: record.sameLocation, when: [] }] : [];
  const test = { ...record.test, skill, modifiers: [...record.test.modifiers, ...modifiers] };
  const { success, failure, spends } = record;
  const context = contextOf(unit, { officer: party.leader, from: `hail:${task.hail}`, rule: 'ITU-HAIL-19' });
  const intuition = trustDice(table, task);
  const expertise = hailLevel(table, state, party, skill);
  startTest(play, { test, success, failure, spends }, context, { hail: true, intuition, expertise });
}
