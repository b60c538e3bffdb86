import { describe, expect, it } from 'vitest';
import { featureAt, poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { effectsOn, protectionOf } from './effects';
import type { Condition, TableFeature, TableUnit } from './types';
import { reachesOn, weaponVerdicts } from './weapons';

const pack = shippedContent();
/** Defiant at green 2: Comms and Sensors 2 all round, 4 + 2 instruments in the bow. */
const defiant = (...conditions: readonly Condition[]): TableUnit =>
  unitAt('d', 'defiant', poseAt(18, 18), { alert: 'green 2', conditions });
const ranges = (unit: TableUnit, features: readonly TableFeature[] = []) =>
  valueOf(reachesOn(pack, { features }, unit))
    .filter(({ type }) => type !== 'weapon')
    .map(({ type, arc, rangeIn }) => `${type} ${arc} ${rangeIn}`);
const cloud = (y: number, level = 2): TableFeature => ({
  ...featureAt('c', 18, y, 'cloud'),
  keywords: { obscuring: level },
});
/** Centre of a token whose rim is that far north of the Defiant's fore edge. */
const northOf = (gapIn: number) => 18 - 1.07 - 0.625 - gapIn;

describe('conditions', () => {
  it('ITU-COND-05: jammed, Comms and Sensors both drop to 2 and instruments power does not raise them', () => {
    expect(ranges(defiant())).toEqual(['sensors all 2', 'sensors bow 6', 'comms all 2', 'comms bow 6']);
    expect(ranges(defiant('jammed'))).toEqual([
      'sensors all 2',
      'sensors bow 2',
      'comms all 2',
      'comms bow 2',
    ]);
    const shuttle = unitAt('s', 'type-6-shuttle', poseAt(18, 18), { conditions: ['jammed'] });
    expect(ranges(shuttle)).toEqual(['sensors all 2', 'comms all 2']);
  });

  it('ITU-COND-05: a range already at or below 2 does not grow, and only what changed is told', () => {
    const jammed = valueOf(reachesOn(pack, { features: [] }, defiant('jammed')));
    const comms = jammed.filter(({ type }) => type === 'comms');
    expect(comms.map(({ changed }) => changed)).toEqual([null, { by: 'jammed', featureId: null, wasIn: 6 }]);
    const short = { ...pack, units: { ...pack.units, defiant: shortEared() } };
    expect(
      valueOf(reachesOn(short, { features: [] }, defiant('jammed'))).find(({ type }) => type === 'comms'),
    ).toMatchObject({ rangeIn: 1, changed: null });
  });

  it('ITU-COND-05: weapons keep their range while jammed', () => {
    const weapons = (unit: TableUnit) =>
      valueOf(reachesOn(pack, { features: [] }, unit)).filter(({ type }) => type === 'weapon');
    expect(weapons(defiant('jammed'))).toEqual(weapons(defiant()));
  });

  it('ITU-COND-01: a condition lasts while its token is on the unit and ends with it', () => {
    const hidden = defiant('hidden', 'jammed');
    expect(effectsOn(pack, { features: [] }, hidden).map(({ id }) => id)).toEqual(['hidden', 'jammed']);
    const left = { ...hidden, conditions: ['jammed'] as const };
    expect(effectsOn(pack, { features: [] }, left).map(({ id }) => id)).toEqual(['jammed']);
    expect(protectionOf(pack, { features: [] }, left).difficulty).toBe(0);
    expect(ranges({ ...hidden, conditions: [] })).toEqual(ranges(defiant()));
  });

  it('ITU-COND-02: attacks and tests against a hidden unit have +2 difficulty', () => {
    expect(protectionOf(pack, { features: [] }, defiant('hidden'))).toMatchObject({
      difficulty: 2,
      evasionPlus: 0,
      evasion: 2,
    });
    expect(protectionOf(pack, { features: [] }, defiant())).toMatchObject({ difficulty: 0, effects: [] });
  });

  it('a cloaked ship keeps only 2 all round, and its weapons do not reach, by the packs’ word', () => {
    const target = unitAt('t', { base: 'small' }, poseAt(18, 14));
    const rows = valueOf(weaponVerdicts(pack, tableOf([defiant('cloaked'), target]), 'd', 't'));
    const open = rows.filter(({ closedBy }) => closedBy === null);
    expect(open.map(({ type, arc, rangeIn }) => [type, arc, rangeIn])).toEqual([
      ['sensors', 'all', 2],
      ['comms', 'all', 2],
    ]);
    for (const row of rows.filter(({ closedBy }) => closedBy !== null)) {
      expect(row).toMatchObject({ closedBy: 'cloaked', inRange: false, marginIn: null, tooClose: false });
    }
    const [jammedToo] = valueOf(reachesOn(pack, { features: [] }, defiant('jammed', 'cloaked'))).slice(-1);
    expect(jammedToo?.changed).toEqual({ by: 'cloaked', featureId: null, wasIn: 6 });
    expect(pack.effects.cloaked.sources?.['weaponsReach']?.kind).toBe('house');
  });
});

describe('obscuring features', () => {
  it('ITU-FKEY-06: a unit at 2 inches has +X evasion, and its Comms and Sensors ranges count as 2', () => {
    expect(ranges(defiant(), [cloud(northOf(2))])).toEqual(ranges(defiant('jammed')));
    expect(protectionOf(pack, { features: [cloud(northOf(2), 3)] }, defiant())).toMatchObject({
      evasionPlus: 3,
      evasion: 5,
      effects: [{ id: 'obscuring', featureId: 'c', level: 3 }],
    });
    const comms = valueOf(reachesOn(pack, { features: [cloud(northOf(1))] }, defiant())).at(-1);
    expect(comms?.changed).toEqual({ by: 'obscuring', featureId: 'c', wasIn: 6 });
  });

  it('ITU-FKEY-06: exactly at 2 inches counts, 1e-5 beyond does not, nor a feature without the keyword', () => {
    const at = (gapIn: number) => effectsOn(pack, { features: [cloud(northOf(gapIn))] }, defiant()).length;
    expect([at(2), at(2 + 1e-9), at(2 + 1e-5)]).toEqual([1, 1, 0]);
    expect(effectsOn(pack, { features: [featureAt('f', 18, northOf(0))] }, defiant())).toEqual([]);
  });
});

/** A Defiant whose comms reach 1 all round. */
function shortEared() {
  const own = pack.units['defiant'];
  if (own === undefined) throw new Error('no Defiant');
  return { ...own, comms: [{ arc: 'all' as const, baseIn: 1, plusInstruments: false }] };
}
