/** A person overrules: things are put where they are said to be, and it is logged as the referee's. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import { type Token, TOKENS } from '../../../shared/content/nova-cry';
import { type NovaCryAction, REFEREE_ACTIONS, type RefereeAction } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { joinCrew } from './deliver';
import { destroyShips } from './elimination';
import { planetOf } from './movement';
import { findPerson, setStatus } from './people';
import { leavePlay } from './permanents';
import { addToHand } from './piles';
import type { Play } from './play';
import { testForWin } from './score';
import type { NovaCryState } from './state';
import type { Table } from './table';
import { seatOf } from './turn-order';

const KINDS: ReadonlySet<string> = new Set(REFEREE_ACTIONS);

export function isReferees(action: NovaCryAction): action is RefereeAction {
  return KINDS.has(action.type);
}

/** What cannot even be overruled: things that this match does not have. `unknown-id`, `out-of-range`, `not-referees`. */
export function checkReferee(
  table: Table,
  state: NovaCryState,
  action: NovaCryAction,
): Result<RefereeAction, Refusal> {
  if (!isReferees(action))
    return err({ code: 'not-referees', message: 'A referee places and sets; seats play.' });
  const fault = seatFault(state, action) ?? faultOf(table, state, action);
  return fault === null ? ok(action) : err(fault);
}

function seatFault(state: NovaCryState, action: RefereeAction): Refusal | null {
  const seat = 'to' in action ? action.to : action.seat;
  if (seat === null) return null;
  const held = state.seats.find((each) => each.seat === seat);
  if (!held) return unknown(seat);
  if (!held.isOut) return null;
  return { code: 'out-of-range', message: 'That player is out of the game.', rule: 'NC-SHIP-19' };
}

function faultOf(table: Table, state: NovaCryState, action: RefereeAction): Refusal | null {
  switch (action.type) {
    case 'set-status':
      return findPerson(state, action.seat, action.person) ? null : unknown(action.person);
    case 'set-tokens':
      return tokenFault(state, action);
    case 'set-pawn':
      return pawnFault(table, state, action);
    case 'set-damage':
    case 'set-sideways':
      return seatOf(state, action.seat).ship ? null : unknown('ship');
    case 'give-card':
      return placeOfCard(state, action.card) ? null : unknown(action.card);
    case 'give-alien':
      return alienPlace(state, action.card) ? null : unknown(action.card);
    case 'set-intel':
    case 'set-victory':
    case 'set-training':
    case 'set-chancellor':
      return null;
  }
}

type ActionOf<Type extends RefereeAction['type']> = Extract<RefereeAction, { readonly type: Type }>;

/** Tokens come out of the bag and go back into it. */
function tokenFault(state: NovaCryState, { seat, front, ship }: ActionOf<'set-tokens'>): Refusal | null {
  const held = seatOf(state, seat);
  const wears = ship.find((token) => token !== 'weapons-jam' && token !== 'warp-wear');
  if (wears !== undefined || !held.ship)
    return { code: 'out-of-range', message: 'Only Jams and Wear lie on a ship.', rule: 'NC-ALERT-11' };
  const own = [...held.front, ...held.ship.tokens];
  const short = TOKENS.find(
    (token) => countOf([...front, ...ship], token) > countOf(own, token) + state.bag[token],
  );
  if (short === undefined) return null;
  return { code: 'out-of-range', message: `There are not so many ${short} tokens.`, rule: 'NC-ALERT-02' };
}

function countOf(tokens: readonly Token[], token: Token): number {
  return tokens.filter((each) => each === token).length;
}

/** A pawn stands on a space before the last: on the last it docks. A card comes from its pile. */
function pawnFault(
  table: Table,
  state: NovaCryState,
  { seat, planet, space }: ActionOf<'set-pawn'>,
): Refusal | null {
  if (planet === null) return null;
  const { deck, discard } = state.piles.planets;
  const isThere =
    seatOf(state, seat).planet?.card === planet || deck.includes(planet) || discard.includes(planet);
  if (!isThere) return unknown(planet);
  const last = planetOf(table, planet).track.length;
  if (space >= 1 && space < last) return null;
  return { code: 'out-of-range', message: `A pawn stands on 1 to ${last - 1}.`, rule: 'NC-TERM-03' };
}

type CardPlace =
  | { readonly type: 'pile'; readonly pile: 'scientist' | 'doctor' | 'engineer' }
  | { readonly type: 'hand' | 'play'; readonly seat: SeatId };

/** An action card that lies in a pile, in a hand or in play. */
function placeOfCard(state: NovaCryState, card: string): CardPlace | null {
  for (const pile of ['scientist', 'doctor', 'engineer'] as const) {
    const { deck, discard } = state.piles[pile];
    if (deck.includes(card) || discard.includes(card)) return { type: 'pile', pile };
  }
  for (const { seat, hand, permanents } of state.seats) {
    if (hand.includes(card)) return { type: 'hand', seat };
    if (permanents.some((each) => each.card === card)) return { type: 'play', seat };
  }
  return null;
}

function alienPlace({ piles, seats }: NovaCryState, card: string): 'pile' | SeatId | null {
  if (piles.aliens.deck.includes(card) || piles.aliens.discard.includes(card)) return 'pile';
  return seats.find(({ aliens }) => aliens.some((each) => each.card === card))?.seat ?? null;
}

export function applyReferee(play: Play, action: RefereeAction): void {
  play.tell({ type: 'refereed', what: action.type });
  switch (action.type) {
    case 'set-intel':
      play.seat(action.seat).intel = action.intel;
      return;
    case 'set-victory':
      play.seat(action.seat).victory = action.victory;
      return testForWin(play, [action.seat]);
    case 'set-damage':
      return setDamage(play, action);
    case 'set-status':
      setStatus(play, action.seat, action.person, action.status);
      return destroyShips(play); // an alien may bear the hull, or weigh on it
    case 'set-tokens':
      return setTokens(play, action);
    case 'set-pawn':
      return setPawn(play, action);
    case 'set-training':
      play.seat(action.seat).training = action.training;
      return;
    case 'set-sideways':
      return setSideways(play, action);
    case 'set-chancellor':
      play.state.chancellor = action.seat;
      return play.tell({ type: 'chancellor', seat: action.seat, rule: 'NC-CHANC-05' });
    case 'give-card':
      return giveCard(play, action);
    case 'give-alien':
      return giveAlien(play, action);
  }
}

function setDamage(play: Play, { seat, damage }: ActionOf<'set-damage'>): void {
  const { ship } = play.seat(seat);
  if (!ship) return;
  ship.damage = damage;
  destroyShips(play);
}

function setSideways(play: Play, { seat, sideways }: ActionOf<'set-sideways'>): void {
  const { ship } = play.seat(seat);
  if (ship) ship.sideways = sideways;
}

function setTokens(play: Play, { seat, front, ship }: ActionOf<'set-tokens'>): void {
  const held = play.seat(seat);
  const { bag } = play.state;
  for (const token of [...held.front, ...(held.ship?.tokens ?? [])]) bag[token] += 1;
  for (const token of [...front, ...ship]) bag[token] -= 1;
  held.front = [...front];
  if (held.ship) held.ship.tokens = [...ship].sort();
}

function setPawn(play: Play, { seat, planet, space }: ActionOf<'set-pawn'>): void {
  const held = play.seat(seat);
  const pile = play.state.piles.planets;
  if (held.planet && held.planet.card !== planet) pile.discard.push(held.planet.card);
  pile.deck = pile.deck.filter((each) => each !== planet);
  pile.discard = pile.discard.filter((each) => each !== planet);
  held.planet = planet === null ? null : { card: planet, space };
}

/** Wherever it lies, into the hand; what lay in play leaves with all it did. */
function giveCard(play: Play, { card, to }: ActionOf<'give-card'>): void {
  const place = placeOfCard(play.frozen, card);
  if (place === null) throw new Error(`No card ${card}.`);
  if (place.type === 'play') leavePlay(play, place.seat, card, 'effect');
  if (place.type === 'hand') {
    const held = play.seat(place.seat);
    held.hand = held.hand.filter((each) => each !== card);
  }
  for (const pile of ['scientist', 'doctor', 'engineer'] as const) {
    const { deck, discard } = play.state.piles[pile];
    play.state.piles[pile] = {
      deck: deck.filter((each) => each !== card),
      discard: discard.filter((each) => each !== card),
    };
  }
  forget(play, card);
  addToHand(play, to, [card]);
}

/** It lies no more among cards that somebody looks at. */
function forget(play: Play, card: string): void {
  play.state.tasks = play.state.tasks.map((task) =>
    task.type === 'pick-cards' && task.from !== 'aliens'
      ? { ...task, cards: task.cards.filter((each) => each !== card) }
      : task,
  );
}

function giveAlien(play: Play, { card, to }: ActionOf<'give-alien'>): void {
  const { aliens } = play.state.piles;
  const place = alienPlace(play.frozen, card);
  aliens.deck = aliens.deck.filter((each) => each !== card);
  aliens.discard = aliens.discard.filter((each) => each !== card);
  if (place !== null && place !== 'pile') leaveCrew(play, place, card);
  joinCrew(play, to, [card]);
}

/** Cards laid on it do not go with it. */
function leaveCrew(play: Play, seat: SeatId, card: string): void {
  const { attached = [] } = play.seat(seat).aliens.find((each) => each.card === card) ?? {};
  for (const each of attached) leavePlay(play, seat, each, 'effect');
  const held = play.seat(seat);
  held.aliens = held.aliens.filter((each) => each.card !== card);
}

function unknown(id: string): Refusal {
  return { code: 'unknown-id', message: `This match has no "${id}" to place or set.` };
}
