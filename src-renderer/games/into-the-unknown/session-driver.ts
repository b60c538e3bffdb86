/** A session over the in-memory desk, driven like a person would: for tests of tools, commands and panels. */
import type { ContentPack } from '../../../shared/content';
import type { PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { MemoryDesk } from '../../bridge/memory-desk';
import { OpenDocument } from '../../bridge/open-document.svelte';
import { SettingsStore } from '../../bridge/settings.svelte';
import type { TableFiles } from '../descriptor';
import { ToolDriver } from '../../tools/tool-driver';
import { sectorCommands } from './commands';
import { SectorSession } from './session.svelte';
import type { Preview, SectorToolContext } from './tools';

/** Blue's Defiant heads north-east of the middle, Orange's Fighter stands north of it, an anomaly to the east. */
export const CROSSING: SectorPlan = {
  format: 'plotroom-plan',
  version: 1,
  game: 'into-the-unknown',
  title: 'Crossing',
  sector: { layout: 'helix' },
  units: [
    {
      id: 'defiant-1',
      class: 'defiant',
      owner: 'blue',
      pose: { x: 18, y: 20, headingDeg: 0 },
      alert: 'green 2',
    },
    { id: 'fighter-1', class: 'jemhadar-fighter', owner: 'orange', pose: { x: 18, y: 12, headingDeg: 180 } },
  ],
  features: [{ id: 'anomaly-1', kind: 'anomaly', number: 1, at: { x: 26, y: 20 } }],
};

export interface SessionBench {
  readonly session: SectorSession;
  readonly desk: MemoryDesk;
  readonly said: readonly string[];
  readonly driver: ToolDriver<SectorToolContext, Preview>;
  /** Runs a command by its id as a shortcut would. */
  readonly run: (id: string) => void;
  /** Waits until every edit has been answered. */
  readonly settled: () => Promise<void>;
  readonly unit: (id: string) => PlanUnit;
  readonly undoLabel: () => string | null;
}

export function openSession(
  pack: ContentPack,
  plan: SectorPlan = CROSSING,
  files: TableFiles | null = null,
): SessionBench {
  const desk = new MemoryDesk();
  const said: string[] = [];
  const id = desk.add(plan);
  const state = desk.state(id);
  if (!state) throw new Error('The desk lost the plan');
  const document = new OpenDocument(desk, state, (refusal) => said.push(refusal.message));
  const settings = new SettingsStore(desk, (refusal) => said.push(refusal.message));
  const announce = (text: string): void => void said.push(text);
  const session = new SectorSession(
    { document, pack, settings, announce, ...(files ? { files } : {}) },
    sectorCommands,
  );
  session.view.camera = { originX: 0, originY: 0, pxPerIn: 48 };
  return {
    session,
    desk,
    said,
    driver: new ToolDriver(session.machine),
    run: (name) => runCommand(session, name),
    settled: () => session.editor.settled(),
    unit: (unitId) => {
      const unit = session.plan.units.find((candidate) => candidate.id === unitId);
      if (!unit) throw new Error(`No unit ${unitId}`);
      return unit;
    },
    undoLabel: () => desk.state(id)?.history.undoLabel ?? null,
  };
}

function runCommand(session: SectorSession, id: string): void {
  const command = session.commands.find((candidate) => candidate.id === id);
  if (!command) throw new Error(`No command ${id}`);
  if (command.enabled?.() === false) throw new Error(`${id} is not enabled`);
  command.run();
}
