import { describe, expect, it } from 'vitest';
import { plotroom, workFolder } from './command';

const folder = workFolder();
const odds = (pool: unknown, ...more: string[]) =>
  plotroom(folder, ['odds', '--pool', typeof pool === 'string' ? pool : JSON.stringify(pool), ...more]);

interface Chances {
  readonly successes: readonly { readonly count: number; readonly chance: { readonly exact: string } }[];
}

describe('plotroom odds', () => {
  it('answers the exact distribution of a pool', async () => {
    const { exitCode, answer } = await odds({ intuition: 1 });
    expect(exitCode).toBe(0);
    expect(answer).toMatchObject({
      dice: 1,
      goal: 'expected',
      success: null,
      expected: { successes: { exact: '5/8', value: 0.625 } },
      results: [
        { shows: {}, chance: { exact: '1/4', value: 0.25 } },
        { shows: { analysis: 1 }, chance: { exact: '1/4', value: 0.25 } },
        { shows: { breakthrough: 1 }, chance: { exact: '1/8', value: 0.125 } },
        { shows: { success: 1 }, chance: { exact: '1/4', value: 0.25 } },
        { shows: { success: 2 }, chance: { exact: '1/8', value: 0.125 } },
      ],
    });
    const { successes } = answer as Chances;
    expect(successes.map(({ count, chance }) => [count, chance.exact])).toEqual([
      [0, '1/2'],
      [1, '3/8'],
      [2, '1/8'],
    ]);
  });

  it('answers the chance to reach a difficulty, told as option or in the pool', async () => {
    for (const run of [
      odds({ intuition: 2, rerolls: 1 }, '--difficulty', '1'),
      odds({ intuition: 2, rerolls: 1, difficulty: 1 }),
    ]) {
      expect((await run).answer).toMatchObject({ goal: 'success', success: { exact: '7/8', value: 0.875 } });
    }
  });

  it('answers an attack by a weapon of the pack on a target of the pack', async () => {
    const attack = { from: { unit: 'photon-torpedo' }, at: { unit: 'galaxy-saucer' } };
    const { exitCode, answer } = await odds({ attack });
    expect(exitCode).toBe(0);
    expect(answer).toMatchObject({
      dice: 3,
      goal: 'damage',
      hit: { exact: '7/8' },
      destroyed: { exact: '0' },
    });
  });

  it('takes readings of the dice, and refuses those it does not know with exit 1', async () => {
    const mean = async (...more: string[]) => (await odds({ expertise: 1 }, ...more)).answer;
    expect(await mean()).toMatchObject({ expected: { successes: { exact: '1/2' } } });
    expect(await mean('--reading', 'dice.delta=twoSuccesses')).toMatchObject({
      expected: { successes: { exact: '5/6' } },
      assumptions: [{ rule: 'ITU-DICE-11', setting: 'dice.delta', value: 'twoSuccesses' }, {}],
    });
    for (const reading of ['dice.delta=magic', 'dice.colour=blue']) {
      const refused = await odds({ expertise: 1 }, '--reading', reading);
      expect([refused.exitCode, refused.answer]).toMatchObject([1, { error: { code: 'unknown-reading' } }]);
    }
  });

  it('a pool that cannot be read is refused with exit 1, code and place', async () => {
    for (const [pool, code, at] of [
      ['{', 'not-json', ''],
      [{ wisdom: 1 }, 'unknown-id', '/wisdom'],
      [{ intuition: 'two' }, 'wrong-type', '/intuition'],
      [{ attack: {} }, 'missing-key', '/attack/evasion'],
      [{ intuition: 50, expertise: 50 }, 'out-of-range', undefined],
      ['{"intuition": 1, "__proto__": 3}', 'unknown-key', '/__proto__'],
    ] as const) {
      const { exitCode, answer } = await odds(pool);
      expect([exitCode, answer]).toMatchObject([1, { error: { code, ...(at === undefined ? {} : { at }) } }]);
    }
  });

  it('wrong usage exits 2 with code usage', async () => {
    const lines = [
      ['odds'],
      ['odds', '--pool'],
      ['odds', '--pool', '{}', '--difficulty', 'two'],
      ['odds', '--pool', '{}', '--difficulty', '-1'],
      ['odds', '--pool', '{}', '--difficulty', '1.5'],
      ['odds', '--pool', '{}', '--reading', 'nothing'],
    ];
    for (const args of lines) {
      const { exitCode, answer } = await plotroom(folder, args);
      expect([args, exitCode, answer]).toMatchObject([args, 2, { error: { code: 'usage' } }]);
    }
  });

  it('--help tells how a pool is written', async () => {
    const { exitCode, said } = await plotroom(folder, ['odds', '--help']);
    expect(exitCode).toBe(0);
    expect(said).toContain('"rerolls"');
    expect(said).toContain('dice.delta');
  });
});
