/** The keyboard's way from a unit to its orders, and from an order to what it asks. */
import { tick } from 'svelte';
import type { TableSession } from '../table-session';

/**
 * Puts the focus on the first order that the shown unit can be given, where the seat is asked for an order; on the name of
 * the unit where it can be given none. Nothing moves while anything else is asked, or while another panel is open.
 */
export async function goToOrders(session: Pick<TableSession, 'entries'>): Promise<void> {
  if (!session.entries.some(({ group }) => group === 'order')) return;
  await tick();
  const display = document.querySelector('.itu-match .unit');
  const order = display?.querySelector<HTMLElement>('.act[aria-disabled="false"]');
  const name = display?.querySelector('h2');
  if (order) order.focus();
  else if (name) {
    name.tabIndex = -1;
    name.focus();
  }
}

/** Puts the focus on the first answer to what the order that is taken up still asks. */
export function goToAnswers(): void {
  document.querySelector<HTMLElement>('.itu-match .values .value')?.focus();
}
