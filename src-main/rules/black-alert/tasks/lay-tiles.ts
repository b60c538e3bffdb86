/** The board is laid at random: Interphasic Space in the middle, Mission tiles at their places. BA-COMP-04, BA-SETUP-08. */
import {
  CENTRE_SPACE,
  EDGES,
  type FaceName,
  type PlacedTile,
  type Space,
  SPACES,
} from '../../../../shared/hex';
import type { Random } from '../../engine';
import type { Asked, TaskRules } from '../task-rules';

type TileKind = 'start' | 'mission' | 'plain';

function kindAt({ table }: Asked<'lay-tiles'>, space: Space): TileKind {
  if (space === CENTRE_SPACE) return 'start';
  return table.content.start.missionSpaces.includes(space) ? 'mission' : 'plain';
}

function tilesOf({ table }: Asked<'lay-tiles'>, kind: TileKind): readonly string[] {
  return Object.entries(table.content.tiles)
    .filter(([, tile]) => tile.kind === kind)
    .map(([id]) => id)
    .sort();
}

/** A Mission tile shows the face whose node a Mission in play names, else either (BA-COMP-05). */
function facesOf({ table, state }: Asked<'lay-tiles'>, tile: string): readonly FaceName[] {
  const record = table.content.tiles[tile];
  const faces = (['a', 'b'] as const).filter((face) => record?.[face]);
  const named = new Set(state.missions.map(({ id }) => table.content.missions[id]?.node));
  const matching = faces.filter((face) =>
    record?.[face]?.nodes.some(({ name }) => name !== null && named.has(name)),
  );
  return matching.length > 0 ? matching : faces;
}

function laid(asked: Asked<'lay-tiles'>, random: Random): readonly PlacedTile[] {
  const left = {
    start: [...tilesOf(asked, 'start')],
    mission: [...tilesOf(asked, 'mission')],
    plain: [...tilesOf(asked, 'plain')],
  };
  return SPACES.map((space): PlacedTile => {
    const stock = left[kindAt(asked, space)];
    const [tile] = stock.splice(random.below(stock.length), 1);
    if (tile === undefined) throw new Error(`No tile is left for ${space}.`);
    const faces = facesOf(asked, tile);
    return { space, tile, face: faces[random.below(faces.length)] ?? 'a', turn: EDGES[random.below(6)] ?? 0 };
  });
}

function isPossible(asked: Asked<'lay-tiles'>, tiles: readonly PlacedTile[]): boolean {
  const used = new Set(tiles.map(({ tile }) => tile));
  return (
    tiles.length === SPACES.length &&
    used.size === tiles.length &&
    SPACES.every((space, index) => {
      const tile = tiles[index];
      return (
        tile?.space === space &&
        tilesOf(asked, kindAt(asked, space)).includes(tile.tile) &&
        facesOf(asked, tile.tile).includes(tile.face)
      );
    })
  );
}

export const layTilesTask: TaskRules<'lay-tiles'> = {
  waitsFor: () => 'chance',
  legal: () => [],
  why: () => ({ code: 'waits-for-tiles', message: 'The tiles are being laid.', rule: 'BA-COMP-04' }),
  chance: {
    kind: 'laid',
    sample: (asked, random) => ({ type: 'laid', tiles: laid(asked, random) }),
    isPossible: (asked, action) => action.type === 'laid' && isPossible(asked, action.tiles),
  },
  answer(play, _task, action) {
    if (action.type !== 'laid') throw new Error(`Not an answer: ${action.type}`);
    play.state.board.tiles = [...action.tiles];
    play.pop();
  },
  run: (play) => play.pop(),
};
