/** What an action is for, in a few words, told by what lies open on the table. */
import type {
  ActionOf,
  IntoTheUnknownAction,
  IntoTheUnknownView,
} from '../../../shared/contract/into-the-unknown';
import { type Explained, randomFrom, type SeatId } from '../engine';
import { makeDeterminize } from './determinize';
import { orderChance } from './judging';
import { recordOf, type Table } from './table';
import { counted } from './counted';

export type Explain = (view: IntoTheUnknownView, seat: SeatId, action: IntoTheUnknownAction) => Explained;

/** Choices that are still hidden when they are made. */
const SECRET: ReadonlySet<IntoTheUnknownAction['type']> = new Set(['keep-complication', 'trust'] as const);

interface Told {
  readonly table: Table;
  readonly view: IntoTheUnknownView;
  readonly seat: SeatId;
}
type Texts = {
  readonly [Type in IntoTheUnknownAction['type']]?: (told: Told, action: ActionOf<Type>) => string;
};

export function makeExplain(table: Table): Explain {
  return (view, seat, action) => ({
    text: textOf({ table, view, seat }, action),
    isSecret: SECRET.has(action.type),
  });
}

const TEXTS: Texts = {
  'keep-complication': () => 'Keep a complication in secret',
  fleet: () => 'Choose the fleet',
  crew: () => 'Man the stations',
  flex: () => 'Spend the flex points',
  'take-influence': () => 'Place the influence marker',
  'place-feature': () => 'Place it where it serves best',
  deploy: (told, { unit }) => `Deploy ${unitIn(told, unit)}`,
  order: orderText,
  use: (told, { unit, ability }) => `${abilityWords(ability)} of ${unitIn(told, unit)}`,
  pass: () => 'Leave it at that',
  maneuver: (_told, { kind }) => MANEUVERS[kind],
  slide: () => 'Move the projectile',
  launch: () => 'Launch',
  place: () => 'Place it',
  attack: (told, { target, weapon }) => `Fire ${weapon} at ${unitIn(told, target)}`,
  alert: (_told, { alert }) => `Set alert ${alert}`,
  reroll: () => 'Roll again for something better',
  'change-die': () => 'Change a die',
  spend: () => 'Spend what the dice show',
  ready: (_told, { officers }) => `Ready ${counted(officers.length, 'officer')}`,
  hail: (told, { receiver }) => `Hail ${unitIn(told, receiver)}`,
  trust: () => 'Choose a trust token in secret',
  'form-team': () => 'Form a team',
  transport: () => 'Beam somebody over',
  capture: () => 'Capture an officer',
  'choose-unit': (told, { unit }) => `Choose ${unitIn(told, unit)}`,
  'choose-option': () => 'Choose the better of what is offered',
  done: () => 'Go on',
};

const MANEUVERS: Readonly<Record<ActionOf<'maneuver'>['kind'], string>> = {
  warp: 'Go to warp',
  forward: 'Ahead at impulse',
  reverse: 'Back off',
  'lateral-port': 'Slide to port',
  'lateral-starboard': 'Slide to starboard',
  'come-about': 'Come about',
};

function textOf(told: Told, action: IntoTheUnknownAction): string {
  const text = TEXTS[action.type] as ((told: Told, action: IntoTheUnknownAction) => string) | undefined; // the entry of its own type
  return text?.(told, action) ?? 'As the rules have it';
}

function orderText(told: Told, order: ActionOf<'order'>): string {
  const { unit, ability, officer, target } = order;
  const who = officer === null ? '' : ` by ${officerIn(told, officer)}`;
  const on = target === null ? '' : ` on ${pieceIn(told, target)}`;
  return `${unitIn(told, unit)}: ${abilityWords(ability)}${on}${who}${likelihoodOf(told, order)}`;
}

/** How likely its test succeeds, to the nearest twentieth: by dice and skills that lie open. */
function likelihoodOf({ table, view, seat }: Told, order: ActionOf<'order'>): string {
  const state = makeDeterminize(table)(view, seat, randomFrom('explain'));
  const chance = orderChance(table, state, order);
  return chance === null ? '' : `, ${Math.round(chance * 20) * 5} % likely`;
}

/** The id behind the card it stands on, in words. */
function abilityWords(ability: string): string {
  return (ability.split('/').at(-1) ?? ability).replaceAll('-', ' ');
}

function unitIn({ view }: Told, id: string): string {
  return view.units.find((unit) => unit.id === id)?.name ?? id;
}

function pieceIn(told: Told, id: string): string {
  return told.view.features.find((feature) => feature.id === id)?.name ?? unitIn(told, id);
}

function officerIn({ table, view }: Told, id: string): string {
  const officer = view.officers.find((each) => each.id === id);
  return officer ? (table.content.officers[recordOf(officer.card)]?.name ?? id) : id;
}
