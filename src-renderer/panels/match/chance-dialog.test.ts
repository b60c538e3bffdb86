import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { ChanceAsk } from './chance-ask';
import ChanceDialog from './ChanceDialog.svelte';

const DICE: ChanceAsk = {
  id: 'round 1',
  title: 'Roll both dice',
  text: 'Each rolls one.',
  count: 2,
  repeats: true,
  slots: ['Blue’s die', 'Orange’s die'],
  choices: [1, 2, 3, 4, 5, 6].map((face) => ({ id: String(face), name: String(face), detail: null })),
  answer: (faces) => ({ type: 'rolled', faces }) as { readonly type: string },
};

function ask(question: ChanceAsk = DICE) {
  const onanswer = vi.fn(() => Promise.resolve(null));
  render(ChanceDialog, { ask: question, onanswer, onseed: vi.fn(), onclose: vi.fn() });
  const dialog = within(screen.getByRole('dialog'));
  const named = () =>
    within(dialog.getByRole('list', { name: 'Named so far' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent.replace(/\s+/g, ' ').trim());
  return { dialog, onanswer, named };
}

describe('what real dice showed', () => {
  it('is named by number keys, the same face for both if it came so', async () => {
    const { dialog, onanswer, named } = ask();
    expect(named()).toEqual(['1Blue’s die', '2Orange’s die']);
    expect(dialog.queryByRole('textbox')).toBeNull();
    await fireEvent.keyDown(document.body, { key: '4' });
    await fireEvent.keyDown(document.body, { key: '9' });
    await fireEvent.keyDown(document.body, { key: '4' });
    await tick();
    expect(named()).toEqual(['1 Blue’s die 4', '2 Orange’s die 4']);
    await fireEvent.click(dialog.getByRole('button', { name: 'That is what came' }));
    expect(onanswer).toHaveBeenCalledExactlyOnceWith(['4', '4']);
  });

  it('is taken back one by one', async () => {
    const { dialog, named } = ask();
    await fireEvent.click(dialog.getByRole('button', { name: '4' }));
    await fireEvent.click(dialog.getByRole('button', { name: '6' }));
    await fireEvent.click(dialog.getByRole('button', { name: 'Not 4' }));
    expect(named()).toEqual(['1 Blue’s die 6', '2Orange’s die']);
  });

  it('of the next question is typed without a press on its field', async () => {
    const props = {
      ask: DICE,
      onanswer: vi.fn(() => Promise.resolve(null)),
      onseed: vi.fn(),
      onclose: vi.fn(),
    };
    const { rerender } = render(ChanceDialog, props);
    await rerender({ ...props, ask: { ...DICE, id: 'round 2', repeats: false } });
    await tick();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search by name' }));
  });

  it('can be said of the next roll before the answer to the last one has come', async () => {
    const onanswer = vi.fn(() => new Promise<null>(() => undefined));
    const props = { ask: DICE, onanswer, onseed: vi.fn(), onclose: vi.fn() };
    const { rerender } = render(ChanceDialog, props);
    const typed = async (...keys: readonly string[]) => {
      for (const key of keys) await fireEvent.keyDown(document.body, { key });
      await tick();
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'That is what came' });
      expect(document.activeElement).toBe(button);
      await fireEvent.click(button);
    };
    await typed('3', '3');
    await rerender({ ...props, ask: { ...DICE, id: 'round 2' } });
    await typed('2', '5');
    expect(onanswer.mock.calls).toEqual([[['3', '3']], [['2', '5']]]);
  });

  it('a card comes once at most, and is searched', async () => {
    const { dialog } = ask({ ...DICE, repeats: false });
    await fireEvent.keyDown(document.body, { key: '4' });
    await fireEvent.click(dialog.getByRole('button', { name: '4' }));
    expect(dialog.getByRole('textbox', { name: 'Search by name' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '4' })).toBeNull();
  });
});
