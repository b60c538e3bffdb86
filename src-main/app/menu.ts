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

/** macOS edits text fields through menu items only. */
function extraItems(label: string, options: MenuOptions): MenuItemConstructorOptions[] {
  if (label === 'Edit' && options.platform === 'darwin') {
    return [
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ];
  }
  if (label === 'View' && options.developer) return [{ type: 'separator' }, { role: 'toggleDevTools' }];
  return [];
}

function item(entry: MenuEntry, options: MenuOptions): MenuItemConstructorOptions {
  if (entry.type === 'separator') return { type: 'separator' };
  if (entry.type === 'role') return { role: entry.role };
  const { command, label } = entry;
  const keys = accelerator(options.shortcuts[command] ?? entry.keys);
  return {
    id: command,
    label,
    // Shown only: the page handles its own keys, and an item that fired too would run the command twice. macOS has no
    // such switch, but there the page is asked first and a handled key never reaches the menu.
    registerAccelerator: false,
    ...(keys === null ? {} : { accelerator: keys }),
    click: () => options.run(command),
  };
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
