import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../shared/contract';
import SectorForm from '../../panels/library/new/SectorForm.svelte';
import type { Command } from '../../ui';
import { paletteItems } from '../palette-items';
import AboutDialog from './AboutDialog.svelte';
import CommandPalette from './CommandPalette.svelte';
import SettingsDialog from './SettingsDialog.svelte';
import ShortcutSheet from './ShortcutSheet.svelte';

const command = (id: string, title: string, keys: string | null): Command => ({
  id,
  title,
  group: 'Tools',
  keys,
  run: vi.fn(),
});
const commands = [command('tool.measure', 'Measure', 'M'), command('tool.move', 'Move', 'V')];
const keysButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^Keys for ${name}:`) });

describe('the shortcut sheet', () => {
  function sheet(own: Record<string, string> = {}) {
    const onbind = vi.fn();
    render(ShortcutSheet, { commands, own, onbind, onclose: vi.fn() });
    return onbind;
  }
  it('a free chord is taken at once', async () => {
    const onbind = sheet();
    await fireEvent.click(keysButton('Measure'));
    await fireEvent.keyDown(keysButton('Measure'), { key: 'q' });
    expect(onbind).toHaveBeenCalledExactlyOnceWith({ 'tool.measure': 'Q' });
  });
  it('K3: a chord in use is warned of, and taken from its owner only when asked', async () => {
    const onbind = sheet();
    await fireEvent.click(keysButton('Measure'));
    await fireEvent.keyDown(keysButton('Measure'), { key: 'v' });
    expect(onbind).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('already means “Move”');
    await fireEvent.click(screen.getByRole('button', { name: 'Use it here' }));
    expect(onbind).toHaveBeenCalledExactlyOnceWith({ 'tool.measure': 'V', 'tool.move': '' });
  });
  it('Backspace takes the shortcut away, Esc keeps it', async () => {
    const onbind = sheet();
    await fireEvent.click(keysButton('Measure'));
    await fireEvent.keyDown(keysButton('Measure'), { key: 'Escape' });
    expect(onbind).not.toHaveBeenCalled();
    await fireEvent.click(keysButton('Measure'));
    await fireEvent.keyDown(keysButton('Measure'), { key: 'Backspace' });
    expect(onbind).toHaveBeenCalledExactlyOnceWith({ 'tool.measure': '' });
  });
  it('one or all go back to their defaults', async () => {
    const onbind = sheet({ 'tool.measure': 'Q', 'tool.move': 'W' });
    await fireEvent.click(screen.getByRole('button', { name: 'Reset Measure' }));
    expect(onbind).toHaveBeenLastCalledWith({ 'tool.move': 'W' });
    await fireEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(onbind).toHaveBeenLastCalledWith({});
  });
  it('chords that two commands share are marked on both', () => {
    sheet({ 'tool.measure': 'V' });
    expect(screen.getByText('Also: Move')).toBeTruthy();
    expect(screen.getByText('Also: Measure')).toBeTruthy();
  });
});

describe('the command palette', () => {
  it('typing filters, Enter runs the first and closes', async () => {
    const onclose = vi.fn();
    const library = { documents: [], bin: [], broken: [], examples: [] };
    const tasks = { open: vi.fn(), openExample: vi.fn(() => Promise.resolve()) };
    render(CommandPalette, { items: paletteItems(commands, {}, library, tasks), onclose });
    const input = screen.getByRole('combobox');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await fireEvent.input(input, { target: { value: 'mov' } });
    await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await fireEvent.keyDown(input, { key: 'Enter' });
    expect(onclose).toHaveBeenCalledOnce();
    expect(commands[1]?.run).toHaveBeenCalledOnce();
  });
});

describe('settings, about, new plan', () => {
  it('each setting goes out by itself, with an example of the decimals', async () => {
    const onset = vi.fn();
    render(SettingsDialog, { settings: DEFAULT_SETTINGS, onset, onshortcuts: vi.fn(), onclose: vi.fn() });
    expect(screen.getByText(/Shown: 5\.99 in/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'Centimetres' }));
    await fireEvent.click(screen.getByRole('radio', { name: 'High contrast' }));
    await fireEvent.click(screen.getByRole('radio', { name: '3' }));
    await fireEvent.click(screen.getByRole('switch', { name: 'Snap while dragging' }));
    expect(onset.mock.calls).toEqual([
      [{ units: 'cm' }],
      [{ theme: 'contrast' }],
      [{ decimals: 3 }],
      [{ snap: false }],
    ]);
  });
  it('About says that Plotroom is unofficial, whose the names are, and where the files lie', () => {
    const info = {
      version: '0.1.0',
      host: 'web',
      platform: 'linux',
      dataFolder: '/data',
      dialogs: false,
      runtime: 'Node 20',
    } as const;
    render(AboutDialog, { info, onclose: vi.fn() });
    expect(screen.getByText(/unofficial companion/).textContent).toMatch(/names.*belong to\s+their owners/s);
    expect(screen.getByText(/unofficial companion/).textContent).toMatch(
      /No art and no wording of the games is shipped/,
    );
    expect(screen.getByText('/data')).toBeTruthy();
    expect(screen.getAllByText(/SIL OPEN FONT LICENSE/i).length).toBeGreaterThan(0);
  });
  it('a new plan has a fresh title by its layout until one is typed', async () => {
    const onsubmit = vi.fn();
    render(SectorForm, {
      layouts: {},
      titles: ['Trinary plan'],
      own: [],
      readContent: () => Promise.reject(new Error('A sector is planned without it.')),
      readForces: () => Promise.resolve([]),
      id: 'new',
      onaction: vi.fn(),
      onsubmit,
    });
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(title.value).toBe('Helix plan');
    await fireEvent.click(screen.getByRole('radio', { name: /^Trinary/ }));
    expect(title.value).toBe('Trinary plan 2');
    await fireEvent.submit(title.form ?? title);
    expect(onsubmit).toHaveBeenCalledExactlyOnceWith({
      type: 'plan',
      plan: { game: 'into-the-unknown', title: 'Trinary plan 2', layout: 'trinary' },
    });
  });
});
