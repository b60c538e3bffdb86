/** Verbs that answer something: escape, reroll, prevent, cancel (NC-ABIL-06, NC-ABIL-07, NC-CARD-13). */
import { endBattle } from '../battle-end';
import { putInBag } from '../tokens';
import { hitIn } from '../battle-round';
import { answeredNow, fightNow, replaceAt } from '../windows';
import type { SeatId } from '../../engine';
import type { NovaCryState } from '../state';
import type { Table } from '../table';
import type { VerbRules } from './verb-rules';

/** Once dice have fallen, their damage cannot be escaped (NC-ABIL-07). */
export const escape: VerbRules<'escape'> = {
  choices: () => [],
  isPossible: ({ state, context }) => battleBeforeRoll(state, context.self) !== null,
  carryOut(play, { state, context }) {
    const found = battleBeforeRoll(state, context.self);
    if (found) endBattle(play, found.task, found.index, context.self);
  },
};

function battleBeforeRoll(state: NovaCryState, seat: SeatId) {
  const found = fightNow(state, seat);
  if (found?.task.type !== 'battle' || found.task.step !== 'before-roll') return null;
  return { task: found.task, index: found.index };
}

export const reroll: VerbRules<'reroll'> = {
  choices: () => [],
  isPossible: ({ state, context }) => fightNow(state, context.self)?.task.step === 'after-roll',
  carryOut(play, { state, effect, context }) {
    const found = fightNow(state, context.self);
    if (found?.task.step !== 'after-roll') return;
    const { task, index } = found;
    const isAttackers = (task.attacker === context.self) === (effect.whose === 'own');
    replaceAt(play, index, { ...task, passed: [] });
    play.tell({ type: 'rerolled', seat: context.self, by: context.from });
    play.push({
      type: 'roll',
      dice: 1,
      for: { type: task.type, which: isAttackers ? 'attacker' : 'defender' },
      rule: task.type === 'battle' ? 'NC-SHIP-06' : 'NC-DUEL-07',
    });
  },
};

/** Whether the user would take damage or wounds now. */
function isThreatened(table: Table, state: NovaCryState, seat: SeatId): boolean {
  const answered = answeredNow(state, seat);
  if (answered) return answered.task.type === 'damage' && answered.task.count > 0;
  const fight = fightNow(state, seat)?.task;
  if (fight?.step !== 'after-roll') return false;
  if (fight.type === 'duel') return true;
  const { hit, damage } = hitIn(table, state, fight);
  return hit !== seat && damage > 0;
}

/** Damage of the battle round or of a card, or wounds of the duel round, that do not fall. */
export const prevent: VerbRules<'prevent'> = {
  choices: () => [],
  isPossible: ({ table, state, context }) => isThreatened(table, state, context.self),
  carryOut(play, { table, state, effect, context: { self } }) {
    if (!isThreatened(table, state, self)) return;
    const found = answeredNow(state, self) ?? fightNow(state, self);
    if (!found) return;
    const { task, index } = found;
    if (task.type === 'damage')
      return replaceAt(play, index, { ...task, count: Math.max(0, task.count - effect.count) });
    if (task.type !== 'battle' && task.type !== 'duel') return;
    const [attacker, defender] = task.prevented;
    const isAttacker = task.attacker === self;
    const prevented = [
      attacker + (isAttacker ? effect.count : 0),
      defender + (isAttacker ? 0 : effect.count),
    ] as const;
    replaceAt(play, index, { ...task, prevented });
  },
};

/** What calls for the answer does not happen; a token that is kept off goes to the bag (NC-CARD-13). */
export const cancel: VerbRules<'cancel'> = {
  choices: () => [],
  isPossible: ({ state, context }) => answeredNow(state, context.self) !== null,
  carryOut(play, { state, context: { self } }) {
    const found = answeredNow(state, self);
    if (!found) return;
    play.state.tasks.splice(found.index, 1);
    const { task } = found;
    if (task.type === 'put-out') play.tell({ type: 'spared', seat: self, person: task.person });
    if (task.type !== 'activate') return;
    play.tell({ type: 'ignored', seat: self, token: task.token });
    putInBag(play, self, [task.token]);
  },
};
