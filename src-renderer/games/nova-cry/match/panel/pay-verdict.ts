/** How many cards are laid out against how many are asked for. */
import { counted } from '../../words';
import type { MatchSession } from '../session.svelte';

/** Null: no cards are asked for. */
export function payVerdict({ choosing }: MatchSession): string | null {
  if (choosing.ask !== 'cards') return null;
  const { payable, laid, ready } = choosing;
  if (ready?.type === 'emergency') return resurrectVerdict(ready.intel, laid.length);
  const [least = 0] = payable;
  const most = payable.at(-1) ?? least;
  const of = least === most ? counted(most, 'card') : `${least} to ${most} cards`;
  return ready ? `${counted(laid.length, 'card')} laid out.` : `${laid.length} laid out of ${of}.`;
}

/** Intel stands in for every card that is not laid out (NC-EMERG-01). */
function resurrectVerdict(intel: number, cards: number): string {
  if (cards === 0) return `${intel} Intel, or lay cards out instead.`;
  return intel === 0
    ? `${counted(cards, 'card')}, no Intel.`
    : `${counted(cards, 'card')} and ${intel} Intel.`;
}
