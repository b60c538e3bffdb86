import { describe, expect, it } from 'vitest';
import { shippedBlackAlert, shippedLayer, shippedLayerOf } from '../../tests/support/shipped-content';
import { exportPack, GAME_IDS, kindsOf, mergeLayers, readPackFile, readPackFolder } from './index';

const printed = shippedLayerOf('black-alert', 'black-alert');
const house = shippedLayerOf('black-alert', 'black-alert-house');
const foreign = shippedLayer('into-the-unknown');

describe('packs of several games', () => {
  it('layers of different games never merge', () => {
    for (const game of GAME_IDS) {
      const merged = mergeLayers(game, [printed, house, foreign]);
      const strangers = [printed, house, foreign].filter(({ head }) => head.game !== game);
      expect(
        merged.ok ? [] : merged.error.map(({ code, at, message }) => [code, at, message.split('"')[1]]),
      ).toEqual(strangers.map(({ head }) => ['other-game', '/game', head.id]));
    }
  });

  it('a pack is read by the kinds of its own game', () => {
    const read = readPackFolder({
      'pack.json': JSON.stringify({ ...house.head, id: 'mine' }),
      'units.json': '{}',
    });
    expect(read.ok ? [] : read.error.map(({ code, at }) => [code, at])).toEqual([['unknown-key', '/units']]);
  });

  it('a game that nobody knows is refused for its head, whatever else stands in it', () => {
    const read = readPackFolder({
      'pack.json': JSON.stringify({ ...house.head, game: 'chess' }),
      'units.json': '{ "a": 1 }',
    });
    expect(read.ok ? [] : read.error.map(({ code, at }) => [code, at])).toEqual([['out-of-range', '/game']]);
  });

  it.each([printed, house])('$head.id comes back the same from one exported file', (layer) => {
    expect(readPackFile(exportPack(layer))).toEqual({ ok: true, value: layer });
  });

  it('every kind of a layer is there, in the order of the game’s kinds', () => {
    expect(Object.keys(printed.records)).toEqual(kindsOf('black-alert'));
    expect(Object.keys(foreign.records)).toEqual(kindsOf('into-the-unknown'));
  });

  it('Black Alert does not depend on the order in which its layers are given', () => {
    expect(mergeLayers('black-alert', [house, printed])).toEqual(
      mergeLayers('black-alert', [printed, house]),
    );
    expect(shippedBlackAlert().head).toEqual(printed.head);
    expect(shippedBlackAlert().layers.map(({ id }) => id)).toEqual(['black-alert-house', 'black-alert']);
  });

  it('an owner’s card takes the place of a stand-in, figure by figure', () => {
    const own = { kind: 'user', where: 'my copy of the game', confidence: 'high' } as const;
    const read = readPackFolder({
      'pack.json': JSON.stringify({ ...house.head, id: 'mine', layer: 'user' }),
      'command-cards.json': JSON.stringify({
        'deep-stores': { name: 'As Printed', resolve: 3, source: own },
      }),
    });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const merged = mergeLayers('black-alert', [printed, house, read.value]);
    if (!merged.ok) throw new Error(JSON.stringify(merged.error));
    const card = merged.value.commandCards['deep-stores'];
    expect([card?.name, card?.resolve, card?.copies]).toEqual(['As Printed', 3, 2]);
    expect([card?.source.kind, card?.sources?.['copies']?.kind]).toEqual(['user', 'house']);
  });

  it('without a start there is no content', () => {
    const starts = {};
    const merged = mergeLayers('black-alert', [
      { ...printed, records: { ...printed.records, starts } },
      { ...house, records: { ...house.records, starts } },
    ]);
    expect(merged.ok ? [] : merged.error.map(({ code, at }) => [code, at])).toEqual([
      ['missing-key', '/starts/standard'],
    ]);
  });
});
