import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import type { AttackQuestion, TestQuestion } from '../odds';
import { parseDicePool, poolQuestion, type PoolQuestion } from './index';

const content = shippedContent();

function asked(pool: unknown, difficulty: number | null = null): PoolQuestion {
  const read = parseDicePool(JSON.stringify(pool));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const question = poolQuestion(content, read.value, difficulty);
  if (!question.ok) throw new Error(JSON.stringify(question.error));
  return question.value;
}

function test(pool: unknown, difficulty: number | null = null): TestQuestion {
  const { type, question } = asked(pool, difficulty);
  if (type !== 'test') throw new Error('no test');
  return question;
}

function attack(figures: object, more: object = {}): AttackQuestion {
  const { type, question } = asked({ ...more, attack: figures });
  if (type !== 'attack') throw new Error('no attack');
  return question;
}

/** Code and place of the first fault, whichever step finds it. */
function fault(pool: unknown): readonly [string, string | undefined] | null {
  const read = parseDicePool(typeof pool === 'string' ? pool : JSON.stringify(pool));
  const question = read.ok ? poolQuestion(content, read.value, null) : null;
  const found = read.ok ? (question?.ok === false ? question.error : null) : read.error[0];
  return found === null || found === undefined ? null : [found.code, found.at];
}

const diceOf = ({ pool }: TestQuestion | AttackQuestion) => pool.map(({ die, count }) => [die.id, count]);

describe('a pool', () => {
  it('is written as so many of each die, as a list, or with its dice apart from what is done with them', () => {
    const pool = [
      ['intuition', 2],
      ['expertise', 1],
    ];
    expect(diceOf(test({ intuition: 2, expertise: 1 }))).toEqual(pool);
    expect(diceOf(test({ dice: { intuition: 2, expertise: 1 }, rerolls: 1 }))).toEqual(pool);
    expect(diceOf(test(['intuition', 'expertise', 'expertise']))).toEqual([
      ['intuition', 1],
      ['expertise', 1],
      ['expertise', 1],
    ]);
    expect(diceOf(test({ dice: ['expertise'], intuition: 3 }))).toEqual([
      ['expertise', 1],
      ['intuition', 3],
    ]);
  });

  it('has the faces of the pack', () => {
    expect(test({ intuition: 1 }).pool[0]?.die.faces).toEqual(content.dice['intuition']?.faces);
  });

  it('rerolls are one effect or several, effects spend results, Augmented swaps dice', () => {
    expect(test({ intuition: 1, rerolls: 2 }).rerolls).toEqual([2]);
    expect(test({ intuition: 1, rerolls: [2, 1] }).rerolls).toEqual([2, 1]);
    expect(
      test({ intuition: 1, conversions: [{ spend: { analysis: 2 }, gain: { success: 1 } }] }).conversions,
    ).toEqual([{ spend: { analysis: 2 }, gain: { success: 1 }, times: null }]);
    expect(test({ intuition: 1, augmented: 2 }).swap).toMatchObject({ from: 'intuition', upTo: 2 });
    expect(test({ intuition: 1 }).swap).toBeNull();
  });

  it('is played for success where there is a difficulty, else for the most successes', () => {
    expect(test({ intuition: 1 })).toMatchObject({ difficulty: null, goal: 'expected' });
    expect(test({ intuition: 1, difficulty: 2 })).toMatchObject({ difficulty: 2, goal: 'success' });
    expect(test({ intuition: 1, difficulty: 2 }, 3).difficulty).toBe(3);
    expect(test({ intuition: 1, goal: 'breakthrough' }).goal).toBe('breakthrough');
  });
});

describe('conversions', () => {
  const conversion = (spend: object, gain: object, more: object = {}) => ({
    intuition: 40,
    conversions: [{ spend, gain, ...more }],
  });

  it('that gain all they spend and more are refused unless something bounds their uses', () => {
    const endless = ['out-of-range', '/conversions/0'];
    expect(fault(conversion({ success: 1 }, { success: 2 }))).toEqual(endless);
    expect(fault(conversion({ analysis: 1 }, { analysis: 1, success: 1 }))).toEqual(endless);
    expect(fault(conversion({ success: 1 }, { success: 2 }, { times: 2 }))).toBeNull();
    expect(fault(conversion({}, { success: 1 }))).toBeNull();
    expect(fault(conversion({ analysis: 1 }, { analysis: 1 }))).toBeNull();
    expect(fault(conversion({ analysis: 2 }, { analysis: 1, success: 9 }))).toBeNull();
  });
});

describe('an attack', () => {
  const target = { evasion: 1 };

  it('takes dice and keywords of a weapon in the pack, one die per power, an expertise die per Ordnance', () => {
    const from = { unit: 'defiant', weapon: 'Phaser Cannon Batteries', power: 4 };
    const question = attack({ ...target, from, ordnance: 1 });
    expect(diceOf(question)).toEqual([
      ['intuition', 4],
      ['expertise', 1],
    ]);
    expect(question.rerolls).toEqual([2]);
    expect(diceOf(attack({ ...target, from: { unit: 'defiant' } }))).toEqual([['intuition', 1]]);
  });

  it('ITU-PROJ-04: a photon torpedo attacks with 3 intuition dice and Breach 1, a quantum torpedo with 4 expertise', () => {
    const photon = attack({ ...target, from: { unit: 'photon-torpedo' } });
    expect(diceOf(photon)).toEqual([['intuition', 3]]);
    expect(photon.keywords).toEqual({ pierce: 0, breach: 1, lethal: 0 });
    expect(diceOf(attack({ ...target, from: { unit: 'quantum-torpedo' } }))).toEqual([['expertise', 4]]);
  });

  it('figures given beside a weapon or a target take the place of theirs', () => {
    const from = { unit: 'jemhadar-fighter', power: 1 };
    expect(attack({ ...target, from }).keywords.pierce).toBe(1);
    expect(attack({ ...target, from, pierce: 3 }).keywords.pierce).toBe(3);
    expect(attack({ at: { unit: 'galaxy' }, evasion: 4 }).target.evasion).toBe(4);
  });

  it('takes evasion, shields of the attacked end and hull of a target from the pack', () => {
    const defiant = (more: object) => attack({ at: { unit: 'defiant', ...more } }).target;
    expect(defiant({ alert: 'green 1' })).toMatchObject({ evasion: 2, shields: 1 });
    expect(defiant({ alert: 'green 2' }).shields).toBe(2);
    expect(defiant({ alert: 'green 2', end: 'aft' }).shields).toBe(1);
    expect(defiant({}).hull?.steps).toHaveLength(7);
    expect(defiant({ damage: 2 }).hull).toEqual({
      status: 'yellow',
      steps: ['yellow', 'orange', 'orange', 'severe', 'severe'],
    });
    expect(defiant({ damage: 60 }).hull).toEqual({ status: 'severe', steps: [] });
  });

  it('ITU-AUX-16: damage of an attack is cancelled by the shields of the targeted end only', () => {
    const shieldsOf = (unit: string, end: 'fore' | 'aft') => attack({ at: { unit, end } }).target.shields;
    expect([shieldsOf('hostile-raider', 'fore'), shieldsOf('hostile-raider', 'aft')]).toEqual([2, 1]);
    expect([shieldsOf('type-6-shuttle', 'fore'), shieldsOf('type-6-shuttle', 'aft')]).toEqual([1, 1]);
  });

  it('ITU-AUX-10: before any damage no position of a track is exposed; each point moves one step', () => {
    const saucer = (damage: number) => attack({ at: { unit: 'galaxy-saucer', damage } }).target;
    expect(saucer(0)).toMatchObject({ evasion: 1, shields: 2 });
    expect(saucer(0).hull).toEqual({
      status: 'none',
      steps: ['light', 'yellow', 'orange', 'orange', 'severe', 'severe'],
    });
    expect(saucer(3).hull).toEqual({ status: 'orange', steps: ['orange', 'severe', 'severe'] });
  });

  it('ITU-PROJ-12: a projectile is destroyed by as much damage as its hull value, and has no shields', () => {
    const probe = attack({ at: { unit: 'class-1-probe' } }).target;
    expect(probe).toEqual({
      evasion: 3,
      shields: 0,
      hull: { status: 'none', steps: ['none'] },
      health: null,
    });
  });

  it('a team is told by its figures', () => {
    expect(attack({ evasion: 1, health: 2 }).target).toEqual({
      evasion: 1,
      shields: 0,
      hull: null,
      health: 2,
    });
  });

  it('Pulse comes before other rerolls', () => {
    expect(attack({ ...target, pulse: 2 }, { intuition: 3, rerolls: [1] }).rerolls).toEqual([2, 1]);
  });
});

describe('what cannot be asked', () => {
  it.each([
    ['{', 'not-json', ''],
    [3, 'wrong-type', ''],
    [{ intuition: 'two' }, 'wrong-type', '/intuition'],
    [{ intuition: 1.5 }, 'wrong-type', '/intuition'],
    [{ intuition: -1 }, 'out-of-range', '/intuition'],
    [{ intuition: 61 }, 'out-of-range', '/intuition'],
    [{ wisdom: 1 }, 'unknown-id', '/wisdom'],
    [{ toString: 1 }, 'unknown-id', '/toString'],
    [{ dice: { wisdom: 1 } }, 'unknown-id', '/dice/wisdom'],
    [['intuition', 'wisdom'], 'unknown-id', '/1'],
    [['intuition', 4], 'wrong-type', '/1'],
    [{ intuition: 1, rerolls: [-1] }, 'out-of-range', '/rerolls/0'],
    [{ intuition: 1, goal: 'glory' }, 'out-of-range', '/goal'],
    [{ intuition: 1, goal: 'hit' }, 'out-of-range', '/goal'],
    [{ attack: { evasion: 1 }, goal: 'expected' }, 'out-of-range', '/goal'],
    [{ attack: {} }, 'missing-key', '/attack/evasion'],
    [{ attack: { evasion: 1, glory: 2 } }, 'unknown-key', '/attack/glory'],
    [{ attack: { evasion: 1 }, difficulty: 2 }, 'unknown-key', '/difficulty'],
    [{ attack: { evasion: 1 }, augmented: 2 }, 'unknown-key', '/augmented'],
    [{ attack: { evasion: 1, from: { unit: 'nobody' } } }, 'unknown-id', '/attack/from/unit'],
    [
      { attack: { evasion: 1, from: { unit: 'defiant', weapon: 'Slingshot' } } },
      'unknown-id',
      '/attack/from/weapon',
    ],
    [{ attack: { evasion: 1, from: { unit: 'supply-ship' } } }, 'unknown-id', '/attack/from/weapon'],
    [{ attack: { evasion: 1, from: { unit: 'galor' } } }, 'unknown-figure', '/attack/from'],
    [{ attack: { evasion: 1, from: { unit: 'vorcha', power: 1 } } }, 'out-of-range', '/attack/from/power'],
    [{ attack: { evasion: 1, from: { unit: 'galaxy', power: 5 } } }, 'out-of-range', '/attack/from/power'],
    [{ attack: { at: { unit: 'galor' } } }, 'unknown-figure', '/attack/at'],
    [{ attack: { at: { unit: 'defiant', alert: 'red 9' } } }, 'unknown-id', '/attack/at/alert'],
    [{ attack: { at: { unit: 'defiant', alert: 'blue 1' } } }, 'out-of-range', '/attack/at/alert'],
    [{ conversions: [{ spend: { glory: 1 }, gain: {} }] }, 'unknown-key', '/conversions/0/spend/glory'],
  ])('%j is refused: %s at %s', (pool, code, at) => {
    expect(fault(pool)).toEqual([code, at]);
  });

  it('everything else is answered, no dice at all included', () => {
    for (const pool of [{}, [], { intuition: 0 }, { attack: { evasion: 0 } }]) expect(fault(pool)).toBeNull();
  });
});
