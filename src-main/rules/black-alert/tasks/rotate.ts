/** Tiles turned to any orientation; pieces keep their tile and node. BA-DENG-01 to 03, BA-NET-04. */
import { CENTRE_SPACE, EDGES, type Space } from '../../../../shared/hex';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { isNetworkTile, tilesOfDiscovery } from '../places';
import type { Asked, TaskRules } from '../task-rules';

function isFree({ table, state, task }: Asked<'rotate'>, space: Space): boolean {
  if (table.readings['BA-DENG-02'] === 'a' && task.turned.includes(space)) return false;
  if (!isNetworkTile(table, state, space)) return false;
  if (table.readings['BA-DENG-03'] === 'a') return true;
  const { charon, fleets, corruption } = state.board;
  const ships = [...tilesOfDiscovery(table, state), charon];
  return ![CENTRE_SPACE, ...ships, ...fleets, ...corruption].includes(space);
}

function choices(asked: Asked<'rotate'>): readonly BlackAlertAction[] {
  if (asked.task.count <= 0) return [];
  return asked.state.board.tiles
    .filter(({ space }) => isFree(asked, space))
    .flatMap(({ space, turn }) =>
      EDGES.filter((edge) => edge !== turn).map(
        (edge) => ({ type: 'turn-tile', space, turn: edge }) as const,
      ),
    );
}

export const rotateTask: TaskRules<'rotate'> = {
  waitsFor: (asked) =>
    choices(asked).length > 0 ? (asked.state.characters[asked.task.character]?.seat ?? null) : null,
  /** Leaving a tile as it lies is an orientation, too: then the turning is over. */
  legal: (asked) => [...choices(asked), { type: 'pass' }],
  why: ({ task }) => ({
    code: 'cannot-turn',
    message: 'This tile cannot be turned now.',
    rule: task.turned.length > 0 ? 'BA-DENG-02' : 'BA-DENG-01',
  }),
  answer(play, task, action) {
    if (action.type !== 'turn-tile') return play.pop();
    const { space, turn } = action;
    play.replace({ ...task, count: task.count - 1, turned: [...task.turned, space] });
    play.state.board.tiles = play.state.board.tiles.map((tile) =>
      tile.space === space ? { ...tile, turn } : tile,
    );
    play.tell({ type: 'turned', space, turn });
  },
  run: (play) => play.pop(),
};
