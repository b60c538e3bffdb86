import { describe, expect, it } from 'vitest';
import { damageCard, equipmentCard, officerCard, playWith } from '../../../../tests/support/into-the-unknown';
import type { BegunOptions } from '../../../../tests/support/into-the-unknown';
import {
  alertStatusOf,
  changeLinesOf,
  evasionAt,
  figuresOf,
  highestLevelIn,
  hullStatusOf,
  levelOf,
  officerOf,
  rangeOf,
  sizeOf,
  skillOf,
  unitOf,
} from './index';

const DEFIANT = { class: 'defiant', at: [18, 18, 0] } as const;

function figuresIn(options: BegunOptions, id = '1:defiant', leader: string | null = null) {
  const { table, frozen } = playWith(options);
  return figuresOf(table, frozen, unitOf(frozen, id), leader);
}

describe('figures of a unit', () => {
  it('read the row of the alert dial and the step of the crew dial', () => {
    const figures = figuresIn({ units: [{ ...DEFIANT, alert: 'green 2', is: { crew: 2 } }] });
    expect(figures).toMatchObject({ enginePower: 8, impulseTurn: 3, command: 4, ops: 6, science: 3 });
  });

  it('ITU-MOVE-06: a warp reaches warp drive and engine power together, or as the reading says', () => {
    const drive = playWith().table.content.units['defiant']?.warpDrive ?? 0;
    const sum = figuresIn({ units: [{ ...DEFIANT, alert: 'green 2' }] });
    const stat = figuresIn({ units: [DEFIANT], readings: { 'warp.distance': 'stat' } });
    const twice = figuresIn({ units: [DEFIANT], readings: { 'warp.distance': 'twice' } });
    expect([sum.warpIn, stat.warpIn, twice.warpIn]).toEqual([drive + 8, drive, 2 * drive]);
  });

  it('ITU-TEAM-05: a team has the stats of its card, whatever its damage', () => {
    const team = { class: 'survey-team', in: '1:defiant/cargo', is: { trauma: 1 } } as const;
    expect(figuresIn({ units: [DEFIANT, team] }, '1:survey-team')).toMatchObject({
      evasion: 1,
      command: 2,
      ops: 2,
      science: 3,
      enginePower: null,
    });
  });

  it('ITU-FKEY-06: an obscuring feature at 2" adds its level to evasion, one farther away nothing', () => {
    const feature = (x: number) =>
      ({ kind: 'cloud', at: [x, 18], is: { keywords: { obscuring: 2 } } }) as const;
    const plain = figuresIn({ units: [DEFIANT] }).evasion ?? 0;
    expect(figuresIn({ units: [DEFIANT], features: [feature(20)] }).evasion).toBe(plain + 2);
    expect(figuresIn({ units: [DEFIANT], features: [feature(28)] }).evasion).toBe(plain);
  });

  it('ITU-FKEY-06: a team has it too where it is, with Comms and Sensors of 2"', () => {
    const cloud = (obscuring: number) =>
      [{ kind: 'cloud', at: [21, 18], is: { keywords: { obscuring, capacity: 1 } } }] as const;
    for (const place of ['f1', '1:defiant/cargo']) {
      const units = [
        DEFIANT,
        { class: 'diplomatic-envoy', in: place },
        { class: 'miranda', at: [21, 14, 90] },
      ] as const;
      const { table, frozen } = playWith({ units, features: cloud(2) });
      const envoy = unitOf(frozen, '1:diplomatic-envoy');
      expect(figuresOf(table, frozen, envoy).evasion).toBe(3);
      expect(rangeOf(table, frozen, envoy, 'comms', '1:miranda')?.rangeIn).toBe(2);
    }
    const far = playWith({
      units: [DEFIANT, { class: 'diplomatic-envoy', in: '1:defiant/cargo' }],
      features: [{ kind: 'cloud', at: [30, 18], is: { keywords: { obscuring: 2 } } }],
    });
    const envoy = unitOf(far.frozen, '1:diplomatic-envoy');
    expect(figuresOf(far.table, far.frozen, envoy).evasion).toBe(1);
    expect(rangeOf(far.table, far.frozen, envoy, 'comms', '1:defiant')?.rangeIn).toBe(4);
  });

  it('ITU-COND-02: attacks on a hidden unit have +2 difficulty', () => {
    const plain = figuresIn({ units: [DEFIANT] }).evasion ?? 0;
    const hidden = { ...DEFIANT, is: { conditions: ['hidden'] } } as const;
    expect(figuresIn({ units: [hidden] }).evasion).toBe(plain + 2);
  });

  it('take cards, officers and modifiers in, never below 0', () => {
    const engines = equipmentCard({
      passives: [
        { changes: 'figure', what: 'engine-power', by: 2, on: 'self', alerts: [], when: [], while: 'always' },
        { changes: 'figure', what: 'ops', by: -9, on: 'self', alerts: ['red'], when: [], while: 'always' },
      ],
    });
    const is = { equipment: [{ card: 'engines', station: 'helm' }] } as const;
    const cards = { equipment: { engines } };
    const plain = figuresIn({ units: [{ ...DEFIANT, alert: 'red 1' }] });
    const fitted = figuresIn({ cards, units: [{ ...DEFIANT, alert: 'red 1', is }] });
    expect(fitted.enginePower).toBe((plain.enginePower ?? 0) + 2);
    expect(fitted.ops).toBe(0);
    expect(figuresIn({ cards, units: [{ ...DEFIANT, is }] }).ops).toBe(plain.ops);
  });

  it('count what an officer gives while leading for that leader alone, and nothing of who is out of action', () => {
    const lead = officerCard({
      passives: [
        { changes: 'figure', what: 'command', by: 1, on: 'self', alerts: [], when: [], while: 'leading' },
      ],
    });
    const options: BegunOptions = {
      cards: { officers: { lead } },
      units: [{ ...DEFIANT, crew: { helm: 'lead' } }],
    };
    const plain = figuresIn(options).command ?? 0;
    expect(figuresIn(options, '1:defiant', '1:lead').command).toBe(plain + 1);
    const out = { ...options, officers: { '1:lead': { incapacitated: true } } };
    expect(figuresIn(out, '1:defiant', '1:lead').command).toBe(plain);
  });

  it('tell where each change comes from', () => {
    const { table, frozen } = playWith({
      units: [DEFIANT],
      is: {
        modifiers: [
          { unit: '1:defiant', what: 'evasion', by: 1, until: 'round', end: null, from: 'equipment:x' },
          { unit: '1:defiant', what: 'evasion', by: 3, until: 'round', end: 'aft', from: 'rule' },
        ],
      },
    });
    const unit = unitOf(frozen, '1:defiant');
    const plain = figuresOf(table, frozen, unit).evasion ?? 0;
    expect(changeLinesOf(table, frozen, unit, 'evasion')).toEqual([{ by: 1, from: 'equipment:x' }]);
    expect([evasionAt(table, frozen, unit, 'fore'), evasionAt(table, frozen, unit, 'aft')]).toEqual([
      plain,
      plain + 3,
    ]);
  });

  it('a damage card takes the shields of its end away', () => {
    const card = damageCard('defiant', {
      passives: [{ changes: 'shields', at: 'card-end', zero: true, minus: 0 }],
    });
    const is = { damageCards: [{ card: 'leak', station: null, end: 'aft' }] } as const;
    const cards = { damageCards: { leak: card } };
    const { shieldsFore, shieldsAft } = figuresIn({ cards, units: [{ ...DEFIANT, is }] });
    expect([shieldsFore, shieldsAft]).toEqual([1, 0]);
  });
});

describe('hull and skills', () => {
  it('ITU-AUX-10: a track exposes nothing before damage, a dial stands at its start', () => {
    const { table, frozen } = playWith({
      units: [DEFIANT, { class: 'type-6-shuttle', at: [10, 10, 0] }],
    });
    const status = (id: string) => hullStatusOf(table, unitOf(frozen, id));
    expect(status('1:defiant')).toMatchObject({ status: 'none', left: 7, disabled: false, destroyed: false });
    expect(status('1:type-6-shuttle')).toMatchObject({ status: 'none', left: 4 });
  });

  it('ITU-AUX-13: the step with an icon exposes it: severe and disabled, then severe and destroyed', () => {
    const at = (hull: number) => {
      const { table, frozen } = playWith({
        units: [{ class: 'galaxy-saucer', at: [10, 10, 0], is: { hull } }],
      });
      return hullStatusOf(table, unitOf(frozen, '1:galaxy-saucer'));
    };
    expect(at(5)).toMatchObject({ status: 'severe', disabled: true, destroyed: false, left: 1 });
    expect(at(6)).toMatchObject({ status: 'severe', disabled: false, destroyed: true, left: 0 });
  });

  it('ITU-DICE-10: dice come from the leader, without one from the unit itself', () => {
    const { table, frozen } = playWith({
      units: [
        { ...DEFIANT, crew: { helm: 'worf' } },
        { class: 'class-1-probe', at: [9, 9, 0] },
      ],
    });
    const skill = (unit: string, officer: string | null, name: 'biology' | 'ordnance') =>
      skillOf(table, frozen, unitOf(frozen, unit), officer, name);
    const worf = table.content.officers['worf']?.skills.ordnance ?? 0;
    expect(worf).toBeGreaterThan(0);
    expect(skill('1:defiant', '1:worf', 'ordnance')).toBe(worf);
    expect(skill('1:defiant', null, 'ordnance')).toBe(0);
    expect(skill('1:class-1-probe', null, 'biology')).toBe(1);
  });

  it('ITU-SETUP-14: a level is the highest skill of its category; ITU-OKEY-10: banked points add skills', () => {
    const card = officerCard({
      skills: { mechanics: 1, navigation: 2 },
      keywords: { qapla: { skills: { logic: 3 }, relentless: 0, abilities: [] } },
    });
    const options: BegunOptions = {
      cards: { officers: { card } },
      units: [{ ...DEFIANT, crew: { helm: 'card' } }],
    };
    const level = (more: BegunOptions) => {
      const { table, frozen } = playWith({ ...options, ...more });
      return levelOf(table, officerOf(frozen, '1:card'), 'technical');
    };
    expect(level({})).toBe(2);
    const banked = [{ seat: '1', points: 1, scores: 'end' }] as const;
    expect(level({ officers: { '1:card': { banked } } })).toBe(3);
  });

  it('ITU-COERCE-05: the highest level in a unit counts its officers and those of teams aboard', () => {
    const { table, frozen } = playWith({
      units: [
        { ...DEFIANT, crew: { helm: 'worf' } },
        { class: 'survey-team', in: '1:defiant/cargo', aboard: ['deanna-troi'] },
      ],
    });
    expect(highestLevelIn(table, frozen, unitOf(frozen, '1:defiant'), 'social')).toBe(2);
  });

  it('ITU-RAM-05, ITU-RAM-07: sizes for rams by base, hazard units by the reading', () => {
    const size = (unitClass: string, readings = {}) => {
      const { table, frozen } = playWith({ units: [{ class: unitClass, at: [9, 9, 0] }], readings });
      return sizeOf(table, unitOf(frozen, `1:${unitClass}`));
    };
    expect(['galaxy', 'constellation', 'defiant', 'type-6-shuttle'].map((each) => size(each))).toEqual([
      4, 3, 2, 1,
    ]);
    expect(size('hostile-raider')).toBe(3);
    expect(size('hostile-raider', { 'ram.hazardSize': 'none' })).toBe(0);
  });

  it('an alert is told by its colour, none on units without a dial', () => {
    const { table, frozen } = playWith({
      units: [
        { ...DEFIANT, alert: 'red 1' },
        { class: 'type-6-shuttle', at: [10, 10, 0] },
      ],
    });
    expect(alertStatusOf(table, unitOf(frozen, '1:defiant'))).toBe('red');
    expect(alertStatusOf(table, unitOf(frozen, '1:type-6-shuttle'))).toBeNull();
  });
});
