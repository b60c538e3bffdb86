/** Core officers and line officers go to stations, everybody at once (ITU-SETUP-07 to 09, ITU-OFFICER-05). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { ActionOf, IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import {
  checkPosts,
  type Crewman,
  type Post,
  sectionOfStation,
  standardPosts,
  stationsOf,
} from '../../../../shared/fleet';
import { type Random, type SeatId, shuffled } from '../../engine';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { crewmenOf, forceOf, isDealt, shipsOf } from './force';

type Asking = Asked<'crew'>;

export const crewTask: TaskRules<'crew'> = {
  waitsFor: (asked) => (givenPosts(asked) === null ? [asked.task.seat] : []),
  legal: (asked) => {
    const posts = housePosts(asked);
    return faultsOf(asked, posts).length === 0 ? [{ type: 'crew', posts: [...posts] }] : [];
  },
  open: {
    kinds: () => ['crew'],
    check: (asked, _seat, action) => checkCrew(asked, action),
    sample: (asked, _seat, random) => sampleCrew(asked, random),
  },
  why: () => notAsked('Officers go to their stations now.', 'ITU-SETUP-07'),
  answer(play, _task, action) {
    if (action.type !== 'crew') throw wrongAnswer('A crew', action);
    play.pop();
    takePosts(play, action.posts);
  },
  run(play, task) {
    const posts = givenPosts({ table: play.table, state: play.frozen, task }) ?? [];
    play.pop();
    takePosts(play, posts);
  },
};

function housePosts({ table, state, task }: Asking): readonly Post[] {
  return standardPosts(table.content, shipsOf(state, task.seat), crewmenOf(table, state, task.seat));
}

function faultsOf({ table, state, task }: Asking, posts: readonly Post[]): readonly Refusal[] {
  return checkPosts(table.content, shipsOf(state, task.seat), crewmenOf(table, state, task.seat), posts);
}

function checkCrew(asked: Asking, action: IntoTheUnknownAction): Result<ActionOf<'crew'>, Refusal> {
  if (action.type !== 'crew') return err(notAsked('Officers go to their stations now.', 'ITU-SETUP-07'));
  const [fault] = faultsOf(asked, action.posts);
  return fault === undefined ? ok(action) : err(fault);
}

/** Posts that need no choice: those that the task force brings, whole and legal; the house's where all is dealt. */
function givenPosts(asked: Asking): readonly Post[] | null {
  const brought = broughtPosts(asked);
  if (brought.length > 0 && faultsOf(asked, brought).length === 0) return brought;
  const posts = housePosts(asked);
  // With more officers than stations nobody could answer: who finds none stays without.
  if (isDealt(asked.state) || faultsOf(asked, posts).length > 0) return posts;
  return null;
}

/** What the task force says of its ships' crews, ship by ship. */
function broughtPosts({ table, state, task }: Asking): readonly Post[] {
  const ships = shipsOf(state, task.seat);
  const free = [...crewmenOf(table, state, task.seat)];
  return forceOf(state, task.seat).ships.flatMap(({ crew = [] }, index) =>
    crew.flatMap(({ officer, station }): readonly Post[] => {
      const place = free.findIndex(({ card }) => card === officer);
      const [who] = place < 0 ? [] : free.splice(place, 1);
      const ship = ships[index];
      return who && ship ? [{ officer: who.officer, unit: ship.unit, station }] : [];
    }),
  );
}

const SWAPS = 6;
/** The house's posts with some officers swapped or moved to open stations, as long as that is legal. */
function sampleCrew(asked: Asking, random: Random): ActionOf<'crew'> | null {
  let posts = housePosts(asked);
  if (faultsOf(asked, posts).length > 0) return null;
  const officers = crewmenOf(asked.table, asked.state, asked.task.seat);
  for (let swap = 0; swap < SWAPS; swap += 1) {
    const changed = swapped(asked, posts, officers, random);
    if (faultsOf(asked, changed).length === 0) posts = changed;
  }
  return { type: 'crew', posts: [...posts] };
}

function swapped(
  { table, state, task }: Asking,
  posts: readonly Post[],
  officers: readonly Crewman[],
  random: Random,
): readonly Post[] {
  const [who] = shuffled(officers, random);
  const places = shipsOf(state, task.seat).flatMap((ship) =>
    stationsOf(table.content, ship.class).map(({ station }) => ({ unit: ship.unit, station })),
  );
  const [to] = shuffled(places, random);
  const from = posts.find(({ officer }) => officer === who?.officer);
  if (!who || !to || !from) return posts;
  return posts.map((post) => {
    if (post.officer === who.officer) return { ...post, ...to };
    const isThere = post.unit === to.unit && post.station === to.station;
    return isThere ? { ...post, unit: from.unit, station: from.station } : post;
  });
}

function takePosts(play: Play, posts: readonly Post[]): void {
  for (const { officer, unit, station } of posts) putAt(play, officer, unit, station);
}

/** Puts an officer at a station, whoever is there; tells of it. */
export function putAt(play: Play, officer: string, unit: string, station: Post['station']): void {
  const ship = play.frozen.units.find((each) => each.id === unit);
  const section = ship ? sectionOfStation(play.table.content, ship.class, station) : null;
  if (section === null) return;
  const who = play.officer(officer);
  who.at = { type: 'section', unit, section };
  who.station = station;
  play.tell({ type: 'posted', officer, unit, station });
}

/** Stations of a ship at which nobody is, in the order of its card. */
export function openStationsOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: string,
): readonly { readonly station: Post['station']; readonly section: string }[] {
  const ship = state.units.find((each) => each.id === unit);
  if (ship === undefined) return [];
  const taken = state.officers.filter(({ at }) => at?.type === 'section' && at.unit === unit);
  return stationsOf(table.content, ship.class).filter(
    ({ station }) => !taken.some((officer) => officer.station === station),
  );
}

/** The rank of an officer in pips. */
export function rankOf({ content }: Table, state: IntoTheUnknownState, id: string): number {
  const card = state.officers.find((each) => each.id === id)?.card ?? '';
  return content.officers[recordOf(card)]?.rank ?? 0;
}

/** Officers aboard the ships of a seat. */
export function aboardOf(state: IntoTheUnknownState, seat: SeatId, unit: string | null = null) {
  return state.officers.filter(
    ({ owner, at }) => owner === seat && at?.type === 'section' && (unit === null || at.unit === unit),
  );
}
