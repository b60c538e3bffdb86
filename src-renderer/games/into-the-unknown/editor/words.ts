/** Words of the editor of a match's cards: fields and choices. What has no word here shows its id, spelt out. */
import { spelt } from '../../../panels/pack-editor/model/words';
import {
  CONDITION_NAMES,
  DIRECTIVE_NAMES,
  FIGURE_NAMES,
  ROLE_NAMES,
  SECTION_NAMES,
  SIDE_NAMES,
  SKILL_NAMES,
  STAT_NAMES,
  STATION_NAMES,
  TIMING_NAMES,
} from '../match/words/names';
import { capital } from '../match/words/text';

const FIELDS: Readonly<Record<string, string>> = {
  '1': 'First player',
  '2': 'Second player',
  activation: 'Before its orders',
  afterObjectives: 'Once its objectives are there',
  aft: 'Aft',
  anomalies: 'Table of anomalies',
  assign: 'Who assigns it',
  at: 'At',
  attacks: 'Attacks in an action',
  auxiliaries: 'Auxiliary units to buy',
  bursts: 'If it destroys the unit',
  cost: 'Cost',
  drawn: 'Numbers drawn at random',
  each: 'Each',
  effects: 'What happens',
  either: 'Capital ship or others',
  else: 'Else',
  endScoring: 'Scored at its end',
  ends: 'Ends with',
  failure: 'On a failure',
  fits: 'Fits',
  fleets: 'Ships and units',
  forward: 'Forward impulse only',
  from: 'From',
  given: 'Teams in place',
  halved: 'Half engine power',
  hazards: 'In the Hazard Phase',
  health: 'Health',
  ignores: 'Steps left out',
  inches: 'Inches',
  is: 'If',
  keepsKeywords: 'Keeps the overture’s keywords',
  kicker: 'Only on a success',
  least: 'At least',
  line: 'Line officer',
  may: 'May, need not',
  most: 'At most',
  mostPerRound: 'Most VP in a round',
  ofStory: 'Part of a story',
  on: 'On',
  opensHails: 'Opens hails',
  opposingMarker: 'With an opposing marker',
  passives: 'As long as it stands',
  per: 'For each',
  perPower: 'For each power',
  perRound: 'Once a round',
  perSuccess: 'For each success',
  pick: 'Picked',
  places: 'Preset places',
  readies: 'In the Ready Phase',
  refit: 'Refit',
  refitExcept: 'Except on ships of',
  requires: 'Only if',
  reroll: 'Dice rolled again',
  sameLocation: 'At one location',
  setUp: 'At set-up',
  spends: 'Die effects',
  success: 'On a success',
  sway: 'Sway',
  tie: 'A tie goes to',
  timing: 'When',
  untilTotal: 'Until so many are there',
  when: 'When',
  where: 'Where',
  who: 'Who',
  whom: 'Whom',
};

export function fieldWords(name: string): string {
  return FIELDS[name] ?? spelt(name);
}

const CHOICES: Readonly<Record<string, string>> = {
  ...CONDITION_NAMES,
  ...DIRECTIVE_NAMES,
  ...FIGURE_NAMES,
  ...ROLE_NAMES,
  ...SECTION_NAMES,
  ...SIDE_NAMES,
  ...SKILL_NAMES,
  ...STAT_NAMES,
  ...STATION_NAMES,
};
/** By field the words that mean another thing there. */
const CHOICES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  timing: TIMING_NAMES,
  order: { any: 'any order', priority: 'priority order' },
  by: { self: 'the player' },
  on: { self: 'the acting unit', target: 'the target' },
  seat: { '1': 'first player', '2': 'second player' },
  tie: { '1': 'first player', '2': 'second player' },
  priority: { '1': 'first player', '2': 'second player' },
};

export function choiceWords(value: string | number, field = ''): string {
  if (typeof value === 'number') return String(value);
  const words = CHOICES_OF[field]?.[value] ?? CHOICES[value];
  return words === undefined ? spelt(value) : capital(words);
}
