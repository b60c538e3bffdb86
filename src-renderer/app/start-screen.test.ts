import { fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { samplePlan } from '../bridge/memory-plans';
import { press, renderApp, settle } from './testing/render-app';

describe('the start screen', () => {
  it('an empty library says what to do next', async () => {
    renderApp();
    await settle();
    expect(screen.getByText('Your plans and matches will stand here.')).toBeTruthy();
    expect(screen.getByText('No examples are installed. Make a new plan to begin.')).toBeTruthy();
  });
  it('who asks for something new while the window still starts keeps the dialog', async () => {
    renderApp();
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'New' }));
    await settle();
    expect(screen.getByRole('dialog', { name: 'New' })).toBeTruthy();
  });
  it('an example opens as a new document on the table, and the address names it', async () => {
    const { desk } = renderApp((desk) => {
      desk.lists = {
        broken: [],
        examples: [
          {
            id: 'x',
            game: 'into-the-unknown',
            title: 'Helix crossing',
            summary: 'Two fleets',
            group: 'featured',
          },
        ],
      };
    });
    await settle();
    await fireEvent.click(screen.getByRole('button', { name: 'Open Helix crossing' }));
    await settle();
    expect(desk.calls.some(({ name }) => name === 'library.createFromExample')).toBe(true);
    expect(location.hash).toMatch(/^#\/document\/[0-9a-f-]{36}$/);
    expect(screen.getByText('Stage with select')).toBeTruthy();
  });
  it('the palette makes what the tables of this window can make', async () => {
    renderApp(undefined, { plays: true });
    await settle();
    await press('k', { ctrlKey: true });
    await settle();
    const offered = screen.getAllByRole('option').map((option) => option.textContent.trim());
    expect(offered.filter((words) => words.startsWith('New '))).toEqual([
      expect.stringContaining('New plan or match'),
      'New match, Into the Unknown',
      'New plan of a sector, Into the Unknown',
      'New task force, Into the Unknown',
      'New match, Black Alert',
      'New plan of the network, Black Alert',
    ]);
    await fireEvent.click(screen.getByRole('option', { name: 'New plan of the network, Black Alert' }));
    await settle();
    const kinds = within(screen.getByRole('radiogroup', { name: 'What to make' }));
    expect(kinds.getByRole('radio', { name: 'Plan of the network', checked: true })).toBeTruthy();
  });
  it('playing against the bot begins the plainest match of that table', async () => {
    const { desk } = renderApp(undefined, { plays: true });
    await settle();
    await fireEvent.click(screen.getByRole('button', { name: 'Play against steady' }));
    await settle();
    expect(desk.calls.find(({ name }) => name === 'library.createMatch')?.request).toMatchObject({
      game: 'black-alert',
      players: ['person', 'steady'],
    });
  });
  it('a broken document shows its reason and opens its last good copy', async () => {
    const { desk } = renderApp((desk) => {
      const problem = { code: 'truncated', message: 'The file ends in the middle.' };
      desk.lists = { examples: [], broken: [{ id: 'b', problem, recoverable: true }] };
      const id = desk.add(samplePlan('Recovered'));
      desk.overrides['library.recover'] = () => ({
        ok: true,
        value: {
          id,
          kind: 'plan',
          game: 'into-the-unknown',
          title: 'Recovered',
          summary: '',
          changedAt: 0,
          steps: 0,
          hasThumbnail: false,
        },
      });
    });
    await settle();
    expect(screen.getByText('The file ends in the middle.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Move to the bin' }));
    await settle();
    expect(desk.calls.find(({ name }) => name === 'library.remove')?.request).toMatchObject({ id: 'b' });
    await fireEvent.click(screen.getByRole('button', { name: 'Open last good copy' }));
    await settle();
    expect(desk.calls.some(({ name }) => name === 'library.recover')).toBe(true);
    expect(screen.getByText('Stage with select')).toBeTruthy();
  });
  it('Delete puts a plan in the bin, and the message restores it', async () => {
    const { desk } = renderApp((desk) => {
      desk.add(samplePlan('Older'));
      desk.add(samplePlan('Newer'));
    });
    await settle();
    await press('Delete', {}, screen.getByRole('button', { name: 'Older' }));
    await settle();
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Older' })).toBeTruthy();
    expect(desk.calls.filter(({ name }) => name === 'library.restore')).toHaveLength(1);
  });
  it('a dropped file that main refuses is named with its reason and place', async () => {
    renderApp((desk) => {
      desk.overrides['library.import'] = () => ({
        ok: false,
        error: { code: 'unknown-key', message: 'There is no field called shield.', at: '/units/3/shield' },
      });
    });
    await settle();
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    const files = [new File(['{}'], 'fleet.plotroom')];
    Object.assign(drop, { dataTransfer: { types: ['Files'], files } });
    await fireEvent(window, drop);
    await settle();
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('fleet.plotroom')).toBeTruthy();
    expect(dialog.getByText('There is no field called shield.')).toBeTruthy();
    expect(dialog.getByText('/units/3/shield')).toBeTruthy();
  });
});

describe('keys of the start screen', () => {
  it('Enter opens the example that stands out when nothing has the focus', async () => {
    const { desk } = renderApp((desk) => {
      desk.lists = {
        broken: [],
        examples: [
          {
            id: 'x',
            game: 'into-the-unknown',
            title: 'Helix crossing',
            summary: 'Two fleets',
            group: 'featured',
          },
        ],
      };
    });
    await settle();
    await press('Enter');
    await settle();
    expect(desk.calls.some(({ name }) => name === 'library.createFromExample')).toBe(true);
  });
  it('the search narrows plans and examples, Esc clears it', async () => {
    renderApp((desk) => {
      desk.add(samplePlan('Convoy'));
      desk.add(samplePlan('Probe line'));
    });
    await settle();
    const search = screen.getByRole('textbox', { name: 'Search plans, matches and examples' });
    await fireEvent.input(search, { target: { value: 'conv' } });
    await settle();
    expect(screen.getByRole('heading', { name: 'Found' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Convoy' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Probe line' })).toBeNull();
    await press('Escape', {}, search);
    await settle();
    expect(screen.getByRole('heading', { name: 'Recent' })).toBeTruthy();
  });
});
