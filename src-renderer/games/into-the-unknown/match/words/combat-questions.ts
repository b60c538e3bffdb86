/** What tests, attacks and damage ask. */
import type { RuleId } from '../../../../../shared/base';
import type { CombatTask } from '../../../../../shared/contract/into-the-unknown';
import { ask } from './line';
import { SKILL_NAMES, STAT_NAMES } from './names';
import type { Questions, TaskViewOf } from './tables';
import { cardName, officerName, type Told, unitName } from './told';
import { capital, counted, listed, spaced } from './text';

export const TEST_STEPS: Readonly<Record<TaskViewOf<'test'>['step'], string>> = {
  dice: 'gather the dice',
  roll: 'roll',
  reroll: 'roll dice again?',
  outcome: 'change the outcome?',
  post: 'spend what is left?',
  effects: 'it takes effect',
  after: 'the test is over',
};
const ATTACK_STEPS: Readonly<Record<TaskViewOf<'attack'>['step'], string>> = {
  declared: 'the target is named',
  end: 'which end is hit?',
  roll: 'roll',
  reroll: 'roll dice again?',
  outcome: 'change the outcome?',
  damage: 'damage',
  post: 'spend what is left?',
  after: 'the attack is over',
};

/** Steps of damage that ask something of their own, by which rule. */
const DAMAGE_STEPS: Readonly<Record<string, readonly [string, RuleId]>> = {
  end: ['which end is hit?', 'ITU-AUX-16'],
  needs: ['does an officer stand in for the others?', 'ITU-TEAM-38'],
};

export const COMBAT_QUESTIONS: Questions<CombatTask['type']> = {
  test: (told, task) =>
    ask(
      task.seat,
      TEST_STEPS[task.step],
      `${testTitle(told, task)}, difficulty ${task.difficulty}`,
      'ITU-DICE-10',
    ),
  attacks: (told, { seat, unit, made, only, must }) =>
    ask(
      seat,
      `${made === 0 ? 'attack' : 'attack again'} with ${unitName(told, unit)}`,
      [
        only === null ? '' : `only ${unitName(told, only)}`,
        must ? 'every attack that it can make' : made === 0 ? 'at least one attack' : 'or go on',
        made === 0 ? '' : `${counted(made, 'attack')} made`,
      ]
        .filter((part) => part !== '')
        .join('; '),
      'ITU-DICE-13',
    ),
  attack: (told, { seat, unit, target, weapon, step, evasion }) =>
    ask(
      seat,
      ATTACK_STEPS[step],
      `${capital(spaced(weapon))} of ${unitName(told, unit)} at ${unitName(told, target)}, evasion ${evasion}`,
      'ITU-DICE-13',
    ),
  damage: (told, { unit, kind, count, step }) =>
    ask(
      ownerOf(told, unit),
      DAMAGE_STEPS[step]?.[0] ?? `${count} ${kind} damage`,
      unitName(told, unit),
      DAMAGE_STEPS[step]?.[1] ?? null,
    ),
  'damage-card': (told, { unit, card, by }) =>
    ask(
      by,
      card === null ? 'draw a damage card' : `where does ${cardName(told.content, card)} go?`,
      unitName(told, unit),
    ),
  'hurt-whom': (told, { seat, unit, count, may, among }) =>
    ask(
      seat,
      may ? 'does somebody take it?' : 'who is hurt?',
      `${count} trauma aboard ${unitName(told, unit)}: ${listed(
        among.map((officer) => officerName(told, officer)),
        'or',
      )}`,
      'ITU-TEAM-38',
    ),
  destroy: (told, { unit }) => ask(null, `${unitName(told, unit)} is destroyed`, '', 'ITU-LOST-01'),
  qapla: (told, { seat, officer }) =>
    ask(seat, 'bank a point?', `on ${officerName(told, officer)}`, 'ITU-OKEY-10'),
};

/** `Science and Logic of Galaxy`. */
export function testTitle(told: Told, { stat, skill, context }: TaskViewOf<'test'>): string {
  const dice = skill === null ? STAT_NAMES[stat] : `${STAT_NAMES[stat]} and ${SKILL_NAMES[skill]}`;
  return context.self === null ? dice : `${dice} of ${unitName(told, context.self)}`;
}

function ownerOf({ view }: Told, unit: string) {
  return view.units.find((each) => each.id === unit)?.owner ?? null;
}
