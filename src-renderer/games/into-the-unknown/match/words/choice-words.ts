/** Choices among what a task names, in words. */
import type { Effect } from '../../../../../shared/content/into-the-unknown';
import type { TaskOf } from '../../../../../shared/contract/into-the-unknown';
import type { Words } from './tables';
import { effectsWords } from './effect-words';
import { type ActionWords, say } from './line';
import { STATION_NAMES } from './names';
import { countOption, taskOption } from './option-words';
import { cardName, featureName, officerName, recordOf, type Told, unitName } from './told';
import { capital } from './text';

export const CHOICE_WORDS: Words<
  | 'choose-unit'
  | 'choose-feature'
  | 'choose-officer'
  | 'choose-station'
  | 'choose-end'
  | 'choose-seat'
  | 'choose-option'
  | 'choose-card'
  | 'take'
> = {
  'choose-unit': (told, { unit }) => say(unitName(told, unit)),
  'choose-feature': (told, { feature }) => say(featureName(told, feature)),
  'choose-officer': (told, { officer }) => say(officerName(told, officer)),
  'choose-station': (_, { station }) => say(STATION_NAMES[station]),
  'choose-end': (_, { end }) => say(`${capital(end)} end`),
  'choose-seat': ({ nameOf }, { seat }) => say(nameOf(seat)),
  'choose-option': (told, { option }) => optionWords(told, option),
  'choose-card': ({ content }, { card }) => say(cardName(content, card)),
  take: (told, { officer }) =>
    officer === null ? say('nobody') : say(`${officerName(told, officer)} takes it`, '', 'ITU-TEAM-38'),
};

/** An option of the choice under way by what it does; options beyond it, and tasks without words, by their number. */
function optionWords(told: Told, option: number): ActionWords {
  const task = told.view.tasks.at(-1);
  if (task?.type === 'verb') return verbOption(told, task.effect, option);
  if (task?.type === 'directive') return directiveOption(told, task);
  if (task?.type === 'interference') return interferenceOption(told, task, option);
  return taskOption(told, task, option) ?? numbered(option);
}

const numbered = (option: number) => say(`option ${option + 1}`);

/** An option by its printed label. */
function verbOption(told: Told, effect: Effect, option: number): ActionWords {
  if (effect.verb === 'directive') return say('turn it');
  if (effect.verb === 'transmit') return countOption(effect, option);
  if (effect.verb !== 'choose') return numbered(option);
  const chosen = effect.options[option];
  return chosen ? say(chosen.label, effectsWords(told, chosen.effects)) : say('none of it');
}

function directiveOption(told: Told, { seat, category, side, trigger }: TaskOf<'directive'>): ActionWords {
  const card = told.view.seats.find((each) => each.seat === seat)?.directives[category].card;
  const record = card === undefined ? undefined : told.content.directives[recordOf(card)];
  const effects = record?.sides[side].triggers[trigger]?.effects ?? [];
  return say('follow it', effectsWords(told, effects), 'ITU-DIRECT-02');
}

/** Whether it is let be or prevented, then what it is tested with (ITU-TRANSP-09, ITU-TRANSP-10). */
function interferenceOption(told: Told, { step, unit }: TaskOf<'interference'>, option: number): ActionWords {
  if (step === 'ask') {
    return option === 1
      ? say('try to prevent it', 'the transport is tested against the shields', 'ITU-TRANSP-10')
      : say('let it be', '', 'ITU-TRANSP-09');
  }
  const cards = told.view.units.find(({ id }) => id === unit)?.equipment ?? [];
  const means = cards
    .flatMap(({ card }) => told.content.equipment[recordOf(card)]?.passives ?? [])
    .filter((passive) => passive.changes === 'transport-test')[option - 1];
  const { stat, skill } = means ?? { stat: 'science', skill: 'mechanics' };
  return say(`${capital(stat)} + ${capital(skill)}`, '', 'ITU-TRANSP-10');
}
