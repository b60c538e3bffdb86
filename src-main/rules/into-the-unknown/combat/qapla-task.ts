/** Qapla': an action that this officer led and that has scored may leave 1 VP on the officer's card (ITU-OKEY-10). */
import type { OfficerId, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findOfficer, officerRecord, seatOf } from '../figures';
import { bankPoints } from '../mission/score';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { TaskRules } from '../task-rules';
import { notUsable } from './refusals';

/**
 * To be called before the tasks of an action led by the officer are pushed: once they are done the player is asked, where
 * the action has scored. Nothing for officers without the keyword.
 */
export function watchQapla(play: Play, officer: OfficerId | null): void {
  const led = findOfficer(play.frozen, officer);
  if (!led || officerRecord(play.table, led).keywords.qapla === undefined) return;
  const { vp } = seatOf(play.frozen, led.owner);
  play.push({ type: 'qapla', seat: led.owner, officer: led.id, vp });
}

function hasScored(state: IntoTheUnknownState, task: TaskOf<'qapla'>): boolean {
  return seatOf(state, task.seat).vp > task.vp && findOfficer(state, task.officer)?.lost === false;
}

export const qaplaTask: TaskRules<'qapla'> = {
  waitsFor: ({ state, task }) => (hasScored(state, task) ? [task.seat] : []),
  legal: () => [{ type: 'choose-option', option: 0 }, { type: 'done' }],
  why: () => notUsable('1 of the VP may be banked on the officer, or none.', 'ITU-OKEY-10'),
  answer(play, task, action) {
    play.pop();
    if (action.type !== 'choose-option') return;
    const seat = play.seat(task.seat);
    seat.vp -= 1;
    const { vp, nvp } = seat;
    play.tell({
      type: 'scored',
      seat: task.seat,
      points: -1,
      vp,
      nvp,
      from: task.officer,
      rule: 'ITU-OKEY-10',
    });
    bankPoints(
      play,
      { type: 'officer', officer: task.officer },
      { seat: task.seat, points: 1, scores: 'end' },
    );
  },
  run: (play) => play.pop(),
};
