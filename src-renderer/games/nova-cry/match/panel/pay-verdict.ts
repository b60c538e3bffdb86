/** How many cards are laid out against how many are asked for. */
import { counted } from '../../words';
import type { MatchSession } from '../session.svelte';

/** Null: no cards are asked for. */
export function payVerdict({ choosing }: MatchSession): string | null {
  if (choosing.ask !== 'cards') return null;
  const { payable, laid } = choosing;
  const [least = 0] = payable;
  const most = payable.at(-1) ?? least;
  const of = least === most ? counted(most, 'card') : `${least} to ${most} cards`;
  return choosing.ready ? `${counted(laid.length, 'card')} laid out.` : `${laid.length} laid out of ${of}.`;
}
