import { existsSync, lstatSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileIn, PLAN, plotroom } from './command';
import { exporting } from './exported';

const { folder, file, bytesOf, exported } = exporting();

describe('refused', () => {
  it('is a unit that the plan lacks and a place that cannot be written', async () => {
    const svg = ['--format', 'svg', '--out'];
    expect(await exported(file, ...svg, 'x.svg', '--arcs', 'nobody:all')).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unknown-id' } },
    });
    for (const place of ['no/such/folder.svg', '.', '/dev/null']) {
      expect(await exported(file, ...svg, place)).toMatchObject({
        exitCode: 1,
        answer: { error: { code: 'unwritable' } },
      });
    }
    expect(statSync('/dev/null').isFile()).toBe(false);
  });

  it('is a folder that is not there, and a link that leads nowhere, which stays', async () => {
    symlinkSync('nowhere', path.join(folder, 'lost.svg'));
    for (const place of ['new/', 'lost.svg']) {
      expect(await exported(file, '--format', 'svg', '--out', place)).toMatchObject({
        exitCode: 1,
        answer: { error: { code: 'unwritable' } },
      });
    }
    expect(lstatSync(path.join(folder, 'lost.svg')).isSymbolicLink()).toBe(true);
    expect(existsSync(path.join(folder, 'new'))).toBe(false);
  });

  it('is to replace the plan by its own picture, by whatever name', async () => {
    fileIn(folder, 'own.plotroom', PLAN);
    symlinkSync('own.plotroom', path.join(folder, 'link.plotroom'));
    for (const out of ['own.plotroom', './own.plotroom', 'link.plotroom']) {
      expect(await exported('own.plotroom', '--format', 'svg', '--out', out)).toMatchObject({
        exitCode: 1,
        answer: { error: { code: 'unwritable' } },
      });
    }
    expect(JSON.parse(bytesOf('own.plotroom').toString('utf8'))).toEqual(PLAN);
  });

  it('is wrong usage, with exit 2 and nothing written', async () => {
    const lines = [
      [],
      [file],
      [file, '--format', 'svg'],
      [file, '--out', 'x'],
      [file, '--format', 'gif', '--out', 'x'],
      [file, '--format', 'svg', '--out', ''],
      ['--format', 'pdf', '--out', 'x'],
      ['--format', 'svg', '--out', 'x', '--instruments', 'all'],
      [file, '--format', 'svg', '--out', 'x', '--paper', 'a4'],
      [file, '--format', 'svg', '--out', 'x', '--no-plan'],
      [file, '--format', 'png', '--out', 'x', '--overlap', '1'],
      [file, '--format', 'png', '--out', 'x', '--instruments', 'all'],
      [file, '--format', 'pdf', '--out', 'x', '--width', '100'],
      [file, '--format', 'pdf', '--out', 'x', '--paper', 'a5'],
      [file, '--format', 'pdf', '--out', 'x', '--orientation', 'up'],
      [file, '--format', 'pdf', '--out', 'x', '--overlap', '-1'],
      [file, '--format', 'pdf', '--out', 'x', '--margin', '0'],
      [file, '--format', 'pdf', '--out', 'x', '--correction', '3'],
      [file, '--format', 'pdf', '--out', 'x', '--correction', 'six'],
      [file, '--format', 'pdf', '--out', 'x', '--instruments', 'sextant'],
      [file, '--format', 'png', '--out', 'x', '--width', '1.5'],
      [file, '--format', 'svg', '--out', 'x', '--theme', 'pink'],
      [file, '--format', 'svg', '--out', 'x', '--box', '0,0,1'],
      [file, '--format', 'svg', '--out', 'x', '--box', '0,0,0,1'],
      [file, '--format', 'svg', '--out', 'x', '--box', '0,0,1,NaN'],
      [file, '--format', 'png', '--out', 'x', '--box', '0,0,1e9,1e9'],
      [file, '--format', 'png', '--out', 'x', '--box', '-10000.5,0,1,1'],
      [file, '--format', 'png', '--out', 'x', '--box', '0,0,1e-9,1e-9'],
      [file, '--format', 'svg', '--out', 'x', '--box', '0,0,36,0.05'],
      [file, '--format', 'svg', '--out', 'x', '--layers', 'everything'],
      [file, '--format', 'svg', '--out', 'x', '--arcs', 'a'],
      [file, '--format', 'svg', '--out', 'x', '--arcs', 'a:guns'],
      ['--format', 'pdf', '--out', 'x', '--instruments', 'all', '--theme', 'dark'],
    ];
    for (const args of lines) {
      const { exitCode, answer } = await exported(...args);
      expect([args, exitCode, answer]).toMatchObject([args, 2, { error: { code: 'usage' } }]);
    }
    expect(existsSync(path.join(folder, 'x'))).toBe(false);
  });

  it('in a batch, export answers like the others', async () => {
    const lines = [
      ['export', file, '--format', 'svg', '--out', 'batch.svg'],
      ['export', file, '--format', 'gif', '--out', 'x'],
    ];
    const input = lines.map((line) => JSON.stringify(line)).join('\n');
    const { lines: answers } = await plotroom(folder, ['batch', '-'], input);
    expect(answers).toMatchObject([{ format: 'svg' }, { error: { code: 'usage' } }]);
  });
});
