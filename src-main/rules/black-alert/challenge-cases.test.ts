import { describe, expect, it } from 'vitest';
import { bid, match, PASS, use } from '../../../tests/support/black-alert';
import { ATTACK, challengeOf, settle } from '../../../tests/support/black-alert/attack-challenge';

describe('challenges step by step', () => {
  it("BA-CHAL-22: the book's case: Tilly may lead from the Bridge, Saru only assist, Landry is on the wrong ship", () => {
    const game = match({
      ...ATTACK,
      hands: { lorca: ['t2', 't2#2'], tilly: ['s2', 's1'], saru: ['s3', 's4'], landry: ['t4'] },
    });
    game.do('lorca', use()).do('lorca', bid('t2', 't2#2'));
    expect(game.waitsFor('tilly')).toBe(true);
    game.do('tilly', bid('s1', 's2'));
    expect(game.waitsFor('saru')).toBe(true);
    expect(game.legal('saru')).toEqual([PASS, bid('s3'), bid('s4')]);
    game.do('saru', bid('s3'));
    expect(game.actor).toBe('chance');
    expect(challengeOf(game).bids.map(({ character, role }) => [character, role])).toEqual([
      ['lorca', 'initiator'],
      ['tilly', 'leader'],
      ['saru', 'assistant'],
    ]);
  });
  it("BA-CHAL-23, BA-CHAL-13: the book's case: Power to Weapons in the bid damages the Discovery twice", () => {
    const game = match({ ...ATTACK, hands: { lorca: ['t4', 'power-to-weapons'] } });
    settle(game.do('lorca', use()).do('lorca', bid('t4', 'power-to-weapons')).do('tilly', PASS), 't1', 's1');
    game.draw('d-brig').draw('d-bridge');
    expect(Object.keys(game.state.damage)).toHaveLength(2);
  });
  it("BA-CHAL-24, BA-CHAL-15: the book's case: General Order Four as bonus card counts its printed 2", () => {
    const game = match({ ...ATTACK, hands: { lorca: ['t3'] } });
    settle(game.do('lorca', use()).do('lorca', bid('t3')).do('tilly', PASS), 'general-order-four', 's1');
    expect(game.told('totals')).toMatchObject([{ terran: 5, starfleet: 1 }]);
  });
  it("BA-CHAL-25: the book's case: 5 against 6 fails; with General Order Four in the bid 7 against 6 succeeds", () => {
    const play = (bids: readonly string[], bonus: string) => {
      const game = match({
        ...ATTACK,
        hands: { lorca: bids, tilly: ['s1', 's2'], saru: ['s1#2'] },
      });
      game.do('lorca', use()).do('lorca', bid(...bids));
      game.do('tilly', bid('s1', 's2')).do('saru', bid('s1#2'));
      return settle(game, bonus, 's2#2');
    };
    // 2 + 1 and the bonus card 2 against 1 + 2, 1 and the bonus card 2.
    const failed = play(['t2', 't1'], 'general-order-four');
    expect(failed.told('totals')).toMatchObject([{ terran: 5, starfleet: 6, winner: 'starfleet' }]);
    expect([failed.state.damage, failed.waitsFor('lorca')]).toEqual([{}, true]);
    const won = play(['general-order-four', 't1'], 't2');
    expect(won.told('totals')).toMatchObject([{ terran: 7, starfleet: 6, winner: 'terran' }]);
    expect(won.actor).toBe('chance');
  });
});
