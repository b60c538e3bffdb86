/** Commands that give something of the document on the table away: pictures, prints, the plan as a file, a report. */
import Bug from '@lucide/svelte/icons/bug';
import ClipboardCopy from '@lucide/svelte/icons/clipboard-copy';
import Printer from '@lucide/svelte/icons/printer';
import type { Command } from '../../ui';
import type { AppScope } from '../scope';

/** The Share menu from the top down; saving as one file is a command of the document. */
const MENU = ['share.export', 'share.copy-picture', 'document.export', 'share.report'];

export function shareCommands(app: AppScope): Command[] {
  const group = 'Share';
  const hasPictures = () => app.table?.sharing !== undefined;
  return [
    {
      id: 'share.export',
      title: 'Export picture or print…',
      group,
      keys: 'Ctrl+Shift+E',
      icon: Printer,
      enabled: hasPictures,
      run: () => void app.sharing.askExport(),
    },
    {
      id: 'share.copy-picture',
      title: 'Copy picture',
      group,
      keys: 'Ctrl+Shift+C',
      icon: ClipboardCopy,
      enabled: hasPictures,
      run: () => void app.sharing.copyPicture(),
    },
    {
      id: 'share.report',
      title: 'Report a problem…',
      group,
      keys: null,
      icon: Bug,
      enabled: () => app.table !== null,
      run: () => (app.overlay = { type: 'report' }),
    },
  ];
}

/** Those of `commands` that the Share menu offers, in its order. */
export function shareMenu(commands: readonly Command[]): readonly Command[] {
  return MENU.flatMap((id) => commands.find((command) => command.id === id) ?? []);
}
