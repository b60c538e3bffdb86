/** Putting pieces on the board: where each may stand, and the step that does it. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import type { NodeId, Space } from '../../../../shared/hex';
import * as edits from './edits';
import { isNode, spaceOf } from './planned-board';
import type { Thing } from './things';
import { placeText, thingName } from './words';

/** What the tool for tokens puts down. */
export const PLACEABLES = ['corruption', 'fleet', 'marker', 'discovery', 'charon'] as const;
export type Placeable = (typeof PLACEABLES)[number];

export const PLACEABLE_NAMES: Readonly<Record<Placeable, string>> = {
  corruption: 'Corruption',
  fleet: 'Fleet',
  marker: 'Marker',
  discovery: 'Discovery',
  charon: 'Charon',
};

export interface Step {
  readonly label: string;
  readonly recipe: edits.NetworkRecipe;
}

export type Target = Space | NodeId;

/**
 * The step that puts a new piece down; null where it cannot stand. Corruption and Fleet tokens lie on tiles, a marker on
 * a tile or at a node, the Discovery at a node, the Charon on a tile (BA-CORR-01, BA-COMP-08, BA-SETUP-15).
 */
export function placeStep(
  what: Placeable,
  at: Target,
  plan: NetworkPlan,
  content: BlackAlertContent,
): Step | null {
  const where = placeText(at, plan, content);
  switch (what) {
    case 'corruption': {
      const space = spaceOf(at);
      const held = plan.tokens.find(
        (token) => token.kind === 'corruption' && spaceOf(token.at as Target) === space,
      );
      return held
        ? { label: `Take Corruption off ${space}`, recipe: edits.removeToken(held.id) }
        : { label: `Corruption on ${space}`, recipe: edits.addToken('corruption', space) };
    }
    case 'marker':
      return { label: `Marker at ${where}`, recipe: edits.addToken('marker', at) };
    case 'fleet':
      return { label: `Fleet token to ${spaceOf(at)}`, recipe: edits.addFleet(spaceOf(at)) };
    case 'discovery':
      return isNode(at) ? { label: `Discovery to ${where}`, recipe: edits.placeDiscovery(at) } : null;
    case 'charon':
      return { label: `Charon to ${spaceOf(at)}`, recipe: edits.placeCharon(spaceOf(at)) };
  }
}

/** The step that moves what is chosen; null where it cannot stand, or is there already. A tile changes places. */
export function moveStep(
  thing: Thing,
  to: Target,
  plan: NetworkPlan,
  content: BlackAlertContent,
  nodesOf: Parameters<typeof edits.swapTiles>[2],
): Step | null {
  const where = placeText(to, plan, content);
  switch (thing.type) {
    case 'node':
      return null;
    case 'tile': {
      const space = spaceOf(to);
      if (space === thing.space) return null;
      return {
        label: `${thing.space} and ${space} change places`,
        recipe: edits.swapTiles(thing.space, space, nodesOf),
      };
    }
    case 'token': {
      const token = plan.tokens.find(({ id }) => id === thing.id);
      const target = token?.kind === 'corruption' ? spaceOf(to) : to;
      if (!token || token.at === target) return null;
      return {
        label: `Move ${thingName(thing, plan, content)} to ${placeText(target, plan, content)}`,
        recipe: edits.moveToken(thing.id, target),
      };
    }
    case 'fleet':
      if (plan.ships.fleets?.[thing.index] === spaceOf(to)) return null;
      return { label: `Fleet token to ${spaceOf(to)}`, recipe: edits.moveFleet(thing.index, spaceOf(to)) };
    case 'ship':
      if (thing.ship === 'discovery') {
        if (!isNode(to) || plan.ships.discovery === to) return null;
        return { label: `Discovery to ${where}`, recipe: edits.placeDiscovery(to) };
      }
      if (plan.ships.charon === spaceOf(to)) return null;
      return { label: `Charon to ${spaceOf(to)}`, recipe: edits.placeCharon(spaceOf(to)) };
  }
}

/** The step that takes what is chosen off the board; null for a node and an empty space. */
export function removeStep(
  thing: Thing,
  plan: NetworkPlan,
  content: BlackAlertContent,
  nodesOf: Parameters<typeof edits.removeTile>[1],
): Step | null {
  const name = thingName(thing, plan, content);
  const label = `Take ${name} off the board`;
  switch (thing.type) {
    case 'node':
      return null;
    case 'tile':
      return plan.network.tiles.some(({ space }) => space === thing.space)
        ? { label, recipe: edits.removeTile(thing.space, nodesOf) }
        : null;
    case 'token':
      return { label, recipe: edits.removeToken(thing.id) };
    case 'fleet':
      return { label, recipe: edits.removeFleet(thing.index) };
    case 'ship':
      return {
        label,
        recipe: thing.ship === 'discovery' ? edits.placeDiscovery(null) : edits.placeCharon(null),
      };
  }
}
