/** Choices among what a task names, in words. */
import type { Words } from './action-words';
import { effectsWords } from './effect-words';
import { say } from './line';
import { STATION_NAMES } from './names';
import { cardName, featureName, officerName, type Told, unitName } from './told';
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

/** An option of the choice under way by its printed label; options beyond it, and tasks without labels, by their number. */
function optionWords(told: Told, option: number) {
  const task = told.view.tasks.at(-1);
  const effect = task?.type === 'verb' ? task.effect : null;
  const chosen = effect?.verb === 'choose' ? effect.options[option] : undefined;
  if (chosen) return say(chosen.label, effectsWords(told, chosen.effects));
  return effect?.verb === 'choose' ? say('none of it') : say(`option ${option + 1}`);
}
