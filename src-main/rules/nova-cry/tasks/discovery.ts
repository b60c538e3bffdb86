/** The roll on the Discovery Table, again as often as Science and cards allow; of several only the latest counts (NC-DISC-01, NC-ABIL-12). */
import type { NovaCryAction, TaskOf } from '../../../../shared/contract/nova-cry';
import { discoveryRerolls } from '../modifiers';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';

type Discovery = TaskOf<'discovery'>;

/** By what the die may be rolled again: the captain's Science first; null: no more. */
function rerollBy({ table, state, task }: Asked<'discovery'>): 'science' | 'card' | null {
  const { science, card } = discoveryRerolls(table, state, task.seat);
  if (task.rerolls < science) return 'science';
  return task.rerolls < science + card ? 'card' : null;
}

export const discoveryTask: TaskRules<'discovery'> = {
  waitsFor: (asked) => (asked.task.die !== null && rerollBy(asked) !== null ? [asked.task.seat] : []),
  legal(asked) {
    const by = rerollBy(asked);
    const again: readonly NovaCryAction[] = by === null ? [] : [{ type: 'reroll', by }];
    return [...again, { type: 'pass' }];
  },
  why: () => ({ code: 'no-reroll', message: 'The roll may be made again or taken.', rule: 'NC-ABIL-12' }),
  answer(play, task, action) {
    if (action.type !== 'reroll') return carryOut(play, task);
    tell(play, task, true);
    play.tell({ type: 'rerolled', seat: task.seat, by: action.by });
    play.replace({ ...task, die: null, rerolls: task.rerolls + 1 });
  },
  run(play, task) {
    if (task.die !== null) return carryOut(play, task);
    play.push({ type: 'roll', dice: 1, for: { type: 'discovery' }, rule: 'NC-DISC-01' });
  },
};

function tell(play: Play, { seat, planet, die }: Discovery, again: boolean): void {
  if (die !== null) play.tell({ type: 'discovery', seat, chart: planet, die, again });
}

/** The line of the planet's chart for that number. */
function carryOut(play: Play, task: Discovery): void {
  play.pop();
  tell(play, task, false);
  const line = Object.entries(play.table.content.discovery).find(
    ([, { chart, die }]) => chart === task.planet && die === task.die,
  );
  if (!line) return;
  const [id, { effects }] = line;
  play.push({ type: 'effects', effects, context: { self: task.seat, from: id, other: null } });
}
