/** Verbs of the network: navigate, rotate, corrupt, cleanse, fleets. */
import type { Space } from '../../../../shared/hex';
import { isNear, isWithDiscovery, tilesOfDiscovery } from '../places';
import { moveFleet } from '../tasks/fleet';
import type { VerbAsked, VerbRules } from './verb-rules';

export const navigate: VerbRules<'navigate'> = {
  choices: () => [],
  carryOut: (play, { effect: { ship, within, times }, context }) =>
    play.push({ type: 'navigate', ship, character: context.self, within, times }),
};

export const rotate: VerbRules<'rotate'> = {
  choices: () => [],
  carryOut: (play, { effect, context }) =>
    play.push({ type: 'rotate', character: context.self, count: effect.count, turned: [] }),
};

export const corrupt: VerbRules<'corrupt'> = {
  choices: () => [],
  carryOut: (play, { effect: { near, count }, context }) =>
    play.push({ type: 'place-corruption', character: context.self, near, count, rule: 'BA-CORR-01' }),
};

/** Corruption tokens that may be taken off: on or next to what the effect names. */
function corrupted({ table, state, effect }: VerbAsked<'cleanse'>): readonly Space[] {
  const { corruption, charon } = state.board;
  if (effect.near === 'any') return corruption;
  const around = effect.near === 'discovery' ? tilesOfDiscovery(table, state) : [charon];
  return corruption.filter((space) => isNear(space, around));
}

/** A token goes out of the game, or back to the supply by reading b of BA-CREACT-06. */
export const cleanse: VerbRules<'cleanse'> = {
  choices: (asked) => corrupted(asked).map((space) => ({ type: 'choose-space', space })),
  carryOut(play, { table, effect, context }, answer) {
    if (answer?.type !== 'choose-space') return;
    play.state.board.corruption = play.state.board.corruption.filter((space) => space !== answer.space);
    if (table.readings['BA-CREACT-06'] === 'b') play.state.supply.corruption += 1;
    play.tell({ type: 'cleansed', space: answer.space });
    if (effect.count > 1) {
      play.push({ type: 'verb', effect: { ...effect, count: effect.count - 1 }, context, character: null });
    }
  },
};

export const fleet: VerbRules<'fleet'> = {
  choices: () => [],
  carryOut: (play, { effect: { tokens, steps, add }, context }) =>
    play.push({
      type: 'fleet',
      character: context.self,
      tokens,
      steps,
      add,
      optional: true,
      moving: null,
      done: [],
    }),
};

export const destroyFleet: VerbRules<'destroy-fleet'> = {
  choices: ({ table, state, effect }) => {
    const spaces = [...new Set(state.board.fleets)].filter(
      (space) => effect.at === 'any' || isWithDiscovery(table, state, space),
    );
    return spaces.map((space) => ({ type: 'choose-space', space }));
  },
  carryOut(play, _asked, answer) {
    if (answer?.type === 'choose-space') moveFleet(play, answer.space, null);
  },
};
