import { describe, expect, it } from 'vitest';
import {
  match,
  type MatchOptions,
  play,
  PROCEED,
  type SeatOptions,
  strategy,
} from '../../../tests/support/nova-cry';

describe('action cards', () => {
  const holding = (own: SeatOptions, options: MatchOptions = {}) => match({ seats: [own, {}], ...options });

  it('NC-ACTION-01: one card from hand in the own turn, in any phase, none in another’s', () => {
    for (const phase of ['alerts', 'navigation', 'battle', 'strategy'] as const) {
      const game = holding({ hand: ['plain-repair', 'plain-repair#2'] }, { phase }).do(
        '1',
        play('plain-repair'),
      );
      expect(game.seat('1').intel).toBe(1);
      expect(game.refusal('1', play('plain-repair#2')).rule).toBe('NC-ACTION-01');
    }
    const other = match({ seats: [{}, { hand: ['plain-repair'] }] });
    expect(other.refusal('2', play('plain-repair')).rule).toBe('NC-TURN-02');
    expect(holding({}).refusal('1', play('plain-repair')).rule).toBe('NC-ACTION-01');
  });

  it('NC-ACTION-02: a hand has no maximum', () => {
    const hand = [
      'archive',
      'detour',
      'exchange',
      'hull-patch',
      'panic',
      'plain-repair',
      'voyage',
      'whispers',
    ];
    const game = match({ seats: [{ hand }, {}], phase: 'strategy' })
      .do('1', strategy('command'))
      .do('1', { type: 'choose-pile', pile: 'doctor' });
    expect(game.draw('mechheart').seat('1').hand).toHaveLength(9);
  });

  it('NC-ACTION-03: an officer who is not out needs the level of the option, as Alien Tech 4 for 3', () => {
    const able = holding({ hand: ['plain-alien-tech'], crew: ['sci-04', 'doc-22', 'eng-22'] });
    expect(able.options('1', 'play').map(({ option }) => option)).toEqual([0, 1]);
    const less = holding({ hand: ['plain-alien-tech'] });
    expect(less.refusal('1', play('plain-alien-tech', 1)).rule).toBe('NC-ACTION-03');
    const out = holding(
      { hand: ['plain-alien-tech'] },
      { change: (state) => (state.seats[0]!.crew[0]!.status = 'knocked-out') },
    );
    expect(out.refusal('1', play('plain-alien-tech')).rule).toBe('NC-ACTION-03');
    expect(out.legal('1')).toEqual([PROCEED]);
  });

  it('NC-COMP-07: crew members are what makes action cards playable', () => {
    const none = holding({ hand: ['plain-medicine'], crew: ['sci-40', 'doc-04', 'eng-40'] });
    expect(none.options('1', 'play')).toEqual([]);
  });

  it('NC-ACTION-04: the card is shown, its points are scored at once, then its text is carried out', () => {
    const game = holding({ hand: ['plain-exploration'], crew: ['sci-40', 'doc-22', 'eng-22'] });
    game.do('1', play('plain-exploration', 1));
    expect(game.events.map(({ type }) => type)).toEqual(['played', 'victory', 'intel']);
    const won = holding({ hand: ['plain-exploration'], crew: ['sci-40', 'doc-22', 'eng-22'], victory: 14 });
    won.do('1', play('plain-exploration', 1));
    expect(won.state.outcome?.winners).toEqual(['1']);
    expect(won.seat('1').intel).toBe(0);
  });

  it('NC-ACTION-05: a text that cannot be followed is refused, and so is one that cannot be paid for', () => {
    const vain = holding({ hand: ['voyage'] });
    expect(vain.refusal('1', play('voyage')).rule).toBe('NC-ACTION-05');
    const poor = holding({ hand: ['panic', 'wormhole-cannon'] });
    expect(poor.refusal('1', play('wormhole-cannon', 0, 'panic')).rule).toBe('NC-ACTION-05');
  });

  it('NC-ACTION-06: one of two options is chosen for each play', () => {
    const game = holding({ hand: ['hull-patch'], damage: 1, front: ['data-leak'] });
    expect(game.options('1', 'play').map(({ option }) => option)).toEqual([0, 1]);
  });

  it('NC-ACTION-07: a card with the arrow stays with its option marked, any other is discarded', () => {
    const arrow = holding({ hand: ['dampers'] }).do('1', play('dampers', 1));
    expect(arrow.seat('1').permanents).toMatchObject([{ card: 'dampers', option: 1 }]);
    expect(arrow.state.piles.engineer.discard).toEqual([]);
    const plain = holding({ hand: ['plain-repair'] }).do('1', play('plain-repair'));
    expect(plain.state.piles.engineer.discard).toEqual(['plain-repair']);
  });

  it('NC-ACTION-11: discarded cards are other cards of the hand, in whichever set that pays', () => {
    const game = match({ seats: [{ hand: ['detour', 'panic', 'voyage', 'wormhole-cannon'] }, {}] });
    const ways = game.options('1', 'play').filter(({ card }) => card === 'wormhole-cannon');
    expect(ways.map(({ pay }) => pay)).toEqual([
      ['detour', 'panic'],
      ['detour', 'voyage'],
      ['panic', 'voyage'],
    ]);
    game.do('1', play('wormhole-cannon', 0, 'voyage', 'panic'));
    expect(game.seat('1').hand).toEqual(['detour']);
  });
});
