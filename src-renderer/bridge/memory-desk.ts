/** The bridge's in-memory double: a desk small enough to read, for tests of everything above the bridge. */
import { err, ok, type Refusal } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import {
  DEFAULT_SETTINGS,
  settingsSchema,
  type Answer,
  type AppInfo,
  type Bridge,
  type CallName,
  type DeskEvent,
  type DocumentState,
  type LibraryEntry,
  type LibraryList,
  type Request,
  type Settings,
} from '../../shared/contract';
import type { SectorPlan } from '../../shared/documents/plan';
import { apply } from 'mutative';

interface Step {
  readonly label: string;
  readonly plan: SectorPlan;
}
interface Stored {
  entry: LibraryEntry;
  readonly first: SectorPlan;
  steps: Step[];
  position: number;
  revision: number;
  deletedAt: number | null;
}
type Handlers = { [Name in CallName]?: (request: Request<Name>) => Answer<Name> };

const INFO: AppInfo = {
  version: '0.1.0',
  host: 'web',
  platform: 'linux',
  dataFolder: '~/.local/share/plotroom',
  dialogs: false,
  runtime: 'Node 20.19.0',
};
const gone: Refusal = { code: 'no-such-document', message: 'There is no such document.' };

export function samplePlan(title: string, layout: 'solitary' | 'helix' | 'trinary' = 'helix'): SectorPlan {
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'into-the-unknown',
    title,
    sector: { layout },
    units: [],
    features: [],
  };
}

export class MemoryDesk implements Bridge {
  settings: Settings = DEFAULT_SETTINGS;
  info: AppInfo = INFO;
  pack: ContentPack | null = null;
  lists: Pick<LibraryList, 'broken' | 'examples'> = { broken: [], examples: [] };
  /** Every call in order, for assertions. */
  readonly calls: { readonly name: CallName; readonly request: unknown }[] = [];
  /** Answers that a test puts before the desk's own. */
  readonly overrides: Handlers = {};
  readonly #documents = new Map<string, Stored>();
  readonly #listeners = new Set<(event: DeskEvent) => void>();
  #clock = 1_760_000_000_000;

  call<Name extends CallName>(name: Name, request: Request<Name>): Promise<Answer<Name>> {
    this.calls.push({ name, request });
    const handler = this.overrides[name] ?? this.#handlers[name];
    if (!handler) return Promise.resolve(err({ code: 'unknown-call', message: `${name} is not doubled.` }));
    return Promise.resolve(handler(request));
  }

  subscribe(listener: (event: DeskEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: DeskEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Puts a document in and gives its id. */
  add(plan: SectorPlan, summary = 'Helix sector'): string {
    const id = crypto.randomUUID();
    const changedAt = (this.#clock += 60_000);
    const entry: LibraryEntry = {
      id,
      kind: 'plan',
      game: plan.game,
      title: plan.title,
      summary,
      changedAt,
      steps: 0,
      hasThumbnail: false,
    };
    this.#documents.set(id, { entry, first: plan, steps: [], position: 0, revision: 0, deletedAt: null });
    return id;
  }

  state(id: string): DocumentState | null {
    const stored = this.#documents.get(id);
    return stored ? stateOf(stored) : null;
  }

  #entry(id: string, change: (stored: Stored) => void): Answer<'library.rename'> {
    const stored = this.#documents.get(id);
    if (!stored) return err(gone);
    change(stored);
    this.emit({ type: 'library' });
    return ok(stored.entry);
  }

  #state(id: string, change: (stored: Stored) => void): Answer<'document.open'> {
    const stored = this.#documents.get(id);
    if (!stored || stored.deletedAt !== null) return err(gone);
    const before = stored.revision;
    change(stored);
    const state = stateOf(stored);
    if (stored.revision !== before) this.emit({ type: 'document', state });
    return ok(state);
  }

  #create(plan: SectorPlan): Answer<'library.create'> {
    return this.#entry(this.add(plan), () => undefined);
  }

  #list(): LibraryList {
    const all = [...this.#documents.values()];
    return {
      ...this.lists,
      documents: all.filter((stored) => stored.deletedAt === null).map((stored) => stored.entry),
      bin: all.flatMap(({ entry, deletedAt }) => (deletedAt === null ? [] : [{ ...entry, deletedAt }])),
    };
  }

  /** As main does it: a step that starts from an older plan is refused. */
  #stale({ id, baseRevision }: { id: string; baseRevision: number }): Answer<'document.open'> | null {
    const stored = this.#documents.get(id);
    if (!stored || stored.revision === baseRevision) return null;
    return err({ code: 'stale-revision', message: 'The plan has changed meanwhile.' });
  }

  #goTo(id: string, place: (stored: Stored) => number): Answer<'document.open'> {
    return this.#state(id, (stored) => {
      stored.position = Math.min(stored.steps.length, Math.max(0, place(stored)));
      stored.revision++;
    });
  }

  #edit({ id, label, patches }: Request<'document.edit'>): Answer<'document.edit'> {
    return this.#state(id, (stored) => {
      const plan = apply<SectorPlan>(planOf(stored), patches); // trusts the renderer's patches
      stored.steps = [...stored.steps.slice(0, stored.position), { label, plan }];
      stored.position = stored.steps.length;
      stored.revision++;
    });
  }

  /** As main does it: the title is part of the plan, renaming a step. */
  #rename(id: string, title: string): Answer<'library.rename'> {
    const renamed = this.#edit({
      callId: crypto.randomUUID(),
      id,
      baseRevision: 0,
      label: `Rename to “${title}”`,
      patches: [{ op: 'replace', path: '/title', value: title }],
    });
    if (!renamed.ok) return renamed;
    return this.#entry(id, (stored) => (stored.entry = { ...stored.entry, title }));
  }

  readonly #handlers: Handlers = {
    'app.info': () => ok(this.info),
    'app.reportProblem': () => ok(null),
    'settings.get': () => ok(this.settings),
    'settings.set': ({ settings }) => ok((this.settings = settingsSchema.parse(settings))),
    'packs.read': () =>
      this.pack ? ok(this.pack) : err({ code: 'no-pack', message: 'There is no such pack.' }),
    'library.list': () => ok(this.#list()),
    'library.create': ({ title, layout }) =>
      this.#create(samplePlan(title, layout === 'custom' ? 'helix' : layout)),
    'library.createFromExample': ({ example }) => {
      const entry = this.lists.examples.find(({ id }) => id === example);
      return entry ? this.#create(samplePlan(entry.title)) : err(gone);
    },
    'library.thumbnail': () => ok(null),
    'library.setThumbnail': () => ok(null),
    'library.rename': ({ id, title }) => this.#rename(id, title),
    'library.duplicate': ({ id }) => {
      const stored = this.#documents.get(id);
      return stored ? this.#create({ ...planOf(stored), title: `${stored.entry.title} copy` }) : err(gone);
    },
    'library.remove': ({ id }) => dropped(this.#entry(id, (stored) => (stored.deletedAt = this.#clock))),
    'library.restore': ({ id }) => this.#entry(id, (stored) => (stored.deletedAt = null)),
    'library.purge': ({ id }) => dropped(this.#entry(id, () => this.#documents.delete(id))),
    'library.import': ({ name }) => {
      const made = this.#create(samplePlan(name.replace(/\.plotroom$/, '')));
      return made.ok ? ok({ entry: made.value, note: null }) : made;
    },
    'library.export': ({ id }) => {
      const state = this.state(id);
      return state
        ? ok({ fileName: `${state.plan.title}.plotroom`, text: JSON.stringify(state.plan) })
        : err(gone);
    },
    'document.open': ({ id }) => this.#state(id, () => undefined),
    'document.edit': (request) => this.#stale(request) ?? this.#edit(request),
    'document.undo': (request) =>
      this.#stale(request) ?? this.#goTo(request.id, (stored) => stored.position - 1),
    'document.redo': (request) =>
      this.#stale(request) ?? this.#goTo(request.id, (stored) => stored.position + 1),
    'document.goTo': (request) => this.#stale(request) ?? this.#goTo(request.id, () => request.position),
    'document.history': ({ id, from, to }) =>
      ok((this.#documents.get(id)?.steps ?? []).slice(from, to).map((step) => step.label)),
    'document.close': () => ok(null),
    'document.report': ({ id }) => {
      const state = this.state(id);
      return state ? ok({ fileName: `${state.plan.title} report.zip`, base64: btoa('report') }) : err(gone);
    },
    'files.save': ({ name }) => ok(`/somewhere/${name}`),
  };
}

function planOf(stored: Stored): SectorPlan {
  return stored.steps[stored.position - 1]?.plan ?? stored.first;
}

function stateOf(stored: Stored): DocumentState {
  const { steps, position } = stored;
  return {
    id: stored.entry.id,
    revision: stored.revision,
    plan: planOf(stored),
    history: {
      position,
      length: steps.length,
      undoLabel: steps[position - 1]?.label ?? null,
      redoLabel: steps[position]?.label ?? null,
    },
    savedAt: stored.entry.changedAt,
  };
}

function dropped(answer: Answer<'library.rename'>): Answer<'library.remove'> {
  return answer.ok ? ok(null) : answer;
}
