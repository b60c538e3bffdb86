import { describe, expect, it } from 'vitest';
import { emptyForce, standardForce } from '../../../../../shared/fleet';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { forceSheet } from './force-sheet';

const content = shippedContent();

describe('the printed sheet of a task force', () => {
  it('has its officers, ships with their dials, equipment, transfers and directives', () => {
    const force = standardForce(content, 'federation');
    if (force === null) throw new Error('The shipped packs have one.');
    const ships = [{ class: 'defiant', equipment: ['class-1-probes'] }];
    const named = { id: 'one', name: 'First watch', corePoints: 50, force: { ...force, ships } };
    const { name, subtitle, tables } = forceSheet(content, named);
    expect([name, subtitle]).toEqual([
      'First watch',
      expect.stringMatching(/^Federation, \d+ of 50 core points$/),
    ]);
    expect(tables.map(({ title }) => title)).toEqual([
      'Officers',
      'Ships',
      'Defiant: alert dial',
      'Equipment',
      'Transfer pool',
      'Directives',
    ]);
    for (const { heads, rows } of tables) for (const row of rows) expect(row).toHaveLength(heads.length);
    expect(tables[0]?.rows).toHaveLength(6);
    expect(tables[1]?.rows[0]?.slice(0, 6)).toEqual([
      'Defiant-class Escort',
      'Scout',
      '2',
      '9',
      '6',
      '3 / 4 / 2',
    ]);
    expect(tables[2]?.rows).toHaveLength(content.units['defiant']?.alerts.length ?? 0);
  });

  it('leaves out what is not chosen yet', () => {
    const force = emptyForce(content, 'klingon');
    const { tables } = forceSheet(content, { id: 'two', name: 'Nobody yet', corePoints: 50, force });
    expect(tables.map(({ title }) => title)).not.toContain('Ships');
  });
});
