/** What must hold for an effect, as a clause that goes on after `if`: total over the conditions of the cards. */
import type { Condition, FeatureFilter } from '../../../../../shared/content/into-the-unknown';
import { ACTING_UNIT, featureWords, filterWords, rangeWords } from './amount-words';
import { DIRECTIVE_NAMES, SIDE_NAMES } from './names';
import { counted, listed, spaced, withArticle } from './text';
import { className, type Worded } from './told';

type ConditionOf<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;
type ConditionWords = {
  readonly [Is in Condition['is']]: (told: Worded, condition: ConditionOf<Is>) => string;
};

/** All of them hold: `the target is a capital ship and you are the aggressor`. */
export function conditionsWords(told: Worded, conditions: readonly Condition[]): string {
  return listed(conditions.map((condition) => conditionWords(told, condition)));
}

function conditionWords(told: Worded, condition: Condition): string {
  const words = CONDITIONS[condition.is] as (told: Worded, condition: Condition) => string; // the entry of its own kind
  return words(told, condition);
}

const CONDITIONS: ConditionWords = {
  self: (told, { unit }) => beingWords(told, ACTING_UNIT, unit),
  target: (told, { unit }) => beingWords(told, 'the target', unit),
  'target-feature': (told, { feature }) => targetWords(told, feature),
  'unit-at-target': (told, { unit, within, from, none }) =>
    `${someOrNo(told, unit, none)} is ${placeWords(told, within, from === 'self' ? ACTING_UNIT : 'the target')}`,
  'ranged-by': (told, { unit, range, none }) =>
    `${someOrNo(told, unit, none)} has ${range} range to the target`,
  features: (told, condition) => numberWords(told, condition),
  'all-features': (told, { kinds, feature }) =>
    `every ${kindsWords(told, kinds)} ${stateWords(feature, 'has') || 'is in the sector'}`,
  'one-controls-all': () => 'one player has the most control markers on every solid objective',
  round: (_, { least }) => `round ${least} has come`,
  directive: (_, { category, side }) =>
    `your ${DIRECTIVE_NAMES[category]} directive is ${SIDE_NAMES[side].toLowerCase()}`,
  'trailing-by': (_, { least }) => `you trail by ${least} VP or more`,
  flag: (_, { flag }) => FLAGS[flag]?.[0] ?? `it came to “${spaced(flag)}”`,
  peril: (_, { least, on }) => `${on === 'self' ? ACTING_UNIT : 'the target'} has ${least} peril or more`,
  'survivor-found': (_, { found }) => `the survivor has ${found ? '' : 'not '}been found`,
  'survivor-able': () => 'your possible survivor is not incapacitated',
  role: (_, { role }) => `you are the ${spaced(role)}`,
  'unit-destroyed': (told, { classes, by }) =>
    by === 'self'
      ? `you destroyed ${classesWords(told, classes)}`
      : `${classesWords(told, classes)} was destroyed`,
  'ship-out': () => 'a ship was disabled or destroyed',
  'sole-occupier': (told, { classes }) =>
    `one player alone has a team ${classes.length === 0 ? 'there' : `at ${classesWords(told, classes)}`}`,
  'abducted-incapacitated': () => 'all officers who were set aside are incapacitated',
  'not-cloaked': () => `${ACTING_UNIT} is not cloaked`,
  leads: (_, { what }) => `the officer leads ${listed(what.map(withArticle), 'or')}`,
  hail: (_, hail) => hailWords(hail),
  spent: (_, { spend }) => `die effect ${spend + 1} was paid for`,
  'by-order': (_, { order }) => `it is a ${order} order`,
  'same-area': (told, { unit }) =>
    `another ${filterWords(told, unit)} is in the same system, or in deep space too`,
  alert: (_, { alerts }) => `${ACTING_UNIT} is at ${listed(alerts, 'or')} alert`,
  occupies: (told, { classes }) => `you have a team at ${classesWords(told, classes)}`,
  'near-feature': (told, { feature, inches, of }) =>
    `${withArticle(featureWords(told, feature))} is ${rangeWords(told, inches)} of ${of === 'self' ? ACTING_UNIT : 'the target'}`,
  'officer-out': (_, { keyword }) => `${withArticle(keyword)} is incapacitated or lost`,
  not: (told, { what }) => negatedWords(told, what),
  any: (told, { of }) =>
    listed(
      of.map((each) => conditionWords(told, each)),
      'or',
    ),
};

/** What mission cards note of a match: it has happened, it has not. */
const FLAGS: Readonly<Record<string, readonly [string, string]>> = {
  'cloaked-this-phase': [
    `${ACTING_UNIT} cloaked in this phase`,
    `${ACTING_UNIT} did not cloak in this phase`,
  ],
  'joint-solution': ['a joint solution was found', 'no joint solution was found'],
  'marker-removed': ['a control marker was removed', 'no control marker was removed'],
};

function negatedWords(told: Worded, what: Condition): string {
  if (what.is === 'not-cloaked') return `${ACTING_UNIT} is cloaked`;
  if (what.is === 'not') return conditionWords(told, what.what);
  if (what.is === 'spent') return `die effect ${what.spend + 1} was not paid for`;
  if (what.is === 'hail' && what.role !== undefined && Object.keys(what).length === 2)
    return `you ${HAIL_ROLES[what.role][1]}`;
  const known = what.is === 'flag' ? FLAGS[what.flag] : undefined;
  return known?.[1] ?? `it is not so that ${conditionWords(told, what)}`;
}

/** `the target is a capital ship`, `the acting unit has light hull damage`. */
function beingWords(told: Worded, who: string, unit: ConditionOf<'self'>['unit']): string {
  const words = filterWords(told, unit);
  const having = 'unit with ';
  return words.startsWith(having)
    ? `${who} has ${words.slice(having.length)}`
    : `${who} is ${withArticle(words)}`;
}

function someOrNo(told: Worded, unit: ConditionOf<'self'>['unit'], none: boolean): string {
  const words = filterWords(told, unit);
  return none ? `no ${words}` : withArticle(words);
}

function placeWords(told: Worded, within: ConditionOf<'unit-at-target'>['within'], of: string): string {
  return within === 'location' ? `at the location of ${of}` : `${rangeWords(told, within)} of ${of}`;
}

function targetWords(told: Worded, feature: FeatureFilter): string {
  const state = stateWords(feature, 'has');
  const kind = feature.kinds.length === 0 ? '' : `is ${withArticle(featureWords(told, feature))}`;
  return `the target ${listed([kind, state].filter((part) => part !== ''))}`;
}

/** `has a control marker of yours`; empty: whatever its state. */
function stateWords(feature: FeatureFilter, verb: 'has' | 'have'): string {
  const { marked, unmarked, friendlyMarks, leastMarks, capacity } = feature;
  const parts = [
    ...(marked === undefined ? [] : [`a control marker${WHOSE[marked]}`]),
    ...(unmarked === undefined ? [] : [`no control marker${WHOSE[unmarked]}`]),
    ...(friendlyMarks === undefined ? [] : [`${counted(friendlyMarks, 'control marker')} of yours`]),
    ...(leastMarks === undefined ? [] : [`${counted(leastMarks, 'control marker')} or more`]),
    ...(capacity === undefined ? [] : [capacity ? 'Capacity' : 'no Capacity']),
  ];
  return parts.length === 0 ? '' : `${verb} ${listed(parts)}`;
}
const WHOSE = { friendly: ' of yours', opposing: ' of the opponent', any: '' } as const;

/** `at least 2 of the solid objectives have no control marker`, `no objectives are left in the sector`. */
function numberWords(told: Worded, { feature, least, most }: ConditionOf<'features'>): string {
  const state = stateWords(feature, 'have');
  const many = manyFeatures(told, feature);
  if (state !== '') return `${most === 0 ? 'none' : boundsWords(least, most)} of the ${many} ${state}`;
  return most === 0
    ? `no ${many} are left in the sector`
    : `${boundsWords(least, most)} ${many} are in the sector`;
}

/** `at least 2`, `at most 3`, `2 to 3`. */
function boundsWords(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  return most === undefined ? `at least ${least ?? 0}` : `at most ${most}`;
}

function manyFeatures(told: Worded, { kinds }: FeatureFilter): string {
  return kinds.length === 0
    ? 'features'
    : listed(
        kinds.map((kind) => `${kindsWords(told, [kind])}s`),
        'or',
      );
}

function kindsWords({ content }: Worded, kinds: readonly string[]): string {
  return listed(
    kinds.map((kind) => (content.features[kind]?.name ?? spaced(kind)).toLowerCase()),
    'or',
  );
}

function classesWords({ content }: Worded, classes: readonly string[]): string {
  return `the ${listed(
    classes.map((each) => className(content, each)),
    'or',
  )}`;
}

function hailWords({ role, evenGap, leastTrust }: ConditionOf<'hail'>): string {
  const gap = `the gap between the highest and the lowest trust is ${evenGap ? 'even' : 'odd'}`;
  return listed([
    ...(role === undefined ? [] : [`you ${HAIL_ROLES[role][0]}`]),
    ...(evenGap === undefined ? [] : [gap]),
    ...(leastTrust === undefined ? [] : [`your trust is ${leastTrust} or more`]),
  ]);
}
/** Of a player: it is so, it is not so. */
const HAIL_ROLES = {
  persuasive: ['are the persuasive player', 'are not the persuasive player'],
  accommodating: ['are the accommodating player', 'are not the accommodating player'],
  opener: ['opened the hail', 'did not open the hail'],
} as const;
