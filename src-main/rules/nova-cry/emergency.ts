/** Emergency Resurrect: four in all of Intel and cards of the hand bring somebody back (NC-EMERG-01 to 05). */
import type { Refusal, RuleId } from '../../../shared/base';
import type { CardId, FreeAction, PersonId } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { payIntel } from './intel';
import { bringBack, personsFor } from './people';
import { discardCards } from './piles';
import type { Play } from './play';
import type { NovaCryState } from './state';
import type { Table } from './table';
import { seatOf } from './turn-order';

export type EmergencyAction = Extract<FreeAction, { readonly type: 'emergency' }>;

/** Intel and cards together. */
const PRICE = 4;
/** Sets of cards listed for one person and one mix; any other set is taken as well. */
const LISTED_SETS = 12;

/** Own people who are out; by reading b of NC-EMERG-05 no aliens, and once in a turn. */
function peopleOut(table: Table, state: NovaCryState, seat: SeatId): readonly PersonId[] {
  const isNarrow = table.readings['NC-EMERG-05'] === 'b';
  if (isNarrow && (state.turn?.emergencies ?? 0) > 0) return [];
  return personsFor(state, seat, 'friendly-any')
    .filter(({ status, kind }) => status !== 'ready' && !(isNarrow && kind === 'alien'))
    .map(({ person }) => person);
}

/** Ways to bring somebody back, in the own turn alone: one for each person, mix and, of many sets of cards, the first dozen. */
export function emergencies(table: Table, state: NovaCryState, seat: SeatId): readonly EmergencyAction[] {
  if (state.turn?.seat !== seat) return [];
  const people = peopleOut(table, state, seat);
  if (people.length === 0) return [];
  const { hand, intel } = seatOf(state, seat);
  const mixes: EmergencyAction[] = [];
  for (let spent = PRICE; spent >= 0; spent -= 1) {
    if (spent > intel || PRICE - spent > hand.length) continue;
    for (const cards of firstSets(hand, PRICE - spent))
      for (const person of people) mixes.push({ type: 'emergency', person, intel: spent, cards });
  }
  return mixes;
}

/** The first sets of so many cards of a hand, in its order. */
function firstSets(hand: readonly CardId[], size: number): readonly (readonly CardId[])[] {
  const found: (readonly CardId[])[] = [];
  const extend = (from: number, chosen: readonly CardId[]): void => {
    if (chosen.length === size) {
      found.push(chosen);
      return;
    }
    for (let index = from; index < hand.length && found.length < LISTED_SETS; index += 1)
      extend(index + 1, [...chosen, hand[index] ?? '']);
  };
  extend(0, []);
  return found;
}

/** Whether a mix pays for somebody, whichever cards of the hand it names. */
export function mayResurrect(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  action: EmergencyAction,
): boolean {
  const { hand, intel } = seatOf(state, seat);
  return (
    state.turn?.seat === seat &&
    peopleOut(table, state, seat).includes(action.person) &&
    action.intel + action.cards.length === PRICE &&
    action.intel <= intel &&
    new Set(action.cards).size === action.cards.length &&
    action.cards.every((card) => hand.includes(card))
  );
}

/** The cards are discarded, not played (NC-EMERG-04). */
export function resurrect(play: Play, seat: SeatId, { person, intel, cards }: EmergencyAction): void {
  if (play.state.turn) play.state.turn.emergencies += 1;
  payIntel(play, seat, intel, 'NC-EMERG-01');
  discardCards(play, seat, cards, 'emergency');
  bringBack(play, seat, person);
}

export function whyNotResurrect(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  { person }: EmergencyAction,
): Refusal {
  if (state.turn?.seat !== seat)
    return refusal('not-own-turn', 'An Emergency Resurrect is for the own turn.', 'NC-EMERG-01');
  if (table.readings['NC-EMERG-05'] === 'b' && state.turn.emergencies > 0)
    return refusal('used-up', 'One Emergency Resurrect a turn.', 'NC-EMERG-05');
  const isAlien = seatOf(state, seat).aliens.some(
    ({ card, status }) => card === person && status !== 'ready',
  );
  if (table.readings['NC-EMERG-05'] === 'b' && isAlien)
    return refusal('alien', 'No alien is brought back so.', 'NC-EMERG-05');
  if (!peopleOut(table, state, seat).includes(person))
    return refusal('not-out', 'Only who is out is brought back.', 'NC-EMERG-01');
  return refusal('cannot-pay', 'It costs 4 in all: Intel and cards of the hand.', 'NC-EMERG-01');
}

function refusal(code: string, message: string, rule: RuleId): Refusal {
  return { code, message, rule };
}
