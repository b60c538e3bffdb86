/** Into the Unknown as one of the games that matches are played of. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { type ContentPack, mergeLayers, type PackLayer, parseWithSchema } from '../../shared/content';
import { PLAYED_FACTIONS, type PlayedFaction } from '../../shared/content/into-the-unknown';
import {
  type Force,
  formatOf,
  type IntoTheUnknownRequest,
  intoTheUnknownRequestSchema,
  type IntoTheUnknownSetup,
  parsePlan,
  type Plan,
} from '../../shared/documents';
import { standardForce } from '../../shared/fleet';
import {
  intoTheUnknown,
  type IntoTheUnknownState,
  readingsOf,
  turnLabelOf,
  warningsOfSetup,
} from './into-the-unknown';
import type { OpenGame } from './open-game';

const SEATS = 2;
/** Who plays where nobody says. */
const FACTIONS: readonly [PlayedFaction, PlayedFaction] = ['federation', 'dominion'];
const FACTION_NAMES: Readonly<Record<PlayedFaction, string>> = {
  federation: 'Federation',
  dominion: 'Dominion',
  klingon: 'Klingon',
};
/** An incident mission whose cards are drawn (ITU-CARDS-04). */
const DRAWN_MISSION = { type: 'incident', overture: null, situation: null } as const;

/** Into the Unknown over packs and readings, or every fault of them. */
export function openIntoTheUnknown(
  layers: readonly PackLayer[],
  readings: Readonly<Record<string, string>>,
): Result<OpenGame, readonly Refusal[]> {
  const content = mergeLayers('into-the-unknown', layers);
  const chosen = readingsOf(readings);
  if (!content.ok || !chosen.ok) {
    return err([...(chosen.ok ? [] : chosen.error), ...(content.ok ? [] : content.error)]);
  }
  const pack = content.value;
  return ok({
    id: 'into-the-unknown',
    title: 'Into the Unknown',
    rules: intoTheUnknown(pack, chosen.value),
    setupFor: (request, seats) => setupFor(pack, request, seats),
    // The set-up of a match of this game has passed its schema.
    seatNames: (setup) => namesOf(setup as IntoTheUnknownSetup),
    advice: (setup) => warningsOfSetup(pack, setup as IntoTheUnknownSetup),
    // The states are those of the rules above.
    turnOf: (state) => turnLabelOf(state as IntoTheUnknownState),
    plainChance: ['revealed'],
  });
}

/** The set-up asked for: `{}`, a request, or a plan of the sector to play from. */
function setupFor(
  content: ContentPack,
  request: unknown,
  count: number,
): Result<IntoTheUnknownSetup, readonly Refusal[]> {
  const read = formatOf(request).ok
    ? requestOfPlan(content, request)
    : parseWithSchema(intoTheUnknownRequestSchema, request);
  if (!read.ok) return read;
  if (count !== SEATS) {
    const message = `Two play Into the Unknown, and ${count} were asked for.`;
    return err([{ code: 'out-of-range', message, at: '/seats' }]);
  }
  const seats = forcesFor(content, read.value);
  if (!seats.ok) return seats;
  const { mission = DRAWN_MISSION } = read.value;
  return ok({ ...read.value, mission, seats: seats.value.map((force) => ({ force })) });
}

/** The force of each seat: the one given, else the standard one of its faction, a story's own before all. */
function forcesFor(
  content: ContentPack,
  { mission, corePoints, seats = [] }: IntoTheUnknownRequest,
): Result<readonly Force[], readonly Refusal[]> {
  const story = mission?.type === 'story' ? content.stories[mission.story] : undefined;
  const points = story?.corePoints ?? corePoints;
  const forces: Force[] = [];
  for (const [index, first] of FACTIONS.entries()) {
    const asked = seats[index];
    const faction = asked?.faction ?? story?.factions[index === 0 ? '1' : '2'] ?? first;
    const force = asked?.force ?? standardForce(content, faction, points);
    if (force === null) {
      const message = `These packs lack what a task force of ${FACTION_NAMES[faction]} needs.`;
      return err([{ code: 'no-force', message, rule: 'ITU-TASK-04', at: `/seats/${index}` }]);
    }
    forces.push(force);
  }
  return ok(forces);
}

/**
 * A plan to play from: its first two task forces, and the table as it stands: with ships of both sides on it round 1
 * begins there, else its sector and features are set up already and the fleets deploy.
 */
function requestOfPlan(
  content: ContentPack,
  request: unknown,
): Result<IntoTheUnknownRequest, readonly Refusal[]> {
  const plan = parsePlan(JSON.stringify(request), content);
  if (!plan.ok) return plan;
  const { sector, units, features, forces = [] } = plan.value;
  const owners = new Set(units.filter((unit) => isShip(content, unit)).map(({ owner }) => owner));
  const isPlaced = owners.has('blue') && owners.has('orange');
  const isEmpty = units.length === 0 && features.length === 0;
  return ok({
    mode: 'match',
    mission: DRAWN_MISSION,
    corePoints: Math.max(50, ...forces.map(({ corePoints }) => corePoints)),
    flexPoints: 0,
    dealt: isPlaced,
    seats: FACTIONS.map((_, index) => seatOfPlan(content, plan.value, index)),
    ...(isEmpty ? {} : { table: { from: isPlaced ? 'round' : 'deployment', sector, units, features } }),
  });
}

/** A task force built for the plan, else the faction of the ships that stand there. */
function seatOfPlan(content: ContentPack, { forces = [], units }: Plan, index: number) {
  const named = forces[index];
  if (named !== undefined) return { force: named.force };
  const owner = index === 0 ? 'blue' : 'orange';
  const ships = units.filter((unit) => unit.owner === owner && isShip(content, unit));
  const factions = ships.map((unit) =>
    typeof unit.class === 'string' ? content.units[unit.class]?.faction : null,
  );
  const faction = PLAYED_FACTIONS.find((each) => factions.includes(each));
  return faction === undefined ? {} : { faction };
}

function isShip(content: ContentPack, { class: of }: Plan['units'][number]): boolean {
  return typeof of === 'string' && content.units[of]?.kind === 'ship';
}

function namesOf({ seats }: IntoTheUnknownSetup): readonly string[] {
  const factions = seats.map(({ force }) => force.faction);
  const alike = factions[0] === factions[1];
  return factions.map((faction, index) => {
    const name = FACTION_NAMES[faction];
    return alike ? `${name} (${index === 0 ? 'blue' : 'orange'})` : name;
  });
}
