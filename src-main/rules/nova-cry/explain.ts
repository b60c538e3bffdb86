/** What an action is for, in a few words, told by what lies open on the table: no card of a hand is named. */
import { STRATEGIES, type Strategy } from '../../../shared/content/nova-cry';
import { CAPTAIN, type NovaCryAction, type NovaCryView } from '../../../shared/contract/nova-cry';
import type { Explained, SeatId } from '../engine';
import { recordOf, type Table } from './table';

export type Explain = (view: NovaCryView, seat: SeatId, action: NovaCryAction) => Explained;

/** Actions whose worth tells something of a hand, or of a choice that is still hidden. */
const SECRET: ReadonlySet<NovaCryAction['type']> = new Set([
  'draft',
  'bid',
  'choose-card',
  'pay',
  'play',
  'emergency',
] as const);

export function makeExplain(table: Table): Explain {
  return (view, seat, action) => ({
    text: textOf({ table, view, seat }, action),
    isSecret: SECRET.has(action.type),
  });
}

interface Told {
  readonly table: Table;
  readonly view: NovaCryView;
  readonly seat: SeatId;
}

type ActionOf<Type extends NovaCryAction['type']> = Extract<NovaCryAction, { readonly type: Type }>;
type Texts = { readonly [Type in NovaCryAction['type']]?: (told: Told, action: ActionOf<Type>) => string };

/** Actions of chance and the referee need no reasons. */
const TEXTS: Texts = {
  proceed: proceedText,
  battle: (told, { target }) => `Attack ${shipOf(told, target)}: 2 points at once`,
  duel: (told, { target }) => `Challenge the captain of ${shipOf(told, target)}: 2 points at once`,
  'buy-alien': () => 'Recruit an alien',
  strategy: (told, { strategies }) => strategies.map((id) => strategyText(told, id)).join(', then '),
  play: ({ table }, { card }) => `Play ${table.content.actionCards[recordOf(card)]?.name ?? 'a card'}`,
  train: (_told, { skill }) => `Train ${skill.replace('-', ' ')}`,
  emergency: (told, { person }) => `Bring back ${personOf(told, person)}`,
  use: (told, { cards }) => `Use ${cards.map((card) => cardOf(told, card)).join(' and ')}`,
  ability: (_told, { ability }) => (ability === 'blockade' ? 'Blockade the planet' : 'Teleport away'),
  draft: () => 'Choose in secret',
  mercenary: (_told, { instead }) => (instead === null ? 'Hire nobody' : `Hire a Mercenary as ${instead}`),
  'choose-planet': planetText,
  'choose-pile': pileText,
  'choose-card': () => 'Choose a card',
  'choose-seat': (told, { seat }) => `Choose ${shipOf(told, seat)}`,
  'choose-person': (told, { person }) => `Choose ${personOf(told, person)}`,
  'choose-token': (_told, { token }) => `Choose ${token.replace('-', ' ')}`,
  'choose-kind': (_told, { kind }) => `Give up ${kind}`,
  'choose-ability': () => 'Raise an ability',
  'choose-option': () => 'Choose the better of what is offered',
  pay: (_told, { cards }) => (cards.length === 1 ? 'Pay with one card' : `Pay with ${cards.length} cards`),
  bid: () => 'Bid in secret',
  buy: ({ table }, { line }) => `Buy: ${table.content.merchant[line]?.name ?? line}`,
  service: () => 'Clear the ship of Jams and Wear',
  reroll: () => 'Roll again for something better',
  pass: () => 'Leave it at that',
};

function textOf(told: Told, action: NovaCryAction): string {
  // The entry of the action's own type.
  const text = TEXTS[action.type] as ((told: Told, action: NovaCryAction) => string) | undefined;
  return text?.(told, action) ?? 'As the rules have it';
}

const PHASE_TEXTS = {
  alerts: 'Draw an alert',
  navigation: 'Sail on',
  battle: 'No fight and no recruit now',
  strategy: 'Nothing better is left this turn',
} as const;

function proceedText({ view }: Told): string {
  return view.turn ? PHASE_TEXTS[view.turn.phase] : 'Go on';
}

const STRATEGY_TEXTS: Readonly<Record<Strategy, string>> = {
  inspection: 'Inspection: clear a type of alerts',
  rush: 'Rush: one space further',
  surveillance: 'Surveillance: 1 Intel',
  command: 'Command: an action card',
  training: 'Training: two tokens',
};

function strategyText(told: Told, id: string): string {
  const five = STRATEGIES.find((each) => each === id);
  return five ? STRATEGY_TEXTS[five] : cardOf(told, id);
}

const FAST = 3;

/** Fast ships are easier to eliminate: their players do well to begin with engineers' cards (NC-START-05). */
function pileText({ view, seat }: Told, { pile }: ActionOf<'choose-pile'>): string {
  const task = view.tasks.at(-1);
  const isStart = task?.type === 'draw-cards' && task.rule === 'NC-START-02';
  const warp = view.seats.find((each) => each.seat === seat)?.warp ?? 0;
  if (isStart && pile === 'engineer' && warp >= FAST)
    return 'Choose the engineer’s pile: a fast ship needs repairs soonest';
  return `Choose the ${pile}’s pile`;
}

function planetText({ table }: Told, { planet }: ActionOf<'choose-planet'>): string {
  const record = table.content.planets[recordOf(planet)];
  if (!record) return 'Choose a planet';
  const points = record.victory === 1 ? '1 point' : `${record.victory} points`;
  return `Make for ${record.name}: ${points}, ${record.track.length - 1} moves away`;
}

function shipOf({ table, view }: Told, seat: SeatId): string {
  const card = view.seats.find((each) => each.seat === seat)?.ship?.card;
  return card === undefined ? `player ${seat}` : (table.content.ships[recordOf(card)]?.name ?? card);
}

function personOf({ table: { content } }: Told, person: string): string {
  if (person === CAPTAIN) return 'the captain';
  const id = recordOf(person);
  return content.crew[id]?.name ?? content.aliens[id]?.name ?? person;
}

function cardOf({ table: { content } }: Told, card: string): string {
  const id = recordOf(card);
  return content.aliens[id]?.name ?? content.actionCards[id]?.name ?? card;
}
