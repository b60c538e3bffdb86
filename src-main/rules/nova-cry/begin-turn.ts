/** A turn begins: the ship is turned upright, what lasted until now ends, used cards are fresh (NC-TURN-02, NC-TURN-03). */
import type { TurnState } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { destroyShips } from './elimination';
import type { Play } from './play';
import { recordOf, type Table } from './table';

/** Puts the turn on the stack. Cards that are used once a turn have no blue cube any more (NC-COMP-12). */
export function beginTurn(play: Play, seat: SeatId, number: number, round: number): void {
  const { state } = play;
  state.turn = { ...freshTurn(seat, number, round), strategies: [] };
  state.modifiers = state.modifiers.filter((each) => each.seat !== seat || each.until !== 'round');
  const { ship } = play.seat(seat);
  if (ship) ship.sideways = false;
  refreshCards(play, seat);
  destroyShips(play); // a hull may have been among what ended (NC-SHIP-10)
  play.tell({ type: 'turn-began', seat, turn: number, round });
  play.push({ type: 'turn' });
}

export function freshTurn(seat: SeatId, number: number, round: number): TurnState {
  return {
    number,
    round,
    seat,
    phase: 'alerts',
    done: false,
    fought: false,
    teleported: false,
    aliens: { bought: false, fromMerchant: false },
    played: false,
    emergencies: 0,
    strategies: [],
    wasChancellor: false,
    docked: false,
  };
}

function refreshCards(play: Play, seat: SeatId): void {
  const { table } = play;
  const held = play.seat(seat);
  for (const alien of held.aliens) if (isFreshEachTurn(table, alien.card, null)) alien.used = false;
  for (const each of held.permanents) if (isFreshEachTurn(table, each.card, each.option)) each.used = false;
}

function isFreshEachTurn({ content }: Table, card: string, option: 0 | 1 | null): boolean {
  const use =
    option === null
      ? content.aliens[recordOf(card)]?.use
      : content.actionCards[recordOf(card)]?.options[option]?.use;
  return use?.spends === 'turn';
}
