import { describe, expect, it, vi } from 'vitest';
import type { LibraryList } from '../../shared/contract';
import type { Command } from '../ui';
import { paletteItems, scorePaletteItem } from './palette-items';

const command = (id: string, title: string, enabled = true): Command => ({
  id,
  title,
  group: 'View',
  keys: 'G',
  enabled: () => enabled,
  run: vi.fn(),
});
const score = (query: string, title: string, group = 'View') => scorePaletteItem('x', query, [title, group]);

describe('what the palette lists', () => {
  const library: LibraryList = {
    documents: [
      {
        id: 'a',
        kind: 'plan',
        game: 'into-the-unknown',
        title: 'Old',
        summary: '',
        changedAt: 1,
        steps: 0,
        hasThumbnail: false,
      },
      {
        id: 'b',
        kind: 'plan',
        game: 'into-the-unknown',
        title: 'New',
        summary: '',
        changedAt: 2,
        steps: 0,
        hasThumbnail: false,
      },
    ],
    bin: [],
    broken: [],
    examples: [{ id: 'helix', game: 'into-the-unknown', title: 'Helix', summary: '', group: 'layout' }],
  };
  it('what stands on the table comes by name after the commands', () => {
    const tasks = { open: vi.fn(), openExample: vi.fn(() => Promise.resolve()) };
    const run = vi.fn();
    const places = [{ id: 'defiant-2', title: 'Select Defiant 2', run }];
    const items = paletteItems([command('view.grid', 'Show the grid')], {}, library, tasks, places);
    expect(items.map(({ title }) => title)).toEqual([
      'Show the grid',
      'Select Defiant 2',
      'New',
      'Old',
      'Helix',
    ]);
    items[1]?.run();
    expect(run).toHaveBeenCalledOnce();
  });
  it('commands, then documents last changed first, then examples; never itself', () => {
    const tasks = { open: vi.fn(), openExample: vi.fn(() => Promise.resolve()) };
    const commands = [
      command('app.palette', 'Command palette'),
      command('view.grid', 'Show the grid', false),
    ];
    const items = paletteItems(commands, { 'view.grid': 'H' }, library, tasks);
    expect(items.map(({ title }) => title)).toEqual(['Show the grid', 'New', 'Old', 'Helix']);
    expect(items[0]).toMatchObject({ keys: 'H', disabled: true });
    items[1]?.run();
    items[3]?.run();
    expect(tasks.open).toHaveBeenCalledWith('b');
    expect(tasks.openExample).toHaveBeenCalledWith('helix');
  });
});

describe('filtering the palette', () => {
  it('beginnings beat word beginnings beat scattered letters, and strangers are hidden', () => {
    expect(score('', 'Show the grid')).toBe(1);
    expect(score('show', 'Show the grid')).toBeGreaterThan(score('grid', 'Show the grid'));
    expect(score('gr sh', 'Show the grid')).toBeGreaterThan(score('swgd', 'Show the grid'));
    expect(score('swgd', 'Show the grid')).toBeGreaterThan(0);
    expect(score('zebra', 'Show the grid')).toBe(0);
  });
  it('the group counts, after the title', () => {
    expect(score('view grid', 'Show the grid')).toBeGreaterThan(0);
    expect(score('view', 'Show the grid')).toBeLessThan(score('view', 'View'));
  });
});
