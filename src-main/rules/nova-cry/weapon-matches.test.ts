import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match, openSeats } from '../../../tests/support/nova-cry';
import { randomFrom } from '../engine';
import { canDiffer, matchingCards } from './weapon-matches';

describe('matching weapons', () => {
  it('NC-DRAFT-06: all of a double or triple go by reading a, the surplus by b', () => {
    expect(matchingCards(['pistol', 'pistol#2', 'net'], false)).toEqual(['pistol', 'pistol#2']);
    expect(matchingCards(['pistol', 'pistol#2', 'net'], true)).toEqual(['pistol#2']);
    expect(matchingCards(['net', 'net#2', 'net#3'], true)).toEqual(['net#2', 'net#3']);
    expect(matchingCards(['net', 'maul', 'pistol'], false)).toEqual([]);
  });

  it('NC-SETUP-07: three pairs that come round for ever are not dealt anew', () => {
    const pairs = { hand: ['maul', 'maul', 'pistol'], deck: ['pistol'], discard: ['lance', 'lance'] };
    expect(canDiffer(pairs, false)).toBe(false);
    expect(canDiffer({ ...pairs, deck: ['net'] }, false)).toBe(true);
    expect(canDiffer({ hand: ['net', 'net', 'maul'], deck: [], discard: [] }, true)).toBe(false);
  });

  it.each(['a', 'b'])('NC-DRAFT-06: by reading %s the dealing of six players comes to its end', (reading) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const game = Match.from({ seats: openSeats(6) }, { 'NC-DRAFT-06': reading });
        const random = randomFrom(`weapons ${seed}`);
        for (let record = 0; game.state.turn === null; record += 1) {
          expect(record).toBeLessThan(600);
          game.step(game.actor!, game.rules.sample(game.state, game.actor!, random));
        }
      }),
      { numRuns: 60 },
    );
  });
});
