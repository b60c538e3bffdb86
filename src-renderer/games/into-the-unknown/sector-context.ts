/** What a sector table needs from the app. */
import type { Player } from '../../../shared/contract';
import type { SectorPlan } from '../../../shared/documents/plan';
import type { SessionContext, TableFiles } from '../descriptor';
import type { EditableDocument } from '../plan-editor.svelte';

/** The same for an open plan and for what only looks like one. */
export type SectorContext = Omit<SessionContext, 'document'> & {
  readonly document: EditableDocument<SectorPlan>;
  /** Begins a match with the plan as it stands; false: refused, and the person has been told. Absent: it is no plan. */
  readonly play?: (players: readonly Player[]) => Promise<boolean>;
  /** Absent: nothing of it is given away or taken in by itself. */
  readonly files?: TableFiles;
};
