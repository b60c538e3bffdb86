/** A change of a match, as the desk makes it: the library knows no rule and stores what it is given. */
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { type Patch, applyPatches } from '../../shared/contract';
import type { Match } from '../../shared/documents';
import { asJson, type DocumentBody, isMatch } from './body';

/** Puts the state that a match has come to into its file, when one is written. */
export type SettleMatch = (match: Match) => Match;

export interface MatchChange {
  /** Empty: nothing changes, and nothing is stored. */
  readonly patches: readonly Patch[];
  /** Left out: as after the change before. */
  readonly settle?: SettleMatch;
}

/** The match after its patches: `not-a-match`, `bad-patch`. The desk vouches for what they mean. */
export function changeMatch(body: DocumentBody, patches: readonly Patch[]): Result<Match, Refusal> {
  if (!isMatch(body)) return err(notAMatch());
  const applied = applyPatches(asJson(body), patches);
  if (!applied.ok) return applied;
  return ok(applied.value.value as unknown as Match); // made of records that the rules have checked
}

export function notAMatch(): Refusal {
  return { code: 'not-a-match', message: 'This is a plan; only matches are played.' };
}

export function notAPlan(): Refusal {
  return { code: 'not-a-plan', message: 'This is a match; it changes by what is played in it.' };
}
