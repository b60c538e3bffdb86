import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDGES, type Edge, networkOf, oppositeEdge, type TileFace } from '../../../../shared/hex';
import { shippedBlackAlert } from '../../../../tests/support/shipped-content';
import { chartTile, houseChart } from '../../../../tests/support/network-charts';
import { chainLine, chainsOf, legLine } from './chains';
import { chartGeometry, routeLines } from './chart-geometry';
import { lengthOf, startOf } from './curves';
import { faceCurves, lieAt, middleOfEdge, normalOf } from './face-curves';
import { loopPieces, portPlace, tilePieces } from './pathways';

const through: TileFace = {
  nodes: [{ id: 'n', kind: 'point', x: 0.2, y: 0.1 }],
  paths: [
    { from: { edge: 0 }, to: { node: 'n' } },
    { from: { node: 'n' }, to: { edge: 2 } },
    { from: { edge: 4 }, to: { edge: 5 } },
  ],
};

/** The direction in which a curve leaves its start. */
function startWay({ from, fromHandle }: ReturnType<typeof faceCurves>[number]['cubic']) {
  const length = Math.hypot(fromHandle.x - from.x, fromHandle.y - from.y);
  return { x: (fromHandle.x - from.x) / length, y: (fromHandle.y - from.y) / length };
}

describe('the curves of a face', () => {
  it('leave every edge at its middle along the normal, whichever way the tile lies', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EDGES),
        fc.constantFrom(...EDGES),
        fc.constantFrom(...EDGES),
        (from, to, turn) => {
          fc.pre(from !== to);
          const face: TileFace = { nodes: [], paths: [{ from: { edge: from }, to: { edge: to } }] };
          const [curve] = faceCurves(face, { nodeDeg: 60 * turn, edgeTurn: turn });
          const edge = ((from + turn) % 6) as Edge; // 0 to 5
          expect(curve?.cubic.from).toEqual(middleOfEdge(edge));
          const way = curve ? startWay(curve.cubic) : { x: 0, y: 0 };
          expect(way.x).toBeCloseTo(-normalOf(edge).x, 9);
          expect(way.y).toBeCloseTo(-normalOf(edge).y, 9);
        },
      ),
    );
  });

  it('join smoothly with the tile beyond the edge: the ways at the shared port are opposite', () => {
    const [here] = faceCurves(through, lieAt(0));
    const [beyond] = faceCurves(
      { nodes: [], paths: [{ from: { edge: oppositeEdge(0) }, to: { edge: 0 } }] },
      lieAt(0),
    );
    const [a, b] = [here, beyond].map((curve) => (curve ? startWay(curve.cubic) : { x: 9, y: 9 }));
    expect((a?.x ?? 9) + (b?.x ?? 9)).toBeCloseTo(0, 9);
    expect((a?.y ?? 9) + (b?.y ?? 9)).toBeCloseTo(0, 9);
  });

  it('pass through a node where two meet without a corner', () => {
    const [into, out] = faceCurves(through, lieAt(0)).map(({ cubic }) => cubic);
    if (!into || !out) throw new Error('two paths are drawn');
    const arriving = Math.atan2(into.to.y - into.toHandle.y, into.to.x - into.toHandle.x);
    const leaving = Math.atan2(out.fromHandle.y - out.from.y, out.fromHandle.x - out.from.x);
    expect(leaving).toBeCloseTo(arriving, 9);
  });

  it('hold on to the nearest edges while the nodes follow the hand', () => {
    const lie = lieAt(98);
    expect(lie.edgeTurn).toBe(2);
    const [curve] = faceCurves(through, lie);
    expect(curve?.cubic.from).toEqual(middleOfEdge(2));
    const at98 = (98 * Math.PI) / 180;
    expect(curve?.cubic.to.x).toBeCloseTo(0.2 * Math.cos(at98) - 0.1 * Math.sin(at98), 9);
  });

  it('leave out paths of a face being drawn that lead nowhere', () => {
    const faulty: TileFace = {
      nodes: [],
      paths: [
        { from: { edge: 0 }, to: { node: 'gone' } },
        { from: { edge: 1 }, to: { edge: 1 } },
        { from: { edge: 1 }, to: { edge: 3 } },
      ],
    };
    expect(faceCurves(faulty, lieAt(0)).map(({ path }) => path)).toEqual([faulty.paths[2]]);
  });
});

describe('loops along the rim', () => {
  it('begin and end at the ports of their tiles and pass their nodes in order', () => {
    const { loops } = houseChart();
    for (const loop of loops) {
      const pieces = loopPieces(loop);
      expect(pieces).toHaveLength(loop.nodes.length + 1);
      const [first, last] = [pieces[0]?.line ?? [], pieces.at(-1)?.line ?? []];
      const [from, to] = [portPlace(loop.from.space, loop.from.edge), portPlace(loop.to.space, loop.to.edge)];
      expect([first[0], first[1]]).toEqual([from.x, from.y]);
      expect(last.at(-2)).toBeCloseTo(to.x, 9);
      expect(last.at(-1)).toBeCloseTo(to.y, 9);
      loop.nodes.forEach((node, i) => {
        expect(pieces[i]?.line.at(-2)).toBeCloseTo(node.x, 9);
        expect(pieces[i]?.line.at(-1)).toBeCloseTo(node.y, 9);
      });
    }
  });

  it('stay in the picture of the whole board', () => {
    for (const { line } of houseChart().loops.flatMap(loopPieces))
      for (let i = 0; i < line.length; i += 2) {
        expect(Math.abs(line[i] ?? 0)).toBeLessThan(4.8);
        expect(Math.abs(line[i + 1] ?? 0)).toBeLessThan(5);
      }
  });
});

describe('pathways from node to node', () => {
  it('are the connections that the network knows, with the tiles they enter', () => {
    const model = houseChart();
    const { content, tiles } = { content: shippedBlackAlert(), tiles: model.tiles };
    const network = networkOf({
      tiles,
      loops: model.loops,
      faceOf: ({ tile, face }) => content.tiles[tile]?.[face] ?? { nodes: [], paths: [] },
    });
    const { chains } = chartGeometry(model);
    const drawn = chains.flatMap(({ ends: [a, b], tiles: entered }) =>
      a && b && a !== b ? [`${a} ${b} ${entered.join()}`, `${b} ${a}`] : [],
    );
    for (const [from, list] of network.connections)
      for (const { to, tiles: entered } of list)
        expect(
          drawn.some((text) => text === `${from} ${to} ${entered.join()}` || text === `${from} ${to}`),
        ).toBe(true);
    const known = [...network.connections.values()].reduce((sum, list) => sum + list.length, 0);
    expect(drawn).toHaveLength(known);
  });

  it('run from the first node to the last without a gap', () => {
    const { chains, nodes } = chartGeometry(houseChart());
    for (const chain of chains) {
      const { ends } = chain;
      const line = chainLine(chain);
      for (let i = 2; i < line.length; i += 2)
        expect(Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!)).toBeLessThan(0.2);
      const start = ends[0] && nodes.get(ends[0]);
      if (start) expect([line[0], line[1]]).toEqual([expect.closeTo(start.x, 9), expect.closeTo(start.y, 9)]);
    }
  });

  it('tell two pathways between the same nodes apart by the tiles they enter', () => {
    const square: TileFace = {
      nodes: [{ id: 'n', kind: 'point', x: 0, y: 0 }],
      paths: [
        { from: { edge: 2 }, to: { node: 'n' } },
        { from: { edge: 3 }, to: { node: 'n' } },
        { from: { edge: 0 }, to: { node: 'n' } },
        { from: { edge: 4 }, to: { node: 'n' } },
      ],
    };
    const bend: TileFace = { nodes: [], paths: [{ from: { edge: 5 }, to: { edge: 4 } }] };
    const pieces = [
      ...tilePieces(chartTile('C2', square), lieAt(0)),
      ...tilePieces(chartTile('C3', square), lieAt(0)),
      ...tilePieces(chartTile('D2', bend), lieAt(0)),
    ];
    const chains = chainsOf(pieces);
    const straight = legLine(chains, 'C2/n', 'C3/n');
    const told = legLine(chains, 'C2/n', 'C3/n', ['C3']);
    expect(straight).toEqual(told);
    expect(legLine(chains, 'C2/n', 'A1/n')).toBeNull();
  });

  it('follow an edge that forks once, and a circle without a node at all', () => {
    const ring: TileFace = { nodes: [], paths: [{ from: { edge: 0 }, to: { edge: 1 } }] };
    const pieces = tilePieces(chartTile('C3', ring), lieAt(0));
    expect(chainsOf([...pieces, ...pieces])).toHaveLength(1);
    expect(chainsOf(pieces)[0]?.ends).toEqual([null, null]);
  });
});

describe('the lines of a route', () => {
  it('hop within a tile where no pathway joins the nodes', () => {
    const model = houseChart();
    const geometry = chartGeometry(model);
    const [line] = routeLines(geometry, {
      id: 'r',
      nodes: ['C3/a', 'C3/b'],
      tone: 'lit',
      price: null,
    });
    const [a, b] = [geometry.nodes.get('C3/a'), geometry.nodes.get('C3/b')];
    expect(line).toEqual({ isHop: true, line: [a?.x, a?.y, b?.x, b?.y] });
  });
});

describe('the start of a line', () => {
  it('is measured by length', () => {
    const line = [0, 0, 10, 0, 10, 30];
    expect(lengthOf(line)).toBe(40);
    expect(startOf(line, 0.5)).toEqual([0, 0, 10, 0, 10, 10]);
    expect(startOf(line, 1)).toEqual(line);
  });
});
