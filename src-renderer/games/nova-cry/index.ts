/** The task force table of Nova Cry: plans of task forces side by side, and matches of two to six seats. */
import type { ForceDescriptor } from '../descriptor';
import { matchTable } from './match';
import { forceCommands, ForcePanel, ForceSession, ForceStage } from './plan';

export const novaCryGame: ForceDescriptor = {
  id: 'nova-cry',
  tableName: 'Task force',
  gameName: 'Nova Cry',
  accent: 'force',
  createSession: (context) => new ForceSession(context, forceCommands),
  Stage: ForceStage as NonNullable<ForceDescriptor['Stage']>, // the app hands each Stage and Panel the session of its own descriptor
  Panel: ForcePanel as NonNullable<ForceDescriptor['Panel']>,
  sharing: () => import('./plan/export').then(({ forceSharing }) => forceSharing),
  match: matchTable,
};
