import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planetSchema, SYMBOLS } from '../../../../shared/content/nova-cry';
import { type Track, withoutSpace, withoutSymbol, withSpace, withSymbol } from './track-edits';

const track: Track = [[], ['asteroid'], ['nebula', 'storm'], []];

describe('a planet’s track as it is drawn', () => {
  it('NC-TERM-01: takes spaces in and out before its dock', () => {
    expect(withSpace(track, 1)).toEqual([[], [], ['asteroid'], ['nebula', 'storm'], []]);
    expect(withoutSpace(track, 1)).toEqual([[], ['nebula', 'storm'], []]);
    expect(withoutSpace([[], []], 0)).toEqual([[], []]);
    const full: Track = Array.from({ length: 8 }, () => []);
    expect(withSpace(full, 0)).toBe(full);
  });

  it('NC-EVENT-08: bears two symbols on a space, no third', () => {
    expect(withSymbol(track, 1, 'asteroid')[1]).toEqual(['asteroid', 'asteroid']);
    expect(withSymbol(track, 2, 'anomaly')[2]).toEqual(['nebula', 'storm']);
    expect(withoutSymbol(track, 2, 0)[2]).toEqual(['storm']);
  });

  it('NC-EVENT-09: puts no symbol on the dock', () => {
    expect(withSymbol(track, 3, 'anomaly')).toEqual(track);
  });

  it('stays what the schema takes, whatever is pressed', () => {
    const press = fc.oneof(
      fc.record({ type: fc.constant('in' as const), at: fc.nat(8) }),
      fc.record({ type: fc.constant('out' as const), at: fc.nat(8) }),
      fc.record({ type: fc.constant('put' as const), at: fc.nat(8), symbol: fc.constantFrom(...SYMBOLS) }),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
        const end = presses.reduce<Track>((now, each) => {
          if (each.type === 'put') return withSymbol(now, each.at, each.symbol);
          return each.type === 'in' ? withSpace(now, each.at) : withoutSpace(now, each.at);
        }, track);
        expect(planetSchema.shape.track.safeParse(end).success).toBe(true);
      }),
    );
  });
});
