/** Words of the planned board: prices, ways, turns, pieces. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import type { NodeId, PlacedTile, Space, Turn } from '../../../../shared/hex';
import type { Price, Step } from '../../../../shared/network';
import { capitalized, listed, nodeName } from '../match/words';
import { isNode, spaceOf } from './planned-board';
import type { Thing } from './things';

interface Lying {
  readonly tiles: readonly PlacedTile[];
}

/** `2 Navigate, 1 Threat card`. */
export function priceText({ uses, threats }: Price): string {
  const cards = threats === 1 ? '1 Threat card' : `${threats} Threat cards`;
  return `${uses} Navigate, ${threats === 0 ? 'clear' : cards}`;
}

/** `Harlak`, `The Tritanium moon on D2`. */
export function nodeTitle(content: BlackAlertContent, board: Lying, node: NodeId): string {
  return capitalized(nodeName(content, board, node));
}

/** What the pointer is on: `Harlak, D2`, or the space where the place has no name. */
export function pointedText(
  at: Space | NodeId,
  printed: ReadonlyMap<NodeId, { readonly name: string | null }>,
): string {
  const name = isNode(at) ? printed.get(at)?.name : null;
  return name ? `${name}, ${spaceOf(at)}` : spaceOf(at);
}

/** Where a step leads over: `through C2, D1`, `on the same tile`. */
export function stepText({ kind, tiles }: Step): string {
  if (kind === 'within' || tiles.length === 0) return 'on the same tile';
  return `through ${tiles.join(', ')}`;
}

/** What is met on a step: `D2: Corruption and Fleet`; empty when it is clear. */
export function metText({ met }: Step): string {
  return met
    .map(({ space, corruption, fleet }) => {
      const sections = [...(corruption ? ['Corruption'] : []), ...(fleet ? ['Fleet'] : [])];
      return `${space}: ${listed(sections)}`;
    })
    .join('; ');
}

/** `C2 by 120°`: clockwise from how each lies. */
export function turnsText(turns: readonly Turn[], { tiles }: Lying): string {
  return listed(
    turns.map(({ space, turn }) => {
      const lies = tiles.find((tile) => tile.space === space)?.turn ?? 0;
      return `${space} by ${degreesBetween(lies, turn)}°`;
    }),
  );
}

/** Clockwise from one turn to another, degrees. */
export function degreesBetween(from: number, to: number): number {
  return 60 * ((to - from + 6) % 6);
}

/** What a thing is called, for the panel's head and for steps of the history. */
export function thingName(thing: Thing, plan: NetworkPlan, content: BlackAlertContent): string {
  switch (thing.type) {
    case 'tile': {
      const tile = plan.network.tiles.find(({ space }) => space === thing.space);
      return tile ? `tile ${thing.space}` : `space ${thing.space}`;
    }
    case 'node':
      return nodeName(content, plan.network, thing.node);
    case 'token': {
      const kind = plan.tokens.find(({ id }) => id === thing.id)?.kind;
      return kind === 'marker' ? 'the marker' : 'the Corruption token';
    }
    case 'fleet':
      return 'the Fleet token';
    case 'ship':
      return thing.ship === 'discovery' ? 'the Discovery' : 'the Charon';
  }
}

/** A place as a person says it: `Harlak`, `B2`. */
export function placeText(at: string, plan: NetworkPlan, content: BlackAlertContent): string {
  // Places of a plan are nodes or spaces; main has checked them.
  const place = at as NodeId;
  return isNode(place) ? nodeName(content, plan.network, place) : spaceOf(place);
}
