/** Where a team goes within the unit it is in: RELOCATE, and the move before an ASSAULT (ITU-TEAM-08, ITU-TEAM-25, ITU-TEAM-29). */
import type { IntoTheUnknownAction, Location, UnitId } from '../../../../shared/contract/into-the-unknown';
import { addPeril } from '../combat/tokens';
import { findUnit, isOpposing, isSameLocation, teamsAt, unitOf } from '../figures/pieces';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { carrierOf, type Ground, sectionLocations } from './locations';
import { capacityLeft, movePersonnel } from './personnel';
import { unexpected } from './unexpected';

const DONE: IntoTheUnknownAction = { type: 'done' };

/** Somebody goes to a place, at no station. */
export function move(who: string, to: Location): IntoTheUnknownAction {
  // What `aside` holds nobody moves to; places come from grounds and teams.
  if (to.type === 'aside') throw new Error('Nobody can be sent aside.');
  return { type: 'move-personnel', who, to, station: null };
}

/** Places in the same space unit with room for the team (ITU-TEAM-08, ITU-TEAM-29). */
export function relocations(table: Table, state: IntoTheUnknownState, id: UnitId): readonly Ground[] {
  const team = findUnit(state, id);
  const ship = team && carrierOf(state, team.location);
  const seat = team?.owner ?? null;
  if (!ship || seat === null) return [];
  return sectionLocations(table, ship).filter(
    (at) => !isSameLocation(at, team?.location ?? null) && capacityLeft(table, state, at, seat) > 0,
  );
}

/** Where a team can relocate to before an ASSAULT: places with an opposing team, since at least one attack follows (ITU-TEAM-25). */
export function assaultPlaces(table: Table, state: IntoTheUnknownState, id: UnitId): readonly Ground[] {
  return relocations(table, state, id).filter((at) => hasFoe(state, id, at));
}

function hasFoe(state: IntoTheUnknownState, id: UnitId, at: Location | null): boolean {
  const owner = findUnit(state, id)?.owner ?? null;
  return at !== null && teamsAt(state, at).some((other) => isOpposing(other.owner, owner));
}

function relocateMoves({ table, state, task }: Asked<'relocate'>): readonly IntoTheUnknownAction[] {
  const { team, may } = task;
  const places = may ? assaultPlaces(table, state, team) : relocations(table, state, team);
  const moves = places.map((at) => move(team, at));
  const canStay = may && moves.length > 0 && hasFoe(state, team, unitOf(state, team).location);
  return canStay ? [...moves, DONE] : moves;
}

/** RELOCATE, and the move before an ASSAULT, which costs a peril; who has no foe where they stand has to move (ITU-TEAM-25, ITU-TEAM-29). */
export const relocateTask: TaskRules<'relocate'> = {
  waitsFor: (asked) => (relocateMoves(asked).length > 0 ? [asked.task.seat] : []),
  legal: (asked, seat) => (seat === asked.task.seat ? relocateMoves(asked) : []),
  why: ({ task }) => ({
    code: task.may ? 'no-foe' : 'no-room',
    message: task.may
      ? 'Before an ASSAULT a team relocates to a section of the same unit where it can attack, or stays where it can.'
      : 'A team relocates within the same space unit, to a section with room for it.',
    rule: task.may ? 'ITU-TEAM-25' : 'ITU-TEAM-29',
  }),
  answer(play, task, action) {
    play.pop();
    if (action.type === 'done') return;
    if (action.type !== 'move-personnel') throw unexpected('relocate', action);
    movePersonnel(play, task.team, action.to);
    addPeril(play, task.team, task.peril, 'ITU-TEAM-25');
  },
  run: (play) => play.pop(),
  isMoot: (state, { team }) => findUnit(state, team) === undefined,
};
