/** An Inspection names a token type; all of it in the own front row goes to the bag without effect (NC-INSP-01, NC-INSP-02). */
import { TOKENS, type Token } from '../../../../shared/content/nova-cry';
import type { TaskOf } from '../../../../shared/contract/nova-cry';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { putInBag } from '../tokens';
import { seatOf } from '../turn-order';

export const inspectTask: TaskRules<'inspect'> = {
  waitsFor: (asked) => (typesInRow(asked).length > 1 ? [asked.task.seat] : []),
  legal: (asked) => typesInRow(asked).map((token) => ({ type: 'choose-token', token, from: 'front' })),
  why: () => ({
    code: 'no-token',
    message: 'A type that lies in the own front row is named.',
    rule: 'NC-INSP-01',
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-token') throw new Error(`An Inspection is not answered by ${action.type}.`);
    clear(play, task, action.token);
  },
  /** One type alone, or none, leaves nothing to choose. */
  run(play, task) {
    const [only] = typesInRow({ table: play.table, state: play.frozen, task });
    if (only === undefined) return play.pop();
    clear(play, task, only);
  },
};

function typesInRow({ state, task }: Asked<'inspect'>): readonly Token[] {
  const { front } = seatOf(state, task.seat);
  return TOKENS.filter((token) => front.includes(token));
}

function clear(play: Play, { seat }: TaskOf<'inspect'>, token: Token): void {
  play.pop();
  const held = play.seat(seat);
  const gone = held.front.filter((each) => each === token);
  held.front = held.front.filter((each) => each !== token);
  putInBag(play, seat, gone);
}
