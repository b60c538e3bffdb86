import { describe, expect, it } from 'vitest';
import { centreOf, SPACES } from '../../../../shared/hex';
import { houseChart } from '../../../../tests/support/network-charts';
import { overlap } from '../../labels/boxes';
import { chartGeometry } from '../geometry/chart-geometry';
import type { NetworkModel } from '../model';
import { chartLayout } from './chart-layout';
import { hitAt } from './hit';
import { pieceScale } from './sizes';

/** Letters of about the width that they have. */
const measure = (text: string): number => 6.4 * text.length;

function laid(model: NetworkModel, sidePx = 72) {
  return chartLayout(model, chartGeometry(model), { sidePx, measure, held: new Map() });
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('places of pieces', () => {
  it('keep clear of every node and of each other at both sizes of the window', () => {
    for (const sidePx of [46, 72, 160]) {
      const { nodes, tokens, ships } = laid(houseChart(), sidePx);
      const charon = ships.get('charon');
      const pieces = [...tokens.values(), ...(charon ? [charon] : [])];
      for (const [i, piece] of pieces.entries()) {
        for (const node of nodes.values()) expect(apart(piece, node)).toBeGreaterThan(piece.r + 0.6 * node.r);
        for (const other of pieces.slice(i + 1))
          expect(apart(piece, other)).toBeGreaterThan(0.9 * (piece.r + other.r));
      }
    }
  });

  it('lie on their own tile', () => {
    const model = houseChart();
    const { tokens } = laid(model);
    for (const { id, at } of model.tokens) {
      const centre = centreOf(SPACES.find((space) => at.startsWith(space)) ?? 'C3');
      const place = tokens.get(id);
      expect(place && apart(place, { x: 72 * centre.x, y: 72 * centre.y })).toBeLessThan(72 * 0.87);
    }
  });

  it('put a marker that belongs to a node beside it', () => {
    const model = houseChart('plan');
    const { tokens, nodes } = laid(model);
    const marker = model.tokens.find(({ id }) => id === 'm2');
    const node = marker && [...nodes].find(([id]) => id === marker.at)?.[1];
    const place = tokens.get('m2');
    expect(place && node && apart(place, node)).toBeLessThan(40);
    expect(place && node && apart(place, node)).toBeGreaterThan(node?.r ?? 0);
  });

  it('stay where they are while their tile is turned in the air', () => {
    const model = houseChart();
    const raised = (dragDeg: number): NetworkModel => ({
      ...model,
      tiles: model.tiles.map((tile) => (tile.space === 'D2' ? { ...tile, state: 'raised', dragDeg } : tile)),
    });
    const [at, later] = [laid(raised(0)), laid(raised(77))];
    expect(later.ships.get('charon')).toEqual(at.ships.get('charon'));
    expect(later.tokens.get('corruption:D2')).toEqual(at.tokens.get('corruption:D2'));
  });

  it('are the same for the same board', () => {
    expect(laid(houseChart())).toEqual(laid(houseChart()));
  });
});

describe('places of words', () => {
  it('never lie on each other, at both sizes of the window', () => {
    for (const sidePx of [46, 72]) {
      const { words } = laid(houseChart(), sidePx);
      for (const [i, { box, id }] of words.entries())
        for (const other of words.slice(i + 1))
          expect(overlap(box, other.box), `${id} and ${other.id}`).toBeLessThan(60);
    }
  });

  it('name every planet, both ships, the price and the steps of a way', () => {
    const model = houseChart();
    const { words } = laid(model);
    const texts = words.map(({ text }) => text);
    const planets = [...chartGeometry(model).nodes.values()].flatMap(({ node }) => node.name ?? []);
    expect(texts).toEqual(expect.arrayContaining([...planets, 'Discovery', 'Charon']));
    expect(words.filter(({ kind }) => kind === 'price')).toHaveLength(1);
    expect(words.filter(({ kind }) => kind === 'step').map(({ text }) => text)).toEqual(['1', '2', '3']);
  });

  it('are left out where there is no room for them', () => {
    const { words, spaceNames } = laid(houseChart(), 20);
    expect([words, spaceNames]).toEqual([[], []]);
  });
});

describe('what lies under the pointer', () => {
  const model = houseChart();
  const layout = laid(model);

  it('is the ship on its node, the node elsewhere, the token on its place', () => {
    const discovery = layout.ships.get('discovery') ?? { x: 0, y: 0 };
    expect(hitAt(layout, discovery)).toEqual({ type: 'ship', ship: 'discovery' });
    for (const [node, at] of layout.nodes) {
      const hit = hitAt(layout, at);
      if (node !== 'C3/a') expect(hit).toEqual({ type: 'node', node });
    }
    for (const [id, at] of layout.tokens) expect(hitAt(layout, at)).toEqual({ type: 'token', id });
  });

  it('is what lies under a piece that is carried, its word looked through as well', () => {
    const discovery = { type: 'ship', ship: 'discovery' } as const;
    expect(hitAt(layout, layout.ships.get('discovery') ?? { x: 0, y: 0 }, discovery)).toEqual({
      type: 'node',
      node: 'C3/a',
    });
    for (const [id, at] of layout.tokens)
      expect(hitAt(layout, at, { type: 'token', id })).not.toEqual({ type: 'token', id });
    for (const { box } of layout.words.filter(({ of }) => 'ship' in of && of.ship === 'discovery'))
      expect(hitAt(layout, { x: box.x0 + 2, y: (box.y0 + box.y1) / 2 }, discovery)).not.toEqual(discovery);
  });

  it('is the nearest of two that are both met', () => {
    const near = {
      ...layout,
      nodes: new Map([
        ['A1/a' as const, { x: 0, y: 0, r: 11 }],
        ['A1/b' as const, { x: 16, y: 0, r: 11 }],
      ]),
      ships: new Map(),
      tokens: new Map(),
    };
    expect(hitAt(near, { x: 7, y: 0 })).toEqual({ type: 'node', node: 'A1/a' });
    expect(hitAt(near, { x: 9, y: 0 })).toEqual({ type: 'node', node: 'A1/b' });
  });

  it('is the tile anywhere else on it, and nothing off the board', () => {
    const bare = { ...layout, nodes: new Map(), tokens: new Map(), ships: new Map(), words: [] };
    for (const space of SPACES) {
      const { x, y } = centreOf(space);
      expect(hitAt(bare, { x: 72 * (x + 0.9), y: 72 * y })).toEqual({ type: 'tile', space });
    }
    expect(hitAt(bare, { x: 0, y: 72 * 6 })).toBeNull();
  });

  it('is what a word belongs to', () => {
    const plate = layout.words.find(({ id }) => id === 'plate:charon');
    const at = plate ? { x: plate.box.x0 + 2, y: (plate.box.y0 + plate.box.y1) / 2 } : { x: 0, y: 0 };
    expect(hitAt(layout, at)).toEqual({ type: 'ship', ship: 'charon' });
  });
});

describe('sizes', () => {
  it('are the same at every usual zoom and never grow on the way out', () => {
    expect(pieceScale(60)).toBe(1);
    expect(pieceScale(96)).toBe(1);
    for (let side = 10; side < 400; side += 1)
      expect(pieceScale(side + 1)).toBeGreaterThanOrEqual(pieceScale(side) - 1e-12);
  });
});
