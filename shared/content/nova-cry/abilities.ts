/**
 * Abilities of ships and captains: a number N on the card, a meaning in this closed list. A captain that is out has all
 * its numbers at 0 (NC-ABIL-16).
 */
import * as z from 'zod';

export const SHIP_ABILITIES = [
  /** N times a game: an opponent's planet card is discarded as soon as it is chosen (NC-ABIL-01). */
  'blockade',
  /** A cargo at each docking, N at most aboard, each worth 1 victory point; damage destroys as many (NC-ABIL-02). */
  'cargo',
  /** Starts with N action cards of choice (NC-ABIL-03, NC-ABIL-04). */
  'databanks',
  /** A hit deals N tokens (NC-ABIL-05). */
  'disablers',
  /** N times a game: ends a battle, or declares one without Intel (NC-ABIL-06 to 08). */
  'teleport',
  /** Negative: N tokens are drawn at `when` (NC-ABIL-09, NC-ABIL-10). */
  'maintenance',
  /** N hull restored at each docking. */
  'drydock',
  /** N Intel for each battle round won with damage. */
  'salvage',
  /** N more planet cards are drawn (NC-NAV-01). */
  'scanners',
  /** Each hit deals N damage less. */
  'shields',
] as const;
export type ShipAbility = (typeof SHIP_ABILITIES)[number];

export const CAPTAIN_ABILITIES = [
  /** N re-rolls of a discovery roll; the latest counts (NC-ABIL-12). */
  'science',
  /** Every own officer's skills are N higher, never above 4 (NC-ABIL-13). */
  'lead',
  /** At game start N types of token, one of each, come out of the bag onto the card (NC-ABIL-14); drawn ones of such a type go back to the bag. */
  'inspection',
  /** A ship battle costs N Intel less (NC-CARD-09). */
  'hunt',
  /** Warp counts N more when a planet card is played. */
  'navigation',
  /** N Intel at each docking. */
  'trade',
  /** N re-rolls of the own die in each ship battle. */
  'gunnery',
  /** Bears N wounds more in a duel (NC-DUEL-09). */
  'grit',
  /** Training gives N tokens more. */
  'mentor',
  /** A duel costs N Intel less. */
  'duelist',
] as const;
export type CaptainAbility = (typeof CAPTAIN_ABILITIES)[number];
export type Ability = ShipAbility | CaptainAbility;

/** Abilities that act when the task forces are complete (NC-START-06). */
export const START_ABILITIES = ['databanks', 'inspection'] as const satisfies readonly Ability[];

const number = z.number().int().min(1).max(5);
export const shipAbilitySchema = z.strictObject({ ability: z.enum(SHIP_ABILITIES), number });
export const captainAbilitySchema = z.strictObject({ ability: z.enum(CAPTAIN_ABILITIES), number });
