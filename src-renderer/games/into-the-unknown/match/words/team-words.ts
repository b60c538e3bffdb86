/** Personnel, teams and hails, in words. */
import { directiveTeams } from './team-names';
import type { Words } from './tables';
import { say } from './line';
import { locationWords } from './location-words';
import { LETTER_NAMES, SECTION_NAMES, STATION_PLACES } from './names';
import { cardName, officerName, thingName, unitName } from './told';
import { listed } from './text';

export const TEAM_WORDS: Words<
  'move-personnel' | 'form-team' | 'transport' | 'capture' | 'hail' | 'answer' | 'trust'
> = {
  'move-personnel': (told, { who, to, station }) =>
    say(
      `${thingName(told, who)} to ${locationWords(told, to)}`,
      station === null ? '' : STATION_PLACES[station],
    ),
  'form-team': (told, { letter, team, section }) =>
    say(
      `form ${directiveTeams(told, team)}`,
      `${LETTER_NAMES[letter]}, in ${SECTION_NAMES[section].toLowerCase()}`,
      'ITU-TEAM-15',
    ),
  transport: (told, { who, with: others, to }) =>
    say(
      `transport ${thingName(told, who)} to ${locationWords(told, to)}`,
      others.length === 0 ? '' : `with ${listed(others.map((other) => thingName(told, other)))}`,
      'ITU-TRANSP-02',
    ),
  capture: (told, { officer }) => say(`capture ${officerName(told, officer)}`, '', 'ITU-CAPTURE-01'),
  hail: (told, { hail, unit, leader, receiver }) =>
    say(
      `${cardName(told.content, hail)} to ${unitName(told, receiver)}`,
      `${unitName(told, unit)} hails${leader === null ? '' : `, led by ${officerName(told, leader)}`}`,
      'ITU-HAIL-07',
    ),
  answer: (told, { unit, leader }) =>
    say(
      `answer by ${unitName(told, unit)}`,
      leader === null ? 'nobody leads' : `led by ${officerName(told, leader)}`,
      'ITU-HAIL-12',
    ),
  trust: (_, { token }) =>
    say(`choose trust ${token}`, token === 1 ? 'it refuses the hail when answering' : '', 'ITU-HAIL-13'),
};
