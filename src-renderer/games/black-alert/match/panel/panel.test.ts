import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { type BlackAlertAction, REFEREE_ACTIONS } from '../../../../../shared/contract/black-alert';
import { match, type MatchOptions } from '../../../../../tests/support/black-alert';
import { tableFor, tableOf, type Table } from '../../../../../tests/support/black-alert-table.svelte';
import Panel from './Panel.svelte';

function shown(table: Table): Table {
  render(Panel, { props: { session: table.session } });
  return table;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const row = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-entry="${id}"]`);
  if (!found) throw new Error(`No row ${id}.`);
  return found;
};

describe('the panel of a match', () => {
  it('BA-DRAW-01: draws without a discard by one press, or discards the card that was chosen first', async () => {
    const options: MatchOptions = {
      hands: { saru: ['s1', 's4'] },
      change: (state) => void (state.turn.step = 'draw'),
    };
    const plain = shown(tableFor(options));
    await press('Draw');
    expect(plain.table.acted.map(({ action }) => action)).toEqual([{ type: 'begin', discard: null }]);
    cleanup();
    const chosen = shown(tableFor(options));
    const cards = within(screen.getByRole('group', { name: 'Which card?' })).getAllByRole('button');
    await fireEvent.click(cards[1]!);
    await press('Draw');
    expect(chosen.table.acted.map(({ action }) => action)).toEqual([{ type: 'begin', discard: 's4' }]);
  });

  it('shows what is refused with its reason and rule, and no row of it to press', () => {
    shown(
      tableFor({ at: { saru: 'discovery/bridge' } }, 'saru', [
        {
          what: 'use-enhanced',
          refusal: { code: 'cannot-pay', message: 'The pool lacks the full price.', rule: 'BA-ENH-01' },
        },
        {
          what: 'repair',
          refusal: { code: 'cannot-pay', message: 'The pool lacks the full price.', rule: 'BA-ENH-01' },
        },
        { what: 'play:s1', refusal: { code: 'no-text', message: 'No text.', rule: 'BA-FREE-04' } },
      ]),
    );
    const closed = document.querySelector<HTMLElement>('[data-closed="use-enhanced"]')!;
    expect(within(closed).getByText('The pool lacks the full price.')).toBeTruthy();
    expect(within(closed).getByText('BA-ENH-01')).toBeTruthy();
    expect(within(closed).queryByRole('button')).toBeNull();
    // What is closed for one reason shares a row.
    expect(within(closed).getByText(/, enhanced · Repair$/)).toBeTruthy();
    expect(document.querySelector('[data-closed="play:s1"]')).toBeNull();
  });

  it('what is all closed for one reason is one row below what may be done', () => {
    const refusal = { code: 'draw-first', message: 'Draw Cards comes first.', rule: 'BA-TURN-02' } as const;
    const whats = ['repair', 'use-closed', 'bid:t1', 'bid:t2'];
    shown(
      tableFor(
        { at: { saru: 'discovery/bridge' } },
        'saru',
        whats.map((what) => ({ what, refusal })),
      ),
    );
    const rows = [...document.querySelectorAll('[data-closed]')];
    expect(rows.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringMatching(/^Refused: Everything else ?Draw Cards comes first. ?BA-TURN-02$/),
    ]);
  });

  it('BA-RESOLVE-03: cards laid out are summed against the price, what is missing and what is lost is told', async () => {
    const table = shown(
      tableFor({
        hands: { saru: ['s1', 's4'] },
        at: { saru: 'discovery/ready-room' },
        damage: ['d-ready-room'],
      }),
    );
    await press(/Repair with cards/);
    const cards = within(screen.getByRole('group', { name: 'Cards to lay out' }));
    const [one, four] = cards.getAllByRole('button');
    await fireEvent.click(one!);
    expect(screen.getByText('1 of 3 Resolve: 2 missing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay and repair' })).toBeNull();
    await fireEvent.click(one!);
    await fireEvent.click(four!);
    expect(screen.getByText('4 for 3 Resolve: 1 is lost.')).toBeTruthy();
    await press('Pay and repair');
    expect(table.table.acted.at(-1)?.action).toEqual({ type: 'repair', price: 'resolve', pay: ['s4'] });
    expect(table.game.state.damage).toEqual({});
  });

  it('an answer that is one press is sent at once; Enter does what is whole', async () => {
    const table = shown(tableFor({ at: { saru: 'discovery/bridge' } }));
    await press(/^Allowed: Move/);
    await press('Brig');
    expect(table.table.acted.at(-1)?.action).toEqual({ type: 'move', to: 'discovery/brig' });
    flushSync();
    await press(/^Allowed: End the turn/);
    await fireEvent.keyDown(screen.getByRole('button', { name: /^Allowed: End the turn/ }), { key: 'Enter' });
    expect(table.table.acted.at(-1)?.action).toEqual({ type: 'end-turn' });
  });

  it('BA-DWEAP-01: a use that needs a choice first asks for it, then for a word', async () => {
    const table = shown(
      tableFor({
        hands: { saru: ['s4'] },
        at: { saru: 'discovery/weapons' },
        charon: 'C3',
        fleets: ['C3', 'E1'],
      }),
    );
    table.session.take('use');
    flushSync();
    expect(within(row('use')).queryByRole('button', { name: 'Do it' })).toBeNull();
    await press('A Fleet token');
    await press('Do it');
    expect(table.table.acted.at(-1)?.action).toMatchObject({
      type: 'use',
      effect: { option: 'fleet', fleet: 'C3' },
    });
  });

  it('says who thinks while a bot decides, and offers nothing', () => {
    const table = tableOf(match({ turn: 'lorca' }), 'saru');
    table.table.state = {
      ...table.table.state,
      waiting: { type: 'bot', seat: '2', since: Date.now() - 3000 },
    };
    shown(table);
    const name = table.table.state.seats.find(({ seat }) => seat === '2')?.name ?? '';
    expect(name).not.toBe('');
    expect(within(screen.getByRole('region', { name: 'A bot thinks' })).getByText(name)).toBeTruthy();
    expect(screen.getByText(/Thinks for \d s\./)).toBeTruthy();
    expect(document.querySelector('[data-entry]')).toBeNull();
  });

  it('the hint is one of the actions on offer and is done by one press', async () => {
    const table = tableFor({ at: { saru: 'discovery/bridge' } });
    const action: BlackAlertAction = { type: 'move', to: 'discovery/weapons' };
    table.table.hinted = { action, reason: 'To fire at the Charon' };
    shown(table);
    await press('Ask the bot for a hint');
    expect(await screen.findByText('To fire at the Charon')).toBeTruthy();
    await press('Do that');
    expect(table.table.acted.at(-1)?.action).toEqual(action);
  });

  it('BA-LOSE-01: the ending tells who won, by which rule, and the counts', async () => {
    const game = match({
      hands: { saru: ['s4'] },
      at: { saru: 'discovery/weapons' },
      charon: 'C3',
      damage: ['c-weapons', 'c-reactor', 'c-agony-booth', 'c-fleet-command', 'c-throne-room'],
      change: (state) => void (state.outcome = { type: 'win', winners: ['1'], rule: 'BA-LOSE-01' }),
    });
    const table = shown(tableOf(game, 'saru'));
    const ending = within(screen.getByRole('region', { name: 'The match is over' }));
    expect(ending.getByRole('heading').textContent).toContain('Starfleet win');
    expect(ending.getByText('BA-LOSE-01')).toBeTruthy();
    expect(ending.getAllByText('5 of 5')).toHaveLength(1);
    await press('Look back');
    expect(table.table.went).toBe(0);
  });
});

describe('the referee', () => {
  it('sets a pool, marked as the referee’s', async () => {
    const table = tableFor({});
    table.session.setTool('referee');
    const { referee } = table.session;
    shown(table);
    referee.choose('set-pool');
    referee.setToken('intel', 5);
    flushSync();
    await press('Overrule');
    expect(table.table.acted.at(-1)).toEqual({
      actor: 'referee',
      action: { type: 'set-pool', ship: 'discovery', tokens: { intel: 5, dilithium: 0, tritanium: 0 } },
    });
    expect(table.session.view.pools.discovery.intel).toBe(5);
  });

  it('every kind of its actions is taken by the rules as the form stands', async () => {
    const table = tableFor({ seats: 4, hands: { saru: ['s1'] } });
    const { referee } = table.session;
    for (const kind of REFEREE_ACTIONS) {
      referee.choose(kind);
      if (kind === 'give-card') [referee.card, referee.character] = ['s1', 'tilly'];
      if (kind === 'place-corruption') referee.toggleCorruption('B2');
      if (kind === 'place-fleets') referee.setFleet(0, null);
      if (kind === 'set-damage') referee.location = 'discovery/brig';
      await referee.apply();
      expect([kind, table.table.refused]).toEqual([kind, null]);
    }
    const { view } = table.session;
    expect(view.board.corruption).toContain('B2');
    expect(view.board.fleets).toHaveLength(1);
    expect(view.damage['discovery/brig']).toBe('d-brig');
    expect(view.characters['tilly']?.handSize).toBe(1);
    expect(view.missions[0]?.done).toBe(true);
  });
});
