import { describe, expect, it } from 'vitest';
import { shippedBlackAlert } from '../../../tests/support/shipped-content';
import { blackAlertFaults, type BlackAlertContent } from '.';

/** A copy that may be written to; records of the shipped packs are known to be there. */
type Draft<Value> = { -readonly [Key in keyof Value]: Draft<Value[Key]> };

function faultsAfter(spoil: (content: Draft<BlackAlertContent>) => void) {
  const content = structuredClone(shippedBlackAlert()) as Draft<BlackAlertContent>;
  spoil(content);
  return blackAlertFaults(content).map(({ code, at, rule }) => [code, at, rule]);
}

describe('faults of Black Alert’s content', () => {
  it('the shipped packs have none', () => {
    expect(faultsAfter(() => undefined)).toEqual([]);
  });

  it('BA-COMP-07: five Characters a side', () => {
    expect(faultsAfter((content) => (content.characters['saru']!.team = 'terran'))).toEqual([
      ['wrong-count', '/characters', 'BA-COMP-07'],
      ['wrong-count', '/characters', 'BA-COMP-07'],
    ]);
  });

  it('BA-INFIL-01: exactly five Infiltrations', () => {
    const one = ['wrong-count', '/command-cards', 'BA-INFIL-01'];
    expect(
      faultsAfter((content) => (content.commandCards['infiltrate-bridge']!.infiltration = null)),
    ).toEqual([one]);
  });

  it('BA-INFIL-01: each Infiltration once, Terran, for a Discovery location of its own', () => {
    const card = '/command-cards/infiltrate-bridge';
    const faults = faultsAfter(({ commandCards }) => {
      commandCards['infiltrate-bridge']!.copies = 2;
      commandCards['infiltrate-bridge']!.infiltration!.location = 'discovery/cargo-bay';
      commandCards['infiltrate-weapons']!.infiltration!.location = 'charon/weapons';
    });
    expect(faults).toContainEqual(['out-of-range', card, 'BA-INFIL-01']);
    expect(faults).toContainEqual(['duplicate-id', `${card}/infiltration/location`, 'BA-INFIL-01']);
    const abroad = '/command-cards/infiltrate-weapons/infiltration/location';
    expect(faults).toContainEqual(['out-of-range', abroad, 'BA-INFIL-01']);
  });

  it('BA-MISSION-01, BA-MISSION-02: a Mission’s node is on a Mission tile, its location aboard the Discovery', () => {
    const faults = faultsAfter(({ missions }) => {
      missions['listening-post']!.node = 'Kessler';
      missions['broken-chains']!.location = 'charon/agony-booth';
    });
    expect(faults).toEqual([
      ['unknown-id', '/missions/listening-post/node', 'BA-MISSION-02'],
      ['out-of-range', '/missions/broken-chains/location', 'BA-MISSION-01'],
    ]);
  });

  it('BA-COMP-05: two Missions never need different faces of one tile', () => {
    const faults = faultsAfter(({ missions }) => (missions['listening-post']!.node = 'Vashti'));
    expect(faults).toEqual([['hidden-node', '/tiles/corvan-sector/b', 'BA-COMP-05']]);
  });

  it('BA-SETUP-05: three Missions at least', () => {
    expect(faultsAfter((content) => (content.missions = {}))).toEqual([
      ['wrong-count', '/missions', 'BA-SETUP-05'],
    ]);
  });

  it('BA-DAMAGE-06: one Damage card for each location', () => {
    expect(
      faultsAfter(({ damageCards }) => (damageCards['charon-reactor']!.location = 'charon/weapons')),
    ).toEqual([
      ['wrong-count', '/damage-cards', 'BA-DAMAGE-06'],
      ['wrong-count', '/damage-cards', 'BA-DAMAGE-06'],
    ]);
  });

  it('BA-TERM-01: adjacent panels are on one ship and share their edge both ways', () => {
    expect(
      faultsAfter(({ locations }) => (locations['discovery/brig']!.adjacent = ['charon/reactor'])),
    ).toContainEqual(['one-sided', '/locations/discovery~1brig/adjacent/0', 'BA-TERM-01']);
  });
});

describe('faults of Black Alert’s board', () => {
  it('BA-COMP-03, BA-COMP-04: 19 tiles, one to start with, a marked position for each Mission tile', () => {
    expect(faultsAfter(({ tiles }) => delete tiles['veil'])).toEqual([
      ['wrong-count', '/tiles', 'BA-COMP-03'],
    ]);
    expect(faultsAfter(({ tiles }) => (tiles['veil']!.kind = 'start'))).toContainEqual([
      'wrong-count',
      '/tiles',
      'BA-COMP-03',
    ]);
    const marked = ['wrong-count', '/starts/standard/missionSpaces', 'BA-COMP-04'];
    expect(faultsAfter(({ start }) => (start.missionSpaces = ['A1', 'A1']))).toContainEqual(marked);
    expect(faultsAfter(({ start }) => (start.missionSpaces[0] = 'C3'))).toContainEqual(marked);
  });

  it('tells what is wrong with a face at its place', () => {
    const faults = faultsAfter(({ tiles }) => (tiles['veil']!.a.paths[0]!.from = { node: 'z' }));
    expect(faults).toEqual([['unknown-id', '/tiles/veil/a/paths/0/from', undefined]]);
  });

  it('BA-NET-05: a loop leads back to the same or an adjacent tile', () => {
    const faults = faultsAfter(({ loops }) => {
      loops['c1-5-c1-0']!.to = { space: 'C5', edge: 3 };
      loops['c5-3-c5-4']!.from = { space: 'C1', edge: 0 };
    });
    expect(faults).toEqual([
      ['far-loop', '/loops/c1-5-c1-0', 'BA-NET-05'],
      ['far-loop', '/loops/c5-3-c5-4', 'BA-NET-05'],
    ]);
  });

  it('tells what is wrong with a loop at its place', () => {
    const faults = faultsAfter(({ loops }) => (loops['c1-5-c1-0']!.from.edge = 3));
    expect(faults).toEqual([['inner-edge', '/loops/c1-5-c1-0/from', undefined]]);
  });

  it('BA-NET-07: a node of the rim has an id that no tile uses', () => {
    const faults = faultsAfter(({ loops }) => (loops['e2-1-e2-2']!.nodes[0]!.id = 'a'));
    expect(faults).toEqual([['duplicate-id', '/loops/e2-1-e2-2/nodes', 'BA-NET-07']]);
  });

  it('BA-SETUP-15: the Discovery’s node is there whichever tile lies on its space', () => {
    const missing = ['unknown-id', '/starts/standard/discovery/node', 'BA-SETUP-15'];
    expect(faultsAfter(({ start }) => (start.discovery = { space: 'C3', node: 'z' }))).toEqual([missing]);
    expect(faultsAfter(({ start }) => (start.discovery = { space: 'C2', node: 'b' }))).toEqual([missing]);
    expect(faultsAfter(({ start }) => (start.discovery = { space: 'C2', node: 'a' }))).toEqual([]);
    expect(faultsAfter(({ start }) => (start.discovery = { space: 'E2', node: 'rim-2' }))).toEqual([]);
  });

  it('BA-CLEAN-05, BA-SETUP-15: one Corruption token a tile, one left in supply', () => {
    expect(faultsAfter(({ start }) => (start.corruption = ['A1', 'A1']))).toEqual([
      ['duplicate-id', '/starts/standard/corruption', 'BA-CLEAN-05'],
    ]);
    expect(faultsAfter(({ start }) => (start.corruptionTokens = 2))).toEqual([
      ['out-of-range', '/starts/standard/corruptionTokens', 'BA-SETUP-15'],
    ]);
  });

  it('BA-RES-03, BA-RES-05: pools start with at most 8 tokens, and with no more than there are', () => {
    expect(faultsAfter(({ start }) => (start.pools.charon = { intel: 8, dilithium: 1 }))).toEqual([
      ['out-of-range', '/starts/standard/pools/charon', 'BA-RES-03'],
    ]);
    expect(faultsAfter(({ start }) => (start.resourceTokens.intel = 1))).toEqual([
      ['out-of-range', '/starts/standard/resourceTokens/intel', 'BA-RES-05'],
    ]);
  });
});
