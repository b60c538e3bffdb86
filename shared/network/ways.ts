/**
 * Ways of the Discovery over the network, each with its price: uses of Navigate and Threat cards (BA-DBRIDGE-01,
 * BA-DBRIDGE-02, BA-TOKEN-01, BA-TOKEN-02). `routesFrom` in `shared/hex` keeps one way for each price; here two pathways
 * that enter other tiles at the same price are two ways, since what waits on those tiles differs. Labels are extended
 * use by use; a price adds up and the tiles only grow, so a part that is beaten can be dropped at once.
 */
import { type Network, type NodeId, type Space, SPACES } from '../hex';
import { enteredTiles, type Hazards, type Met, metByTile, tilesOfNode } from './hazards';

export interface Price {
  /** Uses of Navigate. */
  readonly uses: number;
  /** Threat cards. */
  readonly threats: number;
}

/** One use of Navigate: to another node of the same tile (`within`), or along one pathway. */
export interface Step {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly kind: 'within' | 'pathway';
  /** Tiles entered, in order. */
  readonly tiles: readonly Space[];
  /** Those of them that cost Threat cards, in order. */
  readonly met: readonly Met[];
  readonly threats: number;
}

export interface Way extends Price {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly steps: readonly Step[];
}

/** A way found so far; the tiles entered as bits, so that one set in another is one operation. */
interface Label extends Price {
  readonly at: NodeId;
  readonly entered: number;
  readonly before: Label | null;
  readonly step: Step | null;
}

interface Option {
  readonly step: Step;
  readonly entered: number;
}

const BITS: ReadonlyMap<Space, number> = new Map(SPACES.map((space, index) => [space, 1 << index]));

/**
 * By node that can be reached, every way that no other beats: fewer uses or fewer Threat cards; or, at the same price,
 * other tiles entered, unless all of another way's are among them. Fewest uses first, then fewest Threat cards, then in
 * the order of the network.
 */
export function waysFrom(
  network: Network,
  from: NodeId,
  hazards: Hazards,
): ReadonlyMap<NodeId, readonly Way[]> {
  const kept = new Map<NodeId, Label[]>();
  const options = optionsOf(network, hazards);
  let front: Label[] = [{ at: from, uses: 0, threats: 0, entered: 0, before: null, step: null }];
  // Each round is one use more, so what an earlier round kept is never beaten by a later one.
  while (front.length > 0) {
    const round = new Map<NodeId, Label[]>();
    for (const label of front) {
      for (const option of options(label.at)) {
        if (option.step.to !== from) keep(round, kept, extended(label, option));
      }
    }
    front = [...round.values()].flat();
    for (const label of front) kept.set(label.at, [...(kept.get(label.at) ?? []), label]);
  }
  return new Map([...kept].map(([node, labels]) => [node, labels.map(wayOf).sort(comparePrices)]));
}

/** The cheapest price of every node that can be reached, by uses first; the start itself is not among them. */
export function pricesFrom(network: Network, from: NodeId, hazards: Hazards): ReadonlyMap<NodeId, Price> {
  const prices = new Map<NodeId, Price>();
  const options = optionsOf(network, hazards);
  let front = new Map<NodeId, number>([[from, 0]]);
  for (let uses = 1; front.size > 0; uses += 1) {
    const next = new Map<NodeId, number>();
    for (const [node, threats] of front) {
      for (const { step } of options(node)) {
        if (step.to === from || prices.has(step.to)) continue;
        next.set(step.to, Math.min(next.get(step.to) ?? Infinity, threats + step.threats));
      }
    }
    for (const [node, threats] of next) prices.set(node, { uses, threats });
    front = next;
  }
  return prices;
}

/** Every use of Navigate that begins at a node: along each pathway, then to the other nodes of the tile. */
export function stepsFrom(network: Network, from: NodeId, hazards: Hazards): readonly Step[] {
  return optionsOf(network, hazards)(from).map(({ step }) => step);
}

/** Fewer uses first, then fewer Threat cards; 0 for the same price. */
export function comparePrices(one: Price, other: Price): number {
  return one.uses - other.uses || one.threats - other.threats;
}

/** What can be done from each node, computed when it is first asked for. */
function optionsOf(network: Network, hazards: Hazards): (from: NodeId) => readonly Option[] {
  const onTile = nodesByTile(network, hazards);
  const met = metByTile(hazards);
  const known = new Map<NodeId, readonly Option[]>();
  const compute = (from: NodeId): readonly Option[] => {
    const here = tilesOfNode(hazards, from);
    const beside = new Set(here.flatMap((space) => onTile.get(space) ?? []));
    const along = (network.connections.get(from) ?? [])
      // Inside the tile no pathway is needed, and one that leaves the tile is not taken.
      .filter(({ to }) => !beside.has(to))
      .map(({ to, tiles }) => {
        const entered = enteredTiles(here, tilesOfNode(hazards, to), tiles);
        return optionAlong(from, to, entered, met);
      });
    const within = [...beside].filter((to) => to !== from).map((to) => optionWithin(from, to));
    return [...along, ...within];
  };
  return (from) => {
    const found = known.get(from) ?? compute(from);
    known.set(from, found);
    return found;
  };
}

function optionAlong(
  from: NodeId,
  to: NodeId,
  tiles: readonly Space[],
  metBySpace: ReadonlyMap<Space, Met>,
): Option {
  const met = tiles.flatMap((space) => metBySpace.get(space) ?? []);
  const threats = met.reduce((sum, each) => sum + each.threats, 0);
  return { step: { from, to, kind: 'pathway', tiles, met, threats }, entered: bitsOf(tiles) };
}

function optionWithin(from: NodeId, to: NodeId): Option {
  return { step: { from, to, kind: 'within', tiles: [], met: [], threats: 0 }, entered: 0 };
}

function nodesByTile({ nodes }: Network, hazards: Hazards): ReadonlyMap<Space, readonly NodeId[]> {
  const byTile = new Map<Space, NodeId[]>();
  for (const node of nodes) {
    for (const space of tilesOfNode(hazards, node)) {
      const list = byTile.get(space);
      if (list) list.push(node);
      else byTile.set(space, [node]);
    }
  }
  return byTile;
}

function bitsOf(tiles: readonly Space[]): number {
  return tiles.reduce((bits, space) => bits | (BITS.get(space) ?? 0), 0);
}

function extended(label: Label, { step, entered }: Option): Label {
  return {
    at: step.to,
    uses: label.uses + 1,
    threats: label.threats + step.threats,
    entered: label.entered | entered,
    before: label,
    step,
  };
}

/** Takes a label up unless one that is known beats it, and drops those of its round that it beats. */
function keep(round: Map<NodeId, Label[]>, kept: ReadonlyMap<NodeId, Label[]>, label: Label): void {
  const rivals = round.get(label.at) ?? [];
  if (kept.get(label.at)?.some((known) => beats(known, label))) return;
  if (rivals.some((known) => beats(known, label))) return;
  round.set(label.at, [...rivals.filter((known) => !beats(label, known)), label]);
}

/** Whether the one makes the other needless; of two alike the one that is known already. */
function beats(one: Label, other: Label): boolean {
  if (one.uses > other.uses || one.threats > other.threats) return false;
  if (one.uses < other.uses || one.threats < other.threats) return true;
  return (one.entered & ~other.entered) === 0;
}

function wayOf(label: Label): Way {
  const steps: Step[] = [];
  for (let at: Label | null = label; at?.step; at = at.before) steps.unshift(at.step);
  return {
    from: steps[0]?.from ?? label.at,
    to: label.at,
    uses: label.uses,
    threats: label.threats,
    steps,
  };
}
