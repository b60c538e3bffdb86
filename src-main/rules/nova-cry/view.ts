/**
 * What one viewer may know of a match: everything on the table, the own hand and secret choices, and of the rest only how
 * many. What ships, captains and crews come to now stands with each seat, so that nobody reckons it again.
 */
import {
  type ChancellorshipView,
  type DraftView,
  NOVA_CRY_PILES,
  type NovaCryView,
  type PileName,
  type PileView,
  type SeatView,
  type Task,
  type TaskOf,
  type TaskView,
  UNSEEN,
} from '../../../shared/contract/nova-cry';
import type { Viewer } from '../engine';
import {
  alienPrice,
  battlePrice,
  captainAbilityAt,
  duelPrice,
  hullLeft,
  hullOf,
  quietTokens,
  shipAbilityAt,
  skillsOf,
  warpOf,
  weaponsOf,
  woundsBorne,
} from './modifiers';
import { scoreOf } from './score';
import type { NovaCryState, SeatHeld } from './state';
import { recordOf, type Table } from './table';

export function viewOf(table: Table, state: NovaCryState, viewer: Viewer): NovaCryView {
  const { wish, first, turn, chancellor, bag, modifiers, lastBids, outcome, turnsDone } = state;
  return {
    viewer,
    wish,
    seats: state.seats.map((held) => seatFor(table, state, held, viewer)),
    first,
    turn,
    chancellor,
    piles: pilesOf(state),
    bag,
    modifiers,
    tasks: state.tasks.map((task) => taskFor(task, viewer)),
    lastBids,
    outcome,
    turnsDone,
  };
}

function seatFor(table: Table, state: NovaCryState, held: SeatHeld, viewer: Viewer): SeatView {
  const { hand, ...open } = held;
  const { seat, ship, captain } = held;
  const printed = ship && table.content.ships[recordOf(ship.card)];
  const led = captain && table.content.captains[recordOf(captain.card)];
  return {
    ...open,
    handSize: hand.length,
    hand: seat === viewer ? hand : null,
    score: scoreOf(held),
    warp: ship ? warpOf(table, state, seat) : 0,
    weapons: weaponsOf(table, state, seat),
    hull: hullOf(table, state, seat),
    hullLeft: hullLeft(table, state, seat),
    skills: skillsOf(table, state, seat),
    shipAbilities: (printed?.abilities ?? []).map((_, index) => shipAbilityAt(table, state, seat, index)),
    captainAbilities: (led?.abilities ?? []).map((_, index) => captainAbilityAt(table, state, seat, index)),
    prices: {
      battle: battlePrice(table, state, seat),
      duel: duelPrice(table, state, seat),
      alien: alienPrice(table, state, seat),
    },
    quiet: quietTokens(table, state, seat),
    woundsBorne: woundsBorne(table, state, seat),
  };
}

function pilesOf({ piles }: NovaCryState): NovaCryView['piles'] {
  const views = NOVA_CRY_PILES.map((name): [PileName, PileView] => {
    const { deck, discard } = piles[name];
    return [name, { deck: deck.length, discards: discard.length, top: discard.at(-1) ?? null }];
  });
  return Object.fromEntries(views) as NovaCryView['piles']; // one for each name of the closed list
}

function taskFor(task: Task, viewer: Viewer): TaskView {
  if (task.type === 'draft') return draftFor(task, viewer);
  if (task.type === 'chancellorship') return bidsFor(task, viewer);
  if (task.type !== 'pick-cards' || task.seat === viewer) return task;
  return { ...task, cards: task.cards.map(() => UNSEEN) };
}

/** What is dealt and chosen is its own player's until all have chosen (NC-DRAFT-03). */
function draftFor(task: TaskOf<'draft'>, viewer: Viewer): DraftView {
  const hands = task.hands.map(({ seat, dealt, chosen }) => {
    const isOwn = seat === viewer;
    const count = dealt.length;
    return {
      seat,
      dealt: isOwn ? dealt : null,
      count,
      chosen: isOwn ? chosen : null,
      hasChosen: chosen !== null,
    };
  });
  return { ...task, hands };
}

/** Bids are secret until all have bid (NC-CHANC-04). */
function bidsFor(task: TaskOf<'chancellorship'>, viewer: Viewer): ChancellorshipView {
  const bids = task.bids.map(({ seat, intel }) => ({
    seat,
    intel: seat === viewer ? intel : null,
    hasBid: intel !== null,
  }));
  return { ...task, bids };
}
