/**
 * The odds of battles and duels against the rules themselves: fights are declared and played to their ends by `apply`, and
 * what became of hulls and captains is counted.
 */
import { describe, expect, it } from 'vitest';
import type { NovaCryAction } from '../../shared/contract/nova-cry';
import { battleOdds, battleShip, duellist, duelOdds } from '../../shared/force';
import { type Actor, randomFrom } from '../../src-main/rules/engine';
import type { NovaCryRules, NovaCryState } from '../../src-main/rules/nova-cry';
import { weapons } from '../support/nova-cry/cards';
import { battle, duel, type Match, type SeatOptions, two } from '../support/nova-cry';

/** Fights of each kind; `PLOTROOM_FIGHTS=100000` plays more. */
const FIGHTS = Number(process.env['PLOTROOM_FIGHTS'] ?? 3_000);
/** A right answer misses this far about once in 15,000 tries. */
const SIGMAS = 4;

/** Plays what was declared to its end, so often, and tells the states after it. */
function playedOut({ rules, state }: Match, seed: string): readonly NovaCryState[] {
  const random = randomFrom(seed);
  const isFighting = ({ tasks, outcome }: NovaCryState): boolean =>
    outcome === null && tasks.some(({ type }) => type === 'battle' || type === 'duel');
  return Array.from({ length: FIGHTS }, () => {
    let now = state;
    while (isFighting(now)) {
      const actor = rules.actors(now)[0] ?? 'chance';
      now = rules.apply(now, actor, pickOf(rules, now, actor) ?? rules.sample(now, actor, random)).state;
    }
    return now;
  });
}

/** Of a struck ship's tokens a Weapons Jam while there is one, as the odds take it; null: nothing is asked. */
function pickOf(rules: NovaCryRules, state: NovaCryState, actor: Actor): NovaCryAction | null {
  const list = actor === 'chance' ? null : rules.legal(state, actor);
  const tokens = list?.type === 'listed' ? list.actions.filter(({ type }) => type === 'choose-token') : [];
  const jam = tokens.find((action) => action.type === 'choose-token' && action.token === 'weapons-jam');
  return jam ?? tokens[0] ?? null;
}

/** Whether a share of the fights is near enough to a chance. */
function expectShare(
  states: readonly NovaCryState[],
  chance: number,
  isMeant: (state: NovaCryState) => boolean,
) {
  const share = states.filter(isMeant).length / states.length;
  const sigma = Math.sqrt(Math.max(chance * (1 - chance), 1 / FIGHTS) / FIGHTS);
  expect(Math.abs(share - chance)).toBeLessThan(SIGMAS * sigma);
}

const damageOf = (state: NovaCryState, seat: number): number => state.seats[seat]?.ship?.damage ?? 0;

describe('a ship battle by the rules', () => {
  // Hull 10 and 3 weapons against hull 10 and 2; a third seat, so that a ship destroyed does not end the match.
  const seats = (attacker: SeatOptions, defender: SeatOptions): readonly SeatOptions[] => [
    ...two({ intel: 4, ...attacker }, defender),
    {},
  ];

  it('NC-SHIP-06, NC-SHIP-12: as often destroyed, as much damage, a Weapons Jam in the row', () => {
    const states = playedOut(
      battle({ seats: seats({ damage: 4 }, { damage: 4, front: ['weapons-jam'] }) }),
      'jam',
    );
    const odds = battleOdds({
      attacker: battleShip({ weapons: 3, hullLeft: 6 }),
      defender: battleShip({ weapons: 2, hullLeft: 6, jams: 1 }),
      roundsLeft: 3,
      nebula: 0,
      bag: { jams: 0, others: 0 },
    });
    expectShare(states, odds.attackerDestroyed, ({ seats: [one] }) => one?.isOut ?? false);
    expectShare(states, odds.defenderDestroyed, ({ seats: [, other] }) => other?.isOut ?? false);
    odds.damageToAttacker.forEach((chance, damage) => {
      if (damage < 6)
        expectShare(states, chance, (state) => !state.seats[0]?.isOut && damageOf(state, 0) === 4 + damage);
    });
  });

  it('NC-ABIL-05: the same with Disablers, which deal tokens from the bag', () => {
    const options = {
      seats: seats({ ship: 'stinger' }, { damage: 3, front: ['data-leak', 'data-leak', 'data-leak'] }),
      bag: { 'weapons-jam': 3, 'data-leak': 2, 'crew-needs': 0, 'warp-wear': 0 },
    } as const;
    const states = playedOut(battle(options), 'disablers');
    const odds = battleOdds({
      attacker: battleShip({ weapons: 2, hullLeft: 9, disablers: 1 }),
      defender: battleShip({ weapons: 2, hullLeft: 7, others: 3 }),
      roundsLeft: 3,
      nebula: 0,
      bag: { jams: 3, others: 2 },
    });
    odds.damageToAttacker.forEach((chance, damage) =>
      expectShare(states, chance, (state) => damageOf(state, 0) === damage),
    );
    odds.damageToDefender.forEach((chance, damage) =>
      expectShare(states, chance, (state) => damageOf(state, 1) === 3 + damage),
    );
  });
});

describe('a captain duel by the rules', () => {
  const pairs = [
    ['pistol', 'repeater'],
    ['blade', 'net'],
    ['maul', 'lance'],
  ] as const;

  it.each(pairs)(
    'NC-DUEL-07, NC-DUEL-09, NC-DUEL-12: %s against %s falls as often, with Grit too',
    (one, other) => {
      const states = playedOut(
        duel({ seats: two({ intel: 2, weapon: one, captain: 'grit' }, { weapon: other }) }),
        one,
      );
      const odds = duelOdds({
        attacker: duellist(weapons[one]?.lines ?? [], { borne: 4 }),
        defender: duellist(weapons[other]?.lines ?? []),
        roundsLeft: 3,
        reading: 'a',
      });
      const fallen = (state: NovaCryState, seat: number): boolean =>
        state.seats[seat]?.captain?.status === 'destroyed';
      expectShare(states, odds.attackerFalls, (state) => fallen(state, 0) && !fallen(state, 1));
      expectShare(states, odds.defenderFalls, (state) => !fallen(state, 0) && fallen(state, 1));
      expectShare(states, odds.bothFall, (state) => fallen(state, 0) && fallen(state, 1));
    },
  );
});
