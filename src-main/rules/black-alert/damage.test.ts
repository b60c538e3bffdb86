import { describe, expect, it } from 'vitest';
import { bid, CONTENT, match, use } from '../../../tests/support/black-alert';

describe('damaged locations', () => {
  /** Lorca attacks the Discovery and wins; the Damage card is drawn next. */
  const attack = (options: Parameters<typeof match>[0] = {}) =>
    match({
      turn: 'lorca',
      hands: { lorca: ['t4', 't3'] },
      at: { lorca: 'charon/weapons', saru: 'charon/agony-booth' },
      charon: 'C3',
      ...options,
    })
      .do('lorca', use())
      .do('lorca', bid('t4', 't3'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1');

  it('BA-DAMAGE-01: a card of the ship is turned up and laid on the location it names', () => {
    const game = attack().draw('d-bridge');
    expect(game.state.damage).toEqual({ 'discovery/bridge': 'd-bridge' });
    expect(game.state.piles['damage-discovery'].rest).not.toContain('d-bridge');
    const charon = match({ hands: { saru: ['s-duel', 's4'] } })
      .do('saru', { type: 'play', card: 's-duel' })
      .do('saru', bid('s4'))
      .step('chance', { type: 'revealed' })
      .draw('s1')
      .draw('t1')
      .draw('c-throne-room');
    expect(charon.state.damage).toEqual({ 'charon/throne-room': 'c-throne-room' });
  });

  it('BA-DAMAGE-02: it closes the text of the owning team; only the opposing team can use the location', () => {
    const saru = match({ at: { saru: 'discovery/cargo-bay' }, damage: ['d-cargo-bay'] });
    expect(saru.refusal('saru', use()).rule).toBe('BA-REPAIR-01');
    const lorca = match({
      turn: 'lorca',
      hands: { lorca: ['t1'] },
      at: { lorca: 'discovery/cargo-bay' },
      damage: ['d-cargo-bay'],
    });
    expect(lorca.legal('lorca')).toContainEqual(use());
  });

  const sabotage = (damage: readonly string[]) =>
    match({
      turn: 'lorca',
      hands: { lorca: ['t4', 't3'] },
      at: { lorca: 'discovery/weapons', saru: 'charon/reactor' },
      damage,
    })
      .do('lorca', use({ location: 'discovery/bridge' }))
      .do('lorca', bid('t4', 't3'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1', 's1#2');

  it('BA-DAMAGE-03: the card of a named location is found in the pile and laid', () => {
    expect(sabotage([]).state.damage).toEqual({ 'discovery/bridge': 'd-bridge' });
  });

  it('BA-DAMAGE-04: where it is damaged already, a random card comes instead', () => {
    const game = sabotage(['d-bridge']);
    expect(game.actor).toBe('chance');
    game.draw('d-brig');
    expect(game.state.damage).toEqual({ 'discovery/bridge': 'd-bridge', 'discovery/brig': 'd-brig' });
  });

  const FOUR = ['d-brig', 'd-cargo-bay', 'd-engineering', 'd-weapons'];

  it('BA-DAMAGE-05, BA-LOSE-01: the fifth Damage cripples a ship, and the other team wins', () => {
    const game = attack({ damage: FOUR }).draw('d-bridge');
    expect(game.state.outcome).toEqual({ type: 'win', winners: ['2'], rule: 'BA-LOSE-01' });
  });

  it('BA-LOSE-02: the fifth card decides on the spot, even in the middle of an effect', () => {
    const game = match({
      turn: 'lorca',
      hands: { lorca: ['t4', 'power-to-weapons'] },
      at: { lorca: 'charon/weapons', saru: 'charon/agony-booth' },
      charon: 'C3',
      damage: FOUR,
    })
      .do('lorca', use())
      .do('lorca', bid('t4', 'power-to-weapons'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1')
      .draw('d-bridge');
    expect(game.state.outcome?.winners).toEqual(['2']);
    expect(Object.keys(game.state.damage)).toHaveLength(5);
    expect(game.events.at(-1)?.type).toBe('ended');
  });

  it('BA-LOSE-03: Damage on the ship now counts; by reading b all ever taken', () => {
    const repaired = (reading: string) =>
      attack({
        readings: { 'BA-LOSE-03': reading },
        damage: FOUR.slice(1),
        change: (state) => void (state.damageTaken.discovery = 4),
      }).draw('d-bridge').state.outcome;
    expect(repaired('a')).toBeNull();
    expect(repaired('b')?.rule).toBe('BA-LOSE-01');
  });

  it('BA-DAMAGE-06: one card for each location; by reading b as many as the pack has', () => {
    const spare = { ...CONTENT.damageCards['d-bridge']!, name: 'Second' };
    const content = { damageCards: { ...CONTENT.damageCards, 'd-bridge-2': spare } };
    expect(match({ content }).state.piles['damage-discovery'].rest).toHaveLength(6);
    const many = match({ content, readings: { 'BA-DAMAGE-06': 'b' } });
    expect(many.state.piles['damage-discovery'].rest).toContain('d-bridge-2');
    // A random card of a location that is damaged already is passed over.
    const game = attack({ content, readings: { 'BA-DAMAGE-06': 'b' }, damage: ['d-bridge'] });
    expect(game.rules.check(game.state, 'chance', { type: 'drawn', cards: ['d-bridge-2'] }).ok).toBe(false);
    expect(game.rules.check(game.state, 'chance', { type: 'drawn', cards: ['d-brig'] }).ok).toBe(true);
  });
});

describe('repairs', () => {
  const READY_ROOM = {
    hands: { saru: ['s2', 's3', 's-risk'] },
    at: { saru: 'discovery/ready-room' },
    damage: ['d-ready-room'],
    pools: { discovery: { dilithium: 1 } },
  } as const;

  it('BA-REPAIR-01: a damaged Ready Room is closed to Starfleet there, not to Captain Killy', () => {
    expect(match(READY_ROOM).refusal('saru', use())).toMatchObject({ code: 'damaged', rule: 'BA-REPAIR-01' });
    const game = match({
      seats: [
        { team: 'starfleet', characters: ['saru'] },
        { team: 'terran', characters: ['killy'] },
      ],
      turn: 'killy',
      hands: { killy: ['t1'] },
      at: { killy: 'discovery/ready-room' },
      damage: ['d-ready-room'],
    });
    expect(game.legal('killy')).toContainEqual(use());
  });

  it('BA-REPAIR-02: 3 Resolve or 1 Dilithium, never a mix', () => {
    const game = match(READY_ROOM);
    expect(game.options('saru', 'repair')).toEqual([
      ...[['s-risk', 's2'], ['s3'], ['s-risk', 's3'], ['s2', 's3'], ['s-risk', 's2', 's3']].map((pay) => ({
        type: 'repair',
        price: 'resolve',
        pay,
      })),
      { type: 'repair', price: 'resources', pay: [] },
    ]);
    expect(game.refusal('saru', { type: 'repair', price: 'resources', pay: ['s2'] }).rule).toBe(
      'BA-REPAIR-02',
    );
    game.do('saru', { type: 'repair', price: 'resources', pay: [] });
    expect([game.state.pools.discovery.dilithium, game.character('saru').hand.length]).toEqual([0, 3]);
  });

  it('BA-REPAIR-03: the card goes back facedown into the pile of its ship', () => {
    const game = match(READY_ROOM).do('saru', { type: 'repair', price: 'resolve', pay: ['s3'] });
    expect(game.state.damage).toEqual({});
    expect(game.state.piles['damage-discovery'].rest).toContain('d-ready-room');
    expect(game.state.piles.starfleet.discard).toEqual(['s3']);
  });

  it('BA-REPAIR-04: a repair is the action, and concerns the present location alone', () => {
    const game = match({ ...READY_ROOM, at: { saru: 'discovery/bridge' } });
    expect(game.refusal('saru', { type: 'repair', price: 'resources', pay: [] })).toMatchObject({
      code: 'not-damaged',
      rule: 'BA-REPAIR-04',
    });
    const done = match(READY_ROOM).do('saru', { type: 'repair', price: 'resources', pay: [] });
    expect(done.refusal('saru', use()).rule).toBe('BA-ACT-01');
  });

  it("BA-REPAIR-05: by the ship's own team; by reading b by anyone there, from its own pool", () => {
    const guest = {
      turn: 'lorca',
      hands: { lorca: ['t3'] },
      at: { lorca: 'discovery/ready-room' },
      damage: ['d-ready-room'],
      pools: { charon: { dilithium: 1 } },
    } as const;
    const pay = { type: 'repair', price: 'resources', pay: [] } as const;
    expect(match(guest).refusal('lorca', pay)).toMatchObject({ code: 'not-home', rule: 'BA-REPAIR-05' });
    const game = match({ ...guest, readings: { 'BA-REPAIR-05': 'b' } }).do('lorca', pay);
    expect([game.state.damage, game.state.pools.charon.dilithium]).toEqual([{}, 0]);
  });
});
