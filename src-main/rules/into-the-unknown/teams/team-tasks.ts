/** What is asked while teams are formed, move, disband and capture (ITU-TEAM-14 to 25, ITU-CAPTURE-01). */
import type { IntoTheUnknownAction, Location, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { turnCrew } from '../combat/health';
import { findOfficer, findUnit, officersOf, teamsAt, unitOf } from '../figures/pieces';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Asked, TaskRules } from '../task-rules';
import { captureOfficer, vulnerableTo } from './captures';
import { canPayCrew, formable, formingSection, hasRoomToForm, placeTeam, recruits } from './forming';
import {
  carrierOf,
  type Ground,
  isGround,
  isMobile,
  officersLooseAt,
  openStations,
  sectionLocations,
} from './locations';
import { movePersonnel } from './personnel';
import { move, relocations } from './relocating';
import { unexpected } from './unexpected';

const DONE: IntoTheUnknownAction = { type: 'done' };

function teamsToForm({ table, state, task }: Asked<'form-team'>): readonly IntoTheUnknownAction[] {
  const ship = unitOf(state, task.ship);
  const at = formingSection(table, ship, task.station);
  if (at?.type !== 'section' || !hasRoomToForm(table, state, ship, task.station)) return [];
  if (task.pod && !canPayCrew(table, ship)) return [];
  return formable(table, state, task.seat).map((choice) => ({
    type: 'form-team',
    ...choice,
    section: at.section,
  }));
}

/** The dial has gone down already, but for a pod's team, which may be left (ITU-TEAM-15, ITU-EVAC-02). */
export const formTeamTask: TaskRules<'form-team'> = {
  waitsFor: (asked) => (teamsToForm(asked).length > 0 ? [asked.task.seat] : []),
  legal(asked, seat) {
    if (seat !== asked.task.seat) return [];
    const teams = teamsToForm(asked);
    return asked.task.pod && teams.length > 0 ? [...teams, DONE] : teams;
  },
  why: () => ({
    code: 'not-a-team',
    message:
      'A team is formed in a version that the exploration directive lists, with a token that is not in play.',
    rule: 'ITU-TEAM-15',
  }),
  answer(play, task, action) {
    play.pop();
    if (action.type === 'done') return;
    if (action.type !== 'form-team') throw unexpected('form-team', action);
    const { letter, team } = action;
    const at: Ground = { type: 'section', unit: task.ship, section: action.section };
    if (task.pod) turnCrew(play, task.ship, -1);
    const id = placeTeam(play, task.seat, { letter, team }, at);
    play.push({ type: 'muster', seat: task.seat, team: id, step: 'officers' });
  },
  /** No token is available, or there is no room: the team fails to appear (ITU-TEAM-17). */
  run: (play) => play.pop(),
  isMoot: (state, { ship }) => findUnit(state, ship) === undefined,
};

function musterMoves({ table, state, task }: Asked<'muster'>): readonly IntoTheUnknownAction[] {
  const { location } = unitOf(state, task.team);
  if (!isGround(location)) return [];
  const joins = (officers: readonly { readonly id: string }[]) =>
    officers.map(({ id }) => move(id, { type: 'team', unit: task.team }));
  switch (task.step) {
    case 'officers':
      return location.type === 'section' ? joins(recruits(state, location.unit, task.seat)) : [];
    case 'place':
      return relocations(table, state, task.team).map((at) => move(task.team, at));
    case 'join':
      return joins(
        officersLooseAt(state, location).filter((each) => each.owner === task.seat && isMobile(each)),
      );
    case 'arrival':
      return leaving(state, task, location);
  }
}

/** Officers who came along may leave the team, or join another of the own side there (ITU-TRANSP-05). */
function leaving(
  state: IntoTheUnknownState,
  task: TaskOf<'muster'>,
  at: Ground,
): readonly IntoTheUnknownAction[] {
  const others = teamsAt(state, at).filter(({ id, owner }) => id !== task.team && owner === task.seat);
  const to: readonly Location[] = [at, ...others.map(({ id }): Location => ({ type: 'team', unit: id }))];
  return officersOf(state, task.team)
    .filter((officer) => officer.owner === task.seat && isMobile(officer))
    .flatMap(({ id }) => to.map((place) => move(id, place)));
}

function nextStep(play: Play, task: TaskOf<'muster'>): void {
  if (task.step === 'officers') play.replace({ ...task, step: 'place' });
  else play.pop();
}

/** Who joins a team and where it goes (ITU-TEAM-18), who leaves it on arrival (ITU-TRANSP-05), who joins it after a landing. */
export const musterTask: TaskRules<'muster'> = {
  waitsFor: (asked) => (musterMoves(asked).length > 0 ? [asked.task.seat] : []),
  legal(asked, seat) {
    const moves = seat === asked.task.seat ? musterMoves(asked) : [];
    return moves.length > 0 ? [...moves, DONE] : [];
  },
  why: () => ({
    code: 'cannot-muster',
    message: 'Friendly officers of that unit join the team, and the team goes to a section with room for it.',
    rule: 'ITU-TEAM-18',
  }),
  answer(play, task, action) {
    if (action.type === 'done') return nextStep(play, task);
    if (action.type !== 'move-personnel') throw unexpected('muster', action);
    if (task.step === 'place') play.pop();
    movePersonnel(play, action.who, action.to);
  },
  run: nextStep,
  isMoot: (state, { team }) => findUnit(state, team) === undefined,
};

function disbandMoves({ table, state, task }: Asked<'disband'>): readonly IntoTheUnknownAction[] {
  const officer = findOfficer(state, task.who[0] ?? null);
  const ship = officer && carrierOf(state, officer.at);
  if (!officer || !ship) return [];
  return sectionLocations(table, ship).flatMap((at) => {
    if (at.type !== 'section') return [];
    const stations = officer.capturedBy === null ? openStations(table, state, at) : [];
    return [null, ...stations].map((station): IntoTheUnknownAction => ({
      type: 'move-personnel',
      who: officer.id,
      to: at,
      station,
    }));
  });
}

/** Officers of a team that has disbanded find their section and perhaps an open station, one after the other (ITU-TEAM-22). */
export const disbandTask: TaskRules<'disband'> = {
  waitsFor: (asked) => (disbandMoves(asked).length > 1 ? [asked.task.seat] : []),
  legal: (asked, seat) => (seat === asked.task.seat ? disbandMoves(asked) : []),
  why: () => ({
    code: 'not-there',
    message: 'The officer goes to a section of that unit, where an open station may be taken.',
    rule: 'ITU-TEAM-22',
  }),
  answer(play, task, action) {
    if (action.type !== 'move-personnel') throw unexpected('disband', action);
    dismiss(play, task);
    movePersonnel(play, action.who, action.to, action.station);
  },
  run: dismiss,
};

/** The next officer is asked for. */
function dismiss(play: Play, task: TaskOf<'disband'>): void {
  play.pop();
  const who = task.who.slice(1);
  if (who.length > 0) play.push({ ...task, who });
}

function stillVulnerable({ table, state, task }: Asked<'capture'>): readonly string[] {
  const now = vulnerableTo(table, state, unitOf(state, task.team)).map(({ id }) => id);
  return task.vulnerable.filter((id) => now.includes(id));
}

export const captureTask: TaskRules<'capture'> = {
  waitsFor: (asked) => (stillVulnerable(asked).length > 0 ? [asked.task.seat] : []),
  legal(asked, seat) {
    const officers = seat === asked.task.seat ? stillVulnerable(asked) : [];
    if (officers.length === 0) return [];
    return [...officers.map((officer): IntoTheUnknownAction => ({ type: 'capture', officer })), DONE];
  },
  why: () => ({
    code: 'not-vulnerable',
    message:
      'A team captures opposing officers at its location who are attached to no team and vulnerable there.',
    rule: 'ITU-CAPTURE-02',
  }),
  answer(play, task, action) {
    if (action.type === 'done') return play.pop();
    if (action.type !== 'capture') throw unexpected('capture', action);
    play.replace({ ...task, vulnerable: task.vulnerable.filter((id) => id !== action.officer) });
    captureOfficer(play, unitOf(play.frozen, task.team), action.officer);
  },
  run: (play) => play.pop(),
  isMoot: (state, { team }) => findUnit(state, team) === undefined,
};
