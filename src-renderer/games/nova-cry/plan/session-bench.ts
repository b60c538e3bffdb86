/** A plan of task forces over the in-memory desk, driven like a person would: for tests of the planner. */
import type { NovaCryContent } from '../../../../shared/content/nova-cry';
import type { PlanState } from '../../../../shared/contract';
import type { ForcePlan, PlannedForce } from '../../../../shared/documents/force-plan';
import { LibraryStore } from '../../../bridge/library.svelte';
import { MemoryDesk } from '../../../bridge/memory-desk';
import { OpenDocument } from '../../../bridge/open-document.svelte';
import { SettingsStore } from '../../../bridge/settings.svelte';
import { forceCommands } from './commands';
import { ForceSession } from './session.svelte';

const CREW = { scientist: null, doctor: null, engineer: null };

export function plannedForce(id: string, more: Partial<PlannedForce>): PlannedForce {
  const bare = { ship: null, captain: null, weapon: null, crew: CREW, damage: 0, jams: 0 };
  return { id, name: id, ...bare, ...more };
}

/** Two forces that fight, with three red cubes on the defender. */
export function twoForces(): ForcePlan {
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'nova-cry',
    title: 'First light and Vantar',
    forces: [
      plannedForce('light', {
        name: 'First light',
        ship: 'halcyon-drift',
        captain: 'ysolde-marr',
        weapon: 'arc-lance',
      }),
      plannedForce('vantar', {
        name: 'Vantar',
        ship: 'ember-wake',
        captain: 'pell-ardent',
        weapon: 'breach-maul',
        damage: 3,
      }),
    ],
    fight: { attacker: 'light', defender: 'vantar' },
  };
}

export interface ForceBench {
  readonly session: ForceSession;
  readonly desk: MemoryDesk;
  readonly said: readonly string[];
  readonly opened: readonly string[];
  /** Runs a command by its id as a shortcut would. */
  readonly run: (id: string) => void;
  readonly settled: () => Promise<void>;
  readonly undo: () => Promise<boolean>;
  readonly undoLabel: () => string | null;
}

export function openForces(content: NovaCryContent, plan = twoForces()): ForceBench {
  const desk = new MemoryDesk();
  const [said, opened]: [string[], string[]] = [[], []];
  const state = desk.state(desk.add(plan)) as PlanState<ForcePlan>; // what was just added
  const refuse = (refusal: { readonly message: string }): void => void said.push(refusal.message);
  const document = new OpenDocument<ForcePlan>(desk, state, refuse);
  const session = new ForceSession(
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
    forceCommands,
  );
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

function runCommand(session: ForceSession, id: string): void {
  const command = session.commands.find((candidate) => candidate.id === id);
  if (!command) throw new Error(`No command ${id}`);
  if (command.enabled?.() === false) throw new Error(`${id} is not enabled`);
  command.run();
}
