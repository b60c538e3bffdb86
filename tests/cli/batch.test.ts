import { describe, expect, it } from 'vitest';
import { fileIn, PLAN, plotroom, workFolder } from './command';

const folder = workFolder();
const plan = fileIn(folder, 'plan.plotroom', PLAN);
const measure = (from: string) => JSON.stringify(['measure', plan, '--from', from, '--to', 'b']);

describe('plotroom batch', () => {
  it('answers each line in order and is never stopped by a bad one; exit 0', async () => {
    const lines = [
      measure('a'),
      '',
      'nonsense',
      '{"a":1}',
      '[["a"]]',
      '[]',
      JSON.stringify(['batch', '-']),
      JSON.stringify(['--pretty', 'batch', '-']),
      measure('nobody'),
      JSON.stringify(['measure', 'nowhere', '--from', 'a', '--to', 'b']),
      JSON.stringify(['sector', '--layout', 'helix', '--pretty']),
      JSON.stringify(['--help']),
      measure('-1,5'),
    ];
    const { exitCode, lines: answers } = await plotroom(folder, ['batch', '-'], `${lines.join('\r\n')}\n`);
    expect(exitCode).toBe(0);
    const usage = { error: { code: 'usage' } };
    expect(answers).toMatchObject([
      { distanceIn: 21.86 },
      usage,
      usage,
      usage,
      usage,
      usage,
      usage,
      usage,
      { error: { code: 'unknown-id' } },
      { error: { code: 'unreadable' } },
      { systems: [{ id: '1' }, { id: '2' }] },
      { help: true },
      { touching: false },
    ]);
  });

  it('reads a file; numbers may stand without quotes; the last line needs no line feed', async () => {
    const line = JSON.stringify(['maneuver', plan, '--unit', 'a', '--kind', 'forward', '--distance', 4.5]);
    const file = fileIn(folder, 'lines', `${line}\n${measure('a')}`);
    const { lines } = await plotroom(folder, ['batch', file]);
    expect(lines).toMatchObject([{ legal: true, end: { y: 10.5 } }, { touching: false }]);
  });

  it('only line feeds end a line, so any letter may stand in an argument', async () => {
    const line = measure('a\u2028b');
    const { lines } = await plotroom(folder, ['batch', '-'], `${line}\n`);
    expect(lines).toMatchObject([{ error: { code: 'unknown-id' } }]);
  });

  it('an empty file has no answers; a file that cannot be read is refused', async () => {
    expect(await plotroom(folder, ['batch', '-'])).toMatchObject({ exitCode: 0, lines: [], out: '' });
    expect(await plotroom(folder, ['batch', 'nowhere'])).toMatchObject({
      exitCode: 1,
      lines: [{ error: { code: 'unreadable' } }],
    });
    expect((await plotroom(folder, ['batch'])).exitCode).toBe(2);
  });

  it('a plan written by one line is read by the next', async () => {
    const move = [
      'maneuver',
      plan,
      '--unit',
      'a',
      '--kind',
      'forward',
      '--distance',
      '2',
      '--out',
      'next.plotroom',
    ];
    const then = ['measure', 'next.plotroom', '--from', 'a', '--to', 'b'];
    const { lines } = await plotroom(
      folder,
      ['batch', '-'],
      `${JSON.stringify(move)}\n${JSON.stringify(then)}\n`,
    );
    expect(lines).toMatchObject([{ legal: true }, { distanceIn: 19.86 }]);
  });

  it('packs named for the batch hold for its lines', async () => {
    const pack = fileIn(folder, 'pack', {
      format: 'plotroom-pack',
      id: 'mine',
      version: 1,
      game: 'into-the-unknown',
      layer: 'user',
      title: 'Mine',
      units: { defiant: { warpDrive: 1, source: { kind: 'user', where: 'x', confidence: 'high' } } },
    });
    const line = JSON.stringify(['maneuver', plan, '--unit', 'a', '--kind', 'warp', '--distance', '10']);
    const { lines } = await plotroom(folder, ['batch', '-', '--pack', pack], line);
    expect(lines).toMatchObject([{ legal: false, possible: 9 }]);
  });
});
