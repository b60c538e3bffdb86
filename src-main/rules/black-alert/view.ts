/**
 * What one viewer may know of a match: everything on the table, the own hands and bids, and of the rest only how many.
 * Decks and discards are counts; what an effect lets a player look through comes with the task that asks.
 */
import type { Team } from '../../../shared/content/black-alert';
import {
  type BlackAlertView,
  type CardId,
  type ChallengeView,
  type CharacterId,
  HIDDEN,
  type PileView,
  type TaskView,
} from '../../../shared/contract/black-alert';
import type { Viewer } from '../engine';
import { bidderOf } from './bidding';
import { PILES, type PileName } from './piles';
import type { BlackAlertState } from './state';
import type { Table } from './table';
import type { Task, TaskOf } from './task';

export { HIDDEN };
export type { BlackAlertView, ChallengeView, TaskView };

export function viewOf(table: Table, state: BlackAlertState, viewer: Viewer): BlackAlertView {
  const { seats, turn, holders, ready, missions, infiltrations, damage, damageTaken } = state;
  const { pools, supply, board, modifiers, outcome, endings, turnsDone } = state;
  return {
    viewer,
    seats,
    characters: mapped(state.characters, ({ hand, ...open }) => ({
      ...open,
      handSize: hand.length,
      hand: open.seat === viewer ? hand : null,
    })),
    turn,
    holders,
    piles: pilesFor(state, viewer),
    ready,
    missions,
    infiltrations,
    damage,
    damageTaken,
    pools,
    supply,
    board,
    modifiers,
    tasks: state.tasks.map((task) => taskFor(table, state, task, viewer)),
    outcome,
    endings,
    turnsDone,
  };
}

function pilesFor(state: BlackAlertState, viewer: Viewer): BlackAlertView['piles'] {
  const views = PILES.map((name): [PileName, PileView] => {
    const { top, rest, discard } = state.piles[name];
    const isKnown = viewer !== 'spectator' && (state.peeked[name] ?? []).includes(viewer);
    const looked = looksThrough(state, viewer) === name ? discard : null;
    const deck = top.length + rest.length;
    return [name, { deck, discards: discard.length, looked, top: isKnown ? top : [] }];
  });
  return Object.fromEntries(views) as BlackAlertView['piles']; // one for each name of the closed list
}

/** The pile whose discards the viewer is looking through now: the effect on top says so (BA-FREE-03, BA-DREADY-04). */
function looksThrough(state: BlackAlertState, viewer: Viewer): Team | null {
  const task = state.tasks.at(-1);
  const looker =
    task?.type === 'give-card' && task.from === 'discard'
      ? task.character
      : task?.type === 'verb' && task.effect.verb === 'recover'
        ? task.context.self
        : null;
  const found = looker === null ? undefined : state.characters[looker];
  return found?.seat === viewer ? found.team : null;
}

function taskFor(table: Table, state: BlackAlertState, task: Task, viewer: Viewer): TaskView {
  const isOwn = (character: CharacterId): boolean => state.characters[character]?.seat === viewer;
  if (task.type === 'challenge') return challengeFor(table, state, task, viewer);
  if (task.type === 'give-card' && !isOwn(task.character)) {
    return { ...task, cards: task.cards.map(() => HIDDEN), chosen: hidden(task.chosen) };
  }
  if (task.type === 'choose-damage' && !isOwn(task.chooser)) {
    return { ...task, cards: task.cards.map(() => HIDDEN) };
  }
  if (task.type !== 'draw' || task.to.type !== 'ready-and-give' || isOwn(task.to.character)) return task;
  return { ...task, to: { ...task.to, held: task.to.held.map(() => HIDDEN) } };
}

function hidden(card: CardId | null): CardId | null {
  return card === null ? null : HIDDEN;
}

/** From the reveal on everybody sees the bids (BA-CHAL-13). */
const OPEN_STEPS: ReadonlySet<string> = new Set<ChallengeView['step']>([
  'bonus-cards',
  'totals',
  'choose-effect',
  'effect',
]);

function challengeFor(
  table: Table,
  state: BlackAlertState,
  task: TaskOf<'challenge'>,
  viewer: Viewer,
): ChallengeView {
  const isOpen = OPEN_STEPS.has(task.step);
  return {
    ...task,
    bids: task.bids.map(({ cards, ...bid }) => ({
      ...bid,
      count: cards.length,
      cards: isOpen || state.characters[bid.character]?.seat === viewer ? cards : null,
    })),
    bidder: bidderOf({ table, state, task }),
  };
}

function mapped<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
