import { describe, expect, it } from 'vitest';
import { shippedLayerOf } from '../../../tests/support/shipped-content';
import { kindsOf, type LayerRecord } from '..';
import { OFFICERS, officerOf, PLANET_TYPES, SKILLS } from './vocabulary';
import { cards, common, content, copies, planets } from '../../../tests/support/nova-cry/shipped';

const options = (id: string) => content.actionCards[id]?.options ?? [];

describe('counts of Nova Cry’s cards', () => {
  it('NC-COMP-01: ships, captains, crew, weapons, planets, aliens, action cards and tokens', () => {
    const { ships, captains, crew, weapons, aliens, start } = content;
    expect([common(ships).length, common(captains).length]).toEqual([15, 15]);
    expect([copies(common(crew)), copies(Object.values(weapons)), planets.length]).toEqual([27, 21, 48]);
    expect([copies(Object.values(aliens)), copies(cards)]).toEqual([21, 72]);
    expect(Object.values(start.tokens).reduce((sum, count) => sum + count, 0)).toBe(60);
  });

  it('NC-KS-01, NC-KS-02, NC-KS-04: two ships, two captains and nine copies of the Mercenary are exclusive', () => {
    const exclusive = <Kind extends { readonly exclusive: boolean }>(
      records: Readonly<Record<string, Kind>>,
    ) => Object.values(records).filter((record) => record.exclusive);
    const { ships, captains, crew } = content;
    expect([exclusive(ships).length, exclusive(captains).length]).toEqual([2, 2]);
    expect(exclusive(crew).map(({ type, copies: count }) => [type, count])).toEqual([['mercenary', 9]]);
  });

  it('NC-COMP-02: nine crew members and 24 action cards a type, twelve a skill, three of each weapon', () => {
    for (const officer of OFFICERS) {
      expect(copies(common(content.crew).filter(({ type }) => type === officer))).toBe(9);
      expect(copies(cards.filter(({ skill }) => officerOf(skill) === officer))).toBe(24);
    }
    for (const skill of SKILLS) expect(copies(cards.filter((card) => card.skill === skill))).toBe(12);
    expect(Object.values(content.weapons).map((weapon) => weapon.copies)).toEqual(Array(7).fill(3));
  });

  it('NC-COMP-09: twelve planets of each type', () => {
    for (const type of PLANET_TYPES)
      expect(planets.filter((planet) => planet.type === type)).toHaveLength(12);
  });
});

describe('what the rulebook says of single cards', () => {
  it('NC-NAV-03, NC-START-04: the Orion has warp 4; it and the Solemnity stay out of a first game', () => {
    expect(content.ships['orion']?.warp).toBe(4);
    expect(content.start.firstGameWithout).toEqual(['orion', 'solemnity']);
  });

  it('NC-SCORE-02, NC-CARD-11: the War Barge carries cargo, the Jackal has Maintenance, which is negative', () => {
    const of = (id: string): readonly string[] =>
      content.ships[id]?.abilities.map(({ ability }) => ability) ?? [];
    expect([of('war-barge'), of('jackal')]).toEqual([['cargo'], ['maintenance']]);
    const negative = Object.entries(content.abilities).filter(([, ability]) => ability.negative);
    expect(negative.map(([id]) => id)).toEqual(['maintenance']);
  });

  it('NC-DUEL-11: line 1 of the Officer’s Pistol does nothing, line 6 of the TMK Repeater deals 2 wounds', () => {
    const nothing = { wounds: 0, destroys: false, recoil: 0, guard: 0 };
    expect(content.weapons['officers-pistol']?.lines[0]).toEqual(nothing);
    expect(content.weapons['tmk-repeater']?.lines[5]).toEqual({ ...nothing, wounds: 2 });
  });

  it('NC-DISC-01: a 1 at a populous planet knocks out one crew member', () => {
    const [line] = Object.values(content.discovery).filter(
      ({ chart, die }) => chart === 'populous' && die === 1,
    );
    expect(line?.effects).toEqual([{ verb: 'knock-out', whom: 'friendly-crew', count: 1 }]);
  });

  it('NC-CHANC-03, NC-ALIEN-04: some populous line is a bid, some line adds an alien', () => {
    const has = (verb: string) =>
      Object.values(content.discovery).filter(({ effects }) =>
        effects.some((effect) => effect.verb === verb),
      );
    expect(new Set(has('chancellorship').map(({ chart }) => chart))).toEqual(new Set(['populous']));
    expect(has('alien').length).toBeGreaterThan(0);
  });

  it('NC-MERCH-01, NC-ALIEN-02: a search costs 2 Intel; one alien of three costs 1, once', () => {
    const ware = (verb: string) =>
      Object.values(content.merchant).find(({ effects }) => effects[0]?.verb === verb);
    expect(ware('search')?.intel).toBe(2);
    expect([ware('alien')?.intel, ware('alien')?.limit, ware('alien')?.effects[0]]).toEqual([
      1,
      1,
      { verb: 'alien', see: 3, keep: 1 },
    ]);
  });

  it('NC-START-01: starting Intel as printed, house values after it', () => {
    expect(content.start.intel).toEqual({
      '2': [1, 2],
      '3': [1, 1, 2],
      '4': [1, 1, 2, 2],
      '5': [1, 1, 2, 2, 2],
      '6': [1, 1, 2, 2, 2, 2],
    });
  });

  it('NC-CARD-01, NC-CARD-02: a Powercell pays for two Targeting Pods, a Megacoil for two Wormhole Cannons', () => {
    const price = (id: string): number => Math.max(...options(id).map(({ use }) => use?.cards ?? 0));
    expect(options('alien-powercell')[0]?.standsFor).toBe(2 * price('targeting-pod'));
    expect(options('alien-megacoil')[0]?.standsFor).toBe(2 * price('wormhole-cannon'));
  });

  it('NC-CARD-13: Evasion Thrusters cancel what a Wormhole Cannon deals', () => {
    const damage = options('wormhole-cannon').map(({ use }) => use?.effects[0]);
    for (const effect of damage) expect(effect).toMatchObject({ verb: 'damage', evadable: true });
    for (const { use } of options('evasion-thrusters'))
      expect(use).toMatchObject({ timing: 'card-damage', spends: 'discard', effects: [{ verb: 'cancel' }] });
  });

  it('NC-CARD-04 to NC-CARD-10, NC-CARD-14: the other cards it names do what it says of them', () => {
    const verbs = (id: string) => options(id).flatMap(({ effects }) => effects.map(({ verb }) => verb));
    expect(new Set(verbs('solar-drain'))).toEqual(new Set(['tribute']));
    expect(options('resistance-therapy')[0]?.effects[0]).toMatchObject({
      verb: 'attach',
      to: 'friendly-crew',
    });
    expect(options('mechheart')[0]?.effects[0]).toMatchObject({ verb: 'attach', to: 'friendly-captain' });
    expect(new Set(verbs('mass-telepathy'))).toEqual(new Set(['see-hands']));
    expect(options('persona-chip')[1]?.effects).toEqual([{ verb: 'raise-ability', of: 'captain' }]);
    expect(options('elite-prototype')[1]?.effects).toEqual([{ verb: 'raise-ability', of: 'ship' }]);
    expect(options('scheduled-maintenance')[0]?.effects[0]).toMatchObject({
      what: { changes: 'strategy', effects: [{ verb: 'repair', count: 2 }] },
    });
  });

  it('NC-ALIEN-09: the Assassin is among the aliens', () => {
    expect(content.aliens['assassin']?.name).toBe('Assassin');
  });
});

describe('where it all comes from', () => {
  const recordsOf = (id: string): readonly LayerRecord[] =>
    kindsOf('nova-cry').flatMap((kind) => Object.values(shippedLayerOf('nova-cry', id).records[kind]));

  it('NC-COMP-02: what the rulebook prints is marked so, everything else is our own', () => {
    for (const { source } of recordsOf('nova-cry')) expect(source.kind).toBe('rulebook');
    for (const { source } of recordsOf('nova-cry-house')) expect(source.kind).toBe('house');
  });

  it('NC-START-01: the printed seats of a table of five are the rulebook’s, the others ours', () => {
    const sources = content.start.sources ?? {};
    expect([sources['intel.5.2']?.kind, sources['intel.5']?.kind, sources['intel.6']?.kind]).toEqual([
      'rulebook',
      'house',
      'house',
    ]);
  });
});
