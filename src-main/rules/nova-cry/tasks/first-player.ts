/** Everybody rolls, the highest goes first; ties roll again (NC-SETUP-09). */
import type { TaskOf } from '../../../../shared/contract/nova-cry';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';

export const firstPlayerTask: TaskRules<'first-player'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'waits-for-dice', message: 'The first player is rolled for.', rule: 'NC-SETUP-09' }),
  answer: () => {
    throw new Error('Nobody answers the roll for the first player but the dice.');
  },
  run(play, task) {
    const { among, rolled } = task;
    if (rolled.length === 0) {
      const purpose = { type: 'first-player', among } as const;
      return play.push({ type: 'roll', dice: among.length, for: purpose, rule: 'NC-SETUP-09' });
    }
    settleRoll(play, task);
  },
};

/** Reading a: only those tied for highest roll again; b: everybody does. */
function settleRoll(play: Play, { among, rolled }: TaskOf<'first-player'>): void {
  const highest = Math.max(...rolled);
  const tied = among.filter((_, index) => rolled[index] === highest);
  const [winner] = tied;
  if (tied.length > 1) {
    const again = play.table.readings['NC-SETUP-09'] === 'a' ? tied : among;
    return play.replace({ type: 'first-player', among: again, rolled: [] });
  }
  if (winner === undefined) throw new Error('Nobody rolled.');
  play.state.first = winner;
  const rolls = among.map((seat, index) => ({ seat, die: rolled[index] ?? 0 }));
  play.tell({ type: 'first-player', seat: winner, rolls });
  play.pop();
}
