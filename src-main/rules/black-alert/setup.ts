/** From a set-up that a person asked for to the first state, or every fault of it. BA-SETUP-01 to 15, BA-THREE-01 to 04. */
import { freshTurn } from './fresh-turn';
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import {
  RESOURCES,
  type Ship,
  type StartRecord,
  type Team,
  TEAMS,
} from '../../../shared/content/black-alert';
import { SEAT_IDS, type SeatId } from '../engine';
import type { BlackAlertState, CharacterId, CharacterState, Pile, PileName, Tokens } from './state';
import { faultsOfSetup } from './setup-faults';
import type { BlackAlertSetup } from './setup-request';
import { damageDeckOf, deckOf, nodeAt, type Table } from './table';
import type { Task } from './task';

const READY_SLOTS = 3;
const MISSIONS_IN_PLAY = 3;
const STARTING_HAND = 3;

/** The first state, its draws still to come. Every fault of the set-up is told, each with its place and rule. */
export function startState(
  table: Table,
  setup: BlackAlertSetup,
): Result<BlackAlertState, readonly Refusal[]> {
  const faults = faultsOfSetup(table, setup);
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
    turn: freshTurn(1, starter, 'none'),
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
      discovery: setup.discovery ?? nodeAt(start.discovery),
      charon: setup.charon ?? start.charon,
    },
    modifiers: [],
    tasks: firstTasks(table, setup, holders).toReversed(),
    outcome: null,
    endings: [],
    turnsDone: 0,
  };
}

/** In the order of the book: Ready slots, Missions, tiles, tokens of rank, hands (BA-SETUP-04 to 13). */
function firstTasks(
  table: Table,
  setup: BlackAlertSetup,
  holders: Readonly<Record<Team, readonly CharacterId[]>>,
): readonly Task[] {
  const ties = TEAMS.filter((team) => holders[team].length > 1);
  return [
    { type: 'draw', pile: 'starfleet', count: READY_SLOTS, to: { type: 'ready' } },
    { type: 'draw', pile: 'missions', count: MISSIONS_IN_PLAY, to: { type: 'missions' } },
    ...(setup.tiles ? [] : [{ type: 'lay-tiles' } as const]),
    ...ties.map((team): Task => ({ type: 'choose-holder', team, among: holders[team] })),
    ...startingHands(table, setup),
    { type: 'turn' },
  ];
}

/** Three cards for every Character; by reading b of BA-THREE-03 three for a lone player, who deals them (BA-SETUP-12). */
function startingHands({ readings }: Table, { seats }: BlackAlertSetup): readonly Task[] {
  return seats.flatMap(({ team, characters }) => {
    const isShared = characters.length > 1 && readings['BA-THREE-03'] === 'b';
    return (isShared ? characters.slice(0, 1) : characters).map((character): Task => ({
      type: 'draw',
      pile: team,
      count: STARTING_HAND,
      to: { type: isShared ? 'share' : 'hand', character },
    }));
  });
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

function pilesOf(table: Table): BlackAlertState['piles'] {
  const { content } = table;
  const cards: Readonly<Record<PileName, readonly string[]>> = {
    starfleet: deckOf(content, 'starfleet'),
    terran: deckOf(content, 'terran'),
    threat: Object.keys(content.threatCards),
    'damage-discovery': damageDeckOf(table, 'discovery'),
    'damage-charon': damageDeckOf(table, 'charon'),
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
