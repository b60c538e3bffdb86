import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import {
  intoTheUnknownTable,
  type OpenTable,
} from '../../../../../tests/support/into-the-unknown-table.svelte';
import { REFEREE_KINDS } from '../referee/form';
import Panel from './Panel.svelte';

/** Blue's Galaxy with a crew, Orange's Fighter within reach of its bow. */
const facing = (): Match =>
  Match.begun({
    units: [
      {
        class: 'galaxy',
        at: [18, 24, 0],
        alert: 'yellow 1',
        crew: { 'captains-chair': 'jean-luc-picard', helm: 'reliable-commander', tactical: 'worf' },
      },
      { class: 'jemhadar-fighter', seat: '2', at: [18, 16, 180], crew: { helm: 'vorta-supervisor' } },
    ],
  });

function shown(match: Match): OpenTable {
  const open = intoTheUnknownTable(match);
  render(Panel, { props: { session: open.session } });
  return open;
}
afterEach(cleanup);

describe('the panel of a match', () => {
  it('ITU-ORDER-05: a priority order is chosen at its station, told whom it commits, and given by its button', async () => {
    const { table } = shown(facing());
    const impulse = screen.getByRole('button', { name: /^Impulse/ });
    await fireEvent.click(impulse);
    flushSync();
    expect(impulse.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/^Commits Reliable Commander/)).toBeTruthy();
    expect(table.acted).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Give the order' }));
    expect(table.acted).toMatchObject([{ type: 'order', ability: 'impulse', station: 'helm' }]);
  });

  it('one Esc puts an order down where nobody was asked for more of it', async () => {
    const { session } = shown(facing());
    await fireEvent.click(screen.getByRole('button', { name: /^Impulse/ }));
    expect(session.choosing.isBegun).toBe(true);
    session.escape();
    expect(session.choosing.isBegun).toBe(false);
  });

  it('an action that cannot be ordered stays in its place and says why', () => {
    const { session } = shown(facing());
    const closed = session.shown?.orders.filter(({ refusal }) => refusal !== null) ?? [];
    expect(closed.length).toBeGreaterThan(0);
    for (const { refusal } of closed) expect(refusal?.message).toBeTruthy();
    const crossed = [...document.querySelectorAll('.act.bad')];
    expect(crossed.length).toBeGreaterThan(0);
    expect(crossed.every((each) => each.getAttribute('aria-disabled') === 'true')).toBe(true);
  });

  it('passing takes a second press', async () => {
    const { table } = shown(facing());
    await fireEvent.click(screen.getByRole('button', { name: /^Pass/ }));
    expect(table.acted).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: /^Pass now/ }));
    expect(table.acted).toEqual([{ type: 'pass' }]);
  });

  it('the referee has a form for everything that may be overruled', () => {
    const { session } = shown(facing());
    session.setTool('referee');
    flushSync();
    expect(screen.getByRole('region', { name: 'Referee' })).toBeTruthy();
    for (const kind of REFEREE_KINDS) {
      session.referee.choose(kind);
      flushSync();
      const isOpen = session.referee.action !== null || kind === 'give-damage-card' || kind === 'set-feature';
      expect(isOpen, kind).toBe(true);
    }
  });
});
