/** What an action is for, in a few words, told by what lies open on the table: no card of a hand is named. */
import type { BlackAlertAction, BlackAlertView } from '../../../shared/contract/black-alert';
import type { NodeId, PlacedTile } from '../../../shared/hex';
import type { Explained, SeatId } from '../engine';
import { recordOf, type Table } from './table';
import type { VoyagesTo } from './voyages';

export type Explain = (view: BlackAlertView, seat: SeatId, action: BlackAlertAction) => Explained;

/** Actions whose worth tells something of a hand. */
const SECRET: readonly BlackAlertAction['type'][] = ['begin', 'bid', 'pass', 'choose-card', 'pay'];

export function makeExplain(table: Table, voyagesTo: VoyagesTo): Explain {
  return (view, _seat, action) => ({
    text: textOf({ table, voyagesTo, view }, action),
    isSecret: SECRET.includes(action.type) || view.tasks.at(-1)?.type === 'challenge',
  });
}

interface Told {
  readonly table: Table;
  readonly voyagesTo: VoyagesTo;
  readonly view: BlackAlertView;
}

type ActionOf<Type extends BlackAlertAction['type']> = Extract<BlackAlertAction, { readonly type: Type }>;
type Texts = { readonly [Type in BlackAlertAction['type']]?: (told: Told, action: ActionOf<Type>) => string };

/** Actions of chance and the referee need no reasons. */
const TEXTS: Texts = {
  begin: (_told, { discard }) => (discard === null ? 'Keep the hand' : 'Trade a card for another'),
  move: ({ table }, { to }) => `Move to ${nameOf(table, to)}`,
  return: ({ table }, { to }) => `Go home to ${nameOf(table, to)}`,
  use: (told, { enhance }) => `Use ${placeOf(told)}${enhance ? ', enhanced' : ''}${goalText(told)}`,
  repair: (told) => `Repair ${placeOf(told)}`,
  'complete-mission': ({ table }, { mission }) =>
    `Complete ${table.content.missions[mission]?.name ?? mission}`,
  play: ({ table }, { card }) => `Play ${table.content.commandCards[recordOf(card)]?.name ?? 'a card'}`,
  ability: ({ table, view }) =>
    `Use the ability ${table.content.characters[view.turn.character]?.ability.name ?? ''}`,
  'take-ready': () => 'Take a Ready Command while it lies there',
  'end-turn': () => 'Nothing better is left this turn',
  bid: (_told, { cards }) => `Bid ${counted(cards.length)}`,
  pay: (_told, { cards }) => `Pay with ${counted(cards.length)}`,
  pass: ({ view }) => (view.tasks.at(-1)?.type === 'challenge' ? 'Stay out of it' : 'Leave it at that'),
  'choose-node': (told, { node }) => voyageText(told, node),
  'choose-space': (_told, { space }) => `Choose tile ${space}`,
  'turn-tile': turnText,
  'choose-location': ({ table }, { location }) => `Choose ${nameOf(table, location)}`,
  'choose-character': ({ table }, { character }) =>
    `Choose ${table.content.characters[character]?.name ?? character}`,
  'choose-card': () => 'Choose a card',
  'choose-resource': (_told, { kind }) => `Choose ${kind}`,
  'choose-option': () => 'Choose the better of what is offered',
};

function textOf(told: Told, action: BlackAlertAction): string {
  // The entry of the action's own type.
  const text = TEXTS[action.type] as ((told: Told, action: BlackAlertAction) => string) | undefined;
  return text?.(told, action) ?? 'As the rules have it';
}

/** Where the Character of the turn is. */
function placeOf({ table, view }: Told): string {
  return nameOf(table, view.characters[view.turn.character]?.location ?? '');
}

function nameOf({ content }: Table, location: string): string {
  return Object.entries(content.locations).find(([id]) => id === location)?.[1].name ?? location;
}

function counted(cards: number): string {
  if (cards === 0) return 'no card';
  return cards === 1 ? 'one card' : `${cards} cards`;
}

/** The nearest place of a Mission that is left. */
function nearestGoal(
  { table, voyagesTo, view }: Told,
  tiles: readonly PlacedTile[],
  from: NodeId,
): { readonly name: string; readonly uses: number } | null {
  let nearest: { readonly name: string; readonly uses: number } | null = null;
  for (const { id, done } of view.missions) {
    const name = table.content.missions[id]?.node;
    const uses = done || name === undefined ? undefined : voyagesTo(tiles, name)?.get(from);
    if (uses === undefined || name === undefined) continue;
    if (nearest === null || uses < nearest.uses) nearest = { name, uses };
  }
  return nearest;
}

function usesOf(uses: number): string {
  return uses === 1 ? 'one use' : `${uses} uses`;
}

function voyageText(told: Told, node: NodeId): string {
  const { tiles } = told.view.board;
  const goal = nearestGoal(told, tiles, node);
  if (goal === null) return `Navigate to ${node}`;
  return goal.uses === 0
    ? `Navigate to ${goal.name}`
    : `Navigate towards ${goal.name}: ${usesOf(goal.uses)} from a Mission`;
}

function turnText(told: Told, { space, turn }: Extract<BlackAlertAction, { type: 'turn-tile' }>): string {
  const { tiles, discovery } = told.view.board;
  const turned = tiles.map((tile) => (tile.space === space ? { ...tile, turn } : tile));
  const goal = nearestGoal(told, turned, discovery);
  return goal === null
    ? `Turn tile ${space}`
    : `Turn tile ${space}: ${goal.name} is ${usesOf(goal.uses)} away`;
}

/** What the Bridge is used for. */
function goalText(told: Told): string {
  const { view } = told;
  const self = view.characters[view.turn.character];
  if (self?.location !== 'discovery/bridge' || self.team !== 'starfleet') return '';
  const goal = nearestGoal(told, view.board.tiles, view.board.discovery);
  return goal === null || goal.uses === 0 ? '' : ` towards ${goal.name}`;
}
