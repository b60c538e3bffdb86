/** Plans of Black Alert's board: the content they name, and new ones. */
import { type Refusal, type Result, ok } from '../../shared/base';
import { mergeLayers, type PackHead } from '../../shared/content';
import type { BlackAlertContent } from '../../shared/content/black-alert';
import { type NetworkPlan, PLAN_FORMAT, PLAN_VERSION } from '../../shared/documents';
import { firstFault } from '../library';
import { laidBoard } from '../rules/black-alert';
import { type Random, randomFrom } from '../rules/engine';
import { layersOf, type PackPlaces } from './content';

export interface NetworkContent {
  readonly content: BlackAlertContent;
  /** Every layer that went in, weakest first. */
  readonly packs: readonly PackHead[];
}

/** Merged content by the packs that a plan names; what was read stays to judge its edits by. */
export class NetworkContents {
  readonly #places: PackPlaces;
  readonly #known = new Map<string, NetworkContent>();

  constructor(places: PackPlaces) {
    this.#places = places;
  }

  /** Reads the packs as they are now: `unknown-pack`, or what is wrong with one. */
  async read(packs: readonly string[]): Promise<Result<NetworkContent, Refusal>> {
    const layers = await layersOf('black-alert', packs, this.#places);
    if (!layers.ok) return layers;
    const merged = firstFault(
      mergeLayers(
        'black-alert',
        layers.value.map(({ layer }) => layer),
      ),
    );
    if (!merged.ok) return merged;
    const read = { content: merged.value, packs: layers.value.map(({ layer }) => layer.head) };
    this.#known.set(packs.join('/'), read);
    return ok(read);
  }

  /** What was read last of these packs, null if nothing could be. */
  known(packs: readonly string[]): BlackAlertContent | null {
    return this.#known.get(packs.join('/'))?.content ?? null;
  }
}

/** A random source that takes the first of everything: tiles in the order of their ids, not turned. */
const IN_ORDER: Random = { below: () => 0 };

/** A free plan: the whole board, laid by the seed or in order, with ships and Corruption where a match begins. */
export function newNetworkPlan(
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
