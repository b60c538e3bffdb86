import { describe, expect, it } from 'vitest';
import { meaningOf, meaningsOf } from './bid-facts';

const readings = { 'NC-CHANC-14': 'a', 'NC-CHANC-15': 'a' };
const own = { seat: '1', holder: null, readings } as const;
const held = { seat: '1', holder: '2', readings } as const;
const TIE = { type: 'tie', withHolder: false, alone: true } as const;

describe('what a bid would mean', () => {
  it('NC-CHANC-05: the highest bid wins and pays', () => {
    expect(meaningOf(own, 3, { type: 'lower' })).toMatchObject({ end: 'win', rule: 'NC-CHANC-05' });
    expect(meaningOf(own, 3, { type: 'higher' }).end).toBe('lose');
  });
  it('NC-CHANC-09: a tie for an unclaimed card wins nothing', () => {
    expect(meaningOf(own, 3, TIE)).toMatchObject({ end: 'nothing', rule: 'NC-CHANC-09' });
  });
  it('NC-CHANC-10: a tie of two with the holder goes to the other', () => {
    expect(meaningOf(held, 3, { ...TIE, withHolder: true })).toMatchObject({ end: 'win' });
    expect(meaningOf({ ...held, holder: '1' }, 3, TIE)).toMatchObject({ end: 'lose', rule: 'NC-CHANC-10' });
  });
  it('NC-CHANC-11: a tie of three gives the card back', () => {
    expect(meaningOf(held, 2, { ...TIE, alone: false })).toMatchObject({
      end: 'unclaimed',
      rule: 'NC-CHANC-11',
    });
  });
  it('NC-CHANC-14, NC-CHANC-15: as the readings of the match have it', () => {
    expect(meaningOf(held, 2, TIE).end).toBe('unclaimed');
    expect(meaningOf({ ...held, readings: { ...readings, 'NC-CHANC-14': 'b' } }, 2, TIE).end).toBe('keep');
    expect(meaningOf(held, 0, { type: 'lower' }).end).toBe('keep');
    const other = { ...held, readings: { ...readings, 'NC-CHANC-15': 'b' } };
    expect(meaningOf(other, 0, { type: 'lower' }).end).toBe('unclaimed');
  });
  it('names every case that can come, and only those', () => {
    expect(meaningsOf(own, 2, ['2']).map(({ when }) => when)).toHaveLength(3);
    expect(meaningsOf(held, 2, ['2']).map(({ when }) => when)).toHaveLength(3);
    expect(meaningsOf(held, 2, ['2', '3', '4']).map(({ when }) => when)).toHaveLength(5);
    expect(meaningsOf(held, 0, ['2', '3'])).toHaveLength(2);
  });
});
