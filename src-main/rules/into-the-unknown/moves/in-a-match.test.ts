import { describe, expect, it } from 'vitest';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import { officerCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { maneuver } from '../../../../tests/support/into-the-unknown/moves';
import { stationsOf } from '../figures';
import { abilitiesOf } from '../round/abilities';
import { sectionLocations } from '../teams/locations';

const ROUND: Task = { type: 'round', step: 0 };
const torpedo = (at: readonly [number, number, number], own: Partial<UnitOptions> = {}): UnitOptions => ({
  class: 'photon-torpedo',
  at,
  ...own,
});
const fighter: UnitOptions = { class: 'jemhadar-fighter', at: [18, 30, 0], alert: 'green 1' };
const surplus: readonly Task[] = [ROUND, { type: 'surplus', seat: '1', of: 'projectiles' }];
const four: readonly UnitOptions[] = [
  torpedo([5, 5, 0]),
  torpedo([8, 5, 0]),
  { class: 'class-1-probe', at: [12, 5, 0] },
  { class: 'escape-pod', at: [16, 5, 0] },
];

describe('projectiles at the end of a round', () => {
  it('ITU-PROJ-14, ITU-PROJ-15: over its tubes a player takes off torpedoes or probes of their choice; pods do not count', () => {
    const match = Match.begun({ units: [fighter, ...four], tasks: surplus });
    expect(match.legal('1')).toEqual([
      { type: 'choose-unit', unit: '1:photon-torpedo' },
      { type: 'choose-unit', unit: '1:photon-torpedo#2' },
      { type: 'choose-unit', unit: '1:class-1-probe' },
    ]);
    match.step('1', { type: 'choose-unit', unit: '1:class-1-probe' });
    expect(match.state.units.map(({ id }) => id)).not.toContain('1:class-1-probe');
    expect(match.told('removed')).toMatchObject([{ unit: '1:class-1-probe' }]);
    expect(match.task.type).not.toBe('surplus');
  });

  it('ITU-PROJ-15: points banked on one that is taken off are lost', () => {
    const banked = [{ seat: '1', points: 3, scores: 'end' }] as const;
    const units = [fighter, torpedo([5, 5, 0], { is: { banked } }), ...four.slice(1)];
    const match = Match.begun({ units, tasks: surplus });
    match.step('1', { type: 'choose-unit', unit: '1:photon-torpedo' });
    expect(match.state.gone[0]?.banked).toEqual([]);
    expect(match.seat('1').vp).toBe(0);
  });

  it('ITU-PROJ-16: tubes are those of ships in the game; by setting those of destroyed ships too', () => {
    const gone = [
      {
        unit: '1:miranda',
        class: 'miranda',
        owner: '1',
        why: 'destroyed',
        by: '2',
        banked: [],
        hull: 9,
        letter: null,
      },
    ] as const;
    const begun = (readings: Record<string, string>) => {
      const match = Match.begun({ units: [fighter, ...four], tasks: surplus, readings, is: { gone } });
      return () => match.actors;
    };
    expect(begun({})()).toEqual(['1']);
    // The Miranda's 4 tubes and the Fighter's 2 hold all three: nobody is asked.
    expect(begun({ 'projectiles.tubesOfDestroyed': 'yes' })).toThrow('waits for nobody');
  });

  it('ITU-PROJ-10: a projectile has the actions of its card and of the mission, and no others', () => {
    const match = Match.begun({ units: [fighter, ...four] });
    const of = (id: string) =>
      abilitiesOf(match.table, match.state, match.unit(id))
        .filter(({ ref, ability }) => ref.from === 'unit' && ability.timing === 'action')
        .map(({ ability }) => ability.name);
    expect(of('1:photon-torpedo')).toEqual(['IMPULSE']);
    expect(of('1:class-1-probe')).toEqual(['IMPULSE']);
    expect(of('1:escape-pod')).toEqual(['IMPULSE', 'EMERGENCY LANDING']);
  });

  it('ITU-PROJ-12: hull damage is trauma on a projectile, which hull 1 destroys', () => {
    const { content } = Match.begun().table;
    for (const card of ['photon-torpedo', 'quantum-torpedo', 'class-1-probe', 'escape-pod'])
      expect(content.units[card]?.hull?.[0]?.value).toBe(1);
  });
});

describe('pods and shuttles', () => {
  it('ITU-PROJ-08: an emergency landing takes the pod off and puts everybody on one feature or friendly unit at 2"', () => {
    const match = Match.begun({
      cards: { officers: { ann: officerCard(), bob: officerCard() } },
      units: [
        { class: 'escape-pod', at: [18, 18, 0], aboard: ['ann', 'bob'] },
        { class: 'defiant', at: [25, 18, 0], alert: 'green 1' },
      ],
      features: [{ kind: 'comet', at: [18, 16], is: { keywords: { capacity: 1 } } }],
      tasks: [ROUND, { type: 'land', seat: '1', pod: '1:escape-pod' }],
    });
    const places = match.options('1', 'move-personnel');
    expect(places.map(({ to }) => to)).toEqual([{ type: 'feature', feature: 'f1' }]);
    const [first] = places;
    if (!first) throw new Error('Nowhere to land.');
    match.step('1', first);
    expect(match.state.units.map(({ id }) => id)).toEqual(['1:defiant']);
    expect(match.state.officers.map(({ at, lost }) => [at, lost])).toEqual([
      [{ type: 'feature', feature: 'f1' }, false],
      [{ type: 'feature', feature: 'f1' }, false],
    ]);
  });

  it('ITU-AUX-02: a shuttle has sections and stations, which belong to no end', () => {
    const match = Match.begun({ units: [{ class: 'type-6-shuttle', at: [18, 18, 0] }] });
    const shuttle = match.unit('1:type-6-shuttle');
    expect(sectionLocations(match.table, shuttle)).toEqual([
      { type: 'section', unit: shuttle.id, section: 'bridge' },
      { type: 'section', unit: shuttle.id, section: 'engineering' },
    ]);
    const stations = stationsOf(match.table, match.state, shuttle);
    expect(stations.map(({ station, end }) => [station, end])).toEqual([
      ['helm', null],
      ['console', null],
      ['engineering', null],
    ]);
  });
});

describe('what no text explains', () => {
  it('ITU-AUX-08, ITU-HAZARD-07: a card’s unexplained figures are asked by no rule: units move, launch and act without them', () => {
    const match = Match.begun({
      units: [
        { class: 'type-6-shuttle', at: [18, 18, 0] },
        { class: 'hostile-raider', seat: null, at: [28, 28, 0] },
      ],
    });
    for (const id of ['1:type-6-shuttle', '0:hostile-raider'])
      expect(match.table.content.units[match.unit(id).class]?.unnamedStat).toBeNull();
  });
});

describe('moves in a match', () => {
  const maneuverTask = (
    unit: string,
    kinds: readonly ['warp'] | readonly ['forward'],
  ): Extract<Task, { type: 'maneuver' }> => ({
    type: 'maneuver',
    seat: '1',
    unit,
    kinds,
    full: false,
  });

  it('ITU-FKEY-07: a warp over a Treacherous feature is rolled for at once', () => {
    const match = Match.begun({
      units: [{ class: 'defiant', at: [18, 30, 0], alert: 'green 2' }],
      features: [{ kind: 'rift', at: [18, 24], is: { keywords: { treacherous: 3 } } }],
      tasks: [ROUND, maneuverTask('1:defiant', ['warp'])],
    });
    match.step('1', maneuver('warp', { distanceIn: 12 }));
    expect(match.task).toMatchObject({ type: 'test', stat: 'ops', difficulty: 3 });
    match.fate();
    expect(match.state.tasks.some(({ type }) => type === 'test' || type === 'place-unit')).toBe(true);
  });

  it('the window measures a manoeuvre that a card halves on a table that knows it', () => {
    const task: Task = { ...maneuverTask('1:defiant', ['forward']), halved: true };
    const match = Match.begun({
      units: [{ class: 'defiant', at: [18, 30, 0], alert: 'green 2' }],
      tasks: [ROUND, task],
    });
    expect(match.view('1').table.units[0]?.figures?.enginePower).toBe(4);
    expect(match.refusal('1', maneuver('forward', { distanceIn: 4.5 })).code).toBe('distance-over-limit');
  });

  it('a refused manoeuvre cites the rule of its verdict', () => {
    const match = Match.begun({
      units: [{ class: 'defiant', at: [18, 30, 0], alert: 'green 2' }],
      tasks: [ROUND, maneuverTask('1:defiant', ['forward'])],
    });
    expect(match.refusal('1', maneuver('forward', { distanceIn: 9 }))).toMatchObject({
      code: 'distance-over-limit',
      rule: 'ITU-MOVE-04',
    });
    expect(match.refusal('2', maneuver('forward', { distanceIn: 1 }))).toBeDefined();
    expect(match.refusal('1', { type: 'pass' })).toMatchObject({ rule: 'ITU-MOVE-03' });
  });

  it('ITU-ANOM-01: chance names the number of an anomaly that a warp crosses', () => {
    const match = Match.begun({
      units: [{ class: 'defiant', at: [18, 30, 0], alert: 'green 2' }],
      features: [{ kind: 'anomaly', at: [18, 24] }],
      mission: { situation: 'gamma-quadrant-anomalies', anomalies: [1, 3] },
      tasks: [ROUND, maneuverTask('1:defiant', ['warp'])],
    });
    match.step('1', maneuver('warp', { distanceIn: 12 }));
    expect(match.actor).toBe('chance');
    expect(match.refusal('chance', { type: 'number', number: 2 })).toBeDefined();
    match.step('chance', { type: 'number', number: 3 });
    expect(match.feature('f1')).toMatchObject({ kind: 'comet', keywords: { abundant: 2, capacity: 2 } });
  });

  it('ITU-PKEY-01: a detonation rolls for every unit there and takes the torpedo off', () => {
    const match = Match.begun({
      units: [torpedo([18, 18, 0]), { class: 'defiant', seat: '2', at: [18, 12.3, 0], alert: 'green 1' }],
      tasks: [ROUND, { type: 'slide', seat: '1', unit: '1:photon-torpedo', must: true }],
    });
    match.step('1', { type: 'slide', flat: 'port', distanceIn: 4, system: null });
    expect(match.log.some(({ type }) => type === 'attacked')).toBe(true);
    for (let steps = 0; steps < 40 && match.state.tasks.some(({ type }) => type === 'detonate'); steps += 1)
      match.sample({ below: () => 0 });
    expect(match.state.gone).toMatchObject([{ unit: '1:photon-torpedo', why: 'removed' }]);
  });
});
