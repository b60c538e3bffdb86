/** A ship destroyed: its player is out of the game, at any time (NC-SHIP-10, NC-SHIP-14, NC-SHIP-19). */
import { TOKENS, type Token } from '../../../shared/content/nova-cry';
import type { SeatId } from '../engine';
import { hullLeft } from './modifiers';
import type { Play } from './play';
import { discardPlanet } from './movement';
import { putInBag } from './tokens';
import { seatsFrom } from './turn-order';

/** Destroys every ship whose damage has come to its hull; to be called wherever damage rises or hull falls. */
export function destroyShips(play: Play): void {
  const from = play.state.turn?.seat ?? play.state.first ?? '1';
  for (const seat of seatsFrom(play.frozen, from)) {
    if (play.seat(seat).ship && hullLeft(play.table, play.frozen, seat) <= 0) eliminate(play, seat);
  }
}

/**
 * Tokens to the bag, hand out of the game, the Chancellorship unclaimed, the cards on the table stay where they are and do
 * nothing more; the last ship in play wins by reading a (NC-SHIP-14). With nobody left the match is over.
 */
export function eliminate(play: Play, seat: SeatId): void {
  const held = play.seat(seat);
  if (held.isOut) return;
  held.isOut = true;
  play.tell({ type: 'eliminated', seat });
  putInBag(
    play,
    seat,
    sorted([...held.front, ...(held.ship?.tokens ?? []), ...(held.captain?.tokens ?? [])]),
  );
  held.front = [];
  if (held.ship) Object.assign(held.ship, { tokens: [], cargo: 0 });
  if (held.captain) held.captain.tokens = [];
  Object.assign(held, { hand: [], intel: 0, training: 0 });
  discardPlanet(play, seat, null);
  play.state.modifiers = play.state.modifiers.filter((each) => each.seat !== seat);
  if (play.state.chancellor === seat) {
    play.state.chancellor = null;
    play.tell({ type: 'chancellor', seat: null, rule: 'NC-SHIP-14' });
  }
  endWithLast(play, seat);
}

function endWithLast(play: Play, seat: SeatId): void {
  const left = seatsFrom(play.frozen, seat);
  if (left.length === 0) return play.end({ type: 'loss', winners: [], rule: 'NC-SHIP-10' });
  if (left.length === 1 && play.table.readings['NC-SHIP-14'] === 'a')
    play.end({ type: 'win', winners: left, rule: 'NC-SHIP-14' });
}

function sorted(tokens: readonly Token[]): readonly Token[] {
  return TOKENS.flatMap((token) => tokens.filter((each) => each === token));
}
