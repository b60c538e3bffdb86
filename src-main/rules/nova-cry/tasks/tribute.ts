/** Each in turn gives something of the kinds that a card names, by own choice; what one does not have cannot be named (NC-CARD-04). */
import type { NovaCryAction, TaskOf } from '../../../../shared/contract/nova-cry';
import type { SeatId } from '../../engine';
import { handOverIntel } from '../intel';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import type { TaskRules } from '../task-rules';
import { gainTraining } from '../supply';
import { tributeKinds } from '../tribute-kinds';

type Tribute = TaskOf<'tribute'>;
type Kind = Tribute['kinds'][number];

const RULE = 'NC-CARD-04';

function kindsNow(state: NovaCryState, { from, kinds }: Tribute): readonly Kind[] {
  const [giver] = from;
  return giver === undefined ? [] : tributeKinds(state, giver, kinds);
}

export const tributeTask: TaskRules<'tribute'> = {
  waitsFor({ state, task }) {
    const [giver] = task.from;
    return giver !== undefined && kindsNow(state, task).length > 1 ? [giver] : [];
  },
  legal: ({ state, task }) =>
    kindsNow(state, task).map((kind): NovaCryAction => ({ type: 'choose-kind', kind })),
  why: () => ({ code: 'not-held', message: 'Only what one has can be given.', rule: RULE }),
  answer(play, task, action) {
    if (action.type !== 'choose-kind') throw new Error(`A tribute is not answered by ${action.type}.`);
    give(play, task, action.kind);
  },
  run(play, task) {
    const [only] = kindsNow(play.frozen, task);
    give(play, task, only ?? null);
  },
};

/** One thing of the first giver, who has given enough after `count` of them; null: it has nothing, and the next gives. */
function give(play: Play, task: Tribute, kind: Kind | null): void {
  const [giver, ...others] = task.from;
  play.pop();
  if (giver === undefined) return;
  const rest = { ...task, from: others };
  const again = { ...task, from: [giver], count: task.count - 1 };
  if (others.length > 0) play.push(rest);
  if (kind !== null && task.count > 1) play.push(again);
  if (kind !== null) handOver(play, giver, task.to, kind);
}

function handOver(play: Play, from: SeatId, to: SeatId, kind: Kind): void {
  if (kind === 'intel') return handOverIntel(play, from, to, 1, RULE);
  if (kind === 'card')
    return play.push({ type: 'give-up', seat: from, count: 1, by: 'holder', to, rule: RULE });
  const giver = play.seat(from);
  giver.training -= 1;
  play.tell({ type: 'training', seat: from, by: -1, now: giver.training, rule: RULE });
  gainTraining(play, to, 1, RULE);
}
