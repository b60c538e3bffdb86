/** What is wrong with a printed face or with the loops of a rim, so that no pathway ends or forks where nobody can tell. */
import type { Refusal } from '../base';
import { type Edge, EDGES, neighbourOf, type Space, SPACES } from './spaces';
import type { EdgeLoop, PathEnd, TileFace } from './tiles';

/**
 * Faults of a face: `duplicate-id` of a node, `unknown-id` of a path's node, `forked-edge` where two paths meet an edge,
 * `closed-path` whose ends are the same. An edge without a path is no fault: the editor tells it as an open port.
 */
export function faultsOfFace(face: TileFace): readonly Refusal[] {
  const ids = new Set<string>();
  const faults: Refusal[] = [];
  face.nodes.forEach(({ id }, index) => {
    if (ids.has(id))
      faults.push(fault('duplicate-id', `The node "${id}" stands twice.`, `/nodes/${index}/id`));
    ids.add(id);
  });
  const edges = new Set<Edge>();
  face.paths.forEach(({ from, to }, index) => {
    if (isSame(from, to))
      faults.push(fault('closed-path', 'A path leads back to where it begins.', `/paths/${index}`));
    for (const [side, end] of Object.entries({ from, to })) {
      const at = `/paths/${index}/${side}`;
      if ('node' in end) {
        if (!ids.has(end.node)) faults.push(fault('unknown-id', `The face has no node "${end.node}".`, at));
      } else {
        if (edges.has(end.edge)) faults.push(fault('forked-edge', `Two paths meet edge ${end.edge}.`, at));
        edges.add(end.edge);
      }
    }
  });
  return faults;
}

/** Edges of a face that no path meets, clockwise from the north. */
export function openEdges(face: TileFace): readonly Edge[] {
  const met = new Set(
    face.paths.flatMap(({ from, to }) => [from, to]).flatMap((end) => ('edge' in end ? [end.edge] : [])),
  );
  return EDGES.filter((edge) => !met.has(edge));
}

/**
 * Faults of the loops along the rim: `inner-edge` for an edge that another space lies beyond, `forked-edge` where two
 * loops meet, `foreign-node` where the nodes' tile is neither end's, `duplicate-id`.
 */
export function faultsOfLoops(loops: readonly EdgeLoop[]): readonly Refusal[] {
  const used = new Set<string>();
  const nodes = new Set<string>();
  return loops.flatMap((loop, index): readonly Refusal[] => {
    const faults: Refusal[] = [];
    for (const side of ['from', 'to'] as const) {
      const { space, edge } = loop[side];
      const at = `/${index}/${side}`;
      const port = `${space}:${edge}`;
      if (neighbourOf(space, edge) !== null) {
        faults.push(fault('inner-edge', `Edge ${edge} of ${space} is not on the rim.`, at));
      }
      if (used.has(port)) faults.push(fault('forked-edge', `Two loops meet edge ${edge} of ${space}.`, at));
      used.add(port);
    }
    if (loop.tile !== loop.from.space && loop.tile !== loop.to.space) {
      faults.push(fault('foreign-node', `The nodes of a loop belong to one of its tiles.`, `/${index}/tile`));
    }
    for (const { id } of loop.nodes) {
      const name = `${loop.tile}/${id}`;
      if (nodes.has(name))
        faults.push(fault('duplicate-id', `The node ${name} stands twice.`, `/${index}/nodes`));
      nodes.add(name);
    }
    return faults;
  });
}

/** Every outer edge of the board, spaces in their order, edges clockwise from the north. */
export function rimEdges(): readonly { readonly space: Space; readonly edge: Edge }[] {
  return SPACES.flatMap((space) =>
    EDGES.filter((edge) => neighbourOf(space, edge) === null).map((edge) => ({ space, edge })),
  );
}

function isSame(one: PathEnd, other: PathEnd): boolean {
  return 'node' in one
    ? 'node' in other && one.node === other.node
    : 'edge' in other && one.edge === other.edge;
}

function fault(code: string, message: string, at: string): Refusal {
  return { code, message, at };
}
