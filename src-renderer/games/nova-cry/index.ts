/** The task force table of Nova Cry: matches of two to six seats. */
import type { ForceDescriptor } from '../descriptor';
import { matchTable } from './match';

export const novaCryGame: ForceDescriptor = {
  id: 'nova-cry',
  tableName: 'Task force',
  gameName: 'Nova Cry',
  accent: 'force',
  match: matchTable,
};
