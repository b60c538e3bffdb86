/** The sector table of Into the Unknown. */
import type { SectorDescriptor } from '../descriptor';
import { sectorCommands } from './commands';
import { matchTable } from './match';
import Panel from './panel/Panel.svelte';
import { SectorSession } from './session.svelte';
import Stage from './stage/Stage.svelte';

export const intoTheUnknown: SectorDescriptor = {
  id: 'into-the-unknown',
  tableName: 'Sector',
  gameName: 'Into the Unknown',
  accent: 'sector',
  createSession: (context) => new SectorSession(context, sectorCommands),
  Stage: Stage as SectorDescriptor['Stage'], // the app hands each Stage and Panel the session of its own descriptor
  Panel: Panel as SectorDescriptor['Panel'],
  sharing: () => import('./export').then(({ sectorSharing }) => sectorSharing),
  match: matchTable,
};
