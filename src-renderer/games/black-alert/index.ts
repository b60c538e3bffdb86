/** The spore network of Black Alert: planned boards, and matches played on them. */
import type { NetworkDescriptor } from '../descriptor';
import { matchTable } from './match';
import { networkCommands, NetworkPanel, NetworkSession, NetworkStage } from './plan';

export const blackAlert: NetworkDescriptor = {
  id: 'black-alert',
  tableName: 'Spore network',
  gameName: 'Black Alert',
  accent: 'spore',
  createSession: (context) => new NetworkSession(context, networkCommands),
  Stage: NetworkStage as NetworkDescriptor['Stage'], // the app hands each Stage and Panel the session of its own descriptor
  Panel: NetworkPanel as NetworkDescriptor['Panel'],
  sharing: () => import('./plan/export').then(({ networkSharing }) => networkSharing),
  match: matchTable,
};
