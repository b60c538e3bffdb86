/** Who begins: three intuition dice each, or a coin (ITU-SETUP-24, ITU-CARDS-05); a story names the player. */
import type { RolledDie, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { freshDice, rollFaces, successesIn } from '../combat/dice';
import type { Play } from '../play';
import { reading, type Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, UNASKED, wrongAnswer } from './carried-out';

/** Dice that each player rolls. */
const DICE = 3;

export const priorityDice: TaskRules<'priority-dice'> = {
  ...UNASKED,
  waitsFor: () => ['chance'],
  why: () => notAsked('Chance says who begins.', 'ITU-SETUP-24'),
  chance: {
    kind: 'rolled',
    rule: 'ITU-SETUP-24',
    kindOf: ({ table }) => (isCoin(table) ? 'flipped' : 'rolled'),
    sample({ table, task }, random) {
      if (isCoin(table)) return { type: 'flipped', seat: task.among[random.below(task.among.length)] ?? '1' };
      return { type: 'rolled', faces: [...rollFaces(table, diceOf(task), random)] };
    },
    isPossible({ table, task }, action) {
      if (isCoin(table)) return action.type === 'flipped' && task.among.includes(action.seat);
      const dice = diceOf(task);
      const most = table.content.dice['intuition']?.faces.length ?? 0;
      return (
        action.type === 'rolled' &&
        action.faces.length === dice.length &&
        action.faces.every((face) => face < most)
      );
    },
  },
  answer(play, task, action) {
    if (action.type === 'flipped') return begin(play, action.seat, []);
    if (action.type !== 'rolled') throw wrongAnswer('Priority', action);
    settle(play, task, action.faces);
  },
  run: (play) => {
    play.pop();
  },
};

function isCoin(table: Table): boolean {
  return reading(table, 'setup.priorityMethod') === 'coin';
}

function diceOf({ among }: TaskOf<'priority-dice'>): readonly RolledDie[] {
  return freshDice('intuition', DICE * among.length);
}

/** Most success results win; those tied for most roll again. */
function settle(play: Play, { among }: Asked<'priority-dice'>['task'], faces: readonly number[]): void {
  const rolls = among.map((seat, index) => ({
    seat,
    successes: successesIn(
      play.table,
      freshDice('intuition', DICE).map((die, place) => ({ ...die, face: faces[index * DICE + place] ?? -1 })),
    ),
  }));
  const most = Math.max(...rolls.map(({ successes }) => successes));
  const tied = rolls.filter(({ successes }) => successes === most).map(({ seat }) => seat);
  const [winner] = tied;
  if (winner === undefined) throw new Error('Nobody rolled.');
  if (tied.length > 1) return play.replace({ type: 'priority-dice', among: tied });
  begin(play, winner, rolls);
}

function begin(
  play: Play,
  seat: SeatId,
  rolls: readonly { readonly seat: SeatId; readonly successes: number }[],
): void {
  play.pop();
  givePriority(play, seat, rolls);
}

/** The seat holds the priority token from now on, until round 1 says so. */
export function givePriority(
  play: Play,
  seat: SeatId,
  rolls: readonly { readonly seat: SeatId; readonly successes: number }[] = [],
): void {
  play.state.mission.first = seat;
  play.tell({ type: 'priority', seat, rolls });
}
