import { describe, expect, it } from 'vitest';
import { shippedBlackAlert } from '../../../../../tests/support/shipped-content';
import { type TileRecord } from '../../../../../shared/content/black-alert';
import {
  EMPTY_FACE,
  type Face,
  inside,
  joinFault,
  onGrid,
  roomiest,
  withNode,
  withNodeAt,
  withNodeChanged,
  withNodeKind,
  withoutNode,
  withPath,
} from './face-edits';
import { tileChecks } from './tile-checks';

const content = shippedBlackAlert();
const source = { kind: 'user', where: 'here', confidence: 'high' } as const;

function checksOf(face: Face, change: Partial<TileRecord> = {}) {
  const tile: TileRecord = { name: 'Mine', kind: 'plain', a: face, b: null, source, ...change };
  return tileChecks('mine', 'a', {
    tiles: { ...content.tiles, mine: tile },
    missions: content.missions,
    faults: [],
  });
}
const wrongIn = (face: Face, change?: Partial<TileRecord>) =>
  checksOf(face, change).flatMap(({ tone, text }) => (tone === 'ok' ? [] : [text]));

/** Three straight ways through the middle. */
const STAR: Face = {
  nodes: [],
  paths: ([0, 1, 2] as const).map((edge) => ({ from: { edge }, to: { edge: (edge + 3) as 3 | 4 | 5 } })),
};
const HUB = [0, 1, 2, 3, 4, 5].reduce(
  (face, edge) => withPath(face, { node: 'a' }, { edge: edge as 0 | 1 | 2 | 3 | 4 | 5 }),
  withNode(EMPTY_FACE, { x: 0, y: 0 }).face,
);

describe('drawing a face', () => {
  it('BA-NET-02: a path joins two ends that are not joined, and an edge has one path at most', () => {
    expect(joinFault(HUB, { node: 'a' }, { edge: 0 })).toBe('Port 1 has a path');
    expect(joinFault(EMPTY_FACE, { edge: 0 }, { edge: 0 })).toBe('A path leads elsewhere');
    expect(joinFault(EMPTY_FACE, { edge: 0 }, { edge: 3 })).toBeNull();
    const two = withNode(withNode(EMPTY_FACE, { x: 0, y: 0 }).face, { x: 0.5, y: 0 }).face;
    const joined = withPath(two, { node: 'a' }, { node: 'b' });
    expect(joinFault(two, { node: 'a' }, { node: 'b' })).toBeNull();
    expect(joinFault(joined, { node: 'b' }, { node: 'a' })).toBe('They are joined');
  });

  it('takes the paths of a node away with it', () => {
    expect(withoutNode(HUB, 'a')).toEqual(EMPTY_FACE);
  });

  it('keeps nodes on the tile, on the grid, and where there is room', () => {
    const far = inside({ x: 5, y: 0 });
    expect(Math.hypot(far.x, far.y)).toBeLessThan(1);
    expect(onGrid({ x: 0.26, y: -0.34 })).toEqual({ x: 0.30000000000000004, y: -0.30000000000000004 });
    expect(withNodeAt(HUB, 'a', { x: 0.30000000000000004, y: 0 }).nodes[0]).toMatchObject({ x: 0.3, y: 0 });
    expect(roomiest(EMPTY_FACE)).toEqual({ x: 0, y: 0 });
    expect(Math.hypot(roomiest(HUB).x, roomiest(HUB).y)).toBeGreaterThan(0.5);
  });

  it('BA-NET-01: a planet has a name, a moon a resource, a point neither', () => {
    const moon = withNodeKind(HUB, 'a', 'moon');
    expect(moon.nodes[0]).toMatchObject({ kind: 'moon', name: null, resources: ['intel'] });
    expect(withNodeKind(moon, 'a', 'point').nodes[0]).toMatchObject({ name: null, resources: [] });
    expect(withNodeKind(moon, 'a', 'planet').nodes[0]).toMatchObject({ name: 'New planet' });
  });
});

describe('checks of a tile', () => {
  it.each(Object.keys(content.tiles))('%s, as shipped, has nothing wrong', (id) => {
    for (const side of ['a', 'b'] as const) {
      const around = { tiles: content.tiles, missions: content.missions, faults: [] };
      expect(tileChecks(id, side, around).filter(({ tone }) => tone !== 'ok')).toEqual([]);
    }
  });

  it('are content with a hub', () => {
    expect(wrongIn(HUB)).toEqual([]);
  });

  it('tell open ports, paths that end badly, nodes that nothing leads to', () => {
    expect(wrongIn(EMPTY_FACE)).toEqual(['Ports 1, 2, 3, 4, 5 and 6 have no path']);
    expect(wrongIn(withPath(HUB, { edge: 0 }, { edge: 3 }))).toContain('Two paths meet port 1.');
    expect(wrongIn(withNode(HUB, { x: 0.5, y: 0 }).face)).toContain('No path leads to the point');
  });

  it('BA-NET-02: tell crossings that can be taken for a junction, not those that are easily told', () => {
    expect(checksOf(STAR).map(({ text }) => text)).toContain('3 crossings, easily told');
    const beside = withNode(STAR, { x: 0, y: 0 }).face;
    expect(wrongIn(beside)).toContain('A crossing looks like a junction');
  });

  it('BA-NET-01: tell a planet without name and a moon without resource', () => {
    const moon = withNodeKind(HUB, 'a', 'moon');
    expect(wrongIn(withNodeChanged(moon, 'a', { resources: [] }))).toEqual(['The bare moon lacks it']);
  });

  it('BA-MISSION-02: tell names used twice and a Mission tile without Mission', () => {
    const planet = withNodeKind(HUB, 'a', 'planet');
    const harlak = withNodeChanged(planet, 'a', { name: 'Harlak' });
    expect(wrongIn(harlak)).toEqual(['Harlak stands twice']);
    expect(wrongIn(planet, { kind: 'mission' })).toEqual(['No Mission is at one of its nodes']);
  });

  it('tell crowding', () => {
    const near = withNode(HUB, { x: 0.2, y: 0 }).face;
    expect(wrongIn(near)).toContain('Two nodes lie too close to be told apart');
  });

  it('take over what the whole content says of the tile', () => {
    const faults = [
      { code: 'hidden-node', message: 'No.', at: '/tiles/mine/b', rule: 'BA-COMP-05' as const },
    ];
    const tiles = { mine: { name: 'Mine', kind: 'plain', a: HUB, b: null, source } as const };
    expect(tileChecks('mine', 'a', { tiles, missions: {}, faults })[0]).toEqual({
      tone: 'bad',
      text: 'No.',
      detail: null,
      rule: 'BA-COMP-05',
    });
  });
});
