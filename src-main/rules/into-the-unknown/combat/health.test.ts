import { describe, expect, it } from 'vitest';
import { officerCard, teamCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Combat, INTUITION, work } from '../../../../tests/support/into-the-unknown/combat';
import { coerce, healOfficer, hurtOfficer, inspire } from './health';

const DEFIANT: UnitOptions = {
  class: 'defiant',
  at: [18, 18, 0],
  alert: 'green 1',
  crew: { helm: 'ensign' },
};
const SHUTTLE: UnitOptions = { class: 'type-6-shuttle', at: [10, 10, 0] };
const lay = (is: UnitOptions['is'] = {}, units: readonly UnitOptions[] = []) =>
  new Combat({
    units: [{ ...DEFIANT, is }, SHUTTLE, ...units],
    cards: {
      officers: {
        ensign: officerCard({ health: 2 }),
        envoy: officerCard({ skills: { diplomacy: 2 } }),
        consul: officerCard({ skills: { empathy: 3 } }),
      },
      teams: { diplomats: teamCard({ command: 3, skills: { diplomacy: 1 } }) },
    },
  });
const crew = (combat: Combat) => [
  combat.unit('1:defiant').crew,
  combat.unit('1:defiant').advantage,
  combat.unit('1:defiant').peril,
];

describe('inspiring', () => {
  it('ITU-INSPIRE-01: a crew at its start or above and below its maximum goes up one step each time', () => {
    const combat = lay().do((play) => inspire(play, '1:defiant'));
    expect(crew(combat)).toEqual([1, 0, 0]);
    expect(crew(combat.do((play) => inspire(play, '1:defiant')))).toEqual([2, 0, 0]);
  });

  it('ITU-INSPIRE-02: a dial at its maximum or below its start, or no dial, adds 1 advantage instead', () => {
    expect(crew(lay({ crew: 2 }).do((play) => inspire(play, '1:defiant')))).toEqual([2, 1, 0]);
    expect(crew(lay({ crew: -1 }).do((play) => inspire(play, '1:defiant')))).toEqual([-1, 1, 0]);
    expect(
      lay()
        .do((play) => inspire(play, '1:type-6-shuttle'))
        .unit('1:type-6-shuttle').advantage,
    ).toBe(1);
  });
});

describe('coercing', () => {
  it('ITU-COERCE-01: a unit without crew dial loses 1 advantage, or gains 1 peril where it has none, never both', () => {
    const combat = lay().do((play) => {
      play.unit('1:type-6-shuttle').advantage = 1;
      coerce(play, '1:type-6-shuttle');
    });
    expect(combat.unit('1:type-6-shuttle')).toMatchObject({ advantage: 0, peril: 0 });
    combat.do((play) => coerce(play, '1:type-6-shuttle'));
    expect(combat.unit('1:type-6-shuttle')).toMatchObject({ advantage: 0, peril: 1 });
  });

  it('ITU-COERCE-02: an inspired crew goes down by 1 and loses nothing else', () => {
    expect(crew(lay({ crew: 2, advantage: 1 }).do((play) => coerce(play, '1:defiant')))).toEqual([1, 1, 0]);
  });

  it('ITU-COERCE-03: any other crew loses 1 advantage, or gains 1 peril', () => {
    expect(crew(lay({ advantage: 1 }).do((play) => coerce(play, '1:defiant')))).toEqual([0, 0, 0]);
    expect(crew(lay({ crew: -2 }).do((play) => coerce(play, '1:defiant')))).toEqual([-2, 0, 1]);
  });

  it('ITU-COERCE-04: inspired is above the start: coercing never lowers a dial below it', () => {
    const combat = lay({ crew: 1 });
    for (let times = 0; times < 3; times += 1) combat.do((play) => coerce(play, '1:defiant'));
    expect(crew(combat)).toEqual([0, 0, 2]);
  });

  it('ITU-COERCE-05: the difficulty is the highest social level in the unit, at least 1, or by the reading its health', () => {
    const envoys: UnitOptions = {
      class: 'miranda',
      seat: '2',
      at: [18, 14, 0],
      alert: 'green 1',
      crew: { helm: 'envoy', tactical: 'consul' },
    };
    const shipped = (combat: Combat) =>
      combat.play.table.content.teams['diplomatic-envoy']?.abilities.find(({ id }) => id === 'coerce');
    const difficulty = (target: string, reading: string) => {
      const combat = new Combat({
        units: [
          DEFIANT,
          envoys,
          { class: 'type-6-shuttle', seat: '2', at: [10, 10, 0] },
          { class: 'diplomatic-envoy', in: '1:defiant/bridge' },
        ],
        readings: { 'coerce.difficulty': reading },
        cards: {
          officers: {
            ensign: officerCard({ health: 2 }),
            envoy: officerCard({ skills: { diplomacy: 2 }, health: 1 }),
            consul: officerCard({ skills: { empathy: 3 }, health: 2 }),
          },
        },
      });
      const ability = shipped(combat);
      if (!ability?.test) throw new Error('No COERCE.');
      const { test, success, failure, spends } = ability;
      return combat
        .test({ test, success, failure, spends }, { self: '1:diplomatic-envoy', target })
        .taskOf('test').difficulty;
    };
    expect(difficulty('2:miranda', 'social')).toBe(3);
    expect(difficulty('1:defiant', 'social')).toBe(1);
    expect(difficulty('2:miranda', 'health')).toBe(2);
    expect(difficulty('1:diplomatic-envoy', 'social')).toBe(1);
    expect(difficulty('1:diplomatic-envoy', 'health')).toBe(3);
    expect(difficulty('2:type-6-shuttle', 'health')).toBe(1);
  });

  it('ITU-COERCE-05: success coerces the unit', () => {
    const combat = lay({ crew: 2 });
    combat.test(work(1, 'command', 'diplomacy', { success: [{ verb: 'coerce', on: 'target' }] }), {
      self: '1:type-6-shuttle',
      target: '1:defiant',
    });
    combat.roll(INTUITION.success, INTUITION.blank);
    expect(combat.unit('1:defiant').crew).toBe(1);
  });
});

describe('officers hurt and healed', () => {
  it('ITU-TEAM-38: at the health of the card an officer is incapacitated and committed; healed, able again', () => {
    const combat = lay().do((play) => hurtOfficer(play, '1:ensign', 5));
    expect(combat.officer('1:ensign')).toMatchObject({ trauma: 2, incapacitated: true, ready: false });
    expect(combat.told('hurt')).toMatchObject([{ count: 2, now: 2 }]);
    combat.do((play) => healOfficer(play, '1:ensign', 1));
    expect(combat.officer('1:ensign')).toMatchObject({ trauma: 1, incapacitated: false, ready: false });
    expect(combat.do((play) => hurtOfficer(play, '1:ensign', 0)).told('hurt')).toHaveLength(1);
  });
});
