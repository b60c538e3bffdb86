/** Command cards that a viewer knows to lie somewhere: on the table, in own hands and bids, and discards the log has shown. */
import { type BlackAlertContent, type Team, TEAMS } from '../../../../../shared/content/black-alert';
import type { LogEntry } from '../../../../../shared/contract';
import {
  type BlackAlertEvent,
  type BlackAlertView,
  type CardId,
  HIDDEN,
  type TaskView,
} from '../../../../../shared/contract/black-alert';

/** Every card of a team's deck, copies as cards of their own (`#2` and so on). */
export function deckOf({ commandCards }: BlackAlertContent, team: Team): readonly CardId[] {
  return Object.entries(commandCards)
    .filter(([, card]) => card.team === team)
    .flatMap(([id, { copies }]) =>
      Array.from({ length: copies }, (_, index) => (index === 0 ? id : `${id}#${index + 1}`)),
    );
}

/** Cards that lie open to this viewer, whatever the deck they are of. */
export function openCards(view: BlackAlertView): ReadonlySet<CardId> {
  const piles = TEAMS.flatMap((team) => [...view.piles[team].top, ...(view.piles[team].looked ?? [])]);
  const cards = [
    ...Object.values(view.characters).flatMap(({ hand }) => hand ?? []),
    ...piles,
    ...view.ready.flatMap((card) => card ?? []),
    ...view.infiltrations,
    ...view.tasks.flatMap(cardsIn),
  ];
  return new Set(cards.filter((card) => card !== HIDDEN));
}

function cardsIn(task: TaskView): readonly CardId[] {
  if (task.type === 'challenge') {
    return [
      ...task.bids.flatMap(({ cards }) => cards ?? []),
      ...TEAMS.flatMap((team) => task.bonus[team].cards),
    ];
  }
  if (task.type === 'played') return [task.card];
  if (task.type === 'give-card') return [...task.cards, ...(task.chosen === null ? [] : [task.chosen])];
  return task.type === 'draw' && task.to.type === 'ready-and-give' ? task.to.held : [];
}

/**
 * Discards of a team that everybody has seen go there and that still lie there, as the log tells. When somebody takes one
 * of them unseen, none of them is certain any more and all count as unseen.
 */
export function knownDiscards(
  log: readonly LogEntry<BlackAlertEvent>[],
  view: BlackAlertView,
  team: Team,
): ReadonlySet<CardId> {
  const lying = new Set<CardId>();
  for (const { actor, events } of log) {
    for (const event of events) follow(lying, event, { view, team, isDraw: actor === 'chance' });
  }
  // Whatever the log leaves out: the pile holds no more than the table says.
  return lying.size > view.piles[team].discards ? new Set() : lying;
}

interface Followed {
  readonly view: BlackAlertView;
  readonly team: Team;
  /** Chance drew, from the deck; otherwise a player took a card of the discards. */
  readonly isDraw: boolean;
}

function follow(lying: Set<CardId>, event: BlackAlertEvent, followed: Followed): void {
  const { team } = followed;
  if (event.type === 'discarded' && event.team === team) for (const card of event.cards) lying.add(card);
  if (event.type === 'reshuffled' && event.pile === team) lying.clear();
  if (event.type === 'infiltrated') lying.delete(event.card);
  if (event.type === 'refereed' && event.what === 'give-card') lying.clear();
  if (event.type === 'drew') taken(lying, event, followed);
}

function taken(
  lying: Set<CardId>,
  { character, cards }: Extract<BlackAlertEvent, { readonly type: 'drew' }>,
  { view, team, isDraw }: Followed,
): void {
  if (isDraw || view.characters[character]?.team !== team) return;
  if (cards === null) lying.clear();
  else for (const card of cards) lying.delete(card);
}
