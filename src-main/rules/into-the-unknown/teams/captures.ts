/** Capturing officers (ITU-CAPTURE-01 to 04). */
import type {
  OfficerId,
  OfficerState,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { findUnit, isOpposing, teamsAt } from '../figures/pieces';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import { performAct } from './acts';
import { fireDirectives } from './directives';
import { carrierOf, type Ground, isGround, officersLooseAt } from './locations';

/**
 * Opposing officers at a team's place whom it may capture: attached to no team of their own, and no friendly team is there
 * or the place is a neutral feature or inside a unit that opposes them; by the reading both (ITU-CAPTURE-02, ITU-CAPTURE-03).
 */
export function vulnerableTo(
  table: Table,
  state: IntoTheUnknownState,
  team: UnitState,
): readonly OfficerState[] {
  const at = team.location;
  if (!isGround(at)) return [];
  return officersLooseAt(state, at).filter(
    (officer) =>
      isOpposing(officer.owner, team.owner) &&
      officer.capturedBy === null &&
      isVulnerable(table, state, at, officer),
  );
}

function isVulnerable(
  table: Table,
  state: IntoTheUnknownState,
  at: Ground,
  { owner }: OfficerState,
): boolean {
  const isAlone = !teamsAt(state, at).some((team) => team.owner === owner);
  const isAbroad = at.type === 'feature' || isOpposing(carrierOf(state, at)?.owner ?? null, owner);
  return reading(table, 'capture.conditions') === 'both' ? isAlone && isAbroad : isAlone || isAbroad;
}

/** After an action of a team: its player may capture whoever is vulnerable there (ITU-CAPTURE-01). Pushed, if anybody is. */
export function offerCaptures(play: Play, id: UnitId): void {
  const team = findUnit(play.frozen, id);
  if (team?.kind !== 'team' || team.owner === null) return;
  const vulnerable = vulnerableTo(play.table, play.frozen, team).map((officer) => officer.id);
  if (vulnerable.length > 0) play.push({ type: 'capture', seat: team.owner, team: id, vulnerable });
}

/** The officer is attached to the team, committed and not to be readied (ITU-CAPTURE-04); an aggressive act (ITU-HOSTILE-04). */
export function captureOfficer(play: Play, team: UnitState, id: OfficerId): void {
  const officer = play.officer(id);
  officer.at = { type: 'team', unit: team.id };
  officer.station = null;
  officer.ready = false;
  officer.capturedBy = team.owner;
  play.tell({ type: 'captured', officer: id });
  if (team.owner !== null)
    fireDirectives(play, [{ when: 'own-capture', seats: [team.owner], self: team.id, target: null }]);
  performAct(play, 'aggressive', { unit: team.id, against: officer.owner });
}
