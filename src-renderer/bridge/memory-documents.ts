/** The plans of the in-memory double: each with its steps, undone and redone as main does it. */
import { err, ok, type Refusal } from '../../shared/base';
import type {
  Answer,
  Answers,
  DeskEvent,
  LibraryEntry,
  LibraryList,
  PlanState,
  Request,
} from '../../shared/contract';
import type { AnyPlan } from '../../shared/documents/any-plan';
import { apply } from 'mutative';

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
/** What both halves of the double tell time by: it goes on when a plan is added, and never by itself. */
export interface MemoryClock {
  nowMs: number;
}

export const GONE: Refusal = { code: 'no-such-document', message: 'There is no such document.' };

export class MemoryDocuments {
  readonly #documents = new Map<string, Stored>();
  readonly #clock: MemoryClock;
  readonly #emit: (event: DeskEvent) => void;

  constructor(clock: MemoryClock, emit: (event: DeskEvent) => void) {
    this.#clock = clock;
    this.#emit = emit;
  }

  /** Puts a document in and gives its id. */
  add(plan: AnyPlan, summary: string): string {
    const id = crypto.randomUUID();
    const changedAt = (this.#clock.nowMs += 60_000);
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

  /** Null: there is none, not even in the bin. */
  state(id: string): PlanState | null {
    const stored = this.#documents.get(id);
    return stored ? stateOf(stored) : null;
  }

  open(id: string): Answer<'document.open'> {
    return this.#change(id, () => undefined);
  }

  list(): Pick<LibraryList, 'documents' | 'bin'> {
    const all = [...this.#documents.values()];
    return {
      documents: all.filter(({ deletedAt }) => deletedAt === null).map(({ entry }) => entry),
      bin: all.flatMap(({ entry, deletedAt }) => (deletedAt === null ? [] : [{ ...entry, deletedAt }])),
    };
  }

  forces(): Answers['library.forces'] {
    return [...this.#documents].flatMap(([id, stored]) => {
      const plan = planOf(stored);
      const { title } = plan;
      const forces = plan.game === 'into-the-unknown' ? (plan.forces ?? []) : [];
      return forces.length > 0 && stored.deletedAt === null ? [{ id, title, forces }] : [];
    });
  }

  create(plan: AnyPlan, summary: string): Answer<'library.create'> {
    return this.#entry(this.add(plan, summary), () => undefined);
  }

  /** A copy of it as it stands; its entry says what every new one says. */
  duplicate(id: string, summary: string): Answer<'library.duplicate'> {
    const stored = this.#documents.get(id);
    if (!stored) return err(GONE);
    return this.create({ ...planOf(stored), title: `${stored.entry.title} copy` }, summary);
  }

  remove(id: string): Answer<'library.remove'> {
    return dropped(this.#entry(id, (stored) => (stored.deletedAt = this.#clock.nowMs)));
  }

  restore(id: string): Answer<'library.restore'> {
    return this.#entry(id, (stored) => (stored.deletedAt = null));
  }

  purge(id: string): Answer<'library.purge'> {
    return dropped(this.#entry(id, () => this.#documents.delete(id)));
  }

  /** As main does it: the title is part of the plan, renaming a step. */
  rename(id: string, title: string): Answer<'library.rename'> {
    const patches = [{ op: 'replace' as const, path: '/title', value: title }];
    const renamed = this.#step(id, `Rename to “${title}”`, patches);
    if (!renamed.ok) return renamed;
    return this.#entry(id, (stored) => (stored.entry = { ...stored.entry, title }));
  }

  edit(request: Request<'document.edit'>): Answer<'document.edit'> {
    return this.#stale(request) ?? this.#step(request.id, request.label, request.patches);
  }

  travel(
    request: { readonly id: string; readonly baseRevision: number },
    place: (position: number) => number,
  ): Answer<'document.open'> {
    return (
      this.#stale(request) ??
      this.#change(request.id, (stored) => {
        stored.position = Math.min(stored.steps.length, Math.max(0, place(stored.position)));
        stored.revision++;
      })
    );
  }

  history({ id, from, to }: Request<'document.history'>): Answers['document.history'] {
    return (this.#documents.get(id)?.steps ?? []).slice(from, to).map((step) => step.label);
  }

  #step(id: string, label: string, patches: Request<'document.edit'>['patches']): Answer<'document.edit'> {
    return this.#change(id, (stored) => {
      const plan = apply<AnyPlan>(planOf(stored), patches); // trusts the renderer's patches
      stored.steps = [...stored.steps.slice(0, stored.position), { label, plan }];
      stored.position = stored.steps.length;
      stored.revision++;
    });
  }

  #entry(id: string, change: (stored: Stored) => void): Answer<'library.rename'> {
    const stored = this.#documents.get(id);
    if (!stored) return err(GONE);
    change(stored);
    this.#emit({ type: 'library' });
    return ok(stored.entry);
  }

  #change(id: string, change: (stored: Stored) => void): Answer<'document.open'> {
    const stored = this.#documents.get(id);
    if (!stored || stored.deletedAt !== null) return err(GONE);
    const before = stored.revision;
    change(stored);
    const state = stateOf(stored);
    if (stored.revision !== before) this.#emit({ type: 'document', state });
    return ok(state);
  }

  /** As main does it: a step that starts from an older plan is refused. */
  #stale({ id, baseRevision }: { id: string; baseRevision: number }): Answer<'document.open'> | null {
    const stored = this.#documents.get(id);
    if (!stored || stored.revision === baseRevision) return null;
    return err({ code: 'stale-revision', message: 'The plan has changed meanwhile.' });
  }
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
