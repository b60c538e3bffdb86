/**
 * A captain duel: three rounds in which each carries out the line of the own weapon for the own number (NC-DUEL-07 to 13).
 * It touches neither hull nor tokens, and wounds are gone when it is over.
 */
import type { TaskOf } from '../../../../shared/contract/nova-cry';
import { CAPTAIN } from '../../../../shared/contract/nova-cry';
import { DUEL_ROUNDS } from '../../../../shared/force';
import { duelRound } from '../duel-round';
import type { Actor, SeatId } from '../../engine';
import { askedInFight, fightActions, whyNotInFight } from '../fight-answers';
import { woundsBorne } from '../modifiers';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { seatOf } from '../turn-order';

type Duel = TaskOf<'duel'>;

function isBroken({ state, task }: Asked<'duel'>): boolean {
  return seatOf(state, task.attacker).isOut || seatOf(state, task.defender).isOut;
}

export const duelTask: TaskRules<'duel'> = {
  waitsFor(asked) {
    if (isBroken(asked)) return [];
    const seat = askedInFight(asked.table, asked.state, asked.task);
    return seat === null ? [] : [seat];
  },
  legal: ({ table, state, task }, seat) => [...fightActions(table, state, task, seat), { type: 'pass' }],
  why: ({ task }, _seat, action) => whyNotInFight(task, action),
  answer: (play, task, _action, actor) =>
    play.replace({ ...task, passed: [...task.passed, seatNamed(task, actor)] }),
  run(play, task) {
    if (isBroken({ table: play.table, state: play.frozen, task })) return endDuel(play);
    STEPS[task.step](play, task);
  },
};

const STEPS: Readonly<Record<Duel['step'], (play: Play, task: Duel) => void>> = {
  'before-roll': (play, task) => play.replace({ ...task, step: 'roll', passed: [], dice: null }),
  roll(play, task) {
    if (task.dice) return play.replace({ ...task, step: 'after-roll', passed: [] });
    play.push({ type: 'roll', dice: 2, for: { type: 'duel', which: 'both' }, rule: 'NC-DUEL-07' });
  },
  'after-roll': (play, task) => play.replace({ ...task, step: 'wounds', passed: [] }),
  wounds: settleRound,
  end: (play, task) => (play.table.readings['NC-DUEL-12'] === 'b' ? nextRound(play, task) : endDuel(play)),
};

function seatNamed(task: Duel, actor: Actor): SeatId {
  if (actor === task.attacker || actor === task.defender) return actor;
  throw new Error(`${actor} does not fight in this duel.`);
}

/** Both lines apply together, so both captains may fall; by reading b of NC-DUEL-12 the rounds go on even so. */
function settleRound(play: Play, task: Duel): void {
  const { attacker, defender, round } = task;
  const result = duelRound(play.table, play.frozen, task);
  const wounds = [task.wounds[0] + result.wounds[0], task.wounds[1] + result.wounds[1]] as const;
  const fallen = [attacker, defender].filter((seat, side) => {
    const isOutright = result.destroys[side] ?? false;
    return isOutright || (wounds[side] ?? 0) >= woundsBorne(play.table, play.frozen, seat);
  });
  play.tell({ type: 'duel-round', attacker, defender, round, result });
  const settled = { ...task, wounds, rounds: [...task.rounds, result], passed: [] };
  if (fallen.length === 0) return nextRound(play, settled);
  play.replace({ ...settled, step: 'end' });
  play.push(
    ...fallen
      .filter((seat) => play.seat(seat).captain?.status !== 'destroyed')
      .map((seat) => {
        const by = seat === attacker ? defender : attacker;
        return { type: 'put-out', seat, person: CAPTAIN, to: 'destroyed', by, step: 'answer' } as const;
      }),
  );
}

function nextRound(play: Play, task: Duel): void {
  if (task.round >= DUEL_ROUNDS) return endDuel(play);
  play.replace({ ...task, round: task.round + 1, step: 'before-roll', dice: null, prevented: [0, 0] });
}

/** Wounds go with the duel (NC-DUEL-10). */
function endDuel(play: Play): void {
  play.pop();
  play.tell({ type: 'fight-over', kind: 'duel', escaped: null });
}
