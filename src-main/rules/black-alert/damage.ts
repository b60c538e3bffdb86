/** Damage cards on locations: laid, counted, taken up again. BA-DAMAGE-01 to 06, BA-LOSE-01 to 03. */
import { type LocationId, type Ship, shipOf, TEAM_OF, otherTeam } from '../../../shared/content/black-alert';
import type { Play } from './play';
import type { BlackAlertState, CardId } from './state';
import type { Table } from './table';

/** A ship with so many is crippled (BA-LOSE-01). */
export const CRIPPLING_DAMAGE = 5;

export function pileOf(ship: Ship): 'damage-discovery' | 'damage-charon' {
  return `damage-${ship}`;
}

/** Damage that counts towards crippling: what lies on the ship now, or all ever taken (BA-LOSE-03). */
export function damageCount(table: Table, state: BlackAlertState, ship: Ship): number {
  if (table.readings['BA-LOSE-03'] === 'b') return state.damageTaken[ship];
  return Object.keys(state.damage).filter((location) => location.startsWith(`${ship}/`)).length;
}

/** Lays a card on the location it names; the fifth decides the match on the spot (BA-LOSE-02, BA-DAMAGE-01). */
export function layDamage(play: Play, ship: Ship, card: CardId): void {
  const record = play.table.content.damageCards[card];
  if (!record) throw new Error(`No damage card ${card}.`);
  play.state.damage[record.location] = card;
  play.state.damageTaken[ship] += 1;
  play.tell({ type: 'damaged', location: record.location, card });
  if (damageCount(play.table, play.frozen, ship) >= CRIPPLING_DAMAGE) {
    play.win(otherTeam(TEAM_OF[ship]), 'BA-LOSE-01');
  }
}

/** The card goes back facedown into its ship's pile (BA-REPAIR-03). */
export function takeUpDamage(play: Play, location: LocationId): void {
  const card = play.state.damage[location];
  if (card === undefined) return;
  delete play.state.damage[location];
  const pile = play.state.piles[pileOf(shipOf(location))];
  pile.rest = [...pile.rest, card].sort();
  play.tell({ type: 'repaired', location });
}

/** The card of a named location, if it still lies in the pile (BA-DAMAGE-03, BA-DAMAGE-04). */
export function cardFor(state: BlackAlertState, table: Table, location: LocationId): CardId | undefined {
  const { top, rest } = state.piles[pileOf(shipOf(location))];
  return [...top, ...rest].find((card) => table.content.damageCards[card]?.location === location);
}
