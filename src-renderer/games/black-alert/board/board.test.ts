import { describe, expect, it } from 'vitest';
import { SPACES } from '../../../../shared/hex';
import { chartTile, houseChart } from '../../../../tests/support/network-charts';
import { shippedBlackAlert } from '../../../../tests/support/shipped-content';
import type { NetworkModel } from '../../../table/network/model';
import { type ChartBoard, chartOf, chartOfFace, tokensOf } from './chart-of';
import { fitCamera } from './fit-camera';
import { outlineOf } from './outline-words';
import { firstPlace, walked } from './walk';

const board: ChartBoard = {
  tiles: [{ space: 'C3', tile: 'interphasic-space', face: 'a', turn: 2 }],
  corruption: ['A1', 'C3'],
  fleets: ['B2', 'B2'],
  discovery: 'C3/a',
  charon: 'C3',
};

describe('the chart of a board', () => {
  const content = shippedBlackAlert();

  it('shows the printed face, its kind and name, and where it came from', () => {
    const [tile] = chartOf(content, board).tiles;
    expect(tile).toMatchObject({ kind: 'start', name: 'Interphasic Space', turn: 2, state: 'plain' });
    expect(tile?.shown).toBe(content.tiles['interphasic-space']?.a);
  });

  it('draws a tile bare that no pack has', () => {
    const tiles = [{ space: 'A1', tile: 'lost', face: 'a', turn: 0 }] as const;
    expect(chartOf(content, { ...board, tiles }).tiles[0]).toMatchObject({
      name: 'lost',
      shown: { nodes: [], paths: [] },
    });
  });

  it('lifts the tile that is turned and leaves ships out that a plan has not placed', () => {
    const chart = chartOf(content, { ...board, discovery: null }, { raised: { space: 'C3', dragDeg: 40 } });
    expect(chart.tiles[0]).toMatchObject({ state: 'raised', dragDeg: 40 });
    expect(chart.ships.map(({ ship }) => ship)).toEqual(['charon']);
  });

  it('gives the same loops each time, so that nothing is drawn anew for them', () => {
    expect(chartOf(content, board).loops).toBe(chartOf(content, board).loops);
  });

  it('lets a fleet that stays keep its name, so that the one that moved glides', () => {
    const before = tokensOf({ corruption: [], fleets: ['A3', 'E1'] });
    expect(before.map(({ id }) => id)).toEqual(['fleet:1', 'fleet:2']);
    const after = tokensOf({ corruption: [], fleets: ['A2', 'A3'] }, before);
    expect(after.map(({ id, at }) => `${id} ${at}`)).toEqual(['fleet:2 A2', 'fleet:1 A3']);
    expect(tokensOf({ corruption: [], fleets: ['E1'] }, before).map(({ id }) => id)).toEqual(['fleet:2']);
  });

  it('names two tokens at one place apart', () => {
    const tokens = tokensOf({ corruption: ['A1', 'A1'], fleets: [] });
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(2);
  });

  it('shows one face alone in the middle', () => {
    const face = content.tiles['twin-moons']?.a ?? { nodes: [], paths: [] };
    expect(chartOfFace(face, 'plain', 'Twin Moons', 3).tiles).toMatchObject([{ space: 'C3', turn: 3 }]);
  });
});

describe('fitting the board', () => {
  it('shows all of it, centred', () => {
    const { originX, originY, pxPerIn } = fitCamera({ width: 936, height: 695 });
    expect(-originX * pxPerIn).toBeCloseTo(468, 6);
    expect(-originY * pxPerIn).toBeCloseTo(347.5, 6);
    expect(9.6 * pxPerIn).toBeLessThanOrEqual(695);
  });
});

describe('walking by arrows', () => {
  const model: NetworkModel = houseChart();

  it('goes from tile to tile down a column and stops at the edge of the board', () => {
    expect(walked(model, 'C3', 'ArrowUp')).toBe('C2');
    expect(walked(model, 'C2', 'ArrowDown')).toBe('C3');
    expect(walked(model, 'C1', 'ArrowUp')).toBeNull();
    expect(walked(model, 'E2', 'ArrowRight')).toBeNull();
  });

  it('reaches every tile and every node from the first', () => {
    for (const [start, count] of [
      ['C3', SPACES.length],
      ['C3/a', outlineOf(model).nodes.length],
    ] as const) {
      const seen = new Set<string>([start]);
      const waiting: (typeof start | NonNullable<ReturnType<typeof walked>>)[] = [start];
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
        for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          const next = walked(model, at, arrow);
          if (next === null || seen.has(next)) continue;
          seen.add(next);
          waiting.push(next);
        }
      expect(seen.size).toBe(count);
    }
  });

  it('begins where the Discovery is', () => {
    expect(firstPlace(model)).toBe('C3/a');
    expect(
      firstPlace({ ...model, ships: [], tiles: [chartTile('B2', { nodes: [], paths: [] })], loops: [] }),
    ).toBe('B2');
  });
});

describe('the board in words', () => {
  const model = houseChart();
  const outline = outlineOf(model);
  const detailsOf = (key: string): string =>
    [...outline.nodes, ...outline.tiles, ...outline.pieces].find((entry) => entry.key === key)?.details ?? '';

  it('says where the ships are, what may be gone to and at what price', () => {
    expect(detailsOf('node:C3/a')).toContain('Discovery is here');
    expect(detailsOf('tile:D2')).toBe('tile, Corruption, Charon');
    expect(
      outline.nodes.filter(({ details }) => details.includes('can be gone to for 1 Threat card')),
    ).toHaveLength(1);
    expect(detailsOf('ship:discovery')).toBe('at Interphasic Space, C3');
  });

  it('marks exactly what is an answer now', () => {
    const answers = [...outline.nodes, ...outline.tiles].filter(({ isAnswer }) => isAnswer);
    const marked = [...model.nodeMarks].filter(([, marks]) =>
      marks.some(({ type }) => type === 'connected' || type === 'costly' || type === 'chosen'),
    );
    expect(answers).toHaveLength(marked.length + model.offeredSpaces.length);
  });

  it('names each entry once', () => {
    const keys = [...outline.nodes, ...outline.tiles, ...outline.pieces].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
