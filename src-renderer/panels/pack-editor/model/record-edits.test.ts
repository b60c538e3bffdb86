import { describe, expect, it } from 'vitest';
import { type LayerRecord, mergeInPart, readPackFile, sourceOf } from '../../../../shared/content';
import { shippedLayerOf } from '../../../../tests/support/shipped-content';
import { isOwn, OWN_SOURCE, ownPath, withoutValue, withValue } from './record-edits';

const base = [
  shippedLayerOf('black-alert', 'black-alert'),
  shippedLayerOf('black-alert', 'black-alert-house'),
];
const house = mergeInPart('black-alert', base).records;
const mission = house.missions['listening-post'];
const card = house['command-cards']['blind-jump'];
const saru = house.characters['saru'];

/** What the layers make with one record of a person's own over them. */
function mergedWith(kind: 'missions' | 'command-cards' | 'characters', id: string, own: LayerRecord) {
  const head = { format: 'plotroom-pack', id: 'mine', version: 1, game: 'black-alert', layer: 'user' };
  const read = readPackFile(JSON.stringify({ ...head, title: 'Mine', [kind]: { [id]: own } }));
  if (!read.ok || read.value.head.game !== 'black-alert') throw new Error(JSON.stringify(read));
  return mergeInPart('black-alert', [...base, read.value as (typeof base)[number]]);
}

describe('changes of a record', () => {
  it('say only what differs', () => {
    const own = withValue(undefined, mission, ['resolve'], 5);
    expect(own).toEqual({ source: OWN_SOURCE, resolve: 5 });
    const { records } = mergedWith('missions', 'listening-post', own);
    expect(records.missions['listening-post']).toMatchObject({ resolve: 5, node: 'Pahvo' });
  });

  it('set a field inside an object alone, and a list as a whole', () => {
    expect(withValue(undefined, saru, ['ability', 'name'], 'Fear')).toMatchObject({
      ability: { name: 'Fear' },
    });
    const path = ['ability', 'effects', 0, 'count'];
    expect(ownPath(saru, path)).toEqual(['ability', 'effects']);
    expect(withValue(undefined, saru, path, 3)).toMatchObject({
      ability: { effects: [{ verb: 'recover', count: 3 }] },
    });
  });

  it('can say that there is none, which merging then takes for none', () => {
    const own = withValue(undefined, card, ['play'], null);
    expect(own).toEqual({ source: OWN_SOURCE, play: null, sources: { play: OWN_SOURCE } });
    const merged = mergedWith('command-cards', 'blind-jump', own).records['command-cards']['blind-jump'];
    expect(merged?.play).toBeNull();
    expect(merged && sourceOf(merged, 'play').kind).toBe('user');
    const back = withValue(own, merged, ['play'], [{ verb: 'peek-threat' }]);
    expect(back).toEqual({ source: OWN_SOURCE, play: [{ verb: 'peek-threat' }] });
  });

  it('change a price from one kind to another', () => {
    const none = withValue(undefined, mission, ['resources', 'intel'], null);
    const own = withValue(none, mission, ['resources', 'tritanium'], 2);
    const { records } = mergedWith('missions', 'listening-post', own);
    expect(records.missions['listening-post']?.resources).toEqual({ tritanium: 2 });
  });

  it('leave out inside a list what is none', () => {
    const bids = { bid: [{ at: ['discovery/brig'], role: 'any', does: { type: 'worth', resolve: 1 } }] };
    const own = withValue(undefined, bids, ['bid', 0, 'at'], null);
    expect(own['bid']).toEqual([{ role: 'any', does: { type: 'worth', resolve: 1 } }]);
  });

  it('are taken back field by field, and the record goes with its last one', () => {
    const one = withValue(undefined, saru, ['rank'], 4);
    const two = withValue(one, saru, ['ability', 'name'], 'Fear');
    expect([isOwn(two, saru, ['rank']), isOwn(two, saru, ['start'])]).toEqual([true, false]);
    expect(isOwn(two, saru, ['ability', 'effects', 0, 'count'])).toBe(false);
    expect(withoutValue(two, saru, ['ability', 'name'])).toEqual(one);
    expect(withoutValue(one, saru, ['rank'])).toBeNull();
    const none = withValue(undefined, card, ['play'], null);
    expect(withoutValue(none, card, ['play'])).toBeNull();
  });
});
