/** What an effect does, as a phrase without capital and full stop: total over the verbs of the cards. */
import type { SpendView } from '../../../../../shared/contract/into-the-unknown';
import type { Effect, Spend, Verb } from '../../../../../shared/content/into-the-unknown';
import {
  ACTING_UNIT,
  amountOf,
  amountWords,
  featureWords,
  personnelWords,
  placementWords,
  pointsWords,
  rangeWords,
  unitsWords,
} from './amount-words';
import { conditionsWords } from './condition-words';
import { CONDITION_NAMES, DIRECTIVE_NAMES, FIGURE_NAMES, ROLE_NAMES, SIDE_NAMES } from './names';
import { testWords } from './test-words';
import { className, type Worded } from './told';
import { counted, listed, signed, spaced, withArticle } from './text';

type Having<Each, Name> = Each extends { readonly verb: infer Tag }
  ? Name extends Tag
    ? Each
    : never
  : never;
/** The effect of a verb, one that shares its shape with others too. */
type EffectOf<Name extends Verb> = Having<Effect, Name>;
type VerbWords = { readonly [Name in Verb]: (told: Worded, effect: EffectOf<Name>) => string };

/** Several as one phrase; flags that only the rules read are not told. */
export function effectsWords(told: Worded, effects: readonly Effect[]): string {
  return effects
    .map((effect) => effectWords(told, effect))
    .filter((words) => words !== '')
    .join('; ');
}

export function effectWords(told: Worded, effect: Effect): string {
  const words = VERBS[effect.verb] as (told: Worded, effect: Effect) => string; // the entry of its own verb
  return words(told, effect);
}

/** A die effect: what it costs and what it does. */
export function spendWords(told: Worded, spend: Spend): string {
  const cost = costWords(spend);
  const does = effectsWords(told, spend.effects) || 'counts for the outcome';
  const only = spend.when.length === 0 ? '' : `, only if ${conditionsWords(told, spend.when)}`;
  return `${cost}: ${does}${spend.repeatable ? ', as often as you like' : ''}${only}`;
}

/** `2 analyses`. */
export function costWords({ cost, result }: Pick<SpendView, 'cost' | 'result'>): string {
  return counted(cost, result, RESULTS_NAMES[result]);
}
const RESULTS_NAMES: Readonly<Record<SpendView['result'], string>> = {
  success: 'successes',
  breakthrough: 'breakthroughs',
  analysis: 'analyses',
};

const VERBS: VerbWords = {
  score: (_, { who, points }) =>
    who === 'self' ? `score ${pointsWords(points)}` : `${ROLE_NAMES[who]}: ${pointsWords(points)}`,
  bank: (_, { on, points, scores }) =>
    `bank ${pointsWords(points)} on ${on === 'self' ? ACTING_UNIT : on === 'target' ? 'the target' : 'the officer'}, scored ${BANKED[scores]}`,
  token: (told, { token, on, count, spent }) => tokenWords(told, token, on, count, spent === true),
  transmit: (told, { token, range }) => `give ${token} to another unit ${rangeWords(told, range)}`,
  damage: (told, { on, kind, count, end }) =>
    `${amountWords(count, `${kind} damage`)} to ${unitsWords(told, on)}${end === undefined ? '' : `, ${ENDS[end]}`}`,
  hurt: (_, { whom, count }) => `${amountWords(count, 'trauma')} to ${personnelWords(whom)}`,
  repair: (told, { on, count }) => `repair ${amountWords(count)} on ${unitsWords(told, on)}`,
  heal: (_, { whom, count }) => `heal ${amountWords(count)} on ${personnelWords(whom)}`,
  inspire: (told, { on }) => `inspire ${unitsWords(told, on)}`,
  coerce: (told, { on }) => `coerce ${unitsWords(told, on)}`,
  reserve: (_, { count }) => amountOf(count, 'reserve', 'reserve'),
  control: (_, { change, whose, count }) => controlWords(change, whose, count),
  influence: (_, { steps }) => `move the influence marker ${counted(steps, 'step')} either way`,
  'remove-feature': (_, { on }) => (on === 'target' ? 'remove the feature' : 'remove a feature of choice'),
  'place-feature': (told, { name, count, where, by }) =>
    `${by === 'self' ? '' : `${ROLE_NAMES[by]}: `}place ${count === 1 ? name : `${count} ${name}`}${after(placementWords(told, where))}`,
  become: (_, { name }) => `it becomes ${name}`,
  'move-feature': (told, { feature, inches, by }) =>
    `${by === 'self' ? 'move' : `${ROLE_NAMES[by]} moves`} ${withArticle(featureWords(told, feature))} up to ${told.lengthOf(inches)}`,
  expose: () => 'expose the anomaly',
  look: () => 'look at the anomaly in secret',
  'place-unit': (told, { class: unit, where }) =>
    `place ${className(told.content, unit)}${after(placementWords(told, where))}`,
  'transfer-unit': (told, { on, where }) =>
    `put ${unitsWords(told, on)} elsewhere${after(placementWords(told, where))}`,
  directive: (_, { whose, category, side, may }) =>
    `${whose === 'self' ? 'your' : `of ${ROLE_NAMES[whose]} the`} ${DIRECTIVE_NAMES[category]} directive ${may ? 'may turn' : 'turns'} ${SIDE_NAMES[side].toLowerCase()}`,
  condition: (told, { change, condition, on }) =>
    `${change === 'add' ? '' : 'no longer '}${CONDITION_NAMES[condition]}: ${unitsWords(told, on)}`,
  lock: (told, { change, on }) => lockWords(change, unitsWords(told, on)),
  ready: (_, { whom }) => `ready ${personnelWords(whom)}`,
  commit: (_, { whom }) => `commit ${personnelWords(whom)}`,
  maneuver: (_, { kind }) => (kind === 'come-about' ? 'come about' : `move by ${kind}`),
  turn: (_, { by, notches }) =>
    `${by === 'self' ? 'turn it' : `${ROLE_NAMES[by]} turns it`} up to ${counted(notches, 'notch', 'notches')}`,
  alert: (_, { steps, prioritySteps }) =>
    `turn the alert dial up to ${counted(steps, 'step')}${prioritySteps > steps ? `, ${prioritySteps} by a priority order` : ''}`,
  'set-alert': (_, { from, to }) => `from ${from} alert to any ${to}`,
  attacks: (_, { skill, relocateFirst }) =>
    `${relocateFirst ? 'relocate, then ' : ''}attack; ${skill === 'ordnance' ? 'Ordnance' : 'Skirmish'} adds dice to the first`,
  ram: () => 'ram',
  transport: () => 'transport personnel',
  'form-team': () => 'form a team',
  disband: () => 'disband the team',
  relocate: () => 'relocate',
  raid: () => 'raid: hurt, damage or steal',
  evacuate: () => 'evacuate by pods',
  land: () => 'land',
  launch: (told, { class: unit }) => `launch ${className(told.content, unit)}`,
  separate: (told, { class: unit }) => `separate ${className(told.content, unit)}`,
  rejoin: (told, { class: unit }) => `rejoin ${className(told.content, unit)}`,
  cloak: () => 'cloak',
  decloak: () => 'decloak',
  'discard-card': () => 'discard this card',
  'exchange-trust': () => 'a spent trust token of yours and an unspent one change sides',
  'move-banked': (_, { whom }) => `points banked on ${personnelWords(whom)} move to the leading officer`,
  'copy-officer': (_, { whom }) => `becomes a copy of ${personnelWords(whom)}`,
  'move-card': (_, { to }) => `move the card to ${to === 'bridge' ? 'a bridge station' : 'any station'}`,
  'set-aside-officers': (_, { role }) => `an officer of each ${spaced(role)} ship is set aside`,
  'attach-survivor': () => 'the survivor comes along',
  'move-teams': () => 'its teams go elsewhere',
  /** What the mission ends by is told; what cards note for their own next line is not. */
  flag: (_, { flag }) => (flag === 'joint-solution' ? 'a joint solution is found' : ''),
  'end-game': (_, { loses }) =>
    loses === 'everybody' ? 'the game ends and everybody loses' : 'the game ends after this round',
  'mutual-loss': (told, { unless }) =>
    `everybody loses unless ${conditionsWords(told, [{ is: 'flag', flag: unless }])}`,
  modify: (_, { what, by, until }) =>
    `${typeof by === 'number' ? signed(by) : amountWords(by)} ${FIGURE_NAMES[what]} for the ${until}`,
  choose: (_, { by, options: [first, ...others] }) =>
    first && others.length === 0
      ? `${by === 'self' ? 'may' : `${ROLE_NAMES[by]} may`} ${first.label.charAt(0).toLowerCase()}${first.label.slice(1)}`
      : `${by === 'self' ? 'choose' : `${ROLE_NAMES[by]} chooses`}: ${listed(
          [...(first ? [first] : []), ...others].map(({ label }) => label),
          'or',
        )}`,
  if: (told, effect) => ifWords(told, effect),
  // Each of them acts in its turn.
  each: (told, { on, effects }) =>
    `${unitsWords(told, on)}: ${effectsWords(told, effects).replaceAll(ACTING_UNIT, 'it')}`,
  test: (told, { on, work }) => `${unitsWords(told, on)}: ${testWords(told, work.test)}`,
  roll: (told, { dice, perSuccess }) =>
    `roll ${counted(dice, 'die', 'dice')}, for each success ${effectsWords(told, perSuccess)}`,
  'draw-secret': () => 'draw a secret',
  act: (_, { act }) => `counts as ${act === 'hostile' ? 'a hostile' : 'an aggressive'} act`,
  note: (_, { text }) => text,
};

const BANKED = {
  'end-if-able': 'at the end if still able',
  end: 'at the end',
  'by-effect': 'by an effect',
} as const;
const ENDS = {
  fore: 'fore end',
  aft: 'aft end',
  nearest: 'at the nearest end',
  any: 'either end',
} as const;

function after(words: string): string {
  return words === '' ? '' : ` ${words}`;
}

function tokenWords(
  told: Worded,
  token: string,
  on: EffectOf<'token'>['on'],
  count: EffectOf<'token'>['count'],
  spent: boolean,
): string {
  if (typeof count === 'number' && count < 0)
    return `${spent ? 'spend' : 'remove'} ${-count} ${token} of ${unitsWords(told, on)}`;
  return `${amountWords(count, token)} on ${unitsWords(told, on)}`;
}

function controlWords(change: EffectOf<'control'>['change'], whose: string, count: number): string {
  if (change === 'replace') return 'your marker takes the place of theirs';
  const markers = counted(count, `${whose === 'any' ? '' : `${whose} `}control marker`);
  return `${change} ${markers}`;
}

function lockWords(change: EffectOf<'lock'>['change'], on: string): string {
  if (change === 'clear') return 'take its locks off other units';
  return change === 'add' ? `sensor lock on ${on}` : `remove a sensor lock from ${on}`;
}

function ifWords(told: Worded, effect: EffectOf<'if'>): string {
  const then = effectsWords(told, effect.then);
  const other = effectsWords(told, effect.else ?? []);
  return `if ${conditionsWords(told, effect.when)}: ${then}${other === '' ? '' : `, else ${other}`}`;
}
