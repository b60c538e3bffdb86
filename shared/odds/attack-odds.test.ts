import { describe, expect, it } from 'vitest';
import {
  bestMean,
  EXPERTISE,
  fraction,
  INTUITION,
  rollDie,
  seededChance,
  tallyOfFaces,
} from '../../tests/support/dice-by-hand';
import {
  type AttackOdds,
  attackOdds,
  attackPool,
  type AttackQuestion,
  DEFAULT_ODDS_READINGS,
  type Die,
  type Face,
  type OddsReadings,
} from './index';

const ROLLS = 100_000;
const NO_KEYWORDS = { pierce: 0, breach: 0, lethal: 0 };
const OPEN = { evasion: 1, shields: 0, hull: null, health: null };

function attack(intuition: number, expertise: number, more: Partial<AttackQuestion> = {}): AttackQuestion {
  const pool = [
    { die: INTUITION, count: intuition },
    { die: EXPERTISE, count: expertise },
  ];
  return { pool, rerolls: [], conversions: [], keywords: NO_KEYWORDS, target: OPEN, goal: 'damage', ...more };
}

function odds(asked: AttackQuestion, readings: Partial<OddsReadings> = {}): AttackOdds {
  const answer = attackOdds(asked, { ...DEFAULT_ODDS_READINGS, ...readings });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const successesOf = (faces: readonly Face[]): number =>
  faces.reduce((sum, { success = 0, breakthrough = 0 }) => sum + success + breakthrough, 0);

describe('the dice of an attack', () => {
  it('ITU-DICE-13: one die per power spent, of the kind of the weapon, and an expertise die per Ordnance', () => {
    const pool = attackPool({
      perPower: INTUITION,
      power: 3,
      profile: [],
      expertise: EXPERTISE,
      ordnance: 1,
    });
    expect(pool.map(({ die, count }) => [die.id, count])).toEqual([
      ['intuition', 3],
      ['expertise', 1],
    ]);
  });

  it('ITU-TEAM-30: a team rolls one die per weapons power spent, and an expertise die per Skirmish', () => {
    const pool = attackPool({
      perPower: INTUITION,
      power: 2,
      profile: [],
      expertise: EXPERTISE,
      ordnance: 1,
    });
    expect(pool).toEqual([
      { die: INTUITION, count: 2 },
      { die: EXPERTISE, count: 1 },
    ]);
    const later = { perPower: INTUITION, power: 1, profile: [], expertise: EXPERTISE, ordnance: 0 };
    expect(attackPool(later)).toEqual([{ die: INTUITION, count: 1 }]);
  });

  it('ITU-PROJ-11: a projectile rolls only the dice of its profile', () => {
    const profile = [{ die: INTUITION, count: 3 }];
    const pool = attackPool({ perPower: null, power: 4, profile, expertise: EXPERTISE, ordnance: 0 });
    expect(pool).toEqual(profile);
  });
});

describe('an attack', () => {
  it('ITU-DICE-13: hits as often as its dice reach the evasion', () => {
    expect(odds(attack(1, 0)).hit.exact).toBe('1/2');
    expect(odds(attack(1, 0, { target: { ...OPEN, evasion: 2 } })).hit.exact).toBe('1/8');
    expect(odds(attack(1, 0, { target: { ...OPEN, evasion: 2 } })).expected.sustained.exact).toBe('1/4');
    expect(
      odds(attack(1, 0, { target: { ...OPEN, evasion: 2 } }), { attackDamage: 'margin' }).expected.sustained
        .exact,
    ).toBe('1/8');
  });

  it('ITU-OKEY-12: Relentless X rerolls up to X dice of an attack besides Pulse', () => {
    const evasive = { target: { ...OPEN, evasion: 2 }, goal: 'hit' } as const;
    const hit = (...rerolls: number[]) => odds(attack(1, 0, { ...evasive, rerolls })).hit.exact;
    expect([hit(), hit(1), hit(1, 1)]).toEqual(['1/8', '15/64', '169/512']);
  });

  it('ITU-WKEY-05: Pulse X rerolls up to X dice before the outcome is determined', () => {
    expect(odds(attack(2, 0, { rerolls: [1], goal: 'hit' })).hit.exact).toBe('7/8');
  });

  it('ITU-WKEY-05: Pulse and another effect that rerolls follow each other', () => {
    expect(odds(attack(1, 0, { rerolls: [1, 1], goal: 'hit' })).hit.exact).toBe('7/8');
  });

  it.each([
    { name: 'Pierce', keywords: { pierce: 1, breach: 0, lethal: 0 } },
    { name: 'Lethal', keywords: { pierce: 0, breach: 0, lethal: 2 } },
    { name: 'both', keywords: { pierce: 2, breach: 0, lethal: 1 } },
  ])('rerolls are the best of all policies also where $name wants analysis results', ({ keywords }) => {
    const target = { ...OPEN, evasion: 2, shields: 2 };
    // Worked out anew: spend p results on the shields, the rest on the crew.
    const worth = (faces: readonly Face[]): number => {
      const [successes, analysis] = [successesOf(faces), tallyOfFaces(faces).analysis];
      if (successes < target.evasion) return 0;
      const spends = Array.from(
        { length: Math.min(keywords.pierce, analysis, target.shields) + 1 },
        (_, p) => {
          const hull = Math.max(0, successes - (target.shields - p));
          return hull + (hull > 0 ? Math.min(keywords.lethal, analysis - p) : 0);
        },
      );
      return Math.max(...spends);
    };
    const best = bestMean([INTUITION, INTUITION, EXPERTISE], [2], worth);
    const { expected } = odds(attack(2, 1, { rerolls: [2], keywords, target }));
    const [hull, crew] = [expected.sustained.value, expected.health.value];
    expect(hull + crew).toBeCloseTo(Number(best.top) / Number(best.bottom), 12);
    if (keywords.lethal === 0) expect(expected.sustained.exact).toBe(fraction(best));
  });

  it('a goal of its own: to hit, to do damage, to destroy are each served best by playing for them', () => {
    const target = {
      evasion: 2,
      shields: 1,
      hull: { status: 'severe', steps: ['severe', 'severe'] },
      health: null,
    };
    const keywords = { pierce: 1, breach: 0, lethal: 0 };
    const [damage, hit, destroy] = (['damage', 'hit', 'destroy'] as const).map((goal) =>
      odds(attack(3, 1, { rerolls: [2], keywords, target, goal })),
    );
    expect(hit?.hit.value).toBeGreaterThanOrEqual(damage?.hit.value ?? 1);
    expect(damage?.expected.sustained.value).toBeGreaterThanOrEqual(hit?.expected.sustained.value ?? 9);
    expect(destroy?.destroyed?.value).toBeGreaterThanOrEqual(damage?.destroyed?.value ?? 1);
    expect(odds(attack(3, 1)).destroyed).toBeNull();
  });

  it('names every reading that it rests on, and no other', () => {
    const rules = (asked: AttackQuestion) => odds(asked).assumptions.map(({ rule }) => rule);
    expect(rules(attack(2, 0))).toEqual(['ITU-DICE-12', 'ITU-DICE-13']);
    const hull = { status: 'none', steps: ['light'] };
    expect(
      rules(attack(2, 1, { target: { ...OPEN, shields: 1, hull }, keywords: { ...NO_KEYWORDS, lethal: 1 } })),
    ).toEqual([
      ...[
        'ITU-DICE-11',
        'ITU-DICE-12',
        'ITU-DICE-13',
        'ITU-AUX-15',
        'ITU-AUX-11',
        'ITU-AUX-12',
        'ITU-WKEY-03',
      ],
    ]);
  });

  it('its chances add up to 1 whatever it rolls for', () => {
    const target = {
      ...OPEN,
      evasion: 2,
      shields: 1,
      hull: { status: 'none', steps: ['light', 'yellow', 'yellow'] },
    };
    const keywords = { pierce: 1, breach: 1, lethal: 1 };
    for (const delta of ['none', 'successAndAnalysis', 'successOrAnalysis'] as const) {
      const answer = odds(attack(2, 2, { rerolls: [1], keywords, target }), { delta });
      for (const chances of [answer.sustained, answer.damage, answer.health, answer.successes]) {
        expect(chances[0]?.atLeast.exact).toBe('1');
        expect(chances.reduce((sum, { chance }) => sum + chance.value, 0)).toBeCloseTo(1, 12);
      }
    }
  });

  it('a delta of the attacker’s choice is worth as much as the better of its two meanings, or more', () => {
    const target = { ...OPEN, evasion: 2, shields: 2 };
    const keywords = { pierce: 2, breach: 0, lethal: 0 };
    const mean = (delta: OddsReadings['delta']) =>
      odds(attack(1, 2, { keywords, target }), { delta }).expected.sustained.value;
    expect(mean('successOrAnalysis')).toBeGreaterThan(mean('none'));
    expect(mean('successOrAnalysis')).toBeGreaterThanOrEqual(mean('success'));
  });
});

describe('attacks really rolled', () => {
  const TRACK = ['light', 'yellow', 'yellow', 'orange', 'severe', 'severe'];

  /** Damage to an undamaged hull by the rules as they read, one point after the other. */
  function sustained(faces: readonly Face[], evasion: number, shields: number, breach: number): number {
    const successes = successesOf(faces);
    let points = successes < evasion ? 0 : Math.max(0, successes - shields);
    let [steps, more, status, stopped] = [0, breach, 'none', false];
    while (points > 0 && steps < TRACK.length && (!stopped || more > 0)) {
      if (stopped) more -= 1;
      const next = TRACK[steps] ?? status;
      stopped ||= next !== status;
      status = next;
      steps += 1;
      points -= 1;
    }
    return steps;
  }

  it.each([
    { seed: 11, intuition: 4, expertise: 1, evasion: 1, shields: 1, breach: 0 },
    { seed: 12, intuition: 3, expertise: 0, evasion: 2, shields: 1, breach: 1 },
    { seed: 13, intuition: 0, expertise: 4, evasion: 3, shields: 0, breach: 2 },
  ])('do the damage that the odds say, 100,000 rolls, seed $seed', (each) => {
    const { seed, intuition, expertise, evasion, shields, breach } = each;
    const hull = { status: 'none', steps: TRACK };
    const answer = odds(
      attack(intuition, expertise, {
        target: { evasion, shields, hull, health: null },
        keywords: { ...NO_KEYWORDS, breach },
      }),
    );
    const chance = seededChance(seed);
    const dice: readonly Die[] = [
      ...Array.from({ length: intuition }, () => INTUITION),
      ...Array.from({ length: expertise }, () => EXPERTISE),
    ];
    const counts = new Map<number, number>();
    for (let roll = 0; roll < ROLLS; roll += 1) {
      const steps = sustained(
        dice.map((die) => rollDie(die, chance)),
        evasion,
        shields,
        breach,
      );
      counts.set(steps, (counts.get(steps) ?? 0) + 1);
    }
    for (const { count, chance: expected } of answer.sustained) {
      const seen = (counts.get(count) ?? 0) / ROLLS;
      const sigma = Math.sqrt((expected.value * (1 - expected.value)) / ROLLS);
      // A value too rare for a normal law to hold may be one roll off.
      expect(Math.abs(seen - expected.value)).toBeLessThan(4 * sigma + 1 / ROLLS);
    }
    expect([...counts.keys()].every((count) => count <= (answer.sustained.at(-1)?.count ?? 0))).toBe(true);
  });
});
