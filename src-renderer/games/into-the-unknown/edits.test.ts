import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import { sectorPlanSchema } from '../../../shared/documents/plan';
import * as edits from './edits';
import { makePiece, makePlaceableKey, parsePlaceableKey } from './placeable';
import { paletteGroups } from './palette';
import { CROSSING, openSession } from './session-driver';

const pack = shippedContent();

describe('recipes', () => {
  it('keep ids unique over units, features, systems and annotations', () => {
    const taken = edits.idsOf({
      ...CROSSING,
      sector: { layout: 'custom', systems: [{ id: 'system-1', x: 1, y: 1, radiusIn: 1 }] },
      annotations: [{ id: 'ruler-1', type: 'ruler', points: [] }],
    });
    expect([...taken].sort()).toEqual(['anomaly-1', 'defiant-1', 'fighter-1', 'ruler-1', 'system-1']);
    expect(edits.freshId(taken, 'ruler')).toBe('ruler-2');
  });

  it('store a default reading as its absence', async () => {
    const { session, settled } = openSession(pack);
    session.commit('Reading', edits.setReading('warp.distance', 'twice'));
    expect(session.plan.readings).toEqual({ 'warp.distance': 'twice' });
    session.commit('Reading', edits.setReading('warp.distance', undefined));
    await settled();
    expect('readings' in session.plan).toBe(false);
  });

  it('round poses to the grid of the plan', () => {
    const { session, unit } = openSession(pack);
    const pose = { x: 1 / 3, y: -0, headingDeg: 360 };
    session.commit('Move', edits.movePieces(new Map([['defiant-1', pose]])));
    expect(unit('defiant-1').pose.x).toBe(0.333333333);
    expect(Object.is(unit('defiant-1').pose.y, 0)).toBe(true);
  });
});

describe('the palette', () => {
  const items = paletteGroups(pack, '').flatMap((group) => group.items);

  it('offers every class, token and bare base once', () => {
    const keys = items.map(({ placeable }) => makePlaceableKey(placeable));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith('class:'))).toHaveLength(Object.keys(pack.units).length);
    expect(keys.filter((key) => key.startsWith('feature:'))).toHaveLength(9);
    expect(keys.filter((key) => key.startsWith('base:'))).toHaveLength(5);
  });

  it('makes a valid piece of each, and reads back what a drag carries', () => {
    for (const { placeable } of items) {
      const made = makePiece(placeable, { x: 9, y: 9, headingDeg: 12 }, 'blue', CROSSING);
      const plan = {
        ...CROSSING,
        units: [...CROSSING.units, ...made.units],
        features: [...CROSSING.features, ...made.features],
      };
      expect(sectorPlanSchema.safeParse(plan).success).toBe(true);
      expect(parsePlaceableKey(makePlaceableKey(placeable), pack)).toEqual(placeable);
    }
    expect(parsePlaceableKey('class:borg-cube', pack)).toBeUndefined();
    expect(parsePlaceableKey('nonsense', pack)).toBeUndefined();
  });

  it('finds pieces by words', () => {
    expect(paletteGroups(pack, 'defi').flatMap(({ items: found }) => found.map(({ name }) => name))).toEqual([
      'Defiant-class Escort',
    ]);
    expect(paletteGroups(pack, 'tribble')).toEqual([]);
  });
});
