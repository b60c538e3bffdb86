/**
 * Who goes along: mobile friendly personnel into a shuttle that was launched (ITU-LAUNCH-06), friendly officers and teams
 * into a secondary unit that split off (ITU-SEP-04, ITU-SEP-05), friendly officers, captives and one team into a pod
 * (ITU-EVAC-03). One after the other, until the player is done.
 */
import type { RuleId } from '../../../../shared/base';
import type {
  IntoTheUnknownAction,
  Location,
  OfficerState,
  TaskOf,
} from '../../../../shared/contract/into-the-unknown';
import { findUnit, officersOf, sectionOf, teamsIn, unitOf } from '../figures';
import type { Asked, TaskRules } from '../task-rules';
import { type Ground, isMobile, openStations, sectionLocations } from '../teams/locations';
import { capacityLeft, movePersonnel } from '../teams/personnel';

type Asking = Asked<'board'>;

const RULES: Readonly<Record<TaskOf<'board'>['why'], RuleId>> = {
  launch: 'ITU-LAUNCH-06',
  separate: 'ITU-SEP-04',
  pod: 'ITU-EVAC-03',
};

export const boardTask: TaskRules<'board'> = {
  waitsFor: (asked) => (boardings(asked).length > 0 ? [asked.task.seat] : []),
  legal: (asked) => [...boardings(asked), { type: 'done' }],
  why: ({ task }) => ({
    code: 'not-aboard',
    message: 'They cannot go along there.',
    rule: RULES[task.why],
  }),
  answer(play, _task, action) {
    if (action.type === 'move-personnel') movePersonnel(play, action.who, action.to, action.station);
    else play.pop();
  },
  run: (play) => play.pop(),
  isMoot: (state, { from, into }) =>
    findUnit(state, from) === undefined || findUnit(state, into) === undefined,
};

function boardings(asked: Asking): readonly IntoTheUnknownAction[] {
  return [...officersWho(asked).flatMap((each) => ways(asked, each)), ...teamsWho(asked)];
}

/** Officers that may go: with a shuttle the mobile ones, with a secondary unit any friendly one, with a pod captives too. */
function officersWho({ state, task }: Asking): readonly OfficerState[] {
  const aboard = officersOf(state, task.from);
  if (task.why === 'launch') return aboard.filter((each) => each.owner === task.seat && isMobile(each));
  if (task.why === 'separate') return aboard.filter(({ owner }) => owner === task.seat);
  return aboard.filter(({ owner, capturedBy }) => owner === task.seat || capturedBy === task.seat);
}

/** A pod's and a secondary unit's places are the matching one, else the bridge (ITU-SEP-04); a shuttle's are free. */
function ways(asked: Asking, officer: OfficerState): readonly IntoTheUnknownAction[] {
  const { table, state, task } = asked;
  const places = sectionLocations(table, unitOf(state, task.into));
  const who = officer.id;
  if (task.why === 'launch')
    return places.flatMap((to) =>
      [null, ...openStations(table, state, to)].map(
        (station) => ({ type: 'move-personnel', who, to, station }) as const,
      ),
    );
  const to = matching(asked, officer.at, places);
  if (to === undefined) return [];
  const isOpen = officer.station !== null && openStations(table, state, to).includes(officer.station);
  const isSame = officer.station !== null && hasStation(asked, officer.station);
  return [{ type: 'move-personnel', who, to, station: isOpen && isSame ? officer.station : null }];
}

function hasStation({ table, state, task }: Asking, station: NonNullable<OfficerState['station']>): boolean {
  return sectionOf(table, unitOf(state, task.into), station) !== null;
}

function matching({ table, state, task }: Asking, at: Location | null, places: readonly Ground[]) {
  const isOf = (section: string) => (each: Ground) => each.type === 'section' && each.section === section;
  const own = at?.type === 'section' ? places.find(isOf(at.section)) : undefined;
  return own ?? places.find(isOf('bridge')) ?? sectionLocations(table, unitOf(state, task.into))[0];
}

/** Friendly teams where there is room; one into a pod. */
function teamsWho(asked: Asking): readonly IntoTheUnknownAction[] {
  const { table, state, task } = asked;
  const places = sectionLocations(table, unitOf(state, task.into));
  return teamsIn(state, task.from)
    .filter(({ owner }) => owner === task.seat)
    .flatMap((team) => {
      const open = places.filter((to) => capacityLeft(table, state, to, task.seat) > 0);
      const to = task.why === 'launch' ? open : [matching(asked, team.location, open)];
      return to.flatMap((each) =>
        each === undefined || !open.includes(each)
          ? []
          : [{ type: 'move-personnel', who: team.id, to: each, station: null } as const],
      );
    });
}
