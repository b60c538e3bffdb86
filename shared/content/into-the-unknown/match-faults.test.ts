import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import { contentFaults } from '../content-faults';
import type { ContentPack } from '../pack';
import type { Ability } from './abilities';
import type { Effect } from './effects';

const content = shippedContent();

/** Rule and place of every fault of the shipped content with these changes. */
function faultsOf(change: Partial<ContentPack>): readonly string[] {
  return contentFaults({ ...content, ...change }).map(({ rule, at }) => `${rule} ${at}`);
}

function changed<
  Kind extends 'officers' | 'directives' | 'equipment' | 'situations' | 'stories' | 'stations',
>(kind: Kind, id: string, change: Partial<ContentPack[Kind][string]>): Partial<ContentPack> {
  const record = content[kind][id];
  if (record === undefined) throw new Error(`no ${id}`);
  return { [kind]: { ...content[kind], [id]: { ...record, ...change } } };
}

function without<Card>(records: Readonly<Record<string, Card>>, id: string): Record<string, Card> {
  return Object.fromEntries(Object.entries(records).filter(([each]) => each !== id));
}

/** The faults of an officer whose only ability does this. */
function faultsOfAbility(own: Partial<Ability>): readonly string[] {
  const ability = content.officers['eris']?.abilities[0];
  if (ability === undefined) throw new Error('Eris can do nothing');
  return faultsOf(changed('officers', 'eris', { abilities: [{ ...ability, ...own }] }));
}

it('finds nothing in what ships', () => {
  expect(contentFaults(content)).toEqual([]);
});

it('a pack without cards is no pack of matches and misses none', () => {
  const none = {
    ...{ officers: {}, teams: {}, directives: {}, hails: {}, equipment: {}, damageCards: {} },
    ...{ stations: {}, overtures: {}, situations: {}, complications: {}, stories: {} },
  };
  expect(faultsOf(none)).toEqual([]);
});

describe('references', () => {
  it('ITU-LAUNCH-01: effects name classes that exist, those within choices too', () => {
    const launch: Effect = { verb: 'launch', class: 'nobody' };
    const choose: Effect = {
      verb: 'choose',
      by: 'self',
      may: false,
      options: [{ label: 'A', effects: [launch] }],
    };
    expect(faultsOfAbility({ effects: [choose] })).toEqual([
      'ITU-LAUNCH-01 /officers/eris/abilities/0/effects/0/options/0/effects/0/class',
    ]);
  });

  it('ITU-MISSION-12: so do filters of targets and conditions', () => {
    expect(
      faultsOfAbility({ requires: [{ is: 'not', what: { is: 'occupies', classes: ['nobody'] } }] }),
    ).toEqual(['ITU-MISSION-12 /officers/eris/abilities/0/requires/0/what/0/classes/0']);
  });

  it('ITU-HAIL-07, ITU-HAIL-22: directives and missions name hails that exist', () => {
    expect(faultsOf({ hails: without(content.hails, 'shared-findings') })).toEqual([
      'ITU-HAIL-07 /directives/federation-diplomacy/sides/calm/hail',
    ]);
    expect(faultsOf({ hails: without(content.hails, 'joint-solution-infection') })).toEqual([
      'ITU-HAIL-22 /complications/infection/hails/0',
    ]);
  });

  it('ITU-SETUP-16: equipment names classes and cards that exist', () => {
    expect(faultsOf({ equipment: without(content.equipment, 'uss-defiant') })).toEqual([
      'ITU-SETUP-16 /equipment/romulan-cloaking-device/fits/with',
    ]);
  });

  it('ITU-MISSION-02: a story names cards that exist, and places of its overture’s objectives', () => {
    expect(faultsOf({ situations: without(content.situations, 'gamma-quadrant-anomalies') })).toEqual([
      'ITU-MISSION-02 /stories/campaign-2/situation',
    ]);
    const places = [{ objective: 'moon', x: 1, y: 1 }];
    expect(faultsOf(changed('stories', 'introduction', { places }))).toEqual([
      'ITU-MISSION-02 /stories/introduction/places/0',
    ]);
    const fewer = content.stories['introduction']?.places.slice(1) ?? [];
    expect(faultsOf(changed('stories', 'introduction', { places: fewer }))).toEqual([
      'ITU-MISSION-02 /stories/introduction/places',
    ]);
  });

  it('ITU-TFEX-04: a given team stands at a place of the story', () => {
    const given = [{ seat: '2', team: 'diplomatic-envoy', letter: 'alpha', place: 9 }] as const;
    expect(faultsOf(changed('stories', 'campaign-2', { given: [...given] }))).toEqual([
      'ITU-TFEX-04 /stories/campaign-2/given/0',
    ]);
  });
});

describe('what a match would miss', () => {
  it('ITU-OFFICER-01: each faction has one line officer, without cost', () => {
    expect(faultsOf({ officers: without(content.officers, 'loyal-commander') })).toEqual([
      'ITU-OFFICER-01 /officers',
    ]);
    expect(faultsOf(changed('officers', 'loyal-commander', { cost: 3 }))).toEqual([
      'ITU-OFFICER-01 /officers/loyal-commander/cost',
    ]);
  });

  it('ITU-REPAIR-01: a ship with known dials has a deck, and each card a station', () => {
    const rest = Object.entries(content.damageCards).filter(([, { ship }]) => ship !== 'brel');
    expect(faultsOf({ damageCards: Object.fromEntries(rest) })).toEqual(['ITU-REPAIR-01 /damage-cards']);
    const card = content.damageCards['dce1'];
    if (card === undefined) throw new Error('no card');
    expect(faultsOf({ damageCards: { ...content.damageCards, dce1: { ...card, station: null } } })).toEqual([
      'ITU-REPAIR-01 /damage-cards/dce1/station',
    ]);
  });

  it('ITU-OFFICER-05: a ship with known dials has seven stations', () => {
    const stations = content.stations['brel']?.stations.filter(({ station }) => station !== 'helm') ?? [];
    expect(faultsOf(changed('stations', 'brel', { stations }))).toEqual(['ITU-OFFICER-05 /stations/brel']);
  });

  it('ITU-TASK-06, ITU-TEAM-13: a directive of each category, with teams of its faction', () => {
    expect(faultsOf({ directives: without(content.directives, 'klingon-combat') })).toEqual([
      'ITU-TASK-06 /directives',
    ]);
    const card = content.directives['klingon-exploration'];
    if (card === undefined) throw new Error('no card');
    const teams = { alpha: ['survey-team'], beta: [], gamma: [] };
    const sides = { ...card.sides, calm: { ...card.sides.calm, teams } };
    expect(faultsOf(changed('directives', 'klingon-exploration', { sides }))).toEqual([
      'ITU-TEAM-13 /directives/klingon-exploration/sides/calm/teams/alpha/0',
    ]);
  });

  it('ITU-HAIL-07: a side that opens hails names one', () => {
    const card = content.directives['klingon-diplomacy'];
    if (card === undefined) throw new Error('no card');
    const sides = { ...card.sides, calm: { ...card.sides.calm, hail: null } };
    expect(faultsOf(changed('directives', 'klingon-diplomacy', { sides }))).toEqual([
      'ITU-HAIL-07 /directives/klingon-diplomacy/sides/calm/hail',
    ]);
  });

  it('ITU-ANOM-04: a table has one row for each of the eight numbers', () => {
    const rows = content.situations['delicate-treaty']?.anomalies ?? [];
    expect(faultsOf(changed('situations', 'delicate-treaty', { anomalies: rows.slice(0, 2) }))).toEqual([
      'ITU-ANOM-04 /situations/delicate-treaty/anomalies',
      'ITU-ANOM-04 /situations/delicate-treaty/anomalies',
    ]);
  });

  it('ITU-MISSION-12: an action is of a role that the mission gives', () => {
    const action = content.situations['hostile-raiders']?.actions[0];
    if (action === undefined) throw new Error('no action');
    expect(
      faultsOf(changed('situations', 'hostile-raiders', { actions: [{ ...action, role: 'guard' }] })),
    ).toEqual(['ITU-MISSION-12 /situations/hostile-raiders/actions/0/role']);
  });

  it('ITU-ORDER-05: no card has two abilities of one id', () => {
    const ability = content.officers['eris']?.abilities[0];
    if (ability === undefined) throw new Error('no ability');
    expect(faultsOf(changed('officers', 'eris', { abilities: [ability, ability] }))).toEqual([
      'ITU-ORDER-05 /officers/eris/abilities/1/id',
    ]);
  });
});
