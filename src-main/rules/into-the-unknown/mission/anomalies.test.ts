/** What anomalies of the shipped situations do beyond turning into something (ITU-ANOM-03, ITU-ANOM-04). */
import { describe, expect, it } from 'vitest';
import type { StateOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';

const WAIT = { type: 'note', seat: '1', text: 'wait', from: 'test' } as const;
const ANOMALY = { kind: 'anomaly', at: [18, 18] } as const;
const SHIPS = [
  { class: 'defiant', at: [18, 20.5, 0] },
  { class: 'jemhadar-fighter', seat: '2', at: [18, 6, 180] },
] as const;

/** Player 1's Defiant exposes the anomaly beside it, and it is this number. */
function exposed(situation: string, number: number, options: StateOptions = {}): Match {
  return Match.begun({
    units: SHIPS,
    features: [ANOMALY],
    tasks: [WAIT, { type: 'expose', feature: 'f1', by: '1:defiant', step: 0 }],
    ...options,
    mission: { overture: 'distress-call', situation, ...options.mission },
  }).step('chance', { type: 'number', number });
}

describe('anomalies of the situations', () => {
  it('Delicate Treaty 1 to 3: peril by alert, then a new buoy is placed, its number among those not in use', () => {
    const match = exposed('delicate-treaty', 2, {
      units: [{ ...SHIPS[0], alert: 'yellow 1' }, SHIPS[1]],
    });
    expect(match.unit('1:defiant').peril).toBe(2);
    expect(match.refusal('1', { type: 'place-feature', at: { x: 18, y: 22 } }).rule).toBe('ITU-SETUP-29');
    match.step('1', { type: 'place-feature', at: { x: 8, y: 18 } });
    expect(match.state.features).toMatchObject([{ id: 'f2', kind: 'anomaly', number: null, exposed: false }]);
    expect(match.state.mission.anomalies).toContain(2);
  });

  it('Delicate Treaty 4 to 6: 3 hull damage to the end that faces the buoy, of each space unit beside it', () => {
    const alert = 'yellow 1';
    const shot = (defiant: object, other: object) => {
      const match = exposed('delicate-treaty', 5, {
        units: [
          { ...SHIPS[0], alert, ...defiant },
          { ...SHIPS[1], alert, ...other },
        ],
      }).until('note', 'shot');
      expect(match.state.features).toEqual([]);
      return match.log.flatMap((event) => (event.type === 'shields' ? [`${event.unit} ${event.end}`] : []));
    };
    expect(shot({}, {})).toEqual(['1:defiant fore']);
    expect(shot({ at: [18, 20.5, 180] }, {})).toEqual(['1:defiant aft']);
    // Between the two lies the buoy: the other's aft end is nearer to it, its fore end to whoever exposed it.
    expect(shot({}, { at: [18, 15.5, 0] })).toEqual(['1:defiant fore', '2:jemhadar-fighter aft']);
    expect(shot({}, { at: [20.5, 18.5, 270] })).toEqual(['1:defiant fore', '2:jemhadar-fighter fore']);
  });

  const RAIDER = { class: 'hostile-raider', seat: null, at: [18, 15, 0] } as const;

  it('Delicate Treaty 7 and 8: a hazard unit beside it tests too, by the trailing player, and costs nobody points', () => {
    const match = exposed('delicate-treaty', 7, {
      units: [{ ...SHIPS[0], at: [18, 30, 0] }, SHIPS[1], RAIDER],
    });
    expect(match.taskOf('test')).toMatchObject({ seat: '2', context: { self: '0:hostile-raider' } });
    match.roll(...match.taskOf('test').dice.map(() => 7)).until('note', 'failed');
    expect(match.state.seats.map(({ nvp }) => nvp)).toEqual([0, 0]);
  });

  it('Delicate Treaty 7 and 8: who fails the test scores 1 nVP', () => {
    const match = exposed('delicate-treaty', 7);
    expect(match.taskOf('test')).toMatchObject({ seat: '1', difficulty: 2, stat: 'command' });
    match.roll(...match.taskOf('test').dice.map(() => 7)).until('note', 'failed');
    expect(match.seat('1')).toMatchObject({ vp: 0, nvp: 1 });
  });

  it('Hostile Raiders 1 and 2: the exposing player scores 1 VP; 8: the trailing player places a raider at 6"', () => {
    const found = exposed('hostile-raiders', 1);
    expect(found.seat('1').vp).toBe(1);
    expect(found.state.features).toEqual([]);
    const byRaider = exposed('hostile-raiders', 1, {
      units: [...SHIPS, RAIDER],
      tasks: [WAIT, { type: 'expose', feature: 'f1', by: '0:hostile-raider', step: 0 }],
    });
    expect(byRaider.state.seats.map(({ vp }) => vp)).toEqual([0, 0]);
    const raided = exposed('hostile-raiders', 8);
    expect(raided.actors).toEqual(['2']);
    raided.until('note', 'raiders');
    expect(raided.unit('0:hostile-raider')).toMatchObject({ owner: null, kind: 'hazard' });
    expect(raided.state.features).toEqual([]);
  });

  it('Hostile Raiders 3 to 7: a mine field lies where the buoy was', () => {
    const match = exposed('hostile-raiders', 4);
    expect(match.feature('f1')).toMatchObject({
      kind: 'wreck',
      name: 'mine field',
      keywords: { unstable: 2, treacherous: 2 },
    });
  });

  it('Anomalous Objects 8: a second wormhole in another system or deep space, beyond 12" of the first; an opponent sends who is near', () => {
    const match = exposed('anomalous-objects', 8, {
      sector: { layout: 'helix' },
      features: [{ ...ANOMALY, at: [30, 13] }],
      units: [{ class: 'defiant', at: [30, 15.5, 0] }, SHIPS[1]],
    });
    expect(match.feature('f1').kind).toBe('wormhole');
    expect(match.refusal('1', { type: 'place-feature', at: { x: 24, y: 13 } }).code).toBe('same-system');
    match.step('1', { type: 'place-feature', at: { x: 6, y: 23 } });
    expect(match.actors).toEqual(['2']);
    expect(match.task).toMatchObject({ type: 'place-unit', unit: '1:defiant' });
    match.until('note', 'through');
    const { pose } = match.unit('1:defiant');
    expect(Math.hypot((pose?.x ?? 99) - 6, (pose?.y ?? 99) - 23)).toBeLessThan(9);
  });

  it('Gamma Quadrant 1 and 2: 2 peril for each space unit at 2", and nothing is left', () => {
    const match = exposed('gamma-quadrant-anomalies', 1);
    expect(match.unit('1:defiant').peril).toBe(2);
    expect(match.unit('2:jemhadar-fighter').peril).toBe(0);
    expect(match.state.features).toEqual([]);
  });
});
