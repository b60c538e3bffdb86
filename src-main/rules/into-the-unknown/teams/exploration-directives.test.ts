import { describe, expect, it } from 'vitest';
import type { Play } from '../play';
import { forgetScored } from './directives';
import { anomalyExposed, healthDamaged, objectiveTested } from './happenings';
import {
  after,
  CRUISER,
  ENVOY,
  FIGHTER,
  kills,
  own,
  points,
  SHIP,
  sideOf,
  TEAM,
  theirs,
} from '../../../../tests/support/into-the-unknown/directives';

describe('exploration directives', () => {
  for (const faction of ['federation', 'dominion', 'klingon'] as const) {
    it(`ITU-DIRECT-01, ITU-HOSTILE-02: ${faction}, calm: an own aggressive act is 1 nVP and turns it, an opponent's may`, () => {
      const match = after({ faction }, own('aggressive'));
      expect(points(match)).toEqual([0, 1]);
      expect(sideOf(match, 'exploration')).toBe('hostile');
      const other = after({ faction }, theirs('aggressive')).step('1', { type: 'choose-option', option: 1 });
      expect(sideOf(other, 'exploration')).toBe('hostile');
    });

    it(`ITU-DIRECT-01: ${faction}, hostile: an opponent's aggressive act in Comms range of a ship may turn combat`, () => {
      const shown = { faction, category: 'exploration', side: 'hostile' } as const;
      const match = after(shown, theirs('aggressive')).step('1', { type: 'choose-option', option: 1 });
      expect(sideOf(match, 'combat')).toBe('hostile');
      const far = { ...FIGHTER, at: [34, 34, 0] } as const;
      const apart = after(shown, theirs('aggressive'), { units: [SHIP, TEAM, far, CRUISER, ENVOY] });
      expect(apart.task.type).toBe('note');
    });
  }

  const tested = (success: boolean, unit: string) => (play: Play) =>
    objectiveTested(play, { unit, feature: 'f1', success });

  it('ITU-DIRECT-01: Federation, calm: 1 VP for an objective test of a small unit or a probe, most 2 a round', () => {
    const shown = { faction: 'federation' } as const;
    expect(points(after(shown, tested(true, '1:security-team')))).toEqual([1, 0]);
    expect(points(after(shown, tested(true, '1:defiant')))).toEqual([0, 0]);
    expect(points(after(shown, tested(false, '1:security-team')))).toEqual([0, 0]);
    const exposed = (play: Play) => anomalyExposed(play, { unit: '1:security-team', feature: 'f1' });
    expect(points(after(shown, exposed))).toEqual([1, 0]);
    const often = (play: Play) => [1, 2, 3].forEach(() => tested(true, '1:security-team')(play));
    expect(points(after(shown, often))).toEqual([2, 0]);
  });

  it('ITU-DIRECT-01: a new round lets it score its most again', () => {
    const again = (play: Play) => {
      [1, 2, 3].forEach(() => tested(true, '1:security-team')(play));
      forgetScored(play);
      tested(true, '1:security-team')(play);
    };
    expect(points(after({ faction: 'federation' }, again))).toEqual([3, 0]);
  });

  it('ITU-DIRECT-01: Federation, hostile: 1 VP for what a small unit takes out at 2" of an objective', () => {
    const shown = { faction: 'federation', category: 'exploration', side: 'hostile' } as const;
    const near = kills('2:diplomatic-envoy', 'destroyed', '1:security-team');
    expect(points(after(shown, near))).toEqual([1, 0]);
    expect(points(after(shown, kills('2:diplomatic-envoy', 'destroyed')))).toEqual([0, 0]);
    const far = { ...FIGHTER, at: [30, 30, 0] } as const;
    const units = [SHIP, TEAM, far, CRUISER, ENVOY];
    expect(
      points(after(shown, kills('2:jemhadar-fighter', 'disabled', '1:security-team'), { units })),
    ).toEqual([0, 0]);
  });

  it('ITU-DIRECT-01: Dominion, calm: 1 VP when a small opposing unit fails at an objective with one\'s own at 2"', () => {
    const shown = { faction: 'dominion' } as const;
    expect(points(after(shown, tested(false, '2:diplomatic-envoy')))).toEqual([1, 0]);
    expect(points(after(shown, tested(false, '2:jemhadar-fighter')))).toEqual([0, 0]);
    const units = [SHIP, FIGHTER, CRUISER, ENVOY];
    expect(points(after(shown, tested(false, '2:diplomatic-envoy'), { units }))).toEqual([0, 0]);
  });

  it('ITU-DIRECT-01: Dominion, hostile: 1 VP a round when a friendly team inflicts health damage', () => {
    const shown = { faction: 'dominion', category: 'exploration', side: 'hostile' } as const;
    const hurt = (play: Play) =>
      healthDamaged(play, { unit: '2:diplomatic-envoy', source: '1:security-team' });
    const twice = (play: Play) => {
      hurt(play);
      hurt(play);
    };
    expect(points(after(shown, twice))).toEqual([1, 0]);
    const byShip = (play: Play) => healthDamaged(play, { unit: '2:diplomatic-envoy', source: '1:defiant' });
    expect(points(after(shown, byShip))).toEqual([0, 0]);
  });

  it('ITU-DIRECT-01: Klingon, calm: 1 VP for an objective test with an opposing unit at 4"', () => {
    const shown = { faction: 'klingon' } as const;
    expect(points(after(shown, tested(true, '1:security-team')))).toEqual([1, 0]);
    const units = [SHIP, TEAM];
    expect(points(after(shown, tested(true, '1:security-team'), { units }))).toEqual([0, 0]);
  });

  it('ITU-DIRECT-01: Klingon, hostile: 1 VP for a team destroyed or a ship disabled by a team, 2 for a capital ship, most 2', () => {
    const shown = { faction: 'klingon', category: 'exploration', side: 'hostile' } as const;
    const team = kills('2:diplomatic-envoy', 'destroyed', '1:security-team');
    const cruiser = kills('2:jemhadar-battle-cruiser', 'disabled', '1:security-team');
    expect(points(after(shown, team))).toEqual([1, 0]);
    expect(points(after(shown, cruiser))).toEqual([2, 0]);
    const both = (play: Play) => {
      team(play);
      cruiser(play);
    };
    expect(points(after(shown, both))).toEqual([2, 0]);
    expect(points(after(shown, kills('2:diplomatic-envoy', 'destroyed')))).toEqual([0, 0]);
  });
});
