/** Verbs of hulls: damage and repair (NC-SHIP-10, NC-CARD-13). */
import { repairDamage } from '../damage';
import { seatOf } from '../turn-order';
import type { VerbRules } from './verb-rules';
import { onSeats } from './who';

/** Damage of a card activates no token (NC-ALERT-04); evadable damage may be answered (NC-CARD-13). */
export const damage = onSeats<'damage'>({
  who: ({ who }) => who,
  canHit: () => true,
  hit(play, { effect: { count, evadable }, context: { self } }, seats) {
    play.push(
      ...seats.map(
        (seat) =>
          ({
            type: 'damage',
            seat,
            count,
            by: seat === self ? null : self,
            evadable,
            step: 'answer',
          }) as const,
      ),
    );
  },
});

export const repair: VerbRules<'repair'> = {
  choices: () => [],
  isPossible: ({ state, context }) => (seatOf(state, context.self).ship?.damage ?? 0) > 0,
  carryOut: (play, { effect, context }) => repairDamage(play, context.self, effect.count),
};
