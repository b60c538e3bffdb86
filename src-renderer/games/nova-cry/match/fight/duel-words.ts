/** The sentences of the duel stage: what a round did, and how the duel ended. */
import type { SeatId } from '../../../../../shared/contract';
import type { DuelRound } from '../../../../../shared/contract/nova-cry';
import { woundWords } from '../../cards/words';
import type { Said } from './battle-words';
import type { DuelShown } from './shown';

type Naming = (seat: SeatId) => string;

/** What one side takes in a round; wounds of earlier rounds stay, so nobody is called unhurt here. */
function takenText(round: DuelRound, side: 0 | 1): string {
  if (round.destroys[side]) return 'destroyed';
  return round.wounds[side] === 0 ? 'not hit' : woundWords(round.wounds[side]);
}

/** Under a settled round of the ladder, such as `2 and 0 wounds`. */
export function duelLine(round: DuelRound): string {
  if (round.destroys.includes(true)) return 'destroys';
  return `${round.wounds[0]} and ${round.wounds[1]} wounds`;
}

/** What a settled round did; `captains` by name. */
export function duelSaid(shown: DuelShown, round: DuelRound, captainOf: Naming): Said {
  const parts = ([0, 1] as const).map(
    (side) => `${captainOf(side === 0 ? shown.attacker : shown.defender)} ${takenText(round, side)}`,
  );
  const total = round.wounds[0] + round.wounds[1];
  const headline = round.destroys.includes(true)
    ? 'Destroyed outright'
    : total === 0
      ? 'No wounds'
      : woundWords(total);
  return { headline, text: parts.join(', '), rule: 'NC-DUEL-07' };
}

export function duelBeforeSaid({ round }: DuelShown): Said {
  return {
    headline: `Round ${round}`,
    text: 'Both carry out the line of their own number',
    rule: 'NC-DUEL-07',
  };
}

export function duelDiceSaid(): Said {
  return {
    headline: 'The dice lie there',
    text: 'Both lines fall together if they stand',
    rule: 'NC-DUEL-12',
  };
}

/** How it ended: wounds clear when the duel is over (NC-DUEL-10). */
export function duelEndSaid({ fallen }: DuelShown, captainOf: Naming): Said {
  if (fallen.length > 1)
    return { headline: 'Both captains fall', text: 'Both lines count; wounds clear', rule: 'NC-DUEL-12' };
  const [one] = fallen;
  if (one !== undefined)
    return {
      headline: `${captainOf(one)} falls`,
      text: 'Out until resurrected; wounds clear',
      rule: 'NC-DUEL-09',
    };
  return { headline: 'Both captains stand', text: 'Wounds clear when the duel is over', rule: 'NC-DUEL-10' };
}
