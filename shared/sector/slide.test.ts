import { describe, expect, it } from 'vitest';
import { poseAt, tableOf, unitAt, valueOf } from '../../tests/support/sector-tables';
import { shippedContent } from '../../tests/support/shipped-content';
import { judgeSlide, slideFlats } from './slide';

const pack = shippedContent();
const torpedo = unitAt('t', 'photon-torpedo', poseAt(18, 18, 90));

describe('impulse of a projectile', () => {
  it('ITU-PROJ-09: it goes up to engine power, without turning', () => {
    const straight = valueOf(judgeSlide(pack, tableOf([torpedo]), 't', 'port', 4));
    expect(straight).toMatchObject({ legal: true, end: { x: 22, y: 18, headingDeg: 90 }, possible: 4 });
    const far = valueOf(judgeSlide(pack, tableOf([torpedo]), 't', 'port', 4.5));
    expect(far.violations).toMatchObject([{ code: 'distance-over-limit', rule: 'ITU-PROJ-09' }]);
  });

  it('the starboard fore flat leads 60 degrees to port of the heading, the port one 60 to starboard', () => {
    const end = (flat: 'fore-starboard' | 'fore-port') =>
      valueOf(judgeSlide(pack, tableOf([torpedo]), 't', flat, 2)).end;
    expect(end('fore-starboard').y).toBeCloseTo(18 - 2 * Math.sin(Math.PI / 3), 8);
    expect(end('fore-port').y).toBeCloseTo(18 + 2 * Math.sin(Math.PI / 3), 8);
  });

  it('a ship’s base stops it like any impulse', () => {
    const table = tableOf([torpedo, unitAt('s', 'defiant', poseAt(20, 18))]);
    const verdict = valueOf(judgeSlide(pack, table, 't', 'port', 3));
    expect(verdict).toMatchObject({ legal: false, overlaps: [{ id: 's' }] });
    expect(verdict.possible).toBeLessThan(1);
  });

  it('ITU-PKEY-02: a Guided projectile may use a fore side where others use their lateral sides', () => {
    const quantum = unitAt('q', 'quantum-torpedo', poseAt(18, 18, 0));
    expect(slideFlats(pack, quantum)).toEqual(['port', 'starboard', 'fore-port', 'fore-starboard']);
    const slide = (flat: 'starboard' | 'fore-starboard') =>
      valueOf(judgeSlide(pack, tableOf([quantum]), 'q', flat, 4));
    expect(slide('starboard')).toMatchObject({ legal: true, end: { x: 18, y: 14, headingDeg: 0 } });
    // 60 degrees to port, the heading kept.
    expect(slide('fore-starboard')).toMatchObject({ legal: true, end: { y: 16, headingDeg: 0 } });
    expect(slide('fore-starboard').end.x).toBeCloseTo(18 - 4 * Math.sin(Math.PI / 3), 9);
  });

  it('probes and pods use their fore sides always, and a pod goes 2 inches', () => {
    const probe = unitAt('p', 'class-1-probe', poseAt(10, 10));
    const pod = unitAt('e', 'escape-pod', poseAt(20, 20));
    const table = tableOf([probe, pod]);
    expect(slideFlats(pack, probe)).toHaveLength(4);
    expect(valueOf(judgeSlide(pack, table, 'p', 'fore-port', 4)).legal).toBe(true);
    expect(valueOf(judgeSlide(pack, table, 'e', 'fore-port', 2)).legal).toBe(true);
    expect(valueOf(judgeSlide(pack, table, 'e', 'fore-port', 2.0001)).legal).toBe(false);
  });

  it('only projectiles slide, along the flats their class has', () => {
    const table = tableOf([torpedo, unitAt('s', 'defiant', poseAt(4, 4))]);
    expect(judgeSlide(pack, table, 's', 'port', 1)).toMatchObject({ error: { code: 'not-a-projectile' } });
    expect(slideFlats(pack, torpedo)).toHaveLength(4);
    const unguided = {
      ...pack,
      units: { ...pack.units, 'photon-torpedo': { ...pack.units['photon-torpedo']!, keywords: [] } },
    };
    expect(slideFlats(unguided, torpedo)).toEqual(['port', 'starboard']);
    expect(judgeSlide(unguided, table, 't', 'fore-port', 1)).toMatchObject({
      error: { code: 'flat-not-allowed' },
    });
  });
});
