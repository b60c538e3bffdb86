import { describe, expect, it } from 'vitest';
import { match, type MatchOptions, PASS, PROCEED, two } from '../../../tests/support/nova-cry';
import type { SeatOptions } from '../../../tests/support/nova-cry';

/** Seat 1 docks at a planet of three spaces at the end of this step. */
function docked(planet: string, seat: SeatOptions = {}, options: MatchOptions = {}) {
  return match({ phase: 'navigation', seats: two({ planet: [planet, 2], ...seat }), ...options }).do(
    '1',
    PROCEED,
  );
}

describe('the Discovery Table', () => {
  it('NC-DISC-01: a 1 at a populous planet knocks out a crew member of choice', () => {
    const rolled = docked('capital').roll(1);
    expect(rolled.options('1', 'choose-person')).toHaveLength(3);
    rolled.do('1', { type: 'choose-person', seat: '1', person: 'eng-22' });
    expect(rolled.seat('1').crew[2]?.status).toBe('knocked-out');
  });

  it.each([
    ['capital', 'populous'],
    ['w1', 'wild'],
    ['far', 'undiscovered'],
  ] as const)('NC-DISC-01: docked at %s, one die is rolled on the %s chart', (planet, chart) => {
    const last = planet === 'far' ? 5 : 2;
    const game = match({ phase: 'navigation', seats: two({ planet: [planet, last] }) }).do('1', PROCEED);
    expect(game.task).toMatchObject({ type: 'roll', dice: 1 });
    game.roll(2);
    expect(game.told('discovery')).toEqual([{ type: 'discovery', seat: '1', chart, die: 2, again: false }]);
    expect(game.told('intel')).toHaveLength(1);
  });

  it('NC-DISC-02: every line of a chart is data of the pack', () => {
    const table = { 'wild-4': 'training', 'wild-6': 'victory' } as const;
    for (const [line, told] of Object.entries(table) as [keyof typeof table, 'training' | 'victory'][])
      expect(
        docked('w1')
          .roll(Number(line.at(-1)))
          .told(told),
      ).toHaveLength(1);
  });

  it('NC-ABIL-12: of several re-rolls only the latest counts', () => {
    const rolled = docked('w1', { captain: 'science', aliens: ['scout'] }).roll(6);
    expect(rolled.legal('1')).toContainEqual({ type: 'reroll', by: 'science' });
    rolled.do('1', { type: 'reroll', by: 'science' }).roll(1);
    expect(rolled.legal('1')).toContainEqual({ type: 'reroll', by: 'card' });
    rolled.do('1', { type: 'reroll', by: 'card' }).roll(4);
    expect(rolled.seat('1')).toMatchObject({ victory: 1, training: 1 });
    expect(rolled.task.type).toBe('turn');
  });

  it('NC-ABIL-12: the roll may be taken as it came', () => {
    const rolled = docked('w1', { captain: 'science' }).roll(6).do('1', PASS);
    expect(rolled.seat('1').victory).toBe(2);
    expect(
      docked('w1', { captain: 'science' }).roll(6).refusal('1', { type: 'reroll', by: 'card' }),
    ).toMatchObject({ rule: 'NC-ABIL-12' });
  });
});

describe('merchant planets', () => {
  it('NC-MERCH-01: no die is rolled, anything on the list is bought at its Intel', () => {
    const shop = docked('market', { intel: 3, damage: 1 });
    expect(shop.legal('1')).toEqual([
      { type: 'buy', line: 'aliens' },
      { type: 'buy', line: 'search' },
      { type: 'buy', line: 'repair' },
      PASS,
    ]);
    expect(docked('market', { intel: 1 }).refusal('1', { type: 'buy', line: 'search' })).toMatchObject({
      code: 'too-dear',
      rule: 'NC-MERCH-01',
    });
  });

  it('NC-MERCH-01: 2 Intel search one action pile for a card of choice', () => {
    const shop = docked('market', { intel: 2 }).do('1', { type: 'buy', line: 'search' });
    shop.do('1', { type: 'choose-pile', pile: 'scientist' });
    expect(shop.options('1', 'choose-card').map(({ card }) => card)).toContain('megacoil');
    shop.do('1', { type: 'choose-card', card: 'megacoil' });
    expect(shop.seat('1')).toMatchObject({ intel: 0, hand: ['megacoil'] });
  });

  it('NC-MERCH-02, NC-ALERT-12: 2 Weapons Jam and 1 Warp Wear on the ship card are all discarded, free', () => {
    const shop = docked('market', {
      onShip: ['weapons-jam', 'weapons-jam', 'warp-wear'],
      front: ['weapons-jam'],
    });
    shop.do('1', { type: 'service' });
    expect(shop.seat('1').ship?.tokens).toEqual([]);
    expect(shop.state.bag).toMatchObject({ 'weapons-jam': 14, 'warp-wear': 15 });
    expect(shop.view('1').seats[0]).toMatchObject({ weapons: 3, warp: 2, intel: 0 });
  });

  it('NC-MERCH-02: with no token on the ship card there is nothing to discard', () => {
    const docked = match({ phase: 'navigation', seats: two({ planet: ['market', 2], intel: 3 }) });
    docked.do('1', PROCEED);
    expect(docked.refusal('1', { type: 'service' })).toMatchObject({ rule: 'NC-MERCH-02' });
  });

  it('NC-MERCH-03: front-row tokens stay', () => {
    const shop = docked('market', { onShip: ['warp-wear'], front: ['weapons-jam', 'warp-wear'] });
    expect(shop.do('1', { type: 'service' }).seat('1').front).toEqual(['weapons-jam', 'warp-wear']);
  });

  it('NC-MERCH-04: by reading a a line is bought again while Intel lasts, except the alien', () => {
    const shop = docked('market', { intel: 4, damage: 3 });
    shop.do('1', { type: 'buy', line: 'repair' }).do('1', { type: 'buy', line: 'repair' });
    expect(shop.seat('1')).toMatchObject({ intel: 2, ship: { damage: 1 } });
    shop.do('1', { type: 'buy', line: 'aliens' }).fate();
    shop.do('1', shop.legal('1')[0]!);
    expect(shop.refusal('1', { type: 'buy', line: 'aliens' })).toMatchObject({ rule: 'NC-ALIEN-02' });
  });

  it('NC-MERCH-04: by reading b each line is bought once', () => {
    const shop = docked('market', { intel: 4, damage: 3 }, { readings: { 'NC-MERCH-04': 'b' } });
    shop.do('1', { type: 'buy', line: 'repair' });
    expect(shop.refusal('1', { type: 'buy', line: 'repair' })).toMatchObject({ rule: 'NC-MERCH-04' });
  });

  it('NC-MERCH-04: what would do nothing is not sold', () => {
    const shop = docked('market', { intel: 4 });
    expect(shop.refusal('1', { type: 'buy', line: 'repair' })).toMatchObject({ code: 'in-vain' });
    expect(docked('market').task.type).toBe('turn');
  });

  it('NC-MERCH-05: a searched pile is shuffled and the card is not shown', () => {
    const shop = docked('market', { intel: 2 }).do('1', { type: 'buy', line: 'search' });
    shop.do('1', { type: 'choose-pile', pile: 'engineer' });
    const seen = shop.view('2').tasks.at(-1);
    expect(seen).toMatchObject({ type: 'pick-cards' });
    expect(new Set(seen?.type === 'pick-cards' ? seen.cards : [])).toEqual(new Set(['?']));
    shop.do('1', { type: 'choose-card', card: 'archive' });
    const { events, rules, state } = shop;
    const drew = rules.eventsFor(events, '2').find(({ type }) => type === 'drew');
    expect(drew).toMatchObject({ seat: '1', pile: 'engineer', count: 1, cards: null });
    expect(state.piles.engineer.deck).not.toContain('archive');
  });
});
