import { describe, expect, it } from 'vitest';
import { force, Match, match, played, PROCEED, two, withAlien } from '../../../tests/support/nova-cry';

describe('a referee in the middle of something', () => {
  it('NC-CHANC-05: a winner pays no more than it has when the bids are shown', () => {
    const bidding = played([{ verb: 'chancellorship' }], { seats: [{ intel: 9 }, { intel: 5 }] });
    bidding.do('1', { type: 'bid', intel: 9 });
    bidding.step('referee', { type: 'set-intel', seat: '1', intel: 3 }).do('2', { type: 'bid', intel: 4 });
    expect(bidding.state.chancellor).toBe('2');
    expect(bidding.state.seats.map(({ intel }) => intel)).toEqual([3, 1]);
  });

  it('NC-MERCH-05: a card given away is no longer among those that are looked at', () => {
    const searching = played([{ verb: 'search', pile: 'engineer', count: 1 }]);
    searching.step('referee', { type: 'give-card', card: 'archive', to: '2' });
    expect(searching.legal('1')).not.toContainEqual({ type: 'choose-card', card: 'archive' });
    searching.do('1', { type: 'choose-card', card: 'exchange' });
    expect([searching.seat('1').hand, searching.seat('2').hand]).toEqual([['exchange'], ['archive']]);
  });

  it('NC-CARD-07: nor is one of a hand that is seen', () => {
    const seeing = played([{ verb: 'see-hands', who: 'opponent', take: 2 }], {
      seats: two({}, { hand: ['archive', 'exchange'] }),
    });
    seeing.step('referee', { type: 'give-card', card: 'archive', to: '1' });
    seeing.do('1', { type: 'choose-card', card: 'exchange' });
    expect([seeing.seat('1').hand, seeing.seat('2').hand]).toEqual([['archive', 'exchange'], []]);
  });

  it('NC-NAV-08: a planet put in play while another is chosen makes way for it', () => {
    const choosing = match({ phase: 'navigation' }).do('1', PROCEED).draw('w1', 'w2', 'near');
    choosing.step('referee', { type: 'set-pawn', seat: '1', planet: 'far', space: 3 });
    choosing.do('1', { type: 'choose-planet', planet: 'near' });
    expect(choosing.seat('1').planet).toEqual({ card: 'near', space: 1 });
    expect(choosing.state.piles.planets.discard).toContain('far');
  });

  it('NC-PLANET-01: docking discards its own planet card, not another that was put there meanwhile', () => {
    const docking = match({
      phase: 'navigation',
      seats: two({ planet: ['market', 2], intel: 1, damage: 1 }),
    }).do('1', PROCEED);
    expect(docking.task.type).toBe('merchant');
    const searching = match({
      phase: 'navigation',
      seats: two({ planet: ['w1', 2], hand: ['archive'] }),
      tasks: [{ type: 'dock', seat: '1', planet: 'w1', step: 'discard' }],
      change: (state) => {
        state.seats[0]!.planet = { card: 'far', space: 2 };
        state.piles.planets.deck = state.piles.planets.deck.filter((card) => card !== 'far');
        state.piles.planets.discard = ['w1'];
      },
    });
    searching.step('referee', { type: 'set-training', seat: '1', training: 0 });
    expect(searching.seat('1').planet).toEqual({ card: 'far', space: 2 });
    expect(searching.state.piles.planets.discard).toEqual(['w1']);
  });

  it('NC-SHIP-10: an alien that bore the hull and is set out or given away costs the ship', () => {
    const options = {
      content: withAlien(null, [{ changes: 'hull', by: 2 }] as const),
      seats: [{ aliens: ['probe'], damage: 11 }, {}, {}],
    };
    const out = match(options);
    out.step('referee', { type: 'set-status', seat: '1', person: 'probe', status: 'knocked-out' });
    expect(out.seat('1').isOut).toBe(true);
    const given = match(options).step('referee', { type: 'give-alien', card: 'probe', to: '2' });
    expect(given.seat('1').isOut).toBe(true);
  });

  it('NC-SHIP-19: who is out of the game drafts no more', () => {
    const given = { ship: 'plain', captain: null, weapon: null, crew: force().crew };
    const seats = [{ force: given }, { force: { ...given, ship: 'other' } }, {}];
    const drafting = Match.from({ seats }).roll(6, 5, 4);
    drafting.fate();
    drafting.do('3', { type: 'draft', card: drafting.options('3', 'draft')[0]!.card }).fate();
    expect(drafting.actors).toEqual(['1', '2', '3']);
    drafting.step('referee', { type: 'set-damage', seat: '2', damage: 12 });
    expect(drafting.actors).toEqual(['1', '3']);
    drafting.throughSetup();
    expect(drafting.state.turn?.seat).toBe('1');
  });
});
