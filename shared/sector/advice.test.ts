import { describe, expect, it } from 'vitest';
import { featureAt, poseAt, tableOf, unitAt } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { advise } from './advice';
import type { SectorTable } from './types';
import { weaponVerdicts } from './weapons';

const pack = shippedContent();
const told = (table: SectorTable) =>
  advise(pack, table)
    .filter(({ severity }) => severity === 'advice')
    .map(({ code, at }) => `${code} ${at}`);
const notes = (table: SectorTable) =>
  advise(pack, table)
    .filter(({ severity }) => severity === 'note')
    .map(({ code, rule }) => `${code} ${rule}`);

describe('advice on a plan', () => {
  it('ITU-DEPLOY-02: a ship not completely inside its player’s set-up area is told, edges included', () => {
    const blue = (x: number, y: number) => unitAt('a', 'defiant', poseAt(x, y), { owner: 'blue' });
    expect(told(tableOf([blue(6, 3)]))).toEqual([]);
    expect(told(tableOf([blue(0.77, 1.07)]))).toEqual([]);
    expect(told(tableOf([blue(11.23, 4.93)]))).toEqual([]);
    expect(told(tableOf([blue(11.3, 3)]))).toEqual(['outside-setup-area /units/0']);
    const orange = (x: number, y: number) => unitAt('a', 'defiant', poseAt(x, y), { owner: 'orange' });
    expect(told(tableOf([orange(30, 33)]))).toEqual([]);
    expect(told(tableOf([orange(6, 3)]))).toEqual(['outside-setup-area /units/0']);
  });

  it('set-up areas concern neither neutral nor auxiliary units, nor sectors without any', () => {
    const far = poseAt(18, 18);
    const free = [
      unitAt('n', 'defiant', far),
      unitAt('s', 'type-6-shuttle', poseAt(22, 18), { owner: 'blue' }),
    ];
    expect(told(tableOf(free))).toEqual([]);
    const custom: SectorTable = {
      sector: { layout: 'custom', systems: [] },
      units: [unitAt('a', 'defiant', far, { owner: 'blue' })],
      features: [],
    };
    expect(told(custom)).toEqual([]);
  });

  it('overlapping bases are told once a pair, at the later piece; touching ones are not', () => {
    const table = tableOf([
      unitAt('a', { base: 'medium' }, poseAt(10, 18)),
      unitAt('b', { base: 'medium' }, poseAt(12.06, 18)),
      unitAt('c', { base: 'medium' }, poseAt(13, 19)),
    ]);
    expect(told(table)).toEqual(['overlapping-bases /units/2']);
    expect(advise(pack, table)[0]).toMatchObject({ pieceIds: ['b', 'c'], severity: 'advice' });
  });

  it('finds the same overlaps as comparing every pair would', () => {
    const units = Array.from({ length: 60 }, (_, index) =>
      unitAt(`u${index}`, { base: 'small' }, poseAt((index * 7.3) % 30, (index * 11.7) % 30, index * 37)),
    );
    const together = told(tableOf(units)).filter((line) => line.startsWith('overlapping'));
    const pairwise = units.flatMap((late, lateAt) =>
      units
        .slice(0, lateAt)
        .filter((early) => told(tableOf([early, late])).some((line) => line.startsWith('overlapping')))
        .map(() => `overlapping-bases /units/${lateAt}`),
    );
    expect(together).toEqual(pairwise);
    expect(together.length).toBeGreaterThan(5);
  });

  it('a heap of thousands of pieces is told in part, not in millions of pairs', () => {
    const heap = Array.from({ length: 3000 }, (_, index) =>
      unitAt(`u${index}`, { base: 'small' }, poseAt(18, 18)),
    );
    expect(told(tableOf(heap))).toHaveLength(2000);
  });

  it('a unit or feature partly outside the sector is told; touching the edge from inside is not', () => {
    const table = tableOf(
      [unitAt('a', { base: 'small' }, poseAt(0.77, 18)), unitAt('b', { base: 'small' }, poseAt(0.7, 10))],
      [featureAt('f', 35.9, 35)],
    );
    expect(told(table)).toEqual(['outside-sector /units/1', 'outside-sector /features/0']);
  });

  it('ITU-DEPLOY-03 and ITU-DEPLOY-04: notes say in which system a unit is, partly ones must declare', () => {
    const at = (x: number, y: number) => notes(tableOf([unitAt('a', { base: 'small' }, poseAt(x, y))]));
    expect(at(18, 18)).toEqual(['in-system ITU-DEPLOY-03']);
    expect(at(18, 5)).toEqual(['partly-in-system ITU-DEPLOY-04']);
    expect(at(3, 3)).toEqual(['in-deep-space ITU-DEPLOY-03']);
  });

  describe('too close to call', () => {
    /** A green Fighter heading north and a Defiant before it, edges `gapIn` apart, the Defiant's stern to it. */
    const facing = (gapIn: number, owner: 'blue' | 'orange' = 'blue') =>
      tableOf([
        unitAt('f', 'jemhadar-fighter', poseAt(18, 18), { owner: 'orange' }),
        unitAt('d', 'defiant', poseAt(18, 18 - 2.14 - gapIn), { owner }),
      ]);
    const close = (table: SectorTable) => advise(pack, table).filter(({ code }) => code === 'too-close');

    it('tells enemies to agree before firing when the margin that decides is under the tool’s figure', () => {
      expect(close(facing(5.99))).toMatchObject([
        { pieceIds: ['f', 'd'], at: '/units/1', rule: null, severity: 'advice' },
        { pieceIds: ['d', 'f'] },
      ]);
      expect(close(facing(5.99))[0]?.byIn).toBeCloseTo(0.01, 9);
      expect(close(facing(6.019))).toHaveLength(2);
    });

    it('says nothing at the figure itself and beyond it, nor of friends', () => {
      const { tooCloseIn } = pack.tool;
      for (const gapIn of [6 - tooCloseIn - 1e-6, 6 + tooCloseIn + 1e-6, 3]) {
        expect(close(facing(gapIn))).toEqual([]);
      }
      expect(close(facing(5.99, 'orange'))).toEqual([]);
    });

    it('a limit line decides only where the target would be in range but for it', () => {
      const beside = (x: number) =>
        tableOf([
          unitAt('b', 'brel', poseAt(18, 18), { owner: 'blue' }),
          unitAt('t', { base: 'small' }, poseAt(x, 18 + 1.07 - 0.01), { owner: 'orange' }),
        ]);
      expect(close(beside(21))[0]?.byIn).toBeCloseTo(0.01, 9);
      expect(close(beside(26))).toEqual([]);
    });

    it('a cloaked ship fires at nobody', () => {
      const { units, ...rest } = facing(5.99);
      const cloaked = units.map((unit) => ({ ...unit, conditions: ['cloaked'] as const }));
      expect(close({ ...rest, units: cloaked })).toEqual([]);
    });

    it('leaving out what is far apart leaves out nothing that a card would call too close', () => {
      const classes = ['defiant', 'constellation', 'jemhadar-fighter', 'vorcha', 'miranda'] as const;
      const units = Array.from({ length: 60 }, (_, index) =>
        unitAt(
          `u${index}`,
          classes[index % 5] ?? 'defiant',
          poseAt((index * 7.3) % 34, (index * 11.7) % 34, index * 37),
          {
            owner: index % 2 === 0 ? 'blue' : 'orange',
          },
        ),
      );
      const table = tableOf(units);
      const loose = { ...pack, tool: { ...pack.tool, tooCloseIn: 0.3 } };
      const advice = advise(loose, table).filter(({ code }) => code === 'too-close');
      const told = advice.map(({ pieceIds }) => pieceIds.join(' > '));
      const pairwise = units.flatMap((one) =>
        units
          .filter((other) => other.owner !== one.owner)
          .filter((other) => {
            const rows = weaponVerdicts(loose, table, one.id, other.id);
            return rows.ok && rows.value.some((row) => row.type === 'weapon' && row.tooClose);
          })
          .map((other) => `${one.id} > ${other.id}`),
      );
      expect(told).toEqual(pairwise);
      expect(told.length).toBeGreaterThan(10);
    });
  });

  it('a unit whose class no pack knows is passed over', () => {
    expect(advise(pack, tableOf([unitAt('a', 'enterprise', poseAt(50, 50))]))).toEqual([]);
  });
});
