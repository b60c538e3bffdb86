/** What the referee overrules, in words. */
import type { ActionOf, RefereeAction } from '../../../../../shared/contract/into-the-unknown';
import type { Words } from './tables';
import { type ActionWords, say } from './line';
import { locationWords } from './location-words';
import { DIRECTIVE_NAMES, SIDE_NAMES, STATION_NAMES } from './names';
import { cardName, featureName, officerName, type Told, unitName } from './told';
import { listed } from './text';

export const REFEREE_WORDS: Words<
  | 'set-unit'
  | 'remove-unit'
  | 'set-officer'
  | 'set-feature'
  | 'set-score'
  | 'set-influence'
  | 'set-directive'
  | 'set-lock'
  | 'give-damage-card'
  | 'set-priority'
  | 'flip-coin'
  | 'note-done'
> = {
  'set-unit': (told, action) => say(`set ${unitName(told, action.unit)}`, unitChanges(told, action)),
  'remove-unit': (told, { unit }) => say(`take ${unitName(told, unit)} off the table`),
  'set-officer': (told, action) =>
    say(`set ${officerName(told, action.officer)}`, officerChanges(told, action)),
  'set-feature': (told, { feature, removed }) =>
    say(removed ? `remove ${featureName(told, feature)}` : `set ${featureName(told, feature)}`),
  'set-score': ({ nameOf }, { seat, vp, nvp }) => say(`score of ${nameOf(seat)}: ${vp} VP, ${nvp} nVP`),
  'set-influence': (_, { position }) => say(`influence at position ${position + 1}`),
  'set-directive': ({ nameOf }, { seat, category, side }) =>
    say(`${DIRECTIVE_NAMES[category]} of ${nameOf(seat)}: ${SIDE_NAMES[side].toLowerCase()}`),
  'set-lock': (told, { unit, seat, number, on }) =>
    say(
      `${on ? 'put' : 'take off'} lock ${number} of ${told.nameOf(seat)} ${on ? 'on' : 'from'} ${unitName(told, unit)}`,
    ),
  'give-damage-card': (told, { unit, card, on }) =>
    say(
      `${on ? 'give' : 'take'} ${cardName(told.content, card)} ${on ? 'to' : 'from'} ${unitName(told, unit)}`,
    ),
  'set-priority': ({ nameOf }, { seat }) => say(`priority to ${nameOf(seat)}`),
  'flip-coin': () => say('flip a coin for a dispute', 'whose reading is used', 'ITU-PREC-04'),
  'note-done': () => say('the note is carried out'),
};

/** What was overruled, as the log tells it. */
export function refereeWords(told: Told, action: RefereeAction): ActionWords {
  const words = REFEREE_WORDS[action.type] as (told: Told, action: RefereeAction) => ActionWords; // the entry of its own type
  return words(told, action);
}

function unitChanges(told: Told, action: ActionOf<'set-unit'>): string {
  const { pose, location, alert, hull, crew, reserve, trauma, peril, advantage, endurance, conditions } =
    action;
  const numbers = { hull, crew, reserve, trauma, peril, advantage, endurance };
  return listed([
    ...(pose
      ? [`at ${told.lengthOf(pose.x)}, ${told.lengthOf(pose.y)}`]
      : pose === null
        ? ['off the table']
        : []),
    ...(location ? [locationWords(told, location)] : []),
    ...(alert === undefined ? [] : [`alert ${alert}`]),
    ...Object.entries(numbers).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`])),
    ...(conditions === undefined ? [] : [conditions.length === 0 ? 'no condition' : listed(conditions)]),
  ]);
}

function officerChanges(told: Told, action: ActionOf<'set-officer'>): string {
  const { at, station, ready, trauma, lost } = action;
  return listed([
    ...(at ? [locationWords(told, at)] : at === null ? ['nowhere'] : []),
    ...(station ? [STATION_NAMES[station]] : []),
    ...(ready === undefined ? [] : [ready ? 'readied' : 'committed']),
    ...(trauma === undefined ? [] : [`trauma ${trauma}`]),
    ...(lost === undefined ? [] : [lost ? 'lost' : 'not lost']),
  ]);
}
