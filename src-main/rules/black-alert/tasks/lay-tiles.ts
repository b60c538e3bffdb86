/** The board is laid at random: Interphasic Space in the middle, Mission tiles at their places. BA-COMP-04, BA-SETUP-08. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
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

function kindAt({ start }: BlackAlertContent, space: Space): TileKind {
  if (space === CENTRE_SPACE) return 'start';
  return start.missionSpaces.includes(space) ? 'mission' : 'plain';
}

function tilesOf({ tiles }: BlackAlertContent, kind: TileKind): readonly string[] {
  return Object.entries(tiles)
    .filter(([, tile]) => tile.kind === kind)
    .map(([id]) => id)
    .sort();
}

/** A Mission tile shows the face whose node a Mission in play names, else either (BA-COMP-05). */
function facesOf(content: BlackAlertContent, missions: readonly string[], tile: string): readonly FaceName[] {
  const record = content.tiles[tile];
  const faces = (['a', 'b'] as const).filter((face) => record?.[face]);
  const named = new Set(missions.map((id) => content.missions[id]?.node));
  const matching = faces.filter((face) =>
    record?.[face]?.nodes.some(({ name }) => name !== null && named.has(name)),
  );
  return matching.length > 0 ? matching : faces;
}

/** A whole board as it is laid at random: tiles at the places of their kind, faces by the Missions in play (BA-SETUP-08). */
export function laidBoard(
  content: BlackAlertContent,
  missions: readonly string[],
  random: Random,
): readonly PlacedTile[] {
  const left = {
    start: [...tilesOf(content, 'start')],
    mission: [...tilesOf(content, 'mission')],
    plain: [...tilesOf(content, 'plain')],
  };
  return SPACES.map((space): PlacedTile => {
    const stock = left[kindAt(content, space)];
    const [tile] = stock.splice(random.below(stock.length), 1);
    if (tile === undefined) throw new Error(`No tile is left for ${space}.`);
    const faces = facesOf(content, missions, tile);
    return { space, tile, face: faces[random.below(faces.length)] ?? 'a', turn: EDGES[random.below(6)] ?? 0 };
  });
}

function missionsIn({ state }: Asked<'lay-tiles'>): readonly string[] {
  return state.missions.map(({ id }) => id);
}

function isPossible(asked: Asked<'lay-tiles'>, tiles: readonly PlacedTile[]): boolean {
  const { content } = asked.table;
  const used = new Set(tiles.map(({ tile }) => tile));
  return (
    tiles.length === SPACES.length &&
    used.size === tiles.length &&
    SPACES.every((space, index) => {
      const tile = tiles[index];
      return (
        tile?.space === space &&
        tilesOf(content, kindAt(content, space)).includes(tile.tile) &&
        facesOf(content, missionsIn(asked), tile.tile).includes(tile.face)
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
    sample: (asked, random) => ({
      type: 'laid',
      tiles: laidBoard(asked.table.content, missionsIn(asked), random),
    }),
    isPossible: (asked, action) => action.type === 'laid' && isPossible(asked, action.tiles),
  },
  answer(play, _task, action) {
    if (action.type !== 'laid') throw new Error(`Not an answer: ${action.type}`);
    play.state.board.tiles = [...action.tiles];
    play.pop();
  },
  run: (play) => play.pop(),
};
