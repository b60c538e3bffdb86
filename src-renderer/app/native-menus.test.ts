/** The native menus name the renderer's commands; main may not import the renderer, so this test compares the two. */
import { describe, expect, it } from 'vitest';
import { MENUS } from '../../src-main/app/menu-entries';
import { sectorCommands } from '../games/into-the-unknown/commands';
import type { SectorSession } from '../games/into-the-unknown/session.svelte';
import type { Command } from '../ui';
import type { AppModel } from './app-model.svelte';
import { appCommands } from './commands';

/** Stands for any part of the app: the lists of commands are made without running one. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, key) => {
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    return anything;
  },
  apply: () => anything,
});
/** A planner of the sector with its builder of task forces closed. */
const closed = new Proxy({}, { get: (_target, key) => (key === 'isOpen' ? false : anything) });
const sector: unknown = new Proxy({}, { get: (_target, key) => (key === 'builder' ? closed : anything) });
const commands = new Map<string, Command>(
  [...appCommands(anything as AppModel), ...sectorCommands(sector as SectorSession)].map((command) => [
    command.id,
    command,
  ]),
);
const items = MENUS.flatMap(({ entries }) => entries).filter((entry) => entry.type === 'command');

describe('the native menus', () => {
  it.each(items.map(({ command, keys }) => [command, keys] as const))(
    'offer %s, a command with the keys %s',
    (id, keys) => {
      expect(commands.get(id)).toMatchObject({ id, keys });
    },
  );

  it('offer every command of the app and every tool of the table', () => {
    const wanted = [...commands.keys()].filter((id) =>
      /^(app|library|document|history|view|tool)\./.test(id),
    );
    const offered = new Set(items.map(({ command }) => command));
    // Keys of a gesture under way, and steps from one thing to the next, mean nothing when a menu is open.
    const steps = ['annotation', 'piece'].flatMap((each) => [`view.next-${each}`, `view.previous-${each}`]);
    const left = ['tool.cancel', 'tool.complete', ...steps].sort();
    expect(wanted.filter((id) => !offered.has(id)).sort()).toEqual(left);
  });
});
