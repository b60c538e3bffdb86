/** `plotroom network`: which nodes of a planned board are joined, by which tiles, and what hangs together. */
import { boardOfPlan, parseNetworkPlan } from '../../shared/documents';
import { componentsOf, type NetworkBoard, networkOf, type NodeId, tileOf } from '../../shared/hex';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { firstRefused } from './first-refused';
import { readText } from './files';
import type { Games } from './games';

/** With `from`, only the pathways that lead on from that node: `unknown-id` if the board has none of that name. */
export async function answerNetwork(
  io: CommandIo,
  games: Games,
  file: string,
  from: string | undefined,
): Promise<Answer> {
  const text = await readText(io, file);
  if (!text.ok) return refused(text.error);
  const content = await games.content('black-alert');
  if (!content.ok) return firstRefused(content.error);
  const plan = parseNetworkPlan(text.value, content.value);
  return plan.ok ? answerBoard(boardOfPlan(plan.value, content.value), from) : firstRefused(plan.error);
}

function answerBoard(board: NetworkBoard, from: string | undefined): Answer {
  const network = networkOf(board);
  const start = from === undefined ? null : network.nodes.find((node) => node === from);
  if (start === undefined) {
    return refused({ code: 'unknown-id', message: `The board has no node "${String(from)}".` });
  }
  const kinds = kindsOf(board);
  const place = new Map(network.nodes.map((node, index) => [node, index]));
  const sources = start === null ? network.nodes : [start];
  const pairs = sources.flatMap((a) =>
    (network.connections.get(a) ?? [])
      // Each pathway once, from the node that comes first, unless one node is asked about.
      .filter(({ to }) => start !== null || (place.get(a) ?? 0) < (place.get(to) ?? 0))
      .map(({ to, tiles }) => ({ a, b: to, tiles })),
  );
  return answered({
    nodes: network.nodes.map((id) => ({ id, tile: tileOf(id), kind: kinds.get(id) })),
    pairs,
    components: componentsOf(network),
  });
}

function kindsOf({ tiles, loops, faceOf }: NetworkBoard): ReadonlyMap<NodeId, string> {
  const printed = tiles.flatMap((tile) => faceOf(tile).nodes.map((node) => ({ ...node, space: tile.space })));
  const rim = loops.flatMap(({ nodes, tile }) => nodes.map((node) => ({ ...node, space: tile })));
  return new Map(
    [...printed, ...rim].map(({ space, id, kind }): [NodeId, string] => [`${space}/${id}`, kind]),
  );
}
