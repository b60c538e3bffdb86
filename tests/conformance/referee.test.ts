import { describe, expect, it } from 'vitest';
import type { LocationId } from '../../shared/content/black-alert';
import { LOCATIONS, SHIPS } from '../../shared/content/black-alert';
import type { RefereeAction } from '../../shared/contract/black-alert';
import { SPACES } from '../../shared/hex';
import type { BlackAlertState } from '../../src-main/rules/black-alert';
import { chanceFor, deepFrozen, pick, type Random, randomFrom, shuffled } from '../../src-main/rules/engine';
import { rulesWith, SEATS } from '../support/black-alert';

/** Something a referee might do to this state, drawn by lot. */
function meddling(state: BlackAlertState, random: Random): RefereeAction {
  const character = pick(Object.keys(state.characters), random);
  const location: LocationId = pick(LOCATIONS, random);
  const spaces = shuffled(SPACES, random).slice(0, random.below(4));
  const tokens = { intel: random.below(5), dilithium: random.below(5), tritanium: random.below(5) };
  const flag = (): boolean => random.below(2) === 1;
  const card = pick([...state.piles.starfleet.rest, ...state.piles.terran.rest, ''], random);
  const actions: readonly RefereeAction[] = [
    { type: 'place-charon', space: pick(SPACES, random) },
    { type: 'place-fleets', spaces: spaces.slice(0, 2) },
    { type: 'place-corruption', spaces },
    { type: 'set-pool', ship: pick(SHIPS, random), tokens },
    { type: 'place-character', character, location },
    { type: 'set-condition', character, wounded: flag(), detained: flag() },
    { type: 'give-card', card, to: character },
    { type: 'set-damage', location, damaged: flag() },
    {
      type: 'set-mission',
      mission: pick(
        state.missions.map(({ id }) => id),
        random,
      ),
      done: false,
    },
  ];
  return pick(actions, random);
}

describe('a match of Black Alert that a referee meddles with', () => {
  it.each([2, 3, 4] as const)('still plays to its end with %i seats', (seats) => {
    for (let game = 0; game < 15; game += 1) {
      const rules = rulesWith();
      const begun = rules.start({ seats: SEATS[seats] });
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      const seed = `meddling ${seats} ${game}`;
      const random = randomFrom(seed);
      let state = begun.value;
      let record = 0;
      while (rules.outcome(state) === null && record < 20_000) {
        const actor = rules.actors(state)[0]!;
        if (random.below(25) === 0 && state.missions.length > 0 && record < 2000) {
          const checked = rules.check(state, 'referee', meddling(state, random));
          if (checked.ok) state = deepFrozen(rules.apply(state, 'referee', checked.value).state);
          record += 1;
          continue;
        }
        const chance = actor === 'chance' ? chanceFor(seed, 0, record) : random;
        const action = rules.sample(state, actor, chance);
        state = rules.apply(state, actor, action).state;
        record += 1;
      }
      expect(rules.outcome(state)).not.toBeNull();
    }
  });
});
