/** Which keywords of an officer who leads count: they are printed on the ready side only (ITU-OKEY-02). */
import type { OfficerRecord } from '../../../../shared/content/into-the-unknown';
import type { OfficerId } from '../../../../shared/contract/into-the-unknown';
import { findOfficer, officerRecord } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

const NONE: OfficerRecord['keywords'] = {};

/**
 * Whether keywords that need the officer to lead count: of who was ready when the action under way began, so of who is
 * committed for it by a priority order; not of who lay committed already and leads a standby order, or beside a commodore
 * (ITU-OKEY-02). Outside of actions of theirs officers are as they are.
 */
export function leadsReady(state: IntoTheUnknownState, officer: OfficerId | null): boolean {
  const action = state.tasks.findLast((task) => task.type === 'ability' && task.officer === officer);
  const wasReady = action?.type === 'ability' ? action.leaderWasReady : undefined;
  return wasReady ?? findOfficer(state, officer)?.ready ?? false;
}

/** The keywords of who leads as far as they count for a test or attack; none without a leader. */
export function leadKeywords(
  table: Table,
  state: IntoTheUnknownState,
  officer: OfficerId | null,
): OfficerRecord['keywords'] {
  const leader = findOfficer(state, officer);
  return leader && leadsReady(state, officer) ? officerRecord(table, leader).keywords : NONE;
}
