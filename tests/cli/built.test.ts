/** The built command as people call it: a process of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileIn, PLAN, workFolder } from './command';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = workFolder();
const plan = fileIn(folder, 'plan.plotroom', PLAN);

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}out/main/cli.cjs`, ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  execFileSync(process.execPath, [`${ROOT}scripts/run.mjs`, 'plotroom', 'sector', '--layout', 'helix'], {
    cwd: ROOT,
    stdio: 'ignore',
  });
}, 120_000);

describe('the built command', () => {
  it.each([
    [['sector', '--layout', 'trinary'], 0, { systems: [{}, {}, { x: 32, y: 18 }] }],
    [['measure', plan, '--from', 'a', '--to', 'b'], 0, { distanceIn: 21.86 }],
    [['measure', plan, '--from', '-1,5', '--to', '-1,6'], 0, { distanceIn: 1 }],
    [
      ['maneuver', plan, '--unit', 'a', '--kind', 'forward', '--distance', '8'],
      0,
      { legal: true, possible: 8 },
    ],
    [
      ['maneuver', plan, '--unit', 'a', '--kind', 'forward', '--distance', '9'],
      0,
      { legal: false, possible: 8 },
    ],
    [
      ['export', plan, '--format', 'png', '--width', '64', '--out', 'built.png'],
      0,
      { format: 'png', widthPx: 64 },
    ],
    [
      ['export', '--format', 'pdf', '--instruments', 'turning-tool', '--out', 'built.pdf'],
      0,
      { format: 'pdf', pages: 1 },
    ],
    [['validate', plan], 0, { findings: [{ code: 'outside-setup-area' }, {}] }],
    [['measure', plan, '--from', 'a', '--to', 'a'], 1, { error: { code: 'same-piece' } }],
    [['measure', 'nowhere', '--from', 'a', '--to', 'b'], 1, { error: { code: 'unreadable' } }],
    [['batch', 'nowhere'], 1, { error: { code: 'unreadable' } }],
    [
      ['maneuver', plan, '--unit', 'a', '--kind', 'forward', '--distance', '-1'],
      2,
      { error: { code: 'usage' } },
    ],
    [['nothing'], 2, { error: { code: 'usage' } }],
    [[], 2, { error: { code: 'usage' } }],
  ])('%j exits %i', (args, exitCode, answer) => {
    const { status, stdout } = run(args);
    expect(status).toBe(exitCode);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(JSON.parse(stdout)).toMatchObject(answer);
  });

  it('a batch on standard input answers every line', () => {
    const lines = Array.from({ length: 500 }, (_, index) =>
      JSON.stringify(['measure', plan, '--from', `${index},5`, '--to', 'b']),
    );
    const { status, stdout } = run(['batch', '-'], `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(500);
  });

  it('two processes play the same match of the same seed, to the letter', () => {
    const play = (out: string) =>
      run(['play', 'black-alert', '--seed', 'twin', '--seats', 'random,random,random', '--out', out]).stdout;
    expect(play('one')).toBe(play('two'));
    expect(readFileSync(path.join(folder, 'one'), 'utf8')).toBe(
      readFileSync(path.join(folder, 'two'), 'utf8'),
    );
    const { hash } = JSON.parse(play('one')) as { hash: string };
    expect(JSON.parse(run(['replay', 'two']).stdout)).toMatchObject({ hash });
  });

  it.runIf(existsSync('/dev/full'))('an answer that cannot be written is told and exits 74', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(
      process.execPath,
      [`${ROOT}out/main/cli.cjs`, 'sector', '--layout', 'helix'],
      { encoding: 'utf8', stdio: ['ignore', full, 'pipe'] },
    );
    closeSync(full);
    expect([status, stderr]).toEqual([74, 'The answer could not be written (ENOSPC).\n']);
  });

  it('help goes to people on standard error', () => {
    const { status, stdout, stderr } = run(['--help']);
    expect([status, JSON.parse(stdout)]).toEqual([0, { help: true }]);
    expect(stderr).toContain('maneuver');
  });
});
