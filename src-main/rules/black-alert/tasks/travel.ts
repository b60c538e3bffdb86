/** The Discovery on its way: every tile it enters with a token interrupts it. BA-TOKEN-01 to 04, BA-TOKEN-12. */
import type { Space } from '../../../../shared/hex';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

type Section = 'corruption' | 'fleet';

export const travelTask: TaskRules<'travel'> = {
  waitsFor: () => null,
  legal: () => [],
  why: () => ({ code: 'under-way', message: 'The Discovery is under way.', rule: 'BA-TOKEN-01' }),
  answer: () => {
    throw new Error('A travel asks nothing.');
  },
  run(play, task) {
    const [entered, ...tiles] = task.tiles;
    if (entered === undefined) return arrive(play, task);
    play.replace({ ...task, tiles });
    play.tell({ type: 'entered', space: entered });
    for (const sections of drawsAt(play, entered)) {
      play.push({
        type: 'draw',
        pile: 'threat',
        count: 1,
        to: { type: 'threat', sections, drawer: task.character },
      });
    }
  },
};

function arrive(play: Play, { node, character }: TaskOf<'travel'>): void {
  play.pop();
  play.state.board.discovery = node;
  play.tell({ type: 'travelled', ship: 'discovery', to: node, by: character });
}

/** One card for a tile, each section once; reading b draws one for each token (BA-TOKEN-03, BA-TOKEN-04). */
function drawsAt(play: Play, space: Space): readonly (readonly Section[])[] {
  const { corruption, fleets } = play.state.board;
  const corrupted: readonly Section[] = corruption.includes(space) ? ['corruption'] : [];
  const fleet = fleets.filter((each) => each === space).map((): Section => 'fleet');
  if (play.table.readings['BA-TOKEN-04'] === 'b') return [...corrupted, ...fleet].map((section) => [section]);
  const sections = [...corrupted, ...fleet.slice(0, 1)];
  return sections.length > 0 ? [sections] : [];
}
