import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownSetup, PlannedTable } from '../../../../shared/documents';
import { houseForce, setupWith, tableWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { startState } from './start';
import { warningsOfSetup } from './setup-faults';

const table = tableWith();
const faults = (own: Partial<IntoTheUnknownSetup>) => {
  const begun = startState(table, setupWith(own));
  return begun.ok ? [] : begun.error.map(({ code, at, rule }) => `${code} ${at ?? ''} ${rule ?? ''}`);
};
const incident = (own: object = {}): IntoTheUnknownSetup['mission'] => ({
  type: 'incident',
  overture: null,
  situation: null,
  ...own,
});

describe('faults of a set-up', () => {
  it('tells every one with its place and rule', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ mission: incident({ overture: 'nowhere', situation: 'nothing' }) })).toEqual([
      'unknown-id /mission/overture ITU-CARDS-03',
      'unknown-id /mission/situation ITU-CARDS-03',
    ]);
    expect(faults({ mission: incident({ overture: 'first-survey' }) })).toEqual([
      'story-part /mission/overture ITU-CARDS-03',
    ]);
    expect(faults({ corePoints: 20 })).toEqual([
      'too-dear /seats/0/force/core ITU-TASK-09',
      'too-dear /seats/1/force/core ITU-TASK-09',
    ]);
  });

  it('ITU-CARDS-06: complications that were agreed on share a category with the overture or the situation', () => {
    const mission = (one: string) =>
      incident({
        overture: 'show-the-flag',
        situation: 'gamma-quadrant-anomalies',
        complications: { '1': one, '2': 'contested-territory' },
      });
    expect(faults({ mission: mission('surface-strikes') })).toEqual([]);
    expect(faults({ mission: mission('missing-crew') })).toEqual([
      'no-category /mission/complications/1 ITU-CARDS-06',
    ]);
  });

  it('ITU-TASK-05, ITU-MISSION-02: a story is one that the packs have, and names who plays what', () => {
    expect(faults({ mission: { type: 'story', story: 'lost' } })).toEqual([
      'unknown-id /mission/story ITU-MISSION-02',
    ]);
    const seats = [{ force: houseForce('klingon', 40) }, { force: houseForce('dominion', 40) }];
    expect(faults({ mission: { type: 'story', story: 'introduction' }, seats })).toEqual([
      'wrong-faction /seats/0/force/faction ITU-TASK-05',
    ]);
  });

  it('ITU-TASK-13: units of a planned table are in the packs, with dials', () => {
    const pose = { x: 5, y: 5, headingDeg: 0 };
    const planned = (id: string): PlannedTable => ({
      from: 'round',
      sector: { layout: 'solitary' },
      units: [{ id: 'a', class: id, owner: 'blue', pose }],
      features: [],
    });
    expect(faults({ table: planned('enterprise') })).toEqual(['unknown-id /table/units/0/class ITU-TASK-13']);
    expect(faults({ table: planned('galor') })).toEqual(['unknown-figure /table/units/0/class ITU-TASK-13']);
    expect(faults({ table: planned('galaxy') })).toEqual([]);
    const warned = warningsOfSetup(table.content, setupWith({ table: planned('brel') }));
    expect(warned.map(({ code }) => code)).toEqual(['no-ships', 'other-faction']);
  });
});

describe('a story', () => {
  const begin = () =>
    Match.from(
      setupWith({
        mission: { type: 'story', story: 'campaign-2' },
        seats: [{ force: houseForce('federation', 40) }, { force: houseForce('dominion', 40) }],
      }),
    );

  it('ITU-TFEX-03, ITU-TFEX-04, ITU-TFEX-06: campaign mission 2 has its fleets, priority, calm directives, six tokens and a team', () => {
    const match = begin().until('deploy');
    expect(match.state.mission.first).toBe('1');
    expect([match.seat('1').fleet, match.seat('2').fleet]).toEqual([
      ['defiant', 'constellation'],
      ['jemhadar-fighter', 'jemhadar-fighter'],
    ]);
    for (const seat of ['1', '2'] as const) {
      const sides = Object.values(match.seat(seat).directives).map(({ side }) => side);
      expect(sides).toEqual(['calm', 'calm', 'calm']);
    }
    const sites = match.state.features.filter(({ name }) => name === 'archeological site');
    expect(sites.map(({ system }) => system).sort()).toEqual(['1', '1', '1', '2', '2', '2']);
    expect(sites.every(({ keywords }) => keywords.capacity === 3)).toBe(true);
    const team = match.state.units.find(({ kind }) => kind === 'team');
    const leftmost = sites.filter(({ system }) => system === '2').sort((a, b) => a.at.x - b.at.x)[0];
    expect(team).toMatchObject({
      owner: '2',
      teamLetter: 'alpha',
      location: { type: 'feature', feature: leftmost?.id },
    });
    expect(match.state.officers.some(({ at }) => at?.type === 'team')).toBe(false);
    expect(match.log.some(({ type }) => type === 'dealt' || type === 'bought')).toBe(false);
  });

  it('ITU-MISSION-04, ITU-SETUP-25: complications are preset, the track has three positions and two, the marker borders on the three', () => {
    const match = begin().until('objects');
    expect(match.state.mission.complications).toEqual({
      '1': 'race-for-knowledge',
      '2': 'contested-territory',
    });
    expect(match.state.mission).toMatchObject({ track: ['1', '1', '1', '2', '2'], influence: 3 });
  });
});

describe('a campaign', () => {
  it("ITU-DEPLOY-07, ITU-TFEX-05, ITU-REINF-11: ships start with their roster's dials, raised until they are not disabled", () => {
    const force = houseForce('federation');
    const officers = Object.values(force.core).map((officer) => ({
      officer: officer ?? '',
      status: 'available' as const,
    }));
    const hull = table.content.units['defiant']?.hull ?? [];
    const disabled = hull.findIndex(({ icon }) => icon === 'disabled');
    const roster = {
      officers,
      ships: [
        { class: 'galaxy', hull: 2, crew: -1 },
        { class: 'defiant', hull: disabled, crew: 0 },
      ],
      equipment: [],
      strategyPoints: 0,
      achievements: [],
    };
    const other = houseForce('dominion');
    const enemy = Object.values(other.core).map((officer) => ({
      officer: officer ?? '',
      status: 'available' as const,
    }));
    const match = Match.from(
      setupWith({
        mode: 'campaign',
        seats: [
          { force: { ...force, transfer: [], roster } },
          {
            force: {
              ...other,
              transfer: [],
              roster: {
                ...roster,
                officers: enemy,
                ships: [{ class: 'jemhadar-fighter', hull: 0, crew: 0 }],
              },
            },
          },
        ],
        mission: { type: 'incident', overture: 'show-the-flag', situation: null },
        dealt: true,
      }),
    ).fate();
    expect(match.unit('1:galaxy')).toMatchObject({ hull: 2, crew: -1 });
    expect(disabled).toBeGreaterThan(0);
    expect(match.unit('1:defiant').hull).toBe(disabled - 1);
  });
});
