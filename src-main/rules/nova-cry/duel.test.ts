import { describe, expect, it } from 'vitest';
import {
  challenge,
  CONTENT,
  duel,
  fighting,
  type MatchOptions,
  PASS,
  planet,
  PROCEED,
  two,
  use,
  useOf,
  withAlien,
} from '../../../tests/support/nova-cry';

const captainOf = (seat: 0 | 1, status: 'knocked-out' | 'destroyed'): NonNullable<MatchOptions['change']> => {
  return (state) => {
    state.seats[seat]!.captain!.status = status;
  };
};

describe('declaring a captain duel', () => {
  it('NC-DUEL-01: it costs 2 Intel and one opponent is selected', () => {
    expect(duel({ seats: two({ intel: 3 }) }).seat('1').intel).toBe(1);
    const poor = fighting({ seats: two({ intel: 1 }) });
    expect(poor.refusal('1', challenge('2'))).toMatchObject({ code: 'too-dear', rule: 'NC-DUEL-01' });
    expect(fighting({ seats: [{}, {}, {}] }).options('1', 'duel')).toEqual([challenge('2'), challenge('3')]);
    expect(fighting().refusal('1', challenge('1'))).toMatchObject({ rule: 'NC-DUEL-01' });
  });

  it('NC-DUEL-02: nobody declares one in the first round of the game', () => {
    expect(fighting({ round: 1 }).refusal('1', challenge('2'))).toMatchObject({ rule: 'NC-DUEL-02' });
  });

  it('NC-DUEL-03: a captain that is out can neither declare nor be the target', () => {
    for (const change of [captainOf(0, 'knocked-out'), captainOf(1, 'destroyed')]) {
      expect(fighting({ change }).refusal('1', challenge('2'))).toMatchObject({ rule: 'NC-DUEL-03' });
    }
  });

  it('NC-DUEL-04: declaring gives 2 victory points at once', () => {
    expect(duel().seat('1').victory).toBe(2);
  });

  it('NC-DUEL-05: by reading a it is refused where the points would reach 15', () => {
    const at = (victory: number) => fighting({ seats: two({ victory }) });
    expect(at(13).refusal('1', challenge('2'))).toMatchObject({ rule: 'NC-DUEL-05' });
    expect(at(12).options('1', 'duel')).toHaveLength(1);
    const laden = fighting({ seats: two({ ship: 'war-barge', victory: 12, cargo: 1 }) });
    expect(laden.refusal('1', challenge('2'))).toMatchObject({ rule: 'NC-DUEL-05' });
  });

  it('NC-DUEL-05: by reading b it is refused only where they would pass 15, and does not win', () => {
    const at = (victory: number) => fighting({ readings: { 'NC-DUEL-05': 'b' }, seats: two({ victory }) });
    expect(at(14).refusal('1', challenge('2'))).toMatchObject({ rule: 'NC-DUEL-05' });
    const begun = at(13).do('1', challenge('2'));
    expect(begun.seat('1').victory).toBe(15);
    expect(begun.state.outcome).toBeNull();
  });

  it('NC-DUEL-05: by reading c it is allowed at any score, without a win', () => {
    const begun = duel({ readings: { 'NC-DUEL-05': 'c' }, seats: two({ victory: 14 }) });
    expect(begun.seat('1').victory).toBe(16);
    expect(begun.state.outcome).toBeNull();
  });

  it('NC-DUEL-06: it may be part of the winning turn: the next gain of another kind wins', () => {
    const reached = { ...CONTENT.planets, near: planet('undiscovered', 1, 1, [[], [], []]) };
    const played = duel({
      readings: { 'NC-DUEL-05': 'b' },
      content: { planets: reached },
      seats: two({ victory: 13, planet: ['near', 2] }),
    }).fate();
    played.do('1', PROCEED).do('1', { type: 'strategy', strategies: ['rush'] });
    expect(played.state.outcome).toMatchObject({ winners: ['1'], rule: 'NC-SCORE-01' });
  });
});

describe('a duel whose points reach 15', () => {
  it('NC-DUEL-06: another player’s gain does not win it for who declared', () => {
    const content = withAlien(
      use([{ verb: 'gain', who: 'self', what: 'victory', count: 1 }], { timing: 'before-roll' }),
    );
    const seats = two({ victory: 14 }, { aliens: ['probe'] });
    const game = duel({ content, seats, readings: { 'NC-DUEL-05': 'c' } }).do('2', useOf('probe'));
    expect(game.seat('2').victory).toBe(1);
    expect(game.state.outcome).toBeNull();
  });
});

describe('rounds of a duel', () => {
  it('NC-DUEL-07: each carries out the line for the own number on the own weapon, the higher or not', () => {
    const round = duel().roll(3, 6).told('duel-round')[0]?.result;
    expect(round).toEqual({ attacker: 3, defender: 6, wounds: [2, 1], destroys: [false, false] });
  });

  it('NC-COMP-06: weapons count in duels alone, hulls and weapon symbols do not', () => {
    const same = duel({ seats: two({ ship: 'unarmed' }) });
    expect(same.roll(6, 6).told('duel-round')[0]?.result.wounds).toEqual([2, 2]);
  });

  it('NC-DUEL-08: a duel has three rounds', () => {
    const played = duel().roll(1, 1).roll(1, 1);
    expect(played.task.type).toBe('roll');
    expect(played.roll(1, 1).told('fight-over')).toEqual([
      { type: 'fight-over', kind: 'duel', escaped: null },
    ]);
  });

  it('NC-DUEL-09: three wounds in one duel destroy a captain', () => {
    const played = duel().roll(6, 1).roll(3, 1);
    expect(played.seat('2').captain?.status).toBe('destroyed');
    expect(duel().roll(6, 1).roll(1, 1).roll(1, 1).seat('2').captain?.status).toBe('ready');
  });

  it('NC-DUEL-09: some lines destroy outright', () => {
    const played = duel({ seats: two({ weapon: 'blade' }) }).roll(6, 1);
    expect(played.seat('2').captain?.status).toBe('destroyed');
  });

  it('NC-DUEL-09: Grit and a Mechheart bear a wound more', () => {
    const grit = duel({ seats: two({}, { captain: 'grit' }) })
      .roll(6, 1)
      .roll(3, 1);
    expect(grit.seat('2').captain?.status).toBe('ready');
    expect(grit.roll(3, 1).seat('2').captain?.status).toBe('destroyed');
  });

  it('NC-DUEL-10: wounds are gone when the duel is over', () => {
    const first = duel().roll(6, 1).roll(1, 1).roll(1, 1);
    expect(first.seat('2').captain).toMatchObject({ status: 'ready' });
    const again = duel().roll(6, 1).roll(1, 1).roll(1, 1);
    expect(again.seat('2').captain?.status).toBe('ready');
    expect(first.state.tasks).toEqual([{ type: 'turn' }]);
  });

  it('NC-DUEL-11: a 1 of the pistol does nothing, a 6 of the repeater deals 2 wounds; two rounds follow', () => {
    const played = duel({ seats: two({ intel: 2, weapon: 'pistol' }, { weapon: 'repeater' }) });
    expect([played.seat('1').intel, played.seat('1').victory]).toEqual([0, 2]);
    played.roll(1, 6);
    expect(played.told('duel-round')[0]?.result.wounds).toEqual([2, 0]);
    expect(played.state.tasks.find(({ type }) => type === 'duel')).toMatchObject({
      wounds: [2, 0],
      round: 2,
    });
  });

  it('NC-DUEL-12: both lines apply together, so both captains may fall, and by reading a the duel ends', () => {
    const played = duel({ seats: two({ weapon: 'lance' }, { weapon: 'lance' }) }).roll(6, 6);
    expect([played.seat('1').captain?.status, played.seat('2').captain?.status]).toEqual([
      'destroyed',
      'destroyed',
    ]);
    expect(played.task.type).toBe('turn');
  });

  it('NC-DUEL-12: by reading b rounds go on', () => {
    const played = duel({ readings: { 'NC-DUEL-12': 'b' }, seats: two({ weapon: 'lance' }) }).roll(6, 1);
    expect(played.seat('2').captain?.status).toBe('destroyed');
    expect(played.task.type).toBe('roll');
    expect(played.roll(1, 6).roll(1, 4).seat('1').captain?.status).toBe('destroyed');
  });

  it('NC-DUEL-13: it touches neither hull nor tokens, and the same opponent may be challenged again', () => {
    const played = duel({ seats: two({ front: ['data-leak'] }, { front: ['crew-needs'] }) });
    played.roll(6, 6).roll(1, 1).roll(1, 1);
    for (const seat of ['1', '2'] as const) {
      expect(played.seat(seat).ship).toMatchObject({ damage: 0, sideways: false });
      expect(played.seat(seat).front).toHaveLength(1);
    }
  });

  it('NC-DUEL-14: guard keeps wounds off, recoil comes back, both as the pack’s lines say', () => {
    const guarded = duel({ seats: two({ weapon: 'lance' }, { weapon: 'net' }) }).roll(6, 3);
    expect(guarded.told('duel-round')[0]?.result.wounds).toEqual([0, 1]);
    const recoil = duel({ seats: two({ weapon: 'maul' }) }).roll(5, 1);
    expect(recoil.told('duel-round')[0]?.result.wounds).toEqual([1, 2]);
  });

  it('NC-DUEL-13: nobody is asked for a token, and who has nothing to answer is not asked', () => {
    expect(duel().actor).toBe('chance');
    expect(duel().refusal('1', PASS)).toMatchObject({ code: 'not-your-turn' });
  });
});
