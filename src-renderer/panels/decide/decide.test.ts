import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Hint, Offers, SeatId, Waiting } from '../../../shared/contract';
import ActionRow from './ActionRow.svelte';
import { Advice } from './advice.svelte';
import AnswerList from './AnswerList.svelte';
import ClosedRow from './ClosedRow.svelte';
import { deciderOf } from './decider';
import { numbersOf } from './numbers';
import SinceSection from './SinceSection.svelte';

const text = (words: string) => createRawSnippet(() => ({ render: () => `<i>${words}</i>` }));
const WORDS = { title: 'Move', detail: 'Three places.', rule: 'BA-MOVE-01' } as const;

describe('a row of what may be done', () => {
  function row(change: { isTaken?: boolean; isReady?: boolean } = {}) {
    const told = { press: vi.fn(), confirm: vi.fn(), hover: vi.fn() };
    render(ActionRow, {
      id: 'move',
      words: WORDS,
      key: '2',
      isTaken: false,
      isReady: false,
      ...change,
      onpress: told.press,
      onconfirm: told.confirm,
      onhover: told.hover,
      children: text('where to'),
    });
    return { ...told, button: screen.getByRole('button', { name: /^Allowed: Move Three places/ }) };
  }

  it('is pressed and looked at, and holds what it asks only while it is taken up', async () => {
    const { button, press, hover } = row();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('where to')).toBeNull();
    await fireEvent.click(button);
    await fireEvent.focus(button);
    await fireEvent.blur(button);
    expect(press).toHaveBeenCalledOnce();
    expect(hover.mock.calls).toEqual([[true], [false]]);
    cleanup();
    row({ isTaken: true });
    expect(screen.getByText('where to')).toBeTruthy();
  });

  it('Enter does what is whole; where it is not the row is pressed as ever', async () => {
    const whole = row({ isTaken: true, isReady: true });
    await fireEvent.keyDown(whole.button, { key: 'Enter' });
    expect(whole.confirm).toHaveBeenCalledOnce();
    cleanup();
    const open = row({ isTaken: true });
    expect(await fireEvent.keyDown(open.button, { key: 'Enter' })).toBe(true);
    expect(open.confirm).not.toHaveBeenCalled();
  });
});

it('what is closed says why and by which rule, and is no button', () => {
  render(ClosedRow, { id: 'move', words: WORDS });
  const item = within(screen.getByRole('listitem'));
  expect(item.getByText('Refused:')).toBeTruthy();
  expect(item.getByText('BA-MOVE-01')).toBeTruthy();
  expect(item.queryByRole('button')).toBeNull();
});

it('answers have their keys; one that is laid out is pressed, and Enter on it does what is whole', async () => {
  const [onpick, onconfirm] = [vi.fn(), vi.fn()];
  const answers = [
    { value: 'a', title: 'First', note: '2 Intel', number: 1, isLaid: true },
    { value: 'b', title: 'Second', isLaid: false },
  ];
  render(AnswerList, { title: 'Which cards?', answers, isReady: true, onpick, onconfirm });
  const group = within(screen.getByRole('group', { name: 'Which cards?' }));
  const [first, second] = group.getAllByRole('button');
  expect(first!.textContent).toContain('2 Intel');
  expect(first!.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(second!);
  expect(onpick.mock.calls).toEqual([['b']]);
  await fireEvent.keyDown(second!, { key: 'Enter' });
  expect(onconfirm).not.toHaveBeenCalled();
  await fireEvent.keyDown(first!, { key: 'Enter' });
  expect(onconfirm).toHaveBeenCalledOnce();
});

it('the newest lines are shown, and how many more the log has', () => {
  const lines = ['one', 'two', 'three'].map((line) => ({ text: line, by: null, rule: null }));
  render(SinceSection, { lines, most: 2 });
  const section = within(screen.getByRole('region', { name: 'Since your last decision' }));
  expect(section.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual(['two', 'three']);
  expect(section.getByText('1 more in the log')).toBeTruthy();
});

it('numbers count answers and rows together, the ninth is the last, and a kept place counts', () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ type: 'row', id: `r${index}` }) as const);
  const { values, rows: keys } = numbersOf([{ type: 'value', value: 'v' }, { type: 'none' }, ...rows]);
  expect(values.get('v')).toBe(1);
  expect(keys.get('r0')).toBe(3);
  expect(keys.get('r6')).toBe(9);
  expect(keys.has('r7')).toBe(false);
});

describe('who decides', () => {
  const names = (seat: SeatId): string => `Player ${seat}`;
  const decided = (waiting: Waiting, offers: Offers<never> | null, who: SeatId | null = null): string =>
    deciderOf({ state: { waiting, offers }, seat: '1', nameOf: names }, who);
  const offersOf = (seat: SeatId): Offers<never> => ({ seat, actions: [], closed: [] });

  it('is the looking seat where the offers are its own, else whose they are', () => {
    const waiting: Waiting = { type: 'person', seat: '1' };
    expect(decided(waiting, offersOf('1'))).toBe('You decide');
    expect(decided(waiting, offersOf('2'))).toBe('Player 2 decides');
  });

  it('is who is waited for, and where nobody is whom the question asks', () => {
    expect(decided({ type: 'person', seat: '3' }, null)).toBe('Player 3 decides');
    expect(decided({ type: 'over' }, null, '2')).toBe('Player 2 decides');
    expect(decided({ type: 'over' }, null)).toBe('Under way');
  });
});

describe('advice', () => {
  const hint = (reason: string): Hint => ({ action: { type: 'pass' }, reason });

  it('is asked for once at a time, and holds for the position that it was asked for', async () => {
    const state = { revision: 1, offers: [] };
    const answers: ((given: Hint | null) => void)[] = [];
    const advice = new Advice({ state, hint: () => new Promise((resolve) => void answers.push(resolve)) });
    const first = advice.ask();
    await advice.ask();
    expect(answers).toHaveLength(1);
    expect(advice.isAsking).toBe(true);
    answers[0]!(hint('safe'));
    await first;
    expect(advice.hint?.reason).toBe('safe');
    state.revision = 2;
    expect(advice.hint).toBeNull();
    state.revision = 1;
    advice.forget();
    expect(advice.hint).toBeNull();
  });

  it('is asked for anew where the match went on meanwhile, as long as the seat is still asked', async () => {
    const state: { revision: number; offers: unknown } = { revision: 1, offers: [] };
    const reasons = ['of before', 'of now'];
    const asked = vi.fn(() => {
      if (asked.mock.calls.length === 1) state.revision += 1;
      return Promise.resolve(hint(reasons[asked.mock.calls.length - 1] ?? ''));
    });
    const advice = new Advice({ state, hint: asked });
    await advice.ask();
    expect(advice.hint?.reason).toBe('of now');

    const passed = vi.fn(() => {
      Object.assign(state, { revision: 9, offers: null });
      return Promise.resolve(hint('too late'));
    });
    const late = new Advice({ state, hint: passed });
    await late.ask();
    expect([late.hint, late.isAsking, passed.mock.calls.length]).toEqual([null, false, 1]);
  });
});
