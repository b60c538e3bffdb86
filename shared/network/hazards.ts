/** What waits for the Discovery on tiles, and how the open rules about it are read. */
import { type EdgeLoop, type NodeId, type Space, tileOf } from '../hex';

/** What the Discovery meets on tiles that it enters, and how two open rules are read; left out: reading a. */
export interface Hazards {
  readonly corruption: readonly Space[];
  /** A space stands twice where both Fleet tokens share it. */
  readonly fleets: readonly Space[];
  /** BA-TOKEN-03, BA-TOKEN-04: one Threat card for a tile entered, or by reading b one for each token. */
  readonly oneCardFor?: 'tile' | 'token';
  /** Nodes that are part of more than one tile: those of a rim's loop by reading b of BA-NET-07. */
  readonly sharedNodes?: ReadonlyMap<NodeId, readonly Space[]>;
}

/** A tile that costs Threat cards on the way, and which of their sections are processed. */
export interface Met {
  readonly space: Space;
  readonly corruption: boolean;
  readonly fleet: boolean;
  readonly threats: number;
}

/** The hazards of a board by its readings (`BA-TOKEN-04`, `BA-NET-07`); what is not read otherwise is read as `a`. */
export function hazardsOf(
  tokens: { readonly corruption: readonly Space[]; readonly fleets: readonly Space[] },
  loops: readonly EdgeLoop[],
  readings: Readonly<Record<string, string>>,
): Hazards {
  return {
    corruption: tokens.corruption,
    fleets: tokens.fleets,
    oneCardFor: readings['BA-TOKEN-04'] === 'b' ? 'token' : 'tile',
    sharedNodes: readings['BA-NET-07'] === 'b' ? nodesOfBothEnds(loops) : new Map(),
  };
}

/** What is met on each tile that holds tokens. */
export function metByTile({ corruption, fleets, oneCardFor = 'tile' }: Hazards): ReadonlyMap<Space, Met> {
  const met = new Map<Space, Met>();
  for (const space of new Set([...corruption, ...fleets])) {
    const isCorrupted = corruption.includes(space);
    const fleetsHere = fleets.filter((each) => each === space).length;
    const threats = oneCardFor === 'tile' ? 1 : fleetsHere + (isCorrupted ? 1 : 0);
    met.set(space, { space, corruption: isCorrupted, fleet: fleetsHere > 0, threats });
  }
  return met;
}

/** The tiles that a node is part of. BA-NET-07. */
export function tilesOfNode({ sharedNodes }: Hazards, node: NodeId): readonly Space[] {
  return sharedNodes?.get(node) ?? [tileOf(node)];
}

/**
 * What is entered of the tiles along a pathway. At a node of two tiles both are held: neither is entered from there, nor
 * the second after the first.
 */
export function enteredTiles(
  here: readonly Space[],
  there: readonly Space[],
  tiles: readonly Space[],
): readonly Space[] {
  if (here.length === 1 && there.length === 1) return tiles;
  const outside = tiles.filter((space) => !here.includes(space));
  return outside.slice(0, outside.findIndex((space) => there.includes(space)) + 1);
}

function nodesOfBothEnds(loops: readonly EdgeLoop[]): ReadonlyMap<NodeId, readonly Space[]> {
  return new Map(
    loops.flatMap(({ nodes, tile, from, to }) =>
      nodes.map(({ id }): [NodeId, readonly Space[]] => [
        `${tile}/${id}`,
        [...new Set([tile, from.space, to.space])],
      ]),
    ),
  );
}
