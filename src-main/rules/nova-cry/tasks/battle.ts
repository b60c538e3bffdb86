/**
 * A ship battle: three rounds of answers, dice, damage and a token (NC-SHIP-06 to 16). The two may answer before the dice
 * (Teleport, cards) and after them (re-rolls, cards that prevent); once dice have fallen nobody escapes (NC-ABIL-07).
 */
import type { BattleRound, NovaCryAction, TaskOf } from '../../../../shared/contract/nova-cry';
import { BATTLE_ROUNDS } from '../../../../shared/force';
import { endBattle } from '../battle-end';
import { hitIn } from '../battle-round';
import { dealDamage } from '../damage';
import { useTeleport } from '../declare-fight';
import { tokenChoices } from '../effects/tokens';
import { askedInFight, fightActions, whyNotInFight } from '../fight-answers';
import { gainIntel } from '../intel';
import { shipAbility } from '../modifiers';
import type { Play } from '../play';
import type { Actor, SeatId } from '../../engine';
import type { Asked, TaskRules } from '../task-rules';
import { activateToken, dealTokens } from '../tokens';
import { seatOf } from '../turn-order';

type Battle = TaskOf<'battle'>;

const PASS: NovaCryAction = { type: 'pass' };

/** Whether a ship was destroyed: the battle ends at once (NC-SHIP-13). */
function isBroken({ state, task }: Asked<'battle'>): boolean {
  return seatOf(state, task.attacker).isOut || seatOf(state, task.defender).isOut;
}

/** Who hit in the round just settled, and tokens of the other that it may activate (NC-ALERT-04); null: nobody. */
function pickingToken({ state, task }: Asked<'battle'>) {
  const last = task.rounds.at(-1);
  if (task.step !== 'token' || !last?.hit || last.damage === 0) return null;
  const struck = last.hit === task.attacker ? task.defender : task.attacker;
  const { front } = seatOf(state, struck);
  return front.length > 0 ? { hit: last.hit, struck, front } : null;
}

export const battleTask: TaskRules<'battle'> = {
  waitsFor(asked) {
    if (isBroken(asked)) return [];
    const picking = pickingToken(asked);
    if (picking) return [picking.hit];
    const seat = askedInFight(asked.table, asked.state, asked.task);
    return seat === null ? [] : [seat];
  },
  legal(asked, seat) {
    const picking = pickingToken(asked);
    if (picking) return [...tokenChoices(picking.front, 'front'), PASS];
    return [...fightActions(asked.table, asked.state, asked.task, seat), PASS];
  },
  why(asked, _seat, action) {
    if (!pickingToken(asked)) return whyNotInFight(asked.task, action);
    const message = 'One token of the damaged player’s front row is selected, or none.';
    return { code: 'not-there', message, rule: 'NC-ALERT-04' };
  },
  answer(play, task, action, actor) {
    const asked = { table: play.table, state: play.frozen, task };
    if (pickingToken(asked)) return pickToken(play, asked, action);
    if (action.type === 'reroll') return rerollBy(play, task, action.by, actor);
    if (action.type === 'ability') {
      const seat = seatNamed(task, actor);
      useTeleport(play, seat);
      return endBattle(play, task, play.state.tasks.length - 1, seat);
    }
    play.replace({ ...task, passed: [...task.passed, seatNamed(task, actor)] });
  },
  run(play, task) {
    if (isBroken({ table: play.table, state: play.frozen, task }))
      return endBattle(play, task, play.state.tasks.length - 1, null);
    STEPS[task.step](play, task);
  },
};

const STEPS: Readonly<Record<Battle['step'], (play: Play, task: Battle) => void>> = {
  'before-roll': (play, task) => play.replace({ ...task, step: 'roll', passed: [], dice: null }),
  roll(play, task) {
    if (task.dice) return play.replace({ ...task, step: 'after-roll', passed: [] });
    play.push({ type: 'roll', dice: 2, for: { type: 'battle', which: 'both' }, rule: 'NC-SHIP-06' });
  },
  'after-roll': (play, task) => play.replace({ ...task, step: 'damage', passed: [] }),
  damage: settleRound,
  token: nextRound,
  end: (play, task) => endBattle(play, task, play.state.tasks.length - 1, null),
};

function seatNamed(task: Battle, actor: Actor): SeatId {
  if (actor === task.attacker || actor === task.defender) return actor;
  throw new Error(`${actor} does not fight in this battle.`);
}

/** A Nebula makes the opponent roll again, Gunnery the own die; both fighters are asked anew (NC-EVENT-04). */
function rerollBy(play: Play, task: Battle, by: string, actor: Actor): void {
  const seat = seatNamed(task, actor);
  const isAttackers = (seat === task.attacker) === (by === 'gunnery');
  const [attacker, defender] = task.gunnery;
  const gunnery =
    seat === task.attacker ? ([attacker - 1, defender] as const) : ([attacker, defender - 1] as const);
  play.replace({
    ...task,
    passed: [],
    ...(by === 'gunnery' ? { gunnery } : { nebula: task.nebula - 1 }),
  });
  play.tell({ type: 'rerolled', seat, by });
  const which = isAttackers ? 'attacker' : 'defender';
  play.push({ type: 'roll', dice: 1, for: { type: 'battle', which }, rule: 'NC-EVENT-04' });
}

/** Damage, Salvage, and tokens of Disablers, which come before one is selected for the hit (NC-SHIP-06, NC-ABIL-05). */
function settleRound(play: Play, task: Battle): void {
  const { attacker, defender } = task;
  const { hit, struck, damage } = hitIn(play.table, play.frozen, task);
  const [first, second] = task.dice ?? [0, 0];
  const result: BattleRound = { attacker: first, defender: second, damage, hit, token: null };
  play.replace({ ...task, step: 'token', rounds: [...task.rounds, result] });
  play.tell({ type: 'battle-round', attacker, defender, round: task.round, result });
  if (damage === 0) return;
  dealDamage(play, struck, damage, hit);
  gainIntel(play, hit, shipAbility(play.table, play.frozen, hit, 'salvage'), 'NC-SHIP-06');
  if (!play.seat(struck).isOut)
    dealTokens(play, struck, shipAbility(play.table, play.frozen, hit, 'disablers'));
}

/** The token activates before the next round begins (NC-ALERT-15). */
function pickToken(play: Play, asked: Asked<'battle'>, action: NovaCryAction): void {
  const { task } = asked;
  const picking = pickingToken(asked);
  const last = task.rounds.at(-1);
  if (!picking || !last || action.type !== 'choose-token') return nextRound(play, task);
  nextRound(play, { ...task, rounds: [...task.rounds.slice(0, -1), { ...last, token: action.token }] });
  activateToken(play, picking.struck, action.token, picking.hit);
}

function nextRound(play: Play, task: Battle): void {
  if (task.round >= BATTLE_ROUNDS) return play.replace({ ...task, step: 'end' });
  play.replace({
    ...task,
    round: task.round + 1,
    step: 'before-roll',
    dice: null,
    passed: [],
    prevented: [0, 0],
  });
}
