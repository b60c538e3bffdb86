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

  it('adds, changes and removes systems and areas, and stays a valid plan', async () => {
    const { session, settled } = openSession(pack);
    let sector = custom.customFrom(session.sector);
    sector = custom.addSystem(session.plan, sector, 36);
    sector = custom.changeSystem(sector, 'system-1', { radiusIn: 5 });
    sector = custom.removeSystem(sector, '2');
    sector = custom.addArea(custom.removeArea(sector, 0));
    sector = custom.changeArea(sector, 0, { x0: 1 });
    session.commit('Edit the sector', setSector(sector));
    await settled();
    expect(session.plan.sector).toEqual(sector);
    expect(sector.systems.map(({ id }) => id)).toEqual(['1', 'system-1']);
    expect(sector.setupAreas?.map(({ player }) => player)).toEqual([2, 1]);
    expect(sectorPlanSchema.safeParse({ ...CROSSING, sector }).success).toBe(true);
  });
});
