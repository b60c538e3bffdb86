import { describe, expect, it } from 'vitest';
import { plotroom } from './command';
import { maneuvering } from './maneuvers';

const { folder, file, maneuver } = maneuvering();

describe('plotroom maneuver', () => {
  it('answers legality, end, the greatest legal distance and what is met', async () => {
    const { exitCode, answer } = await maneuver('defiant', 'forward', '--distance', '5');
    expect(exitCode).toBe(0);
    expect(answer).toEqual({
      legal: true,
      violations: [],
      end: { x: 18, y: 13, headingDeg: 0 },
      possible: 8,
      crosses: [{ id: 'f', atIn: 2.305 }],
      overlaps: [],
      leavesSector: false,
    });
  });

  it('ITU-LAT-03: a Fighter at yellow 1 moves 4 inches to port; 5 is illegal, and 4 is told', async () => {
    expect(await maneuver('fighter', 'lateral-port', '--tool', 'fore', '--distance', '4')).toMatchObject({
      answer: { legal: true, end: { x: 6, y: 30, headingDeg: 0 } },
    });
    expect(await maneuver('fighter', 'lateral-port', '--tool', 'fore', '--distance', '5')).toMatchObject({
      exitCode: 0,
      answer: {
        legal: false,
        possible: 4,
        violations: [{ code: 'distance-over-limit', rule: 'ITU-LAT-03' }],
      },
    });
  });

  it('ITU-REV-03: a Defiant at green 2 reverses 4 inches at 2 notches; 3 notches or 5 inches are illegal', async () => {
    const reverse = async (notches: string, distance: string) => {
      const { answer } = await maneuver(
        'defiant',
        'reverse',
        '--tool',
        'port',
        '--notches',
        notches,
        '--distance',
        distance,
      );
      return (answer as { violations: { code: string; rule: string }[] }).violations.map(({ code, rule }) => [
        code,
        rule,
      ]);
    };
    expect(await reverse('2', '4')).toEqual([]);
    expect(await reverse('3', '4')).toEqual([['turn-over-limit', 'ITU-REV-03']]);
    expect(await reverse('2', '5')).toEqual([['distance-over-limit', 'ITU-REV-03']]);
  });

  it('ITU-MOVE-06: a Fighter at yellow 1 warps 8 + 7 inches', async () => {
    expect(await maneuver('fighter', 'warp', '--distance', '15')).toMatchObject({
      answer: { legal: true, end: { y: 15 } },
    });
    expect(await maneuver('fighter', 'warp', '--distance', '15.1')).toMatchObject({
      answer: { legal: false, possible: 15, violations: [{ rule: 'ITU-MOVE-06' }] },
    });
  });

  it('the head centre is where the base swings: the worked figures of a turn', async () => {
    // S = (18 - 1.065, 18); the centre goes round it by -30 degrees, then 3 along the new axis.
    const { answer } = await maneuver(
      'defiant',
      'forward',
      '--tool',
      'port',
      '--notches',
      '1',
      '--distance',
      '3',
    );
    const { end } = answer as { end: { x: number; y: number; headingDeg: number } };
    expect(end.headingDeg).toBe(330);
    expect(end.x).toBeCloseTo(16.935 + 1.065 * Math.cos(Math.PI / 6) - 1.5, 8);
    expect(end.y).toBeCloseTo(18 - 1.065 / 2 - 3 * Math.cos(Math.PI / 6), 8);
  });

  it('come about takes a heading and no distance', async () => {
    expect(await maneuver('defiant', 'come-about', '--heading', '-90')).toMatchObject({
      answer: { legal: true, end: { x: 18, y: 18, headingDeg: 270 }, possible: 0 },
    });
  });

  it('a bare base and a projectile have no limit of turn or distance', async () => {
    expect(
      await maneuver('bare', 'forward', '--tool', 'port', '--notches', '3.5', '--distance', '20'),
    ).toMatchObject({
      answer: { violations: [] },
    });
    expect(
      await maneuver('torpedo', 'lateral-port', '--tool', 'fore', '--notches', '5', '--distance', '15'),
    ).toMatchObject({
      exitCode: 0,
    });
    expect(await maneuver('torpedo', 'lateral-port', '--distance', '20')).toMatchObject({
      answer: { legal: true },
    });
  });

  it('a figure nobody knows and an id the plan lacks are refused', async () => {
    expect(await maneuver('galor', 'forward', '--distance', '1')).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unknown-figure' } },
    });
    expect(await maneuver('nobody', 'forward', '--distance', '1')).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'unknown-id' } },
    });
  });

  it('wrong usage exits 2', async () => {
    const lines = [
      ['defiant', 'sideways', '--distance', '1'],
      ['defiant', 'forward'],
      ['defiant', 'forward', '--distance', '-1'],
      ['defiant', 'forward', '--distance', 'NaN'],
      ['defiant', 'forward', '--distance', 'Infinity'],
      ['defiant', 'forward', '--distance', '1e999'],
      ['defiant', 'forward', '--distance', '1,5'],
      ['defiant', 'forward', '--distance', ''],
      ['defiant', 'forward', '--distance', '1', '--notches', '1'],
      ['defiant', 'forward', '--distance', '1', '--notches', '-1', '--tool', 'port'],
      ['defiant', 'forward', '--distance', '1', '--tool', 'fore'],
      ['defiant', 'reverse', '--distance', '1', '--tool', 'aft', '--notches', '1'],
      ['defiant', 'lateral-port', '--distance', '1', '--tool', 'port', '--notches', '1'],
      ['defiant', 'warp', '--distance', '1', '--tool', 'port'],
      ['defiant', 'warp', '--distance', '1', '--notches', '1'],
      ['defiant', 'warp', '--distance', '1', '--heading', '3'],
      ['defiant', 'come-about'],
      ['defiant', 'come-about', '--heading', 'north'],
      ['defiant', 'come-about', '--heading', '90', '--distance', '2'],
      ['defiant', 'come-about', '--heading', '90', '--tool', 'port'],
    ];
    for (const [id = '', kind = '', ...more] of lines) {
      const { exitCode, answer } = await maneuver(id, kind, ...more);
      expect([kind, more, exitCode, answer]).toMatchObject([kind, more, 2, { error: { code: 'usage' } }]);
    }
    expect((await plotroom(folder, ['maneuver', file, '--kind', 'warp', '--distance', '1'])).exitCode).toBe(
      2,
    );
    expect(
      (await plotroom(folder, ['maneuver', '--unit', 'a', '--kind', 'warp', '--distance', '1'])).exitCode,
    ).toBe(2);
  });
});
