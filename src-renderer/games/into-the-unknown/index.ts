/** The sector table of Into the Unknown. */
import type { Player } from '../../../shared/contract';
import type { PlanContext, SectorDescriptor } from '../descriptor';
import { openMade } from '../open-made';
import { sectorCommands } from './commands';
import { matchTable } from './match';
import Panel from './panel/Panel.svelte';
import { SectorSession } from './session.svelte';
import Stage from './stage/PlanStage.svelte';

export const intoTheUnknown: SectorDescriptor = {
  id: 'into-the-unknown',
  tableName: 'Sector',
  gameName: 'Into the Unknown',
  accent: 'sector',
  createSession: (context) =>
    new SectorSession({ ...context, play: (players) => play(context, players) }, sectorCommands),
  Stage: Stage as SectorDescriptor['Stage'], // the app hands each Stage and Panel the session of its own descriptor
  Panel: Panel as SectorDescriptor['Panel'],
  sharing: () => import('./export').then(({ sectorSharing }) => sectorSharing),
  match: matchTable,
};

/** Begins a match from the plan and opens it. */
async function play(context: PlanContext, players: readonly Player[]): Promise<boolean> {
  return openMade(await context.library.createMatchFromPlan(context.document.id, players), context);
}
