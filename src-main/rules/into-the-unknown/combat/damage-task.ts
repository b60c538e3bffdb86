/**
 * Damage of a unit, first to last: shields, an officer who stands in for a team, then the track. Hull moves step by step and
 * stops at a change of status (ITU-AUX-11, ITU-WKEY-02); every step's icon does what it shows (ITU-AUX-13).
 */
import { assertNever } from '../../../../shared/base';
import { ENDS } from '../../../../shared/content/into-the-unknown';
import type {
  IntoTheUnknownAction,
  OfficerState,
  TaskOf,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { hullSteps } from '../../../../shared/odds';
import { findUnit, hullStatusOf, isAble, officerOf, officersOf, teamRecord, unitOf } from '../figures';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { noteShipOut } from '../mission/ends';
import { healthDamaged, unitOut } from '../teams/happenings';
import { offerReactions } from '../round/react';
import { trailingOf } from '../round/order';
import { dealDamage } from './damage';
import { healthLeft, hurtOfficer, loseCrew } from './health';
import { hullTrackOf } from './hull-track';
import { notUsable } from './refusals';
import { diceReadings } from './readings';
import { cancelBy, shieldsAt, wears } from './shields';

type Damage = TaskOf<'damage'>;

/**
 * Ends among which the owner chooses: which is hit where the damage comes exactly between them (ITU-AUX-16), or whose
 * shields are used first, where icons wear and some are left (ITU-AUX-17).
 */
function endsToChoose({ table, state, task }: Asked<'damage'>): readonly ('fore' | 'aft')[] {
  if (task.step === 'end') return ENDS;
  const unit = findUnit(state, task.unit);
  if (!unit || !wears(unit) || task.step !== 'shields' || task.end !== null) return [];
  if (!usesShields(task, unit)) return [];
  const open = ENDS.map((end) => ({ end, points: shieldsAt(table, state, unit, end) })).filter(
    ({ points }) => points > 0,
  );
  const sum = open.reduce((all, { points }) => all + points, 0);
  return open.length > 1 && sum > task.count ? open.map(({ end }) => end) : [];
}

/** Where whoever deals it says so; health damage of units whose icons wear always comes to these first (ITU-AUX-15). */
function usesShields({ shields, kind }: Damage, unit: UnitState): boolean {
  return shields || (kind === 'health' && wears(unit));
}

/** ITU-TEAM-38: friendly officers attached to the team who can take some of it. */
function standIns({ state, task }: Asked<'damage'>): readonly OfficerState[] {
  const unit = findUnit(state, task.unit);
  if (unit?.kind !== 'team' || task.kind !== 'health' || task.step !== 'needs' || task.count <= 0) return [];
  return officersOf(state, unit.id).filter((officer) => officer.owner === unit.owner && isAble(officer));
}

export const damageTask: TaskRules<'damage'> = {
  waitsFor(asked) {
    const asks = endsToChoose(asked).length > 0 || standIns(asked).length > 0;
    const unit = findUnit(asked.state, asked.task.unit);
    return asks && unit ? [unit.owner ?? trailingOf(asked.state)] : [];
  },
  legal(asked) {
    const ends = endsToChoose(asked).map((end): IntoTheUnknownAction => ({ type: 'choose-end', end }));
    if (ends.length > 0) return ends;
    const officers = standIns(asked).map(({ id }): IntoTheUnknownAction => ({
      type: 'choose-officer',
      officer: id,
    }));
    return officers.length > 0 ? [...officers, { type: 'done' }] : [];
  },
  why: ({ task }) =>
    task.step === 'end'
      ? notUsable('Its player says which end is hit.', 'ITU-AUX-16')
      : task.step === 'shields'
        ? notUsable('Shields of one of its ends are used first.', 'ITU-AUX-17')
        : notUsable('An officer attached to the team may stand in for it.', 'ITU-TEAM-38'),
  answer(play, task, action) {
    if (action.type === 'choose-end') return chooseEnd(play, task, action.end);
    if (action.type === 'done') return play.replace({ ...task, step: 'apply' });
    if (action.type !== 'choose-officer') return;
    const officer = officerOf(play.frozen, action.officer);
    // As much as possible, point by point: who stands in cannot stop early (ITU-TEAM-38, ITU-TEAM-39).
    const taken = Math.min(task.count, healthLeft(play.table, officer));
    play.replace({ ...task, count: task.count - taken });
    hurtOfficer(play, action.officer, taken, { by: task.by, source: task.source });
  },
  run(play, task) {
    switch (task.step) {
      case 'end':
        throw new Error('Somebody has to say which end is hit.');
      case 'shields':
        return useShields(play, task);
      case 'needs':
        return play.replace({ ...task, step: 'apply' });
      case 'apply':
        return apply(play, task);
      default:
        return assertNever(task.step);
    }
  },
  isMoot: (state, task) => findUnit(state, task.unit) === undefined,
};

function chooseEnd(play: Play, task: Damage, end: 'fore' | 'aft'): void {
  if (task.step === 'end') return play.replace({ ...task, end, step: 'shields' });
  return cancelFirst(play, task, end);
}

function cancelFirst(play: Play, task: Damage, end: 'fore' | 'aft'): void {
  const left = cancelBy(play, unitOf(play.frozen, task.unit), end, task.count);
  const others = ENDS.filter((each) => each !== end);
  useShields(play, { ...task, count: left }, others);
}

function useShields(play: Play, task: Damage, ends = task.end === null ? ENDS : [task.end]): void {
  let left = task.count;
  if (usesShields(task, unitOf(play.frozen, task.unit))) {
    for (const end of ends) if (left > 0) left = cancelBy(play, unitOf(play.frozen, task.unit), end, left);
  }
  play.replace({ ...task, count: left, step: 'needs' });
}

function apply(play: Play, task: Damage): void {
  play.pop();
  if (task.count <= 0) return;
  const unit = findUnit(play.frozen, task.unit);
  if (!unit) return;
  const sustained = sustain(play, task, unit);
  if (sustained === 0) return;
  if (task.kind === 'hull' || unit.kind === 'team') noteInAttack(play, task, sustained);
}

/** Moves what there is to move; tells by how much. */
function sustain(play: Play, task: Damage, unit: UnitState): number {
  if (unit.kind === 'team') return task.kind === 'health' ? traumatise(play, task, unit) : 0;
  if (task.kind === 'health') return sustainHealth(play, task, unit);
  return unit.kind === 'projectile' ? traumatise(play, task, unit) : moveHull(play, task, unit);
}

/** A space unit's crew dial goes down; what has none has nothing to lose (ITU-FKEY-11). */
function sustainHealth(play: Play, task: Damage, unit: UnitState): number {
  const lost = loseCrew(play, unit.id, task.count);
  if (lost === 0) return 0;
  healthDamaged(play, { unit: unit.id, source: task.source });
  offerAnswers(play, task);
  return lost;
}

/** Trauma tokens on a team's health or a projectile's hull; at its value it is destroyed (ITU-TEAM-36, ITU-PROJ-12). */
function traumatise(play: Play, task: Damage, unit: UnitState): number {
  const count = Math.min(task.count, hullStatusOf(play.table, unit).left);
  if (count <= 0) return 0;
  const now = unit.trauma + count;
  play.unit(unit.id).trauma = now;
  const kind = teamRecord(play.table, unit) ? 'health' : 'hull';
  play.tell({ type: 'damaged', unit: unit.id, kind, count, now });
  const isOut = hullStatusOf(play.table, unitOf(play.frozen, unit.id)).destroyed;
  if (isOut) play.push(destroyBy(task));
  if (kind === 'health') healthDamaged(play, { unit: unit.id, source: task.source });
  if (!isOut) offerReactions(play, 'after-damage', { about: unit.id, target: null });
  return count;
}

/** The hull moves as far as status and Breach let it; then what the icons show happens, in their order. */
function moveHull(play: Play, task: Damage, unit: UnitState): number {
  const track = hullTrackOf(play.table, unit);
  if (track === null) return 0;
  const steps = hullSteps(task.count, track, task.breach, diceReadings(play.table).stopAtFirstStep);
  if (steps === 0) return 0;
  const now = unit.hull + steps;
  play.unit(unit.id).hull = now;
  play.tell({ type: 'damaged', unit: unit.id, kind: 'hull', count: steps, now });
  const met = track.icons.slice(0, steps);
  const isOut = met.includes('destroyed') || steps === track.steps.length;
  if (isOut) {
    play.push(destroyBy(task));
    return steps;
  }
  offerAnswers(play, task);
  for (const icon of met.toReversed()) {
    if (icon === 'damage-card')
      play.push({ type: 'damage-card', unit: unit.id, end: task.end, card: null, by: task.by });
    if (icon === 'health')
      dealDamage(play, { unit: unit.id, kind: 'health', count: 1, by: task.by, source: task.source });
    if (icon === 'disabled') disable(play, task);
  }
  return steps;
}

function destroyBy({ unit, by, source, bursts }: Damage): TaskOf<'destroy'> {
  return { type: 'destroy', unit, by, source, ...(bursts === undefined ? {} : { bursts }) };
}

function disable(play: Play, { unit, by, source }: Damage): void {
  play.tell({ type: 'disabled', unit, by });
  noteShipOut(play);
  unitOut(play, { unit, how: 'disabled', by, source });
}

/**
 * Who may answer damage is asked; as long as the hull shows red there is an answer of its own (ITU-EVAC-01), once for all
 * that one blow does.
 */
function offerAnswers(play: Play, { unit, source }: Damage): void {
  const { status } = hullStatusOf(play.table, unitOf(play.frozen, unit));
  const isAsked = play.frozen.tasks.some(
    (task) => task.type === 'react' && task.timing === 'after-red-damage' && task.about === unit,
  );
  if (status === 'severe' && !isAsked)
    offerReactions(play, 'after-red-damage', { about: unit, target: source });
  offerReactions(play, 'after-damage', { about: unit, target: null });
}

/** An attack wants to know what its damage did (Lethal, ITU-WKEY-03). */
function noteInAttack(play: Play, task: Damage, sustained: number): void {
  const { tasks } = play.state;
  const index = tasks.findLastIndex((each) => each.type === 'attack');
  const attack = tasks[index];
  if (attack?.type !== 'attack' || attack.target !== task.unit || attack.step !== 'damage') return;
  tasks[index] = { ...attack, hullLost: attack.hullLost + sustained };
}
