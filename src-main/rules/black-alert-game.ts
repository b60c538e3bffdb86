/** Black Alert as one of the games that matches are played of. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { mergeLayers, type PackLayer, parseWithSchema } from '../../shared/content';
import { type BlackAlertContent, TEAMS } from '../../shared/content/black-alert';
import {
  type BlackAlertSetupRequest,
  blackAlertSetupRequestSchema,
  formatOf,
  parseNetworkPlan,
} from '../../shared/documents';
import { type NodeId, type Space, tileOf } from '../../shared/hex';
import {
  blackAlert,
  type BlackAlertSetup,
  type BlackAlertState,
  readingsOf,
  warningsOfSetup,
} from './black-alert';
import type { GameTurn, OpenGame } from './open-game';

/** Black Alert over packs and readings, or every fault of them. */
export function openBlackAlert(
  layers: readonly PackLayer[],
  readings: Readonly<Record<string, string>>,
): Result<OpenGame, readonly Refusal[]> {
  const content = mergeLayers('black-alert', layers);
  const chosen = readingsOf(readings);
  if (!content.ok || !chosen.ok) {
    return err([...(chosen.ok ? [] : chosen.error), ...(content.ok ? [] : content.error)]);
  }
  const pack = content.value;
  return ok({
    id: 'black-alert',
    title: 'Black Alert',
    rules: blackAlert(pack, chosen.value),
    setupFor: (request, seats) => setupFor(pack, request, seats),
    // The set-up of a match of this game has passed its schema.
    seatNames: (setup) => (setup as BlackAlertSetup).seats.map((seat) => nameOf(pack, seat)),
    advice: (setup) => warningsOfSetup(pack, setup as BlackAlertSetup),
    // The states are those of the rules above.
    turnOf: (state) => turnOf(pack, state as BlackAlertState),
    plainChance: ['revealed'],
  });
}

function turnOf(content: BlackAlertContent, state: BlackAlertState): GameTurn | null {
  const { number, character, step } = state.turn;
  const isSetUp = number === 1 && step === 'draw' && state.tasks.length > 1;
  const seat = state.characters[character]?.seat;
  if (isSetUp || seat === undefined) return null;
  const name = content.characters[character]?.name ?? character;
  return { number, seat, label: shortName(name) };
}

/** The last name: `Michael Burnham` is spoken of as Burnham, `Paul Stamets (mirror)` as Stamets (mirror). */
function shortName(name: string): string {
  return /\S+(?: \(.*\))?$/.exec(name)?.[0] ?? name;
}

/** The set-up asked for, seats left out being those of `seatsOf`. */
function setupFor(
  content: BlackAlertContent,
  request: unknown,
  count: number,
): Result<BlackAlertSetup, readonly Refusal[]> {
  const read = formatOf(request).ok
    ? requestOfPlan(content, request)
    : parseWithSchema(blackAlertSetupRequestSchema, request);
  if (!read.ok) return read;
  const { seats, ...places } = read.value;
  if (seats !== undefined && seats.length !== count) {
    const message = `The set-up has ${seats.length} seats, and ${count} were asked for.`;
    return err([{ code: 'out-of-range', message, at: '/seats' }]);
  }
  return ok({ ...places, seats: seats ?? seatsOf(content, count) });
}

/** A board that was planned: its tiles, ships and Corruption. */
function requestOfPlan(
  content: BlackAlertContent,
  request: unknown,
): Result<BlackAlertSetupRequest, readonly Refusal[]> {
  const plan = parseNetworkPlan(JSON.stringify(request), content);
  if (!plan.ok) return plan;
  const { network, tokens, ships } = plan.value;
  if (network.loops !== undefined) {
    const message = 'A match is played with the loops of its packs.';
    return err([{ code: 'unknown-key', message, at: '/network/loops' }]);
  }
  const corruption = tokens.flatMap(({ kind, at }): Space[] => (kind === 'corruption' ? [spaceAt(at)] : []));
  return ok({ tiles: network.tiles, ...ships, corruption });
}

/** The tile of a place that is a space or one of its nodes. */
function spaceAt(place: Space | NodeId): Space {
  return isNode(place) ? tileOf(place) : place;
}

function isNode(place: Space | NodeId): place is NodeId {
  return place.includes('/');
}

/** Teams in turn, Characters by rank; a player alone against two has two of them (BA-SETUP-14, BA-THREE-01). */
function seatsOf(content: BlackAlertContent, count: number): BlackAlertSetup['seats'] {
  const ranked = TEAMS.map((team) =>
    Object.entries(content.characters)
      .filter(([, character]) => character.team === team)
      .sort(([, one], [, other]) => one.rank - other.rank)
      .map(([id]) => id),
  );
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2;
    const team = side === 0 ? 'starfleet' : 'terran';
    const due = count === 3 && side === 1 ? 2 : 1;
    return { team, characters: ranked[side]?.splice(0, due) ?? [] };
  });
}

function nameOf(content: BlackAlertContent, { characters }: BlackAlertSetup['seats'][number]): string {
  return characters.map((id) => content.characters[id]?.name ?? id).join(' and ');
}
