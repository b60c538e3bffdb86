/** Auxiliary units that flex points buy (ITU-SETUP-18 to 20, ITU-AUX-07). */
import type { ContentPack } from '../content';
import type { Force } from '../documents';
import { readingOf, type Readings } from '../sector';
import { type Finding, finding } from './finding';
import { sorted } from './officers';
import { shipClass } from './ships';

/** Classes that may be bought, by id: with a flex cost, aligned with the fleet. */
export function auxiliariesOpenTo(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
): readonly string[] {
  return sorted(content.units)
    .filter(([, { kind }]) => kind === 'auxiliary')
    .filter(([id]) => whyNoAuxiliary(content, readings, force, ships, id, '') === null)
    .map(([id]) => id);
}

/** Why a class cannot be bought as an auxiliary unit; null: it can. */
export function whyNoAuxiliary(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  id: string,
  at: string,
): Finding | null {
  const found = Object.hasOwn(content.units, id) ? content.units[id] : undefined;
  if (found?.kind !== 'auxiliary') {
    return finding('unknown-id', 'ITU-SETUP-18', at, `No content pack knows the auxiliary unit "${id}".`);
  }
  if (found.flexCost === null) {
    const message = `${found.name} has no flex cost: it is launched, never bought.`;
    return finding('not-for-sale', 'ITU-AUX-07', at, message);
  }
  const isAnyShip = readingOf(readings, 'setup.auxAlignment') === 'anyShip';
  const factions = new Set<string>([
    force.faction,
    ...(isAnyShip ? ships.flatMap((ship) => shipClass(content, ship)?.faction ?? []) : []),
  ]);
  if (factions.has(found.faction)) return null;
  return finding('not-aligned', 'ITU-SETUP-19', at, `${found.name} is not aligned with the fleet.`);
}

/** Every fault of the units bought; `most` is the mission's limit, units that it gives count for nothing. Places are `/auxiliaries/N`. */
export function checkAuxiliaries(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  bought: readonly string[],
  limits: { readonly most: number; readonly given: readonly string[] },
): readonly Finding[] {
  const faults = bought.flatMap(
    (id, index) => whyNoAuxiliary(content, readings, force, ships, id, `/auxiliaries/${index}`) ?? [],
  );
  const most = limits.most + replaceable(content, limits.given, bought);
  if (bought.length <= most) return faults;
  const message = `The mission has each player buy ${limits.most} auxiliary units.`;
  return [...faults, finding('too-many', 'ITU-SETUP-18', '/auxiliaries', message)];
}

/** Units bought that take the place of one of the same type that the mission gives (ITU-SETUP-20). */
function replaceable(content: ContentPack, given: readonly string[], bought: readonly string[]): number {
  const left = given.map((id) => content.units[id]?.subtype ?? null);
  return bought.filter((id) => {
    const index = left.indexOf(content.units[id]?.subtype ?? null);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
}

/** The units in play after the purchase: those given, each replaced by one of the same type that was bought (ITU-SETUP-20), and the rest bought. */
export function auxiliariesAfter(
  content: ContentPack,
  given: readonly string[],
  bought: readonly string[],
): readonly string[] {
  const kept = [...given];
  for (const id of bought) {
    const type = content.units[id]?.subtype ?? null;
    const index = kept.findIndex((each) => (content.units[each]?.subtype ?? null) === type);
    if (index >= 0) kept.splice(index, 1);
  }
  return [...kept, ...bought];
}

/** Flex points: the full printed cost of each, no refund for what it replaces (ITU-SETUP-20). */
export function auxiliariesPrice(content: ContentPack, bought: readonly string[]): number {
  return bought.reduce((sum, id) => sum + (content.units[id]?.flexCost ?? 0), 0);
}
