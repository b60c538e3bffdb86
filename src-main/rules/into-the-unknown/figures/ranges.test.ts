import { describe, expect, it } from 'vitest';
import { type BegunOptions, equipmentCard, playWith } from '../../../../tests/support/into-the-unknown';
import { contentFor, distanceBetween, hasArcTo, hasRange, rangeOf, stationsOf, unitOf } from './index';

const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2' } as const;

function begun(options: BegunOptions) {
  const { table, frozen } = playWith(options);
  const unit = (id: string) => unitOf(frozen, id);
  return {
    table,
    frozen,
    has: (id: string, range: Parameters<typeof hasRange>[3], target: string) =>
      hasRange(table, frozen, unit(id), range, target),
    range: (id: string, kind: 'sensors' | 'comms' | 'weapons', target: string) =>
      rangeOf(table, frozen, unit(id), kind, target),
    unit,
  };
}

describe('ranges', () => {
  it('ITU-DICE-01: a range runs from edge to edge, and exactly at it counts', () => {
    const { table, frozen, has } = begun({ units: [SHIP, { ...FOE, at: [18, 10, 0] }] });
    const apart = distanceBetween(table, frozen, '1:defiant', '2:jemhadar-fighter') ?? 0;
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThan(8);
    expect(has('1:defiant', apart, '2:jemhadar-fighter')).toBe(true);
    expect(has('1:defiant', apart - 0.01, '2:jemhadar-fighter')).toBe(false);
  });

  it('Sensors reach all round so far and farther in their arc, by the alert', () => {
    const ahead = begun({ units: [SHIP, { ...FOE, at: [18, 11, 0] }] });
    const astern = begun({ units: [SHIP, { ...FOE, at: [18, 25, 0] }] });
    expect(ahead.range('1:defiant', 'sensors', '2:jemhadar-fighter')?.inRange).toBe(true);
    expect(astern.has('1:defiant', 'sensors', '2:jemhadar-fighter')).toBe(false);
  });

  it('ITU-COND-05: a jammed unit has Sensors and Comms of 2" that nothing raises', () => {
    const longer = equipmentCard({
      passives: [
        { changes: 'figure', what: 'sensors', by: 8, on: 'self', alerts: [], when: [], while: 'always' },
      ],
    });
    const is = { equipment: [{ card: 'longer', station: 'helm' }] } as const;
    const options = (conditions: readonly 'jammed'[]): BegunOptions => ({
      cards: { equipment: { longer } },
      units: [
        { ...SHIP, is: { ...is, conditions } },
        { ...FOE, at: [18, 11, 0] },
        { ...FOE, at: [18, 21, 0] },
      ],
    });
    expect(begun(options([])).has('1:defiant', 'sensors', '2:jemhadar-fighter')).toBe(true);
    const jammed = begun(options(['jammed']));
    expect(jammed.has('1:defiant', 'sensors', '2:jemhadar-fighter')).toBe(false);
    expect(jammed.has('1:defiant', 'comms', '2:jemhadar-fighter#2')).toBe(true);
    expect(jammed.range('1:defiant', 'sensors', '2:jemhadar-fighter#2')?.rangeIn).toBe(2);
  });

  it('a changed range is worked into the pack for measuring, and the pack itself stays', () => {
    const longer = equipmentCard({
      passives: [
        { changes: 'figure', what: 'comms', by: 3, on: 'self', alerts: [], when: [], while: 'always' },
      ],
    });
    const is = { equipment: [{ card: 'longer', station: 'helm' }] } as const;
    const { table, frozen, unit } = begun({
      cards: { equipment: { longer } },
      units: [
        { ...SHIP, is },
        { ...FOE, at: [18, 11, 0] },
      ],
    });
    const [before] = table.content.units['defiant']?.comms ?? [];
    const [now] = contentFor(table, frozen, unit('1:defiant')).units['defiant']?.comms ?? [];
    expect(now?.baseIn).toBe((before?.baseIn ?? 0) + 3);
    expect(contentFor(table, frozen, unit('2:jemhadar-fighter'))).toBe(table.content);
  });

  it('ITU-TEAM-31: a team measures from where it is, and its weapons reach its own location alone', () => {
    const { has } = begun({
      units: [
        SHIP,
        { class: 'survey-team', in: '1:defiant/cargo' },
        { class: 'diplomatic-envoy', seat: '2', in: '1:defiant/cargo' },
        { ...FOE, at: [18, 14.5, 0] },
      ],
      features: [{ kind: 'objective-solid', at: [21, 18] }],
    });
    expect(has('1:survey-team', 'weapons', '2:diplomatic-envoy')).toBe(true);
    expect(has('1:survey-team', 'weapons', '2:jemhadar-fighter')).toBe(false);
    expect(has('1:survey-team', 'comms', '2:jemhadar-fighter')).toBe(true);
    expect(has('1:survey-team', 'sensors', 'f1')).toBe(true);
    expect(has('1:survey-team', 'location', '1:defiant')).toBe(true);
    expect(has('1:survey-team', 'location', 'f1')).toBe(false);
  });

  it('an arc holds what lies in it, even in part', () => {
    const { table, frozen, unit } = begun({
      units: [SHIP, { ...FOE, at: [18, 11, 0] }, { ...FOE, at: [18, 25, 0] }],
    });
    const inBow = (id: string) => hasArcTo(table, frozen, unit('1:defiant'), 'bow', id);
    expect([inBow('2:jemhadar-fighter'), inBow('2:jemhadar-fighter#2')]).toEqual([true, false]);
  });
});

describe('stations', () => {
  const offline = (options: BegunOptions) => {
    const { table, frozen, unit } = begun(options);
    return stationsOf(table, frozen, unit('1:defiant')).flatMap(({ station, offline: why }) =>
      why ? [`${station} ${why.why}`] : [],
    );
  };
  const ENVOY = { class: 'diplomatic-envoy', seat: '2', in: '1:defiant/bridge' } as const;

  it('ITU-TEAM-10: an opposing team that nothing contests takes every station of its section offline', () => {
    expect(offline({ units: [SHIP, ENVOY] })).toEqual([
      'captains-chair team',
      'helm team',
      'instruments team',
      'tactical team',
    ]);
    const contested = { class: 'survey-team', in: '1:defiant/bridge' } as const;
    expect(offline({ units: [SHIP, ENVOY, contested] })).toEqual([]);
  });

  it('a station is offline as long as a damage card lies at it', () => {
    const is = { damageCards: [{ card: 'dce1', station: 'engineering', end: 'aft' }] } as const;
    expect(offline({ units: [{ ...SHIP, is }] })).toEqual(['engineering card']);
  });

  it('ITU-OFFICER-05: a ship has seven stations, a shuttle a helm, a console and engineering', () => {
    const { table, frozen, unit } = begun({ units: [SHIP, { class: 'type-6-shuttle', at: [9, 9, 0] }] });
    const names = (id: string) => stationsOf(table, frozen, unit(id)).map(({ station }) => station);
    expect(names('1:defiant')).toHaveLength(7);
    expect(names('1:type-6-shuttle')).toEqual(['helm', 'console', 'engineering']);
  });
});
