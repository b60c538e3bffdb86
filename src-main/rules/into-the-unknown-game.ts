/** Into the Unknown as one of the games that matches are played of. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { type ContentPack, mergeLayers, type PackLayer, parseWithSchema } from '../../shared/content';
import { ALIGNMENT_NAMES, type PlayedFaction } from '../../shared/content/into-the-unknown';
import {
  type Force,
  formatOf,
  type IntoTheUnknownRequest,
  intoTheUnknownRequestSchema,
  type IntoTheUnknownSetup,
} from '../../shared/documents';
import { enlisted, isCampaign, randomForce, standardForce } from '../../shared/fleet';
import { randomFrom } from './engine';
import {
  intoTheUnknown,
  type IntoTheUnknownState,
  readingsOf,
  turnLabelOf,
  warningsOfSetup,
} from './into-the-unknown';
import { DRAWN_MISSION, FACTIONS, requestOfPlan } from './into-the-unknown-plan';
import type { OpenGame } from './open-game';

const SEATS = 2;
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
    setupFor: (request, seats, seed) => setupFor(pack, request, seats, seed),
    // The set-up of a match of this game has passed its schema.
    seatNames: (setup) => namesOf(setup as IntoTheUnknownSetup),
    advice: (setup) => warningsOfSetup(pack, setup as IntoTheUnknownSetup),
    // The states are those of the rules above.
    turnOf: (state) => turnLabelOf(state as IntoTheUnknownState),
    plainChance: ['revealed'],
  });
}

/** The set-up asked for: `{}`, a request, or a plan of the sector to play from. The seed draws task forces. */
function setupFor(
  content: ContentPack,
  request: unknown,
  count: number,
  seed = '',
): Result<IntoTheUnknownSetup, readonly Refusal[]> {
  const read = formatOf(request).ok
    ? requestOfPlan(content, request)
    : parseWithSchema(intoTheUnknownRequestSchema, request);
  if (!read.ok) return read;
  if (count !== SEATS) {
    const message = `Two play Into the Unknown, and ${count} were asked for.`;
    return err([{ code: 'out-of-range', message, at: '/seats' }]);
  }
  const seats = forcesFor(content, read.value, seed);
  if (!seats.ok) return seats;
  const { mission = DRAWN_MISSION } = read.value;
  const mode = modeOf(read.value);
  return ok({ ...read.value, mode, mission, seats: seats.value.map((force) => ({ force })) });
}

/** A task force that comes from a roster makes it a campaign, whatever else was asked for (ITU-MISSION-05, ITU-TASK-01). */
function modeOf({ mode, seats = [] }: IntoTheUnknownRequest): IntoTheUnknownSetup['mode'] {
  return isCampaign(seats.map(({ force }) => force)) ? 'campaign' : mode;
}

/**
 * The force of each seat: the one given, one drawn by the seed, else the standard one of its faction, a story's own before
 * all. In a campaign those that the program makes get a roster of what they have.
 */
function forcesFor(
  content: ContentPack,
  request: IntoTheUnknownRequest,
  seed: string,
): Result<readonly Force[], readonly Refusal[]> {
  const { mission, corePoints, seats = [] } = request;
  // What no pack knows is refused with the set-up: a name of every object's own, such as `toString`, is no story either.
  const isKnown = mission?.type === 'story' && Object.hasOwn(content.stories, mission.story);
  const story = isKnown ? content.stories[mission.story] : undefined;
  const points = story?.corePoints ?? corePoints;
  const forces: Force[] = [];
  for (const [index, first] of FACTIONS.entries()) {
    const asked = seats[index];
    const faction = asked?.faction ?? story?.factions[index === 0 ? '1' : '2'] ?? first;
    const draws = asked?.drawn ? randomFrom(`${seed}/task force ${index + 1}`) : null;
    const force = asked?.force ?? madeForce(content, faction, points, draws, modeOf(request));
    if (force === null) {
      const message = `No task force of ${ALIGNMENT_NAMES[faction]} can be made for ${points} core points with these packs.`;
      return err([{ code: 'no-force', message, rule: 'ITU-TASK-04', at: `/seats/${index}` }]);
    }
    forces.push(force);
  }
  return ok(forces);
}

/** A task force that the program makes; null: the packs lack what it needs. */
function madeForce(
  content: ContentPack,
  faction: PlayedFaction,
  points: number,
  draws: ReturnType<typeof randomFrom> | null,
  mode: IntoTheUnknownSetup['mode'],
): Force | null {
  const made = draws ? randomForce(content, faction, draws, points) : standardForce(content, faction, points);
  return made !== null && mode === 'campaign' ? enlisted(content, made) : made;
}

function namesOf({ seats }: IntoTheUnknownSetup): readonly string[] {
  const factions = seats.map(({ force }) => force.faction);
  const alike = factions[0] === factions[1];
  return factions.map((faction, index) => {
    const name = ALIGNMENT_NAMES[faction];
    return alike ? `${name} (${index === 0 ? 'blue' : 'orange'})` : name;
  });
}
