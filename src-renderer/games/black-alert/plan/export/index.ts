/** What a planned board gives away besides its file: loaded when it is first asked for. */
import type { TableSharing } from '../../../descriptor';
import { PICTURE_SIZES } from '../../../../panels/share/picture-job';
import ExportDialog from './ExportDialog.svelte';
import { drawn } from './picture';

export const networkSharing: TableSharing = {
  ExportDialog: ExportDialog as TableSharing['ExportDialog'], // the app hands it the session of its own descriptor
  copyPicture: (session) => drawn(session, PICTURE_SIZES[1]),
};
