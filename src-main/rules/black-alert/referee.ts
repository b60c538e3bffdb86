/** A person overrules: things are put where they are said to be, and it is logged as the referee's. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import {
  type BlackAlertAction,
  REFEREE_ACTIONS,
  type RefereeAction,
} from '../../../shared/contract/black-alert';
import { addToHand, characterOf } from './cards';
import { cardFor, layDamage, pileOf, takeUpDamage } from './damage';
import type { Play } from './play';
import type { BlackAlertState, CardId } from './state';
import type { Table } from './table';
import { RESOURCES, shipOf } from '../../../shared/content/black-alert';
import { winByMissions } from './missions';

const KINDS: ReadonlySet<string> = new Set(REFEREE_ACTIONS);

export function isReferees(action: BlackAlertAction): action is RefereeAction {
  return KINDS.has(action.type);
}

/** What cannot even be overruled: things that this match does not have. `unknown-id`, `out-of-range`, `not-referees`. */
export function checkReferee(
  table: Table,
  state: BlackAlertState,
  action: BlackAlertAction,
): Result<RefereeAction, Refusal> {
  if (!isReferees(action)) return refused('not-referees', 'A referee places and sets; seats play.');
  const fault = faultOf(table, state, action);
  return fault === null ? ok(action) : err(fault);
}

function faultOf(table: Table, state: BlackAlertState, action: RefereeAction): Refusal | null {
  const hasCharacter = (id: string): boolean => Object.hasOwn(state.characters, id);
  switch (action.type) {
    case 'place-discovery':
      return table.networkOf(state.board.tiles).nodes.includes(action.node) ? null : unknown(action.node);
    case 'place-corruption':
      return placeFault(state, action.spaces);
    case 'place-character':
    case 'set-condition':
      return hasCharacter(action.character) ? null : unknown(action.character);
    case 'give-card':
      if (!hasCharacter(action.to)) return unknown(action.to);
      return placeOfCard(state, action.card) ? null : unknown(action.card);
    case 'set-mission':
      return state.missions.some(({ id }) => id === action.mission) ? null : unknown(action.mission);
    case 'set-damage':
      return !action.damaged ||
        state.damage[action.location] !== undefined ||
        cardFor(state, table, action.location)
        ? null
        : unknown(action.location);
    case 'set-pool':
      return poolFault(state, action);
    case 'place-charon':
    case 'place-fleets':
      return null;
  }
}

function poolFault(
  { pools, supply }: BlackAlertState,
  { ship, tokens }: Extract<RefereeAction, { type: 'set-pool' }>,
): Refusal | null {
  const short = RESOURCES.find((kind) => tokens[kind] > pools[ship][kind] + supply.resources[kind]);
  return short === undefined
    ? null
    : { code: 'out-of-range', message: `There are not so many ${short} tokens.`, rule: 'BA-RES-05' };
}

function placeFault({ board, supply }: BlackAlertState, spaces: readonly string[]): Refusal | null {
  if (new Set(spaces).size !== spaces.length) {
    return { code: 'duplicate-id', message: 'A tile holds at most one Corruption token.' };
  }
  return spaces.length < supply.corruption + board.corruption.length
    ? null
    : { code: 'out-of-range', message: 'At least one Corruption token is left in the supply.' };
}

/** A Command card that lies in a deck, in its discards or in a hand; the pile or Character it lies with. */
function placeOfCard(state: BlackAlertState, card: CardId): 'starfleet' | 'terran' | { hand: string } | null {
  for (const team of ['starfleet', 'terran'] as const) {
    const { top, rest, discard } = state.piles[team];
    if (top.includes(card) || rest.includes(card) || discard.includes(card)) return team;
  }
  const holder = Object.entries(state.characters).find(([, { hand }]) => hand.includes(card));
  return holder ? { hand: holder[0] } : null;
}

export function applyReferee(play: Play, action: RefereeAction): void {
  const { board } = play.state;
  play.tell({ type: 'refereed', what: action.type });
  switch (action.type) {
    case 'place-discovery':
      board.discovery = action.node;
      return;
    case 'place-charon':
      board.charon = action.space;
      return;
    case 'place-fleets':
      board.fleets = [...action.spaces].sort();
      return;
    case 'place-corruption':
      play.state.supply.corruption += board.corruption.length - action.spaces.length;
      board.corruption = [...action.spaces].sort();
      return;
    case 'set-pool':
      return setPool(play, action);
    case 'place-character':
      characterOf(play, action.character).location = action.location;
      return;
    case 'set-condition':
      return setCondition(play, action);
    case 'give-card':
      return giveCard(play, action.card, action.to);
    case 'set-damage':
      return setDamage(play, action);
    case 'set-mission':
      for (const mission of play.state.missions)
        if (mission.id === action.mission) mission.done = action.done;
      return winByMissions(play);
  }
}

/** Who is neither wounded nor detained any more has its whole turn, if it is its own. */
function setCondition(
  play: Play,
  { character, wounded, detained }: Extract<RefereeAction, { type: 'set-condition' }>,
): void {
  const set = characterOf(play, character);
  set.wounded = wounded;
  set.detained = detained;
  if (!wounded && !detained && play.state.turn.character === character) play.state.turn.held = 'none';
}

/** Tokens come from the supply and go back to it (BA-RES-05). */
function setPool(play: Play, { ship, tokens }: Extract<RefereeAction, { type: 'set-pool' }>): void {
  const { pools, supply } = play.state;
  for (const kind of RESOURCES) supply.resources[kind] += pools[ship][kind] - tokens[kind];
  pools[ship] = { ...tokens };
}

function giveCard(play: Play, card: CardId, to: string): void {
  const from = placeOfCard(play.frozen, card);
  if (from === null) throw new Error(`No card ${card}.`);
  const without = (cards: readonly CardId[]): CardId[] => cards.filter((each) => each !== card);
  if (typeof from === 'string') {
    const { top, rest, discard } = play.state.piles[from];
    play.state.piles[from] = { top: without(top), rest: without(rest), discard: without(discard) };
  } else {
    const holder = characterOf(play, from.hand);
    holder.hand = without(holder.hand);
  }
  addToHand(play, to, [card]);
}

function setDamage(play: Play, { location, damaged }: Extract<RefereeAction, { type: 'set-damage' }>): void {
  if (!damaged) return takeUpDamage(play, location);
  const card = cardFor(play.frozen, play.table, location);
  if (card === undefined) return;
  const pile = play.state.piles[pileOf(shipOf(location))];
  pile.rest = pile.rest.filter((each) => each !== card);
  pile.top = pile.top.filter((each) => each !== card);
  layDamage(play, shipOf(location), card);
}

function unknown(id: string): Refusal {
  return { code: 'unknown-id', message: `This match has no "${id}" to place or set.` };
}

function refused(code: string, message: string): Result<never, Refusal> {
  return err({ code, message });
}
