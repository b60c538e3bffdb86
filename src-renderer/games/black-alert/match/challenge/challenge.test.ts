import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../../shared/contract';
import type { BlackAlertEvent } from '../../../../../shared/contract/black-alert';
import { bid, CONTENT, PASS, use } from '../../../../../tests/support/black-alert';
import { type Table, tableFor, tableOf } from '../../../../../tests/support/black-alert-table.svelte';
import { characterName } from '../words';
import { resultBrings } from './bringing';
import ChallengePanel from './ChallengePanel.svelte';
import ChallengeStage from './ChallengeStage.svelte';

const AT = { saru: 'discovery/engineering', lorca: 'discovery/engineering' } as const;
const HANDS = { lorca: ['t2', 't3', 't4'], saru: ['s1', 's3', 's4'] };

interface Opened extends Table {
  /** Everything that was played, the first record after the table was opened being number 1. */
  readonly entries: LogEntry<BlackAlertEvent>[];
}

/** Lorca opens a challenge in Engineering; seen by this Character's player. */
function opened(who: 'lorca' | 'saru', seats: 2 | 4 = 2): Opened {
  const { game } = tableFor({ seats, at: AT, hands: HANDS, turn: 'lorca' });
  const entries: LogEntry<BlackAlertEvent>[] = [];
  const step = game.step.bind(game);
  let before = 0;
  game.step = (actor, action) => {
    const done = step(actor, action);
    entries.push({ position: entries.length + 1 - before, actor, events: game.events, reason: null });
    return done;
  };
  game.do('lorca', use());
  if (who === 'saru') game.do('lorca', bid('t2'));
  before = entries.length;
  const past = entries.splice(0).map((entry, index) => ({ ...entry, position: index + 1 - before }));
  entries.push(...past);
  return { ...tableOf(game, who), entries };
}

/** Plays on; then the table and its log show what came of it. */
function playedOn({ table, entries }: Opened, steps: () => void): void {
  const before = entries.length;
  steps();
  table.log = entries.slice();
  for (let shown = before; shown < entries.length; shown += 1) table.show();
}

describe('the model of a challenge', () => {
  it('BA-CHAL-06: the Initiator lays out as many cards as it wants and bids them', async () => {
    const { session, table } = opened('lorca');
    const { contest } = session;
    expect(contest.shown?.step).toBe('initiator-bids');
    expect(contest.ready).toBeNull();
    contest.pick(0);
    contest.pick(2);
    expect(contest.laid).toEqual(['t2', 't4']);
    expect(contest.readyWords).toBe('Bid two cards');
    await contest.confirm();
    expect(table.acted.at(-1)).toEqual({ actor: '2', action: bid('t2', 't4') });
  });

  it('BA-CHAL-02: what the other seat has bid is a number and nothing else', () => {
    const { session } = opened('saru');
    const [first] = session.contest.shown?.bids ?? [];
    expect(first).toMatchObject({ character: 'lorca', role: 'initiator', count: 1, cards: null });
  });

  it('tells the chance of adding each card, and a better card is never worse', () => {
    const { session } = opened('saru');
    const chances = session.contest.options.map(({ chance }) => chance ?? -1);
    expect(chances).toHaveLength(3);
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    expect([...chances].sort((one, other) => one - other)).toEqual(chances);
    expect(session.contest.oddsOfPass?.wins.starfleet).toBeLessThanOrEqual(chances[0] ?? 0);
  });

  it('BA-CHAL-11: where one card is all, another takes its place', () => {
    const { game } = tableFor({
      at: { saru: 'discovery/bridge', lorca: 'discovery/engineering' },
      hands: HANDS,
      turn: 'lorca',
    });
    game.do('lorca', use()).do('lorca', bid('t2'));
    const { session } = tableOf(game, 'saru');
    expect(session.contest.shown?.step).toBe('opposing-assist');
    session.contest.pick(0);
    session.contest.pick(1);
    expect(session.contest.laid).toEqual(['s3']);
    expect(session.contest.readyWords).toMatch(/^Add /);
    session.contest.pick(1);
    expect(session.contest.laid).toEqual([]);
  });

  it('BA-CHAL-10: a team-mate on the other ship may not assist, and the rule says so', () => {
    const { session } = opened('saru', 4);
    const landry = session.contest.parts.find(({ character }) => character === 'landry');
    expect(landry).toMatchObject({
      status: { type: 'barred' },
      rule: 'BA-CHAL-10',
      why: 'Not aboard the Discovery',
    });
  });

  it('BA-WOUND-03: a wounded Character is told as out', () => {
    const { game } = tableFor({
      seats: 4,
      at: { ...AT, tilly: 'discovery/bridge' },
      hands: HANDS,
      turn: 'lorca',
      change: (state) => {
        state.characters['tilly']!.wounded = true;
      },
    });
    game.do('lorca', use());
    const { session } = tableOf(game, 'lorca');
    const tilly = session.contest.parts.find(({ character }) => character === 'tilly');
    expect(tilly).toMatchObject({ status: { type: 'barred' }, rule: 'BA-WOUND-03' });
  });

  it('BA-CHAL-16: the result stays with its bids and totals until it has been read', () => {
    const shown = opened('saru');
    const { session, game } = shown;
    playedOn(shown, () =>
      game.do('saru', bid('s4')).step('chance', { type: 'revealed' }).draw('t1').draw('s2'),
    );
    expect(session.challenge).toBeNull();
    const { result, bids, bonus, step } = session.contest.shown ?? {};
    expect(step).toBe('done');
    expect(bids?.map(({ role, cards }) => [role, cards])).toEqual([
      ['initiator', ['t2']],
      ['leader', ['s4']],
    ]);
    expect(bonus?.terran.cards).toEqual(['t1']);
    expect(result).toMatchObject({ totals: { terran: 3, starfleet: 6 }, winner: 'starfleet' });
    session.watch.dismiss();
    expect(session.contest.shown).toBeNull();
  });

  it('BA-INFIL-02: a result with an Infiltration tells what it makes of the challenge', () => {
    const shown = opened('saru');
    const { table, entries, game } = shown;
    playedOn(shown, () =>
      game.do('saru', PASS).do('saru', PASS).step('chance', { type: 'revealed' }).draw('t1').draw('s2'),
    );
    const [card = ''] = Object.entries(CONTENT.commandCards).find(([, each]) => each.infiltration) ?? [];
    table.log = entries.map((entry) =>
      entry.events.some(({ type }) => type === 'totals')
        ? { ...entry, events: [...entry.events, { type: 'infiltrated', card }] }
        : entry,
    );
    table.state = { ...table.state };
    const { contest } = shown.session;
    expect(contest.shown?.result?.infiltrated).toBe(card);
    const brings = contest.shown && resultBrings(CONTENT, contest.shown);
    expect(brings?.rule).toBe('BA-INFIL-02');
  });

  it('a result that was undone comes anew when it is played again', () => {
    const shown = opened('saru');
    const { session, game, table } = shown;
    playedOn(shown, () =>
      game.do('saru', bid('s4')).step('chance', { type: 'revealed' }).draw('t1').draw('s2'),
    );
    session.watch.dismiss();
    table.state = { ...table.state, position: 0 };
    session.watch.follow();
    table.state = { ...table.state, position: 4 };
    expect(session.contest.shown?.result?.winner).toBe('starfleet');
  });
});

describe('the stage of a challenge', () => {
  it('shows steps, sides, odds and the hand, and bids what was pressed', async () => {
    const { session, table } = opened('saru');
    render(ChallengeStage, { session });
    const steps = within(screen.getByRole('list', { name: 'Steps of the challenge' }));
    expect(steps.getByText('Leader bids').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('region', { name: 'Terran side' }).textContent).toContain('1 facedown');
    expect(screen.getByRole('region', { name: 'Starfleet side' }).textContent).toContain('wins a tie');
    expect(screen.getAllByText(/ per cent$/).length).toBeGreaterThan(1);
    const [card] = screen.getAllByRole('button', { name: /, Resolve \d, .*hold / });
    await fireEvent.click(card!);
    expect(card?.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(screen.getByRole('button', { name: /^Bid / }));
    expect(table.acted).toEqual([{ actor: '1', action: bid('s1') }]);
  });

  it('Enter on the card that was pressed bids it, as the status line says', async () => {
    const { session, table } = opened('saru');
    render(ChallengeStage, { session });
    const [card] = screen.getAllByRole('button', { name: /, Resolve \d, .*hold / });
    await fireEvent.keyDown(card!, { key: 'Enter' });
    expect(table.acted).toEqual([]);
    await fireEvent.click(card!);
    await fireEvent.keyDown(card!, { key: 'Enter' });
    expect(table.acted).toEqual([{ actor: '1', action: bid('s1') }]);
  });

  it('BA-CHAL-08: nobody has to lead', async () => {
    const { session, table } = opened('saru');
    render(ChallengeStage, { session });
    await fireEvent.click(screen.getByRole('button', { name: 'Do not lead' }));
    expect(table.acted).toEqual([{ actor: '1', action: PASS }]);
  });

  it('tells the result with its rule, and Continue puts it away', async () => {
    const shown = opened('saru');
    playedOn(shown, () =>
      shown.game.do('saru', bid('s4')).step('chance', { type: 'revealed' }).draw('t1').draw('s2'),
    );
    render(ChallengeStage, { session: shown.session });
    const result = screen.getByRole('region', { name: 'Result of the challenge' });
    expect(result.textContent).toContain('Starfleet hold 6 to 3');
    expect(result.textContent).toContain('BA-CHAL-03');
    const go = screen.getByRole('button', { name: 'Continue' });
    expect(document.activeElement).toBe(go);
    await fireEvent.click(go);
    expect(screen.queryByRole('region', { name: 'Challenge' })).toBeNull();
  });
});

describe('the panel beside it', () => {
  it('BA-CHAL-17, BA-CHAL-03: says what either end brings and who may take part', () => {
    const { session } = opened('saru', 4);
    render(ChallengePanel, { session });
    const about = screen.getByRole('region', { name: 'About the challenge' });
    expect(about.textContent).toContain(`If ${characterName(CONTENT, 'lorca')} wins`);
    expect(about.textContent).toContain('No effect. The action is spent.');
    expect(about.textContent).toContain('May lead');
    expect(about.textContent).toContain('BA-CHAL-10');
  });

  it('BA-INFIL-02: warns of an Infiltration where one may be among the bids', () => {
    const { session } = opened('saru');
    render(ChallengePanel, { session });
    expect(screen.getByText(/Should an Infiltration card/).textContent).toContain('one of three');
  });
});
