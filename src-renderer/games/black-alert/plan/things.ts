/** What can be chosen on a planned board, and the names by which the chart knows tokens. */
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import type { NodeId, Space } from '../../../../shared/hex';
import type { ChartToken, NetworkHit } from '../../../table/network/model';
import { spaceOf } from './planned-board';

export type Thing =
  | { readonly type: 'tile'; readonly space: Space }
  | { readonly type: 'node'; readonly node: NodeId }
  | { readonly type: 'token'; readonly id: string }
  | { readonly type: 'fleet'; readonly index: number }
  | { readonly type: 'ship'; readonly ship: 'discovery' | 'charon' };

const FLEET = 'fleet:';

/** Tokens as the chart draws them: those of the plan by their ids, Fleet tokens by their place in the list. */
export function chartTokens(plan: NetworkPlan, chosen: Thing | null): readonly ChartToken[] {
  const stateOf = (thing: Thing): ChartToken['state'] =>
    chosen && isSame(thing, chosen) ? 'chosen' : 'plain';
  return [
    ...plan.tokens.map(({ id, kind, at }): ChartToken => {
      return { id, kind, at, state: stateOf({ type: 'token', id }) };
    }),
    ...(plan.ships.fleets ?? []).map((at, index): ChartToken => {
      return { id: `${FLEET}${index}`, kind: 'fleet', at, state: stateOf({ type: 'fleet', index }) };
    }),
  ];
}

/** What the chart found under a point or in its list. Ids of a plan's tokens have no colon. */
export function thingOf(hit: NetworkHit): Thing {
  if (hit.type !== 'token') return hit;
  if (hit.id.startsWith(FLEET)) return { type: 'fleet', index: Number(hit.id.slice(FLEET.length)) };
  return { type: 'token', id: hit.id };
}

/** The chart's name for a thing. */
export function hitOf(thing: Thing): NetworkHit {
  return thing.type === 'fleet' ? { type: 'token', id: `${FLEET}${thing.index}` } : thing;
}

export function isSame(one: Thing, other: Thing): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The space a thing is on; null when it is not on the board. */
export function spaceOfThing(thing: Thing, plan: NetworkPlan): Space | null {
  switch (thing.type) {
    case 'tile':
      return thing.space;
    case 'node':
      return spaceOf(thing.node);
    case 'token': {
      const token = plan.tokens.find(({ id }) => id === thing.id);
      return token ? spaceOf(token.at) : null;
    }
    case 'fleet':
      return plan.ships.fleets?.[thing.index] ?? null;
    case 'ship': {
      const at = plan.ships[thing.ship];
      return at === undefined ? null : spaceOf(at);
    }
  }
}

/** Whether it can be taken up and put elsewhere. */
export function isPiece(thing: Thing): boolean {
  return thing.type === 'token' || thing.type === 'fleet' || thing.type === 'ship';
}

/** What was chosen, while it is still there: a node of a tile that went and a piece that was removed are not. */
export function existing(
  thing: Thing | null,
  plan: NetworkPlan,
  nodes: ReadonlyMap<NodeId, unknown>,
): Thing | null {
  if (thing === null) return null;
  if (thing.type === 'node') return nodes.has(thing.node) ? thing : null;
  return spaceOfThing(thing, plan) === null ? null : thing;
}
