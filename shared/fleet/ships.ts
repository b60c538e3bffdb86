/** The ships of a fleet: which are open to a task force, how many of which category, and their points (ITU-SETUP-04 to 06). */
import type { ContentPack, UnitClass } from '../content';
import { ALIGNMENT_NAMES, ALIGNMENTS, type Alignment } from '../content/into-the-unknown';
import type { Force } from '../documents';
import { readingOf, type Readings } from '../sector';
import { type Finding, finding } from './finding';
import type { FleetLimits, ForceRules } from './mission';
import { coreCost, sorted } from './officers';
import { isWithinSway, SWAY_FOR_SHIPS, swayOf, swayOptions } from './sway';

export function shipClass(content: ContentPack, id: string): UnitClass | undefined {
  const found = Object.hasOwn(content.units, id) ? content.units[id] : undefined;
  return found?.kind === 'ship' ? found : undefined;
}

/** House: a ship whose dials nobody has published cannot be played with. */
export function hasDials({ hull, alerts }: UnitClass): boolean {
  return hull !== null && alerts.length > 0;
}

/** The faction of a class as sway counts it; null: none. */
export function alignmentOf({ faction }: UnitClass): Alignment | null {
  return ALIGNMENTS.find((each) => each === faction) ?? null;
}

/** Whether a ship is of another faction than its task force: selected by sway. */
export function isSwayed(force: Pick<Force, 'faction'>, { faction }: UnitClass): boolean {
  return faction !== force.faction;
}

/** Classes that the task force may take ships of, by id: its own faction's and those sway opens, of its pool if it names one (ITU-TASK-13, ITU-SWAY-05). */
export function shipsOpenTo(
  content: ContentPack,
  force: Force,
  mode: ForceRules['mode'] = 'match',
): readonly string[] {
  return sorted(content.units)
    .filter(([, each]) => each.kind === 'ship')
    .filter(([id]) => whyNoShip(content, force, id, mode) === null)
    .map(([id]) => id);
}

/** Why a class is no ship of this task force; null: it may be one. */
export function whyNoShip(
  content: ContentPack,
  force: Force,
  id: string,
  mode: ForceRules['mode'],
  at = '',
): Finding | null {
  const found = shipClass(content, id);
  if (found === undefined) {
    return finding('unknown-id', 'ITU-TASK-13', at, `No content pack knows the ship "${id}".`);
  }
  if (!hasDials(found)) {
    return finding('unknown-figure', 'ITU-TASK-13', at, `Nobody knows the dials of ${found.name}.`);
  }
  if (force.unitPool.length > 0 && !force.unitPool.includes(id)) {
    return finding('not-in-pool', 'ITU-TASK-13', at, `${found.name} is not in the unit pool.`);
  }
  if (mode === 'campaign' && force.roster && !force.roster.ships.some((ship) => ship.class === id)) {
    return finding('not-on-roster', 'ITU-TASK-13', at, `${found.name} is not on the roster.`);
  }
  return whyNotSwayed(content, force, found, mode, at);
}

function whyNotSwayed(
  content: ContentPack,
  force: Force,
  found: UnitClass,
  mode: ForceRules['mode'],
  at: string,
): Finding | null {
  if (!isSwayed(force, found)) return null;
  const faction = alignmentOf(found);
  const sway = faction === null ? 0 : (swayOf(content, force, mode)[faction] ?? 0);
  if (sway >= SWAY_FOR_SHIPS) return null;
  const message = `${found.name} needs ${SWAY_FOR_SHIPS} sway with its faction; the core officers have ${sway}.`;
  return finding('no-sway', mode === 'campaign' ? 'ITU-SWAY-02' : 'ITU-SWAY-05', at, message, { sway });
}

/** What ships cost: core points to pay, core points they bring, and flex points where sway is paid so (ITU-SWAY-13). */
export interface FleetPrice {
  readonly pays: number;
  readonly brings: number;
  /** Negative: it brings some. */
  readonly flex: number;
}

export function fleetPrice(
  content: ContentPack,
  readings: Readings | undefined,
  force: Pick<Force, 'faction'>,
  ships: readonly string[],
): FleetPrice {
  const inFlex = readingOf(readings, 'sway.shipCost') === 'flex';
  const price = { pays: 0, brings: 0, flex: 0 };
  for (const id of ships) {
    const found = shipClass(content, id);
    const points = found?.corePoints ?? 0;
    if (found && inFlex && isSwayed(force, found)) price.flex += points;
    else if (points > 0) price.pays += points;
    else price.brings -= points;
  }
  return price;
}

/**
 * Flex points that are left for step 5: core points not spent on officers and ships, with what the scenario gives
 * (ITU-SETUP-10, ITU-SETUP-06). Negative: more was spent than there was.
 */
export function flexPointsOf(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  rules: ForceRules,
): number {
  const { pays, brings, flex } = fleetPrice(content, readings, force, ships);
  return rules.corePoints - coreCost(content, force) - pays + brings - flex + (rules.flexPoints ?? 0);
}

/** Whether the ships can be paid: with or without the points that they bring themselves (ITU-SETUP-05, ITU-SETUP-06). */
function whyTooDear(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  rules: ForceRules,
): readonly Finding[] {
  const { pays, brings } = fleetPrice(content, readings, force, ships);
  const left = rules.corePoints - coreCost(content, force);
  const purse = left + (readingOf(readings, 'setup.bonusPaysUnits') === 'yes' ? brings : 0);
  if (pays > 0 && pays > purse) {
    const message = `These ships cost ${pays} core points, and ${Math.max(0, purse)} are left.`;
    return [finding('too-dear', 'ITU-SETUP-05', '/ships', message, { pays, purse })];
  }
  const flex = flexPointsOf(content, readings, force, ships, rules);
  const isPaidInFlex = fleetPrice(content, readings, force, ships).flex > 0;
  if (!isPaidInFlex || flex >= 0) return [];
  const message = 'There are not enough flex points for the ships that sway selects.';
  return [finding('too-dear', 'ITU-SWAY-13', '/ships', message, { flex })];
}

/** Every fault of a fleet of these classes for the task force: openness, categories, sway, points. Places are `/ships/N`. */
export function checkFleet(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  rules: ForceRules,
): readonly Finding[] {
  const { mission, mode } = rules;
  if (mission?.ships) return namedFaults(mission.ships, ships);
  const open = ships.flatMap((id, index) => whyNoShip(content, force, id, mode, `/ships/${index}`) ?? []);
  return [
    ...open,
    ...(open.length > 0 || mode !== 'campaign' ? [] : rosterFaults(force, ships)),
    ...(mission?.fleet ? categoryFaults(content, mission.fleet, ships) : []),
    ...(open.length > 0 ? [] : swayFaults(content, readings, force, ships, mode)),
    ...whyTooDear(content, readings, force, ships, rules),
  ];
}

/** A roster has each ship as often as it stands there (ITU-TASK-13). */
function rosterFaults({ roster }: Pick<Force, 'roster'>, ships: readonly string[]): readonly Finding[] {
  const left = (roster?.ships ?? []).map((ship) => ship.class);
  return ships.flatMap((id, index): readonly Finding[] => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    if (at >= 0 || roster === undefined) return [];
    const message = 'The roster has no more ships of this class.';
    return [finding('not-on-roster', 'ITU-TASK-13', `/ships/${index}`, message)];
  });
}

/** A story requires named units (ITU-SETUP-04). */
function namedFaults(named: readonly string[], ships: readonly string[]): readonly Finding[] {
  if ([...named].sort().join() === [...ships].sort().join()) return [];
  return [
    finding('wrong-ships', 'ITU-SETUP-04', '/ships', `The mission names the ships: ${named.join(', ')}.`),
  ];
}

/** Ships by category against what the overture allows, and at least one (ITU-SETUP-04). */
function categoryFaults(
  content: ContentPack,
  { capital, others, either }: FleetLimits,
  ships: readonly string[],
): readonly Finding[] {
  const capitals = ships.filter((id) => shipClass(content, id)?.category === 'capital').length;
  const small = ships.length - capitals;
  const fault = (code: string, message: string) => [finding(code, 'ITU-SETUP-04', '/ships', message)];
  if (ships.length === 0) return fault('no-ships', 'A fleet has one ship at least.');
  if (capitals > capital) return fault('too-many', `The mission allows ${capital} capital ships.`);
  if (small > others) {
    return fault('too-many', `The mission allows ${others} scout, support or specialist ships.`);
  }
  if (either && capitals > 0 && small > 0) {
    return fault('too-many', 'The mission allows a capital ship or the others, not both.');
  }
  return [];
}

/** Ships of other factions against the row of their sway, one set of options for each faction (ITU-SWAY-07, ITU-SWAY-08). */
function swayFaults(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  mode: ForceRules['mode'],
): readonly Finding[] {
  const sway = swayOf(content, force, mode);
  const byFaction = swayedShips(content, force, ships);
  return [...byFaction].flatMap(([faction, own]) => {
    const categories = own.map(({ category }) => category);
    if (isWithinSway(swayOptions(sway[faction] ?? 0, readings), categories, 0)) return [];
    const message = `${ALIGNMENT_NAMES[faction]} sway of ${sway[faction] ?? 0} does not open these ships.`;
    return [finding('beyond-sway', 'ITU-SWAY-07', '/ships', message, { sway: sway[faction] ?? 0 })];
  });
}

/** Ships of other factions, by faction. */
export function swayedShips(
  content: ContentPack,
  force: Pick<Force, 'faction'>,
  ships: readonly string[],
): ReadonlyMap<Alignment, readonly UnitClass[]> {
  const found = new Map<Alignment, UnitClass[]>();
  for (const id of ships) {
    const ship = shipClass(content, id);
    const faction = ship && isSwayed(force, ship) ? alignmentOf(ship) : null;
    if (ship && faction !== null) found.set(faction, [...(found.get(faction) ?? []), ship]);
  }
  return found;
}
