import { describe, expect, it } from 'vitest';
import type { MissionRecord } from '../content/black-alert';
import type { Network, NodeId } from '../hex';
import {
  missing,
  missionNeeds,
  type MissionNeed,
  type MissionSituation,
  missionResolveBy,
} from './mission-needs';

/** Three nodes in a row on tiles of their own, the last one named. */
const NETWORK: Network = {
  nodes: ['A1/a', 'B1/a', 'C1/harlak'],
  connections: new Map<NodeId, Network['connections'] extends ReadonlyMap<NodeId, infer List> ? List : never>(
    [
      ['A1/a', [{ to: 'B1/a', tiles: ['B1'] }]],
      [
        'B1/a',
        [
          { to: 'A1/a', tiles: ['A1'] },
          { to: 'C1/harlak', tiles: ['C1'] },
        ],
      ],
      ['C1/harlak', [{ to: 'B1/a', tiles: ['B1'] }]],
    ],
  ),
};
const STRONGHOLD: MissionRecord = {
  name: 'Meeting at Rebel Stronghold',
  node: 'Harlak',
  location: 'discovery/weapons',
  resolve: 4,
  resources: { intel: 1 },
  source: { kind: 'house', where: 'test', confidence: 'low' },
};
/** All conditions met. */
const READY: MissionSituation = {
  network: NETWORK,
  nameOf: (node) => (node === 'C1/harlak' ? 'Harlak' : null),
  discovery: 'C1/harlak',
  hazards: { corruption: ['C1'], fleets: [] },
  isDamaged: () => false,
  despiteDamage: false,
  resolveBy: 0,
  hand: [3, 1],
  isAt: (location) => location === 'discovery/weapons',
  pool: { intel: 1, dilithium: 0, tritanium: 0 },
};

function need<What extends MissionNeed['what']>(
  what: What,
  change: Partial<MissionSituation> = {},
): Extract<MissionNeed, { readonly what: What }> {
  const found = missionNeeds(STRONGHOLD, { ...READY, ...change }).find((each) => each.what === what);
  if (!found) throw new Error(`No need ${what}.`);
  return found as Extract<MissionNeed, { readonly what: What }>; // found by its tag
}

describe('what a Mission lacks', () => {
  it('BA-MISSION-07: at Harlak, in intact Weapons, with 4 Resolve and 1 Intel nothing is missing', () => {
    const needs = missionNeeds(STRONGHOLD, READY);
    expect(needs.map(({ what, met }) => [what, met])).toEqual([
      ['node', true],
      ['presence', true],
      ['intact', true],
      ['resolve', true],
      ['resource', true],
    ]);
    expect(missing(needs)).toBe(0);
  });

  it('BA-MISSION-07: any one of these missing is told alone', () => {
    const lacking: readonly Partial<MissionSituation>[] = [
      { discovery: 'B1/a' },
      { isAt: () => false },
      { isDamaged: () => true },
      { hand: [3] },
      { pool: { intel: 0, dilithium: 8, tritanium: 0 } },
    ];
    for (const change of lacking) expect(missing(missionNeeds(STRONGHOLD, { ...READY, ...change }))).toBe(1);
  });

  it('BA-MISSION-02: away from its node, the cheapest way there is told: uses of Navigate and Threat cards', () => {
    expect(need('node', { discovery: 'A1/a' })).toMatchObject({ met: false, way: { uses: 2, threats: 1 } });
    expect(need('node').way).toEqual({ uses: 0, threats: 0 });
  });

  it('BA-MISSION-02: where no way leads or the node is not on the board, there is none', () => {
    const cut: Network = { nodes: NETWORK.nodes, connections: new Map() };
    expect(need('node', { discovery: 'A1/a', network: cut })).toMatchObject({ met: false, way: null });
    expect(need('node', { nameOf: () => null })).toMatchObject({ met: false, way: null });
  });

  it('BA-MISSION-03: a damaged location keeps it closed; System Bypass lifts that', () => {
    const isDamaged = (location: string) => location === 'discovery/weapons';
    expect(need('intact', { isDamaged })).toMatchObject({ met: false, lifted: false });
    expect(need('intact', { isDamaged, despiteDamage: true })).toMatchObject({ met: true, lifted: true });
  });

  it('BA-MISSION-04: the Resolve comes from one hand; what cards change of the price counts', () => {
    expect(need('resolve', { hand: [1, 1, 1] })).toMatchObject({ met: false, price: 4, has: 3 });
    expect(need('resolve', { hand: [1, 1, 1], resolveBy: -1 })).toMatchObject({ met: true, price: 3 });
    expect(need('resolve', { hand: null, resolveBy: -5 })).toMatchObject({ met: true, price: 0 });
  });

  it('BA-MISSION-04: only cards that mean Missions, and mean Starfleet, change their Resolve', () => {
    const change = (of: 'mission' | 'repair' | 'any', side: 'own' | 'other') =>
      ({ changes: 'resolve-price', of, side, by: -1 }) as const;
    expect(
      missionResolveBy([
        { team: 'starfleet', what: change('mission', 'own') },
        { team: 'terran', what: change('any', 'other') },
        { team: 'starfleet', what: change('repair', 'own') },
        { team: 'terran', what: change('mission', 'own') },
      ]),
    ).toBe(-2);
  });

  it('BA-MISSION-04: of a hand that the viewer may not see nobody says whether it reaches', () => {
    const hidden = need('resolve', { hand: null });
    expect([hidden.met, hidden.has]).toEqual([null, null]);
    expect(missing(missionNeeds(STRONGHOLD, { ...READY, hand: null, isAt: () => null }))).toBe(0);
  });

  it('BA-MISSION-05: every kind of its resources is counted in the pool of the Discovery', () => {
    const costly = { ...STRONGHOLD, resources: { intel: 2, tritanium: 1 } };
    const kinds = missionNeeds(costly, READY).filter(({ what }) => what === 'resource');
    expect(
      kinds.map((each) => (each.what === 'resource' ? [each.kind, each.has, each.price, each.met] : [])),
    ).toEqual([
      ['intel', 1, 2, false],
      ['tritanium', 0, 1, false],
    ]);
  });
});
