/** Corruption tokens, one by one. The last of the supply ends the match for both teams. BA-CORR-01, BA-CLEAN-05 to 07. */
import { areAdjacent, type Space, SPACES } from '../../../../shared/hex';
import { isNetworkTile, tilesOfDiscovery } from '../places';
import type { Play } from '../play';
import type { BlackAlertState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';

/** Tiles without Corruption, next to what the task names; at most one token lies on a tile. */
export function spacesFor(
  table: Table,
  state: BlackAlertState,
  near: 'corruption' | 'discovery' | 'charon',
): readonly Space[] {
  const { corruption, charon } = state.board;
  const beside = { corruption, discovery: tilesOfDiscovery(table, state), charon: [charon] }[near];
  return SPACES.filter(
    (space) =>
      !corruption.includes(space) &&
      beside.some((other) => areAdjacent(space, other)) &&
      isNetworkTile(table, state, space),
  );
}

/** With the supply empty the match is over; where the effect is finished first, no more tokens come (BA-CORR-02). */
function choices({ table, state, task }: Asked<'place-corruption'>): readonly Space[] {
  const isDue = task.count > 0 && state.supply.corruption > 0;
  return isDue ? spacesFor(table, state, task.near) : [];
}

export const placeCorruptionTask: TaskRules<'place-corruption'> = {
  /** No legal tile: that token and the rest are not placed (BA-CLEAN-07). */
  waitsFor: (asked) =>
    choices(asked).length > 0 ? (asked.state.characters[asked.task.character]?.seat ?? null) : null,
  legal: (asked) => choices(asked).map((space) => ({ type: 'choose-space', space })),
  why: ({ task }) => ({
    code: 'no-room-for-corruption',
    message: 'A token goes on a tile without Corruption that is adjacent to what the rule names.',
    rule: task.rule,
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-space') throw new Error(`Not an answer: ${action.type}`);
    play.replace({ ...task, count: task.count - 1 });
    corrupt(play, action.space);
  },
  run: (play) => play.pop(),
};

/** Lays a token; with the supply empty both teams lose at once, whatever laid it (BA-CORR-01, BA-CORR-02). */
export function corrupt(play: Play, space: Space): void {
  play.state.board.corruption = [...play.state.board.corruption, space].sort();
  play.state.supply.corruption -= 1;
  play.tell({ type: 'corrupted', space });
  if (play.state.supply.corruption <= 0) play.end({ type: 'loss', winners: [], rule: 'BA-CORR-01' });
}
