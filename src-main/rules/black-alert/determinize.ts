/** A whole state that agrees with what one seat sees: hidden hands, bids and discards dealt anew from the cards unseen. */
import { TEAMS, type Team } from '../../../shared/content/black-alert';
import type { CardId } from '../../../shared/contract/black-alert';
import { type Random, shuffled } from '../engine';
import { PILES, type PileName } from './piles';
import type { BlackAlertState, CharacterState, Pile } from './state';
import { damageDeckOf, deckOf, type Table } from './table';
import type { Task, TaskOf } from './task';
import { type BlackAlertView, type ChallengeView, HIDDEN, type TaskView } from './view';

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
  const dealtPiles = PILES.map((name) => [name, dealtPile(view, name, unseen[name])]);
  const piles = Object.fromEntries(dealtPiles) as BlackAlertState['piles']; // one for each name of the closed list
  const { seats, turn, holders, ready, missions, infiltrations, damage, damageTaken } = view;
  const { pools, supply, board, modifiers, outcome, endings, turnsDone } = view;
  return {
    seats,
    characters,
    turn,
    holders,
    piles,
    peeked: peekedBy(view, view.viewer),
    ready,
    missions,
    infiltrations,
    damage,
    damageTaken,
    pools,
    supply,
    board,
    modifiers,
    tasks: tasks.map((task) => withDiscardChosen(view, task, piles)),
    outcome,
    endings,
    turnsDone,
  };
}

/** Only the viewer's own looks are known to the viewer. */
function peekedBy(view: BlackAlertView, viewer: BlackAlertView['viewer']): BlackAlertState['peeked'] {
  const seen = PILES.filter((name) => view.piles[name].top.length > 0);
  return viewer === 'spectator' ? {} : Object.fromEntries(seen.map((name) => [name, [viewer]]));
}

/** What is left of a pile's cards: its own number is discarded, the rest may still come. */
function dealtPile(view: BlackAlertView, name: PileName, left: readonly CardId[]): Pile {
  const { top, discards, looked } = view.piles[name];
  if (looked) return { top, discard: looked, rest: [...left].sort() };
  return { top, discard: left.slice(0, discards), rest: left.slice(discards).sort() };
}

function unseenCards(table: Table, view: BlackAlertView, random: Random): Unseen {
  const seen = seenCards(view);
  const all: Readonly<Record<PileName, readonly CardId[]>> = {
    starfleet: deckOf(table.content, 'starfleet'),
    terran: deckOf(table.content, 'terran'),
    threat: Object.keys(table.content.threatCards).sort(),
    'damage-discovery': damageDeckOf(table, 'discovery'),
    'damage-charon': damageDeckOf(table, 'charon'),
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

/** Every card that the viewer knows to lie somewhere else than in a deck, a discard pile or a hidden hand. */
function seenCards(view: BlackAlertView): ReadonlySet<CardId> {
  const hands = Object.values(view.characters).flatMap(({ hand }) => hand ?? []);
  const piles = PILES.flatMap((name) => [...view.piles[name].top, ...(view.piles[name].looked ?? [])]);
  const table = [
    ...view.ready.flatMap((card) => card ?? []),
    ...view.infiltrations,
    ...Object.values(view.damage),
    ...view.missions.map(({ id }) => id),
  ];
  return new Set([...hands, ...piles, ...table, ...view.tasks.flatMap(cardsInTask)]);
}

function cardsInTask(task: TaskView): readonly CardId[] {
  const cards = cardsShownIn(task);
  return cards.filter((card) => card !== HIDDEN);
}

function cardsShownIn(task: TaskView): readonly CardId[] {
  if (task.type === 'challenge') {
    return [
      ...task.bids.flatMap(({ cards }) => cards ?? []),
      ...TEAMS.flatMap((team) => task.bonus[team].cards),
    ];
  }
  if (task.type === 'give-card') return cardsToGive(task);
  if (task.type === 'choose-damage') return task.cards;
  if (task.type === 'threat' || task.type === 'played') return [task.card];
  return task.type === 'draw' && task.to.type === 'ready-and-give' ? task.to.held : [];
}

function dealtTask(view: BlackAlertView, task: TaskView, unseen: Unseen): Task {
  if (task.type === 'challenge') return dealtChallenge(view, task, unseen);
  if (task.type === 'give-card') return dealtGift(view, task, unseen);
  if (task.type === 'choose-damage') {
    return { ...task, cards: dealt(task.cards, unseen[`damage-${task.ship}`]) };
  }
  if (task.type !== 'draw' || task.to.type !== 'ready-and-give') return task;
  return { ...task, to: { ...task.to, held: dealt(task.to.held, unseen.starfleet) } };
}

function dealtChallenge(view: BlackAlertView, task: ChallengeView, unseen: Unseen): Task {
  const { type, step, initiator, about, opposing, asked, bonus, totals, appointed, brings } = task;
  const bids = task.bids.map(({ character, role, count, cards }) => ({
    character,
    role,
    cards: cards ?? unseen[teamOf(view, character)].splice(0, count),
  }));
  return { type, step, initiator, about, opposing, bids, asked, bonus, totals, appointed, brings };
}

/** Cards that lie with the task itself: discards that are looked through stay in their pile all the while. */
function cardsToGive(task: TaskOf<'give-card'>): readonly CardId[] {
  if (task.from === 'ready') return task.cards;
  return task.from === 'deal' && task.chosen !== null ? [task.chosen] : [];
}

function dealtGift(view: BlackAlertView, task: TaskOf<'give-card'>, unseen: Unseen): Task {
  const team = teamOf(view, task.character);
  const cards = dealt(task.cards, unseen[team]);
  if (task.chosen !== HIDDEN || task.from === 'discard') return { ...task, cards };
  return { ...task, cards, chosen: cards[0] ?? unseen[team].shift() ?? HIDDEN };
}

/** A discard that somebody else has chosen is one of those just dealt to the pile. */
function withDiscardChosen(view: BlackAlertView, task: Task, piles: BlackAlertState['piles']): Task {
  if (task.type !== 'give-card' || task.from !== 'discard' || task.chosen !== HIDDEN) return task;
  return { ...task, chosen: piles[teamOf(view, task.character)].discard[0] ?? HIDDEN };
}

function dealt(cards: readonly CardId[], from: CardId[]): readonly CardId[] {
  return cards.map((card) => (card === HIDDEN ? (from.shift() ?? HIDDEN) : card));
}

function teamOf(view: BlackAlertView, character: string): Team {
  const found = view.characters[character];
  if (!found) throw new Error(`No character ${character}.`);
  return found.team;
}
