import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PLAN, plotroom } from './command';
import { maneuvering } from './maneuvers';

const { folder, file, maneuver } = maneuvering();

describe('--out', () => {
  it('writes the plan with the unit at the pose asked for, legal or not, and leaves the input alone', async () => {
    const before = readFileSync(path.join(folder, file), 'utf8');
    const { exitCode, answer } = await maneuver(
      'defiant',
      'forward',
      '--distance',
      '9',
      '--out',
      'moved.plotroom',
    );
    expect([exitCode, answer]).toMatchObject([0, { legal: false, end: { y: 9 } }]);
    const written = readFileSync(path.join(folder, 'moved.plotroom'), 'utf8');
    expect(written.endsWith('\n')).toBe(true);
    expect((JSON.parse(written) as typeof PLAN).units[0]).toMatchObject({
      id: 'defiant',
      pose: { x: 18, y: 9 },
    });
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(before);
    expect(await plotroom(folder, ['validate', 'moved.plotroom'])).toMatchObject({ exitCode: 0 });
  });

  it('a pose that no plan may hold is refused and nothing written', async () => {
    const { exitCode, answer } = await maneuver(
      'bare',
      'forward',
      '--distance',
      '20000',
      '--out',
      'far.plotroom',
    );
    expect([exitCode, answer]).toMatchObject([1, { error: { code: 'out-of-range', at: '/units/2/pose/y' } }]);
    expect(existsSync(path.join(folder, 'far.plotroom'))).toBe(false);
  });

  it('a place that cannot be written is told', async () => {
    const { exitCode, answer } = await maneuver(
      'bare',
      'forward',
      '--distance',
      '1',
      '--out',
      'no/such/folder.plotroom',
    );
    expect([exitCode, answer]).toMatchObject([1, { error: { code: 'unwritable' } }]);
  });

  it('a huge travel and a huge turn are answered in numbers', async () => {
    const { answer } = await maneuver('bare', 'forward', '--distance', '1e300');
    expect(answer).toMatchObject({ legal: false, end: { x: 30, y: -1e300 }, leavesSector: true });
    const turned = await maneuver(
      'bare',
      'forward',
      '--distance',
      '1',
      '--tool',
      'port',
      '--notches',
      '1e300',
    );
    expect(Object.values((turned.answer as { end: object }).end).every(Number.isFinite)).toBe(true);
    expect(await maneuver('bare', 'forward', '--distance', '1.7e308')).toMatchObject({ exitCode: 2 });
  });

  it('--out never puts a file in the place of a device or a folder', async () => {
    for (const place of ['/dev/null', '.']) {
      expect(await maneuver('defiant', 'forward', '--distance', '1', '--out', place)).toMatchObject({
        exitCode: 1,
        answer: { error: { code: 'unwritable' } },
      });
    }
    expect(statSync('/dev/null').isFile()).toBe(false);
    expect(await maneuver('defiant', 'forward', '--distance', '1', '--out', '')).toMatchObject({
      exitCode: 2,
    });
  });
});
