/** A plan of the sector as the request for a match that begins from it. */
import { ok, type Refusal, type Result } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import { PLAYED_FACTIONS, type PlayedFaction } from '../../shared/content/into-the-unknown';
import { type IntoTheUnknownRequest, parsePlan, type Plan } from '../../shared/documents';

/** Who plays where nobody says. */
export const FACTIONS: readonly [PlayedFaction, PlayedFaction] = ['federation', 'dominion'];
/** An incident mission whose cards are drawn (ITU-CARDS-04). */
export const DRAWN_MISSION = { type: 'incident', overture: null, situation: null } as const;

/**
 * A plan to play from: its first two task forces, and the table as it stands: with ships of both sides on it round 1
 * begins there, else its sector and features are set up already and the fleets deploy. Task forces with a roster bring
 * their campaign with them.
 */
export function requestOfPlan(
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
