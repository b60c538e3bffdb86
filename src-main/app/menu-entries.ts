/** What the native menus offer: commands of the renderer by id, with the keys they have unless rebound. */
import type { MenuItemConstructorOptions } from 'electron';

export type MenuEntry =
  | {
      readonly type: 'command';
      readonly command: string;
      readonly label: string;
      readonly keys: string | null;
    }
  | { readonly type: 'role'; readonly role: NonNullable<MenuItemConstructorOptions['role']> }
  | { readonly type: 'separator' };

export interface MenuColumn {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

const SEPARATOR: MenuEntry = { type: 'separator' };
const command = (id: string, label: string, keys: string | null): MenuEntry => ({
  type: 'command',
  command: id,
  label,
  keys,
});
const role = (name: NonNullable<MenuItemConstructorOptions['role']>): MenuEntry => ({
  type: 'role',
  role: name,
});

export const MENUS: readonly MenuColumn[] = [
  {
    label: 'File',
    entries: [
      command('library.new', 'New plan …', 'Ctrl+N'),
      command('library.import', 'Import …', 'Ctrl+O'),
      command('library.export', 'Export …', 'Ctrl+E'),
      SEPARATOR,
      command('document.save', 'Save', 'Ctrl+S'),
      SEPARATOR,
      role('quit'),
    ],
  },
  {
    label: 'Edit',
    entries: [command('edit.undo', 'Undo', 'Ctrl+Z'), command('edit.redo', 'Redo', 'Ctrl+Shift+Z')],
  },
  { label: 'View', entries: [role('togglefullscreen')] },
  { label: 'Help', entries: [command('help.about', 'About Plotroom', null)] },
];
