/** The board as the view shows it: the network of the tiles as they lie, what is printed at nodes, and where things are. */
import type { BlackAlertContent, TileRecord } from '../../../../shared/content/black-alert';
import type { BlackAlertView } from '../../../../shared/contract/black-alert';
import {
  type EdgeLoop,
  type Network,
  networkOf,
  type NodeId,
  type PlacedTile,
  type Space,
  tileOf,
} from '../../../../shared/hex';
import { type Hazards, hazardsOf, type Step, stepsFrom } from '../../../../shared/network';
import { cheapestSteps, printedNodes } from './board-facts';
import type { ChartNode } from '../../../table/network/model';

/** A tile that a pack lost is drawn bare: the rules refuse the match, the table does not fall over. */
const BARE: TileRecord['a'] = { nodes: [], paths: [] };

export class MatchBoard {
  readonly #content: BlackAlertContent;
  readonly #view: () => BlackAlertView;
  readonly #readings: () => Readonly<Record<string, string>>;
  readonly loops: readonly EdgeLoop<ChartNode>[];

  constructor(
    content: BlackAlertContent,
    view: () => BlackAlertView,
    readings: () => Readonly<Record<string, string>>,
  ) {
    this.#readings = readings;
    this.#content = content;
    this.#view = view;
    this.loops = Object.entries(content.loops).map(([id, loop]) => ({ ...loop, id }));
  }

  /** The same list until a tile is turned. */
  readonly tiles: readonly PlacedTile[] = $derived.by(() => this.#view().board.tiles);
  readonly network: Network = $derived.by(() => {
    const { tiles, loops, faceOf } = this;
    return networkOf({ tiles, loops, faceOf });
  });
  readonly discovery: NodeId = $derived.by(() => this.#view().board.discovery);
  readonly charon: Space = $derived.by(() => this.#view().board.charon);
  readonly hazards: Hazards = $derived.by(() => hazardsOf(this.#view().board, this.loops, this.#readings()));
  /** What is printed at each node, nodes of the rim with their tile's. */
  readonly printed: ReadonlyMap<NodeId, ChartNode> = $derived.by(() =>
    printedNodes(this.tiles, this.loops, this.faceOf),
  );
  /** By node, what one use of Navigate from the Discovery costs; of two pathways the one with fewer Threat cards. */
  readonly steps: ReadonlyMap<NodeId, Step> = $derived.by(() =>
    cheapestSteps(stepsFrom(this.network, this.discovery, this.hazards)),
  );
  /** Tiles that the Discovery is on: one, or by reading b of BA-NET-07 two at the rim. */
  readonly here: readonly Space[] = $derived.by(
    () => this.hazards.sharedNodes?.get(this.discovery) ?? [tileOf(this.discovery)],
  );
  readonly areTogether: boolean = $derived.by(() => this.here.includes(this.charon));

  readonly faceOf = ({ tile, face }: PlacedTile): TileRecord['a'] =>
    this.#content.tiles[tile]?.[face] ?? BARE;

  tileAt(space: Space | null): PlacedTile | null {
    return this.tiles.find((tile) => tile.space === space) ?? null;
  }

  nameAt(node: NodeId): string | null {
    return this.printed.get(node)?.name ?? null;
  }

  /** Nodes that bear a name; more than one where a pack prints it twice. */
  named(name: string): readonly NodeId[] {
    return [...this.printed].filter(([, node]) => node.name === name).map(([id]) => id);
  }
}
