/** What a mission asks. */
import type { MissionTask } from '../../../../../shared/contract/into-the-unknown';
import { effectWords } from './effect-words';
import { ask } from './line';
import type { Questions } from './tables';
import { cardName, featureName, thingName, type Told } from './told';
import { listed, spaced } from './text';

export const MISSION_QUESTIONS: Questions<MissionTask['type']> = {
  'complication-begins': (told) =>
    ask(null, 'the complication begins', complicationName(told), 'ITU-MISSION-13'),
  rehouse: (told, { seat, who }) =>
    ask(seat, 'find a unit for them', listed(who.map((each) => thingName(told, each))), 'ITU-MISSION-14'),
  'place-feature': (told, { seat, effect, left }) =>
    ask(seat, 'place a feature', `${effectWords(told, effect)}; ${left} left`),
  'move-feature': (told, { seat, feature, inches }) =>
    ask(seat, `move ${featureName(told, feature)}`, `up to ${told.lengthOf(inches)}`),
  abduct: (told, { seat, from, role }) =>
    ask(seat, 'choose who is abducted', `an officer of ${told.nameOf(from)}, ${spaced(role)}`),
  'move-teams': (told, { seat, from }) =>
    ask(seat, 'where do its teams go?', `from ${featureName(told, from)}`),
  'end-game': () => ask(null, 'the final scores', '', 'ITU-SCORE-04'),
};

/** The complication in force by name; empty before it begins. */
function complicationName({ content, view }: Told): string {
  const { revealed, complications } = view.mission;
  const card = revealed === null ? null : complications[revealed];
  return card ? cardName(content, card) : '';
}
