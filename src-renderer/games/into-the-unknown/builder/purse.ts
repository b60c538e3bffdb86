/** What a task force costs and what is left to spend, in core points; and who of its pool could not be had. Decides nothing. */
import type { ContentPack } from '../../../../shared/content';
import type { Force } from '../../../../shared/documents';
import {
  checkTransfers,
  coreCost,
  type Finding,
  fittedIn,
  fleetPrice,
  flexPointsOf,
  type ForceRules,
  purchasesPrice,
} from '../../../../shared/fleet';
import type { Readings } from '../../../../shared/sector';

/** Core points of officers, of ships, and what is left for cards and auxiliary units. */
export function purseOf(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  rules: ForceRules,
) {
  const ships = classesOf(force);
  const core = coreCost(content, force);
  const { pays, brings, flex } = fleetPrice(content, readings, force, ships);
  const bought = { transfers: [], equipment: fittedIn(force), auxiliaries: force.auxiliaries };
  return {
    core,
    left: rules.corePoints - core,
    pays: pays + flex,
    brings,
    flex: flexPointsOf(content, readings, force, ships, rules),
    spent: purchasesPrice(content, bought),
  };
}

/** Officers of the pool who could not be selected beside the ships as they are chosen. */
export function transferWarnings(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
): readonly Finding[] {
  const ships = classesOf(force);
  if (ships.length === 0) return [];
  return force.transfer.flatMap((id, index) =>
    checkTransfers(content, readings, force, ships, [id], [id]).map((each) => ({
      ...each,
      at: `/transfer/${index}`,
    })),
  );
}

function classesOf({ ships }: Force): readonly string[] {
  return ships.map((ship) => ship.class);
}
