/** Verbs of reserve, readiness and directives. */
import type { OfficerState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findOfficer, findUnit, isAble, printedClass, seatOf } from '../figures';
import { amountOf } from '../mission/amounts';
import { playersOf } from '../mission/roles';
import type { Play } from '../play';
import { turnDirective } from '../teams/directives';
import { personnelAnswers, personnelPicker, pickedPersonnel, tookPick } from './picking';
import { goOn, type VerbAsked, type VerbRules } from './verb-rules';

/** Up to the dial's greatest; nothing on units without reserve. */
export function addReserve(play: Play, id: string, count: number): void {
  const unit = findUnit(play.frozen, id);
  if (!unit || unit.reserve === null) return;
  const most = printedClass(play.table, unit)?.reserve?.max ?? unit.reserve;
  const now = Math.min(Math.max(0, unit.reserve + count), Math.max(most, unit.reserve));
  if (now === unit.reserve) return;
  const by = now - unit.reserve;
  play.unit(id).reserve = now;
  play.tell({ type: 'reserve', unit: id, by, now });
}

export const reserve: VerbRules<'reserve'> = {
  chooser: () => null,
  choices: () => [],
  isPossible({ table, state, effect, context }) {
    const unit = findUnit(state, context.self);
    if (!unit || unit.reserve === null) return false;
    const count = amountOf(table, state, context, effect.count);
    const most = printedClass(table, unit)?.reserve?.max ?? 0;
    return count > 0 ? unit.reserve < most : unit.reserve >= -count;
  },
  carryOut(play, { table, state, effect, context }) {
    if (context.self === null) return;
    addReserve(play, context.self, amountOf(table, state, context, effect.count));
  },
};

/** Who is able and not captured can be readied (ITU-CAPTURE-04). */
export function canReady(officer: OfficerState): boolean {
  return isAble(officer) && !officer.ready;
}

/** Turns an officer to the ready side; nothing where that cannot be. */
export function readyOfficer(play: Play, id: string): void {
  const officer = findOfficer(play.frozen, id);
  if (!officer || !canReady(officer)) return;
  play.officer(id).ready = true;
  play.tell({ type: 'readied', officer: id });
}

function commitOfficer(play: Play, id: string): void {
  const officer = findOfficer(play.frozen, id);
  if (!officer?.ready) return;
  play.officer(id).ready = false;
  play.tell({ type: 'committed', officer: id });
}

function officersIn(asked: VerbAsked<'ready' | 'commit'>): readonly OfficerState[] {
  return pickedPersonnel(asked, asked.effect.whom).flatMap((id) => findOfficer(asked.state, id) ?? []);
}

export const ready: VerbRules<'ready'> = {
  chooser: (asked) => personnelPicker(asked, asked.effect.whom),
  choices: (asked) =>
    personnelAnswers(asked, asked.effect.whom).filter(
      (answer) =>
        answer.type === 'choose-officer' &&
        asked.state.officers.some((each) => each.id === answer.officer && canReady(each)),
    ),
  isPossible: (asked) => officersIn(asked).some(canReady),
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    for (const { id } of officersIn(asked)) readyOfficer(play, id);
  },
};

export const commit: VerbRules<'commit'> = {
  chooser: (asked) => personnelPicker(asked, asked.effect.whom),
  choices: (asked) => personnelAnswers(asked, asked.effect.whom),
  isPossible: (asked) => officersIn(asked).some((officer) => officer.ready),
  carryOut(play, asked, answer) {
    if (tookPick(play, asked, answer)) return;
    for (const { id } of officersIn(asked)) commitOfficer(play, id);
  },
};

/** Of the players meant those whose directive lies otherwise, in player order. */
function turning({ state, effect, context }: VerbAsked<'directive'>): readonly SeatId[] {
  return playersOf(state, context, effect.whose).filter(
    (seat) => seatOf(state, seat).directives[effect.category].side !== effect.side,
  );
}

/** Who may turn their own is asked, one after the other (ITU-DIRECT-02). */
export const directive: VerbRules<'directive'> = {
  chooser: (asked) => (asked.effect.may ? (turning(asked)[asked.done] ?? null) : null),
  choices: (asked) =>
    asked.effect.may && turning(asked)[asked.done] !== undefined
      ? [{ type: 'choose-option', option: 1 }, { type: 'pass' }]
      : [],
  isPossible: (asked) => turning(asked).length > 0,
  carryOut(play, asked, answer) {
    const { effect } = asked;
    const seats = turning(asked);
    if (!effect.may) {
      for (const seat of seats) turnDirective(play, seat, effect.category, effect.side);
      return;
    }
    const seat = seats[asked.done];
    if (seat === undefined || answer === null) return;
    const follows = answer.type === 'choose-option';
    if (follows) turnDirective(play, seat, effect.category, effect.side);
    // Who has turned theirs is not among them any more.
    goOn(play, asked, { done: follows ? asked.done : asked.done + 1 });
  },
};
