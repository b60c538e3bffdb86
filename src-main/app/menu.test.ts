import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { menuTemplate } from './menu';

function menus(options: Partial<Parameters<typeof menuTemplate>[0]> = {}) {
  return menuTemplate({
    platform: 'linux',
    developer: false,
    shortcuts: {},
    run: () => undefined,
    ...options,
  });
}

function flat(template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);
}

const commands = (template: readonly MenuItemConstructorOptions[]) =>
  flat(template).filter((item) => item.id !== undefined);

describe('the native menu', () => {
  it('runs the command that an item is named after', () => {
    const ran: string[] = [];
    const items = commands(menus({ run: (command) => ran.push(command) }));
    // Electron passes item, window and event; ours needs none of them.
    for (const item of items) (item.click as () => void)();
    expect(ran).toEqual(items.map((item) => item.id));
    expect(ran).toContain('edit.undo');
  });

  it('has every command once', () => {
    const ids = commands(menus()).map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows keys without taking them from the page', () => {
    const withKeys = commands(menus()).filter((item) => item.accelerator !== undefined);
    expect(withKeys.every((item) => item.registerAccelerator === false)).toBe(true);
    expect(withKeys.find((item) => item.id === 'edit.undo')?.accelerator).toBe('CmdOrCtrl+Z');
  });

  it('shows no keys on macOS, where showing is taking', () => {
    const items = commands(menus({ platform: 'darwin' }));
    expect(items.filter((item) => item.accelerator !== undefined)).toEqual([]);
  });

  it('shows the rebound key, and none where it was taken away', () => {
    const items = commands(menus({ shortcuts: { 'edit.undo': 'Alt+U', 'edit.redo': '' } }));
    expect(items.find((item) => item.id === 'edit.undo')?.accelerator).toBe('Alt+U');
    expect(items.find((item) => item.id === 'edit.redo')).not.toHaveProperty('accelerator');
  });

  it('shows developer tools only to developers', () => {
    const has = (developer: boolean) =>
      flat(menus({ developer })).some((item) => item.role === 'toggleDevTools');
    expect([has(true), has(false)]).toEqual([true, false]);
  });

  it('begins with the application menu on macOS, and edits text fields by hidden items there', () => {
    const mac = menus({ platform: 'darwin' });
    const hidden = flat(mac).filter((item) => item.visible === false);
    expect(mac[0]?.label).toBe('Plotroom');
    expect(mac.at(-1)?.role).toBe('windowMenu');
    expect(hidden.map((item) => item.role)).toEqual(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll']);
  });
});
