import { describe, expect, it } from 'vitest';
import {
  match,
  type MatchOptions,
  PROCEED,
  type SeatOptions,
  strategy,
} from '../../../tests/support/nova-cry';
import { readingsOf } from './readings';

/** What is closed to seat 1 in its turn, with the rule that closes it. */
function closed(own: SeatOptions, options: MatchOptions = {}): Readonly<Record<string, string | undefined>> {
  const game = match({ seats: [own, {}], ...options });
  const offers = game.rules.closed?.(game.state, '1') ?? [];
  return Object.fromEntries(offers.map(({ what, refusal }) => [what, refusal.rule]));
}

describe('what is closed', () => {
  it('NC-SHIP-01, NC-DUEL-01, NC-ALIEN-01: fights and aliens that are too dear', () => {
    expect(closed({ intel: 1 }, { phase: 'battle' })).toEqual({
      battle: 'NC-SHIP-01',
      'battle:2': 'NC-SHIP-01',
      duel: 'NC-DUEL-01',
      'duel:2': 'NC-DUEL-01',
      'buy-alien': 'NC-ALIEN-01',
    });
    expect(closed({ intel: 4 }, { phase: 'battle' })).toEqual({});
  });

  it('NC-SHIP-02, NC-SHIP-03, NC-SHIP-17: no weapons, the first round, a ship that lies sideways', () => {
    expect(closed({ intel: 4, ship: 'unarmed' }, { phase: 'battle' })).toEqual({
      battle: 'NC-SHIP-02',
      'battle:2': 'NC-SHIP-02',
    });
    expect(closed({ intel: 4 }, { phase: 'battle', round: 1 })).toMatchObject({ battle: 'NC-SHIP-03' });
    const sideways: MatchOptions = {
      phase: 'battle',
      change: (state) => (state.seats[1]!.ship!.sideways = true),
    };
    expect(closed({ intel: 4 }, sideways)).toEqual({ battle: 'NC-SHIP-17', 'battle:2': 'NC-SHIP-17' });
  });

  it('NC-SHIP-04, NC-DUEL-01: each opponent has a reason of its own, whoever else may be fought', () => {
    const game = match({
      seats: [{ intel: 4 }, {}, {}, {}],
      phase: 'battle',
      change: (state) => {
        state.seats[1]!.ship!.sideways = true;
        state.seats[2]!.captain!.status = 'destroyed';
        state.seats[3]!.isOut = true;
      },
    });
    const told = (game.rules.closed?.(game.state, '1') ?? []).map(({ what, refusal }) => [
      what,
      refusal.rule,
    ]);
    expect(told).toEqual([
      ['battle:2', 'NC-SHIP-17'],
      ['duel:3', 'NC-DUEL-03'],
      ['battle:4', 'NC-SHIP-19'],
      ['duel:4', 'NC-SHIP-19'],
    ]);
  });

  it('NC-SHIP-17, NC-ABIL-08: with a Teleport the ways to declare are told apart', () => {
    const own = { ship: 'ghost', intel: 3 };
    expect(closed(own, { phase: 'battle' })).toEqual({ battle: 'NC-SHIP-01', 'battle:2': 'NC-SHIP-01' });
    const sideways: MatchOptions = {
      phase: 'battle',
      change: (state) => (state.seats[1]!.ship!.sideways = true),
    };
    expect(closed(own, sideways)).toEqual({
      battle: 'NC-SHIP-17',
      'battle-teleport': 'NC-SHIP-17',
      'battle:2': 'NC-SHIP-17',
      'battle-teleport:2': 'NC-SHIP-17',
    });
  });

  it('NC-DUEL-03: the own captain that is out and the opponent’s are told apart', () => {
    const messages = (seat: 0 | 1) => {
      const change: MatchOptions['change'] = (state) => {
        state.seats[seat]!.captain!.status = 'knocked-out';
      };
      const game = match({ seats: [{ intel: 4 }, {}], phase: 'battle', change });
      return (game.rules.closed?.(game.state, '1') ?? []).map(({ refusal }) => refusal.message);
    };
    expect(messages(0)).toEqual(Array(2).fill('Your captain is out and declares no duel.'));
    expect(messages(1)).toEqual(Array(2).fill('That captain is out and cannot be challenged.'));
  });

  it('NC-NAV-03: planets drawn that ask for more warp', () => {
    const game = match({ phase: 'navigation' }).do('1', PROCEED).draw('w1', 'w3', 'w4');
    const told = (game.rules.closed?.(game.state, '1') ?? []).map(({ what, refusal }) => [
      what,
      refusal.rule,
    ]);
    expect(told).toEqual([
      ['choose-planet:w3', 'NC-NAV-03'],
      ['choose-planet:w4', 'NC-NAV-03'],
    ]);
    expect(game.rules.closed?.(game.state, '2')).toEqual([]);
  });

  it('NC-STRAT-01: the end of the phase until two strategies are chosen, and those chosen before', () => {
    expect(closed({}, { phase: 'strategy' })).toEqual({ proceed: 'NC-STRAT-01' });
    const game = match({ phase: 'strategy' }).do('1', strategy('surveillance'));
    const offers = game.rules.closed?.(game.state, '1') ?? [];
    expect(offers.map(({ what }) => what)).toEqual(['strategy:surveillance', 'proceed']);
  });

  it('NC-ACTION-03, NC-ACTION-05: options of cards of the hand, each with its own reason', () => {
    expect(closed({ hand: ['field-hospital', 'plain-medicine'] })).toEqual({
      'play:field-hospital:0': 'NC-ACTION-05',
      'play:field-hospital:1': 'NC-ACTION-05',
      'play:plain-medicine:1': 'NC-ACTION-03',
    });
  });

  it('NC-EMERG-01, NC-TRAIN-08, NC-ALIEN-06: what cannot be put in between now', () => {
    const out: MatchOptions = {
      change: (state) => {
        for (const member of state.seats[0]!.crew) member.status = 'destroyed';
      },
    };
    expect(closed({ training: 1, aliens: ['medic'] }, out)).toEqual({
      'use:medic': 'NC-ALIEN-06',
      train: 'NC-TRAIN-08',
      emergency: 'NC-EMERG-01',
    });
  });

  it('is told to who decides in its turn alone', () => {
    const game = match({ phase: 'strategy' });
    expect(game.rules.closed?.(game.state, '2')).toEqual([]);
  });
});

describe('readings', () => {
  it('have their defaults, and refuse what there is not', () => {
    const read = readingsOf({ 'NC-STRAT-07': 'a' });
    expect(read).toMatchObject({ ok: true, value: { 'NC-STRAT-07': 'a', 'NC-DRAFT-06': 'a' } });
    expect(readingsOf({ 'NC-STRAT-07': 'z', 'NC-NOTHING-01': 'a' })).toMatchObject({
      ok: false,
      error: [{ at: '/readings/NC-STRAT-07' }, { at: '/readings/NC-NOTHING-01' }],
    });
  });
});
