/** What an action does, told as a row, a preview or a hint tells it before it is done. Total over the actions. */
import type { ActionType, IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import { abilityDetail, abilityOf, abilityTitle } from './ability-words';
import { CHANCE_WORDS } from './chance-words';
import { CHOICE_WORDS } from './choice-words';
import { type ActionWords, say } from './line';
import type { Words } from './tables';
import { SETUP_WORDS } from './setup-words';
import { MOVE_WORDS } from './move-words';
import { REFEREE_WORDS } from './referee-words';
import { ROLL_WORDS } from './roll-words';
import { TEAM_WORDS } from './team-words';
import { officerName, thingName, type Told, unitName } from './told';
import { STATION_PLACES } from './names';

const ORDER_WORDS: Words<'order' | 'pass' | 'use' | 'done' | 'ready' | 'cancel-peril'> = {
  order: (told, { unit, ability, station, officer, target }) => {
    const record = abilityOf(told, { ability, unit });
    const who = officer === null ? '' : ` by ${officerName(told, officer)}`;
    const at = station === null ? '' : ` ${STATION_PLACES[station]}`;
    const on = target === null ? '' : ` on ${thingName(told, target)}`;
    return say(
      `${abilityTitle(told, { ability, unit })}${on}`,
      `${unitName(told, unit)}${at}${who}${record ? `: ${abilityDetail(told, record)}` : ''}`,
      'ITU-OFFICER-06',
    );
  },
  pass: () => say('pass', '', 'ITU-ORDER-06'),
  use: (told, { unit, ability, officer, target }) => {
    const record = abilityOf(told, { ability, unit });
    const on = target === null ? '' : ` on ${thingName(told, target)}`;
    return say(
      `${abilityTitle(told, { ability, unit })}${on}`,
      `${unitName(told, unit)}${officer === null ? '' : `, ${officerName(told, officer)}`}${record ? `: ${abilityDetail(told, record)}` : ''}`,
    );
  },
  done: () => say('go on', ''),
  ready: (told, { officers }) =>
    say(
      officers.length === 0
        ? 'ready nobody'
        : `ready ${officers.map((officer) => officerName(told, officer)).join(', ')}`,
      '',
      'ITU-ORDER-08',
    ),
  'cancel-peril': () => say('take off peril', 'an advantage is spent for it'),
};

const WORDS: Words<ActionType> = {
  ...SETUP_WORDS,
  ...ORDER_WORDS,
  ...MOVE_WORDS,
  ...ROLL_WORDS,
  ...TEAM_WORDS,
  ...CHOICE_WORDS,
  ...CHANCE_WORDS,
  ...REFEREE_WORDS,
};

/** One action; chance's and the referee's are told as themselves. */
export function actionWords(told: Told, action: IntoTheUnknownAction): ActionWords {
  const words = WORDS[action.type] as (told: Told, action: IntoTheUnknownAction) => ActionWords; // the entry of its own type
  return words(told, action);
}
