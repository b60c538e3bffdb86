import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import {
  intoTheUnknownTable,
  type OpenTable,
} from '../../../../../tests/support/into-the-unknown-table.svelte';
import Panel from '../panel/Panel.svelte';
import UnitTile from './UnitTile.svelte';

/** Two ships of the first seat with somebody at the helm, one of the other. */
const three = (): Match =>
  Match.begun({
    units: [
      { class: 'galaxy', at: [18, 24, 0], crew: { helm: 'reliable-commander' } },
      { class: 'defiant', at: [12, 24, 0], crew: { helm: 'worf' } },
      { class: 'jemhadar-fighter', seat: '2', at: [18, 16, 180], crew: { helm: 'vorta-supervisor' } },
    ],
  });

function shown(seat: '1' | '2' = '1'): OpenTable {
  const open = intoTheUnknownTable(three(), { seat });
  render(Panel, { props: { session: open.session } });
  return open;
}
afterEach(cleanup);

const walk = async ({ session }: OpenTable, id: string): Promise<void> => {
  session.commands.find((command) => command.id === id)?.run();
  flushSync();
  await tick();
};
const focused = (): string => document.activeElement?.textContent.trim() ?? '';

describe('the keyboard’s way to the orders of a unit', () => {
  it('the brackets show the next unit and leave the focus on its first order that can be given', async () => {
    const open = shown();
    const own = open.session.shown?.id;
    await walk(open, 'match.unit-next');
    expect(open.session.shown?.id).not.toBe(own);
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('false');
    await walk(open, 'match.unit-before');
    expect(open.session.shown?.id).toBe(own);
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('false');
  });

  it('a unit that can be given none has the focus on its name', async () => {
    const open = shown();
    await walk(open, 'match.unit-before');
    expect(document.activeElement?.tagName).toBe('H2');
    expect(focused()).toMatch(/Fighter/);
  });

  it('nothing is taken from whoever is asked for something else', async () => {
    const open = shown();
    const { table } = open;
    table.state = { ...table.state, offers: null };
    flushSync();
    const before = document.activeElement;
    await walk(open, 'match.unit-next');
    expect(document.activeElement).toBe(before);
  });

  it('a tile that is taken by key goes on to the orders; one that is clicked keeps the pointer’s place', async () => {
    const open = shown();
    const [, second] = open.session.view.units;
    if (!second) throw new Error('no second unit');
    render(UnitTile, { props: { session: open.session, unit: second } });
    const tile = screen.getByRole('button', { name: /^2 Defiant/ });
    tile.focus();
    await fireEvent.click(tile, { detail: 1 });
    await tick();
    expect(open.session.shown?.id).toBe(second.id);
    expect(document.activeElement).toBe(tile);
    await fireEvent.click(tile, { detail: 0 });
    await tick();
    expect(document.activeElement?.closest('.act')).not.toBeNull();
  });

  it('Enter on an order that still asks something goes on to its first answer, and puts nothing down', async () => {
    const open = intoTheUnknownTable(
      Match.begun({
        units: [
          { class: 'galaxy', at: [18, 24, 0], crew: { helm: 'reliable-commander', tactical: 'worf' } },
          { class: 'jemhadar-fighter', seat: '2', at: [18, 16, 180] },
        ],
      }),
      { seat: '1' },
    );
    render(Panel, { props: { session: open.session } });
    const { choosing } = open.session;
    const orders = [...document.querySelectorAll<HTMLElement>('.act[aria-disabled="false"]')];
    const order = orders.find((each) => {
      choosing.clear();
      each.click();
      return choosing.ready === null;
    });
    if (!order) throw new Error('No order asks anything.');
    flushSync();
    order.focus();
    await fireEvent.keyDown(order, { key: 'Enter' });
    expect(document.activeElement?.classList).toContain('value');
    expect(choosing.entry).not.toBeNull();
    await fireEvent.click(order);
    expect(choosing.entry).toBeNull();
  });
});
