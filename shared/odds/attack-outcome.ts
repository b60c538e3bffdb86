/** What one roll of an attack does to its target: evasion, damage, shields, hull and health, die effects spent. */
import { successesOnly, type OddsReadings } from './readings';
import type { Tally } from './symbols';

/** The plate of a hull without any damage. */
export const WHOLE_HULL = 'none';

/** A hull dial or track from where it stands. */
export interface HullTrack {
  /** The damage status now, such as `none` or `yellow`. */
  readonly status: string;
  /** The status of every step that is left, the next one first; on the last one the unit is destroyed. */
  readonly steps: readonly string[];
}
export interface AttackTarget {
  /** Success results that a hit needs (ITU-AUX-06). */
  readonly evasion: number;
  /** Points that the attacked end can still cancel (ITU-AUX-15, ITU-AUX-16). */
  readonly shields: number;
  /** Null: damage is counted, but no track stops it. */
  readonly hull: HullTrack | null;
  /** Of a team: the damage it can still take (ITU-TEAM-36); null for space units. */
  readonly health: number | null;
}
export interface AttackKeywords {
  /** Pierce X left in this action (ITU-WKEY-04). */
  readonly pierce: number;
  /** Breach X (ITU-WKEY-02). */
  readonly breach: number;
  /** Lethal X (ITU-WKEY-03). */
  readonly lethal: number;
}

export interface AttackOutcome {
  readonly hit: boolean;
  readonly successes: number;
  /** What the hit does before shields. */
  readonly damage: number;
  /** What shields cancel of it. */
  readonly cancelled: number;
  /** Steps of the hull, or points of a team's health, that are lost; without a track all that shields let through. */
  readonly sustained: number;
  /** Health damage to the crew of a space unit, besides (Lethal). */
  readonly health: number;
  readonly destroyed: boolean;
}

/**
 * ITU-AUX-11, ITU-WKEY-02: how many steps `points` of damage move a hull. It stops on the first step of another status,
 * and the rest is dropped; Breach X moves it up to X steps more. Whether leaving a whole hull is such a change is the
 * reading `aux.stopAtFirstStep` (ITU-AUX-12).
 */
export function hullSteps(points: number, hull: HullTrack, breach: number, stopAtFirstStep: boolean): number {
  let status = hull.status;
  for (const [index, step] of hull.steps.slice(0, points).entries()) {
    const changes = step !== status && (stopAtFirstStep || status !== WHOLE_HULL);
    if (changes) return Math.min(points, index + 1 + breach, hull.steps.length);
    status = step;
  }
  return Math.min(points, hull.steps.length);
}

/** ITU-DICE-13: the damage of a roll before shields; 0 unless its success results reach the evasion. */
export function damageOf(shows: Tally, evasion: number, readings: OddsReadings): number {
  const { success } = successesOnly(shows);
  if (success < evasion) return 0;
  if (readings.attackDamage === 'margin') return 1 + success - evasion;
  return success - (readings.breakthroughPerSuccess ? 0 : shows.breakthrough);
}

/** Every outcome of a roll: one for each number of analysis results that Pierce may spend, none first. */
export function attackOutcomes(
  shows: Tally,
  target: AttackTarget,
  keywords: AttackKeywords,
  readings: OddsReadings,
): readonly AttackOutcome[] {
  const most = Math.min(keywords.pierce, shows.analysis, target.shields);
  return Array.from({ length: most + 1 }, (_, pierced) =>
    attackOutcome(shows, pierced, target, keywords, readings),
  );
}

function attackOutcome(
  shows: Tally,
  pierced: number,
  target: AttackTarget,
  keywords: AttackKeywords,
  readings: OddsReadings,
): AttackOutcome {
  const { success: successes } = successesOnly(shows);
  const hit = successes >= target.evasion;
  const damage = damageOf(shows, target.evasion, readings);
  const cancelled = Math.min(damage, target.shields - pierced);
  const through = sustainedOf(damage - cancelled, target, keywords.breach, readings);
  // Post effects: the outcome stands, so an open delta that counted as a success may still be spent as analysis.
  const late = readings.delta === 'successAndAnalysis' ? shows.delta : 0;
  const lethal = through > 0 ? Math.min(keywords.lethal, shows.analysis - pierced + late) : 0;
  const isTeam = target.health !== null;
  const sustained = isTeam ? Math.min(target.health, through + lethal) : through;
  const left = target.health ?? target.hull?.steps.length ?? Infinity;
  const health = isTeam ? 0 : lethal;
  return { hit, successes, damage, cancelled, sustained, health, destroyed: sustained >= left };
}

function sustainedOf(
  points: number,
  { hull, health }: AttackTarget,
  breach: number,
  { stopAtFirstStep }: OddsReadings,
): number {
  if (health !== null) return Math.min(points, health);
  return hull === null ? points : hullSteps(points, hull, breach, stopAtFirstStep);
}
