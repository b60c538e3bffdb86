/** A ship destroyed: its player is out of the game, at any time (NC-SHIP-10, NC-SHIP-14, NC-SHIP-19). */
import { TOKENS, type Token } from '../../../shared/content/nova-cry';
import type { SeatId } from '../engine';
import { hullLeft } from './modifiers';
import type { Play } from './play';
import { putInBag } from './tokens';
import { seatOf, seatsFrom } from './turn-order';

/**
 * Destroys every ship whose damage has come to its hull; to be called wherever damage rises or hull falls. Ships that are
 * destroyed at one instant go together, and only then is it asked who is left.
 */
export function destroyShips(play: Play): void {
  const from = play.state.turn?.seat ?? play.state.first ?? '1';
  const doomed = seatsFrom(play.frozen, from).filter(
    (seat) => seatOf(play.frozen, seat).ship && hullLeft(play.table, play.frozen, seat) <= 0,
  );
  for (const seat of doomed) eliminate(play, seat);
  const [first] = doomed;
  if (first !== undefined) endWithLast(play, first);
}

/**
 * Tokens to the bag, cards out of the game, the Chancellorship unclaimed (NC-SHIP-14). Hand and planet card are taken away;
 * what else lies on the table stays to be seen and does nothing more.
 */
function eliminate(play: Play, seat: SeatId): void {
  const held = play.seat(seat);
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
  Object.assign(held, { hand: [], intel: 0, training: 0, planet: null });
  play.state.modifiers = play.state.modifiers.filter((each) => each.seat !== seat);
  if (play.state.chancellor === seat) {
    play.state.chancellor = null;
    play.tell({ type: 'chancellor', seat: null, rule: 'NC-SHIP-14' });
  }
}

/** The last ship in play wins by reading a (NC-SHIP-14). With nobody left the match is over. */
function endWithLast(play: Play, seat: SeatId): void {
  const left = seatsFrom(play.frozen, seat);
  if (left.length === 0) return play.end({ type: 'loss', winners: [], rule: 'NC-SHIP-10' });
  if (left.length === 1 && play.table.readings['NC-SHIP-14'] === 'a')
    play.end({ type: 'win', winners: left, rule: 'NC-SHIP-14' });
}

function sorted(tokens: readonly Token[]): readonly Token[] {
  return TOKENS.flatMap((token) => tokens.filter((each) => each === token));
}
