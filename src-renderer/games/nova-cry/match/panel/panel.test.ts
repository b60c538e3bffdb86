import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import {
  type NovaCryAction,
  type NovaCryView,
  REFEREE_ACTIONS,
} from '../../../../../shared/contract/nova-cry';
import { playedTable } from '../../../../../tests/support/nova-cry-played.svelte';
import {
  novaCryTable,
  type OpenTable,
  type TableOptions,
} from '../../../../../tests/support/nova-cry-table.svelte';
import { novaCryView, type ViewOptions } from '../../../../../tests/support/nova-cry-views';
import { shippedNovaCry } from '../../../../../tests/support/shipped-content';
import { closedRows } from './entry-words';
import Panel from './Panel.svelte';

const content = shippedNovaCry();
function shown(
  options: TableOptions,
  of: ViewOptions = {},
  change: (view: NovaCryView) => NovaCryView = (view) => view,
): OpenTable {
  const table = novaCryTable(content, change(novaCryView(content, of)), options);
  render(Panel, { props: { session: table.session } });
  return table;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const RUSH: NovaCryAction = { type: 'strategy', strategies: ['rush'] };
const TRAINING: NovaCryAction = { type: 'strategy', strategies: ['training'] };

describe('the panel of a match', () => {
  it('every decision of a match is made by what the panel shows, a few presses each', async () => {
    const { session, table } = playedTable(content, { seats: [{}, {}] }, { seed: 'pressed' });
    render(Panel, { props: { session } });
    let turn = 0;
    for (let presses = 0; presses < 240 && table.state.waiting.type !== 'over'; presses += 1) {
      const before = table.acted.length;
      const buttons = [
        ...document.querySelectorAll<HTMLElement>(
          '[data-do], .value, .offer[aria-expanded=false], .s[aria-pressed=false]',
        ),
      ];
      expect(buttons.length, session.task?.type ?? 'nothing').toBeGreaterThan(0);
      const send = document.querySelector<HTMLElement>('[data-do]');
      // What can be done is done every other time, so that every row has its turn.
      const next = send && presses % 2 === 0 ? send : buttons[(turn += 7) % buttons.length];
      await fireEvent.click(next!);
      flushSync();
      if (table.acted.length > before) turn += 1;
    }
    expect(table.acted.length).toBeGreaterThan(40);
    expect(new Set(table.acted.map(({ type }) => type)).size).toBeGreaterThan(6);
    cleanup();
  });

  it('NC-TURN-01: shows whose turn it is and its four phases as steps', () => {
    shown({ actions: [RUSH] });
    expect(screen.getByText('Your turn')).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Phases of the turn' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Done: Alerts',
      'Done: Navigate',
      'Done: Battle',
      'Strategy',
    ]);
    expect(steps[3]?.getAttribute('aria-current')).toBe('step');
  });

  it('NC-STRAT-02: a strategy that is taken up tells step by step what it would do, and is sent by its button', async () => {
    const { table } = shown({ actions: [RUSH, TRAINING] });
    await press(/^Rush/);
    const told = within(screen.getByRole('region', { name: 'What it would do' }));
    expect(told.getByText('Rush would do')).toBeTruthy();
    expect(told.getByText('NC-STRAT-02')).toBeTruthy();
    expect(told.getAllByRole('listitem')[0]?.textContent).toContain('Pawn');
    expect(table.acted).toEqual([]);
    await press(/^Carry out Rush/);
    expect(table.acted).toEqual([RUSH]);
  });

  it('NC-STRAT-01: a strategy keeps its number while it is closed, and says why in the place of its figure', () => {
    const { session, table } = shown({
      actions: [TRAINING],
      closed: [
        {
          what: 'strategy:rush',
          refusal: { code: 'in-vain', message: 'No planet card lies in play.', rule: 'NC-STRAT-06' },
        },
      ],
    });
    const rush = document.querySelector<HTMLElement>('[data-closed="strategy:rush"]')!;
    expect(within(rush).getByText('No planet card lies in play.')).toBeTruthy();
    expect(within(rush).getByText('NC-STRAT-06')).toBeTruthy();
    expect(within(rush).queryByRole('button')).toBeNull();
    session.takeNumber(0);
    expect(session.choosing.entry).toBeNull();
    session.takeNumber(1);
    flushSync();
    expect(session.choosing.entry?.id).toBe('strategy:training');
    expect(table.acted).toEqual([]);
  });

  it('shows what is refused dimmed with its reason and rule; what is closed for one reason shares a row', () => {
    const refusal = {
      code: 'wrong-phase',
      message: 'Fights belong to the Battle Phase.',
      rule: 'NC-BATTLE-01',
    } as const;
    shown({
      actions: [RUSH],
      closed: [
        { what: 'battle', refusal },
        { what: 'duel', refusal },
      ],
    });
    const closed = document.querySelector<HTMLElement>('[data-closed="battle"]')!;
    expect(within(closed).getByText('Ship battle · Captain duel')).toBeTruthy();
    expect(within(closed).getByText('NC-BATTLE-01')).toBeTruthy();
    expect(document.querySelector('[data-closed="duel"]')).toBeNull();
  });

  it('NC-SHIP-17: an opponent who cannot be fought is named where others can; where none can, nobody is', () => {
    const sideways = { code: 'sideways', message: 'That ship lies sideways.', rule: 'NC-SHIP-17' } as const;
    const dear = { code: 'too-dear', message: 'That costs 4 Intel.', rule: 'NC-SHIP-01' } as const;
    const { session } = shown({
      actions: [{ type: 'battle', target: '3', by: 'intel' }],
      closed: [
        { what: 'battle:2', refusal: sideways },
        { what: 'duel', refusal: dear },
        { what: 'duel:2', refusal: dear },
      ],
    });
    expect(closedRows(session).map(({ title }) => title)).toEqual([
      'Ship battle with Vantar',
      'Captain duel',
    ]);
  });

  it('NC-EMERG-01: cards are laid out by their numbers, Intel stands in for the rest', () => {
    const view = novaCryView(content);
    const [own] = view.seats;
    const [one = '', two = ''] = own?.hand ?? [];
    const engineer = own!.crew[2]!.card;
    const back = (intel: number, cards: readonly string[]): NovaCryAction => ({
      type: 'emergency',
      person: engineer,
      intel,
      cards,
    });
    const { session, table } = shown({ actions: [RUSH, back(3, [one]), back(3, [two]), back(4, [])] });
    session.take('emergency');
    flushSync();
    expect(screen.getByText('4 Intel, or lay cards out instead.')).toBeTruthy();
    session.takeNumber(0);
    flushSync();
    expect(screen.getByText('1 card and 3 Intel.')).toBeTruthy();
    session.commands.find(({ id }) => id === 'match.confirm')?.run();
    expect(table.acted).toHaveLength(1);
    expect(table.acted[0]).toMatchObject({ type: 'emergency', intel: 3 });
  });

  it('the hint is one of the actions on offer and is done by one press', async () => {
    const { table } = shown({ actions: [RUSH, TRAINING] });
    table.hinted = { action: TRAINING, reason: 'Training: two tokens' };
    await press('Ask the bot for a hint');
    expect(await screen.findByText('Training: two tokens')).toBeTruthy();
    await press('Do that');
    expect(table.acted).toEqual([TRAINING]);
  });

  it('says who thinks while a bot decides, and offers nothing', () => {
    shown({ waiting: { type: 'bot', seat: '2', since: Date.now() - 3000 } });
    expect(within(screen.getByRole('region', { name: 'A bot thinks' })).getByText('Vantar')).toBeTruthy();
    expect(document.querySelector('[data-entry]')).toBeNull();
  });

  it('NC-SCORE-02: the ending tells who won, by which rule, and everybody’s points on and off the track', () => {
    const { table } = shown({ waiting: { type: 'over' } }, {}, (view) => ({
      ...view,
      outcome: { type: 'win', winners: ['2'], rule: 'NC-SCORE-01' },
    }));
    const ending = within(screen.getByRole('region', { name: 'The match is over' }));
    expect(ending.getByRole('heading').textContent).toContain('Vantar wins');
    expect(ending.getByText('NC-SCORE-01')).toBeTruthy();
    expect(ending.getAllByRole('row')).toHaveLength(table.state.view.seats.length + 1);
    expect(ending.getAllByRole('row')[1]?.textContent).toContain('Vantar');
  });

  it('NC-START-05: who has warp 3 or 4 is advised to begin with Engineer cards, nobody else', () => {
    const task = { type: 'draw-cards', seat: '1', count: 2, rule: 'NC-START-02' } as const;
    const piles: readonly NovaCryAction[] = [
      { type: 'choose-pile', pile: 'scientist' },
      { type: 'choose-pile', pile: 'engineer' },
    ];
    const withWarp = (warp: number) => (view: NovaCryView) => ({
      ...view,
      turn: null,
      tasks: [task],
      seats: view.seats.map((seat) => ({ ...seat, warp })),
    });
    shown({ actions: piles }, {}, withWarp(4));
    expect(screen.getByText(/Engineer cards are a good beginning/)).toBeTruthy();
    cleanup();
    shown({ actions: piles }, {}, withWarp(2));
    expect(screen.queryByText(/Engineer cards/)).toBeNull();
  });
});

describe('the referee', () => {
  it('every kind of its actions is taken by the rules as the form stands', () => {
    const { session, table } = playedTable(content, { seats: [{}, {}, {}] }, { seed: 'referee' });
    table.playUntil(({ state }) => (state.view.turn?.number ?? 0) > 8);
    session.setTool('referee');
    render(Panel, { props: { session } });
    const { referee } = session;
    for (const kind of REFEREE_ACTIONS) {
      referee.choose(kind);
      if (kind === 'give-card') referee.card = Object.keys(content.actionCards)[0]!;
      if (kind === 'give-alien') referee.card = Object.keys(content.aliens)[0]!;
      flushSync();
      const { action } = referee;
      expect(action?.type).toBe(kind);
      expect([kind, table.rules.check(table.position, 'referee', action!).ok]).toEqual([kind, true]);
    }
    cleanup();
  });

  it('begins with how the table stands, and changes only what is touched', () => {
    const { session } = shown({ actions: [RUSH] });
    const { referee } = session;
    referee.choose('set-tokens');
    const before = referee.frontNow;
    referee.setTokens('front', 'data-leak', before.filter((token) => token === 'data-leak').length + 1);
    expect(referee.action).toMatchObject({ type: 'set-tokens', front: [...before, 'data-leak'] });
    referee.chooseSeat('2');
    expect(referee.frontNow).toEqual(session.seatOf('2')?.front);
  });
});
