/** The native menu bar: the renderer's commands by id, and the few items that only the system knows. */
import type { MenuItemConstructorOptions } from 'electron';
import { accelerator } from './accelerator';
import { MENUS, type MenuEntry } from './menu-entries';

export interface MenuOptions {
  readonly platform: NodeJS.Platform;
  /** Shows the developer tools; for a program run from its source. */
  readonly developer: boolean;
  /** Rebound shortcuts by command id; an empty chord shows none. */
  readonly shortcuts: Readonly<Record<string, string>>;
  readonly run: (command: string) => void;
}

/** The whole menu bar for a platform. Items of commands carry the command's id as theirs. */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const menus = MENUS.map(({ label, entries }) => ({
    label,
    submenu: [...entries.map((entry) => item(entry, options)), ...extraItems(label, options)],
  }));
  return options.platform === 'darwin' ? [macAppMenu(options), ...menus, { role: 'windowMenu' }] : menus;
}

function extraItems(label: string, options: MenuOptions): MenuItemConstructorOptions[] {
  if (label === 'Edit' && options.platform === 'darwin') return macTextItems();
  if (label === 'View' && options.developer) return [{ type: 'separator' }, { role: 'toggleDevTools' }];
  return [];
}

/** macOS edits text fields by keys of menu items only; hidden ones do. The visible items act on the table. */
function macTextItems(): MenuItemConstructorOptions[] {
  const roles = ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'] as const;
  return roles.map((role) => ({ role, visible: false }));
}

function item(entry: MenuEntry, options: MenuOptions): MenuItemConstructorOptions {
  if (entry.type === 'separator') return { type: 'separator' };
  if (entry.type === 'role') return { role: entry.role };
  const { command, label } = entry;
  return {
    id: command,
    label,
    click: () => options.run(command),
    ...shownKeys(options.shortcuts[command] ?? entry.keys, options.platform),
  };
}

/**
 * Keys are shown, never taken: the page handles its own, and an item that fired too would run the command twice or while
 * somebody types. macOS cannot show keys without taking them, so its menus show none.
 */
function shownKeys(
  chords: string | null,
  platform: NodeJS.Platform,
): Pick<MenuItemConstructorOptions, 'accelerator' | 'registerAccelerator'> {
  const keys = platform === 'darwin' ? null : accelerator(chords);
  return keys === null ? {} : { accelerator: keys, registerAccelerator: false };
}

function macAppMenu(options: MenuOptions): MenuItemConstructorOptions {
  return {
    label: 'Plotroom',
    submenu: [
      { label: 'About Plotroom', click: () => options.run('app.about') },
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
}
