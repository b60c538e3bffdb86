/** What the sector table gives away: loaded when it is first asked for. */
import type { TableSharing } from '../../descriptor';
import { copiedPicture } from './export-orders';
import ExportDialog from './ExportDialog.svelte';

export const sectorSharing: TableSharing = {
  ExportDialog: ExportDialog as TableSharing['ExportDialog'], // the app hands it the session of its own descriptor
  copyPicture: (session) => copiedPicture(session),
};
