/** Which keywords of an officer who leads count: they are printed on the ready side only (ITU-OKEY-02). */
import type { OfficerRecord } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import { findOfficer, officerRecord } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

type Leading = Pick<EffectContext, 'officer' | 'leaderWasReady'>;
const NONE: OfficerRecord['keywords'] = {};

/**
 * Whether keywords that need the officer to lead count: of who was ready when the action began, so of who is committed for
 * it by a priority order; not of who lay committed already and leads a standby order, or beside a commodore (ITU-OKEY-02).
 */
export function leadsReady(state: IntoTheUnknownState, { officer, leaderWasReady }: Leading): boolean {
  return leaderWasReady ?? findOfficer(state, officer)?.ready ?? false;
}

/** The keywords of who leads as far as they count for a test or attack; none without a leader. */
export function leadKeywords(
  table: Table,
  state: IntoTheUnknownState,
  context: Leading,
): OfficerRecord['keywords'] {
  const leader = findOfficer(state, context.officer);
  return leader && leadsReady(state, context) ? officerRecord(table, leader).keywords : NONE;
}
