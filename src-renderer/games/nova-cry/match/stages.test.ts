import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { NovaCryAction, NovaCryView } from '../../../../shared/contract/nova-cry';
import {
  novaCryTable,
  type OpenTable,
  type TableOptions,
} from '../../../../tests/support/nova-cry-table.svelte';
import { novaCryView } from '../../../../tests/support/nova-cry-views';
import { shippedNovaCry } from '../../../../tests/support/shipped-content';
import { bestOf, draftFacts } from './draft/draft-facts';
import { sceneOf } from './scene';
import Stage from './Stage.svelte';

const content = shippedNovaCry();
const view = novaCryView(content);
const [own] = view.seats;
if (!own) throw new Error('No seats.');
function shown(at: NovaCryView, options: TableOptions = {}): OpenTable {
  const open = novaCryTable(content, at, options);
  render(Stage, { props: { session: open.session } });
  return open;
}
const during = (task: NovaCryView['tasks'][number]): NovaCryView => ({
  ...view,
  tasks: [{ type: 'turn' }, task],
});

describe('the draft', () => {
  const dealt = Object.keys(content.ships).slice(0, 3);
  const task = {
    type: 'draft',
    stage: 'ships',
    hands: view.seats.map(({ seat }) => ({
      seat,
      dealt: seat === '1' ? dealt : null,
      count: 3,
      chosen: null,
      hasChosen: seat === '2',
    })),
  } as const;
  const actions = dealt.map((card): NovaCryAction => ({ type: 'draft', card }));

  it('NC-DRAFT-03: cards dealt lie side by side, and the second press on one chooses it', async () => {
    const { table } = shown(during(task), { actions });
    const card = screen.getByRole('button', { name: `Choose ${content.ships[dealt[1]!]!.name}` });
    await fireEvent.click(card);
    expect(table.acted).toEqual([]);
    await fireEvent.click(card);
    expect(table.acted).toEqual([actions[1]]);
  });

  it('says who has chosen, and nothing of what', () => {
    shown(during(task), { actions });
    const players = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
    expect(players.map((item) => item.textContent.includes('has chosen'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('compares the same figures for every card and marks the best', () => {
    const facts = dealt.map((card) => draftFacts({ content, own }, 'ships', card));
    expect(new Set(facts.map((each) => each.map(({ name }) => name).join())).size).toBe(1);
    const best = bestOf(facts);
    expect(best[0]).toBe(Math.max(...facts.map((each) => each[0]?.worth ?? 0)));
  });
});

describe('the bid for the Chancellorship', () => {
  const bids = view.seats.map(({ seat }) => ({ seat, intel: null, hasBid: seat === '3' }));
  const actions = Array.from({ length: own.intel + 1 }, (_, intel): NovaCryAction => ({
    type: 'bid',
    intel,
  }));

  it('NC-CHANC-04: the amount is chosen by arrows and laid by the button', async () => {
    const { table } = shown(during({ type: 'chancellorship', bids }), { actions });
    await fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    await fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    expect(screen.getByRole('region', { name: 'What this bid would mean' }).textContent).toContain(
      'a bid of 2',
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Bid 2 Intel' }));
    expect(table.acted).toEqual([{ type: 'bid', intel: 2 }]);
  });

  it('shows that somebody has bid, never how much', () => {
    shown(during({ type: 'chancellorship', bids }), { actions });
    const list = screen.getByRole('list', { name: 'Who has bid' });
    expect(within(list).getAllByRole('img', { name: 'Facedown' })).toHaveLength(4);
  });
});

describe('docking', () => {
  it('NC-ABIL-12: the line that came is lit, and may be kept or rolled again', async () => {
    const actions: NovaCryAction[] = [{ type: 'reroll', by: 'science' }, { type: 'pass' }];
    const task = { type: 'discovery', seat: '1', planet: 'wild', die: 3, rerolls: 0 } as const;
    const { table } = shown(during(task), { actions });
    const line = Object.values(content.discovery).find(({ chart, die }) => chart === 'wild' && die === 3);
    expect(screen.getByRole('heading', { name: line?.name ?? '' })).toBeTruthy();
    const again = screen.getByRole('button', { name: /^Roll again with Science/ });
    await fireEvent.click(again);
    await fireEvent.click(again);
    expect(table.acted).toEqual([actions[0]]);
  });

  it('NC-MERCH-01: what is on the list is bought by two presses; the rest says why not', async () => {
    const [first = ''] = Object.keys(content.merchant);
    const actions: NovaCryAction[] = [{ type: 'buy', line: first }, { type: 'pass' }];
    const task = { type: 'merchant', seat: '1', bought: {}, serviced: false } as const;
    const { table } = shown(during(task), { actions });
    const buy = screen.getByRole('button', { name: /^Buy .* Intel$/ });
    await fireEvent.click(buy);
    await fireEvent.click(buy);
    expect(table.acted).toEqual([actions[0]]);
    expect(screen.getAllByText('Would do nothing now').length).toBeGreaterThan(0);
  });

  it('what a purchase calls for is done on the table, and so is a knock-out of the own crew in a battle', () => {
    const merchant = { type: 'merchant', seat: '1', bought: {}, serviced: false } as const;
    const pile = { type: 'choose-pile', seat: '1', piles: ['doctor'], for: 'search', count: 1 } as const;
    expect(sceneOf(during(merchant))).toBe('merchant');
    expect(sceneOf({ ...view, tasks: [{ type: 'turn' }, merchant, pile] })).toBe('play');
    const duel = {
      type: 'duel',
      attacker: '1',
      defender: '2',
      round: 1,
      step: 'end',
      dice: null,
      rounds: [],
    } as const;
    const under = { ...duel, wounds: [0, 0], passed: [], prevented: [0, 0] } as const;
    const out = { type: 'put-out', person: 'captain', to: 'destroyed', by: '1', step: 'answer' } as const;
    expect(sceneOf({ ...view, tasks: [under, { ...out, seat: '2' }] })).toBe('duel');
    expect(sceneOf({ ...view, tasks: [under, { ...out, seat: '1' }] })).toBe('play');
  });
});
