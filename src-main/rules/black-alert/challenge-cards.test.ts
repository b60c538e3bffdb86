import { describe, expect, it } from 'vitest';
import { bid, CONTENT, match, type MatchOptions, use } from '../../../tests/support/black-alert';
import type { BidEffect, Effect, LocationId } from '../../../shared/content/black-alert';
import { ATTACK, challengeOf, settle } from '../../../tests/support/black-alert/attack-challenge';

describe('challenges of cards', () => {
  const DUEL: MatchOptions = {
    hands: { saru: ['s-duel', 's3'], lorca: ['t1'] },
    at: { saru: 'discovery/brig', lorca: 'discovery/brig' },
  };

  it('BA-CHAL-04: the place of the Character that played it is the base for leading and assisting', () => {
    const game = match(DUEL).do('saru', { type: 'play', card: 's-duel' }).do('saru', bid('s3'));
    expect(challengeOf(game).opposing).toEqual({
      leads: 'discovery/brig',
      assists: 'discovery',
      target: null,
    });
    expect(game.legal('lorca')).toContainEqual({ type: 'bid', cards: [] });
  });

  it("BA-CHAL-18: the card's own words on place and bonus cards override the steps", () => {
    const there: Effect = {
      verb: 'challenge',
      leads: 'charon/reactor',
      bonus: { own: 2, other: 0 },
      then: [{ verb: 'draw', who: 'self', count: 1 }],
    };
    const commandCards = {
      ...CONTENT.commandCards,
      's-duel': { ...CONTENT.commandCards['s-duel']!, play: [there] },
    };
    const game = match({
      ...DUEL,
      at: { saru: 'discovery/brig', lorca: 'charon/reactor' },
      content: { commandCards },
    });
    game.do('saru', { type: 'play', card: 's-duel' }).do('saru', bid('s3'));
    expect(game.waitsFor('lorca')).toBe(true);
    game.do('lorca', bid('t1')).step('chance', { type: 'revealed' }).draw('s1', 's2');
    expect(game.told('totals')).toMatchObject([{ starfleet: 6, terran: 1 }]);
  });

  it('BA-CHAL-27: the card is the text of the turn and discarded won or lost; the action is not used up', () => {
    const game = match({ ...DUEL, hands: { saru: ['s-duel', 's1'], lorca: ['t4'] } });
    game.do('saru', { type: 'play', card: 's-duel' }).do('saru', bid('s1')).do('lorca', bid('t4'));
    settle(game, 's1#2', 't1');
    expect(game.state.piles.starfleet.discard).toEqual(['s1', 's1#2', 's-duel']);
    expect(game.state.turn).toMatchObject({ actions: 0, playedText: true });
  });
});

describe('bid effects', () => {
  const withBid = (does: BidEffect['does'], role: BidEffect['role'] = 'any', at?: LocationId[]) => {
    const card = CONTENT.commandCards.t2!;
    const effect = { role, does, ...(at ? { at } : {}) };
    return { commandCards: { ...CONTENT.commandCards, t2: { ...card, bid: [effect] } } };
  };
  const attackWith = (content: ReturnType<typeof withBid>) =>
    match({ ...ATTACK, content, hands: { lorca: ['t2'], tilly: ['s1'] } })
      .do('lorca', use())
      .do('lorca', bid('t2'))
      .do('tilly', bid('s1'));

  it('BA-CHAL-13: effects meant for this challenge and role apply, all other text is ignored', () => {
    const worth = { type: 'adds', resolve: 3 } as const;
    const totals = (content: ReturnType<typeof withBid>) =>
      settle(attackWith(content), 't1', 's1#2').told('totals')[0]?.terran;
    expect(totals(withBid(worth))).toBe(6);
    expect(totals(withBid(worth, 'initiating', ['charon/weapons']))).toBe(6);
    expect(totals(withBid(worth, 'opposing'))).toBe(3);
    expect(totals(withBid(worth, 'assisting'))).toBe(3);
    expect(totals(withBid(worth, 'any', ['discovery/bridge']))).toBe(3);
  });

  it('BA-CHAL-18: a bid changes the number of bonus cards before they are drawn, never below none', () => {
    const game = attackWith(withBid({ type: 'bonus-cards', side: 'other', by: -2 }));
    settle(game, 't1');
    expect(game.told('totals')).toMatchObject([{ terran: 3, starfleet: 1 }]);
  });

  it('BA-CHAL-13: what a bid brings after a win comes after the effect', () => {
    const effects: Effect[] = [{ verb: 'draw', who: 'self', count: 1 }];
    const game = settle(attackWith(withBid({ type: 'after-win', effects })), 't2#2', 's1#2').draw('d-brig');
    expect(game.actor).toBe('chance');
    expect(game.draw('t4').character('lorca').hand).toEqual(['t4']);
  });
});
