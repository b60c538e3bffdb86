/** Alien crew members: bought, kept, discarded (NC-ALIEN-01 to 05, NC-BATTLE-03). */
import type { Refusal } from '../../../shared/base';
import type { CardId, TurnState } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { destroyShips } from './elimination';
import { payIntel } from './intel';
import { alienPrice } from './modifiers';
import { leavePlay } from './permanents';
import { cardsLeft } from './piles';
import type { Play } from './play';
import type { NovaCryState } from './state';
import type { Table } from './table';
import { seatOf } from './turn-order';

/** Whether the turn's aliens are all bought: each way has its own limit by reading a of NC-ALIEN-03, one in all by b. */
function isSpent({ readings }: Table, { aliens }: TurnState, way: 'bought' | 'fromMerchant'): boolean {
  if (readings['NC-ALIEN-03'] === 'b') return aliens.bought || aliens.fromMerchant;
  return aliens[way];
}

/**
 * Why the player of the turn may not buy an alien in the Battle and Recruitment Phase; null: it may. By reading b of
 * NC-BATTLE-03 a fight is no longer possible afterwards (`whyNoFight`).
 */
export function whyNoAlien(table: Table, state: NovaCryState): Refusal | null {
  const { turn } = state;
  if (turn?.phase !== 'battle') {
    const message = 'Aliens are bought in the Battle and Recruitment Phase.';
    return { code: 'wrong-phase', message, rule: 'NC-BATTLE-01' };
  }
  if (isSpent(table, turn, 'bought')) {
    const rule = turn.aliens.bought ? 'NC-ALIEN-01' : 'NC-ALIEN-03';
    return { code: 'alien-bought', message: 'One alien a turn is bought this way.', rule };
  }
  const price = alienPrice(table, state, turn.seat);
  if (seatOf(state, turn.seat).intel < price) {
    const message = `An alien costs ${price} Intel.`;
    return { code: 'too-dear', message, rule: 'NC-ALIEN-01', params: { intel: price } };
  }
  if (cardsLeft(state, 'aliens') === 0)
    return { code: 'no-aliens', message: 'No alien is left.', rule: 'NC-SETUP-07' };
  return null;
}

/** Pays and draws one at random, which is kept (NC-ALIEN-01). */
export function buyAlien(play: Play): void {
  const { turn } = play.state;
  if (!turn) throw new Error('Aliens are bought in a turn.');
  payIntel(play, turn.seat, alienPrice(play.table, play.frozen, turn.seat), 'NC-ALIEN-01');
  turn.aliens.bought = true;
  play.push({ type: 'draw', pile: 'aliens', count: 1, to: { type: 'aliens', seat: turn.seat, keep: 1 } });
}

/** Whether a player may still get an alien at a merchant planet in this turn (NC-ALIEN-02, NC-ALIEN-03). */
export function mayGetAlienFromMerchant(table: Table, { turn }: NovaCryState, seat: SeatId): boolean {
  return turn?.seat !== seat || !isSpent(table, turn, 'fromMerchant');
}

/** An alien goes to its discards with what lies on it (NC-ALIEN-08). */
export function loseAlien(play: Play, seat: SeatId, card: CardId): void {
  const alien = play.seat(seat).aliens.find((each) => each.card === card);
  if (!alien) throw new Error(`${seat} has no ${card}.`);
  for (const attached of alien.attached) leavePlay(play, seat, attached, 'effect');
  const held = play.seat(seat);
  held.aliens = held.aliens.filter((each) => each.card !== card);
  play.state.piles.aliens.discard.push(card);
  play.tell({ type: 'alien-left', seat, card });
  destroyShips(play);
}
