/** Amounts, ranges and choices of units and personnel, as an effect speaks of them. */
import type {
  Amount,
  FeatureFilter,
  Personnel,
  Placement,
  RangeSpec,
  UnitFilter,
  Units,
} from '../../../../../shared/content/into-the-unknown';
import { CONDITION_NAMES, ROLE_NAMES, SKILL_NAMES, STAT_NAMES } from './names';
import { className } from './told';
import type { Worded } from './told';
import { counted, listed, spaced } from './text';

type Per = Exclude<Amount, number>['per'];

const PER: Readonly<Record<Per, string>> = {
  successes: 'success',
  breakthroughs: 'breakthrough',
  'successes-or-breakthroughs': 'success or breakthrough',
  margin: 'success over the difficulty',
  shortfall: 'success short of the difficulty',
  spent: 'time it was spent on',
  peril: 'peril',
  gained: 'peril just gained',
  reserve: 'reserve',
  advantage: 'advantage',
  skill: 'level of a skill',
  stat: 'point of a stat',
  size: 'size',
  'technical-here': 'technical level of the officers there',
  recharge: 'recharge',
  controlled: 'objective controlled',
  'controlled-systems': 'system with an objective controlled',
  'majority-systems': 'system with most objectives controlled',
  'occupied-marked': 'marked objective occupied',
  marked: 'objective marked',
  'occupied-unmarked': 'unmarked objective occupied',
  unmarked: 'objective unmarked',
  'banked-able': 'point banked on who is able',
  'banked-out': 'point banked on who is out',
  'occupied-constructs': 'construct occupied',
  'trust-gap': 'trust between the tokens',
  'opposing-ranging': 'opposing unit with sensors range to it',
  'opposing-near': 'opposing space unit beside it',
};

/** `2`, `1 for each success`, `Command`; of a thing `2 peril`, `1 peril for each success and 1 more`. */
export function amountWords(amount: Amount, thing = ''): string {
  const of = thing === '' ? '' : ` ${thing}`;
  if (typeof amount === 'number') return `${amount}${of}`;
  const { per, times, plus, most, stat, skill, highest } = amount;
  const parts = [`${times}${of} for each ${perWords(per, { stat, skill, highest })}`];
  if (plus !== 0) parts.push(plus > 0 ? `and ${plus} more` : `less ${-plus}`);
  if (most !== undefined) parts.push(`at most ${most}`);
  return parts.join(' ');
}

function perWords(per: Per, { stat, skill, highest }: Partial<Exclude<Amount, number>>): string {
  if (per === 'stat' && stat) return `point of ${STAT_NAMES[stat]}`;
  if (per === 'skill' && skill) return `level of ${SKILL_NAMES[skill]}`;
  if (per === 'skill' && highest) return `level of the highest ${highest} skill`;
  return PER[per] ?? spaced(per);
}

/** `1 VP`, `2 VP`, `1 VP for each success`, `1 nVP`. */
export function pointsWords(points: Amount): string {
  if (typeof points !== 'number')
    return `${amountWords(points)} VP`.replace(/^(−?\d+) for/, '$1 VP for').replace(/ VP$/, '');
  return points < 0 ? `${-points} nVP` : `${points} VP`;
}

/** A count of a thing, where the count may be read off the table. */
export function amountOf(amount: Amount, one: string, many = `${one}s`): string {
  return typeof amount === 'number' ? counted(amount, one, many) : `${many}: ${amountWords(amount)}`;
}

export function rangeWords({ lengthOf }: Worded, range: RangeSpec): string {
  if (typeof range === 'number') return `within ${lengthOf(range)}`;
  if (range === 'location') return 'at the same location';
  return `in ${range} range`;
}

/** `an opposing ship or auxiliary unit`, without its article; several: `opposing ships or auxiliary units`. */
export function filterWords(told: Worded, filter: UnitFilter, count = 1): string {
  const { kinds, of, classes, subtypes, leastPeril, hull, conditions = [], categories = [] } = filter;
  const nouns =
    classes.length > 0
      ? classes.map((each) => className(told.content, each))
      : subtypes.length > 0
        ? subtypes.map(spaced)
        : kinds.length > 0
          ? kinds.map((kind) => KINDS[kind] ?? spaced(kind))
          : [categories.length > 0 ? 'ship' : 'unit'];
  const marks = conditions.map((each) => CONDITION_NAMES[each].toLowerCase()).join(' ');
  const things = count === 1 ? nouns : nouns.map((noun) => `${noun}s`);
  const parts = [of === 'any' ? '' : of, marks, listed(categories, 'or'), listed(things, 'or')];
  const having = [
    ...(leastPeril === undefined ? [] : [`${leastPeril} peril or more`]),
    ...(hull.length === 0 ? [] : [`${listed(hull.map(hullWord), 'or')} hull damage`]),
  ];
  return (
    parts.filter((part) => part !== '').join(' ') + (having.length === 0 ? '' : ` with ${listed(having)}`)
  );
}
const hullWord = (status: UnitFilter['hull'][number]): string => (status === 'none' ? 'no' : status);
const KINDS: Readonly<Record<string, string>> = {
  ship: 'ship',
  auxiliary: 'auxiliary unit',
  projectile: 'projectile',
  team: 'team',
  hazard: 'hazard unit',
};

export function featureWords({ content }: Worded, { kinds }: FeatureFilter): string {
  if (kinds.length === 0) return 'feature';
  return listed(
    kinds.map((kind) => (content.features[kind]?.name ?? spaced(kind)).toLowerCase()),
    'or',
  );
}

/** Who does what a card says. */
export const ACTING_UNIT = 'the acting unit';

export function unitsWords(told: Worded, units: Units): string {
  if (typeof units === 'string') return FIXED[units];
  const filter = 'each' in units ? units.each : units.pick;
  const within = units.within === undefined ? '' : ` ${rangeWords(told, units.within)}`;
  if ('each' in units) return `each ${filterWords(told, filter)}${within}`;
  const up = units.may ? 'up to ' : '';
  const by = units.by === 'self' ? '' : ` that ${ROLE_NAMES[units.by]} picks`;
  return `${up}${units.count} ${filterWords(told, filter, units.count)}${within}${by}`;
}
const FIXED: Readonly<Record<Extract<Units, string>, string>> = {
  self: ACTING_UNIT,
  target: 'the target',
  holder: 'the unit it lies on',
  'nearest-ship': 'the nearest ship',
  'nearest-unit': 'the nearest unit',
  officer: 'the leading officer',
  chosen: 'the unit that was chosen',
  persuasive: 'the persuasive player’s unit',
  'each-hailing': 'each unit of the hail',
};

export function personnelWords(personnel: Personnel): string {
  const { where, of, pick, officersOnly, lowerRank } = personnel;
  if (where === 'leader') return 'the leading officer';
  const noun = officersOnly ? 'officer' : 'officer or team';
  const whose = of === 'any' ? '' : `${of} `;
  const rank = lowerRank ? ' of lower rank' : '';
  const place = PLACES[where];
  if (!pick) return `each ${whose}${noun}${rank} ${place}`;
  return `${counted(pick.count, `${whose}${noun}`)}${rank} ${place}`;
}
const PLACES: Readonly<Record<Exclude<Personnel['where'], 'leader'>, string>> = {
  station: 'at the station',
  end: 'at that end',
  section: 'in the section',
  unit: 'aboard',
  location: 'at the location',
  comms: 'in comms range',
  abducted: 'who was set aside',
};

/** `in a system, more than 3 in from any other object`; empty: anywhere. */
export function placementWords({ lengthOf }: Worded, where: Placement): string {
  const parts: string[] = [];
  if (where.onePerSystem) parts.push('one in each system');
  else if (where.anotherSystem) parts.push('in another system');
  else if (where.inSystem) parts.push('in a system');
  if (where.at) parts.push(`${lengthOf(where.at.inches)} from ${AT[where.at.of] ?? spaced(where.at.of)}`);
  for (const { inches, of } of where.beyond)
    parts.push(`more than ${lengthOf(inches)} from ${BEYOND[of] ?? `any ${spaced(of)}`}`);
  return parts.join(', ');
}
const AT: Readonly<Record<string, string>> = {
  'system-centre': 'the centre of a system',
  target: 'the target',
  self: ACTING_UNIT,
  'setup-area': 'a set-up area',
  'where-it-was': 'where it was',
};
const BEYOND: Readonly<Record<string, string>> = {
  object: 'any other object',
  'objective-solid': 'any solid objective',
  'objective-ping': 'any objective ping',
  'friendly-unit': 'any friendly unit',
  first: 'the first one',
};
