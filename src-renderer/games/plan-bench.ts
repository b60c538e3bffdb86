/** A plan over the in-memory desk, driven like a person would: for tests of planners. */
import type { AnyPlan } from '../../shared/documents/any-plan';
import type { PlanState } from '../../shared/contract';
import { LibraryStore } from '../bridge/library.svelte';
import { MemoryDesk } from '../bridge/memory-desk';
import { OpenDocument } from '../bridge/open-document.svelte';
import { SettingsStore } from '../bridge/settings.svelte';
import type { GameSession, PlanContext } from './descriptor';

type Planner = GameSession & { readonly editor: { settled(): Promise<void> } };

export interface PlanBench<Session extends Planner> {
  readonly session: Session;
  readonly desk: MemoryDesk;
  readonly said: readonly string[];
  /** Ids of documents that were opened. */
  readonly opened: readonly string[];
  /** Runs a command by its id as a shortcut would; throws where it is not enabled. */
  readonly run: (id: string) => void;
  /** Waits until every edit has been answered. */
  readonly settled: () => Promise<void>;
  readonly undo: () => Promise<boolean>;
  readonly undoLabel: () => string | null;
}

/** Opens a plan with the game's own session. */
export function openPlan<Plan extends AnyPlan, Content, Session extends Planner>(
  pack: Content,
  plan: Plan,
  begin: (context: PlanContext<Plan, Content>) => Session,
): PlanBench<Session> {
  const desk = new MemoryDesk();
  const [said, opened]: [string[], string[]] = [[], []];
  const state = desk.state(desk.add(plan)) as PlanState<Plan>; // what was just added
  const refuse = (refusal: { readonly message: string }): void => void said.push(refusal.message);
  const document = new OpenDocument<Plan>(desk, state, refuse);
  const session = begin({
    document,
    pack,
    settings: new SettingsStore(desk, refuse),
    library: new LibraryStore(desk, refuse),
    files: { keep: () => Promise.resolve(false), choose: () => Promise.resolve(null) },
    announce: (text) => void said.push(text),
    refuse,
    open: (id) => void opened.push(id),
  });
  return {
    session,
    desk,
    said,
    opened,
    run: (id) => runCommand(session, id),
    settled: () => session.editor.settled(),
    undo: () => document.undo(),
    undoLabel: () => document.state.history.undoLabel,
  };
}

function runCommand(session: GameSession, id: string): void {
  const command = session.commands.find((candidate) => candidate.id === id);
  if (!command) throw new Error(`No command ${id}`);
  if (command.enabled?.() === false) throw new Error(`${id} is not enabled`);
  command.run();
}
