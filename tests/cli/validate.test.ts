import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASSETS, fileIn, PLAN, plotroom, workFolder } from './command';

const folder = workFolder();
const validate = (name: string, ...more: string[]) => plotroom(folder, ['validate', name, ...more]);
const SOURCE = { kind: 'user', where: 'my copy', confidence: 'high' };
const USER_PACK = {
  format: 'plotroom-pack',
  id: 'mine',
  version: 1,
  game: 'into-the-unknown',
  layer: 'user',
  title: 'Mine',
};

describe('plotroom validate', () => {
  it('lists advice on a sound plan', async () => {
    const { exitCode, answer } = await validate(fileIn(folder, 'a', PLAN));
    expect(exitCode).toBe(0);
    expect(answer).toEqual({
      findings: [
        {
          severity: 'advice',
          code: 'outside-setup-area',
          message: expect.any(String) as string,
          at: '/units/0',
          rule: 'ITU-DEPLOY-02',
        },
        {
          severity: 'advice',
          code: 'outside-setup-area',
          message: expect.any(String) as string,
          at: '/units/1',
          rule: 'ITU-DEPLOY-02',
        },
      ],
    });
  });

  it('tells enemies that nobody could call at a real table, as a reading without a rule', async () => {
    const example = path.join(ASSETS, 'scenarios/helix-crossing.plotroom');
    const { answer } = await validate(example);
    const { findings } = answer as {
      findings: { code: string; at: string; rule?: string; message: string }[];
    };
    const close = findings.filter(({ code }) => code === 'too-close');
    expect(close).toEqual([
      {
        severity: 'advice',
        code: 'too-close',
        at: '/units/3',
        message: expect.stringMatching(/0\.012 in/) as string,
      },
    ]);
  });

  it('lists all faults as errors and exits 0', async () => {
    const broken = { ...PLAN, shiny: 1, title: 5, units: [{ ...PLAN.units[0], class: 'enterprise' }] };
    const { exitCode, answer } = await validate(fileIn(folder, 'b', broken));
    expect(exitCode).toBe(0);
    const { findings } = answer as { findings: { severity: string; code: string }[] };
    expect(findings.map(({ severity, code }) => [severity, code])).toEqual([
      ['error', 'wrong-type'],
      ['error', 'unknown-key'],
      ['error', 'unknown-class'],
    ]);
  });

  it('a file that is no document of ours is an error answer, exit 1', async () => {
    const code = async (name: string, content: unknown) => {
      const { exitCode, answer } = await validate(fileIn(folder, name, content));
      return [exitCode, (answer as { error?: { code: string } }).error?.code];
    };
    expect(await code('c', 'nonsense')).toEqual([1, 'not-json']);
    expect(await code('d', [])).toEqual([1, 'not-plotroom']);
    expect(await code('e', { ...PLAN, version: 7 })).toEqual([1, 'newer-version']);
    expect(await validate('nowhere')).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unreadable' } },
    });
  });

  it('lists every fault of a match', async () => {
    const broken = { format: 'plotroom-match', version: 1, game: 'black-alert', seed: 5 };
    const { exitCode, answer } = await validate(fileIn(folder, 'm', broken));
    expect(exitCode).toBe(0);
    const { findings } = answer as { findings: { severity: string; code: string; at: string }[] };
    expect(findings).toContainEqual(expect.objectContaining({ code: 'wrong-type', at: '/seed' }));
    expect(findings).toContainEqual(expect.objectContaining({ code: 'missing-key', at: '/records' }));
    expect(findings.every(({ severity }) => severity === 'error')).toBe(true);
  });

  it('takes packs, as a folder and as one file', async () => {
    const own = path.join(folder, 'own-pack');
    cpSync(path.join(ASSETS, 'content/into-the-unknown'), own, { recursive: true });
    expect(await validate('own-pack')).toMatchObject({ exitCode: 0, answer: { findings: [] } });
    const unit = { name: 'Wanderer', evasion: -1, source: SOURCE };
    const broken = await validate(fileIn(folder, 'p', { ...USER_PACK, units: { wanderer: unit } }));
    expect(broken).toMatchObject({
      exitCode: 0,
      answer: { findings: [{ severity: 'error', code: 'out-of-range', at: '/units/wanderer/evasion' }] },
    });
    mkdirSync(path.join(folder, 'empty'));
    expect(await validate('empty')).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'not-plotroom' } },
    });
  });

  it('a pack whose records do not hold together with what is shipped is told', async () => {
    const defiant = { tubes: { count: 1, ends: [], projectile: 'spear' }, source: SOURCE };
    const { answer } = await validate(fileIn(folder, 'q', { ...USER_PACK, units: { defiant } }));
    expect(answer).toMatchObject({ findings: [{ severity: 'error', code: 'unknown-class' }] });
  });
});

describe('--pack', () => {
  it('lays a pack over the shipped ones: an owner’s figures count', async () => {
    const unit = { warpDrive: 20, source: SOURCE };
    const pack = fileIn(folder, 'r.plotroom-pack', { ...USER_PACK, units: { defiant: unit } });
    const plan = fileIn(folder, 's', { ...PLAN, readings: { 'warp.distance': 'stat' } });
    const args = ['maneuver', plan, '--unit', 'a', '--kind', 'warp', '--distance', '20'];
    expect(await plotroom(folder, args)).toMatchObject({ answer: { legal: false, possible: 9 } });
    for (const line of [
      [...args, '--pack', pack],
      ['--pack', pack, ...args],
    ]) {
      expect(await plotroom(folder, line)).toMatchObject({ answer: { legal: true, possible: 20 } });
    }
  });

  it('a pack that cannot be read is refused', async () => {
    const plan = fileIn(folder, 't', PLAN);
    expect(await validate(plan, '--pack', 'nowhere')).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unreadable' } },
    });
    const broken = fileIn(folder, 'u', { ...USER_PACK, shiny: 1 });
    expect(await validate(plan, '--pack', broken)).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unknown-key', at: '/shiny' } },
    });
  });
});
