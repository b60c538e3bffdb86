/** The desk's questions for files, asked with the system's own dialogs above our window. */
import path from 'node:path';
import { type BrowserWindow, dialog, type OpenDialogOptions, type SaveDialogOptions } from 'electron';
import type { HostDialogs } from '../desk/types';

const OPENED = {
  name: 'Plotroom plans, and pictures, prints and archives with one inside',
  extensions: ['plotroom', 'json', 'png', 'pdf', 'zip'],
};
/** What a written file is called by its extension. */
const SAVED: Readonly<Record<string, string>> = {
  plotroom: 'Plotroom plans',
  png: 'PNG pictures',
  svg: 'SVG drawings',
  pdf: 'PDF documents',
  zip: 'ZIP archives',
};
const ALL_FILES = { name: 'All files', extensions: ['*'] };

/** `parent` gives the window to ask above, or null when none is open. */
export function nativeDialogs(parent: () => BrowserWindow | null): HostDialogs {
  return {
    async chooseFilesToImport() {
      const options: OpenDialogOptions = {
        title: 'Import plans',
        buttonLabel: 'Import',
        filters: [OPENED, ALL_FILES],
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
        title: 'Export',
        buttonLabel: 'Export',
        defaultPath: suggestedName,
        filters: [filterOf(suggestedName)],
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

function filterOf(fileName: string): { name: string; extensions: string[] } {
  const extension = path.extname(fileName).slice(1).toLowerCase();
  const name = SAVED[extension];
  return name === undefined ? ALL_FILES : { name, extensions: [extension] };
}
