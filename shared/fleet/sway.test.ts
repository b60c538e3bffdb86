import { describe, expect, it } from 'vitest';
import type { ContentPack } from '../content';
import type { Alignment } from '../content/into-the-unknown';
import {
  codes,
  contentWith,
  type Core,
  force,
  forceRules,
  officerCard,
  SISKO_AND_WORF,
} from '../../tests/support/into-the-unknown';
import { shippedContent } from '../../tests/support/shipped-content';
import { directivesOpenTo } from './check-force';
import { checkEquipment, equipmentOpenTo } from './equipment';
import { flexPointsOf, checkFleet, shipsOpenTo } from './ships';
import { swayOf, swayOptions } from './sway';
import {
  checkTransferPool,
  checkTransfers,
  comesBySway,
  transferCandidates,
  transfersPrice,
} from './transfers';

const content = shippedContent();
const SMALL = ['scout', 'support', 'specialist'];
const ALL = ['capital', 'support', 'specialist', 'scout'];

/** A Federation whose first officer has so much sway with the Klingons, and a Klingon capital ship to take. */
function swayed(sway: Partial<Record<Alignment, number>>): ContentPack {
  const roles = ['command', 'operations', 'science'] as const;
  const plain = officerCard({ roles: [...roles], cost: 2 });
  return contentWith({
    officers: { one: { ...plain, sway }, two: plain, three: plain, four: plain, five: plain },
    units: { negh: { ...content.units['vorcha']!, category: 'capital', corePoints: null } },
  });
}
const CORE: Core = ['one', 'two', 'three', 'four', 'five'];
const FEDERATION = force('federation', CORE);

const fleet = (
  pack: ContentPack,
  ships: readonly string[],
  readings: Record<string, string> = {},
  corePoints = 50,
) => codes(checkFleet(pack, readings, FEDERATION, ships, forceRules({ corePoints })));
const transfers = (
  pack: ContentPack,
  ships: readonly string[],
  chosen: readonly string[],
  readings: Record<string, string> = {},
) => codes(checkTransfers(pack, readings, FEDERATION, ships, chosen, chosen));

describe('sway', () => {
  it('ITU-SWAY-01: the known cards have the icons that are printed', () => {
    const icons = Object.entries(content.officers)
      .filter(([, { sway }]) => Object.keys(sway).length > 0)
      .map(([id, { sway }]) => [id, sway]);
    expect(Object.fromEntries(icons)).toEqual({
      worf: { federation: 1, klingon: 1 },
      'jadzia-dax': { ferengi: 1, klingon: 1 },
      kehleyr: { federation: 1, klingon: 1 },
      'benjamin-sisko': { bajoran: 1 },
      'kira-nerys': { bajoran: 2, federation: 1 },
      odo: { bajoran: 1, cardassian: 1 },
      hanok: { ferengi: 1 },
      grilka: { ferengi: 2 },
      duras: { romulan: 2 },
    });
  });

  it('ITU-SWAY-02: sway counts in matches only', () => {
    const given = force('federation', SISKO_AND_WORF);
    expect(swayOf(content, given, 'match')).toEqual({ klingon: 1, bajoran: 1 });
    expect(swayOf(content, given, 'campaign')).toEqual({});
  });

  it('ITU-SWAY-02: in a campaign it opens neither the transfer pool nor officers, ships or equipment of others', () => {
    const pack = swayed({ klingon: 5 });
    expect(transferCandidates(pack, {}, FEDERATION, 'match')).toContain('gowron');
    expect(transferCandidates(pack, {}, FEDERATION, 'campaign')).not.toContain('gowron');
    const faults = checkTransfers(pack, {}, FEDERATION, [], ['gowron'], ['gowron'], 'campaign');
    expect(codes(faults)).toEqual(['beyond-sway /transfers']);
    const pool = force('federation', CORE, { transfer: ['gowron'] });
    const [fault] = checkTransferPool(pack, {}, pool, 'campaign');
    expect(fault).toMatchObject({ code: 'no-sway', rule: 'ITU-SWAY-02' });
    expect(shipsOpenTo(pack, FEDERATION, 'campaign')).not.toContain('brel');
    expect(equipmentOpenTo(pack, FEDERATION, 'campaign')).toEqual(
      equipmentOpenTo(swayed({}), FEDERATION, 'match'),
    );
  });

  it('ITU-SWAY-03: icons of all five core officers are added up by faction, the own ones count for nothing', () => {
    const core: Core = ['worf', 'kehleyr', 'jadzia-dax', 'odo', 'kira-nerys'];
    expect(swayOf(content, force('federation', core))).toEqual({
      klingon: 3,
      cardassian: 1,
      bajoran: 3,
      ferengi: 1,
    });
    expect(swayOf(content, force('klingon', ['worf', 'kehleyr', 'kurn', 'gowron', 'grilka']))).toEqual({
      federation: 2,
      ferengi: 2,
    });
  });

  it('ITU-SWAY-04: an officer of other factions needs one sway with any of them to lie in the pool', () => {
    const pack = swayed({ klingon: 1 });
    expect(transferCandidates(pack, {}, FEDERATION)).toContain('gowron');
    expect(transferCandidates(pack, {}, FEDERATION)).not.toContain('founder');
    expect(transferCandidates(swayed({}), {}, FEDERATION)).not.toContain('gowron');
  });

  it('ITU-SWAY-05: ships of another faction are open at two sway with it', () => {
    expect(shipsOpenTo(swayed({ klingon: 1 }), FEDERATION)).not.toContain('brel');
    expect(shipsOpenTo(swayed({ klingon: 2 }), FEDERATION)).toContain('brel');
    expect(shipsOpenTo(swayed({ klingon: 2 }), FEDERATION)).not.toContain('jemhadar-fighter');
  });

  it('ITU-SWAY-06: equipment of another faction is open at two sway, and goes on ships of that faction alone', () => {
    expect(equipmentOpenTo(swayed({ klingon: 1 }), FEDERATION)).not.toContain('relic-armory');
    const pack = swayed({ klingon: 2 });
    expect(equipmentOpenTo(pack, FEDERATION)).toContain('relic-armory');
    const on = (ship: number) =>
      codes(
        checkEquipment(pack, {}, FEDERATION, ['galaxy', 'brel'], [{ card: 'relic-armory', ship }], 'match'),
      );
    expect(on(0)).toEqual(['not-aligned /equipment/0']);
    expect(on(1)).toEqual([]);
  });

  it('ITU-SWAY-07: sway selects one row; a lower one may not be used instead, and rows do not add up', () => {
    // Row 3 has a capital ship alone under its default; the transfer officer of row 1 or 2 is not on top.
    expect(transfers(swayed({ klingon: 3 }), ['negh'], ['gowron'])).toEqual(['beyond-sway /transfers']);
    expect(transfers(swayed({ klingon: 3 }), [], ['gowron'])).toEqual([]);
    expect(transfers(swayed({ klingon: 3 }), [], [])).toEqual([]);
  });

  it('ITU-SWAY-08: with sway in several factions one set of options is resolved for each of them', () => {
    const pack = swayed({ klingon: 2, dominion: 2 });
    expect(fleet(pack, ['galaxy', 'brel', 'jemhadar-fighter'])).toEqual([]);
    expect(transfers(pack, ['galaxy', 'brel'], ['founder'])).toEqual([]);
    expect(transfers(pack, ['galaxy', 'brel'], ['gowron'])).toEqual(['beyond-sway /transfers']);
    expect(transfers(swayed({ klingon: 1, dominion: 1 }), [], ['gowron', 'founder'])).toEqual([]);
  });

  it('ITU-SWAY-09: an officer of the own faction uses no option, whatever else they are; one by sway is paid as usual', () => {
    const pack = swayed({});
    expect(comesBySway(pack, FEDERATION, 'worf')).toBe(false);
    expect(comesBySway(pack, FEDERATION, 'gowron')).toBe(true);
    expect(transfers(swayed({ klingon: 1 }), [], ['kehleyr', 'gowron'])).toEqual([]);
    expect(transfersPrice(pack, ['gowron', 'worf'])).toBe(7);
  });

  it('ITU-SWAY-11: icons of a transfer officer do not raise the sway', () => {
    // K'Ehleyr has one sway with the Klingons, and Gowron is one.
    expect(transfers(swayed({}), [], ['kehleyr', 'gowron'])).toEqual(['beyond-sway /transfers']);
    expect(transfers(swayed({}), [], ['kehleyr'])).toEqual([]);
  });

  it('ITU-SWAY-12: a swayed ship is of a category that the mission allows, and takes a place of it', () => {
    const pack = swayed({ klingon: 4 });
    expect(fleet(pack, ['negh', 'defiant'])).toEqual([]);
    expect(fleet(pack, ['galaxy', 'negh'])).toEqual(['too-many /ships']);
    expect(fleet(pack, ['galaxy', 'defiant', 'miranda', 'brel'])).toEqual(['too-many /ships']);
  });

  it('ITU-SWAY-13: a swayed ship costs its core points in step 3, or by the other reading flex points in step 5', () => {
    const pack = swayed({ klingon: 2 });
    // Five officers of 2 each: 10 of 10 points are spent, and a Vor'cha costs 1.
    expect(fleet(pack, ['vorcha'], {}, 10)).toEqual(['too-dear /ships']);
    expect(fleet(pack, ['vorcha', 'miranda'], {}, 10)).toEqual([]);
    const flex = { 'sway.shipCost': 'flex' };
    expect(fleet(pack, ['vorcha'], flex, 10)).toEqual(['too-dear /ships']);
    expect(fleet(pack, ['vorcha'], flex, 11)).toEqual([]);
    const left = (readings: Record<string, string>) =>
      flexPointsOf(pack, readings, FEDERATION, ['brel'], forceRules({ corePoints: 10 }));
    expect([left({}), left(flex)]).toEqual([1, 1]);
    const only = { ...flex, 'setup.bonusPaysUnits': 'no' };
    expect(fleet(pack, ['vorcha', 'defiant', 'galaxy'], only, 14)).toEqual([]);
  });

  it('ITU-SWAY-14: only equipment of its own faction goes on a swayed ship; without any faction by the reading', () => {
    const pack = swayed({ klingon: 2 });
    const on = (card: string, readings: Record<string, string> = {}) =>
      codes(checkEquipment(pack, readings, FEDERATION, ['brel'], [{ card, ship: 0 }], 'match'));
    expect(on('iks-buruk')).toEqual([]);
    expect(on('quantum-torpedoes-reload')).toEqual(['not-aligned /equipment/0']);
    expect(on('class-1-probes')).toEqual([]);
    expect(on('class-1-probes', { 'sway.unalignedEquipment': 'yes' })).toEqual([]);
    expect(on('class-1-probes', { 'sway.unalignedEquipment': 'no' })).toEqual(['not-aligned /equipment/0']);
  });

  it('ITU-SWAY-15: sway 0 opens nothing, sway 1 one transfer officer', () => {
    expect(swayOptions(0)).toEqual([]);
    expect(swayOptions(1)).toEqual([{ ships: 0, categories: [], transfers: 1 }]);
    expect(transfers(swayed({ klingon: 1 }), [], ['gowron'])).toEqual([]);
    expect(transfers(swayed({ klingon: 1 }), [], ['gowron', 'kurn'])).toEqual(['beyond-sway /transfers']);
  });

  it('ITU-SWAY-16: sway 2 opens one small ship or one transfer officer, not both', () => {
    expect(swayOptions(2)).toEqual([
      { ships: 1, categories: SMALL, transfers: 0 },
      { ships: 0, categories: [], transfers: 1 },
    ]);
    const pack = swayed({ klingon: 2 });
    expect(fleet(pack, ['brel'])).toEqual([]);
    expect(fleet(pack, ['brel', 'brel'])).toEqual(['beyond-sway /ships']);
    expect(fleet(pack, ['negh'])).toEqual(['beyond-sway /ships']);
    expect(transfers(pack, ['brel'], ['gowron'])).toEqual(['beyond-sway /transfers']);
  });

  it('ITU-SWAY-17: sway 3 opens a capital ship alone, or a small one and two officers; by the other reading either and two', () => {
    expect(swayOptions(3)).toEqual([
      { ships: 1, categories: ['capital'], transfers: 0 },
      { ships: 1, categories: SMALL, transfers: 2 },
    ]);
    expect(swayOptions(3, { 'sway.row3': 'either' })).toEqual([{ ships: 1, categories: ALL, transfers: 2 }]);
    const pack = swayed({ klingon: 3 });
    const two = ['gowron', 'kurn'];
    expect(transfers(pack, ['brel'], two)).toEqual([]);
    expect(transfers(pack, ['negh'], two)).toEqual(['beyond-sway /transfers']);
    expect(transfers(pack, ['negh'], two, { 'sway.row3': 'either' })).toEqual([]);
    expect(transfers(pack, ['negh'], two, { 'sway.row3': 'capitalAlone' })).toEqual([
      'beyond-sway /transfers',
    ]);
    expect(fleet(pack, ['negh', 'brel'])).toEqual(['beyond-sway /ships']);
  });

  it('ITU-SWAY-18: sway 4 opens one ship of any category and two transfer officers', () => {
    expect(swayOptions(4)).toEqual([{ ships: 1, categories: ALL, transfers: 2 }]);
    expect(transfers(swayed({ klingon: 4 }), ['negh'], ['gowron', 'kurn'])).toEqual([]);
    expect(fleet(swayed({ klingon: 4 }), ['brel', 'brel'])).toEqual(['beyond-sway /ships']);
  });

  it('ITU-SWAY-19: sway 5 or more opens two ships and two transfer officers', () => {
    expect(swayOptions(5)).toEqual([{ ships: 2, categories: ALL, transfers: 2 }]);
    expect(swayOptions(9)).toEqual(swayOptions(5));
    expect(fleet(swayed({ klingon: 5 }), ['negh', 'brel'])).toEqual([]);
    expect(fleet(swayed({ klingon: 5 }), ['negh', 'brel', 'vorcha'])).toEqual(['beyond-sway /ships']);
  });

  it('ITU-TASK-06: directives stay those of the own faction, whatever the sway', () => {
    expect(directivesOpenTo(swayed({ klingon: 5 }), 'federation', 'combat')).toEqual(['federation-combat']);
  });
});
