/** All fleets that a task force may take, and the one that the house would (ITU-SETUP-04 to 06). */
import type { ContentPack } from '../content';
import type { Force } from '../documents';
import type { Readings } from '../sector';
import type { ForceRules } from './mission';
import { checkFleet, shipClass, shipsOpenTo } from './ships';

/** No list grows beyond so many fleets. */
const MOST_FLEETS = 400;

/** Legal fleets, by class ids in order; those with most ships first, then by their ids. A named fleet alone where the mission names it. */
export function fleetsOpenTo(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  rules: ForceRules,
): readonly (readonly string[])[] {
  const { mission } = rules;
  if (mission?.ships) return [mission.ships];
  const limits = mission?.fleet ?? { capital: 1, others: 2, either: false };
  const open = shipsOpenTo(content, force, rules.mode);
  const isCapital = (id: string) => shipClass(content, id)?.category === 'capital';
  const capitals = combinations(open.filter(isCapital), limits.capital);
  const others = combinations(
    open.filter((id) => !isCapital(id)),
    limits.others,
  );
  return capitals
    .flatMap((some) => others.map((rest) => [...some, ...rest]))
    .filter((ships) => ships.length > 0 && checkFleet(content, readings, force, ships, rules).length === 0)
    .sort((a, b) => b.length - a.length || (a.join() < b.join() ? -1 : 1))
    .slice(0, MOST_FLEETS);
}

/** Every choice of up to so many out of some, one as often as one likes; none among them. */
function combinations(of: readonly string[], most: number): readonly (readonly string[])[] {
  if (most === 0) return [[]];
  const fewer = combinations(of, most - 1);
  const whole = fewer.filter((some) => some.length === most - 1);
  const more = whole.flatMap((some) =>
    of.filter((id) => (some.at(-1) ?? '') <= id).map((id) => [...some, id]),
  );
  return [...fewer, ...more];
}

/**
 * The fleet that the house takes: most ships, of most different classes, a capital one among them, most core points spent;
 * then the first by ids. Null: no legal fleet.
 */
export function standardFleet(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  rules: ForceRules,
): readonly string[] | null {
  const worth = (ships: readonly string[]) =>
    ships.length * 1000 +
    new Set(ships).size * 100 +
    ships.reduce((sum, id) => sum + (shipClass(content, id)?.category === 'capital' ? 50 : 0), 0) +
    ships.reduce((sum, id) => sum + (shipClass(content, id)?.corePoints ?? 0), 0);
  const [first, ...rest] = fleetsOpenTo(content, readings, force, rules);
  if (first === undefined) return null;
  return rest.reduce((best, each) => (worth(each) > worth(best) ? each : best), first);
}
