/** Peril and advantage tokens on a unit (ITU-ORDER-08, ITU-INSPIRE-02, ITU-COERCE-01). */
import type { RuleId } from '../../../../shared/base';
import type { UnitId } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures/pieces';
import type { Play } from '../play';
import { offerReactions } from '../round/react';

type Token = 'peril' | 'advantage';

/**
 * Adds peril to a unit; who may answer that is asked (Grilka). Nothing happens for 0 or for a unit that is gone. `rule`
 * is what the log names as the reason.
 */
export function addPeril(play: Play, unit: UnitId, count: number, rule: RuleId | null): void {
  if (addTokens(play, unit, 'peril', count, rule) > 0)
    offerReactions(play, 'after-peril', { about: unit, target: String(count) });
}

/** Takes peril off, no more than is there; tells how much it was. */
export function removePeril(play: Play, unit: UnitId, count: number, rule: RuleId | null): number {
  return -addTokens(play, unit, 'peril', -count, rule);
}

export function addAdvantage(play: Play, unit: UnitId, count: number, rule: RuleId | null): void {
  addTokens(play, unit, 'advantage', count, rule);
}

/** Takes advantage off, no more than is there; tells how much it was. */
export function removeAdvantage(play: Play, unit: UnitId, count: number, rule: RuleId | null): number {
  return -addTokens(play, unit, 'advantage', -count, rule);
}

/** Changes the number of tokens, never below 0; tells by how much. */
function addTokens(play: Play, id: UnitId, token: Token, count: number, rule: RuleId | null): number {
  const before = findUnit(play.frozen, id)?.[token];
  if (before === undefined) return 0;
  const now = Math.max(0, before + count);
  if (now === before) return 0;
  play.unit(id)[token] = now;
  play.tell({ type: 'tokens', unit: id, token, by: now - before, now, rule });
  return now - before;
}
