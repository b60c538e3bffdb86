/** What is asked in an evacuation and when a pod lands (ITU-EVAC-02 to 05). */
import type { IntoTheUnknownAction, TaskOf, UnitState } from '../../../../shared/contract/into-the-unknown';
import { SLOTS } from '../../../../shared/geometry';
import { findUnit, unitOf } from '../figures/pieces';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { land, landingPlaces, numberPod, POD_CLASS, podOf, podStation } from './escape';
import { isGround } from './locations';
import { unexpected } from './unexpected';

/** Pods leave like projectiles from a launcher with impulse turn 2, whatever the ship's tubes have (ITU-EVAC-06). */
const POD_TURN = 2;

/** First a team may be formed, then the pod is launched, then everybody says where they are (ITU-EVAC-02 to 05). */
export const evacuateTask: TaskRules<'evacuate'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({
    code: 'nothing-to-answer',
    message: 'The evacuation asks for nothing now.',
    rule: 'ITU-EVAC-01',
  }),
  answer(_play, _task, action) {
    throw unexpected('evacuate', action);
  },
  run(play, task) {
    const ship = unitOf(play.frozen, task.unit);
    if (task.step < 2) play.replace({ ...task, step: task.step + 1 });
    else play.pop();
    if (task.step === 0) {
      const station = podStation(ship);
      play.push({ type: 'form-team', seat: task.seat, ship: ship.id, station, pod: true });
    } else if (task.step === 1) launchPod(play, task);
    else markPod(play, ship);
  },
  isMoot: (state, { unit }) => findUnit(state, unit) === undefined,
};

function launchPod(play: Play, { seat, unit }: TaskOf<'evacuate'>): void {
  play.push({
    type: 'launch',
    seat,
    by: unit,
    class: POD_CLASS,
    slots: SLOTS,
    notches: POD_TURN,
    why: 'pod',
  });
}

/** Who goes into it has been asked where it was launched; without room for it there is none. */
function markPod(play: Play, ship: UnitState): void {
  const pod = podOf(play.frozen, ship);
  if (pod !== undefined) numberPod(play, ship.id, pod.id);
}

function landings({ table, state, task }: Asked<'land'>): readonly IntoTheUnknownAction[] {
  const pod = findUnit(state, task.pod);
  if (pod === undefined) return [];
  return landingPlaces(table, state, pod).map((to) => ({
    type: 'move-personnel',
    who: pod.id,
    to,
    station: null,
  }));
}

export const landTask: TaskRules<'land'> = {
  waitsFor: (asked) => (landings(asked).length > 0 ? [asked.task.seat] : []),
  legal: (asked, seat) => (seat === asked.task.seat ? landings(asked) : []),
  why: () => ({
    code: 'cannot-land',
    message: 'A pod lands on a feature or a friendly space unit at 2" with room for all who are in it.',
    rule: 'ITU-EVAC-01',
  }),
  answer(play, task, action) {
    if (action.type !== 'move-personnel') throw unexpected('land', action);
    play.pop();
    if (isGround(action.to)) land(play, task.pod, action.to);
  },
  run: (play) => play.pop(),
};
