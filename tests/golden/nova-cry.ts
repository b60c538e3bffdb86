/** Short matches of Nova Cry over the tests' fixture, drafts, fights and bids included. */
import { openSeats, rulesWith } from '../support/nova-cry';
import { type GoldenMatch, goldenText } from './golden-text';

export const NOVA_CRY_GOLDENS: readonly GoldenMatch[] = [
  { name: 'nova-cry-two', text: () => textOf(2, 'golden 5') },
  { name: 'nova-cry-six', text: () => textOf(6, 'golden 9') },
];

function textOf(seats: 2 | 6, seed: string): string {
  const rules = rulesWith();
  const first = rules.start({ seats: openSeats(seats) });
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  return goldenText({
    rules,
    first: first.value,
    seed,
    title: `${seats} players, seed "${seed}"`,
    whoOf: (_state, seat) => `seat ${seat}`,
  });
}
