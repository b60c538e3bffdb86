/** What a condition asks for, to stand after `if`. */
import { assertNever } from '../../../../shared/base';
import type { Condition } from '../../../../shared/content/nova-cry';

const HELD = {
  intel: 'Intel',
  cards: 'cards in hand',
  tokens: 'alert tokens in the front row',
  damage: 'damage on your ship',
  aliens: 'aliens',
  permanents: 'arrow cards in play',
  victory: 'VP',
} as const;

export function conditionWords(condition: Condition): string {
  switch (condition.is) {
    case 'has':
      return `you have ${limits(condition.atLeast, condition.atMost)} ${HELD[condition.what]}`;
    case 'en-route':
      return 'you are en route';
    case 'docked':
      return 'you have docked';
    case 'chancellor':
      return 'you hold the Chancellorship';
    case 'behind':
      return 'somebody has more VP than you';
    default:
      return assertNever(condition);
  }
}

function limits(atLeast: number | undefined, atMost: number | undefined): string {
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return atMost === undefined ? 'any' : `at most ${atMost}`;
}
