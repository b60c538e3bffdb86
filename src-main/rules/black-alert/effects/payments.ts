/** The verb of paying Resolve to be spared a bad effect of Fleet tokens or cards. BA-RESOLVE-01, BA-RESOLVE-02. */
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { discardFromHand } from '../cards';
import { characterIn } from '../challenge';
import { paymentsOf } from '../payments';
import type { VerbRules } from './verb-rules';

const SUFFER: BlackAlertAction = { type: 'pass' };

/**
 * Every set of the user's own cards that reaches the price, or none; a hand that cannot reach it suffers the effect. By
 * reading b of BA-DETAIN-06 a detained Character cannot pay.
 */
export const unlessPaid: VerbRules<'unless-paid'> = {
  choices({ table, state, effect, context }) {
    const { hand, detained } = characterIn(state, context.self);
    if (detained && table.readings['BA-DETAIN-06'] === 'b') return [SUFFER];
    return [
      ...paymentsOf(table, hand, effect.resolve).map((cards) => ({ type: 'pay', cards }) as const),
      SUFFER,
    ];
  },
  carryOut(play, { effect, context }, answer) {
    if (answer?.type === 'pay') return discardFromHand(play, context.self, answer.cards, 'pay');
    play.push({ type: 'effects', effects: effect.then, context });
  },
};
