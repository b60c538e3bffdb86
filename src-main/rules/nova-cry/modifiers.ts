/**
 * What ships, captains, crew and prices come to now: the printed value, abilities with what raises them, cards in play,
 * aliens that are not out, and activated tokens. Each is reckoned where it is asked for; nothing is stored.
 */
import {
  type Effect,
  MOST_SKILL,
  officerOf,
  type Skill,
  SKILLS,
  SKILLS_OF,
  type Token,
} from '../../../shared/content/nova-cry';
import { WOUNDS_BORNE } from '../../../shared/force';
import type { CardId, CrewState, SkillLevel } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { seatOf } from './turn-order';
import { captainAbility, shipAbility } from './abilities';
import type { NovaCryState, SeatHeld } from './state';
import { recordOf, type Table } from './table';
import { sumOf, forEachModifier, hasModifier, type ModifierOf } from './modifiers-in-force';

/** Intel for a ship battle, a duel, an alien (NC-SHIP-01, NC-DUEL-01, NC-ALIEN-01). */
const BATTLE_PRICE = 4;
const DUEL_PRICE = 2;
const ALIEN_PRICE = 2;
/** Planet cards drawn in the Navigation Phase (NC-NAV-01). */
const PLANETS_DRAWN = 3;
/** Tokens of the front row that lie quiet (NC-ALERT-03). */
const QUIET_TOKENS = 4;

// Abilities are reckoned in a file of their own and asked for here, with everything else that counts.
export { captainAbility, captainAbilityAt, shipAbility, shipAbilityAt } from './abilities';

function tokensOn(held: SeatHeld, token: Token): number {
  let count = 0;
  for (const each of held.ship?.tokens ?? []) if (each === token) count += 1;
  return count;
}

/** Warp symbols as they count now: 1 less for each Warp Wear on the ship, never below 1 (NC-ALERT-08, NC-ALERT-09). */
export function warpOf(table: Table, state: NovaCryState, seat: SeatId): number {
  const held = seatOf(state, seat);
  const printed = held.ship && table.content.ships[recordOf(held.ship.card)]?.warp;
  if (!printed) return 0;
  return Math.max(1, printed + sumOf(table, state, seat, 'warp') - tokensOn(held, 'warp-wear'));
}

/** Warp that counts when a planet card is played: symbols and Navigation (NC-NAV-03). */
export function warpToPlay(table: Table, state: NovaCryState, seat: SeatId): number {
  return warpOf(table, state, seat) + captainAbility(table, state, seat, 'navigation');
}

/** Weapon symbols as they count now: 1 less for each Weapons Jam on the ship, never below 0 (NC-ALERT-07). */
export function weaponsOf(table: Table, state: NovaCryState, seat: SeatId): number {
  const held = seatOf(state, seat);
  const printed = held.ship ? (table.content.ships[recordOf(held.ship.card)]?.weapons ?? 0) : 0;
  return Math.max(0, printed + sumOf(table, state, seat, 'weapons') - tokensOn(held, 'weapons-jam'));
}

/** Hull as it counts now; as much damage destroys the ship (NC-SHIP-10). */
export function hullOf(table: Table, state: NovaCryState, seat: SeatId): number {
  const { ship } = seatOf(state, seat);
  const printed = ship ? (table.content.ships[recordOf(ship.card)]?.hull ?? 0) : 0;
  return Math.max(0, printed + sumOf(table, state, seat, 'hull'));
}

/** Damage the ship can still take: hull less red cubes. */
export function hullLeft(table: Table, state: NovaCryState, seat: SeatId): number {
  return hullOf(table, state, seat) - (seatOf(state, seat).ship?.damage ?? 0);
}

/**
 * Damage of a hit of one ship on another: own weapon symbols (NC-SHIP-06) with what cards and Shields change, none from a
 * ship without weapons (NC-SHIP-11).
 */
export function hitDamage(table: Table, state: NovaCryState, by: SeatId, on: SeatId): number {
  const weapons = weaponsOf(table, state, by);
  if (weapons === 0) return 0;
  const changed = sumOf(table, state, by, 'damage-dealt') + sumOf(table, state, on, 'damage-taken');
  return Math.max(0, weapons + changed - shipAbility(table, state, on, 'shields'));
}

/**
 * A skill of one officer as it counts now: printed, training and Lead, never above 4 (NC-ABIL-13, NC-ABIL-15); 0 while
 * out (NC-TERM-04, NC-TERM-05) and for a skill of another type.
 */
export function skillOf(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  member: CrewState,
  skill: Skill,
): number {
  if (member.status !== 'ready') return 0;
  const place = (SKILLS_OF[member.type] as readonly Skill[]).indexOf(skill);
  const printed = table.content.crew[recordOf(member.card)];
  if (place < 0 || !printed) return 0;
  const own = (place === 0 ? printed.first : printed.second) + (member.training[place] ?? 0);
  const raised = own + captainAbility(table, state, seat, 'lead') + skillChange(table, state, seat, skill);
  return Math.min(MOST_SKILL, Math.max(0, raised));
}

function skillChange(table: Table, state: NovaCryState, seat: SeatId, skill: Skill): number {
  let sum = 0;
  forEachModifier(table, state, seatOf(state, seat), (what) => {
    if (what.changes === 'skill' && (what.skill === 'any' || what.skill === skill)) sum += what.by;
  });
  return sum;
}

/** The highest level of a skill among the own officers that are not out (NC-ACTION-03). */
export function bestSkill(table: Table, state: NovaCryState, seat: SeatId, skill: Skill): number {
  const type = officerOf(skill);
  let best = 0;
  for (const member of seatOf(state, seat).crew)
    if (member.type === type) best = Math.max(best, skillOf(table, state, seat, member, skill));
  return best;
}

/** Every skill of a seat as it counts now, in the order of `SKILLS`. */
export function skillsOf(table: Table, state: NovaCryState, seat: SeatId): readonly SkillLevel[] {
  return SKILLS.map((skill) => ({ skill, level: bestSkill(table, state, seat, skill) }));
}

/** Intel to declare a ship battle: 4, less Hunt (NC-SHIP-01, NC-CARD-09), never below 0. */
export function battlePrice(table: Table, state: NovaCryState, seat: SeatId): number {
  const change = sumOf(table, state, seat, 'battle-price') - captainAbility(table, state, seat, 'hunt');
  return Math.max(0, BATTLE_PRICE + change);
}

/** Intel to declare a duel: 2, less Duelist (NC-DUEL-01), never below 0. */
export function duelPrice(table: Table, state: NovaCryState, seat: SeatId): number {
  const change = sumOf(table, state, seat, 'duel-price') - captainAbility(table, state, seat, 'duelist');
  return Math.max(0, DUEL_PRICE + change);
}

/** Intel to buy an alien in the Battle and Recruitment Phase (NC-ALIEN-01), never below 0. */
export function alienPrice(table: Table, state: NovaCryState, seat: SeatId): number {
  return Math.max(0, ALIEN_PRICE + sumOf(table, state, seat, 'alien-price'));
}

/** Planet cards drawn in the Navigation Phase: 3 and Scanners (NC-NAV-01), at least 1. */
export function planetsDrawn(table: Table, state: NovaCryState, seat: SeatId): number {
  const more = shipAbility(table, state, seat, 'scanners') + sumOf(table, state, seat, 'planets-drawn');
  return Math.max(1, PLANETS_DRAWN + more);
}

/** Intel gained at each docking: Trade and cards. */
export function dockIntel(table: Table, state: NovaCryState, seat: SeatId): number {
  return Math.max(0, captainAbility(table, state, seat, 'trade') + sumOf(table, state, seat, 'dock-intel'));
}

/** Front-row tokens that lie quiet; one more activates (NC-ALERT-03). */
export function quietTokens(table: Table, state: NovaCryState, seat: SeatId): number {
  return Math.max(0, QUIET_TOKENS + sumOf(table, state, seat, 'quiet-tokens'));
}

/** Wounds in one duel that destroy the captain: 3, Grit and cards laid on it (NC-DUEL-09), at least 1. */
export function woundsBorne(table: Table, state: NovaCryState, seat: SeatId): number {
  const held = seatOf(state, seat);
  const more =
    captainAbility(table, state, seat, 'grit') +
    sumOf(table, state, seat, 'wounds-borne') +
    (held.captain?.attached ?? []).filter((card) => givenBy(table, held, card) === 'grit').length;
  return Math.max(1, WOUNDS_BORNE + more);
}

type Gift = Extract<Effect, { readonly verb: 'attach' }>['gives'];

/** What an arrow card laid on somebody gives (NC-CARD-05, NC-CARD-06); null: nothing. */
export function givenBy(table: Table, held: SeatHeld, card: CardId): Gift | null {
  const option = held.permanents.find((each) => each.card === card)?.option;
  if (option === undefined) return null;
  const effects = table.content.actionCards[recordOf(card)]?.options[option]?.effects ?? [];
  for (const effect of effects) if (effect.verb === 'attach') return effect.gives;
  return null;
}

/** Whether a symbol does nothing to the own pawn. */
export function ignoresSymbol(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  symbol: 'asteroid' | 'storm',
): boolean {
  return hasModifier(table, state, seat, 'ignores-symbol', (what) => what.symbol === symbol);
}

/** Whether a token of that type goes back to the bag as it is drawn: cards, and the captain's Inspection (NC-ABIL-14). */
export function ignoresToken(table: Table, state: NovaCryState, seat: SeatId, token: Token): boolean {
  const { captain } = seatOf(state, seat);
  if (captain?.status === 'ready' && captain.tokens.includes(token)) return true;
  return hasModifier(table, state, seat, 'ignores-token', (what) => what.token === token);
}

/** How often a discovery roll may be made again: by the captain's Science (NC-ABIL-12) and by cards. */
export function discoveryRerolls(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
): { readonly science: number; readonly card: number } {
  return {
    science: captainAbility(table, state, seat, 'science'),
    card: Math.max(0, sumOf(table, state, seat, 'discovery-rerolls')),
  };
}

/** Strategies that cards and aliens add for a seat, each by the card it comes from (NC-CARD-14). */
export function addedStrategies(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
): readonly (ModifierOf<'strategy'> & { readonly from: CardId })[] {
  const found: (ModifierOf<'strategy'> & { readonly from: CardId })[] = [];
  forEachModifier(table, state, seatOf(state, seat), (what, from) => {
    if (what.changes === 'strategy') found.push({ ...what, from });
  });
  return found;
}
