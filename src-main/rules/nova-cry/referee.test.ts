import { describe, expect, it } from 'vitest';
import type { RefereeAction } from '../../../shared/contract/nova-cry';
import { match, type MatchOptions } from '../../../tests/support/nova-cry';

const ruled = (action: RefereeAction, options: MatchOptions = {}) => match(options).step('referee', action);
const refused = (action: unknown, options: MatchOptions = {}) => match(options).refusal('referee', action);

describe('a referee', () => {
  it('sets Intel, training, sideways ships and the Chancellorship', () => {
    expect(ruled({ type: 'set-intel', seat: '2', intel: 7 }).seat('2').intel).toBe(7);
    expect(ruled({ type: 'set-training', seat: '1', training: 3 }).seat('1').training).toBe(3);
    expect(ruled({ type: 'set-sideways', seat: '1', sideways: true }).seat('1').ship?.sideways).toBe(true);
    expect(ruled({ type: 'set-chancellor', seat: '2' }).state.chancellor).toBe('2');
    expect(ruled({ type: 'set-chancellor', seat: null }, { chancellor: '1' }).state.chancellor).toBeNull();
  });

  it('NC-SHIP-10: damage of the hull or more destroys the ship', () => {
    expect(ruled({ type: 'set-damage', seat: '1', damage: 9 }).state.outcome).toBeNull();
    expect(ruled({ type: 'set-damage', seat: '1', damage: 10 }).state.outcome?.winners).toEqual(['2']);
  });

  it('NC-SHIP-14: by reading b the last ship in play goes on to 15 points', () => {
    const game = ruled({ type: 'set-damage', seat: '2', damage: 10 }, { readings: { 'NC-SHIP-14': 'b' } });
    expect(game.state.outcome).toBeNull();
    expect(game.actor).toBe('1');
  });

  it('NC-TERM-07: a status is set, and who is destroyed loses training tokens', () => {
    const options: MatchOptions = { change: (state) => (state.seats[0]!.crew[0]!.training = [1, 1]) };
    const game = ruled({ type: 'set-status', seat: '1', person: 'sci-22', status: 'destroyed' }, options);
    expect(game.seat('1').crew[0]).toMatchObject({ status: 'destroyed', training: [0, 0] });
    expect(refused({ type: 'set-status', seat: '1', person: 'idle', status: 'ready' }).code).toBe(
      'unknown-id',
    );
  });

  it('NC-ALERT-11: tokens come out of the bag and go back into it', () => {
    const game = ruled(
      { type: 'set-tokens', seat: '1', front: ['data-leak'], ship: ['warp-wear'] },
      { seats: [{ front: ['crew-needs'] }, {}] },
    );
    expect(game.seat('1')).toMatchObject({ front: ['data-leak'], ship: { tokens: ['warp-wear'] } });
    expect(game.state.bag).toMatchObject({ 'crew-needs': 15, 'data-leak': 14, 'warp-wear': 14 });
    const jam = refused({ type: 'set-tokens', seat: '1', front: [], ship: ['data-leak'] });
    expect(jam.rule).toBe('NC-ALERT-11');
    const many = Array.from({ length: 16 }, () => 'data-leak');
    expect(refused({ type: 'set-tokens', seat: '1', front: many, ship: [] }).rule).toBe('NC-ALERT-02');
  });

  it('NC-TERM-03: a pawn is put on a space before the last of a planet card, or taken off', () => {
    const game = ruled(
      { type: 'set-pawn', seat: '1', planet: 'far', space: 5 },
      { seats: [{ planet: ['w1', 1] }, {}] },
    );
    expect(game.seat('1').planet).toEqual({ card: 'far', space: 5 });
    expect(game.state.piles.planets.discard).toEqual(['w1']);
    expect(game.state.piles.planets.deck).not.toContain('far');
    expect(refused({ type: 'set-pawn', seat: '1', planet: 'far', space: 6 }).rule).toBe('NC-TERM-03');
    expect(ruled({ type: 'set-pawn', seat: '1', planet: null, space: 0 }).seat('1').planet).toBeNull();
  });

  it('gives cards and aliens from wherever they lie', () => {
    const seats = [{ hand: ['voyage'], permanents: ['dampers'], aliens: ['idle'] }, {}];
    for (const card of ['voyage', 'dampers', 'panic']) {
      const game = ruled({ type: 'give-card', card, to: '2' }, { seats });
      expect(game.seat('2').hand).toEqual([card]);
      expect([...game.seat('1').hand, ...game.seat('1').permanents.map((each) => each.card)]).not.toContain(
        card,
      );
    }
    for (const card of ['idle', 'broker']) {
      const game = ruled({ type: 'give-alien', card, to: '2' }, { seats });
      expect(game.seat('2').aliens.map((each) => each.card)).toEqual([card]);
    }
    expect(refused({ type: 'give-card', card: 'nothing', to: '1' }).code).toBe('unknown-id');
  });

  it('NC-SHIP-19: nothing is set for who is out of the game, nor for who does not play', () => {
    const seats = [{}, {}, {}];
    const out = match({ seats }).step('referee', { type: 'set-damage', seat: '3', damage: 20 });
    expect(out.refusal('referee', { type: 'set-intel', seat: '3', intel: 1 }).rule).toBe('NC-SHIP-19');
    expect(refused({ type: 'set-intel', seat: '5', intel: 1 }).code).toBe('unknown-id');
    expect(refused({ type: 'proceed' }).code).toBe('not-referees');
  });
});
