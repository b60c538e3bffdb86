import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeaponLine } from '../content/nova-cry';
import { duellist, duelOdds, type DuelQuestion, roundWounds } from './duel-odds';

const line = (wounds: number, more: Partial<WeaponLine> = {}): WeaponLine => ({
  wounds,
  destroys: false,
  recoil: 0,
  guard: 0,
  ...more,
});
const NOTHING = Array.from({ length: 6 }, () => line(0));
const ONE = Array.from({ length: 6 }, () => line(1));
const ask = (question: Partial<DuelQuestion>): DuelQuestion => ({
  attacker: duellist(NOTHING),
  defender: duellist(NOTHING),
  roundsLeft: 3,
  reading: 'a',
  ...question,
});

describe('a captain duel', () => {
  it('NC-DUEL-07: both carry out their own line, there is no higher-roll test', () => {
    const odds = duelOdds(ask({ attacker: duellist(ONE), defender: duellist(ONE), roundsLeft: 1 }));
    expect([odds.woundsOfAttacker, odds.woundsOfDefender]).toEqual([
      [0, expect.closeTo(1, 12)],
      [0, expect.closeTo(1, 12)],
    ]);
  });

  it('NC-DUEL-09: the third wound of a duel destroys a captain, a fourth one with Grit 1', () => {
    const { defenderFalls } = duelOdds(ask({ attacker: duellist(ONE) }));
    const tough = duelOdds(ask({ attacker: duellist(ONE), defender: duellist(NOTHING, { borne: 4 }) }));
    expect([defenderFalls, tough.defenderFalls, tough.neitherFalls]).toEqual([
      expect.closeTo(1, 12),
      0,
      expect.closeTo(1, 12),
    ]);
  });

  it('NC-DUEL-09: a line that destroys needs no wounds, and guarding does not help', () => {
    const lines = [...NOTHING.slice(0, 5), line(0, { destroys: true })];
    const guarded = Array.from({ length: 6 }, () => line(0, { guard: 3 }));
    const odds = duelOdds(ask({ attacker: duellist(lines), defender: duellist(guarded) }));
    expect(odds.defenderFalls).toBeCloseTo(1 - (5 / 6) ** 3, 12);
    expect(odds.defenderOutright).toBeCloseTo(odds.defenderFalls, 12);
  });

  it('NC-DUEL-12: both may fall in one round', () => {
    const deadly = Array.from({ length: 6 }, () => line(3));
    const odds = duelOdds(ask({ attacker: duellist(deadly), defender: duellist(deadly) }));
    expect(odds.bothFall).toBeCloseTo(1, 12);
  });

  it('NC-DUEL-12: with reading b rounds go on, so the fallen may still take the other along', () => {
    const deadly = Array.from({ length: 6 }, () => line(3));
    const fallen = { attacker: duellist(deadly), defender: duellist(ONE) };
    expect(duelOdds(ask(fallen)).bothFall).toBe(0);
    expect(duelOdds(ask({ ...fallen, reading: 'b' })).bothFall).toBeCloseTo(1, 12);
  });

  it('guard keeps wounds of the round away, recoil adds to them', () => {
    expect(roundWounds(line(0, { guard: 2 }), line(3)).wounds).toBe(1);
    expect(roundWounds(line(0, { recoil: 1 }), line(1)).wounds).toBe(2);
    expect(roundWounds(line(0, { guard: 3 }), line(1)).wounds).toBe(0);
  });
});

const lines = fc.array(
  fc.record({
    wounds: fc.integer({ min: 0, max: 3 }),
    destroys: fc.boolean(),
    recoil: fc.integer({ min: 0, max: 1 }),
    guard: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 6, maxLength: 6 },
);

describe('against every fall of the dice', () => {
  it('the same chances, in both readings', () => {
    const readings = fc.constantFrom('a' as const, 'b' as const);
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 0, max: 2 }), readings, (one, other, wounds, reading) => {
        const question = ask({
          attacker: duellist(one, { wounds }),
          defender: duellist(other, { borne: 4 }),
          reading,
        });
        const odds = duelOdds(question);
        const counts = counted(question);
        const names = ['neitherFalls', 'defenderFalls', 'attackerFalls', 'bothFall'] as const;
        names.forEach((name, index) => expect(odds[name]).toBeCloseTo((counts[index] ?? 0) / 36 ** 3, 10));
        const last = odds.byRound.at(-1);
        expect(last?.attacker).toBeCloseTo(odds.attackerFalls + odds.bothFall, 10);
        expect(odds.woundsOfDefender.reduce((total, chance) => total + chance, 0)).toBeCloseTo(1, 10);
      }),
      { numRuns: 20 },
    );
  });
});

/** How often nobody, the defender, the attacker, both fall, of all 46,656 duels. */
function counted({ attacker, defender, reading }: DuelQuestion): readonly number[] {
  const counts = [0, 0, 0, 0];
  for (let duel = 0; duel < 36 ** 3; duel += 1) {
    let [mine, theirs, isMine, isTheirs] = [attacker.wounds, defender.wounds, false, false];
    for (let round = 0, dice = duel; round < 3; round += 1, dice = Math.floor(dice / 36)) {
      const own = attacker.lines[dice % 6] ?? line(0);
      const other = defender.lines[Math.floor(dice / 6) % 6] ?? line(0);
      mine += Math.max(0, other.wounds + own.recoil - own.guard);
      theirs += Math.max(0, own.wounds + other.recoil - other.guard);
      isMine ||= other.destroys || mine >= attacker.borne;
      isTheirs ||= own.destroys || theirs >= defender.borne;
      if (reading === 'a' && (isMine || isTheirs)) break;
    }
    const index = Number(isMine) * 2 + Number(isTheirs);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
