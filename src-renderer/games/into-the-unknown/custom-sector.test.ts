import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import { sectorPlanSchema } from '../../../shared/documents/plan';
import { sectorGeometry } from '../../../shared/sector';
import * as custom from './custom-sector';
import { setSector } from './edits';
import { CROSSING, openSession } from './session-driver';

const pack = shippedContent();

describe('a custom sector', () => {
  it('begins as the sector on the table', () => {
    const from = custom.customFrom(sectorGeometry(pack, { layout: 'helix' }));
    expect(from.systems.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['1', 35, 13],
      ['2', 1, 23],
    ]);
    expect(from.setupAreas).toHaveLength(2);
  });

  it('puts a new set-up area where none is yet', () => {
    let sector: custom.CustomSector = { layout: 'custom', systems: [] };
    for (let player = 1; player <= 6; player++) sector = custom.addArea(sector, 36);
    const areas = sector.setupAreas ?? [];
    expect(areas.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(areas.map(({ x0, y0 }) => `${x0} ${y0}`)).size).toBe(6);
    expect(areas.slice(0, 2)).toEqual([
      { player: 1, x0: 0, y0: 0, x1: 12, y1: 6 },
      { player: 2, x0: 24, y0: 30, x1: 36, y1: 36 },
    ]);
  });

  it('adds, changes and removes systems and areas, and stays a valid plan', async () => {
    const { session, settled } = openSession(pack);
    let sector = custom.customFrom(session.sector);
    sector = custom.addSystem(session.plan, sector, 36);
    sector = custom.changeSystem(sector, '3', { radiusIn: 5 });
    sector = custom.removeSystem(sector, '2');
    sector = custom.addArea(custom.removeArea(sector, 0), 36);
    sector = custom.changeArea(sector, 0, { x0: 1 });
    session.commit('Edit the sector', setSector(sector));
    await settled();
    expect(session.plan.sector).toEqual(sector);
    expect(sector.systems.map(({ id }) => id)).toEqual(['1', '3']);
    expect(sector.setupAreas?.map(({ player }) => player)).toEqual([2, 1]);
    expect(custom.addSystem(session.plan, sector, 36).systems.map(({ id }) => id)).toEqual(['1', '3', '2']);
    expect(sectorPlanSchema.safeParse({ ...CROSSING, sector }).success).toBe(true);
  });
});
