/** Commodore and captains (ITU-SETUP-21 to 23, ITU-SWAY-10, ITU-OFFICER-04), and whoever they displace (ITU-OFFICER-05). */
import type { Station } from '../../../../shared/content/into-the-unknown';
import type { OfficerState, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { seatOf } from '../figures/pieces';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import type { TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { aboardOf, openStationsOf, putAt, rankOf } from './crew';
import { isDealt, shipsOf } from './force';

const CHAIR: Station = 'captains-chair';

/** Of several of the highest rank the player chooses who it is. */
export const rankTask: TaskRules<'rank'> = {
  waitsFor: ({ state, task }) => (isDealt(state) || task.among.length < 2 ? [] : [task.seat]),
  legal: ({ task }) => task.among.map((officer) => ({ type: 'choose-officer', officer })),
  why: ({ task }) =>
    notAsked(
      'One of those of the highest rank is chosen.',
      task.ship === null ? 'ITU-SETUP-21' : 'ITU-SETUP-23',
    ),
  answer(play, task, action) {
    if (action.type !== 'choose-officer') throw wrongAnswer('A rank', action);
    play.pop();
    promote(play, task, action.officer);
  },
  /** House, in a match that is dealt: who is in the chair already, else the first. */
  run(play, task) {
    play.pop();
    const inChair = task.among.find(
      (id) => play.frozen.officers.find((each) => each.id === id)?.station === CHAIR,
    );
    const chosen = inChair ?? task.among[0];
    if (chosen !== undefined) promote(play, task, chosen);
  },
};

/** The tasks of a seat's fleet inspection: the commodore first, captains once the flagship is known. */
export function inspect(play: Play, seat: SeatId): void {
  const among = highest(play.table, play.frozen, eligible(play.table, play.frozen, seat));
  // Without anybody who could be commodore every ship gets its captain all the same.
  if (among.length === 0) return pushCaptains(play, seat, null);
  play.push({ type: 'rank', seat, ship: null, among });
}

/** Officers aboard with the command role; one of another faction who came by sway is not (ITU-SWAY-10). */
function eligible({ content }: Table, state: IntoTheUnknownState, seat: SeatId): readonly OfficerState[] {
  const { faction } = seatOf(state, seat);
  return aboardOf(state, seat).filter(({ card }) => {
    const record = content.officers[recordOf(card)];
    return record !== undefined && record.roles.includes('command') && record.alignments.includes(faction);
  });
}

function highest(
  table: Table,
  state: IntoTheUnknownState,
  officers: readonly OfficerState[],
): readonly string[] {
  const ranks = officers.map(({ id }) => rankOf(table, state, id));
  const most = Math.max(...ranks);
  return officers.filter((_, index) => ranks[index] === most).map(({ id }) => id);
}

function promote(play: Play, task: TaskOf<'rank'>, chosen: string): void {
  const officer = play.frozen.officers.find(({ id }) => id === chosen);
  if (officer?.at?.type !== 'section') return;
  const { unit } = officer.at;
  if (task.ship === null) {
    play.officer(chosen).commodore = true;
    play.tell({ type: 'commodore', officer: chosen });
    pushCaptains(play, task.seat, unit);
  }
  takeChair(play, task.seat, chosen, unit);
}

/** Every other ship of the seat gets its captain. */
function pushCaptains(play: Play, seat: SeatId, flagship: string | null): void {
  const others = shipsOf(play.frozen, seat).filter(({ unit }) => unit !== flagship);
  play.push(
    ...others.map(({ unit }): TaskOf<'rank'> => ({
      type: 'rank',
      seat,
      ship: unit,
      among: highest(play.table, play.frozen, aboardOf(play.frozen, seat, unit)),
    })),
  );
}

/** The officer goes to the captain's chair of the ship; who was there finds another station. */
function takeChair(play: Play, seat: SeatId, officer: string, unit: string): void {
  const before = aboardOf(play.frozen, seat, unit).find(({ station }) => station === CHAIR);
  if (before?.id === officer) return;
  if (before !== undefined) {
    play.officer(before.id).station = null;
    play.push({ type: 'displaced', seat, officer: before.id, unit });
  }
  putAt(play, officer, unit, CHAIR);
}

/** A displaced officer takes another station of that ship; a reinforcement's line officer one of its bridge (ITU-REINF-07). */
export const displacedTask: TaskRules<'displaced'> = {
  waitsFor: ({ table, state, task }) =>
    isDealt(state) || stationsFor(table, state, task).length < 2 ? [] : [task.seat],
  legal: ({ table, state, task }) =>
    stationsFor(table, state, task).map((station) => ({ type: 'choose-station', station })),
  why: ({ state, task }) =>
    notAsked(
      'The officer takes an open station of that ship.',
      isNew(state, task) ? 'ITU-REINF-07' : 'ITU-SETUP-22',
    ),
  answer(play, task, action) {
    if (action.type !== 'choose-station') throw wrongAnswer('A station', action);
    play.pop();
    putAt(play, task.officer, task.unit, action.station);
  },
  run(play, task) {
    play.pop();
    const [station] = stationsFor(play.table, play.frozen, task);
    if (station !== undefined) putAt(play, task.officer, task.unit, station);
  },
  isMoot: (state, task) => !state.units.some(({ id }) => id === task.unit),
};

function isNew({ officers }: IntoTheUnknownState, { officer }: TaskOf<'displaced'>): boolean {
  return officers.find(({ id }) => id === officer)?.at === null;
}

function stationsFor(
  table: Table,
  state: IntoTheUnknownState,
  task: TaskOf<'displaced'>,
): readonly Station[] {
  const fromNowhere = isNew(state, task);
  return openStationsOf(table, state, task.unit)
    .filter(({ section }) => !fromNowhere || section === 'bridge')
    .map(({ station }) => station);
}
