/** Calls on one document. Every committed change is told to all windows after it is on disk. */
import { type Refusal, type Result, err, ok } from '../../shared/base';
import type { Answer, DocumentState } from '../../shared/contract';
import { matchGameNamed } from '../../shared/documents';
import { isMatch, type StoredDocument } from '../library';
import { type CallContext, type Calls, planStateOf } from './call-context';
import { contentFor, contentOfMatch } from './game-content';
import type { MatchSession } from './match/match-session';
import { packsOfPlan } from './plan-kinds';
import { reportOn } from './report';

type DocumentCalls = Pick<
  Calls,
  | 'document.open'
  | 'document.edit'
  | 'document.undo'
  | 'document.redo'
  | 'document.goTo'
  | 'document.history'
  | 'document.content'
  | 'document.close'
  | 'document.report'
>;
const MAX_LABELS = 500;

export function documentCalls(context: CallContext): DocumentCalls {
  const { library } = context;
  /** The same word means a step of a plan, or a decision of a match. */
  const change = async (
    id: string,
    inPlan: (document: StoredDocument) => Promise<Result<null, Refusal>>,
    inMatch: (session: MatchSession) => Promise<Result<DocumentState, Refusal>>,
  ): Promise<Result<DocumentState, Refusal>> => {
    const document = await library.open(id);
    if (!document.ok) return document;
    if (!isMatch(document.value.body)) return changePlan(context, id, inPlan);
    const session = await context.matches.of(id);
    return session.ok ? inMatch(session.value) : session;
  };
  return {
    'document.open': async ({ id }) => {
      const document = await library.open(id);
      if (!document.ok) return document;
      if (!isMatch(document.value.body)) return planStateOf(document.value);
      const session = await context.matches.of(id);
      return session.ok ? session.value.open() : session;
    },
    'document.edit': ({ id, baseRevision, label, patches }) =>
      changePlan(context, id, (document) => document.edit(baseRevision, label, patches)),
    'document.undo': ({ id, baseRevision }) =>
      change(
        id,
        (document) => document.undo(baseRevision),
        (session) => session.undo(baseRevision),
      ),
    'document.redo': ({ id, baseRevision }) =>
      change(
        id,
        (document) => document.redo(baseRevision),
        (session) => session.redo(baseRevision),
      ),
    'document.goTo': ({ id, baseRevision, position }) =>
      change(
        id,
        (document) => document.goTo(baseRevision, position),
        (session) => session.goTo(baseRevision, position),
      ),
    'document.content': ({ id }) => contentOf(context, id),
    'document.history': async ({ id, from, to }): Promise<Answer<'document.history'>> => {
      const document = await library.open(id);
      return document.ok ? ok(document.value.labels(from, Math.min(to, from + MAX_LABELS))) : document;
    },
    'document.close': async ({ id }) => {
      const session = await context.matches.known(id);
      if (session !== null) return session.close();
      const document = await library.open(id);
      return document.ok ? document.value.flush() : document;
    },
    'document.report': ({ id }) => reportOn(context, id),
  };
}

/** Opens, changes, tells all windows, answers with the state after the change. */
export async function changePlan(
  context: CallContext,
  id: string,
  change: (document: StoredDocument) => Promise<Result<null, Refusal>>,
): Promise<Result<DocumentState, Refusal>> {
  const document = await context.library.open(id);
  if (!document.ok) return document;
  const changed = await change(document.value);
  if (!changed.ok) return changed;
  const state = planStateOf(document.value);
  if (!state.ok) return state;
  context.announcer.publish({ type: 'document', state: state.value });
  context.announcer.libraryChanged();
  return state;
}

/** The packs that a document is played or planned with, merged: `no-content` for the sector, which has one pack. */
async function contentOf(context: CallContext, id: string): Promise<Answer<'document.content'>> {
  const document = await context.library.open(id);
  if (!document.ok) return document;
  const { body } = document.value;
  if (isMatch(body)) {
    const session = await context.matches.of(id);
    return session.ok ? contentOfMatch(session.value) : session;
  }
  const game = matchGameNamed(body.game);
  if (game === null) {
    return err({ code: 'no-content', message: 'A sector is measured by the pack that ships.' });
  }
  return contentFor(context, game, packsOfPlan(body));
}
