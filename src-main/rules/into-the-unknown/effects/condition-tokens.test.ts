import { describe, expect, it } from 'vitest';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import { done, END, FOE, SHIP, UNITS } from '../../../../tests/support/into-the-unknown/effects';

describe('condition tokens', () => {
  const jam: Effect = { verb: 'condition', change: 'add', condition: 'jammed', on: 'self' };
  const lock = (by: string, seat: '1' | '2') => ({ seat, by, number: 1 });

  it('ITU-COND-01: a condition lasts while its token is on the unit', () => {
    expect(done([jam]).unit('1:defiant').conditions).toEqual(['jammed']);
    const clear: Effect = { verb: 'condition', change: 'remove', condition: 'jammed', on: 'self' };
    expect(done([jam, clear]).unit('1:defiant').conditions).toEqual([]);
  });

  it('ITU-COND-04: a unit that is jammed takes its own locks off others, theirs on it stay', () => {
    const match = done([jam], {
      units: [
        { ...SHIP, is: { locks: [lock('2:jemhadar-fighter', '2')] } },
        { ...FOE, is: { locks: [lock('1:defiant', '1')] } },
      ],
    });
    expect(match.unit('2:jemhadar-fighter').locks).toEqual([]);
    expect(match.unit('1:defiant').locks).toHaveLength(1);
  });

  it('ITU-COND-06: jammed gives TUNE INSTRUMENTS at the instruments station for 2 technical icons', () => {
    const match = Match.begun({
      units: [{ ...SHIP, is: { conditions: ['jammed'] } }, FOE],
      tasks: [
        { type: 'round', step: 3 },
        { type: 'standby-order', seat: '1', part: 'units' },
      ],
    });
    const tune = match.options('1', 'order').find(({ ability }) => ability === 'tune-instruments');
    expect(tune).toMatchObject({ station: 'instruments', officer: null });
    if (tune) match.step('1', tune);
    expect(match.unit('1:defiant')).toMatchObject({ conditions: [], reserve: 4 });
    const clear = Match.begun({
      units: UNITS,
      tasks: [END, { type: 'standby-order', seat: '1', part: 'units' }],
    });
    expect(clear.options('1', 'order').some(({ ability }) => ability === 'tune-instruments')).toBe(false);
  });
});
