/** Pathways followed through the ports of edges, from node to node: what a route runs along. Pure. */
import { type NodeId, type Space, tileOf } from '../../../../shared/hex';
import type { Polyline } from '../../draw/flatten';
import { joinedLines, lengthOf, reversedLine } from './curves';
import type { PathwayPiece, Stop } from './pathways';

export interface Chain {
  /** Null where it ends at an edge with nothing beyond. */
  readonly ends: readonly [NodeId | null, NodeId | null];
  /** Spaces counted along the way from the first end, the first node's own left out, as `Connection.tiles`. */
  readonly tiles: readonly Space[];
  /** What it consists of from its first end, each forwards or back. */
  readonly walk: readonly Walked[];
}

interface Walked {
  readonly piece: PathwayPiece;
  readonly isForward: boolean;
}

/** A pathway as one line from its first end. */
export function chainLine({ walk }: Chain): Polyline {
  return walk.reduce<Polyline>(
    (line, { piece, isForward }) => joinedLines(line, isForward ? piece.line : reversedLine(piece.line)),
    [],
  );
}

/** Every pathway once, in the order of its first piece. Where an edge forks, the first piece beyond is taken. */
export function chainsOf(pieces: readonly PathwayPiece[]): Chain[] {
  const atPort = new Map<string, PathwayPiece[]>();
  for (const piece of pieces)
    for (const end of piece.ends)
      if ('port' in end) atPort.set(end.port, [...(atPort.get(end.port) ?? []), piece]);
  const used = new Set<PathwayPiece>();
  const follow = (piece: PathwayPiece, start: Stop): Chain => {
    const walk: Walked[] = [];
    let at = start;
    for (let on: PathwayPiece | undefined = piece; on && !used.has(on);) {
      used.add(on);
      const isForward = isSameStop(on.ends[0], at);
      walk.push({ piece: on, isForward });
      at = isForward ? on.ends[1] : on.ends[0];
      on = 'port' in at ? otherAt(atPort, at.port, on) : undefined;
    }
    return { ends: [nodeOf(start), nodeOf(at)], tiles: tilesAlong(walk, nodeOf(start)), walk };
  };
  const isOpen = (stop: Stop): boolean => 'node' in stop || (atPort.get(stop.port)?.length ?? 0) < 2;
  const found: Chain[] = [];
  for (const wanted of [isOpen, () => true])
    for (const piece of pieces) {
      const start = piece.ends.find(wanted);
      if (start && !used.has(piece)) found.push(follow(piece, start));
    }
  return found;
}

/**
 * The line of one leg of a route; null where no pathway joins the nodes, as for a step within a tile. Of several the one
 * that enters these `tiles`, or where they are not told the one that enters fewest, then the shortest.
 */
export function legLine(
  chains: readonly Chain[],
  from: NodeId,
  to: NodeId,
  tiles?: readonly Space[],
): Polyline | null {
  const joining = chains.flatMap((chain) => {
    const [a, b] = chain.ends;
    if (a === from && b === to) return [{ line: chainLine(chain), tiles: chain.tiles }];
    if (a !== to || b !== from) return [];
    return [{ line: reversedLine(chainLine(chain)), tiles: backTiles(chain.tiles, to) }];
  });
  const told = tiles && joining.find((each) => each.tiles.join() === tiles.join());
  const [best] = joining.sort(
    (a, b) => a.tiles.length - b.tiles.length || lengthOf(a.line) - lengthOf(b.line),
  );
  return (told ?? best)?.line ?? null;
}

/** The tiles entered when the pathway is gone the other way: `to` is where it began. */
function backTiles(tiles: readonly Space[], to: NodeId): readonly Space[] {
  return tiles.length === 0 ? [] : [...tiles.slice(0, -1).reverse(), tileOf(to)];
}

function tilesAlong(walk: readonly Walked[], from: NodeId | null): Space[] {
  let at = from === null ? null : tileOf(from);
  return walk.flatMap(({ piece: { space } }) => {
    if (space === null || space === at) return [];
    at = space;
    return [space];
  });
}

function otherAt(
  atPort: ReadonlyMap<string, readonly PathwayPiece[]>,
  port: string,
  piece: PathwayPiece,
): PathwayPiece | undefined {
  return atPort.get(port)?.find((each) => each !== piece);
}

const nodeOf = (stop: Stop): NodeId | null => ('node' in stop ? stop.node : null);

function isSameStop(a: Stop, b: Stop): boolean {
  return 'node' in a ? 'node' in b && a.node === b.node : 'port' in b && a.port === b.port;
}
