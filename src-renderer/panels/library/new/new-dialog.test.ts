import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../shared/base';
import type { GameContent } from '../../../../shared/contract';
import type { NewDocument } from './new-document';
import NewDialog from './NewDialog.svelte';

const character = (team: 'starfleet' | 'terran', rank: number, name: string) => ({ team, rank, name });
const CONTENT = {
  game: 'black-alert',
  packs: [],
  content: {
    characters: {
      saru: character('starfleet', 1, 'Saru'),
      burnham: character('starfleet', 2, 'Michael Burnham'),
      georgiou: character('terran', 1, 'Philippa Georgiou'),
      lorca: character('terran', 2, 'Gabriel Lorca'),
    },
    tiles: {},
    start: { missionSpaces: [] },
  },
} as unknown as GameContent; // only what the dialog reads

async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    await Promise.resolve();
    await tick();
  }
}

async function openDialog(first?: { readonly game: 'black-alert'; readonly kind: 'match' | 'plan' }) {
  const created: NewDocument[] = [];
  const readContent = vi.fn(() => Promise.resolve(ok(CONTENT)));
  const onclose = vi.fn();
  render(NewDialog, {
    games: ['into-the-unknown', 'black-alert'],
    ...(first ? { first } : {}),
    layouts: {},
    titles: ['Network match'],
    readContent,
    readPacks: () => Promise.resolve([{ id: 'my-tiles', title: 'My tiles', problem: null }]),
    oncreate: (document: NewDocument) => {
      created.push(document);
      return Promise.resolve(true);
    },
    onclose,
  });
  await settle();
  return { created, readContent, onclose, dialog: within(screen.getByRole('dialog')) };
}

describe('a new document', () => {
  it('asks for the table first, and shows no table that is not there', async () => {
    const { dialog } = await openDialog();
    const tables = within(dialog.getByRole('radiogroup', { name: 'Table' }));
    expect(tables.getAllByRole('radio').map((radio) => radio.textContent.trim())).toEqual([
      'SectorInto the Unknown',
      'Spore networkBlack Alert',
    ]);
  });

  it('a match against the bot is one press away', async () => {
    const { created, onclose, dialog } = await openDialog({ game: 'black-alert', kind: 'match' });
    await fireEvent.submit(dialog.getByRole('textbox', { name: 'Title' }));
    await settle();
    expect(created).toEqual([
      {
        type: 'match',
        match: expect.objectContaining({
          title: 'Network match 2',
          players: ['person', 'steady'],
          readings: {},
          packs: [],
        }),
      },
    ]);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('three play with one alone on a team, packs are read again, and the words of the button follow', async () => {
    const { created, readContent, dialog } = await openDialog({ game: 'black-alert', kind: 'match' });
    await fireEvent.click(dialog.getByRole('radio', { name: 'Three' }));
    await fireEvent.click(dialog.getByRole('radio', { name: 'Starfleet alone' }));
    await fireEvent.click(dialog.getByRole('switch', { name: 'My tiles' }));
    await fireEvent.click(
      within(dialog.getByRole('radiogroup', { name: 'Who plays seat 3' })).getByRole('radio', {
        name: 'Person',
      }),
    );
    await settle();
    expect(readContent).toHaveBeenLastCalledWith(['my-tiles']);
    await fireEvent.click(dialog.getByRole('button', { name: 'Start the match' }));
    await settle();
    expect(created[0]).toMatchObject({
      type: 'match',
      match: {
        packs: ['my-tiles'],
        players: ['person', 'steady', 'person'],
        setup: {
          seats: [
            { team: 'terran', characters: ['georgiou'] },
            { team: 'starfleet', characters: ['saru', 'burnham'] },
            { team: 'terran', characters: ['lorca'] },
          ],
        },
      },
    });
  });

  it('a plan of the network is laid by a seed, or in the order of the packs', async () => {
    const { created, dialog } = await openDialog({ game: 'black-alert', kind: 'plan' });
    await fireEvent.input(dialog.getByRole('textbox', { name: 'Seed' }), { target: { value: 'lantern' } });
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await fireEvent.submit(title);
    await settle();
    await fireEvent.click(dialog.getByRole('radio', { name: 'In the pack’s order' }));
    await fireEvent.submit(title);
    await settle();
    expect(created).toEqual([
      { type: 'plan', plan: { game: 'black-alert', title: 'Network plan', packs: [], seed: 'lantern' } },
      { type: 'plan', plan: { game: 'black-alert', title: 'Network plan', packs: [] } },
    ]);
  });
});
