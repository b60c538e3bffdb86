/** What a card does when it is bid, in words. BA-CHAL-13. */
import { assertNever } from '../../../../../shared/base';
import type { BidEffect } from '../../../../../shared/content/black-alert';
import { phrases } from './effect-words';
import { at, more, SIDES } from './modifier-words';
import { sentence, timesWord } from './sentence';

const ROLES = {
  any: 'in a challenge',
  initiating: 'in a challenge of your own side',
  opposing: 'against a challenge',
  assisting: 'while assisting',
} as const;

/** What a card does when it is bid, as a sentence (BA-CHAL-13). */
export function bidWords({ at: locations, role, does }: BidEffect): string {
  return sentence(`bid ${ROLES[role]}${at(locations)}: ${bidDoes(does)}`);
}

function bidDoes(does: BidEffect['does']): string {
  switch (does.type) {
    case 'worth':
      return `counts ${does.resolve}`;
    case 'adds':
      return does.resolve < 0 ? `counts ${-does.resolve} less` : `counts ${does.resolve} more`;
    case 'bonus-cards':
      return `${SIDES[does.side]} has ${more(does.by, 'bonus card')}`;
    case 'more-damage':
      return `damage of the challenge is dealt ${timesWord(does.times + 1)}`;
    case 'after-win':
      return `if your side wins, ${phrases(does.effects)}`;
    default:
      return assertNever(does);
  }
}
