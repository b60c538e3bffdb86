/** Ships that a task force names already: their categories and points, their cards, crews and auxiliary units. */
import type { ContentPack } from '../content';
import type { Force } from '../documents';
import type { Readings } from '../sector';
import { auxiliariesPrice, checkAuxiliaries } from './auxiliaries';
import { checkPosts, type Crewman, type Post, type PostedShip } from './crew';
import { checkEquipment, equipmentRecord, type Fitted } from './equipment';
import { type Finding, finding } from './finding';
import type { ForceRules } from './mission';
import { coreOfficers, lineOfficerOf } from './officers';
import { checkFleet, flexPointsOf } from './ships';

/** Ships that are chosen already, with their cards, crew and the auxiliary units bought. */
export function fleetFaults(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  rules: ForceRules,
): readonly Finding[] {
  if (force.ships.length === 0) return [];
  const ships = force.ships.map((ship) => ship.class);
  const fitted = fittedIn(force);
  const limits = {
    most: rules.mission?.auxiliaries ?? force.auxiliaries.length,
    given: rules.mission?.given ?? [],
  };
  const faults = [
    ...checkFleet(content, readings, force, ships, rules),
    ...checkEquipment(content, readings, force, ships, fitted, rules.mode).map((each) => ({
      ...each,
      at: placeOfCard(force, Number(each.at.split('/')[2])),
    })),
    ...checkAuxiliaries(content, readings, force, ships, force.auxiliaries, limits),
    ...crewFaults(content, force),
  ];
  const price =
    fitted.reduce((sum, { card }) => sum + (equipmentRecord(content, card)?.flexCost ?? 0), 0) +
    auxiliariesPrice(content, force.auxiliaries);
  const points = Math.max(0, flexPointsOf(content, readings, force, ships, rules));
  if (price <= points) return faults;
  const message = `Equipment and auxiliary units cost ${price} flex points, and there are ${points}.`;
  return [...faults, finding('too-dear', 'ITU-SETUP-15', '/ships', message, { price, points })];
}

/** The cards that a task force has on its ships already. */
export function fittedIn(force: Pick<Force, 'ships'>): readonly Fitted[] {
  return force.ships.flatMap(({ equipment }, ship) => equipment.map((card) => ({ card, ship })));
}

function placeOfCard(force: Force, index: number): string {
  let before = 0;
  for (const [ship, { equipment }] of force.ships.entries()) {
    if (index < before + equipment.length) return `/ships/${ship}/equipment/${index - before}`;
    before += equipment.length;
  }
  return '/ships';
}

/** Who mans the ships as planned: core officers by their cards, a copy of the line officer for each ship. */
export function plannedCrew(
  content: ContentPack,
  force: Force,
): {
  readonly ships: readonly PostedShip[];
  readonly officers: readonly Crewman[];
  readonly posts: readonly Post[];
} {
  const ships = force.ships.map((ship, index) => ({ unit: String(index), class: ship.class }));
  const line = lineOfficerOf(content, force.faction);
  const copies = line === null ? [] : ships.map(({ unit }) => `${line}/${unit}`);
  const officers = [
    ...coreOfficers(force).map(([place, card]) => ({ officer: card, card, place, line: false })),
    ...copies.map((officer) => ({ officer, card: line ?? '', place: null, line: true })),
  ];
  const posts = force.ships.flatMap(({ crew = [] }, index) =>
    crew.map(({ officer, station }) => ({
      officer: officer === line ? `${officer}/${index}` : officer,
      unit: String(index),
      station,
    })),
  );
  return { ships, officers, posts };
}

/** Posts that are planned must be whole and legal; none at all are asked for in set-up. */
function crewFaults(content: ContentPack, force: Force): readonly Finding[] {
  if (force.ships.every(({ crew }) => crew === undefined)) return [];
  const { ships, officers, posts } = plannedCrew(content, force);
  return checkPosts(content, ships, officers, posts).map((each) => ({
    ...each,
    at: each.at.startsWith('/posts/')
      ? `/ships/${posts[Number(each.at.slice(7))]?.unit ?? 0}/crew`
      : '/ships',
  }));
}
