/** From a set-up that a person asked for to the first state, or every fault of it. BA-SETUP-01 to 15, BA-THREE-01 to 04. */
import { err, ok, type Refusal, type Result, type RuleId } from '../../../shared/base';
import {
  RESOURCES,
  type Ship,
  type StartRecord,
  type Team,
  TEAMS,
} from '../../../shared/content/black-alert';
import { CENTRE_SPACE, type NodeId, type PlacedTile, type Space, SPACES, tileOf } from '../../../shared/hex';
import { SEAT_IDS, type SeatId } from '../engine';
import type { BlackAlertState, CharacterId, CharacterState, Pile, PileName, Tokens } from './state';
import { deckOf, type Table } from './table';
import type { Task } from './task';

export interface SeatChoice {
  readonly team: Team;
  readonly characters: readonly CharacterId[];
}

/** What a person decides before a match. Places left out are those of the pack. */
export interface BlackAlertSetup {
  /** In seat order; two to four. */
  readonly seats: readonly SeatChoice[];
  /** All 19 tiles as they lie; left out: laid at random (BA-COMP-04). */
  readonly tiles?: readonly PlacedTile[] | undefined;
  readonly discovery?: NodeId | undefined;
  readonly charon?: Space | undefined;
  readonly fleets?: readonly Space[] | undefined;
  readonly corruption?: readonly Space[] | undefined;
}

const READY_SLOTS = 3;
const MISSIONS_IN_PLAY = 3;
const STARTING_HAND = 3;
/** Characters a team may have. */
const MOST_CHARACTERS = 2;

/** The first state, its draws still to come. Every fault of the set-up is told, each with its place and rule. */
export function startState(
  table: Table,
  setup: BlackAlertSetup,
): Result<BlackAlertState, readonly Refusal[]> {
  const faults = [...seatFaults(table, setup), ...placeFaults(table, setup)];
  return faults.length > 0 ? err(faults) : ok(stateOf(table, setup));
}

function stateOf(table: Table, setup: BlackAlertSetup): BlackAlertState {
  const { content } = table;
  const { start } = content;
  const seats = setup.seats.map((seat, index) => ({ ...seat, seat: seatAt(index) }));
  const characters = Object.fromEntries(
    seats.flatMap(({ seat, team, characters: ids }) =>
      ids.map((id): [CharacterId, CharacterState] => [id, newcomer(table, id, seat, team)]),
    ),
  );
  const corruption = [...(setup.corruption ?? start.corruption)].sort();
  const holders = {
    starfleet: firstHolders(table, setup, 'starfleet'),
    terran: firstHolders(table, setup, 'terran'),
  };
  const starter = holders.starfleet[0] ?? '';
  return {
    seats,
    characters,
    turn: {
      number: 1,
      character: starter,
      step: 'draw',
      moves: 0,
      actions: 0,
      playedText: false,
      usedAbility: false,
      tookReady: false,
      held: 'none',
      risk: { starfleet: 0, terran: 0 },
    },
    holders: { starfleet: starter, terran: holders.terran[0] ?? '' },
    piles: pilesOf(table),
    peeked: {},
    ready: Array.from({ length: READY_SLOTS }, () => null),
    missions: [],
    infiltrations: [],
    damage: {},
    damageTaken: { discovery: 0, charon: 0 },
    pools: { discovery: tokensOf(start, 'discovery'), charon: tokensOf(start, 'charon') },
    supply: { resources: suppliesOf(start), corruption: start.corruptionTokens - corruption.length },
    board: {
      tiles: setup.tiles ?? [],
      corruption,
      fleets: [...(setup.fleets ?? start.fleets)].sort(),
      discovery: setup.discovery ?? `${start.discovery.space}/${start.discovery.node}`,
      charon: setup.charon ?? start.charon,
    },
    modifiers: [],
    tasks: firstTasks(setup, holders).toReversed(),
    outcome: null,
    turnsDone: 0,
  };
}

/** In the order of the book: Ready slots, Missions, tiles, tokens of rank, hands (BA-SETUP-04 to 13). */
function firstTasks(
  setup: BlackAlertSetup,
  holders: Readonly<Record<Team, readonly CharacterId[]>>,
): readonly Task[] {
  const ties = TEAMS.filter((team) => holders[team].length > 1);
  const all = setup.seats.flatMap(({ team, characters }) =>
    characters.map((character) => ({ team, character })),
  );
  return [
    { type: 'draw', pile: 'starfleet', count: READY_SLOTS, to: { type: 'ready' } },
    { type: 'draw', pile: 'missions', count: MISSIONS_IN_PLAY, to: { type: 'missions' } },
    ...(setup.tiles ? [] : [{ type: 'lay-tiles' } as const]),
    ...ties.map((team): Task => ({ type: 'choose-holder', team, among: holders[team] })),
    ...all.map(({ team, character }): Task => ({
      type: 'draw',
      pile: team,
      count: STARTING_HAND,
      to: { type: 'hand', character },
    })),
    { type: 'turn' },
  ];
}

/** Characters of a team that bear its highest rank, which is the smallest number (BA-SETUP-11). */
function firstHolders({ content }: Table, { seats }: BlackAlertSetup, team: Team): readonly CharacterId[] {
  const ids = seats.filter((seat) => seat.team === team).flatMap(({ characters }) => characters);
  const rankOf = (id: CharacterId): number => content.characters[id]?.rank ?? Infinity;
  const highest = Math.min(...ids.map(rankOf));
  return ids.filter((id) => rankOf(id) === highest);
}

function newcomer({ content }: Table, id: CharacterId, seat: SeatId, team: Team): CharacterState {
  const record = content.characters[id];
  if (!record) throw new Error(`A set-up with the unknown character ${id} passed its checks.`);
  const { start: location } = record;
  return { seat, team, location, hand: [], abilityUsed: false, wounded: false, detained: false };
}

function pilesOf({ content }: Table): BlackAlertState['piles'] {
  const damage = (ship: Ship): readonly string[] =>
    Object.entries(content.damageCards)
      .filter(([, { location }]) => location.startsWith(`${ship}/`))
      .map(([id]) => id);
  const cards: Readonly<Record<PileName, readonly string[]>> = {
    starfleet: deckOf(content, 'starfleet'),
    terran: deckOf(content, 'terran'),
    threat: Object.keys(content.threatCards),
    'damage-discovery': damage('discovery'),
    'damage-charon': damage('charon'),
    missions: Object.keys(content.missions),
  };
  const piles = Object.entries(cards).map(([name, rest]): [string, Pile] => [
    name,
    { top: [], rest: [...rest].sort(), discard: [] },
  ]);
  // One entry for each pile of the record above.
  return Object.fromEntries(piles) as unknown as BlackAlertState['piles'];
}

function tokensOf(start: StartRecord, ship: Ship): Tokens {
  const [intel, dilithium, tritanium] = RESOURCES.map((kind) => start.pools[ship][kind] ?? 0);
  return { intel: intel ?? 0, dilithium: dilithium ?? 0, tritanium: tritanium ?? 0 };
}

/** What the pools hold is not in the supply. */
function suppliesOf(start: StartRecord): Tokens {
  const left = (kind: (typeof RESOURCES)[number]): number =>
    start.resourceTokens[kind] - (start.pools.discovery[kind] ?? 0) - (start.pools.charon[kind] ?? 0);
  return { intel: left('intel'), dilithium: left('dilithium'), tritanium: left('tritanium') };
}

function seatAt(index: number): SeatId {
  const seat = SEAT_IDS[index];
  if (seat === undefined) throw new Error(`No seat ${index + 1}.`);
  return seat;
}

function seatFaults({ content }: Table, { seats }: BlackAlertSetup): readonly Refusal[] {
  if (seats.length < 2 || seats.length > 4) {
    return [fault('out-of-range', 'Two to four people play.', '/seats', 'BA-SETUP-14')];
  }
  const faults: Refusal[] = [];
  const chosen = new Set<CharacterId>();
  for (const team of TEAMS) {
    const players = seats.filter((seat) => seat.team === team);
    if (players.length === 0 || players.length > MOST_CHARACTERS) {
      faults.push(
        fault(
          'wrong-teams',
          `One or two players make up a team, ${team} has ${players.length}.`,
          '/seats',
          'BA-SETUP-14',
        ),
      );
    }
  }
  seats.forEach(({ team, characters }, index) => {
    const at = `/seats/${index}/characters`;
    const due = charactersDue(seats, team);
    if (characters.length !== due) {
      const rule = due > 1 ? 'BA-THREE-01' : 'BA-SETUP-14';
      faults.push(
        fault('wrong-count', `This player controls ${due} Character${due > 1 ? 's' : ''}.`, at, rule),
      );
    }
    characters.forEach((id, place) => {
      const record = content.characters[id];
      if (!record)
        faults.push(fault('unknown-id', `No Character is called "${id}".`, `${at}/${place}`, 'BA-COMP-07'));
      else if (record.team !== team)
        faults.push(
          fault('wrong-team', `${record.name} is not of this team.`, `${at}/${place}`, 'BA-COMP-07'),
        );
      if (chosen.has(id))
        faults.push(fault('duplicate-id', `"${id}" is chosen twice.`, `${at}/${place}`, 'BA-COMP-07'));
      chosen.add(id);
    });
  });
  return faults;
}

/** The player alone on a team of three players has two Characters (BA-THREE-01); everybody else has one. */
function charactersDue(seats: readonly SeatChoice[], team: Team): number {
  return seats.length === 3 && seats.filter((seat) => seat.team === team).length === 1 ? 2 : 1;
}

function placeFaults(table: Table, setup: BlackAlertSetup): readonly Refusal[] {
  const { start } = table.content;
  const faults: Refusal[] = [];
  const corruption = setup.corruption ?? start.corruption;
  if (new Set(corruption).size !== corruption.length) {
    faults.push(
      fault('duplicate-id', 'A tile holds at most one Corruption token.', '/corruption', 'BA-CLEAN-05'),
    );
  }
  if (corruption.length >= start.corruptionTokens) {
    faults.push(
      fault(
        'out-of-range',
        'At least one Corruption token is left in the supply.',
        '/corruption',
        'BA-SETUP-15',
      ),
    );
  }
  if ((setup.fleets ?? start.fleets).length > 2) {
    faults.push(fault('out-of-range', 'There are two Fleet tokens.', '/fleets', 'BA-COMP-08'));
  }
  return setup.tiles ? [...faults, ...tileFaults(table, setup, setup.tiles)] : faults;
}

function tileFaults(table: Table, setup: BlackAlertSetup, tiles: readonly PlacedTile[]): readonly Refusal[] {
  const { tiles: records, start } = table.content;
  const faults: Refusal[] = [];
  const spaces = new Set(tiles.map(({ space }) => space));
  const used = new Set<string>();
  if (spaces.size !== SPACES.length || tiles.length !== SPACES.length) {
    faults.push(fault('wrong-count', 'One tile lies on each of the 19 spaces.', '/tiles', 'BA-COMP-03'));
  }
  tiles.forEach(({ tile, face, space }, index) => {
    const record = records[tile];
    const at = `/tiles/${index}`;
    if (!record) faults.push(fault('unknown-id', `No tile is called "${tile}".`, `${at}/tile`, 'BA-COMP-03'));
    else if (record[face] === null)
      faults.push(fault('unknown-id', `${record.name} has one face.`, `${at}/face`, 'BA-COMP-05'));
    if (record && (record.kind === 'start') !== (space === CENTRE_SPACE)) {
      faults.push(
        fault('wrong-place', 'Interphasic Space lies in the middle.', `${at}/space`, 'BA-SETUP-08'),
      );
    }
    if (used.has(tile))
      faults.push(fault('duplicate-id', `The tile "${tile}" lies twice.`, `${at}/tile`, 'BA-COMP-03'));
    used.add(tile);
  });
  if (faults.length > 0) return faults;
  const discovery = setup.discovery ?? `${start.discovery.space}/${start.discovery.node}`;
  const isNode = table.networkOf(tiles).nodes.includes(discovery as NodeId); // only compared
  if (isNode) return [];
  return [
    fault(
      'no-place',
      `The Discovery stands on a node; ${tileOf(discovery as NodeId)} has no such node.`,
      '/discovery',
      'BA-SETUP-15',
    ),
  ];
}

function fault(code: string, message: string, at: string, rule: RuleId): Refusal {
  return { code, message, at, rule };
}
