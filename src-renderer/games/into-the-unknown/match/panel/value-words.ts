/** Answers to a question, in words. */
import { STATIONS, type Station } from '../../../../../shared/content/into-the-unknown';
import { percentText } from '../../odds/odds-words';
import { actionOdds, bestChance, strongest } from '../dice/odds-words';
import { type Ask, NOBODY, partsOf } from '../offers';
import type { MatchSession } from '../session.svelte';
import { systemLabel } from '../staging/systems';
import {
  abilityTitle,
  actionWords,
  capital,
  cardName,
  LETTER_NAMES,
  locationWords,
  SECTION_NAMES,
  spaced,
  STATION_NAMES,
  STATION_PLACES,
  thingName,
} from '../words';

const TITLES: Readonly<Record<Ask, string>> = {
  unit: 'Which unit?',
  ability: 'Which ability?',
  hail: 'Which hail?',
  weapon: 'Which weapon?',
  mount: 'Which mount?',
  letter: 'Which team?',
  team: 'Which version?',
  class: 'Which class?',
  station: 'At which station?',
  officer: 'By whom?',
  who: 'Who?',
  target: 'On what?',
  receiver: 'Hailing whom?',
  leader: 'Led by whom?',
  with: 'With whom?',
  officers: 'Whom?',
  to: 'Where to?',
  joins: 'Joining which team?',
  section: 'In which section?',
  slot: 'From which slot?',
  end: 'Which end?',
  power: 'How much weapons power?',
  reserve: 'How much reserve besides?',
  by: 'By what?',
  effect: 'For what?',
  dice: 'Which dice?',
  feature: 'Which feature?',
  card: 'Which card?',
  seat: 'Which player?',
  option: 'Which one?',
  position: 'Which position?',
  token: 'Which token?',
  ship: 'Which ship?',
  ships: 'Which ships?',
  transfers: 'Which transfer officers?',
  equipment: 'Which equipment?',
  auxiliaries: 'Which auxiliary units?',
  posts: 'Who stands where?',
  alert: 'Which alert?',
  side: 'Which side?',
  notches: 'How far?',
  system: 'In which system?',
  endurance: 'How many endurance markers?',
};

export function askTitle(ask: Ask, isOnTable: boolean): string {
  return isOnTable ? `${TITLES[ask]} Press it on the table, or here` : TITLES[ask];
}

const NONE: Readonly<Partial<Record<Ask, string>>> = {
  officer: 'No officer',
  leader: 'Nobody leads',
  station: 'At no station',
  target: 'On nothing',
  joins: 'No team',
  system: 'Deep space',
  ship: 'None',
  class: 'None',
  end: 'No end',
  officers: 'Nobody',
  with: 'Alone',
  transfers: 'No transfer officer',
  equipment: 'No equipment',
  auxiliaries: 'No auxiliary unit',
};

export function valueLabel(session: MatchSession, ask: Ask, value: string): string {
  if (value === NOBODY) return NONE[ask] ?? 'None';
  const special = LABELS[ask];
  return special ? special(session, value) : value;
}

type Label = (session: MatchSession, value: string) => string;
const thing: Label = ({ told }, value) => thingName(told, value);
const card: Label = ({ content }, value) => cardName(content, value);
const things: Label = ({ told }, value) =>
  value
    .split(' ')
    .map((each) => thingName(told, each))
    .join(', ');

/** `card/unit`, several of them: told by the cards. */
const bought: Label = ({ content }, value) =>
  value
    .split(' ')
    .map((each) => cardName(content, each.split('/')[0] ?? each))
    .join(', ');

const LABELS: Readonly<Partial<Record<Ask, Label>>> = {
  unit: thing,
  ability: (session, value) =>
    abilityTitle(session.told, {
      ability: value,
      unit: session.choosing.picks.unit ?? session.shown?.id ?? '',
    }),
  hail: card,
  weapon: (_, value) => capital(spaced(value)),
  mount: (_, value) => `Mount ${Number(value) + 1}`,
  letter: (_, value) => LETTER_NAMES[value as keyof typeof LETTER_NAMES], // a letter of the offers
  team: thing,
  class: card,
  station: (_, value) => stationLabel(value),
  officer: thing,
  who: thing,
  target: thing,
  receiver: thing,
  leader: thing,
  with: things,
  officers: things,
  to: (session, value) => locationLabel(session, value),
  joins: thing,
  section: (_, value) => SECTION_NAMES[value as keyof typeof SECTION_NAMES], // a section of the offers
  slot: (_, value) => capital(value),
  end: (_, value) => `${capital(value)} end`,
  power: (_, value) => `${value} power`,
  reserve: (_, value) => (value === '0' ? 'No reserve' : `${value} reserve`),
  feature: thing,
  card,
  seat: (session, value) => session.nameOf(value as '1'), // a seat of the offers
  option: (session, value) => optionLabel(session, value),
  position: (session, value) => {
    const whose = session.view.mission.track[Number(value)] ?? null;
    const half = whose === session.home ? 'your half' : whose && `half of ${session.nameOf(whose)}`;
    return [`Position ${Number(value) + 1}`, half].filter((part) => part !== null).join(', ');
  },
  token: (_, value) => `Trust ${value}`,
  ship: thing,
  ships: ({ content }, value) =>
    value
      .split(' ')
      .map((each) => cardName(content, each))
      .join(', '),
  transfers: bought,
  equipment: bought,
  auxiliaries: bought,
  posts: (session, value) =>
    value
      .split(' ')
      .map((post) => postLabel(session, post))
      .join(', '),
  side: (_, value) => capital(value),
  system: (_, value) => systemLabel(value),
};

/** `officer/unit/station`. */
function postLabel({ told }: MatchSession, post: string): string {
  const [officer = '', , station = ''] = post.split('/');
  const at = stationOf(station);
  return `${thingName(told, officer)} ${at ? STATION_PLACES[at] : station}`;
}

function stationLabel(value: string): string {
  const station = stationOf(value);
  return station ? STATION_NAMES[station] : value;
}

function stationOf(value: string): Station | undefined {
  return STATIONS.find((each) => each === value);
}

/** A place by the action that goes there: its key is the place’s own fields. */
function locationLabel({ choosing, told }: MatchSession, value: string): string {
  const action = choosing.candidates.find((each) => partsOf(each).to === value);
  return action && 'to' in action ? capital(locationWords(told, action.to)) : value;
}

function optionLabel({ choosing, told }: MatchSession, value: string): string {
  const action = choosing.candidates.find((each) => partsOf(each).option === value);
  return action ? actionWords(told, action).title : value;
}

/** What stands behind an answer, such as the distance to it. */
export function valueNote(session: MatchSession, ask: Ask, value: string): string {
  const { sector, choosing, told } = session;
  const odds = oddsNote(session, ask, value);
  if (odds !== '') return odds;
  if (ask === 'option' || ask === 'token') {
    const action = choosing.candidates.find((each) => partsOf(each)[ask] === value);
    return action ? actionWords(told, action).detail : '';
  }
  const from = choosing.picks.unit;
  const piece = sector.placed.find(({ id }) => id === value);
  if (from === undefined || !piece || from === value) return '';
  const verdict = sector.verdicts.verdict({ fromId: from, toId: value });
  return verdict ? sector.words.length(verdict.measure.distanceIn) : '';
}

/** The exact odds of what this answer leads to; where more is still to be chosen, the best of it. */
function oddsNote(session: MatchSession, ask: Ask, value: string): string {
  const actions = session.choosing.candidates.filter((action) => partsOf(action)[ask] === value);
  const [first, ...others] = actions;
  if (!first) return '';
  if (first.type === 'attack' && ask !== 'target' && ask !== 'power' && ask !== 'reserve') return '';
  if (others.length === 0) return actionOdds(session, first) ?? '';
  if (first.type === 'attack') return actionOdds(session, strongest(actions) ?? first) ?? '';
  const best = bestChance(session, actions);
  if (best === null) return '';
  return `${best.isOnly ? '' : 'up to '}${percentText(best.chance, session.settings)}`;
}
