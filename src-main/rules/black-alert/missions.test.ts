import { describe, expect, it } from 'vitest';
import { CONTENT, match, type MatchOptions } from '../../../tests/support/black-alert';

/** The book's example with all four conditions met (BA-MISSION-07). */
const MET: MatchOptions = {
  hands: { saru: ['s4', 's1'] },
  at: { saru: 'discovery/weapons' },
  discovery: 'C1/planet',
  pools: { discovery: { intel: 1 } },
};
const complete = { type: 'complete-mission', mission: 'rebel-stronghold', pay: ['s4'] } as const;

describe('Missions', () => {
  it('BA-MISSION-07: Meeting at Rebel Stronghold, 4 Resolve and 1 Intel at Harlak in undamaged Weapons', () => {
    const game = match(MET).do('saru', complete);
    expect(game.state.missions[0]).toEqual({ id: 'rebel-stronghold', done: true });
    expect(game.character('saru').hand).toEqual(['s1']);
    expect(game.state.pools.discovery.intel).toBe(0);
    expect(game.told('mission')).toEqual([{ type: 'mission', mission: 'rebel-stronghold', by: 'saru' }]);
  });

  it('BA-MISSION-01: Starfleet complete it at the location it names, Terrans never', () => {
    const away = match({ ...MET, at: { saru: 'discovery/bridge' } });
    expect(away.refusal('saru', complete)).toMatchObject({ code: 'mission-location', rule: 'BA-MISSION-01' });
    const terran = match({
      ...MET,
      turn: 'lorca',
      hands: { lorca: ['t4'] },
      at: { lorca: 'discovery/weapons' },
    });
    expect(terran.refusal('lorca', { ...complete, pay: ['t4'] })).toMatchObject({
      code: 'mission-team',
      rule: 'BA-MISSION-01',
    });
  });

  it('BA-MISSION-02: refused, and nothing paid, where the Discovery is not at the node', () => {
    const game = match({ ...MET, discovery: 'C1/moon' });
    expect(game.refusal('saru', complete)).toMatchObject({ code: 'mission-node', rule: 'BA-MISSION-02' });
    expect(game.state.pools.discovery.intel).toBe(1);
  });

  it('BA-MISSION-03: refused while the location is damaged, which System Bypass lifts for the next Mission', () => {
    const damaged = { ...MET, damage: ['d-weapons'], hands: { saru: ['s4', 'system-bypass'] } } as const;
    const game = match(damaged);
    expect(game.refusal('saru', complete)).toMatchObject({ code: 'mission-damaged', rule: 'BA-MISSION-03' });
    game.do('saru', { type: 'play', card: 'system-bypass' }).do('saru', complete);
    expect(game.state.missions[0]?.done).toBe(true);
    expect(game.state.modifiers).toEqual([]);
  });

  it("BA-MISSION-04: the Resolve comes from the player's own hand, without help of a mate", () => {
    const game = match({ ...MET, seats: 4, hands: { saru: ['s3'], tilly: ['s4'] } });
    expect(game.refusal('saru', { ...complete, pay: ['s3'] })).toMatchObject({
      code: 'mission-resolve',
      rule: 'BA-MISSION-04',
    });
    expect(match(MET).refusal('saru', { ...complete, pay: ['s1'] }).rule).toBe('BA-MISSION-04');
  });

  it('BA-MISSION-05: the resources come from the pool of the Discovery', () => {
    const game = match({ ...MET, pools: { discovery: {}, charon: { intel: 3 } } });
    expect(game.refusal('saru', complete)).toMatchObject({
      code: 'mission-resources',
      rule: 'BA-MISSION-05',
    });
  });

  it('BA-MISSION-06, BA-OBJ-01: in any order; the third completed wins for Starfleet at once', () => {
    const game = match({
      ...MET,
      seats: 4,
      missions: ['mission-brig', 'rebel-stronghold', 'mission-bridge'],
      change: ({ missions }) =>
        missions.forEach((mission) => (mission.done = mission.id !== 'rebel-stronghold')),
    }).do('saru', complete);
    expect(game.state.outcome).toEqual({ type: 'win', winners: ['1', '3'], rule: 'BA-OBJ-01' });
    expect(game.events.at(-1)).toEqual({ type: 'ended', rule: 'BA-OBJ-01' });
  });

  it('BA-MISSION-08: it is no challenge, and a Mission that is done is not done again', () => {
    const game = match({ ...MET, at: { saru: 'discovery/weapons', lorca: 'discovery/weapons' } }).do(
      'saru',
      complete,
    );
    expect(game.waitsFor('saru')).toBe(true);
    const done = match({ ...MET, change: ({ missions }) => void (missions[0]!.done = true) });
    expect(done.refusal('saru', complete)).toMatchObject({ code: 'no-mission', rule: 'BA-MISSION-01' });
  });

  it('BA-MISSION-09: Mission cards are data of the pack: node, location, Resolve, resources', () => {
    expect(CONTENT.missions['rebel-stronghold']).toMatchObject({
      node: 'Harlak',
      location: 'discovery/weapons',
      resolve: 4,
      resources: { intel: 1 },
    });
  });
});

describe('paying Resolve', () => {
  const pays = (game: ReturnType<typeof match>) =>
    game.options('saru', 'complete-mission').map(({ pay }) => pay);

  it('BA-RESOLVE-01: the value is that of the card', () => {
    expect(pays(match({ ...MET, hands: { saru: ['s1', 's3'] } }))).toEqual([['s1', 's3']]);
  });

  it('BA-RESOLVE-02: one or more cards whose values reach the price, else refused', () => {
    expect(pays(match({ ...MET, hands: { saru: ['s2', 's2#2'] } }))).toEqual([['s2', 's2#2']]);
    expect(pays(match({ ...MET, hands: { saru: ['s1', 's2'] } }))).toEqual([]);
  });

  it('BA-RESOLVE-03: no change is given: a price of 1 paid with a card worth 4 loses 3', () => {
    const { 'c-weapons': card } = CONTENT.damageCards;
    const game = match({
      turn: 'lorca',
      content: { damageCards: { ...CONTENT.damageCards, 'c-weapons': { ...card!, resolve: 1 } } },
      hands: { lorca: ['t4', 't1'] },
      at: { lorca: 'charon/weapons' },
      damage: ['c-weapons'],
    }).do('lorca', { type: 'repair', price: 'resolve', pay: ['t4'] });
    expect([game.character('lorca').hand, game.state.damage]).toEqual([['t1'], {}]);
  });

  it('BA-RESOLVE-05: any set that reaches the price; by reading b none with a card too many', () => {
    const hands = { saru: ['s1', 's4'] };
    expect(pays(match({ ...MET, hands }))).toEqual([['s4'], ['s1', 's4']]);
    expect(pays(match({ ...MET, hands, readings: { 'BA-RESOLVE-05': 'b' } }))).toEqual([['s4']]);
  });
});
