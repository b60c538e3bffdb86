/** What a battle or a duel asks at each of its steps. */
import type { BattleStep, DuelStep, TaskOf } from '../../../../../shared/contract/nova-cry';
import type { TaskWords } from './task-line';
import type { Told } from './told';

const BATTLE_STEPS: Readonly<Record<BattleStep, string>> = {
  'before-roll': 'go on to the roll, or answer',
  roll: 'roll for the round',
  'after-roll': 'let the dice lie, or answer',
  damage: 'the hit falls',
  token: 'choose a token to activate',
  end: 'the battle ends',
};
const DUEL_STEPS: Readonly<Record<DuelStep, string>> = {
  'before-roll': 'go on to the roll, or answer',
  roll: 'roll for the round',
  'after-roll': 'let the dice lie, or answer',
  wounds: 'the wounds fall',
  end: 'the duel ends',
};

export function battleQuestion(
  { nameOf }: Told,
  { attacker, defender, round, step }: TaskOf<'battle'>,
): TaskWords {
  return {
    who: null,
    title: BATTLE_STEPS[step],
    detail: `${nameOf(attacker)} attacks ${nameOf(defender)}, round ${round} of 3`,
    rule: step === 'token' ? 'NC-ALERT-04' : 'NC-SHIP-06',
  };
}

export function duelQuestion(
  { nameOf }: Told,
  { attacker, defender, round, step }: TaskOf<'duel'>,
): TaskWords {
  return {
    who: null,
    title: DUEL_STEPS[step],
    detail: `the captains of ${nameOf(attacker)} and ${nameOf(defender)}, round ${round} of 3`,
    rule: 'NC-DUEL-07',
  };
}
