/** What declaring a fight costs a captain. */
import type { CaptainRecord } from '../../../../shared/content/nova-cry';
import { printedNumber } from '../../../../shared/force';

const BATTLE_INTEL = 4;
const DUEL_INTEL = 2;

/** Intel for a ship battle, Hunt taken off (NC-SHIP-01, NC-CARD-09). */
export function battleCost(captain: CaptainRecord | undefined): number {
  return Math.max(0, BATTLE_INTEL - printedNumber(captain, 'hunt'));
}

/** Intel for a duel, Duelist taken off (NC-DUEL-01). */
export function duelCost(captain: CaptainRecord | undefined): number {
  return Math.max(0, DUEL_INTEL - printedNumber(captain, 'duelist'));
}
