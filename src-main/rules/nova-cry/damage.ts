/** Red cubes on ships: damage laid, cargo lost with it, hull restored (NC-SHIP-07, NC-SHIP-10, NC-ABIL-02, NC-EVENT-02). */
import type { SeatId } from '../engine';
import { destroyShips } from './elimination';
import type { Play } from './play';
import { warnOfSupply } from './supply';

/**
 * Lays so many cubes on a ship, whatever they come from; as much cargo is lost (NC-ABIL-02), and a ship with damage of its
 * hull or more is destroyed (NC-SHIP-10). `by`: whose doing it is; null: nobody's.
 */
export function dealDamage(play: Play, seat: SeatId, count: number, by: SeatId | null): void {
  const held = play.seat(seat);
  if (count <= 0 || held.isOut || !held.ship) return;
  held.ship.damage += count;
  play.tell({ type: 'damaged', seat, count, now: held.ship.damage, by });
  warnOfSupply(play, 'damage', count);
  loseCargo(play, seat, count);
  destroyShips(play);
}

function loseCargo(play: Play, seat: SeatId, count: number): void {
  const { ship } = play.seat(seat);
  if (!ship || ship.cargo === 0) return;
  const lost = Math.min(ship.cargo, count);
  ship.cargo -= lost;
  play.tell({ type: 'cargo', seat, by: -lost, now: ship.cargo, rule: 'NC-ABIL-02' });
}

/** Takes up to so many cubes off a ship (Drydock, Repair). */
export function repairDamage(play: Play, seat: SeatId, count: number): void {
  const { ship } = play.seat(seat);
  const mended = Math.min(count, ship?.damage ?? 0);
  if (!ship || mended <= 0) return;
  ship.damage -= mended;
  play.tell({ type: 'repaired', seat, count: mended, now: ship.damage });
}
