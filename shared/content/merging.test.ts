import { describe, expect, it } from 'vitest';
import { shippedContent, shippedLayer } from '../../tests/support/shipped-content';
import {
  type ContentPack,
  kindsOf,
  type LayerRecords,
  mergeInPart,
  mergeLayers,
  type PackLayer,
  type SourceKind,
  sourceOf,
} from './index';

const printed = shippedLayer('into-the-unknown');
const house = shippedLayer('into-the-unknown-house');
const OWN = { kind: 'user', where: 'my copy', confidence: 'high' } as const;

function layerOf(
  layer: SourceKind,
  records: Partial<LayerRecords<'into-the-unknown'>>,
): PackLayer<'into-the-unknown'> {
  const head = { ...printed.head, id: 'mine', layer, title: 'Mine' };
  return { head, records: { ...noRecords(), ...records } };
}

function noRecords(): LayerRecords<'into-the-unknown'> {
  // One entry for each kind of the game.
  return Object.fromEntries(
    kindsOf('into-the-unknown').map((kind) => [kind, {}]),
  ) as LayerRecords<'into-the-unknown'>;
}

function merge(...layers: PackLayer[]): ContentPack {
  const merged = mergeLayers('into-the-unknown', layers);
  if (!merged.ok) throw new Error(JSON.stringify(merged.error));
  return merged.value;
}

function faultsOf(...layers: PackLayer[]): (readonly [string, string | undefined])[] {
  const merged = mergeLayers('into-the-unknown', layers);
  return merged.ok ? [] : merged.error.map(({ code, at }) => [code, at] as const);
}

describe('merging layers', () => {
  it('does not depend on the order in which they are given', () => {
    expect(merge(house, printed)).toEqual(merge(printed, house));
    expect(merge(house, printed).head).toEqual(printed.head);
    expect(merge(printed, house).layers.map(({ id }) => id)).toEqual([house.head.id, printed.head.id]);
  });

  it('lets user beat rulebook, rulebook beat public, public beat house', () => {
    const given = (layer: SourceKind, evasion: number) =>
      layerOf(layer, { units: { defiant: { evasion, source: { ...OWN, kind: layer } } } });
    const evasionOf = (...layers: PackLayer[]) => merge(printed, house, ...layers).units['defiant']?.evasion;
    expect(evasionOf(given('house', 9))).toBe(2);
    expect(evasionOf(given('rulebook', 5), given('house', 9))).toBe(5);
    expect(evasionOf(given('user', 7), given('rulebook', 5))).toBe(7);
    expect(evasionOf(given('user', 7), given('user', 8))).toBe(8);
  });

  it('takes null for absent', () => {
    const silent = layerOf('user', { units: { defiant: { evasion: null, source: OWN } } });
    expect(merge(printed, house, silent).units['defiant']?.evasion).toBe(2);
  });

  it('takes null for none where a person says so with a source of their own, and of no other layer', () => {
    const record = (kind: SourceKind) => ({
      units: { defiant: { evasion: null, source: OWN, sources: { evasion: { ...OWN, kind } } } },
    });
    const none = merge(printed, house, layerOf('user', record('user'))).units['defiant'];
    expect([none?.evasion, none && sourceOf(none, 'evasion')]).toEqual([null, OWN]);
    expect(merge(printed, house, layerOf('user', record('public'))).units['defiant']?.evasion).toBe(2);
  });

  it('takes a record away where a stronger layer says so, and keeps what a still stronger one says', () => {
    const removed = layerOf('rulebook', { units: { galor: { removed: true, source: OWN } } });
    expect(merge(printed, house, removed).units['galor']).toBeUndefined();
    const own = layerOf('user', { units: { galor: { evasion: 3, source: OWN } } });
    expect(faultsOf(printed, house, removed, own)).toContainEqual(['missing-key', '/units/galor/name']);
    const weak = layerOf('house', { units: { galor: { removed: true, source: OWN } } });
    expect(merge(printed, house, weak).units['galor']?.name).toBe('Galor-class Cruiser');
  });

  it('keeps what is whole beside the faults of the rest, for who is still at work', () => {
    const own = layerOf('user', { units: { scout: { name: 'Scout', source: OWN } } });
    const part = mergeInPart('into-the-unknown', [printed, house, own]);
    expect([part.records.units['galor']?.name, part.records.units['scout'], part.content]).toEqual([
      'Galor-class Cruiser',
      undefined,
      null,
    ]);
    expect(part.faults.map(({ at }) => at)).toContain('/units/scout/kind');
    const corners = [...(shippedContent().bases.small.corners ?? [])].reverse();
    const unsound = layerOf('user', { bases: { small: { corners, source: OWN } } });
    const { content, faults } = mergeInPart('into-the-unknown', [printed, house, unsound]);
    expect([content?.bases.small.corners, faults.length]).toEqual([corners, 1]);
  });

  it('merges objects field by field and takes a list whole', () => {
    const own = layerOf('user', {
      units: { 'type-6-shuttle': { fixed: { enginePower: 9 }, keywords: ['Swift'], source: OWN } },
      tools: { 'turning-tool': { launch: { nearestIn: { shuttle: 1 } }, source: OWN } },
    });
    const { units, tool } = merge(printed, house, own);
    expect(units['type-6-shuttle']).toMatchObject({
      fixed: { enginePower: 9, impulseTurn: 3 },
      keywords: ['Swift'],
    });
    expect(tool.launch).toMatchObject({ farthestIn: 2.22, nearestIn: { shuttle: 1, medium: 1.551 } });
  });

  it('keeps the source of every figure, from whichever layer it came', () => {
    const own = layerOf('user', { units: { defiant: { reserve: { max: 7 }, source: OWN } } });
    const defiant = merge(printed, house, own).units['defiant'];
    if (defiant === undefined) throw new Error('no defiant');
    expect(sourceOf(defiant, 'reserve.max')).toEqual(OWN);
    expect(sourceOf(defiant, 'reserve.start')).toMatchObject({ kind: 'public', confidence: 'high' });
    expect(sourceOf(defiant, 'alerts.1.enginePower').kind).toBe('rulebook');
    expect(sourceOf(defiant, 'alerts.1.recharge').kind).toBe('public');
    expect(sourceOf(defiant, 'name').kind).toBe('public');
  });

  it('lets a layer bring a new class, unknown figures filled with null', () => {
    const scout = { name: 'Scout', shortName: 'Scout', kind: 'ship', faction: 'neutral', base: 'small' };
    const own = layerOf('user', { units: { scout: { ...scout, source: OWN } } });
    const unit = merge(printed, house, own).units['scout'];
    expect(unit).toMatchObject({ ...scout, evasion: null, weapons: null, alerts: [], source: OWN });
  });

  it('lets an own card of a match take the place of a printed one, field by field, and take one away', () => {
    const own = layerOf('user', {
      officers: { data: { cost: 14, skills: { logic: 2 }, source: OWN } },
      situations: { 'delicate-treaty': { removed: true, source: OWN } },
      stories: { 'campaign-2': { fleets: { '1': ['galaxy'] }, source: OWN } },
    });
    const { officers, situations, stories } = merge(printed, house, own);
    expect(officers['data']).toMatchObject({ cost: 14, rank: 2.5, skills: { logic: 2, biology: 1 } });
    expect(situations['delicate-treaty']).toBeUndefined();
    const story = stories['campaign-2'];
    if (story === undefined) throw new Error('no story');
    expect(story.fleets).toEqual({ '1': ['galaxy'], '2': ['jemhadar-fighter', 'jemhadar-fighter'] });
    const kinds = ['fleets.1', 'fleets.2', 'situation'].map((path) => sourceOf(story, path).kind);
    expect(kinds).toEqual(['user', 'rulebook', 'house']);
  });

  it('keeps classes in the order of the pack that names them', () => {
    expect(Object.keys(shippedContent().units)).toEqual(Object.keys(printed.records.units));
  });
});

describe('content that does not add up', () => {
  it('misses what no layer gives', () => {
    expect(faultsOf(printed)).toContainEqual(['missing-key', '/units/supply-ship/base']);
    expect(faultsOf(printed)).toContainEqual(['missing-key', '/tools/turning-tool/tooCloseIn']);
    expect(faultsOf(house)).toContainEqual(['missing-key', '/bases/small']);
  });

  it('names a class that nobody knows', () => {
    const own = layerOf('user', { units: { galaxy: { primary: 'nobody', source: OWN } } });
    expect(faultsOf(printed, house, own)).toEqual([['unknown-class', '/units/galaxy/primary']]);
  });

  it('refuses an outline that measuring could not use', () => {
    const corners = [...(shippedContent().bases.small.corners ?? [])].reverse();
    const own = layerOf('user', { bases: { small: { corners, source: OWN } } });
    expect(faultsOf(printed, house, own)).toEqual([['out-of-range', '/bases/small/corners']]);
  });
});
