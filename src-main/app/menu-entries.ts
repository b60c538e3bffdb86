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

/** Chords are the renderer's defaults, to the letter; a test compares the two lists. */
export const MENUS: readonly MenuColumn[] = [
  {
    label: 'File',
    entries: [
      command('library.new', 'New Plan', 'Ctrl+Alt+N Ctrl+N'),
      command('library.import', 'Import Files …', 'Ctrl+O'),
      command('library.open', 'Go to the Library', 'Ctrl+Shift+L'),
      SEPARATOR,
      command('document.save', 'Save', 'Ctrl+S'),
      command('document.rename', 'Rename Plan', 'F2'),
      command('document.duplicate', 'Duplicate Plan', null),
      command('document.export', 'Save as One File…', null),
      command('document.remove', 'Move Plan to the Bin', null),
      SEPARATOR,
      command('share.export', 'Export Picture or Print…', 'Ctrl+Shift+E'),
      command('share.copy-picture', 'Copy Picture', 'Ctrl+Shift+C'),
      command('share.report', 'Report a Problem…', null),
      SEPARATOR,
      command('app.settings', 'Settings', 'Ctrl+,'),
      SEPARATOR,
      role('quit'),
    ],
  },
  {
    label: 'Edit',
    entries: [
      command('edit.undo', 'Undo', 'Ctrl+Z'),
      command('edit.redo', 'Redo', 'Ctrl+Shift+Z Ctrl+Y'),
      SEPARATOR,
      command('edit.cut', 'Cut Pieces', 'Ctrl+X'),
      command('edit.copy', 'Copy Pieces', 'Ctrl+C'),
      command('edit.paste', 'Paste Pieces', 'Ctrl+V'),
      command('edit.duplicate', 'Duplicate Pieces', 'Ctrl+D'),
      command('edit.delete', 'Delete Pieces', 'Delete Backspace'),
      command('edit.select-all', 'Select All Pieces', 'Ctrl+A'),
      command('edit.lock', 'Lock or Unlock', 'L'),
    ],
  },
  {
    label: 'Tools',
    entries: [
      command('tool.select', 'Select and Move', 'V'),
      command('tool.pan', 'Pan', 'H'),
      command('tool.measure', 'Measure', 'M'),
      command('tool.maneuver', 'Manoeuvre', 'T'),
      command('tool.arcs', 'Arcs and Ranges', 'A'),
      command('tool.annotate', 'Annotate', 'W'),
      command('tool.forces', 'Task forces', 'U'),
      command('tool.place', 'Place a Piece', 'P'),
      command('tool.odds', 'Odds', 'D'),
      command('tool.layers', 'Layers and Overlays', 'Shift+L'),
    ],
  },
  {
    label: 'History',
    entries: [
      command('history.first', 'To the First Step', 'Ctrl+Home'),
      command('history.back', 'One Step Back', 'PageUp'),
      command('history.forward', 'One Step Forward', 'PageDown'),
      command('history.last', 'To the Last Step', 'Ctrl+End'),
    ],
  },
  {
    label: 'View',
    entries: [
      command('view.fit', 'Fit the Table', 'F'),
      command('view.fit-selection', 'Fit the Selection', 'Shift+F'),
      command('view.zoom-in', 'Zoom In', 'Plus ='),
      command('view.zoom-out', 'Zoom Out', '-'),
      command('view.zoom-nominal', 'Zoom to 100 %', '0'),
      SEPARATOR,
      command('view.arcs', 'Arcs', 'Shift+A'),
      command('view.outline', 'Table Outline', 'O'),
      SEPARATOR,
      command('view.theme-dark', 'Dark Theme', null),
      command('view.theme-light', 'Light Theme', null),
      command('view.theme-contrast', 'High-Contrast Theme', null),
      SEPARATOR,
      command('view.units', 'Inches or Centimetres', null),
      command('view.grid', 'Grid', 'G'),
      command('view.snap', 'Snapping', 'S'),
      command('view.panel', 'Panel', 'Ctrl+B'),
      SEPARATOR,
      role('togglefullscreen'),
    ],
  },
  {
    label: 'Help',
    entries: [
      command('app.palette', 'Command Palette', 'Ctrl+K'),
      command('app.shortcuts', 'Keyboard Shortcuts', '? F1'),
      SEPARATOR,
      command('app.about', 'About Plotroom', null),
    ],
  },
];
