/** Faults of tiles, of the loops along the rim, and of where everything starts. */
import type { Refusal } from '../../base';
import { areAdjacent, CENTRE_SPACE, faultsOfFace, faultsOfLoops, type Space, SPACES } from '../../hex';
import { pointerOf } from '../schema-issues';
import { fault } from '../fault';
import type { BlackAlertContent, Price, TileRecord } from './records';
import { RESOURCES, SHIPS } from './vocabulary';

/** Tokens a pool holds at most (BA-RES-03). */
const POOL_LIMIT = 8;

export function boardFaults(content: BlackAlertContent): readonly Refusal[] {
  return [
    ...tileCountFaults(content),
    ...faceFaults(content),
    ...loopFaults(content),
    ...placeFaults(content),
    ...tokenFaults(content),
  ];
}

function tileCountFaults({ tiles, start }: BlackAlertContent): readonly Refusal[] {
  const all = Object.values(tiles);
  const count = (kind: TileRecord['kind']): number => all.filter((tile) => tile.kind === kind).length;
  const faults: Refusal[] = [];
  if (all.length !== SPACES.length) {
    const message = `There are ${SPACES.length} tiles, not ${all.length}.`;
    faults.push(fault('wrong-count', message, ['tiles'], 'BA-COMP-03'));
  }
  if (count('start') !== 1) {
    faults.push(fault('wrong-count', 'There is one starting tile.', ['tiles'], 'BA-COMP-03'));
  }
  const marked = new Set(start.missionSpaces);
  if (
    marked.size !== start.missionSpaces.length ||
    marked.has(CENTRE_SPACE) ||
    marked.size !== count('mission')
  ) {
    const message = `Each of the ${count('mission')} Mission tiles has a marked position of its own.`;
    faults.push(fault('wrong-count', message, ['starts', 'standard', 'missionSpaces'], 'BA-COMP-04'));
  }
  return faults;
}

function faceFaults({ tiles }: BlackAlertContent): readonly Refusal[] {
  return Object.entries(tiles).flatMap(([id, tile]) =>
    (['a', 'b'] as const).flatMap((name) => {
      const face = tile[name];
      return face === null ? [] : placed(faultsOfFace(face), ['tiles', id, name]);
    }),
  );
}

/** Loops join an outer edge to another of the same tile or of an adjacent one. Their nodes bear ids of their own. */
function loopFaults({ loops, tiles }: BlackAlertContent): readonly Refusal[] {
  const entries = Object.entries(loops);
  const taken = new Set(
    Object.values(tiles).flatMap(({ a, b }) => [...a.nodes, ...(b?.nodes ?? [])].map(({ id }) => id)),
  );
  return [
    ...faultsOfLoops(entries.map(([id, loop]) => ({ ...loop, id }))).map((found) => {
      const [, index, ...rest] = (found.at ?? '').split('/');
      return { ...found, at: pointerOf(['loops', entries[Number(index)]?.[0] ?? '', ...rest]) };
    }),
    ...entries.flatMap(([id, { from, to, nodes }]): readonly Refusal[] => [
      ...(from.space === to.space || areAdjacent(from.space, to.space)
        ? []
        : [
            fault(
              'far-loop',
              'A loop leads back to the same or an adjacent tile.',
              ['loops', id],
              'BA-NET-05',
            ),
          ]),
      ...nodes
        .filter((node) => taken.has(node.id))
        .map((node) => {
          const message = `A tile that may lie there has a node "${node.id}", too.`;
          return fault('duplicate-id', message, ['loops', id, 'nodes'], 'BA-NET-07');
        }),
    ]),
  ];
}

/** The Discovery's node has to be there whichever tile lies on its space. */
function placeFaults(content: BlackAlertContent): readonly Refusal[] {
  const { space, node } = content.start.discovery;
  const faces = facesAt(content, space);
  const onRim = Object.values(content.loops).some(
    (loop) => loop.tile === space && loop.nodes.some(({ id }) => id === node),
  );
  if (onRim || (faces.length > 0 && faces.every(({ nodes }) => nodes.some(({ id }) => id === node))))
    return [];
  const message = `Not every tile that may lie on ${space} has a node "${node}".`;
  return [fault('unknown-id', message, ['starts', 'standard', 'discovery', 'node'], 'BA-SETUP-15')];
}

function facesAt({ tiles, start }: BlackAlertContent, space: Space) {
  const other = start.missionSpaces.includes(space) ? 'mission' : 'plain';
  const kind = space === CENTRE_SPACE ? 'start' : other;
  return Object.values(tiles).flatMap((tile) =>
    tile.kind === kind ? [tile.a, ...(tile.b ? [tile.b] : [])] : [],
  );
}

function tokenFaults({ start }: BlackAlertContent): readonly Refusal[] {
  const { corruption, corruptionTokens, pools, resourceTokens } = start;
  const faults: Refusal[] = [];
  const at = ['starts', 'standard'];
  if (new Set(corruption).size !== corruption.length) {
    const message = 'A tile holds at most one Corruption token.';
    faults.push(fault('duplicate-id', message, [...at, 'corruption'], 'BA-CLEAN-05'));
  }
  if (corruption.length >= corruptionTokens) {
    const message = 'At least one Corruption token is left in the supply.';
    faults.push(fault('out-of-range', message, [...at, 'corruptionTokens'], 'BA-SETUP-15'));
  }
  for (const ship of SHIPS) {
    if (tokensOf(pools[ship]) > POOL_LIMIT) {
      faults.push(
        fault('out-of-range', `A pool holds ${POOL_LIMIT} tokens.`, [...at, 'pools', ship], 'BA-RES-03'),
      );
    }
  }
  for (const kind of RESOURCES) {
    if ((pools.discovery[kind] ?? 0) + (pools.charon[kind] ?? 0) > resourceTokens[kind]) {
      const message = `The pools start with more ${kind} than there is.`;
      faults.push(fault('out-of-range', message, [...at, 'resourceTokens', kind], 'BA-RES-05'));
    }
  }
  return faults;
}

function tokensOf(price: Price): number {
  return Object.values(price).reduce((sum, count) => sum + count, 0);
}

/** Faults found in a part, at their place in the whole. */
function placed(faults: readonly Refusal[], path: readonly string[]): readonly Refusal[] {
  return faults.map((found) => ({ ...found, at: `${pointerOf(path)}${found.at ?? ''}` }));
}
