/** The desk's questions for files, asked with the system's own dialogs above our window. */
import { type BrowserWindow, dialog, type OpenDialogOptions, type SaveDialogOptions } from 'electron';
import type { HostDialogs } from '../desk/types';

const PLAN_FILES = { name: 'Plotroom plans', extensions: ['plotroom'] };
const ALL_FILES = { name: 'All files', extensions: ['*'] };

/** `parent` gives the window to ask above, or null when none is open. */
export function nativeDialogs(parent: () => BrowserWindow | null): HostDialogs {
  return {
    async chooseFilesToImport() {
      const options: OpenDialogOptions = {
        title: 'Import plans',
        buttonLabel: 'Import',
        filters: [PLAN_FILES, ALL_FILES],
        properties: ['openFile', 'multiSelections'],
      };
      const window = parent();
      const chosen = await (window === null
        ? dialog.showOpenDialog(options)
        : dialog.showOpenDialog(window, options));
      return chosen.canceled ? null : chosen.filePaths;
    },
    async chooseExportPath(suggestedName) {
      const options: SaveDialogOptions = {
        title: 'Export plan',
        buttonLabel: 'Export',
        defaultPath: suggestedName,
        filters: [PLAN_FILES],
        properties: ['createDirectory', 'showOverwriteConfirmation'],
      };
      const window = parent();
      const chosen = await (window === null
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(window, options));
      return chosen.canceled || chosen.filePath === '' ? null : chosen.filePath;
    },
  };
}
