import { describe, expect, it } from 'vitest';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import { hullStatusOf } from '../figures';
import { DEFIANT, hit, lay, SAUCER, SHUTTLE } from '../../../../tests/support/into-the-unknown/damage';

describe('the hull track', () => {
  it('ITU-AUX-10: each point that is not cancelled moves the marker a step; before any damage none is exposed', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 2 } }]);
    expect(hullStatusOf(combat.play.table, lay([SAUCER]).unit('1:galaxy-saucer'))).toMatchObject({
      status: 'none',
      icons: [],
      left: 6,
    });
    hit(combat, { unit: '1:galaxy-saucer', count: 1 });
    expect(combat.unit('1:galaxy-saucer').hull).toBe(3);
    expect(combat.told('damaged')).toEqual([
      { type: 'damaged', unit: '1:galaxy-saucer', kind: 'hull', count: 1, now: 3 },
    ]);
  });

  it('ITU-AUX-11: it stops at the first step of another status and the rest is dropped', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 2 } }]);
    expect(hit(combat, { unit: '1:galaxy-saucer', count: 5 }).unit('1:galaxy-saucer').hull).toBe(3);
    expect(hit(combat, { unit: '1:galaxy-saucer', count: 5 }).unit('1:galaxy-saucer').hull).toBe(5);
  });

  it('ITU-AUX-12: the first step, from no damage, stops it too; by the reading `no` it does not', () => {
    const steps = (reading: string) =>
      hit(lay([SHUTTLE], { readings: { 'aux.stopAtFirstStep': reading } }), {
        unit: '1:type-6-shuttle',
        count: 3,
      }).unit('1:type-6-shuttle').hull;
    expect([steps('yes'), steps('no')]).toEqual([1, 2]);
  });

  it('ITU-AUX-13: a status with two icons is two steps: the first disables, the second destroys', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 4 } }]);
    hit(combat, { unit: '1:galaxy-saucer', count: 1 });
    expect(hullStatusOf(combat.play.table, combat.unit('1:galaxy-saucer'))).toMatchObject({
      status: 'severe',
      disabled: true,
      left: 1,
    });
    expect(combat.told('disabled')).toHaveLength(1);
    hit(combat, { unit: '1:galaxy-saucer', count: 1 });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:galaxy-saucer', why: 'destroyed' }]);
  });

  it('ITU-AUX-14: the destroyed icon takes the unit off, officers on it are lost', () => {
    const combat = lay([{ ...SHUTTLE, crew: { helm: 'ensign' }, is: { hull: 3 } }]);
    hit(combat, { unit: '1:type-6-shuttle' });
    expect(combat.play.frozen.units).toEqual([]);
    expect(combat.officer('1:ensign')).toMatchObject({ lost: true, at: null });
  });

  it('ITU-LOST-01: officers of a destroyed space unit are lost, those of a destroyed team stay where it was', () => {
    const combat = lay([
      { ...SHUTTLE, crew: { helm: 'ensign' }, is: { hull: 3 } },
      { class: 'miranda', seat: '2', at: [10, 10, 0], alert: 'green 1' },
      { class: 'team', in: '2:miranda/bridge', aboard: ['doctor'], is: { trauma: 2 } },
    ]);
    hit(combat, { unit: '1:type-6-shuttle' });
    hit(combat, { unit: '1:team', kind: 'health', count: 1 }).done();
    expect(combat.officer('1:ensign').lost).toBe(true);
    expect(combat.officer('1:doctor')).toMatchObject({
      lost: false,
      at: { type: 'section', unit: '2:miranda', section: 'bridge' },
    });
  });

  it('ITU-WKEY-02: Breach lets the hull go on beyond the change of status, by up to X steps', () => {
    const steps = (count: number, breach: number) =>
      hit(lay([{ ...SAUCER, is: { hull: 1 } }]), { unit: '1:galaxy-saucer', count, breach }).unit(
        '1:galaxy-saucer',
      ).hull - 1;
    expect([steps(4, 0), steps(4, 1), steps(4, 2), steps(2, 2)]).toEqual([1, 2, 3, 2]);
  });
});

describe('trauma', () => {
  const ABOARD: readonly UnitOptions[] = [
    { class: 'miranda', at: [10, 10, 0], alert: 'green 1' },
    { class: 'team', in: '1:miranda/bridge', aboard: ['ensign', 'doctor'] },
  ];

  it('ITU-TEAM-36: each point is a token on the health of a team; at its value the team is destroyed', () => {
    const combat = lay([ABOARD[0]!, { class: 'team', in: '1:miranda/bridge' }]);
    hit(combat, { unit: '1:team', kind: 'health', count: 2 });
    expect(combat.unit('1:team').trauma).toBe(2);
    hit(combat, { unit: '1:team', kind: 'health', count: 2 });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:team', why: 'destroyed' }]);
  });

  it('ITU-TEAM-38: an officer may stand in for the team, sustains as much as possible and is then incapacitated', () => {
    const combat = hit(lay(ABOARD), { unit: '1:team', kind: 'health', count: 3 });
    expect(combat.legal().map((each) => (each.type === 'choose-officer' ? each.officer : each.type))).toEqual(
      ['1:ensign', '1:doctor', 'done'],
    );
    combat.answer({ type: 'choose-officer', officer: '1:ensign' });
    expect(combat.officer('1:ensign')).toMatchObject({ trauma: 2, incapacitated: true, ready: false });
    expect(combat.taskOf('damage').count).toBe(1);
  });

  it('ITU-TEAM-39: what remains the team sustains, or a further officer', () => {
    const first = hit(lay(ABOARD), { unit: '1:team', kind: 'health', count: 3 });
    first.answer({ type: 'choose-officer', officer: '1:ensign' });
    const team = first.branch().done();
    expect(team.unit('1:team').trauma).toBe(1);
    const further = first.branch().answer({ type: 'choose-officer', officer: '1:doctor' });
    expect(further.isOver).toBe(true);
    expect([further.unit('1:team').trauma, further.officer('1:doctor').incapacitated]).toEqual([0, true]);
  });

  it('ITU-PROJ-12: hull damage of a projectile is trauma on its hull; at its value it is taken off', () => {
    const combat = lay([{ class: 'class-1-probe', at: [18, 18, 0] }]);
    hit(combat, { unit: '1:class-1-probe', count: 1, end: 'fore', shields: true });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:class-1-probe', why: 'destroyed' }]);
  });

  it('ITU-TEAM-28: who is named among officers there takes the damage in place of the unit', () => {
    const stage = () =>
      lay([{ ...DEFIANT, crew: { helm: 'ensign' } }]).do((play) =>
        play.push({
          type: 'hurt-whom',
          seat: '1',
          among: ['1:ensign'],
          unit: '1:defiant',
          count: 1,
          may: true,
          rule: 'ITU-TEAM-28',
        }),
      );
    const named = stage().answer({ type: 'choose-officer', officer: '1:ensign' });
    expect([named.officer('1:ensign').trauma, named.unit('1:defiant').crew]).toEqual([1, 0]);
    const none = stage().done();
    expect([none.officer('1:ensign').trauma, none.unit('1:defiant').crew]).toEqual([0, -1]);
  });
});
