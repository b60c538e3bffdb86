/** Every fault of a set-up that a person asked for, and what it may be warned of. BA-SETUP-14, BA-SETUP-15, BA-THREE-01. */
import type { Refusal, RuleId } from '../../../shared/base';
import { type BlackAlertContent, type Team, TEAMS } from '../../../shared/content/black-alert';
import { CENTRE_SPACE, type PlacedTile, SPACES, tileOf } from '../../../shared/hex';
import type { BlackAlertSetup, SeatChoice } from './setup-request';
import type { CharacterId } from './state';
import { nodeAt, type Table } from './table';

/** Characters a team may have. */
const MOST_CHARACTERS = 2;

export function faultsOfSetup(table: Table, setup: BlackAlertSetup): readonly Refusal[] {
  return [...seatFaults(table, setup), ...placeFaults(table, setup)];
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
      const record = Object.hasOwn(content.characters, id) ? content.characters[id] : undefined;
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
  if (corruption.length > start.corruptionTokens) {
    faults.push(
      fault('out-of-range', 'There are not so many Corruption tokens.', '/corruption', 'BA-CORR-03'),
    );
  }
  if ((setup.fleets ?? start.fleets).length > 2) {
    faults.push(fault('out-of-range', 'There are two Fleet tokens.', '/fleets', 'BA-COMP-08'));
  }
  const board = setup.tiles ? tileFaults(table, setup.tiles) : [];
  return [...faults, ...board, ...(board.length > 0 ? [] : discoveryFaults(table, setup))];
}

function tileFaults(table: Table, tiles: readonly PlacedTile[]): readonly Refusal[] {
  const { tiles: records } = table.content;
  const faults: Refusal[] = [];
  const spaces = new Set(tiles.map(({ space }) => space));
  const used = new Set<string>();
  if (spaces.size !== SPACES.length || tiles.length !== SPACES.length) {
    faults.push(fault('wrong-count', 'One tile lies on each of the 19 spaces.', '/tiles', 'BA-COMP-03'));
  }
  tiles.forEach(({ tile, face, space }, index) => {
    const record = Object.hasOwn(records, tile) ? records[tile] : undefined;
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
  return faults;
}

/** The Discovery stands on a node. Of tiles still to be laid only Interphasic Space and the rim are known. */
function discoveryFaults(table: Table, setup: BlackAlertSetup): readonly Refusal[] {
  const { start, tiles } = table.content;
  const centre = Object.keys(tiles).find((id) => tiles[id]?.kind === 'start') ?? '';
  const known = setup.tiles ?? [{ space: CENTRE_SPACE, tile: centre, face: 'a', turn: 0 } as const];
  const discovery = setup.discovery ?? nodeAt(start.discovery);
  if (table.printedOn(known).has(discovery)) return [];
  const message = `The Discovery stands on a node; ${tileOf(discovery)} has no such node.`;
  return [fault('no-place', message, '/discovery', 'BA-SETUP-15')];
}

/** What a set-up can be begun with but leaves a rule without effect. BA-SETUP-15. */
export function warningsOfSetup(content: BlackAlertContent, setup: BlackAlertSetup): readonly Refusal[] {
  const { start } = content;
  const corruption = setup.corruption ?? start.corruption;
  const warnings: readonly (readonly [boolean, string, string])[] = [
    [corruption.length === 0, 'Without Corruption on the board, Clean Up never places any.', '/corruption'],
    [
      corruption.length >= start.corruptionTokens,
      'No Corruption token is left in the supply: the next one ends the match.',
      '/corruption',
    ],
    [(setup.fleets ?? start.fleets).length < 2, 'Both Fleet tokens start on the board.', '/fleets'],
  ];
  return warnings
    .filter(([isGiven]) => isGiven)
    .map(([, message, at]) => fault('incomplete-start', message, at, 'BA-SETUP-15'));
}

function fault(code: string, message: string, at: string, rule: RuleId): Refusal {
  return { code, message, at, rule };
}
