/** A planned board over the in-memory desk, driven like a person would: for tests of tools, commands and the planner. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import type { PlanState } from '../../../../shared/contract';
import { layAtRandom, startPlaces } from '../../../../shared/network';
import { LibraryStore } from '../../../bridge/library.svelte';
import { MemoryDesk } from '../../../bridge/memory-desk';
import { OpenDocument } from '../../../bridge/open-document.svelte';
import { SettingsStore } from '../../../bridge/settings.svelte';
import { networkCommands } from './commands';
import { NetworkSession } from './session.svelte';

/** The lesson that ships: five uses of Navigate to Boreth, two after one turn. */
export function lessonPlan(content: BlackAlertContent): NetworkPlan {
  const { discovery, charon, fleets, corruption } = startPlaces(content);
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'black-alert',
    title: 'One turn away',
    network: { tiles: layAtRandom(content, 'lesson 81').map((tile) => ({ ...tile })) },
    tokens: [...corruption, 'B2' as const, 'D2' as const].map((at, index) => {
      return { id: `corruption-${index + 1}`, kind: 'corruption', at };
    }),
    ships: { discovery, charon, fleets: [...fleets] },
  };
}

export interface NetworkBench {
  readonly session: NetworkSession;
  readonly said: readonly string[];
  readonly opened: readonly string[];
  /** Runs a command by its id as a shortcut would. */
  readonly run: (id: string) => void;
  /** Waits until every edit has been answered. */
  readonly settled: () => Promise<void>;
  readonly undo: () => Promise<boolean>;
  readonly undoLabel: () => string | null;
}

export function openNetwork(content: BlackAlertContent, plan = lessonPlan(content)): NetworkBench {
  const desk = new MemoryDesk();
  const [said, opened]: [string[], string[]] = [[], []];
  const state = desk.state(desk.add(plan)) as PlanState<NetworkPlan>; // what was just added
  const refuse = (refusal: { readonly message: string }): void => void said.push(refusal.message);
  const document = new OpenDocument<NetworkPlan>(desk, state, refuse);
  const session = new NetworkSession(
    {
      document,
      pack: content,
      settings: new SettingsStore(desk, refuse),
      library: new LibraryStore(desk, refuse),
      files: { keep: () => Promise.resolve(false), choose: () => Promise.resolve(null) },
      announce: (text) => void said.push(text),
      refuse,
      open: (id) => void opened.push(id),
    },
    networkCommands,
  );
  return {
    session,
    said,
    opened,
    run: (id) => runCommand(session, id),
    settled: () => session.editor.settled(),
    undo: () => document.undo(),
    undoLabel: () => document.state.history.undoLabel,
  };
}

function runCommand(session: NetworkSession, id: string): void {
  const command = session.commands.find((candidate) => candidate.id === id);
  if (!command) throw new Error(`No command ${id}`);
  if (command.enabled?.() === false) throw new Error(`${id} is not enabled`);
  command.run();
}
