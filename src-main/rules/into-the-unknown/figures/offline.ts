/** Stations that nothing can be done at, and why: an opposing team that is not contested, or a damage card. */
import type { RuleId } from '../../../../shared/base';
import type { Section, Station } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownState } from '../state';
import { isOpposing, teamsAt } from './pieces';

export interface Offline {
  readonly why: 'team' | 'card';
  readonly rule: RuleId;
}

/** An opposing team that nothing contests takes a whole section (ITU-TEAM-10); a damage card its station. */
export function offlineOf(
  state: IntoTheUnknownState,
  unit: UnitState,
  station: Station,
  section: Section,
): Offline | null {
  if (isHeldByOthers(state, unit, section)) return { why: 'team', rule: 'ITU-TEAM-10' };
  const isHit = unit.damageCards.some((card) => card.station === station);
  return isHit ? { why: 'card', rule: 'ITU-MISSION-10' } : null;
}

/** Whether a section holds an opposing team and is not contested (ITU-TEAM-09, ITU-TEAM-10). */
export function isHeldByOthers(state: IntoTheUnknownState, unit: UnitState, section: Section): boolean {
  const teams = teamsAt(state, { type: 'section', unit: unit.id, section });
  return teams.some(({ owner }) => isOpposing(owner, unit.owner)) && !isContestedBy(teams);
}

/** Whether teams of several sides are among them (ITU-TEAM-09). */
export function isContestedBy(teams: readonly UnitState[]): boolean {
  return teams.some(({ owner }) => isOpposing(owner, teams[0]?.owner ?? null));
}
