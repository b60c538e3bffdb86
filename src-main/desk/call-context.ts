/** What the desk's calls work with, and the shape of a group of calls. */
import type { Answer, CallName, ParsedRequest, PlanState } from '../../shared/contract';
import type { ContentPack } from '../../shared/content';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import {
  type CheckBody,
  isMatch,
  type Library,
  type ProblemLog,
  type SettingsFile,
  type StoredDocument,
  type UserPacks,
} from '../library';
import type { Announcer } from './announcer';
import type { Examples } from './examples';
import type { MatchSessions } from './match/match-sessions';
import type { PlanContents } from './plan-contents';
import type { DeskOptions } from './types';

export interface CallContext {
  readonly options: DeskOptions;
  readonly library: Library;
  /** The person's own packs. */
  readonly packs: UserPacks;
  readonly settings: SettingsFile;
  readonly problems: ProblemLog;
  readonly examples: Examples;
  readonly content: Result<ContentPack, Refusal>;
  /** Merged content by game and packs. */
  readonly contents: PlanContents;
  /** The matches that are open. */
  readonly matches: MatchSessions;
  readonly checkBody: CheckBody;
  readonly announcer: Announcer;
  readonly now: () => number;
}

export type Calls = {
  readonly [Name in CallName]: (request: ParsedRequest<Name>) => Promise<Answer<Name>>;
};

/** An open plan as the windows see it; a match has a session of its own (`not-a-plan`). */
export function planStateOf(document: StoredDocument): Result<PlanState, Refusal> {
  const { id, revision, body, history, savedAt } = document;
  if (isMatch(body))
    return err({ code: 'not-a-plan', message: 'This is a match; it changes by what is played in it.' });
  return ok({ kind: 'plan', id, revision, plan: body, history, savedAt });
}
