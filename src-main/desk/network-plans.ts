/** Plans of Black Alert's board: new ones, and the one line that the list says of one. */
import { ok, type Refusal, type Result } from '../../shared/base';
import type { BlackAlertContent } from '../../shared/content/black-alert';
import type { ParsedRequest } from '../../shared/contract';
import { type NetworkPlan, PLAN_FORMAT, PLAN_VERSION } from '../../shared/documents';
import { laidBoard } from '../rules/black-alert';
import { type Random, randomFrom } from '../rules/engine';
import { counted } from './counted';
import type { PlanContents } from './plan-contents';

type NewNetworkPlan = Extract<ParsedRequest<'library.create'>, { readonly game: 'black-alert' }>;

/** A random source that takes the first of everything: tiles in the order of their ids, not turned. */
const IN_ORDER: Random = { below: () => 0 };

/** A free plan: the whole board, laid by the seed or in order, with ships and Corruption where a match begins. */
export async function newNetworkPlan(
  { title, packs, seed }: NewNetworkPlan,
  contents: PlanContents,
): Promise<Result<NetworkPlan, Refusal>> {
  const read = await contents.read('black-alert', packs);
  return read.ok ? ok(planOver(read.value.content, title, packs, seed)) : read;
}

function planOver(
  content: BlackAlertContent,
  title: string,
  packs: readonly string[],
  seed: string | undefined,
): NetworkPlan {
  const { discovery, charon, fleets, corruption } = content.start;
  return {
    format: PLAN_FORMAT,
    version: PLAN_VERSION,
    game: 'black-alert',
    title,
    ...(packs.length > 0 ? { packs: [...packs] } : {}),
    network: { tiles: [...laidBoard(content, [], seed === undefined ? IN_ORDER : randomFrom(seed))] },
    tokens: corruption.map((at, index) => ({ id: `corruption-${index + 1}`, kind: 'corruption', at })),
    ships: {
      discovery: `${discovery.space}/${discovery.node}`,
      charon,
      fleets: [...fleets],
    },
  };
}

/** Such as `Spore network, 19 tiles`. */
export function summarizeNetwork({ network, tokens }: NetworkPlan): string {
  const tiles = counted(network.tiles.length, 'tile', 'tiles') ?? 'no tiles';
  const others = counted(tokens.length, 'token', 'tokens');
  return ['Spore network', tiles, ...(others === null ? [] : [others])].join(', ');
}
