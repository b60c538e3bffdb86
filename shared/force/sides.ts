/** Task forces as fights see them, read from content: printed values with damage, Weapons Jams and captain. */
import type {
  CaptainAbility,
  CaptainRecord,
  NovaCryContent,
  ShipAbility,
  ShipRecord,
} from '../content/nova-cry';
import { battleShip, type BattleShip } from './battle-ships';
import { type Duellist, duellist, WOUNDS_BORNE } from './duel-odds';

/** What is looked at of a task force; what it has not yet is null. */
export interface FightingForce {
  readonly ship: string | null;
  readonly captain: string | null;
  readonly weapon: string | null;
  /** Red cubes on the ship. */
  readonly damage: number;
  /** Activated Weapons Jams on the ship. */
  readonly jams: number;
}

/** The number of an ability on a card, 0 where it is not there. */
export function printedNumber(
  record: ShipRecord | CaptainRecord | undefined,
  ability: ShipAbility | CaptainAbility,
): number {
  const abilities: readonly { readonly ability: string; readonly number: number }[] = record?.abilities ?? [];
  return abilities.reduce((sum, each) => (each.ability === ability ? sum + each.number : sum), 0);
}

/**
 * The ship of a force in a battle, its captain's Gunnery with it; null without a ship the packs know, or with one that its
 * damage has destroyed. Cards and aliens are not looked at: who holds a match adds them.
 */
export function battleShipOf(content: NovaCryContent, force: FightingForce): BattleShip | null {
  const ship = force.ship === null ? undefined : content.ships[force.ship];
  if (!ship || force.damage >= ship.hull) return null;
  const captain = force.captain === null ? undefined : content.captains[force.captain];
  return battleShip({
    weapons: Math.max(0, ship.weapons - force.jams),
    hullLeft: ship.hull - force.damage,
    takenLess: printedNumber(ship, 'shields'),
    disablers: printedNumber(ship, 'disablers'),
    gunnery: printedNumber(captain, 'gunnery'),
  });
}

/** The captain and weapon of a force in a duel, with Grit; null without a weapon the packs know. */
export function duellistOf(content: NovaCryContent, force: FightingForce): Duellist | null {
  const weapon = force.weapon === null ? undefined : content.weapons[force.weapon];
  if (!weapon) return null;
  const captain = force.captain === null ? undefined : content.captains[force.captain];
  return duellist(weapon.lines, { borne: WOUNDS_BORNE + printedNumber(captain, 'grit') });
}
