/** The end of a round: the mission's checks, the projectile limit, then priority passes (ITU-ORDER-09, ITU-SCORE-03, ITU-PROJ-14). */
import { carriedOut } from '../mission/carried-out';
import { checkMissionEnds } from '../mission/ends';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { dropFlags } from './ability-frame';
import { nextAfter, playerOrder } from './order';

const STEPS: readonly ((play: Play) => void)[] = [
  (play) => {
    play.push(
      ...playerOrder(play.frozen).map((seat) => ({ type: 'surplus', seat, of: 'projectiles' }) as const),
    );
  },
  /** The round is done whatever the checks find: the game ends with it, or a complication begins. */
  (play) => {
    play.state.roundsDone += 1;
    play.state.modifiers = play.state.modifiers.filter(({ until }) => until === 'game');
    dropFlags(play, 'round');
    checkMissionEnds(play);
  },
  handOver,
];

export const endRoundTask: TaskRules<'end-round'> = {
  ...carriedOut('ITU-ORDER-09'),
  run(play, task) {
    play.replace({ ...task, step: task.step + 1 });
    const step = STEPS[task.step];
    if (!step) throw new Error(`The end of a round has no step ${String(task.step)}.`);
    step(play);
  },
};

/** The token goes to the opponent; of several to the next in player order. */
function handOver(play: Play): void {
  const order = playerOrder(play.frozen);
  const { round } = play.state;
  const [first] = order;
  if (!round || first === undefined) throw new Error('No round ends before one has begun.');
  const priority = nextAfter(order, first);
  play.state.round = { ...round, priority };
  play.tell({ type: 'priority', seat: priority, rolls: [] });
  play.replace({ type: 'round', step: 0 });
}
