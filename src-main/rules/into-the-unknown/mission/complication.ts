/**
 * The complication begins: turned up, roles, the overture's things cleared, directives, units, objectives,
 * reinforcements (ITU-MISSION-13, ITU-MISSION-14, ITU-CARDS-10, ITU-REINF-01).
 */
import type { ComplicationRecord, Side } from '../../../../shared/content/into-the-unknown';
import { DIRECTIVES } from '../../../../shared/content/into-the-unknown';
import type { SeatState, Task } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { revealedComplication } from '../figures';
import type { Play } from '../play';
import { playerOrder } from '../round/order';
import type { TaskRules } from '../task-rules';
import { carriedOut } from './carried-out';
import { complicationNow } from './ends';
import { clearControl, removeFeature } from './features';
import { missionContext, missionTasks } from './mission-effects';
import { playersOf } from './roles';

type Step = (play: Play, record: ComplicationRecord, seat: SeatId) => void;

export const complicationTask: TaskRules<'complication-begins'> = {
  ...carriedOut('ITU-MISSION-13'),
  /** The card is turned up by chance: nobody's own action may show what lay facedown. */
  waitsFor: ({ task }) => (task.step === 0 ? ['chance'] : []),
  chance: {
    kind: 'revealed',
    rule: 'ITU-CARDS-07',
    sample: () => ({ type: 'revealed' }),
    isPossible: (_asked, action) => action.type === 'revealed',
  },
  answer(play, task) {
    play.replace({ ...task, step: 1 });
    turnUp(play);
  },
  run(play, task) {
    const found = revealedComplication(play.table, play.frozen);
    const step = STEPS[task.step - 1];
    const seat = play.frozen.mission.revealed;
    if (found === null || step === undefined || seat === null) return play.pop();
    play.replace({ ...task, step: task.step + 1 });
    step(play, found.record, seat);
  },
};

/** From step 1 on, in this order (ITU-MISSION-13); each pushes what has to be asked before the next. */
const STEPS: readonly Step[] = [
  clearTable,
  assignFirstRoles,
  assignOtherRoles,
  setDirectives,
  placeUnits,
  (play, record) => work(play, record.setUp),
  placeObjectives,
  (play, record) => work(play, record.afterObjectives),
  bringReinforcements,
];

/** The card under the influence marker is flipped and takes the overture's place (ITU-CARDS-10, ITU-MISSION-08). */
function turnUp(play: Play): void {
  const owner = complicationNow(play.frozen);
  const { mission } = play.state;
  const card = owner === null ? null : mission.complications[owner];
  if (owner === null || card === null || card === undefined) return;
  mission.part = 'complication';
  mission.revealed = owner;
  play.tell({ type: 'complication', card, seat: owner });
}

/** 1 pings, 2 control markers; 3, those without a home, is pushed for each token that goes (ITU-MISSION-13, ITU-MISSION-14). */
function clearTable(play: Play, { clears }: ComplicationRecord): void {
  const { features } = play.frozen;
  const gone = features.filter(
    ({ kind }) => (clears.pings && kind === 'objective-ping') || (clears.anomalies && kind === 'anomaly'),
  );
  for (const { id } of gone) removeFeature(play, id);
  if (clears.markers) {
    for (const { id, kind } of play.frozen.features) if (kind === 'objective-solid') clearControl(play, id);
  }
  if (clears.anomalies) play.state.mission.anomalies = [1, 2, 3, 4, 5, 6, 7, 8];
}

/** Roles of the overture end with it; the revealer's own are given, or asked for. */
function assignFirstRoles(play: Play, { roles }: ComplicationRecord, revealer: SeatId): void {
  for (const { seat } of play.frozen.seats) play.seat(seat).roles = [];
  const asked = roles.flatMap(({ role, by }): readonly Task[] => {
    if (by === 'revealer') giveRole(play, revealer, role);
    return by === 'revealer-chooses' ? [{ type: 'role', seat: revealer, role }] : [];
  });
  play.push(...asked);
}

/** Everybody else gets the other one. */
function assignOtherRoles(play: Play, { roles }: ComplicationRecord): void {
  const others = play.frozen.seats.filter((seat) => seat.roles.length === 0).map(({ seat }) => seat);
  for (const { role, by } of roles) {
    if (by === 'other') for (const seat of others) giveRole(play, seat, role);
  }
}

function giveRole(play: Play, seat: SeatId, role: string): void {
  const player = play.seat(seat);
  player.roles = [...player.roles, role];
}

/** ITU-CARDS-10: directives show the complication's colours from now on; a divided one goes by the role (ITU-SETUP-28). */
function setDirectives(play: Play, record: ComplicationRecord): void {
  for (const { seat, roles } of play.frozen.seats) {
    for (const category of DIRECTIVES) {
      const shown = record.directives[category];
      const isHostile = record.hostileRole !== null && roles.includes(record.hostileRole);
      const side: Side = shown === 'split' ? (isHostile ? 'hostile' : 'calm') : shown;
      turnDirective(play, seat, category, side);
    }
  }
}

function turnDirective(play: Play, seat: SeatId, category: keyof SeatState['directives'], side: Side): void {
  const player = play.seat(seat);
  const held = player.directives[category];
  if (held.side === side) return;
  player.directives = { ...player.directives, [category]: { ...held, side } };
  play.tell({ type: 'directive', seat, category, side });
}

/** Hazard units that the complication brings, each by the player it names. */
function placeUnits(play: Play, { units }: ComplicationRecord): void {
  const { frozen: state } = play;
  const context = missionContext('complication', null, 'ITU-MISSION-13');
  const tasks = units.map(({ class: unitClass, by, where }): Task => {
    const [seat] = playersOf(state, context, by);
    const effect = { verb: 'place-unit', class: unitClass, by, where, owner: 'none' } as const;
    return { type: 'effects', effects: [effect], context: { ...context, seat: seat ?? null } };
  });
  play.push(...tasks);
}

function work(play: Play, effects: ComplicationRecord['setUp']): void {
  play.push(...missionTasks(play.frozen, effects, 'complication', 'ITU-MISSION-13'));
}

/** Placed, or taken away, by turns as the card says, each kind in its order (ITU-SETUP-29). */
function placeObjectives(play: Play, { objectives }: ComplicationRecord): void {
  const { frozen: state } = play;
  const [first] = playerOrder(state);
  if (first === undefined) return;
  play.push(
    ...objectives.map((objective, index): Task => ({
      type: 'objects',
      part: 'complication',
      index,
      next: first,
      left: objective.count,
      fixed: false,
    })),
  );
}

/** ITU-REINF-01: once the sector is set up. */
function bringReinforcements(play: Play, { reinforcements }: ComplicationRecord): void {
  const [next] = playerOrder(play.frozen);
  if (reinforcements === null || next === undefined) return;
  const left = Object.fromEntries(play.frozen.seats.map(({ seat }) => [seat, reinforcements.count]));
  play.push({ type: 'reinforce', next, left });
}
