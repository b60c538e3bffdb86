import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { officerOf } from '../../../../shared/content/nova-cry';
import type { NovaCryAction, NovaCryView } from '../../../../shared/contract/nova-cry';
import {
  novaCryTable,
  type OpenTable,
  type TableOptions,
} from '../../../../tests/support/nova-cry-table.svelte';
import { novaCryView, type ViewOptions } from '../../../../tests/support/nova-cry-views';
import { shippedNovaCry } from '../../../../tests/support/shipped-content';
import Curtain from './Curtain.svelte';
import Stage from './Stage.svelte';

const content = shippedNovaCry();
function shown(
  options: TableOptions,
  of: ViewOptions = {},
  change: (view: NovaCryView) => NovaCryView = (v) => v,
): OpenTable {
  const table = novaCryTable(content, change(novaCryView(content, of)), options);
  render(Stage, { props: { session: table.session } });
  return table;
}
const view = novaCryView(content);
const [own, second] = view.seats;
if (!own || !second) throw new Error('No seats.');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const RUSH: NovaCryAction = { type: 'strategy', strategies: ['rush'] };

describe('the table of a match', () => {
  it('shows the own task force whole, everybody else folded, and no hand but the own', () => {
    shown({ actions: [RUSH] }, { seats: 6 });
    const force = screen.getByRole('group', { name: 'Task force of Ansa' });
    expect(within(force).getAllByRole('article')).toHaveLength(6);
    expect(within(screen.getByRole('group', { name: 'Opponents' })).getAllByRole('article')).toHaveLength(5);
    const hand = screen.getByRole('region', { name: 'Your hand' });
    expect(within(hand).getAllByRole('article')).toHaveLength(own.handSize);
  });

  it('any opponent is laid out by a press or by keys, and folded again', async () => {
    const { session } = shown({ actions: [RUSH] });
    await fireEvent.click(button('Lay out the task force of Orla'));
    expect(screen.getByRole('group', { name: 'Task force of Orla' })).toBeTruthy();
    session.escape();
    flushSync();
    expect(screen.getByRole('group', { name: 'Task force of Ansa' })).toBeTruthy();
    const walk = session.commands.find(({ id }) => id === 'match.seat-next');
    walk?.run();
    flushSync();
    expect(session.shown).toBe('2');
    session.commands.find(({ id }) => id === 'match.seat-before')?.run();
    expect(session.shown).toBe('1');
  });

  it('shows what a strategy would bring before it is carried out, and nothing is sent until Enter', () => {
    const { session, table } = shown({ actions: [RUSH] });
    session.take('strategy:rush');
    flushSync();
    expect(session.forecast?.pawn?.to).toBeGreaterThan(own.planet?.space ?? 0);
    expect(table.acted).toEqual([]);
    session.commands.find(({ id }) => id === 'match.confirm')?.run();
    expect(table.acted).toEqual([RUSH]);
  });

  it('NC-TRAIN-01: a press on a skill takes training up, the second press places the token', async () => {
    const [scientist] = own.crew;
    const train: NovaCryAction = { type: 'train', crew: scientist!.card, skill: 'exploration' };
    const { table } = shown({ actions: [RUSH, train] });
    await fireEvent.click(button('Train Exploration'));
    expect(table.acted).toEqual([]);
    await fireEvent.click(button('Train Exploration'));
    expect(table.acted).toEqual([train]);
  });

  it('NC-EMERG-01: a press on who is out asks for cards, which are laid out from the hand', async () => {
    const engineer = own.crew[2]!;
    const [card = ''] = own.hand ?? [];
    const back = (intel: number, cards: readonly string[]): NovaCryAction => ({
      type: 'emergency',
      person: engineer.card,
      intel,
      cards,
    });
    const { table, session } = shown({ actions: [RUSH, back(4, []), back(3, [card])] });
    await fireEvent.click(button(/^Bring .* back$/));
    await fireEvent.click(screen.getAllByRole('button', { name: /^Give up / })[0]!);
    await session.confirm();
    expect(table.acted).toEqual([back(3, [card])]);
  });

  it('NC-ACTION-03: an option of the hand is chosen by a press; a refused one says why', async () => {
    const [card = '', other = ''] = own.hand ?? [];
    const play: NovaCryAction = { type: 'play', card, option: 1, pay: [] };
    const refusal = { code: 'no-skill', message: 'A sentence for the panel.', rule: 'NC-ACTION-03' } as const;
    const { table } = shown({ actions: [RUSH, play], closed: [{ what: `play:${other}:0`, refusal }] });
    const option = screen.getAllByRole('button', { name: /^Play / });
    expect(option).toHaveLength(1);
    await fireEvent.click(option[0]!);
    expect(table.acted).toEqual([]);
    await fireEvent.click(option[0]!);
    expect(table.acted).toEqual([play]);
    const refused = content.actionCards[other]!;
    const officer = own.crew.find(({ type }) => type === officerOf(refused.skill))!;
    const name = content.crew[officer.card]!.name.split(' ').at(-1);
    const has = own.skills.find(({ skill }) => skill === refused.skill)!.level;
    expect(screen.getByText(`${name} has ${has}, needs ${refused.options[0]!.level}`)).toBeTruthy();
  });

  it('NC-NAV-03: planets drawn lie in place of the hand, those allowed to be pressed', async () => {
    const drawn = Object.keys(content.planets).slice(0, 3);
    const actions = drawn.slice(0, 2).map((planet): NovaCryAction => ({ type: 'choose-planet', planet }));
    const { table, session } = shown({ actions }, { planets: false, phase: 'navigation' }, (plain) => ({
      ...plain,
      tasks: [{ type: 'turn' }, { type: 'choose-planet', seat: '1', drawn, why: 'navigation' }],
    }));
    const row = screen.getByRole('region', { name: 'Planets drawn' });
    expect(within(row).getAllByRole('article')).toHaveLength(3);
    const [first] = within(row).getAllByRole('button');
    await fireEvent.click(first!);
    expect(session.forecast?.planet).toBe(drawn[0]);
    await fireEvent.click(first!);
    expect(table.acted).toEqual([actions[0]]);
  });

  it('lays out the one task force that holds the answers', () => {
    const actions = second.crew.map(({ card }): NovaCryAction => ({
      type: 'choose-person',
      seat: '2',
      person: card,
    }));
    const { session } = shown({ actions });
    expect(session.shown).toBe('2');
    const force = screen.getByRole('group', { name: 'Task force of Vantar' });
    expect(within(force).getAllByRole('button', { name: /^Choose / })).toHaveLength(3);
  });

  it('NC-SHIP-04: opponents are pressed to be fought, and laid out by a button of their own', async () => {
    const battle: NovaCryAction = { type: 'battle', target: '2', by: 'intel' };
    const { table, session } = shown({ actions: [battle, { type: 'proceed' }] }, { phase: 'battle' });
    await fireEvent.click(button('Battle with Vantar'));
    expect([table.acted, session.forecast?.victory]).toEqual([[], 2]);
    await fireEvent.click(button('Lay out the task force of Vantar'));
    expect(session.unfolded).toBe('2');
    await session.confirm();
    expect(table.acted).toEqual([battle]);
  });

  it('NC-SHIP-10: who is out of the game is said to be', () => {
    shown({}, {}, (plain) => ({
      ...plain,
      seats: plain.seats.map((seat) => (seat.seat === '3' ? { ...seat, isOut: true } : seat)),
    }));
    expect(
      within(screen.getByRole('group', { name: 'Opponents' })).getByText('Out of the game'),
    ).toBeTruthy();
  });

  it('NC-DISC-02: all four charts of the Discovery Table can be read at any time', () => {
    const { session } = shown({});
    session.commands.find(({ id }) => id === 'tool.charts')?.run();
    flushSync();
    const dialog = screen.getByRole('dialog', { name: 'Discovery Table' });
    expect(within(dialog).getAllByRole('region')).toHaveLength(4);
    expect(within(dialog).getByText(content.discovery['populous-1']!.name)).toBeTruthy();
  });

  it('a spectator sees numbers of cards only', () => {
    shown({}, { viewer: null });
    expect(screen.getByText(/hidden from everybody else/)).toBeTruthy();
  });

  it('the curtain tells what everybody may know', () => {
    const { session } = novaCryTable(content, novaCryView(content, { viewer: null, seats: 6 }));
    render(Curtain, { props: { session } });
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByText(/Explorat/)).toBeNull();
  });
});
