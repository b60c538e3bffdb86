/** What teams, transport and hails ask. */
import type { TeamTask } from '../../../../../shared/contract/into-the-unknown';
import { rangeWords } from './amount-words';
import { ask } from './line';
import { locationWords } from './location-words';
import type { Questions } from './tables';
import { cardName, officerName, thingName, unitName } from './told';
import { counted, listed } from './text';

const HAIL_STEPS = {
  answer: 'who answers the hail?',
  trust: 'choose a trust token in secret',
  resolve: 'the hail is resolved',
  after: 'will an officer answer the hail?',
  close: 'the hail is over',
} as const;
const HAIL_RULES = {
  answer: 'ITU-HAIL-12',
  trust: 'ITU-HAIL-13',
  resolve: 'ITU-HAIL-19',
  after: 'ITU-HAIL-19',
  close: 'ITU-HAIL-05',
} as const;

const MUSTER = {
  officers: ['who joins the team?', 'ITU-TEAM-18'],
  place: ['where does the team go?', 'ITU-TEAM-18'],
  arrival: ['who leaves the team?', 'ITU-TRANSP-05'],
  join: ['who joins the team there?', 'ITU-PROJ-08'],
} as const;

export const TEAM_QUESTIONS: Questions<TeamTask['type']> = {
  'form-team': (told, { seat, ship }) =>
    ask(seat, 'which team is formed?', unitName(told, ship), 'ITU-TEAM-15'),
  muster: (told, { seat, team, step }) => {
    const [title, rule] = MUSTER[step];
    return ask(seat, title, unitName(told, team), rule);
  },
  disband: (told, { seat, team, who }) =>
    ask(
      seat,
      `disband ${unitName(told, team)}`,
      who.length === 0 ? '' : `${listed(who.map((officer) => officerName(told, officer)))} find a section`,
      'ITU-TEAM-22',
    ),
  relocate: (told, { seat, team, may, peril }) =>
    ask(
      seat,
      `relocate ${unitName(told, team)}`,
      [peril > 0 ? `costs ${peril} peril` : '', may ? 'or stay' : '']
        .filter((part) => part !== '')
        .join('; '),
      'ITU-TEAM-29',
    ),
  transport: (told, { seat, unit, range }) =>
    ask(
      seat,
      'transport whom, and where?',
      `${unitName(told, unit)}, ${rangeWords(told, range)}`,
      'ITU-TRANSP-02',
    ),
  interference: (told, { seat, against, who, to, step }) =>
    ask(
      step === 'ask' ? against : seat,
      step === 'ask' ? 'try to prevent the transport?' : 'what is the transport tested with?',
      `${thingName(told, who)} to ${locationWords(told, to)}`,
      'ITU-TRANSP-09',
    ),
  capture: (told, { seat, team, vulnerable }) =>
    ask(
      seat,
      `${unitName(told, team)} may capture`,
      listed(
        vulnerable.map((officer) => officerName(told, officer)),
        'or',
      ),
      'ITU-CAPTURE-01',
    ),
  land: (told, { seat, pod }) => ask(seat, `where does ${unitName(told, pod)} land?`, '', 'ITU-PROJ-08'),
  evacuate: (told, { seat, unit, step }) =>
    ask(seat, `evacuate ${unitName(told, unit)}`, `step ${step}`, 'ITU-EVAC-01'),
  'open-hail': (_, { seat, asked }) =>
    ask(
      seat,
      'open a hail?',
      asked.length === 0 ? '' : `${counted(asked.length, 'player')} asked before you`,
      'ITU-HAIL-02',
    ),
  hail: (told, { hail, hailer, unit, step }) =>
    ask(
      null,
      HAIL_STEPS[step],
      `${cardName(told.content, hail)}, opened by ${told.nameOf(hailer)} with ${unitName(told, unit)}`,
      HAIL_RULES[step],
    ),
};
