/** Calls on the library: what lies in it, new documents, the bin, files in and out. */
import { type Refusal, type Result, err, ok } from '../../shared/base';
import type { Answer, LibraryEntry, ParsedRequest, SavedForces } from '../../shared/contract';
import { isMatch } from '../library';
import type { CallContext, Calls } from './call-context';
import { changePlan } from './document-calls';
import { createMatch, createMatchFromPlan } from './match/new-matches';
import { exportDocument, exportWithDialog, importSent, importWithDialog } from './file-calls';
import { makePlan } from './plan-kinds';

type LibraryCalls = Pick<Calls, Extract<keyof Calls, `library.${string}`>>;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const DOCUMENT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function libraryCalls(context: CallContext): LibraryCalls {
  const { library, examples, announcer } = context;
  /** Tells the windows that the list is another one, if it worked. */
  const changing = async <Value>(work: Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> => {
    const result = await work;
    if (result.ok) announcer.libraryChanged();
    return result;
  };
  return {
    'library.list': async () => ok({ ...library.list(), examples: await examples.list() }),
    'library.forces': async () => ok(await savedForces(context)),
    'library.create': (request) => changing(createPlan(context, request)),
    'library.createMatch': (request) => changing(createMatch(context, request)),
    'library.createMatchFromPlan': (request) => changing(createMatchFromPlan(context, request)),
    'library.createFromExample': async ({ example }) => {
      const body = await examples.read(example);
      return body.ok ? changing(library.create(body.value)) : body;
    },
    'library.thumbnail': ({ id }) => readThumbnail(context, id),
    'library.setThumbnail': ({ id, png }) => {
      const bytes = Buffer.from(png, 'base64');
      if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
        return Promise.resolve(err(notPng()));
      return changing(library.setThumbnail(id, bytes));
    },
    'library.rename': ({ id, title }) => rename(context, id, title),
    'library.duplicate': ({ id }) => changing(library.duplicate(id)),
    'library.remove': async ({ id }) => {
      await context.matches.drop(id);
      return changing(library.remove(id));
    },
    'library.restore': ({ id }) => changing(library.restore(id)),
    'library.purge': ({ id }) => changing(library.purge(id)),
    'library.recover': ({ id }) => changing(library.recover(id)),
    'library.import': (request) => changing(importSent(context, request)),
    'library.importWithDialog': () => changing(importWithDialog(context)),
    'library.export': ({ id }) => exportDocument(context, id),
    'library.exportWithDialog': ({ id }) => exportWithDialog(context, id),
  };
}

/** Plans of the sector with task forces, the newest first; what cannot be read is told of by the list. */
async function savedForces({ library }: CallContext): Promise<readonly SavedForces[]> {
  const plans = library
    .list()
    .documents.filter(({ kind, game }) => kind === 'plan' && game === 'into-the-unknown');
  const found: SavedForces[] = [];
  for (const { id } of plans) {
    const document = await library.open(id);
    if (!document.ok || isMatch(document.value.body)) continue;
    const { body } = document.value;
    if (body.game !== 'into-the-unknown' || !body.forces?.length) continue;
    found.push({ id, title: body.title, forces: body.forces });
  }
  return found;
}

async function createPlan(
  { library, contents }: CallContext,
  request: ParsedRequest<'library.create'>,
): Promise<Answer<'library.create'>> {
  const plan = await makePlan(request.game, request, contents);
  return plan.ok ? library.create(plan.value) : plan;
}

/** A title is part of the plan: renaming is a step like any other. */
async function rename(
  context: CallContext,
  id: string,
  title: string,
): Promise<Result<LibraryEntry, Refusal>> {
  const session = await context.matches.of(id);
  if (session.ok) {
    const renamed = await session.value.rename(title);
    return renamed.ok ? entryOf(context, id) : renamed;
  }
  const patch = { op: 'replace', path: '/title', value: title } as const;
  const document = await context.library.open(id);
  if (document.ok && isMatch(document.value.body)) {
    // Nobody can play it here, but it can have a name.
    const named = await document.value.change(() => ok({ patches: [patch] }));
    if (!named.ok) return named;
    context.announcer.libraryChanged();
    return entryOf(context, id);
  }
  const changed = await changePlan(context, id, (document) =>
    document.body.title === title
      ? Promise.resolve(ok(null))
      : document.edit(null, `Rename to “${title}”`.slice(0, 200), [patch]),
  );
  return changed.ok ? entryOf(context, id) : changed;
}

function entryOf(context: CallContext, id: string): Result<LibraryEntry, Refusal> {
  const entry = context.library.entry(id);
  return entry === undefined
    ? err({ code: 'unknown-document', message: 'This document is not in the library.' })
    : ok(entry);
}

async function readThumbnail(context: CallContext, id: string): Promise<Answer<'library.thumbnail'>> {
  const picture = DOCUMENT_ID.test(id)
    ? await context.library.thumbnail(id)
    : await context.examples.picture(id);
  return ok(picture?.toString('base64') ?? null);
}

function notPng(): Refusal {
  return { code: 'not-png', message: 'A thumbnail is a PNG picture.' };
}
