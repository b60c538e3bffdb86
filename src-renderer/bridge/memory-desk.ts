/** The bridge's in-memory double: a desk small enough to read, for tests of everything above the bridge. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import {
  DEFAULT_SETTINGS,
  settingsSchema,
  type Answer,
  type Answers,
  type AppInfo,
  type BlackAlertMatchState,
  type Bridge,
  type CallName,
  type DeskEvent,
  type LibraryEntry,
  type GameContent,
  type LibraryList,
  type PlanState,
  type Request,
  type Settings,
} from '../../shared/contract';
import type { AnyPlan } from '../../shared/documents/any-plan';
import type { SectorPlan } from '../../shared/documents/plan';
import { apply } from 'mutative';
import { newPlan, samplePlan } from './memory-plans';
import { MemoryMatch, type MemoryMatchOptions } from './memory-match';

interface Step {
  readonly label: string;
  readonly plan: AnyPlan;
}
interface Stored {
  entry: LibraryEntry;
  readonly first: AnyPlan;
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

export class MemoryDesk implements Bridge {
  settings: Settings = DEFAULT_SETTINGS;
  info: AppInfo = INFO;
  pack: ContentPack | null = null;
  /** What matches and network plans are played and planned with. */
  content: GameContent | null = null;
  lists: Pick<LibraryList, 'broken' | 'examples'> = { broken: [], examples: [] };
  /** Every call in order, for assertions. */
  readonly calls: { readonly name: CallName; readonly request: unknown }[] = [];
  /** Answers that a test puts before the desk's own. */
  readonly overrides: Handlers = {};
  readonly #documents = new Map<string, Stored>();
  readonly #matches = new Map<string, MemoryMatch>();
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
  add(plan: AnyPlan, summary = 'Helix sector'): string {
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

  /** Puts a match in and gives its id. */
  addMatch(title: string, options: MemoryMatchOptions = {}): string {
    const id = crypto.randomUUID();
    this.#matches.set(id, new MemoryMatch(id, title, options));
    return id;
  }

  /** A plan's state; the test knows of which game. */
  state<Plan extends AnyPlan = SectorPlan>(id: string): PlanState<Plan> | null {
    const stored = this.#documents.get(id);
    return stored ? (stateOf(stored) as PlanState<Plan>) : null;
  }

  match(id: string): BlackAlertMatchState | null {
    return this.#matches.get(id)?.state(this.#clock) ?? null;
  }

  /** Something happens in a match without a call of the window's: a bot moves, another window acts. */
  inMatch(id: string, change: (match: MemoryMatch) => void): void {
    const match = this.#matches.get(id);
    if (!match) return;
    change(match);
    this.emit({ type: 'document', state: match.state(this.#clock) });
  }

  /** As main does it: everybody hears of what changed, and the caller gets it as an answer. */
  #changeMatch(
    request: { id: string; baseRevision?: number },
    change: (match: MemoryMatch) => Result<null, Refusal> | void,
  ): Answer<'document.act'> {
    const match = this.#matches.get(request.id);
    if (!match) return err(gone);
    const { baseRevision = match.revision } = request;
    if (baseRevision !== match.revision)
      return err({ code: 'stale-revision', message: 'The match has changed meanwhile.' });
    const changed = change(match);
    if (changed && !changed.ok) return changed;
    const state = match.state(this.#clock);
    this.emit({ type: 'document', state });
    return ok(state);
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

  #create(plan: AnyPlan): Answer<'library.create'> {
    return this.#entry(this.add(plan), () => undefined);
  }

  #list(): LibraryList {
    const all = [...this.#documents.values()];
    const matches = [...this.#matches].map(([id, match]) => this.#matchEntry(id, match));
    return {
      ...this.lists,
      documents: [
        ...all.filter((stored) => stored.deletedAt === null).map((stored) => stored.entry),
        ...matches,
      ],
      bin: all.flatMap(({ entry, deletedAt }) => (deletedAt === null ? [] : [{ ...entry, deletedAt }])),
    };
  }

  #matchEntry(id: string, match: MemoryMatch): LibraryEntry {
    return {
      id,
      kind: 'match',
      game: 'black-alert',
      title: match.title,
      summary: `Match for ${match.players.length}, ${match.position} records`,
      changedAt: this.#clock,
      steps: match.records.length,
      hasThumbnail: false,
    };
  }

  #createMatch(title: string, options: MemoryMatchOptions): Answer<'library.createMatch'> {
    const id = this.addMatch(title, options);
    const match = this.#matches.get(id);
    this.emit({ type: 'library' });
    return match ? ok(this.#matchEntry(id, match)) : err(gone);
  }

  /** As main does it: a step that starts from an older plan is refused. */
  #stale({ id, baseRevision }: { id: string; baseRevision: number }): Answer<'document.open'> | null {
    const stored = this.#documents.get(id);
    if (!stored || stored.revision === baseRevision) return null;
    return err({ code: 'stale-revision', message: 'The plan has changed meanwhile.' });
  }

  #travel(
    request: { id: string; baseRevision: number },
    place: (position: number) => number,
  ): Answer<'document.open'> {
    if (this.#matches.has(request.id))
      return this.#changeMatch(request, (match) => match.moveTo(place(match.position)));
    return (
      this.#stale(request) ??
      this.#state(request.id, (stored) => {
        stored.position = Math.min(stored.steps.length, Math.max(0, place(stored.position)));
        stored.revision++;
      })
    );
  }

  #edit({ id, label, patches }: Request<'document.edit'>): Answer<'document.edit'> {
    return this.#state(id, (stored) => {
      const plan = apply<AnyPlan>(planOf(stored), patches); // trusts the renderer's patches
      stored.steps = [...stored.steps.slice(0, stored.position), { label, plan }];
      stored.position = stored.steps.length;
      stored.revision++;
    });
  }

  #forces(): Answers['library.forces'] {
    return [...this.#documents].flatMap(([id, stored]) => {
      const plan = planOf(stored);
      const { title } = plan;
      const forces = plan.game === 'into-the-unknown' ? (plan.forces ?? []) : [];
      return forces.length > 0 && stored.deletedAt === null ? [{ id, title, forces }] : [];
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
    'library.forces': () => ok(this.#forces()),
    'library.create': (request) => this.#create(newPlan(request)),
    'library.createMatch': ({ title, players, chance }) => this.#createMatch(title, { players, chance }),
    'packs.list': () => ok({ packs: [], broken: [], bin: [] }),
    'packs.content': () =>
      this.content ? ok(this.content) : err({ code: 'no-pack', message: 'There is no such pack.' }),
    'document.content': () =>
      this.content ? ok(this.content) : err({ code: 'no-pack', message: 'There is no such pack.' }),
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
    'document.open': ({ id }) => {
      const match = this.match(id);
      return match ? ok(match) : this.#state(id, () => undefined);
    },
    'document.act': (request) =>
      this.#changeMatch(request, (match) => match.act(request.actor, request.action)),
    'document.check': ({ id, actor, action }) => {
      const refusal = this.#matches.get(id)?.check(actor, action) ?? null;
      return refusal ? err(refusal) : ok(null);
    },
    'document.playOn': (request) => this.#changeMatch(request, (match) => match.playOn()),
    'document.branch': (request) => this.#changeMatch(request, (match) => match.takeUp(request.branch)),
    'document.look': (request) => this.#changeMatch(request, (match) => match.look(request.seat)),
    'document.setSeat': (request) =>
      this.#changeMatch(request, (match) => match.setPlayer(request.seat, request.player)),
    'document.setUndoPolicy': (request) =>
      this.#changeMatch(request, (match) => match.setPolicy(request.policy)),
    'document.setChance': (request) => this.#changeMatch(request, (match) => match.setChance(request.chance)),
    'document.revealSeed': (request) => this.#changeMatch(request, (match) => match.revealSeed()),
    'document.hurry': () => ok(null),
    'document.setPace': () => ok(null),
    'document.hint': ({ id }) => {
      const action = this.match(id)?.offers?.actions[0];
      return action
        ? ok({ action, reason: 'It was the best of three.' })
        : err({ code: 'nothing-to-decide', message: 'There is nothing to decide now.' });
    },
    'document.log': ({ id, from, to }) => ok(this.#matches.get(id)?.log(from, to) ?? []),
    'document.edit': (request) => this.#stale(request) ?? this.#edit(request),
    'document.undo': (request) =>
      this.#matches.has(request.id)
        ? this.#changeMatch(request, (match) => match.undo())
        : this.#travel(request, (position) => position - 1),
    'document.redo': (request) =>
      this.#matches.has(request.id)
        ? this.#changeMatch(request, (match) => match.redo())
        : this.#travel(request, (position) => position + 1),
    'document.goTo': (request) => this.#travel(request, () => request.position),
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

function planOf(stored: Stored): AnyPlan {
  return stored.steps[stored.position - 1]?.plan ?? stored.first;
}

function stateOf(stored: Stored): PlanState {
  const { steps, position } = stored;
  return {
    kind: 'plan',
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
