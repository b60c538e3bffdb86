/** A round: its five phases in their order, and what each begins with (ITU-ORDER-04 to 09). */
import type { Phase } from '../../../../shared/content/into-the-unknown';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { CLOAKED_THIS_PHASE } from '../effects/cloak';
import { carriedOut } from '../mission/carried-out';
import { pushMissionEffects } from '../mission/mission-effects';
import { featureHazards } from '../moves/feature-hazards';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { forgetScored } from '../teams/directives';
import { beginHails } from '../teams/hail-tasks';
import { momentCame } from '../teams/happenings';
import { cardHazards, otherHazards } from './hazards';
import { nextAfter, playerOrder, priorityOf } from './order';
import { offerReactions } from './react';
import { unlessEmpty } from './hazard-task';

/** Each step pushes what it brings; the round's own task waits below for the next. */
const STEPS: readonly ((play: Play) => void)[] = [
  beginRound,
  (play) => {
    enter(play, 'priority');
    unpass(play);
    const [first] = playerOrder(play.frozen);
    if (first !== undefined) play.push({ type: 'priority-order', seat: first });
  },
  (play) => {
    enter(play, 'standby');
    beginStandby(play, 'units');
  },
  (play) => beginStandby(play, 'projectiles'),
  beginHazards,
  (play) => pushHazards(play, 3, (seat) => otherHazards(play.table, play.frozen, seat)),
  beginReady,
  (play) => {
    pushMissionEffects(play, 'readies');
  },
  (play) => {
    enter(play, 'hail');
    beginHails(play);
    offerReactions(play, 'hail-phase', { about: null });
  },
  (play) => play.replace({ type: 'end-round', step: 0 }),
];

export const roundTask: TaskRules<'round'> = {
  ...carriedOut('ITU-ORDER-04'),
  run(play, task) {
    play.replace({ ...task, step: task.step + 1 });
    const step = STEPS[task.step];
    if (!step) throw new Error(`A round has no step ${String(task.step)}.`);
    step(play);
  },
};

/** The next number; nobody has acted or passed yet, and cards may be used anew. */
function beginRound(play: Play): void {
  const { round, seats, units } = play.frozen;
  const priority = priorityOf(play.frozen) ?? seats[0]?.seat;
  if (priority === undefined) throw new Error('Nobody plays.');
  const number = (round?.number ?? 0) + 1;
  play.state.round = { number, phase: 'priority', priority, hailed: false };
  for (const { id } of units) {
    const unit = play.unit(id);
    unit.acted = false;
    unit.fired = false;
    unit.used = {};
  }
  forgetScored(play);
  play.tell({ type: 'round', number });
}

/** Who has cloaked in the phase before may decloak again. */
function enter(play: Play, phase: Phase): void {
  for (const { id, used } of play.frozen.units) {
    if (used[CLOAKED_THIS_PHASE] === undefined) continue;
    play.unit(id).used = Object.fromEntries(
      Object.entries(used).filter(([what]) => what !== CLOAKED_THIS_PHASE),
    );
  }
  if (play.state.round) play.state.round = { ...play.state.round, phase };
  play.tell({ type: 'phase', phase });
}

function unpass(play: Play): void {
  for (const { seat } of play.frozen.seats) play.seat(seat).passed = false;
}

/** The player without the priority token first (ITU-ORDER-06); of several the next one in player order. */
function beginStandby(play: Play, part: 'units' | 'projectiles'): void {
  unpass(play);
  const order = playerOrder(play.frozen);
  const [first] = order;
  if (first === undefined) return;
  play.push({ type: 'standby-order', seat: nextAfter(order, first), part });
}

/** Steps 1 and 2 look at the table as it is when the phase begins (ITU-ANOM-02). */
function beginHazards(play: Play): void {
  enter(play, 'hazard');
  pushHazards(play, 2, (seat) => featureHazards(play.table, play.frozen, seat));
  pushHazards(play, 1, (seat) => cardHazards(play.table, play.frozen, seat));
}

function pushHazards(play: Play, step: 1 | 2 | 3, leftOf: (seat: SeatId) => readonly string[]): void {
  const seats = playerOrder(play.frozen);
  play.push(...seats.flatMap((seat) => unlessEmpty({ type: 'hazard', step, seat, left: leftOf(seat) })));
}

/** The priority player all four steps, then the next player (ITU-ORDER-08). */
function beginReady(play: Play): void {
  enter(play, 'ready');
  const turns = playerOrder(play.frozen).map((seat): Task => ({
    type: 'ready',
    seat,
    step: 1,
    left: 0,
    open: [],
  }));
  play.push(...turns);
  momentCame(play, 'ready-phase');
}
