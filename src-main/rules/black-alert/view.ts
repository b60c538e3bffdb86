/**
 * What one viewer may know of a match: everything on the table, the own hands and bids, and of the rest only how many.
 * Decks and discards are counts; what an effect lets a player look through comes with the task that asks.
 */
import type { LocationId, Ship, Team } from '../../../shared/content/black-alert';
import type { CardId, CharacterId } from '../../../shared/contract/black-alert';
import type { Outcome, SeatId, Viewer } from '../engine';
import { bidderOf } from './bidding';
import { PILES, type PileName } from './piles';
import type { ActiveModifier, BlackAlertState, Board, SeatState, Tokens, TurnState } from './state';
import type { Table } from './table';
import type { Bid, Task, TaskOf } from './task';

export interface CharacterView {
  readonly seat: SeatId;
  readonly team: Team;
  readonly location: LocationId;
  readonly handSize: number;
  /** Null for who may not see it. */
  readonly hand: readonly CardId[] | null;
  readonly abilityUsed: boolean;
  readonly wounded: boolean;
  readonly detained: boolean;
}

export interface PileView {
  readonly deck: number;
  readonly discards: number;
  /** The discards in their order while an effect lets this viewer look through them, else null (BA-FREE-03). */
  readonly looked: readonly CardId[] | null;
  /** Cards on top that this viewer has looked at; nobody else sees them. */
  readonly top: readonly CardId[];
}

export interface BidView extends Omit<Bid, 'cards'> {
  readonly count: number;
  /** Facedown bids are null but for their own seat; from the reveal on everybody sees them. */
  readonly cards: readonly CardId[] | null;
}

export type ChallengeView = Omit<TaskOf<'challenge'>, 'bids'> & {
  readonly bids: readonly BidView[];
  /** Who is asked for a bid now. */
  readonly bidder: CharacterId | null;
};
/** The task on top as this viewer may know it; `cards` that are looked through are for the one who looks. */
export type TaskView = Exclude<Task, TaskOf<'challenge'>> | ChallengeView;

export interface BlackAlertView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatState[];
  readonly characters: Readonly<Record<CharacterId, CharacterView>>;
  readonly turn: TurnState;
  readonly holders: Readonly<Record<Team, CharacterId>>;
  readonly piles: Readonly<Record<PileName, PileView>>;
  readonly ready: readonly (CardId | null)[];
  readonly missions: BlackAlertState['missions'];
  readonly infiltrations: readonly CardId[];
  readonly damage: BlackAlertState['damage'];
  readonly damageTaken: Readonly<Record<Ship, number>>;
  readonly pools: Readonly<Record<Ship, Tokens>>;
  readonly supply: BlackAlertState['supply'];
  readonly board: Board;
  readonly modifiers: readonly ActiveModifier[];
  readonly tasks: readonly TaskView[];
  readonly outcome: Outcome | null;
  readonly endings: readonly Outcome[];
  readonly turnsDone: number;
}

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

/** Stands for a card that this viewer may not see. */
export const HIDDEN: CardId = '?';

function hidden(card: CardId | null): CardId | null {
  return card === null ? null : HIDDEN;
}

function challengeFor(
  table: Table,
  state: BlackAlertState,
  task: TaskOf<'challenge'>,
  viewer: Viewer,
): ChallengeView {
  const isOpen = task.step === 'bonus-cards' || task.step === 'totals' || task.step === 'effect';
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
