import { describe, expect, it } from 'vitest';
import type { PlannedTable } from '../../../../shared/documents';
import { setupWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';

const unit = (
  id: string,
  unitClass: string,
  owner: 'blue' | 'orange' | 'neutral',
  x: number,
  y: number,
  more = {},
) => ({
  id,
  class: unitClass,
  owner,
  pose: { x, y, headingDeg: 90 },
  ...more,
});
const PLAN: Omit<PlannedTable, 'from'> = {
  sector: { layout: 'helix' },
  units: [
    unit('a', 'galaxy', 'blue', 10, 10, { alert: 'red 1' }),
    unit('b', 'defiant', 'blue', 20, 10, { conditions: ['hidden'] }),
    unit('c', 'jemhadar-fighter', 'orange', 20, 20),
    unit('d', 'jemhadar-fighter', 'orange', 25, 25),
    unit('e', 'hostile-raider', 'neutral', 30, 30),
    unit('f', 'photon-torpedo', 'blue', 15, 10),
  ],
  features: [
    { id: 'x', kind: 'objective-solid', at: { x: 18, y: 18 }, owner: 'blue' },
    { id: 'y', kind: 'anomaly', at: { x: 10, y: 25 }, number: 4 },
    { id: 'z', kind: 'cloud', at: { x: 30, y: 10 }, keywords: { obscuring: 2 } },
  ],
};
const begin = (from: PlannedTable['from'], own: Partial<PlannedTable> = {}) =>
  Match.from(
    setupWith({
      mission: { type: 'incident', overture: 'show-the-flag', situation: 'hostile-raiders' },
      table: { ...PLAN, from, ...own },
    }),
  );

describe('a match from a planned table', () => {
  it('begins round 1 on it: fleets matched by class, dials at their start but for what the plan says', () => {
    const match = begin('round').fate();
    expect(match.state.round).toMatchObject({ number: 1, phase: 'priority' });
    expect(match.state.sector).toEqual({ layout: 'helix' });
    expect(match.seat('1').fleet).toEqual(['galaxy', 'defiant']);
    expect(match.seat('2').fleet).toEqual(['jemhadar-fighter', 'jemhadar-fighter']);
    expect(match.unit('1:galaxy')).toMatchObject({
      pose: { x: 10, y: 10, headingDeg: 90 },
      hull: 0,
      crew: 0,
    });
    const alert = (id: string) => match.view('1').units.find((each) => each.id === id)?.alertName;
    expect([alert('1:galaxy'), alert('1:defiant')]).toEqual(['red 1', 'green 1']);
    expect(match.unit('1:defiant').conditions).toEqual(['hidden']);
    expect(match.unit('2:jemhadar-fighter#2').pose).toMatchObject({ x: 25, y: 25 });
    expect(match.unit('0:hostile-raider')).toMatchObject({ owner: null, kind: 'hazard' });
    expect(match.unit('1:photon-torpedo')).toMatchObject({ owner: '1', kind: 'projectile' });
    expect(match.state.officers.filter(({ owner }) => owner === '1')).toHaveLength(7);
  });

  it('takes its tokens as the mission calls them, with markers and numbers, and nobody places more', () => {
    const match = begin('round').fate();
    expect(match.state.features.map(({ kind, name, keywords }) => [kind, name, keywords])).toEqual([
      ['objective-solid', 'rally point', { capacity: 2 }],
      ['anomaly', 'distress buoy', { treacherous: 2 }],
      ['cloud', 'nebula', { obscuring: 2 }],
    ]);
    expect(match.feature('f1').control).toEqual({ '1': 1 });
    expect(match.feature('f2').number).toBe(4);
    expect(match.state.mission.anomalies).toEqual([1, 2, 3, 5, 6, 7, 8]);
  });

  it('goes on from it in set-up: kinds that the plan lacks are placed, ships that it lacks are chosen and deployed', () => {
    const { features, units } = PLAN;
    const match = begin('deployment', { features: features.slice(0, 1), units: units.slice(0, 2) });
    match.until('fleet');
    expect(match.taskOf('fleet').seat).toBe('2');
    match.until('objects');
    expect(match.taskOf('objects')).toMatchObject({ part: 'situation', index: 0 });
    match.until('deploy');
    expect(match.actors).toEqual(['2']);
    expect(match.state.features.filter(({ kind }) => kind === 'objective-solid')).toHaveLength(1);
    expect(match.state.features.filter(({ kind }) => kind === 'cloud')).toHaveLength(2);
  });
});
