import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { press, settle } from './testing/render-app';
import { openMatch } from './testing/open-match';

describe('players and settings', () => {
  it('seats, taking back, chance and seed change at any time', async () => {
    const { match } = await openMatch({ players: ['person', 'random'] });
    await press('P', { shiftKey: true });
    await settle();
    const dialog = within(screen.getByRole('dialog'));
    const seat = within(dialog.getByRole('radiogroup', { name: 'Who plays Gabriel Lorca' }));
    await fireEvent.click(seat.getByRole('radio', { name: 'Bot: steady' }));
    await fireEvent.click(dialog.getByRole('radio', { name: 'Fresh cards' }));
    await fireEvent.click(dialog.getByRole('radio', { name: 'Real cards, entered' }));
    await settle();
    expect(match()).toMatchObject({ chance: 'entered', undo: { policy: 'fresh' } });
    expect(match().seats[1]?.player).toBe('steady');
    expect(dialog.getByText(/can foretell every card/)).toBeTruthy();
    await fireEvent.click(dialog.getByRole('button', { name: 'Show the seed now' }));
    await settle();
    expect(dialog.getByText('bright-lantern')).toBeTruthy();
  });

  it('a bot that thinks is said in the status line and can be hurried', async () => {
    const { desk } = await openMatch({ players: ['random', 'person'] });
    expect(screen.getByText('Michael Burnham thinks')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Hurry' }));
    await settle();
    expect(desk.calls.some(({ name }) => name === 'document.hurry')).toBe(true);
  });
});

describe('chance entered by a person', () => {
  async function asked() {
    const opened = await openMatch({ players: ['person', 'random'], chance: 'entered' });
    opened.desk.inMatch(opened.id, (double) => {
      double.asksChance = true;
      double.revision++;
    });
    await settle();
    return { ...opened, dialog: within(screen.getByRole('dialog')) };
  }

  it('cards are named by searching, in order, and what cannot have come is refused', async () => {
    const { match, dialog } = await asked();
    const done = dialog.getByRole<HTMLButtonElement>('button', { name: 'That is what came' });
    expect(done.disabled).toBe(true);
    const search = dialog.getByRole('textbox', { name: 'Search by name' });
    await fireEvent.input(search, { target: { value: 'four' } });
    await press('Enter', {}, search);
    await settle();
    await fireEvent.click(dialog.getByRole('button', { name: 'secret card two' }));
    await settle();
    expect(document.activeElement).toBe(done);
    await fireEvent.click(done);
    await settle();
    expect(dialog.getByRole('alert').textContent).toContain('That card cannot have come.');
    await fireEvent.click(dialog.getByRole('button', { name: 'Not secret card four' }));
    await settle();
    await fireEvent.click(dialog.getByRole('button', { name: 'secret card one' }));
    await fireEvent.click(done);
    await settle();
    expect(match().waiting.type).toBe('person');
    expect(match().length).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the seed may answer one question; a closed dialog is found again', async () => {
    const { match, dialog } = await asked();
    await fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Name what came' }));
    await settle();
    await fireEvent.click(screen.getByRole('button', { name: 'Let the seed answer' }));
    await settle();
    expect(match()).toMatchObject({ chance: 'entered', waiting: { type: 'person' } });
  });
});
