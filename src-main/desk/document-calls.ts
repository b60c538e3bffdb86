/** Calls on one document. Every committed change is told to all windows after it is on disk. */
import { type Refusal, type Result, ok } from '../../shared/base';
import type { Answer, DocumentState } from '../../shared/contract';
import type { StoredDocument } from '../library';
import { type CallContext, type Calls, stateOf } from './call-context';
import { reportOn } from './report';

type DocumentCalls = Pick<Calls, Extract<keyof Calls, `document.${string}`>>;
const MAX_LABELS = 500;

export function documentCalls(context: CallContext): DocumentCalls {
  const { library } = context;
  return {
    'document.open': async ({ id }) => {
      const document = await library.open(id);
      return document.ok ? ok(stateOf(document.value)) : document;
    },
    'document.edit': ({ id, baseRevision, label, patches }) =>
      changeDocument(context, id, (document) => document.edit(baseRevision, label, patches)),
    'document.undo': ({ id, baseRevision }) =>
      changeDocument(context, id, (document) => document.undo(baseRevision)),
    'document.redo': ({ id, baseRevision }) =>
      changeDocument(context, id, (document) => document.redo(baseRevision)),
    'document.goTo': ({ id, baseRevision, position }) =>
      changeDocument(context, id, (document) => document.goTo(baseRevision, position)),
    'document.history': async ({ id, from, to }): Promise<Answer<'document.history'>> => {
      const document = await library.open(id);
      return document.ok ? ok(document.value.labels(from, Math.min(to, from + MAX_LABELS))) : document;
    },
    'document.close': async ({ id }) => {
      const document = await library.open(id);
      return document.ok ? document.value.flush() : document;
    },
    'document.report': ({ id }) => reportOn(context, id),
  };
}

/** Opens, changes, tells all windows, answers with the state after the change. */
export async function changeDocument(
  context: CallContext,
  id: string,
  change: (document: StoredDocument) => Promise<Result<null, Refusal>>,
): Promise<Result<DocumentState, Refusal>> {
  const document = await context.library.open(id);
  if (!document.ok) return document;
  const changed = await change(document.value);
  if (!changed.ok) return changed;
  const state = stateOf(document.value);
  context.announcer.publish({ type: 'document', state });
  context.announcer.libraryChanged();
  return ok(state);
}
