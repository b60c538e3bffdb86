/** Dealing what makes up a task force: drafted cards and crew (NC-DRAFT-03 to 08, NC-KS-02, NC-START-04). */
import { type Officer, OFFICERS } from '../../../shared/content/nova-cry';
import type { DraftStage, Task } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { cardsLeft } from './piles';
import type { Play } from './play';
import type { NovaCryState } from './state';
import { recordOf, type Table } from './table';
import { seatOf, turnOrder } from './turn-order';

/** Cards dealt to each, and to each of so many players that the piles do not reach (NC-DRAFT-03, NC-DRAFT-05). */
const DEALT = 3;
const DEALT_TO_MANY = 2;
const MANY = 6;
/** NC-START-04: without two ships five players are many as well. */
const MANY_IN_FIRST_GAME = 5;

/** Deals a stage to everybody who has not been given its card, then all choose at once (NC-DRAFT-09). */
export function dealStage(play: Play, stage: DraftStage): void {
  const seats = turnOrder(play.frozen).filter((seat) => lacks(play.frozen, seat, stage));
  if (seats.length === 0) return;
  const share = Math.floor(cardsLeft(play.frozen, stage) / seats.length);
  const count = Math.max(1, Math.min(printedDeal(play.frozen, stage), share));
  play.push(
    ...seats.map((seat): Task => ({ type: 'draw', pile: stage, count, to: { type: 'draft', stage, seat } })),
    { type: 'draft', stage, hands: seats.map((seat) => ({ seat, dealt: [], chosen: null })) },
  );
}

function printedDeal({ seats, wish }: NovaCryState, stage: DraftStage): number {
  if (stage === 'weapons') return DEALT;
  const many = wish.firstGame && stage === 'ships' ? MANY_IN_FIRST_GAME : MANY;
  return seats.length >= many ? DEALT_TO_MANY : DEALT;
}

/** Whether the seat still has to be dealt a card of a stage; what a set-up gives is not drafted. */
export function lacks(state: NovaCryState, seat: SeatId, stage: DraftStage): boolean {
  const held = seatOf(state, seat);
  if (stage === 'weapons') return held.weapon === null;
  return stage === 'ships' ? held.ship === null : held.captain === null;
}

/** Types that a seat has nobody for yet. */
export function typesLacking(state: NovaCryState, seat: SeatId): readonly Officer[] {
  const { crew } = seatOf(state, seat);
  return OFFICERS.filter((type) => !crew.some((member) => member.type === type));
}

/** A random officer of each type for everybody who lacks one, Mercenaries being offered first; false: nobody lacks any. */
export function dealCrew(play: Play): boolean {
  const seats = turnOrder(play.frozen).filter((seat) => typesLacking(play.frozen, seat).length > 0);
  if (seats.length === 0) return false;
  const offers = play.state.wish.exclusives
    ? seats.filter((seat) => mayHire(play.table, play.frozen, seat))
    : [];
  play.push(...offers.map((seat): Task => ({ type: 'mercenary', seat })), {
    type: 'setup',
    step: CREW_AFTER_OFFERS,
  });
  return true;
}

/** The step of the set-up in which officers are dealt, once everybody has said yes or no to a Mercenary. */
export const CREW_AFTER_OFFERS = -1;

/** Draws one officer of each type that is lacking, for everybody in turn order (NC-DRAFT-08). */
export function dealOfficers(play: Play): void {
  for (const seat of turnOrder(play.frozen).toReversed())
    for (const officer of typesLacking(play.frozen, seat).toReversed())
      play.push({ type: 'draw', pile: `crew-${officer}`, count: 1, to: { type: 'crew', officer, seat } });
}

/** A Mercenary is left for somebody who has none (NC-KS-03). */
export function mayHire({ content }: Table, state: NovaCryState, seat: SeatId): boolean {
  if (cardsLeft(state, 'mercenaries') === 0 || typesLacking(state, seat).length === 0) return false;
  const { crew } = seatOf(state, seat);
  return !crew.some(({ card }) => content.crew[recordOf(card)]?.type === 'mercenary');
}
