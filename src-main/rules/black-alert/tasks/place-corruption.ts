/** Corruption tokens, one by one. The last of the supply ends the match for both teams. BA-CORR-01, BA-CLEAN-05 to 07. */
import { areAdjacent, type Space, SPACES, tileOf } from '../../../../shared/hex';
import type { Play } from '../play';
import type { BlackAlertState } from '../state';
import type { Asked, TaskRules } from '../task-rules';

/** Tiles without Corruption, next to what the task names; at most one token lies on a tile. */
export function spacesFor(
  state: BlackAlertState,
  near: 'corruption' | 'discovery' | 'charon',
): readonly Space[] {
  const { corruption, discovery, charon } = state.board;
  const beside: readonly Space[] =
    near === 'corruption' ? corruption : [near === 'discovery' ? tileOf(discovery) : charon];
  return SPACES.filter(
    (space) => !corruption.includes(space) && beside.some((other) => areAdjacent(space, other)),
  );
}

function choices({ state, task }: Asked<'place-corruption'>): readonly Space[] {
  return task.count > 0 ? spacesFor(state, task.near) : [];
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
