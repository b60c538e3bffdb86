import { describe, expect, it } from 'vitest';
import {
  card,
  CONTENT,
  match,
  type MatchOptions,
  option,
  play,
  PROCEED,
} from '../../../tests/support/nova-cry';

const winners = (options: MatchOptions, seat: '1' | '2' = '1') =>
  match(options).step('referee', { type: 'set-victory', seat, victory: 15 }).state.outcome;

describe('scoring', () => {
  it('NC-SCORE-01: 15 points or more win at once, in another player’s turn too', () => {
    expect(winners({}, '2')).toMatchObject({ type: 'win', winners: ['2'], rule: 'NC-SCORE-01' });
    const game = match({ seats: [{ planet: ['w2', 2], victory: 13 }, {}], phase: 'navigation' }).do(
      '1',
      PROCEED,
    );
    expect(game.state.outcome?.winners).toEqual(['1']);
    expect(game.legal('1')).toEqual([]);
    expect(game.refusal('1', PROCEED).rule).toBe('NC-SCORE-01');
  });

  it('NC-SCORE-01: 14 points do not', () => {
    const game = match({ seats: [{ planet: ['w1', 2], victory: 13 }, {}], phase: 'navigation' }).do(
      '1',
      PROCEED,
    );
    expect(game.state.outcome).toBeNull();
  });

  it('NC-SCORE-02: cargo counts, on the sum on and off the track', () => {
    const own = { ship: 'war-barge', cargo: 2, victory: 12, planet: ['w1', 2] } as const;
    const game = match({ seats: [own, {}], phase: 'navigation' });
    expect(game.view('2').seats[0]?.score).toBe(14);
    expect(game.do('1', PROCEED).state.outcome?.winners).toEqual(['1']);
    const loaded = match({
      seats: [{ ...own, victory: 11, planet: ['w1', 2], cargo: 2 }, {}],
      phase: 'navigation',
    }).do('1', PROCEED);
    expect(loaded.seat('1')).toMatchObject({ victory: 12, ship: { cargo: 3 } });
    expect(loaded.state.outcome?.winners).toEqual(['1']);
  });

  it('NC-SCORE-03: of two at 15 in one event the player of the turn wins, then clockwise', () => {
    const toAll = option([{ verb: 'gain', who: 'each-opponent', what: 'victory', count: 1 }]);
    const actionCards = { ...CONTENT.actionCards, 'plain-repair': card('repair', [toAll, toAll]) };
    const game = match({
      content: { actionCards },
      seats: [{ victory: 14 }, { hand: ['plain-repair'] }, { victory: 14 }],
      turn: '2',
    });
    expect(game.do('2', play('plain-repair')).state.outcome?.winners).toEqual(['3']);
    const own = match({ seats: [{ victory: 14, ship: 'war-barge', cargo: 1 }, { victory: 14 }], turn: '2' });
    own.step('referee', { type: 'set-victory', seat: '2', victory: 15 });
    expect(own.state.outcome?.winners).toEqual(['2']);
  });
});
