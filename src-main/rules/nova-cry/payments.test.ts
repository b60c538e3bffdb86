import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT, match } from '../../../tests/support/nova-cry';
import { settleBids } from './chancellor-bids';
import { readingsOf } from './readings';
import { type CardPrice, canPay, paymentsOf, pays } from './payments';
import type { Table } from './table';

const read = readingsOf({});
if (!read.ok) throw new Error('The default readings are no readings.');
const TABLE: Table = { content: CONTENT, readings: read.value };
const HAND = ['archive', 'detour', 'panic', 'plain-repair', 'plain-repair#2', 'plain-repair#3', 'voyage'];
const IN_PLAY = ['powercell', 'powercell#2', 'megacoil', 'dampers'];

const question = fc.record({
  hand: fc.subarray(HAND),
  permanents: fc.subarray(IN_PLAY),
  count: fc.integer({ min: 0, max: 6 }),
  standIns: fc.boolean(),
});

describe('payments in cards', () => {
  it('NC-CARD-01, NC-CARD-02: every listed payment pays, with nothing given for nothing', () => {
    fc.assert(
      fc.property(question, ({ hand, permanents, count, standIns }) => {
        const { state } = match({ seats: [{ hand, permanents }, {}] });
        const price: CardPrice = { count, standIns, except: [] };
        const ways = paymentsOf(TABLE, state, '1', price);
        expect(ways.length > 0).toBe(canPay(TABLE, state, '1', price));
        for (const cards of ways) {
          expect(pays(TABLE, state, '1', price, cards)).toBe(true);
          const left = [...hand, ...permanents].filter((card) => !cards.includes(card));
          for (const card of left) expect(pays(TABLE, state, '1', price, [...cards, card])).toBe(false);
          for (const card of cards)
            expect(
              pays(
                TABLE,
                state,
                '1',
                price,
                cards.filter((each) => each !== card),
              ),
            ).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('NC-ACTION-02: a hoard of cards lists no more than 200 ways, and takes every other', () => {
    const hand = Object.keys(CONTENT.actionCards).filter((card) => !IN_PLAY.includes(card));
    const { state } = match({ seats: [{ hand }, {}] });
    const price: CardPrice = { count: 4, standIns: false, except: [] };
    expect(paymentsOf(TABLE, state, '1', price)).toHaveLength(200);
    expect(pays(TABLE, state, '1', price, hand.slice(-4))).toBe(true);
  });
});

describe('bids', () => {
  const bids = fc
    .array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 6 })
    .map((all) => all.map((intel, index) => ({ seat: String(index + 1) as '1', intel })));

  it('NC-CHANC-05, NC-CHANC-06: a winner has bid the most, and at least 1', () => {
    fc.assert(
      fc.property(bids, fc.constantFrom(null, '1' as const), (all, holder) => {
        const { winner, chancellor } = settleBids(TABLE, all, holder);
        const highest = Math.max(...all.map(({ intel }) => intel));
        if (winner === null) {
          expect([null, holder]).toContain(chancellor);
          return;
        }
        expect(chancellor).toBe(winner);
        const { intel } = all.find(({ seat }) => seat === winner)!;
        expect(intel).toBe(highest);
        expect(intel).toBeGreaterThan(0);
      }),
    );
  });

  it('NC-CHANC-09: a tie never leaves the card with who held it, except by reading b of NC-CHANC-14', () => {
    fc.assert(
      fc.property(bids, (all) => {
        const highest = Math.max(...all.map(({ intel }) => intel));
        fc.pre(highest > 0 && all.filter(({ intel }) => intel === highest).length > 1);
        expect(settleBids(TABLE, all, '1').chancellor).not.toBe('1');
      }),
    );
  });
});
