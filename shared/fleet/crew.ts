/** Who stands where at the start: stations of ships, the command liaison's chair, line officers (ITU-SETUP-07 to 09, ITU-OFFICER-05). */
import type { ContentPack } from '../content';
import { type Category, type CorePlace, type Section, type Station } from '../content/into-the-unknown';
import { type Finding, finding } from './finding';
import { levelsOf, officerRecord } from './officers';

export interface PostedShip {
  readonly unit: string;
  readonly class: string;
}
export interface Crewman {
  readonly officer: string;
  readonly card: string;
  /** Null: a line officer's copy, or who came later. */
  readonly place: CorePlace | null;
  readonly line: boolean;
}
export interface Post {
  readonly officer: string;
  readonly unit: string;
  readonly station: Station;
}

const SHIP_STATIONS: readonly (readonly [Station, Section])[] = [
  ['captains-chair', 'bridge'],
  ['helm', 'bridge'],
  ['instruments', 'bridge'],
  ['tactical', 'bridge'],
  ['medbay', 'medbay'],
  ['engineering', 'engineering'],
  ['cargo-bay', 'cargo'],
];

/** The stations of a class with their sections; a ship of which no pack tells has the seven that every known ship has. */
export function stationsOf(
  content: ContentPack,
  unitClass: string,
): readonly { readonly station: Station; readonly section: Section }[] {
  const printed = Object.hasOwn(content.stations, unitClass) ? content.stations[unitClass] : undefined;
  if (printed) return printed.stations.map(({ station, section }) => ({ station, section }));
  if (content.units[unitClass]?.kind !== 'ship') return [];
  return SHIP_STATIONS.map(([station, section]) => ({ station, section }));
}

export function sectionOfStation(content: ContentPack, unitClass: string, station: Station): Section | null {
  return stationsOf(content, unitClass).find((each) => each.station === station)?.section ?? null;
}

/** Every fault of the posts of all officers. Places are `/posts/N`, `/posts` for who is missing. */
export function checkPosts(
  content: ContentPack,
  ships: readonly PostedShip[],
  officers: readonly Crewman[],
  posts: readonly Post[],
): readonly Finding[] {
  return [
    ...posts.flatMap((post, index) => postFault(content, ships, officers, posts, index, post) ?? []),
    ...officers.flatMap((each) => missingFault(content, posts, each) ?? []),
    ...ships.flatMap((ship) => shipFaults(content, officers, posts, ship)),
  ];
}

function postFault(
  content: ContentPack,
  ships: readonly PostedShip[],
  officers: readonly Crewman[],
  posts: readonly Post[],
  index: number,
  { officer, unit, station }: Post,
): Finding | null {
  const at = `/posts/${index}`;
  const ship = ships.find((each) => each.unit === unit);
  const who = officers.find((each) => each.officer === officer);
  if (!ship) return finding('unknown-id', 'ITU-SETUP-07', at, 'There is no such ship in the fleet.');
  if (!who) return finding('unknown-id', 'ITU-SETUP-07', at, 'This officer is not in the task force.');
  if (sectionOfStation(content, ship.class, station) === null) {
    return finding('no-station', 'ITU-OFFICER-05', at, 'This ship has no such station.');
  }
  const isTaken = posts.slice(0, index).some((each) => each.unit === unit && each.station === station);
  if (isTaken) return finding('station-taken', 'ITU-OFFICER-05', at, 'A station holds one officer.');
  if (posts.slice(0, index).some((each) => each.officer === officer)) {
    return finding('duplicate-id', 'ITU-SETUP-07', at, 'This officer has a post already.');
  }
  if (who.place === 'command-liaison' && station !== 'captains-chair') {
    const message = "The command liaison is at the captain's chair of a ship.";
    return finding('no-chair', 'ITU-SETUP-07', at, message);
  }
  return null;
}

function missingFault(
  content: ContentPack,
  posts: readonly Post[],
  { officer, card }: Crewman,
): Finding | null {
  if (posts.some((post) => post.officer === officer)) return null;
  const name = officerRecord(content, card)?.name ?? card;
  return finding('no-post', 'ITU-SETUP-07', '/posts', `${name} has no station yet.`, { officer });
}

function shipFaults(
  content: ContentPack,
  officers: readonly Crewman[],
  posts: readonly Post[],
  ship: PostedShip,
): readonly Finding[] {
  const aboard = posts.filter(({ unit }) => unit === ship.unit);
  const isLine = (id: string) => officers.some(({ officer, line }) => officer === id && line);
  const name = content.units[ship.class]?.name ?? ship.class;
  const faults: Finding[] = [];
  const lines = aboard.filter(({ officer }) => isLine(officer)).length;
  if (lines !== 1 && officers.some(({ line }) => line)) {
    const message = `One copy of the line officer is on each ship; ${name} has ${lines}.`;
    faults.push(finding('line-officers', 'ITU-SETUP-08', '/posts', message, { unit: ship.unit }));
  }
  const bridge = aboard.some(({ station }) => sectionOfStation(content, ship.class, station) === 'bridge');
  if (!bridge) {
    const message = `Somebody is on the bridge of ${name}.`;
    faults.push(finding('empty-bridge', 'ITU-SETUP-09', '/posts', message, { unit: ship.unit }));
  }
  return faults;
}

/** The stations that the house fills with officers of a category, best first. */
const POSTS_OF: Readonly<Record<Category, readonly Station[]>> = {
  technical: ['engineering', 'helm', 'instruments', 'medbay'],
  security: ['tactical', 'helm', 'cargo-bay', 'instruments'],
  social: ['instruments', 'medbay', 'cargo-bay', 'helm'],
};
const ANY: readonly Station[] = [
  'tactical',
  'helm',
  'engineering',
  'instruments',
  'medbay',
  'cargo-bay',
  'captains-chair',
];

/**
 * The house's posts: the command liaison in the first ship's captain's chair, a line officer in that of each other ship (at
 * the first one's helm), everybody else by their best skill category, ship after ship. Legal wherever ships have stations.
 */
export function standardPosts(
  content: ContentPack,
  ships: readonly PostedShip[],
  officers: readonly Crewman[],
): readonly Post[] {
  const posts: Post[] = [];
  const put = (officer: string, ship: PostedShip, wanted: readonly Station[]): boolean => {
    const open = stationsOf(content, ship.class)
      .map(({ station }) => station)
      .filter((station) => !posts.some((post) => post.unit === ship.unit && post.station === station));
    const station = wanted.find((each) => open.includes(each));
    if (station === undefined) return false;
    posts.push({ officer, unit: ship.unit, station });
    return true;
  };
  const [first] = ships;
  const liaison = officers.find(({ place }) => place === 'command-liaison');
  if (first && liaison) put(liaison.officer, first, ['captains-chair']);
  officers
    .filter(({ line }) => line)
    .forEach(({ officer }, index) => {
      const ship = ships[index];
      if (ship) put(officer, ship, ['captains-chair', 'helm', ...ANY]);
    });
  const rest = officers.filter((each) => !each.line && each !== liaison);
  rest.forEach((who, index) => {
    const turned = ships.map((_, step) => ships[(index + step) % ships.length]);
    const wanted = [...wantedBy(content, who), ...ANY];
    turned.some((ship) => ship !== undefined && put(who.officer, ship, wanted));
  });
  return posts;
}

function wantedBy(content: ContentPack, { card }: Crewman): readonly Station[] {
  const record = officerRecord(content, card);
  if (!record) return ANY;
  const levels = Object.entries(levelsOf(record)) as [Category, number][]; // the keys are categories
  const [best] = levels.sort(([, a], [, b]) => b - a);
  return best ? POSTS_OF[best[0]] : ANY;
}
