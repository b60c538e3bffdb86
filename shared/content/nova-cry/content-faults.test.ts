import { describe, expect, it } from 'vitest';
import { shippedNovaCry } from '../../../tests/support/shipped-content';
import { novaCryFaults } from './content-faults';
import type { Effect } from './effects';
import type { Use } from './uses';
import type { ActionOption, NovaCryContent } from './records';

const content = shippedNovaCry();

/** Rule and place of every fault of the shipped content with these changes. */
function faultsOf(change: Partial<NovaCryContent>): readonly string[] {
  return novaCryFaults({ ...content, ...change }).map(({ rule, at }) => `${rule} ${at}`);
}

function without<Kind>(records: Readonly<Record<string, Kind>>, left: number): Record<string, Kind> {
  return Object.fromEntries(Object.entries(records).slice(0, left));
}

const PLAIN: ActionOption = {
  level: 1,
  victory: 0,
  text: '',
  cards: 0,
  effects: [],
  use: null,
  standsFor: 0,
};

/** The faults of one card whose first option is this one. */
function faultsOfOption(option: Partial<ActionOption>, card: { arrow?: boolean; skill?: 'repair' } = {}) {
  const whispers = content.actionCards['whispers']!;
  const options = [{ ...PLAIN, ...option }, whispers.options[1]!];
  return faultsOf({
    actionCards: { ...content.actionCards, whispers: { ...whispers, ...card, options } },
  });
}

function useOf(timing: Use['timing'], effect: Effect, spends: Use['spends'] = 'turn'): Use {
  return { timing, cards: 0, spends, effects: [effect] };
}

it('finds nothing in what ships', () => {
  expect(novaCryFaults(content)).toEqual([]);
});

describe('piles', () => {
  it('NC-DRAFT-03, NC-DRAFT-04, NC-DRAFT-05: two players are dealt three of each', () => {
    const { ships, captains, weapons } = content;
    expect(faultsOf({ ships: without(ships, 5), start: { ...content.start, firstGameWithout: [] } })).toEqual(
      ['NC-DRAFT-03 /ships', 'NC-START-04 /starts/standard/firstGameWithout'],
    );
    expect(faultsOf({ captains: without(captains, 5) })).toEqual(['NC-DRAFT-04 /captains']);
    expect(faultsOf({ weapons: without(weapons, 1) })).toEqual([
      'NC-DRAFT-05 /weapons',
      'NC-DRAFT-06 /weapons',
    ]);
  });

  it('NC-KS-01: exclusive ships do not fill the pile of a common game', () => {
    const ships = Object.fromEntries(
      Object.entries(content.ships).map(([id, ship]) => [id, { ...ship, exclusive: true }]),
    );
    expect(faultsOf({ ships })).toContain('NC-DRAFT-03 /ships');
  });

  it('NC-DRAFT-06: weapons of two kinds can never make a hand without a match', () => {
    expect(faultsOf({ weapons: without(content.weapons, 2) })).toEqual(['NC-DRAFT-06 /weapons']);
  });

  it('NC-DRAFT-08, NC-SETUP-03: each type needs crew members and action cards', () => {
    const crew = Object.fromEntries(Object.entries(content.crew).filter(([, { type }]) => type !== 'doctor'));
    expect(faultsOf({ crew })).toEqual(['NC-DRAFT-08 /crew']);
    const cards = Object.entries(content.actionCards).filter(
      ([, { skill }]) => skill !== 'repair' && skill !== 'upgrades',
    );
    expect(faultsOf({ actionCards: Object.fromEntries(cards) })).toEqual(['NC-SETUP-03 /action-cards']);
  });

  it('NC-NAV-01, NC-ALIEN-01: there are planets to draw and aliens to buy', () => {
    expect(faultsOf({ planets: {}, aliens: {} })).toEqual(['NC-NAV-01 /planets', 'NC-ALIEN-01 /aliens']);
  });

  it('NC-SETUP-02, NC-START-01: the bag holds tokens, and every seat its Intel', () => {
    const { start } = content;
    const tokens = { 'crew-needs': 0, 'weapons-jam': 0, 'warp-wear': 0, 'data-leak': 0 };
    expect(faultsOf({ start: { ...start, tokens, intel: { ...start.intel, '5': [1, 1] } } })).toEqual([
      'NC-SETUP-02 /starts/standard/tokens',
      'NC-START-01 /starts/standard/intel/5',
    ]);
  });
});

describe('lists', () => {
  it('NC-DISC-01: each chart has one line for each number', () => {
    const discovery = { ...content.discovery, 'wild-3': { ...content.discovery['wild-3']!, die: 4 } };
    expect(faultsOf({ discovery })).toEqual(['NC-DISC-01 /discovery', 'NC-DISC-01 /discovery']);
  });

  it('NC-MERCH-01: two lines of the merchant’s list cannot stand in one place', () => {
    const merchant = { ...content.merchant, charter: { ...content.merchant['charter']!, order: 1 } };
    expect(faultsOf({ merchant })).toEqual(['NC-MERCH-01 /merchant/charter/order']);
  });

  it('NC-START-04: only ships that there are can be left out of a first game', () => {
    const start = { ...content.start, firstGameWithout: ['orion', 'nowhere'] };
    expect(faultsOf({ start })).toEqual(['NC-START-04 /starts/standard/firstGameWithout/1']);
  });
});

describe('abilities', () => {
  const ship = (abilities: NovaCryContent['ships'][string]['abilities']) =>
    faultsOf({ ships: { ...content.ships, orion: { ...content.ships['orion']!, abilities } } });

  it('NC-ABIL-11: words that make an ability the captain’s do not fit a ship that bears it', () => {
    const abilities = {
      ...content.abilities,
      scanners: { ...content.abilities.scanners, of: 'captain' as const },
    };
    expect(faultsOf({ abilities })).toContain('NC-ABIL-11 /ships/orion/abilities/0/ability');
  });

  it('NC-ABIL-11: no ability stands twice on a card', () => {
    const twice = { ability: 'cargo', number: 1 } as const;
    expect(ship([twice, twice])).toEqual(['NC-ABIL-11 /ships/orion/abilities/1/ability']);
  });

  it('NC-ABIL-09: Maintenance has a moment, and nothing else has', () => {
    const { maintenance, cargo } = content.abilities;
    const abilities = {
      ...content.abilities,
      maintenance: { ...maintenance, when: null },
      cargo: { ...cargo, when: 'docking' as const },
    };
    expect([...faultsOf({ abilities })].sort()).toEqual([
      'NC-ABIL-09 /abilities/cargo/when',
      'NC-ABIL-09 /abilities/maintenance/when',
    ]);
  });
});

describe('effects', () => {
  const at = '/action-cards/whispers/options/0';
  const lasting: Effect = { verb: 'modify', until: 'in-play', what: { changes: 'warp', by: 1 } };

  it('NC-ALIEN-06: verbs that answer stand in a use at a moment that calls for them', () => {
    const escape: Effect = { verb: 'escape' };
    expect(faultsOfOption({ effects: [escape] })).toEqual([`NC-ALIEN-06 ${at}/effects/0/verb`]);
    const late = useOf('after-roll', escape);
    expect(faultsOfOption({ use: late }, { arrow: true })).toEqual([`NC-ALIEN-06 ${at}/use/effects/0/verb`]);
    expect(faultsOfOption({ use: useOf('before-roll', escape) }, { arrow: true })).toEqual([]);
    expect(faultsOfOption({ use: useOf('token', { verb: 'cancel' }) }, { arrow: true })).toEqual([]);
    expect(faultsOfOption({ use: useOf('own-turn', { verb: 'cancel' }) }, { arrow: true })).toHaveLength(1);
  });

  it('NC-ALIEN-06: also where they hide within others', () => {
    const hidden: Effect = {
      verb: 'if',
      condition: { is: 'behind' },
      then: [{ verb: 'pay', what: 'intel', count: 1, then: [{ verb: 'prevent', count: 2 }] }],
    };
    expect(faultsOfOption({ effects: [hidden] })).toEqual([`NC-ALIEN-06 ${at}/effects/0/then/0/then/0/verb`]);
  });

  it('NC-ACTION-07: what lasts while a card is in play needs the arrow', () => {
    expect(faultsOfOption({ effects: [lasting] })).toEqual([`NC-ACTION-07 ${at}/effects/0`]);
    expect(faultsOfOption({ effects: [lasting] }, { arrow: true })).toEqual([]);
    const planet = { ...content.planets['hush']!, effects: [lasting] };
    expect(faultsOf({ planets: { ...content.planets, hush: planet } })).toEqual([
      'NC-ACTION-07 /planets/hush/effects/0',
    ]);
  });

  it('NC-ACTION-07: a card that is discarded for its use does not stay for what lasts', () => {
    const use = useOf('own-turn', lasting, 'discard');
    expect(faultsOfOption({ use }, { arrow: true })).toEqual([`NC-ACTION-07 ${at}/use/effects/0`]);
  });

  it('NC-ACTION-07: only a card with the arrow has a use', () => {
    const use = useOf('own-turn', { verb: 'move', spaces: 1 });
    expect(faultsOfOption({ use })).toEqual([`NC-ACTION-07 ${at}/use`]);
  });

  it('NC-CARD-01: only Alien Tech with the arrow stands in for discards', () => {
    expect(faultsOfOption({ standsFor: 2 })).toEqual([
      `NC-CARD-01 ${at}/standsFor`,
      `NC-CARD-01 ${at}/standsFor`,
    ]);
  });

  it('NC-ACTION-05: an option that does nothing can never be followed', () => {
    expect(faultsOfOption({})).toEqual([`NC-ACTION-05 ${at}/effects`]);
  });

  it('NC-ACTION-05: a condition that always or never holds is none', () => {
    const when = (limits: { atLeast?: number; atMost?: number }): Effect => ({
      verb: 'if',
      condition: { is: 'has', what: 'intel', ...limits },
      then: [{ verb: 'move', spaces: 1 }],
    });
    const condition = `NC-ACTION-05 ${at}/effects/0/condition`;
    expect(faultsOfOption({ effects: [when({})] })).toEqual([condition]);
    expect(faultsOfOption({ effects: [when({ atLeast: 3, atMost: 2 })] })).toEqual([condition]);
    expect(faultsOfOption({ effects: [when({ atLeast: 2, atMost: 3 })] })).toEqual([]);
  });

  it('NC-ALIEN-04: no more aliens are kept than are drawn', () => {
    const effects: Effect[] = [{ verb: 'alien', see: 1, keep: 2 }];
    expect(faultsOfOption({ effects })).toEqual([`NC-ALIEN-04 ${at}/effects/0/keep`]);
  });

  it('NC-ALIEN-06: an alien has an ability', () => {
    const assassin = { ...content.aliens['assassin']!, use: null };
    expect(faultsOf({ aliens: { ...content.aliens, assassin } })).toEqual([
      'NC-ALIEN-06 /aliens/assassin/use',
    ]);
  });
});
