/** A whole state that agrees with what one seat sees: hidden hands, bids and discards dealt anew from the cards unseen. */
import { TEAMS, type Team } from '../../../shared/content/black-alert';
import type { CardId } from '../../../shared/contract/black-alert';
import { type Random, shuffled } from '../engine';
import { PILES, type PileName } from './piles';
import type { BlackAlertState, CharacterState, Pile } from './state';
import { deckOf, type Table } from './table';
import type { Task } from './task';
import { type BlackAlertView, HIDDEN, type TaskView } from './view';

/** Cards still to be dealt, by the pile they belong to. */
type Unseen = Record<PileName, CardId[]>;

export function determinized(
  table: Table,
  view: BlackAlertView,
  _seat: string,
  random: Random,
): BlackAlertState {
  const unseen = unseenCards(table, view, random);
  const tasks = view.tasks.map((task) => dealtTask(view, task, unseen));
  const characters = Object.fromEntries(
    Object.entries(view.characters).map(([id, { handSize, hand, ...open }]): [string, CharacterState] => [
      id,
      { ...open, hand: hand ?? unseen[open.team].splice(0, handSize).sort() },
    ]),
  );
  const piles = PILES.map((name): [PileName, Pile] => [name, dealtPile(view, name, unseen[name])]);
  const { viewer, tasks: _tasks, characters: _characters, piles: _piles, ...open } = view;
  return {
    ...open,
    characters,
    tasks,
    piles: Object.fromEntries(piles) as BlackAlertState['piles'], // one for each name of the closed list
    peeked: peekedBy(view, viewer),
  };
}

/** Only the viewer's own looks are known to the viewer. */
function peekedBy(view: BlackAlertView, viewer: BlackAlertView['viewer']): BlackAlertState['peeked'] {
  const seen = PILES.filter((name) => view.piles[name].top.length > 0);
  return viewer === 'spectator' ? {} : Object.fromEntries(seen.map((name) => [name, viewer]));
}

/** What is left of a pile's cards: its own number is discarded, the rest may still come. */
function dealtPile(view: BlackAlertView, name: PileName, left: readonly CardId[]): Pile {
  const { top, discards } = view.piles[name];
  return { top, discard: left.slice(0, discards), rest: left.slice(discards).sort() };
}

function unseenCards(table: Table, view: BlackAlertView, random: Random): Unseen {
  const seen = seenCards(view);
  const all: Readonly<Record<PileName, readonly CardId[]>> = {
    starfleet: deckOf(table.content, 'starfleet'),
    terran: deckOf(table.content, 'terran'),
    threat: Object.keys(table.content.threatCards).sort(),
    'damage-discovery': damageCards(table, 'discovery/'),
    'damage-charon': damageCards(table, 'charon/'),
    missions: Object.keys(table.content.missions).sort(),
  };
  const left = PILES.map((name) => [
    name,
    shuffled(
      all[name].filter((card) => !seen.has(card)),
      random,
    ),
  ]);
  return Object.fromEntries(left) as Unseen; // one for each name of the closed list
}

function damageCards({ content }: Table, prefix: string): readonly CardId[] {
  return Object.entries(content.damageCards)
    .filter(([, { location }]) => location.startsWith(prefix))
    .map(([id]) => id)
    .sort();
}

/** Every card that the viewer knows to lie somewhere else than in a deck, a discard pile or a hidden hand. */
function seenCards(view: BlackAlertView): ReadonlySet<CardId> {
  const hands = Object.values(view.characters).flatMap(({ hand }) => hand ?? []);
  const tops = PILES.flatMap((name) => view.piles[name].top);
  const table = [
    ...view.ready.flatMap((card) => card ?? []),
    ...view.infiltrations,
    ...Object.values(view.damage),
    ...view.missions.map(({ id }) => id),
  ];
  return new Set([...hands, ...tops, ...table, ...view.tasks.flatMap(cardsInTask)]);
}

function cardsInTask(task: TaskView): readonly CardId[] {
  switch (task.type) {
    case 'challenge':
      return [
        ...task.bids.flatMap(({ cards }) => cards ?? []),
        ...TEAMS.flatMap((team) => task.bonus[team].cards),
      ];
    case 'give-card':
      // Discards that are looked through lie in their pile all the while.
      return task.from === 'ready' ? task.cards.filter((card) => card !== HIDDEN) : [];
    case 'choose-damage':
      return task.cards.filter((card) => card !== HIDDEN);
    case 'threat':
      return [task.card];
    case 'draw':
      return task.to.type === 'ready-and-give' ? task.to.held.filter((card) => card !== HIDDEN) : [];
    default:
      return [];
  }
}

function dealtTask(view: BlackAlertView, task: TaskView, unseen: Unseen): Task {
  switch (task.type) {
    case 'challenge': {
      const { bidder: _bidder, ...challenge } = task;
      const bids = task.bids.map(({ count, cards, ...bid }) => ({
        ...bid,
        cards: cards ?? unseen[teamOf(view, bid.character)].splice(0, count),
      }));
      return { ...challenge, bids };
    }
    case 'give-card':
      return task.from === 'ready' ? { ...task, cards: dealt(task.cards, unseen.starfleet) } : task;
    case 'choose-damage':
      return { ...task, cards: dealt(task.cards, unseen[`damage-${task.ship}`]) };
    case 'draw':
      return task.to.type === 'ready-and-give'
        ? { ...task, to: { ...task.to, held: dealt(task.to.held, unseen.starfleet) } }
        : task;
    default:
      return task;
  }
}

function dealt(cards: readonly CardId[], from: CardId[]): readonly CardId[] {
  return cards.map((card) => (card === HIDDEN ? (from.shift() ?? HIDDEN) : card));
}

function teamOf(view: BlackAlertView, character: string): Team {
  const found = view.characters[character];
  if (!found) throw new Error(`No character ${character}.`);
  return found.team;
}
