/** The bridge's in-memory double: a desk small enough to read, for tests of everything above the bridge. */
import { err, ok, type Refusal } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import {
  DEFAULT_SETTINGS,
  settingsSchema,
  type Answer,
  type AppInfo,
  type BlackAlertMatchState,
  type Bridge,
  type CallName,
  type DeskEvent,
  type GameContent,
  type LibraryList,
  type PlanState,
  type Request,
  type Settings,
} from '../../shared/contract';
import type { AnyPlan } from '../../shared/documents/any-plan';
import type { SectorPlan } from '../../shared/documents/plan';
import { GONE, type MemoryClock, MemoryDocuments } from './memory-documents';
import { newPlan, samplePlan } from './memory-plans';
import type { MemoryMatch, MemoryMatchOptions } from './memory-match';
import { MemoryMatches } from './memory-matches';

type Handlers = { [Name in CallName]?: (request: Request<Name>) => Answer<Name> };

const INFO: AppInfo = {
  version: '0.1.0',
  host: 'web',
  platform: 'linux',
  dataFolder: '~/.local/share/plotroom',
  dialogs: false,
  runtime: 'Node 20.19.0',
};
const NO_PACK: Refusal = { code: 'no-pack', message: 'There is no such pack.' };
/** What every plan of the double is said to be, whatever is in it. */
const SUMMARY = 'Helix sector';

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
  readonly #listeners = new Set<(event: DeskEvent) => void>();
  readonly #clock: MemoryClock = { nowMs: 1_760_000_000_000 };
  readonly #plans = new MemoryDocuments(this.#clock, (event) => this.emit(event));
  readonly #matches = new MemoryMatches(this.#clock, (event) => this.emit(event));

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
  add(plan: AnyPlan, summary = SUMMARY): string {
    return this.#plans.add(plan, summary);
  }

  /** Puts a match in and gives its id. */
  addMatch(title: string, options: MemoryMatchOptions = {}): string {
    return this.#matches.add(title, options);
  }

  /** A plan's state; the test knows of which game. */
  state<Plan extends AnyPlan = SectorPlan>(id: string): PlanState<Plan> | null {
    return this.#plans.state(id) as PlanState<Plan> | null;
  }

  match(id: string): BlackAlertMatchState | null {
    return this.#matches.state(id);
  }

  /** Something happens in a match without a call of the window's: a bot moves, another window acts. */
  inMatch(id: string, change: (match: MemoryMatch) => void): void {
    this.#matches.happen(id, change);
  }

  #list(): LibraryList {
    const { documents, bin } = this.#plans.list();
    return { ...this.lists, documents: [...documents, ...this.#matches.entries()], bin };
  }

  #travel(
    request: { id: string; baseRevision: number },
    place: (position: number) => number,
  ): Answer<'document.open'> {
    return this.#matches.get(request.id)
      ? this.#matches.change(request, (match) => match.moveTo(place(match.position)))
      : this.#plans.travel(request, place);
  }

  readonly #handlers: Handlers = {
    'app.info': () => ok(this.info),
    'app.reportProblem': () => ok(null),
    'settings.get': () => ok(this.settings),
    'settings.set': ({ settings }) => ok((this.settings = settingsSchema.parse(settings))),
    'packs.read': () => (this.pack ? ok(this.pack) : err(NO_PACK)),
    'library.list': () => ok(this.#list()),
    'library.forces': () => ok(this.#plans.forces()),
    'library.create': (request) => this.#plans.create(newPlan(request), SUMMARY),
    'library.createMatch': ({ title, players, chance }) => this.#matches.create(title, { players, chance }),
    'packs.list': () => ok({ packs: [], broken: [], bin: [] }),
    'packs.content': () => (this.content ? ok(this.content) : err(NO_PACK)),
    'document.content': () => (this.content ? ok(this.content) : err(NO_PACK)),
    'library.createFromExample': ({ example }) => {
      const entry = this.lists.examples.find(({ id }) => id === example);
      return entry ? this.#plans.create(samplePlan(entry.title), SUMMARY) : err(GONE);
    },
    'library.thumbnail': () => ok(null),
    'library.setThumbnail': () => ok(null),
    'library.rename': ({ id, title }) => this.#plans.rename(id, title),
    'library.duplicate': ({ id }) => this.#plans.duplicate(id, SUMMARY),
    'library.remove': ({ id }) => this.#plans.remove(id),
    'library.restore': ({ id }) => this.#plans.restore(id),
    'library.purge': ({ id }) => this.#plans.purge(id),
    'library.import': ({ name }) => {
      const made = this.#plans.create(samplePlan(name.replace(/\.plotroom$/, '')), SUMMARY);
      return made.ok ? ok({ entry: made.value, note: null }) : made;
    },
    'library.export': ({ id }) => {
      const state = this.state(id);
      return state
        ? ok({ fileName: `${state.plan.title}.plotroom`, text: JSON.stringify(state.plan) })
        : err(GONE);
    },
    'document.open': ({ id }) => {
      const match = this.match(id);
      return match ? ok(match) : this.#plans.open(id);
    },
    'document.act': (request) =>
      this.#matches.change(request, (match) => match.act(request.actor, request.action)),
    'document.check': ({ id, actor, action }) => {
      const refusal = this.#matches.get(id)?.check(actor, action) ?? null;
      return refusal ? err(refusal) : ok(null);
    },
    'document.playOn': (request) => this.#matches.change(request, (match) => match.playOn()),
    'document.branch': (request) => this.#matches.change(request, (match) => match.takeUp(request.branch)),
    'document.look': (request) => this.#matches.change(request, (match) => match.look(request.seat)),
    'document.setSeat': (request) =>
      this.#matches.change(request, (match) => match.setPlayer(request.seat, request.player)),
    'document.setUndoPolicy': (request) =>
      this.#matches.change(request, (match) => match.setPolicy(request.policy)),
    'document.setChance': (request) =>
      this.#matches.change(request, (match) => match.setChance(request.chance)),
    'document.revealSeed': (request) => this.#matches.change(request, (match) => match.revealSeed()),
    'document.hurry': () => ok(null),
    'document.setPace': () => ok(null),
    'document.hint': ({ id }) => {
      const action = this.match(id)?.offers?.actions[0];
      return action
        ? ok({ action, reason: 'It was the best of three.' })
        : err({ code: 'nothing-to-decide', message: 'There is nothing to decide now.' });
    },
    'document.log': ({ id, from, to }) => ok(this.#matches.get(id)?.log(from, to) ?? []),
    'document.edit': (request) => this.#plans.edit(request),
    'document.undo': (request) =>
      this.#matches.get(request.id)
        ? this.#matches.change(request, (match) => match.undo())
        : this.#travel(request, (position) => position - 1),
    'document.redo': (request) =>
      this.#matches.get(request.id)
        ? this.#matches.change(request, (match) => match.redo())
        : this.#travel(request, (position) => position + 1),
    'document.goTo': (request) => this.#travel(request, () => request.position),
    'document.history': (request) => ok(this.#plans.history(request)),
    'document.close': () => ok(null),
    'document.report': ({ id }) => {
      const state = this.state(id);
      return state ? ok({ fileName: `${state.plan.title} report.zip`, base64: btoa('report') }) : err(GONE);
    },
    'files.save': ({ name }) => ok(`/somewhere/${name}`),
  };
}
