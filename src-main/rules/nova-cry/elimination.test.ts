import { describe, expect, it } from 'vitest';
import {
  battle,
  CONTENT,
  match,
  planet,
  played,
  PROCEED,
  strategy,
  two,
  use,
  useOf,
  withAlien,
} from '../../../tests/support/nova-cry';

const hull = (by: number) => withAlien(null, [{ changes: 'hull', by }]);

describe('a ship destroyed in the middle of something', () => {
  it('NC-SHIP-14: the player’s cards are out of the game, the planet card in play among them', () => {
    const fought = battle({ seats: [{}, { damage: 9, planet: ['far', 2], aliens: ['idle'] }, {}] }).roll(
      6,
      1,
    );
    expect(fought.seat('2')).toMatchObject({ isOut: true, planet: null });
    const { deck, discard } = fought.state.piles.planets;
    expect([...deck, ...discard]).not.toContain('far');
    const { aliens } = fought.state.piles;
    expect([...aliens.deck, ...aliens.discard]).not.toContain('idle');
  });

  it('NC-SHIP-14: a token that was still to activate goes to the bag', () => {
    const lost = match({
      seats: [{ aliens: ['probe'], damage: 11 }, {}, {}],
      content: hull(2),
      tasks: [
        { type: 'activate', seat: '1', token: 'crew-needs', by: null, step: 'answer' },
        { type: 'activate', seat: '1', token: 'crew-needs', by: null, step: 'answer' },
      ],
      bag: { 'crew-needs': 13 },
    });
    lost.step('referee', { type: 'set-training', seat: '1', training: 0 });
    lost.do('1', { type: 'choose-person', seat: '1', person: 'probe' });
    expect(lost.seat('1').isOut).toBe(true);
    expect(lost.state.bag['crew-needs']).toBe(15);
  });

  it('NC-SHIP-14: planets that were still to be chosen from are discarded', () => {
    const drawing = match({ phase: 'navigation', seats: [{}, {}, {}] }).do('1', PROCEED);
    drawing.draw('w1', 'w2', 'far').step('referee', { type: 'set-damage', seat: '1', damage: 10 });
    expect(drawing.state.piles.planets.discard).toEqual(expect.arrayContaining(['w1', 'w2', 'far']));
    expect(drawing.state.turn?.seat).toBe('2');
  });

  it('NC-SHIP-14: aliens that were still to be chosen from are discarded', () => {
    const drawing = played([{ verb: 'alien', see: 2, keep: 1 }], { seats: [{}, {}, {}] });
    drawing.draw('idle', 'scout').step('referee', { type: 'set-damage', seat: '1', damage: 10 });
    expect(drawing.state.piles.aliens.discard).toEqual(['idle', 'scout']);
  });

  it('NC-SHIP-10: of two ships destroyed at one instant neither is the last in play', () => {
    const both = match({
      phase: 'strategy',
      seats: two({ damage: 11 }, { damage: 11 }),
      change: (state) => {
        state.modifiers = (['1', '2'] as const).map((seat) => ({
          seat,
          until: 'turn' as const,
          what: { changes: 'hull' as const, by: 2 },
          from: 'x',
        }));
      },
    });
    both.do('1', strategy('surveillance')).do('1', strategy('training')).do('1', PROCEED);
    expect(both.state.outcome).toEqual({ type: 'loss', winners: [], rule: 'NC-SHIP-10' });
  });

  it('NC-SHIP-10: of three, two destroyed at one instant leave the third as the last in play', () => {
    const one = match({
      phase: 'strategy',
      seats: [{ damage: 11 }, {}, { damage: 11 }],
      change: (state) => {
        state.modifiers = (['1', '3'] as const).map((seat) => ({
          seat,
          until: 'turn' as const,
          what: { changes: 'hull' as const, by: 2 },
          from: 'x',
        }));
      },
    });
    one.do('1', strategy('surveillance')).do('1', strategy('training')).do('1', PROCEED);
    expect(one.state.outcome).toEqual({ type: 'win', winners: ['2'], rule: 'NC-SHIP-14' });
  });

  it('NC-SHIP-10: an alien that weighs on the hull counts as it joins and as it comes back', () => {
    const joined = match({
      phase: 'battle',
      content: hull(-2),
      seats: [{ intel: 2, damage: 8 }, {}, {}],
    }).do('1', { type: 'buy-alien' });
    expect(joined.draw('probe').seat('1').isOut).toBe(true);
    const revived = match({
      content: hull(-2),
      seats: [{ intel: 4, damage: 8, aliens: ['probe'] }, {}, {}],
      change: (state) => {
        state.seats[0]!.aliens[0]!.status = 'knocked-out';
      },
    });
    revived.do('1', { type: 'emergency', person: 'probe', intel: 4, cards: [] });
    expect(revived.seat('1').isOut).toBe(true);
  });

  it('NC-SHIP-19: nothing more is taken from or given to a player who has just gone out', () => {
    const seats = [{ front: ['crew-needs', 'data-leak'] as const }, { aliens: ['probe'], damage: 11 }, {}];
    const passing = played([{ verb: 'pass-token', count: 2 }], {
      seats,
      content: hull(2),
      change: (state) => {
        state.seats[1]!.front = ['data-leak', 'data-leak', 'data-leak', 'data-leak'];
        state.bag['data-leak'] -= 4;
      },
    });
    passing.do('1', { type: 'choose-seat', seat: '2' });
    passing.do('1', { type: 'choose-token', token: 'crew-needs', from: 'front' });
    passing.do('2', { type: 'choose-person', seat: '2', person: 'probe' });
    expect(passing.seat('2')).toMatchObject({ isOut: true, front: [] });
    expect(passing.seat('1').front).toEqual(['data-leak']);
    const stripping = played([{ verb: 'strip', who: 'opponent', count: 2 }], {
      seats: [{}, { damage: 11, permanents: ['powercell', 'megacoil'] }, {}],
      change: (state) => {
        const what = { changes: 'hull', by: 2 } as const;
        state.modifiers = [{ seat: '2', until: 'in-play', what, from: 'powercell' }];
      },
    }).do('1', { type: 'choose-card', card: 'powercell' });
    expect(stripping.seat('2').permanents.map(({ card }) => card)).toEqual(['megacoil']);
  });

  it('NC-SHIP-13: an own answer that costs the ship its hull ends the battle at once', () => {
    const probe = use([{ verb: 'gain', who: 'self', what: 'intel', count: 1 }], { timing: 'before-roll' });
    const fought = battle({
      content: withAlien(probe, [{ changes: 'hull', by: 2 }]),
      seats: [{}, { aliens: ['probe'], damage: 11 }, {}],
    }).do('2', useOf('probe'));
    expect(fought.seat('2').isOut).toBe(true);
    expect(fought.task.type).toBe('turn');
  });

  it('NC-PLANET-01: a text that destroys the own ship ends the docking, and nothing is discovered', () => {
    const reef = planet('wild', 1, 1, [[], []], [{ verb: 'damage', who: 'self', count: 9, evadable: false }]);
    const docking = match({
      phase: 'navigation',
      content: { planets: { ...CONTENT.planets, reef } },
      seats: [{ planet: ['reef', 1], damage: 2 }, {}, {}],
    }).do('1', PROCEED);
    expect(docking.seat('1')).toMatchObject({ isOut: true, victory: 1, planet: null });
    expect(docking.state.turn?.seat).toBe('2');
  });

  it('NC-CHANC-02: a Chancellor who goes out leaves the card unclaimed for the next bid', () => {
    const fought = battle({ seats: [{}, { damage: 9 }, {}], chancellor: '2' }).roll(6, 1);
    expect(fought.state.chancellor).toBeNull();
    expect(fought.told('chancellor')).toEqual([{ type: 'chancellor', seat: null, rule: 'NC-SHIP-14' }]);
  });

  it('NC-SHIP-19: a player who goes out while all bid is left out when bids are shown', () => {
    const bidding = played([{ verb: 'chancellorship' }], {
      seats: [{ intel: 3 }, { intel: 5 }, { intel: 2 }],
    });
    bidding.do('1', { type: 'bid', intel: 1 }).do('2', { type: 'bid', intel: 5 });
    bidding.step('referee', { type: 'set-damage', seat: '2', damage: 10 }).do('3', { type: 'bid', intel: 0 });
    expect(bidding.state.chancellor).toBe('1');
    expect(bidding.state.lastBids?.bids.map(({ seat }) => seat)).toEqual(['1', '3']);
  });
});
