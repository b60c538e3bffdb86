import { describe, expect, it } from 'vitest';
import { END, match } from '../../../tests/support/black-alert';

describe('Draw Cards', () => {
  const begin = (hand: readonly string[], discard: string | null) =>
    match({ hands: { saru: hand }, change: ({ turn }) => void (turn.step = 'draw') }).do('saru', {
      type: 'begin',
      discard,
    });
  const HAND = ['s1', 's2', 's3', 's4'];

  it('BA-DRAW-01: at most one card of the hand is discarded before', () => {
    const game = match({ hands: { saru: ['s1', 's2'] }, change: ({ turn }) => void (turn.step = 'draw') });
    expect(game.legal('saru')).toEqual([null, 's1', 's2'].map((discard) => ({ type: 'begin', discard })));
    expect(game.refusal('saru', { type: 'begin', discard: 's3' }).rule).toBe('BA-DRAW-01');
    expect(begin(['s1', 's2'], 's1').state.piles.starfleet.discard).toEqual(['s1']);
  });

  it('BA-DRAW-02: the hand is filled up to three, whatever was discarded', () => {
    const drawn = (size: number, discard: boolean): number => {
      const hand = HAND.slice(0, size);
      const game = begin(hand, discard ? 's1' : null);
      return game.fate().character('saru').hand.length - (size - (discard ? 1 : 0));
    };
    expect([0, 1, 2, 3, 4].map((size) => drawn(size, false))).toEqual([3, 2, 1, 0, 0]);
    expect([1, 2, 3, 4].map((size) => drawn(size, true))).toEqual([3, 2, 1, 0]);
  });

  it('BA-DRAW-03: an empty deck takes its discards back when a card is needed, and drawing goes on', () => {
    const game = match({
      hands: { saru: [] },
      discards: { starfleet: ['s1', 's2', 's3'] },
      change: ({ turn, piles }) => {
        turn.step = 'draw';
        piles.starfleet.rest = ['s4'];
      },
    });
    game.do('saru', { type: 'begin', discard: null }).draw('s4');
    expect(game.state.piles.starfleet.discard).toEqual(['s1', 's2', 's3']);
    game.draw('s2', 's3');
    expect(game.told('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'starfleet' }]);
    expect(game.character('saru').hand).toEqual(['s2', 's3', 's4']);
    expect(game.state.piles.starfleet).toEqual({ top: [], rest: ['s1'], discard: [] });
  });

  it('BA-DRAW-04: with deck and discards both empty what there is is drawn', () => {
    const game = match({
      change: ({ turn, piles }) => {
        turn.step = 'draw';
        piles.starfleet.rest = ['s4'];
      },
    });
    game.do('saru', { type: 'begin', discard: null }).draw('s4');
    expect(game.character('saru').hand).toEqual(['s4']);
    expect(game.waitsFor('saru')).toBe(true);
  });

  it('BA-DRAW-05, BA-FREE-07: a hand above three is kept, and an emptied slot stays empty', () => {
    const game = match({ hands: { saru: ['s1', 's2', 's3'] }, ready: ['s4', 's1#2', null] });
    game.do('saru', { type: 'take-ready', slot: 0 });
    expect(game.character('saru').hand).toEqual(['s1', 's2', 's3', 's4']);
    game.do('saru', END);
    expect(game.state.ready).toEqual([null, 's1#2', null]);
    expect(game.character('saru').hand).toHaveLength(4);
  });
});
