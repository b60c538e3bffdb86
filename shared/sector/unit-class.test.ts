import { describe, expect, it } from 'vitest';
import { poseAt, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { FEATURE_KINDS } from './types';
import {
  baseOutline,
  figuresOf,
  firingBase,
  isShip,
  playerOf,
  shapeOfFeature,
  shapeOfUnit,
} from './unit-class';

const pack = shippedContent();

describe('units and features of the pack', () => {
  it('ITU-DEPLOY-05: a ship without an alert setting stands at green, where every known ship has two rows', () => {
    const ships = Object.entries(pack.units).filter(
      ([, { kind, alerts }]) => kind === 'ship' && alerts.length > 0,
    );
    for (const [id, { alerts }] of ships) {
      expect(valueOf(figuresOf(pack, unitAt('u', id, poseAt(0, 0)))).alert).toBe('green 1');
      expect(alerts.map(({ alert }) => alert)).toEqual(expect.arrayContaining(['green 1', 'green 2']));
    }
    expect(ships.length).toBeGreaterThan(7);
  });

  it('figures come from the alert row, the card, or nowhere', () => {
    const figures = (unitClass: string, alert?: string) =>
      valueOf(figuresOf(pack, unitAt('u', unitClass, poseAt(0, 0), { alert })));
    expect(figures('defiant', 'red 1')).toMatchObject({ enginePower: 6, impulseTurn: 2, warpDrive: 9 });
    expect(figures('type-6-shuttle', 'red 1')).toMatchObject({ enginePower: 5, warpDrive: 4, alert: null });
    expect(figures('galor').enginePower).toBeNull();
    expect(valueOf(figuresOf(pack, unitAt('u', { base: 'small' }, poseAt(0, 0)))).enginePower).toBeNull();
  });

  it('ITU-OBJECT-01 and ITU-OBJECT-02: units and features are what stands on the table, each with an outline', () => {
    for (const id of Object.keys(pack.units)) {
      expect(shapeOfUnit(pack, unitAt('u', id, poseAt(5, 5)))?.corners.length).toBeGreaterThan(5);
    }
    for (const kind of FEATURE_KINDS) {
      expect(shapeOfFeature(pack, { kind, at: { x: 1, y: 2 } })).toEqual({
        type: 'disc',
        centre: { x: 1, y: 2 },
        radiusIn: 0.625,
      });
    }
  });

  it('ITU-OBJECT-03: phenomena tokens are exactly comet, cloud, stellar, rift, wormhole and wreck', () => {
    const phenomena = FEATURE_KINDS.filter((kind) => pack.features[kind]?.group === 'phenomenon');
    expect([...phenomena].sort()).toEqual(['cloud', 'comet', 'rift', 'stellar', 'wormhole', 'wreck']);
  });

  it('a class that the pack lacks has no outline and no figures', () => {
    const stranger = unitAt('u', 'enterprise', poseAt(0, 0));
    expect([baseOutline(pack, stranger), shapeOfUnit(pack, stranger), firingBase(pack, stranger)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(figuresOf(pack, stranger)).toMatchObject({ ok: false, error: { code: 'unknown-class' } });
    expect(shapeOfUnit(pack, unitAt('u', 'constructor', poseAt(0, 0)))).toBeUndefined();
  });

  it('bare small, medium and large bases stand for ships, shuttle and wake do not', () => {
    const bare = (['shuttle', 'small', 'medium', 'large', 'wake'] as const).map((base) =>
      isShip(pack, { class: { base } }),
    );
    expect(bare).toEqual([false, true, true, true, false]);
    expect([isShip(pack, { class: 'galaxy' }), isShip(pack, { class: 'galaxy-saucer' })]).toEqual([
      true,
      false,
    ]);
  });

  it('blue is player 1, orange player 2, neutral nobody', () => {
    expect([playerOf({ owner: 'blue' }), playerOf({ owner: 'orange' }), playerOf({})]).toEqual([1, 2, null]);
  });
});
