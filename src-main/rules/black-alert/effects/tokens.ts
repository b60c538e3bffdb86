/** Verbs of resource tokens: gain, lose, seize. The limit of a pool is kept after each token (BA-RES-04). */
import { otherShip, RESOURCES } from '../../../../shared/content/black-alert';
import { tokensIn } from '../resources';
import type { VerbRules } from './verb-rules';
import { shipFor } from './who';

/** From the supply into a pool; of any kind the user picks token by token. */
export const gain: VerbRules<'gain'> = {
  choices: () => [],
  carryOut(play, { state, effect, context }) {
    const kinds = effect.kind === 'any' ? RESOURCES : [effect.kind];
    const ship = shipFor(state, context, effect.side);
    play.push({ type: 'gain', ship, character: context.self, kinds, count: effect.count });
  },
};

/** From a pool back to the supply, one by one, of the user's choice. */
export const lose: VerbRules<'lose'> = {
  choices: ({ state, effect, context }) => {
    const ship = shipFor(state, context, effect.side);
    return RESOURCES.filter((kind) => state.pools[ship][kind] > 0).map((kind) => ({
      type: 'choose-resource',
      kind,
    }));
  },
  carryOut(play, { state, effect, context }, answer) {
    if (answer?.type !== 'choose-resource') return;
    const ship = shipFor(state, context, effect.side);
    play.state.pools[ship][answer.kind] -= 1;
    play.state.supply.resources[answer.kind] += 1;
    play.tell({ type: 'returned', ship, kind: answer.kind, count: 1 });
    if (effect.count > 1) {
      play.push({ type: 'verb', effect: { ...effect, count: effect.count - 1 }, context, character: null });
    }
  },
};

/** Up to so many tokens of the other ship's pool. */
export const seize: VerbRules<'seize'> = {
  choices: () => [],
  carryOut(play, { state, effect, context }) {
    const from = otherShip(shipFor(state, context, 'own'));
    if (tokensIn(state, from) === 0) return;
    play.push({ type: 'seize', from, character: context.self, count: effect.count });
  },
};
