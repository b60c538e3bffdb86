import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../shared/base';
import type { ReadContent } from './form-props';
import type { NewDocument } from './new-document';
import NewDialog from './NewDialog.svelte';

const character = (team: 'starfleet' | 'terran', rank: number, name: string) => ({ team, rank, name });
const ship = (name: string, exclusive = false) => ({ name, exclusive });
const crew = (name: string, type: string) => ({ name, type, copies: 1, exclusive: type === 'mercenary' });
/** Of each game only what the dialog reads. */
const CONTENTS = {
  'black-alert': {
    characters: {
      saru: character('starfleet', 1, 'Saru'),
      burnham: character('starfleet', 2, 'Michael Burnham'),
      georgiou: character('terran', 1, 'Philippa Georgiou'),
      lorca: character('terran', 2, 'Gabriel Lorca'),
    },
    tiles: {},
    start: { missionSpaces: [] },
  },
  'nova-cry': {
    ships: { orion: ship('Orion'), kestrel: ship('Kestrel'), mere: ship('Mere'), bonus: ship('Bonus', true) },
    captains: { marr: ship('Marr'), sung: ship('Sung') },
    weapons: { lance: { name: 'Lance', copies: 3 }, repeater: { name: 'Repeater', copies: 3 } },
    crew: {
      vos: crew('Vos', 'scientist'),
      ilan: crew('Ilan', 'scientist'),
      quell: crew('Quell', 'doctor'),
      okoro: crew('Okoro', 'engineer'),
      hand: crew('Hand', 'mercenary'),
    },
    start: { firstGameWithout: ['orion'] },
  },
};

async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    await Promise.resolve();
    await tick();
  }
}

async function openDialog(first?: {
  readonly game: 'black-alert' | 'nova-cry';
  readonly kind: 'match' | 'plan';
}) {
  const created: NewDocument[] = [];
  const readContent = vi.fn((game: keyof typeof CONTENTS) => Promise.resolve(ok(CONTENTS[game])));
  const onclose = vi.fn();
  render(NewDialog, {
    games: ['into-the-unknown', 'black-alert', 'nova-cry'],
    ...(first ? { first } : {}),
    layouts: {},
    titles: ['Network match'],
    readContent: readContent as unknown as ReadContent,
    readPacks: () => Promise.resolve([{ id: 'my-tiles', title: 'My tiles', problem: null }]),
    readForces: () => Promise.resolve([]),
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
      'Task forceNova Cry',
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
    expect(readContent).toHaveBeenLastCalledWith('black-alert', ['my-tiles']);
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

  it('four play Nova Cry as it stands, and the button says so', async () => {
    const { created, dialog } = await openDialog({ game: 'nova-cry', kind: 'match' });
    await fireEvent.click(dialog.getByRole('button', { name: 'Play against steady' }));
    await settle();
    expect(created).toEqual([
      {
        type: 'match',
        match: {
          game: 'nova-cry',
          title: 'Task force match',
          packs: [],
          players: ['person', 'steady', 'steady', 'steady'],
          names: ['Blue', 'Orange', 'Rose', 'Silver'],
          setup: {},
          readings: {},
          chance: 'seeded',
        },
      },
    ]);
  });

  it('six persons are called by their names, and no two by the same', async () => {
    const { created, dialog } = await openDialog({ game: 'nova-cry', kind: 'match' });
    await fireEvent.click(dialog.getByRole('radio', { name: '6' }));
    const name = (seat: number) => dialog.getByRole('textbox', { name: `Name of seat ${seat}` });
    await fireEvent.input(name(1), { target: { value: 'Anna' } });
    await fireEvent.input(name(6), { target: { value: 'Anna ' } });
    await settle();
    expect(dialog.getByRole('alert').textContent).toContain('Two seats are called Anna');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'One moment' }).disabled).toBe(true);
    await fireEvent.input(name(6), { target: { value: 'Ben' } });
    await fireEvent.click(
      within(dialog.getByRole('radiogroup', { name: 'Who plays seat 6' })).getByRole('radio', {
        name: 'Person',
      }),
    );
    await settle();
    await fireEvent.click(dialog.getByRole('button', { name: 'Start the match' }));
    await settle();
    expect(created[0]).toMatchObject({
      match: {
        names: ['Anna', 'Orange', 'Rose', 'Silver', 'Green', 'Ben'],
        players: ['person', 'steady', 'steady', 'steady', 'steady', 'person'],
      },
    });
  });

  it('task forces are given, without the ships that the first game leaves out', async () => {
    const { created, dialog } = await openDialog({ game: 'nova-cry', kind: 'match' });
    await fireEvent.click(dialog.getByRole('radio', { name: '2' }));
    await fireEvent.click(dialog.getByRole('switch', { name: 'First game' }));
    await fireEvent.click(dialog.getByRole('radio', { name: 'Given' }));
    await settle();
    expect(dialog.getByText('Without Orion, as recommended')).toBeTruthy();
    await fireEvent.click(dialog.getByRole('button', { name: 'Play against steady' }));
    await settle();
    expect(created[0]).toMatchObject({
      match: {
        setup: {
          firstGame: true,
          seats: [
            {
              force: {
                ship: 'kestrel',
                captain: 'marr',
                weapon: 'lance',
                crew: { scientist: 'vos', doctor: 'quell', engineer: 'okoro' },
              },
            },
            { force: { ship: 'mere', captain: 'sung', crew: { scientist: 'ilan', doctor: null } } },
          ],
        },
      },
    });
  });

  it('task forces are planned with the packs that were chosen', async () => {
    const { created, dialog } = await openDialog({ game: 'nova-cry', kind: 'plan' });
    await fireEvent.click(dialog.getByRole('switch', { name: 'My tiles' }));
    await fireEvent.click(dialog.getByRole('radio', { name: 'The packs’ first cards' }));
    await fireEvent.click(dialog.getByRole('button', { name: 'Plan task forces' }));
    await settle();
    expect(created).toEqual([
      { type: 'plan', plan: { game: 'nova-cry', title: 'Task forces', packs: ['my-tiles'] } },
    ]);
  });
});
