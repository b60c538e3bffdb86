/** What the desk's calls work with, and the shape of a group of calls. */
import type { Answer, CallName, DocumentState, ParsedRequest } from '../../shared/contract';
import type { ContentPack } from '../../shared/content';
import type { Refusal, Result } from '../../shared/base';
import type { CheckPlan, Library, ProblemLog, SettingsFile, StoredDocument, UserPacks } from '../library';
import type { Announcer } from './announcer';
import type { Examples } from './examples';
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
  readonly checkPlan: CheckPlan;
  readonly announcer: Announcer;
  readonly now: () => number;
}

export type Calls = {
  readonly [Name in CallName]: (request: ParsedRequest<Name>) => Promise<Answer<Name>>;
};

export function stateOf(document: StoredDocument): DocumentState {
  const { id, revision, plan, history, savedAt } = document;
  return { id, revision, plan, history, savedAt };
}
