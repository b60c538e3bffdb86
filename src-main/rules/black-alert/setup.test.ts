import { describe, expect, it } from 'vitest';
import { SPACES } from '../../../shared/hex';
import { CONTENT, LAID, match, rulesWith, SEATS } from '../../../tests/support/black-alert';
import { warningsOfSetup } from './';
import { begun, CASE, faults } from '../../../tests/support/black-alert/set-ups';

const THREE = SEATS[3];

describe('setup', () => {
  it('BA-SETUP-02, BA-SETUP-03, BA-SETUP-06: piles are facedown: any card may come next, and nobody sees which', () => {
    const rules = rulesWith();
    const state = begun(CASE, rules);
    const piles = rules.view(state, '1').piles;
    expect(piles.threat).toEqual({ deck: 12, discards: 0, looked: null, top: [] });
    expect(piles['damage-charon']).toEqual({ deck: 6, discards: 0, looked: null, top: [] });
    expect(piles.terran).toEqual({ deck: 25 - 6, discards: 0, looked: null, top: [] });
    expect(JSON.stringify(rules.view(state, '1'))).not.toContain(state.piles.terran.rest[0]);
  });

  it('BA-SETUP-04: the three Ready slots are filled before anything else is drawn, in the order of the draw', () => {
    const rules = rulesWith();
    const first = rules.start(CASE);
    if (!first.ok) throw new Error('refused');
    const drawn = { type: 'drawn', cards: ['s4', 's1', 's-risk#2'] } as const;
    expect(rules.apply(first.value, 'chance', drawn).state.ready).toEqual(['s4', 's1', 's-risk#2']);
  });

  it('BA-SETUP-05, BA-MISSION-09: three of six Missions lie faceup, the others are out of the game', () => {
    const state = begun(CASE);
    expect(state.missions.map(({ done }) => done)).toEqual([false, false, false]);
    expect(state.piles.missions.rest).toHaveLength(3);
  });

  it('BA-SETUP-07: the pile of Wounded and Detained cards never runs out', () => {
    const all = match({
      seats: 4,
      change: ({ characters }) =>
        void Object.values(characters).forEach((each) => {
          each.wounded = true;
          each.detained = true;
        }),
    });
    expect(
      Object.values(all.view('saru').characters).every(({ wounded, detained }) => wounded && detained),
    ).toBe(true);
  });

  it('BA-SETUP-08: Interphasic Space lies in the middle, and elsewhere it is refused', () => {
    const moved = LAID.map((tile) =>
      tile.space === 'C3'
        ? { ...tile, tile: 'p1' }
        : tile.space === 'A2'
          ? { ...tile, tile: 'interphasic' }
          : tile,
    );
    expect(faults({ ...CASE, tiles: moved })).toEqual([
      { code: 'wrong-place', at: `/tiles/${SPACES.indexOf('A2')}/space`, rule: 'BA-SETUP-08' },
      { code: 'wrong-place', at: `/tiles/${SPACES.indexOf('C3')}/space`, rule: 'BA-SETUP-08' },
    ]);
  });

  it('BA-COMP-03, BA-SETUP-09: tiles that are given must be 19 different ones with the faces they have', () => {
    expect(faults({ ...CASE, tiles: LAID.slice(1) })).toContainEqual({
      code: 'wrong-count',
      at: '/tiles',
      rule: 'BA-COMP-03',
    });
    const flipped = LAID.map((tile) => (tile.space === 'A2' ? { ...tile, face: 'b' as const } : tile));
    expect(faults({ ...CASE, tiles: flipped })).toEqual([
      { code: 'unknown-id', at: '/tiles/1/face', rule: 'BA-COMP-05' },
    ]);
  });

  it('BA-SETUP-10: each Character begins at the location printed on its card', () => {
    const { characters } = begun(CASE);
    for (const [id, { location }] of Object.entries(characters)) {
      expect(location).toBe(CONTENT.characters[id]?.start);
    }
  });

  it('BA-SETUP-11: the token begins with the smallest rank; of equal ranks the team chooses', () => {
    expect(begun(CASE).holders).toEqual({ starfleet: 'saru', terran: 'lorca' });
    const { saru, tilly } = CONTENT.characters;
    const characters = { ...CONTENT.characters, tilly: { ...tilly!, rank: saru!.rank } };
    const rules = rulesWith({}, { characters });
    const asked = begun(CASE, rules);
    expect(rules.actors(asked)).toEqual(['1']);
    expect(rules.legal(asked, '1')).toEqual({
      type: 'listed',
      actions: ['saru', 'tilly'].map((character) => ({ type: 'choose-character', character })),
    });
    const chosen = rules.apply(asked, '1', { type: 'choose-character', character: 'tilly' }).state;
    expect([chosen.holders.starfleet, chosen.turn.character]).toEqual(['tilly', 'tilly']);
  });

  it('BA-SETUP-12: every player draws three cards of the own deck', () => {
    const { characters } = begun(CASE);
    for (const { hand, team } of Object.values(characters)) {
      expect(hand).toHaveLength(3);
      expect(hand.every((card) => CONTENT.commandCards[card.split('#')[0]!]?.team === team)).toBe(true);
    }
  });

  it('BA-SETUP-13, BA-TURN-01: the Starfleet holder takes the first turn', () => {
    const rules = rulesWith();
    const state = begun(CASE, rules);
    expect([state.turn.character, state.turn.step, rules.actors(state)[0]]).toEqual(['saru', 'draw', '1']);
  });

  it('BA-SETUP-14: two to four players, one or two a team', () => {
    const [starfleet] = SEATS[2];
    expect(faults({ seats: [starfleet!] })).toEqual([
      { code: 'out-of-range', at: '/seats', rule: 'BA-SETUP-14' },
    ]);
    const lone = [starfleet!, { team: 'starfleet', characters: ['tilly'] }] as const;
    expect(faults({ seats: lone })).toContainEqual({
      code: 'wrong-teams',
      at: '/seats',
      rule: 'BA-SETUP-14',
    });
    for (const seats of [SEATS[2], SEATS[3], SEATS[4]]) expect(faults({ seats })).toEqual([]);
  });

  it('BA-SETUP-15: the Discovery needs a node; the rest of a thin start is a warning', () => {
    const nowhere = { code: 'no-place', at: '/discovery', rule: 'BA-SETUP-15' };
    expect(faults({ ...CASE, discovery: 'C2/n' })).toEqual([nowhere]);
    expect(faults({ seats: SEATS[4], discovery: 'A1/planet' })).toEqual([nowhere]);
    expect(faults({ ...CASE, discovery: 'A1/planet' })).toEqual([]);
    const thin = warningsOfSetup(CONTENT, { ...CASE, corruption: [], fleets: ['A1'] });
    expect(thin.map(({ at, rule }) => [at, rule])).toEqual([
      ['/corruption', 'BA-SETUP-15'],
      ['/fleets', 'BA-SETUP-15'],
    ]);
    const full = warningsOfSetup(CONTENT, { ...CASE, corruption: SPACES.slice(0, 12) });
    expect(full.map(({ at }) => at)).toEqual(['/corruption']);
    expect(faults({ ...CASE, corruption: SPACES.slice(0, 12) })).toEqual([]);
  });

  it('BA-CORR-03: what lies on the board at the start is not in the supply of 12', () => {
    expect(begun(CASE).supply.corruption).toBe(10);
    expect(faults({ ...CASE, corruption: SPACES.slice(0, 13) })).toEqual([
      { code: 'out-of-range', at: '/corruption', rule: 'BA-CORR-03' },
    ]);
    expect(faults({ ...CASE, corruption: ['A1', 'A1'] })).toEqual([
      { code: 'duplicate-id', at: '/corruption', rule: 'BA-CLEAN-05' },
    ]);
  });
});

describe('three players', () => {
  it('BA-THREE-01: the player alone on a team controls two Characters, the others one', () => {
    expect(begun({ seats: THREE }).seats.map(({ characters }) => characters.length)).toEqual([1, 2, 1]);
    const short = THREE.map((seat) => ({ ...seat, characters: seat.characters.slice(0, 1) }));
    expect(faults({ seats: short })).toEqual([
      { code: 'wrong-count', at: '/seats/1/characters', rule: 'BA-THREE-01' },
    ]);
  });

  it('BA-THREE-02: each of the two has a hand of its own, and pays, bids and assists with that alone', () => {
    const game = match({
      seats: 3,
      turn: 'lorca',
      hands: { lorca: ['t1'], landry: ['t4'] },
      at: { lorca: 'charon/weapons' },
      damage: ['c-weapons'],
    });
    expect(game.options('lorca', 'repair')).toEqual([]);
    expect(game.character('landry').hand).toEqual(['t4']);
  });

  it('BA-THREE-03: three cards for each of the two Characters', () => {
    const { characters } = begun({ seats: THREE });
    expect([characters.lorca?.hand.length, characters.landry?.hand.length]).toEqual([3, 3]);
  });

  it('BA-THREE-03, reading b: three cards for the player, who deals them to the two', () => {
    const rules = rulesWith({ 'BA-THREE-03': 'b' });
    let state = begun({ seats: THREE }, rules);
    for (const character of ['lorca', 'landry', 'lorca']) {
      expect(rules.actors(state)).toEqual(['2']);
      state = rules.apply(state, '2', { type: 'choose-character', character }).state;
    }
    expect([state.characters.lorca?.hand.length, state.characters.landry?.hand.length]).toEqual([2, 1]);
  });

  it('BA-THREE-04: the two pass the token between them like two players', () => {
    const game = match({ seats: 3, turn: 'lorca' }).do('lorca', { type: 'end-turn' });
    expect(game.state.holders).toEqual({ starfleet: 'saru', terran: 'landry' });
  });
});
