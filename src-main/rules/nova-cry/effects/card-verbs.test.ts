import { describe, expect, it } from 'vitest';
import { holding, PASS, pick, played, two } from '../../../../tests/support/nova-cry';

describe('action cards', () => {
  it('NC-STRAT-04: draw, from piles of choice or from one', () => {
    const any = played([{ verb: 'draw', who: 'self', pile: 'any', count: 2 }]);
    any.do('1', { type: 'choose-pile', pile: 'doctor' }).draw('panic');
    any.do('1', { type: 'choose-pile', pile: 'scientist' }).draw('voyage');
    expect(any.seat('1').hand).toEqual(['panic', 'voyage']);
    const one = played([{ verb: 'draw', who: 'everybody', pile: 'engineer', count: 1 }]);
    one.draw('archive').draw('dampers');
    expect(one.state.seats.map(({ hand }) => hand)).toEqual([['archive'], ['dampers']]);
  });

  it('NC-MERCH-05: search takes cards of choice out of a pile', () => {
    const game = played([{ verb: 'search', pile: 'doctor', count: 2 }]).fate();
    game.do('1', pick('panic')).do('1', pick('mechheart'));
    expect(game.seat('1').hand).toEqual(['mechheart', 'panic']);
    expect(game.task.type).toBe('turn');
  });

  it('NC-SETUP-07: a searched pile that is empty takes its discards back', () => {
    const game = played([{ verb: 'search', pile: 'doctor', count: 1 }], {
      discards: { doctor: ['panic'] },
      change: (state) => {
        state.piles.doctor.deck = [];
      },
    }).fate();
    expect(game.options('1', 'choose-card')).toEqual([pick('panic')]);
    expect(game.do('1', pick('panic')).state.piles.doctor).toEqual({ deck: [], discard: [] });
  });

  it('NC-SETUP-03: recover takes cards out of the discards of a pile', () => {
    const discards = { doctor: ['panic', 'whispers'], engineer: ['archive'] };
    const game = played([{ verb: 'recover', pile: 'any', count: 1 }], { discards });
    expect(game.options('1', 'choose-pile').map(({ pile }) => pile)).toEqual(['doctor', 'engineer']);
    game.do('1', { type: 'choose-pile', pile: 'doctor' }).fate().do('1', pick('panic'));
    expect(game.seat('1').hand).toEqual(['panic']);
    expect(game.state.piles.doctor.discard).toEqual(['whispers']);
    expect(holding([{ verb: 'recover', pile: 'doctor', count: 1 }]).options('1', 'play')).toEqual([]);
  });

  it('NC-ACTION-10: discard, by the holder’s choice or by chance', () => {
    const seats = two({}, { hand: ['panic', 'voyage', 'whispers'] });
    const chosen = played([{ verb: 'discard', who: 'opponent', count: 2, by: 'holder' }], { seats });
    expect(chosen.refusal('2', pick('detour'))).toMatchObject({ code: 'not-in-hand' });
    chosen.do('2', pick('panic')).do('2', pick('voyage'));
    expect(chosen.seat('2').hand).toEqual(['whispers']);
    const taken = played([{ verb: 'discard', who: 'opponent', count: 2, by: 'chance' }], { seats });
    expect(taken.fate().seat('2').hand).toHaveLength(1);
    const all = played([{ verb: 'discard', who: 'opponent', count: 3, by: 'chance' }], { seats }).fate();
    expect(all.seat('2').hand).toEqual([]);
  });

  it('NC-ACTION-09: strip takes arrow cards of choice out of play, with what they changed', () => {
    const game = played([{ verb: 'strip', who: 'opponent', count: 1 }], {
      seats: two({}, { permanents: ['dampers', ['scheduled-maintenance', 1]], damage: 9 }),
      change: (state) => {
        state.modifiers = [
          { seat: '2', until: 'in-play', what: { changes: 'hull', by: 2 }, from: 'scheduled-maintenance' },
        ];
      },
    });
    expect(game.view('1').seats[1]?.hull).toBe(12);
    game.do('1', pick('scheduled-maintenance'));
    expect(game.view('1').seats[1]?.hull).toBe(10);
    expect(game.state.piles.engineer.discard).toContain('scheduled-maintenance');
  });

  it('NC-SHIP-10: a hull that falls to its damage destroys the ship at once', () => {
    const game = played([{ verb: 'strip', who: 'opponent', count: 1 }], {
      seats: two({}, { permanents: [['scheduled-maintenance', 1]], damage: 10 }),
      change: (state) => {
        state.modifiers = [
          { seat: '2', until: 'in-play', what: { changes: 'hull', by: 2 }, from: 'scheduled-maintenance' },
        ];
      },
    });
    expect(game.seat('2').isOut).toBe(true);
  });

  it('NC-CARD-07: see hands, and take so many of each', () => {
    const game = played([{ verb: 'see-hands', who: 'each-opponent', take: 1 }], {
      seats: [{}, { hand: ['voyage'] }, { hand: ['panic', 'whispers'] }],
    });
    game.fate().do('1', PASS).fate().do('1', pick('panic'));
    expect(game.seat('1').hand).toEqual(['panic']);
    expect(game.seat('2').hand).toEqual(['voyage']);
  });
});
