/** Actions of set-up in words. */
import type { Words } from './tables';
import { say } from './line';
import { locationWords } from './location-words';
import { cardName, className, featureName, recordOf, unitName } from './told';
import { counted, listed } from './text';

export const SETUP_WORDS: Words<
  | 'keep-complication'
  | 'fleet'
  | 'crew'
  | 'flex'
  | 'take-influence'
  | 'place-feature'
  | 'remove-feature'
  | 'deploy'
  | 'reinforce'
> = {
  'keep-complication': ({ content }, { card }) =>
    say(`keep ${cardName(content, card)}`, 'the other goes back; nobody else sees it', 'ITU-CARDS-07'),
  fleet: ({ content }, { ships }) =>
    say(`take ${listed(ships.map((ship) => className(content, ship)))}`, '', 'ITU-SETUP-04'),
  crew: (_, { posts }) => say('these posts', counted(posts.length, 'officer'), 'ITU-SETUP-07'),
  flex: ({ content }, { transfers, equipment, auxiliaries }) => {
    const bought = [
      ...transfers.map(({ card }) => cardName(content, card)),
      ...equipment.map(({ card }) => cardName(content, card)),
      ...auxiliaries.map((card) => className(content, card)),
    ];
    return say(bought.length === 0 ? 'buy nothing' : `buy ${listed(bought)}`, '', 'ITU-SETUP-10');
  },
  'take-influence': (_, { position }) => say(`position ${position + 1}`, '', 'ITU-SETUP-25'),
  'place-feature': ({ lengthOf }, { at }) =>
    say('place it here', `${lengthOf(at.x)} east, ${lengthOf(at.y)} south`, 'ITU-SETUP-29'),
  'remove-feature': (told, { feature }) => say(`remove ${featureName(told, feature)}`),
  deploy: (told, { unit, pose, alert, system, location }) =>
    say(
      `deploy ${unitName(told, unit)}`,
      [
        pose === null
          ? location === null
            ? 'not on the table'
            : locationWords(told, location)
          : `at ${told.lengthOf(pose.x)}, ${told.lengthOf(pose.y)}`,
        alert === null ? '' : `alert ${alert}`,
        system === null ? '' : `in ${system}`,
      ]
        .filter((part) => part !== '')
        .join(', '),
      'ITU-DEPLOY-01',
    ),
  reinforce: ({ content }, { class: unit }) =>
    unit === null
      ? say('no reinforcement', '', 'ITU-REINF-04')
      : say(`bring in ${className(content, recordOf(unit))}`, '', 'ITU-REINF-04'),
};
