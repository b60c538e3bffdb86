import { describe, expect, it } from 'vitest';
import { checkReading, READING_KEYS, readingOf, READINGS } from './readings';

describe('readings', () => {
  it('the default of a reading is its first value, also for a table that says nothing', () => {
    expect(readingOf(undefined, 'warp.distance')).toBe('sum');
    expect(readingOf({}, 'arc.target')).toBe('edge');
    expect(readingOf({ 'warp.distance': 'stat' }, 'warp.distance')).toBe('stat');
  });

  it('holds every key of the settings table, of the measuring page and of the dice, each with another value', () => {
    expect(READING_KEYS).toHaveLength(39);
    for (const key of READING_KEYS) expect(READINGS[key].values.length).toBeGreaterThan(1);
  });

  it('refuses an unknown key and an unknown value, the latter with its rule', () => {
    expect(checkReading('warp.colour', 'blue')).toMatchObject({
      ok: false,
      error: { code: 'unknown-reading' },
    });
    expect(checkReading('warp.distance', 'thrice')).toMatchObject({
      ok: false,
      error: { code: 'unknown-reading', rule: 'ITU-MOVE-06' },
    });
    expect(checkReading('toString', 'a').ok).toBe(false);
    expect(checkReading('sector.trinary3Edge', 'west').ok).toBe(true);
  });
});
