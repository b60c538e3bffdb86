/** A token at each of so many different nodes, the player choosing the nodes. Reading b of BA-DCARGO-05. */
import { kindsAtNode } from '../places';
import type { Play } from '../play';
import type { NodeId } from '../../../../shared/hex';
import type { TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

export const gainNodesTask: TaskRules<'gain-nodes'> = {
  waitsFor: ({ state, task }) =>
    task.count > 0 && task.nodes.length > task.count
      ? (state.characters[task.character]?.seat ?? null)
      : null,
  legal: ({ task }) => task.nodes.map((node) => ({ type: 'choose-node', node })),
  why: () => ({
    code: 'not-offered',
    message: 'Choose a node of the tile that has given nothing yet.',
    rule: 'BA-DCARGO-05',
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-node') throw new Error(`Not an answer: ${action.type}`);
    gainAt(play, task, action.node);
  },
  run(play, task) {
    const [only] = task.nodes;
    if (task.count <= 0 || only === undefined) return play.pop();
    gainAt(play, task, only);
  },
};

function gainAt(play: Play, task: TaskOf<'gain-nodes'>, node: NodeId): void {
  const { ship, character } = task;
  const nodes = task.nodes.filter((each) => each !== node);
  play.replace({ ...task, nodes, count: task.count - 1 });
  play.push({ type: 'gain', ship, character, kinds: kindsAtNode(play.table, play.frozen, node), count: 1 });
}
