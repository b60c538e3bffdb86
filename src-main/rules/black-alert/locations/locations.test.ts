import { describe, expect, it } from 'vitest';
import { LOCATIONS, type LocationId, type Team, TEAMS } from '../../../../shared/content/black-alert';
import {
  bid,
  CONTENT,
  enhanced,
  match,
  type MatchOptions,
  PASS,
  use,
} from '../../../../tests/support/black-alert';
import { LOCATION_TEXTS } from '.';

/** A user of each team there, both ships and a Fleet token on one tile, so that nothing is lacking. */
function standing(team: Team, at: LocationId, options: MatchOptions = {}) {
  const [self, other] = team === 'starfleet' ? (['saru', 'lorca'] as const) : (['lorca', 'saru'] as const);
  const ship = at.startsWith('discovery') ? 'discovery/brig' : 'charon/agony-booth';
  const game = match({
    turn: self,
    hands: { [self]: [team === 'starfleet' ? 's4' : 't4'] },
    at: { [self]: at, [other]: ship },
    discovery: 'C3/hub',
    charon: 'C3',
    fleets: ['C3', 'E1'],
    ...options,
  });
  return { game, self, other };
}

describe('location texts', () => {
  it('BA-LOC-01: every location has a text of its own for each team, and what the rules carry out is that text', () => {
    const rules = LOCATIONS.flatMap((location) => TEAMS.map((team) => LOCATION_TEXTS[location][team].rule));
    expect(rules).toHaveLength(24);
    expect(new Set(rules).size).toBe(24);
  });

  it('BA-LOC-02: fourteen of the 24 texts are challenges', () => {
    const marked = LOCATIONS.flatMap((location) =>
      TEAMS.filter((team) => LOCATION_TEXTS[location][team].challenge).map((team) => `${location} ${team}`),
    );
    expect(marked).toEqual([
      'discovery/brig starfleet',
      'discovery/cargo-bay terran',
      'discovery/engineering terran',
      'discovery/weapons starfleet',
      'discovery/weapons terran',
      'discovery/bridge terran',
      'discovery/ready-room terran',
      'charon/aft-cargo-bay starfleet',
      'charon/agony-booth terran',
      'charon/throne-room starfleet',
      'charon/reactor starfleet',
      'charon/weapons starfleet',
      'charon/weapons terran',
      'charon/fleet-command starfleet',
    ]);
  });

  /** BA-CHAL-19: who leads and from which ship the others assist, where it is not the Initiator's place. */
  const PLACES = [
    ['discovery/brig', 'starfleet', { target: 'lorca' }, 'discovery/brig', 'discovery', 'lorca'],
    [
      'discovery/weapons',
      'starfleet',
      { option: 'fleet', fleet: 'C3' },
      'charon/fleet-command',
      'discovery',
      null,
    ],
    ['discovery/weapons', 'starfleet', { option: 'charon' }, 'charon/throne-room', 'charon', null],
    ['charon/agony-booth', 'terran', { target: 'saru' }, 'charon/agony-booth', 'charon', 'saru'],
    ['charon/weapons', 'terran', {}, 'discovery/bridge', 'discovery', null],
    ['charon/reactor', 'starfleet', {}, 'charon/reactor', 'charon', null],
    ['discovery/bridge', 'terran', {}, 'discovery/bridge', 'discovery', null],
  ] as const;
  it.each(PLACES)(
    'BA-CHAL-19: %s for %s with %j is led from %s',
    (at, team, effect, leads, assists, target) => {
      const { game, self } = standing(team, at);
      game.do(self, use(effect));
      const task = game.state.tasks.find(({ type }) => type === 'challenge');
      expect(task).toMatchObject({ opposing: { leads, assists, target } });
    },
  );

  /** BA-CHAL-20: bonus cards of Starfleet and the Terrans, plain and enhanced. */
  const BONUS = [
    ['discovery/brig', 'starfleet', { target: 'lorca' }, [1, 1], [1, 0]],
    ['discovery/engineering', 'terran', {}, [1, 1], [0, 1]],
    ['discovery/weapons', 'terran', { location: 'discovery/brig' }, [2, 1], [1, 1]],
    ['charon/agony-booth', 'terran', { target: 'saru' }, [1, 1], [0, 1]],
    ['charon/reactor', 'starfleet', {}, [1, 2], [1, 1]],
    ['charon/weapons', 'starfleet', {}, [1, 2], [1, 1]],
    ['charon/weapons', 'terran', {}, [1, 1], [1, 1]],
    ['discovery/cargo-bay', 'terran', {}, [1, 1], [1, 1]],
  ] as const;
  it.each(BONUS)('BA-CHAL-20: bonus cards at %s for %s with %j', (at, team, effect, plain, better) => {
    const pool = { intel: 2, dilithium: 2, tritanium: 2 };
    const due = (isEnhanced: boolean) => {
      const { game, self } = standing(team, at, { pools: { discovery: pool, charon: pool } });
      game.do(self, use(effect, isEnhanced));
      const task = game.state.tasks.find(({ type }) => type === 'challenge');
      return task?.type === 'challenge' ? [task.bonus.starfleet.due, task.bonus.terran.due] : [];
    };
    expect([due(false), due(true)]).toEqual([plain, better]);
  });

  it('BA-LOC-03: the Enhancement is chosen and paid before the challenge, and a failed one refunds nothing', () => {
    const { game } = standing('terran', 'discovery/cargo-bay', { pools: { charon: { intel: 1 } } });
    game.do('lorca', enhanced());
    expect(game.state.pools.charon.intel).toBe(0);
    game.do('lorca', bid('t4')).step('chance', { type: 'revealed' }).draw('t1').draw('s4');
    const lost = standing('terran', 'discovery/cargo-bay', {
      hands: { lorca: ['t1'] },
      pools: { charon: { intel: 1 } },
    }).game;
    lost.do('lorca', enhanced()).do('lorca', bid('t1'));
    lost.step('chance', { type: 'revealed' }).draw('t1#2').draw('s4');
    expect([lost.waitsFor('lorca'), lost.state.pools.charon.intel]).toEqual([true, 0]);
  });

  it('BA-LOC-04: one that changes bonus cards acts in the challenge, any other only after a success', () => {
    const gains = (bonus: string) => {
      const { game } = standing('terran', 'discovery/ready-room', {
        pools: { charon: { tritanium: 1 } },
        ready: ['s1', 's2', null],
        hands: { lorca: ['t2'] },
      });
      game.do('lorca', enhanced()).do('lorca', bid('t2'));
      return game.step('chance', { type: 'revealed' }).draw('t1').draw(bonus).state.ready;
    };
    expect(gains('s4')).toEqual(['s1', 's2', null]);
    expect(gains('s1#2')).toEqual([null, null, null]);
  });

  it('BA-LOC-05: an action is enhanced once', () => {
    const { game } = standing('starfleet', 'discovery/cargo-bay', { pools: { discovery: { tritanium: 2 } } });
    expect(game.options('saru', 'use')).toEqual([use(), enhanced()]);
    expect(game.refusal('saru', { ...use(), enhance: 2 }).code).toBe('wrong-type');
    game.do('saru', enhanced());
    expect(game.state.pools.discovery.tritanium).toBe(1);
  });

  it('BA-ENH-01: paid from the pool of the own ship, wherever the user stands, in full or not at all', () => {
    const poor = standing('starfleet', 'charon/weapons', {
      pools: { discovery: {}, charon: { intel: 3 } },
    }).game;
    expect(poor.refusal('saru', enhanced())).toMatchObject({ code: 'cannot-pay', rule: 'BA-ENH-01' });
    const { game } = standing('starfleet', 'charon/weapons', { pools: { discovery: { intel: 1 } } });
    const supply = game.state.supply.resources.intel;
    game.do('saru', enhanced());
    expect([game.state.pools.discovery.intel, game.state.supply.resources.intel]).toEqual([0, supply + 1]);
  });

  const PRICES: Readonly<Record<string, readonly [unknown, unknown]>> = {
    'discovery/brig': [{ tritanium: 1 }, null],
    'discovery/cargo-bay': [{ tritanium: 1 }, { intel: 1 }],
    'discovery/engineering': [{ intel: 1 }, { dilithium: 1 }],
    'discovery/weapons': [null, { intel: 1 }],
    'discovery/bridge': [{ dilithium: 2 }, null],
    'discovery/ready-room': [{ dilithium: 1 }, { tritanium: 1 }],
    'charon/aft-cargo-bay': [null, { dilithium: 1 }],
    'charon/agony-booth': [null, { tritanium: 1 }],
    'charon/throne-room': [null, { dilithium: 2 }],
    'charon/reactor': [{ intel: 1 }, { tritanium: 2 }],
    'charon/weapons': [{ intel: 1 }, { intel: 1 }],
    'charon/fleet-command': [{ tritanium: 1 }, { tritanium: 1 }],
  };
  it.each(LOCATIONS)('BA-ENH-02: what enhancing costs at %s', (location) => {
    const { starfleet, terran } = LOCATION_TEXTS[location];
    expect([starfleet.price, terran.price]).toEqual(PRICES[location]);
  });

  it('BA-ENH-02: without a row it is refused', () => {
    const { game } = standing('starfleet', 'charon/throne-room', { pools: { discovery: { dilithium: 8 } } });
    expect(game.refusal('saru', enhanced())).toMatchObject({ code: 'no-enhancement', rule: 'BA-ENH-02' });
  });

  it('BA-ENH-03: the three kinds are Intel, Dilithium and Tritanium, one token for each icon', () => {
    expect(Object.keys(CONTENT.start.resourceTokens)).toEqual(['intel', 'dilithium', 'tritanium']);
    const { game } = standing('starfleet', 'discovery/bridge', { pools: { discovery: { dilithium: 1 } } });
    expect(game.refusal('saru', enhanced()).rule).toBe('BA-ENH-01');
  });

  it('BA-ENH-04: without a challenge, too, it is paid before the effect, so what is gained cannot pay for it', () => {
    const { game } = standing('starfleet', 'discovery/cargo-bay', { discovery: 'C1/moon' });
    expect(game.refusal('saru', enhanced()).rule).toBe('BA-ENH-01');
    game.do('saru', use());
    expect(game.state.pools.discovery.tritanium).toBe(1);
  });

  it('BA-TERM-01: which locations share an edge is data of the pack', () => {
    expect(Object.keys(CONTENT.locations)).toEqual([...LOCATIONS]);
    expect(CONTENT.locations['discovery/brig']?.adjacent).toEqual([]);
  });

  it('BA-TERM-03: bonus cards come from the top of the deck and count for Resolve only', () => {
    const { game } = standing('terran', 'discovery/cargo-bay', {
      at: { lorca: 'discovery/cargo-bay', saru: 'discovery/cargo-bay' },
      change: ({ piles }) => {
        piles.terran.top = ['t2'];
        piles.terran.rest = piles.terran.rest.filter((card) => card !== 't2');
      },
    });
    game.do('lorca', use()).do('lorca', bid('t4')).do('saru', PASS).step('chance', { type: 'revealed' });
    expect(game.rules.check(game.state, 'chance', { type: 'drawn', cards: ['t1'] }).ok).toBe(false);
    expect(game.draw('t2').draw('s1').told('totals')).toMatchObject([{ terran: 6, starfleet: 1 }]);
  });

  it('BA-TERM-05: connected, same network and node are those of the board as it lies', () => {
    const { game } = standing('starfleet', 'discovery/bridge');
    game.do('saru', use());
    expect(game.options('saru', 'choose-node').map(({ node }) => node)).toContain('C1/planet');
  });
});
