import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { PLAYED_FACTIONS, type TeamRecord } from './into-the-unknown';

const content = shippedContent();

function team(id: string): TeamRecord {
  const found = content.teams[id];
  if (found === undefined) throw new Error(`no team ${id}`);
  return found;
}
const figures = (id: string) => {
  const { command, ops, science, weaponsPower, instrumentsPower, health } = team(id);
  return [command, ops, science, weaponsPower, instrumentsPower, health];
};
const names = (id: string) => team(id).abilities.map(({ name }) => name);

describe('the teams that ship', () => {
  it('ITU-TEAM-04: each faction has two versions of each letter', () => {
    expect(Object.keys(content.teams)).toHaveLength(10);
    for (const faction of PLAYED_FACTIONS)
      for (const letter of ['alpha', 'beta', 'gamma'] as const) {
        const own = Object.values(content.teams).filter((one) => one.faction === faction);
        expect(own.filter(({ letters }) => letters.includes(letter))).toHaveLength(2);
      }
  });

  it('ITU-TEAM-05: evasion is 1 on every one', () => {
    expect(Object.values(content.teams).map(({ evasion }) => evasion)).toEqual(Array(10).fill(1));
  });

  it('ITU-TEAM-33: the Survey Team', () => {
    expect(figures('survey-team')).toEqual([2, 2, 3, 2, 2, 2]);
    expect(team('survey-team').skills).toEqual({ diplomacy: 1, fieldcraft: 1, biology: 1 });
    expect([team('survey-team').sensors[0]?.baseIn, team('survey-team').comms[0]?.baseIn]).toEqual([2, 4]);
    expect(names('survey-team')).toEqual(['ASSAULT', 'RELOCATE', 'TRANSMIT FINDINGS']);
    expect(team('survey-team').weapon).toMatchObject({ power: { min: 1, max: 2 }, keywords: [] });
  });

  it('ITU-TEAM-34: the Security Team fires its rifles twice', () => {
    expect(figures('security-team')).toEqual([2, 3, 1, 3, 1, 3]);
    expect(names('security-team')).toEqual(['ASSAULT', 'RAID', 'RELOCATE', 'SECURITY SWEEP']);
    expect([team('security-team').attacks, team('security-team').weapon.power]).toEqual([
      2,
      { min: 1, max: 3 },
    ]);
  });

  it('ITU-TEAM-35, ITU-COERCE-05: the Diplomatic Envoy coerces against the highest social level, at least 1', () => {
    expect(figures('diplomatic-envoy')).toEqual([3, 2, 2, 2, 1, 3]);
    expect(team('diplomatic-envoy').weapon.keywords).toEqual(['Lethal 1']);
    const coerce = team('diplomatic-envoy').abilities.find(({ id }) => id === 'coerce');
    expect(coerce?.test).toMatchObject({
      difficulty: { per: 'skill', highest: 'social', of: 'target', least: 1 },
      stat: 'command',
      skill: 'diplomacy',
      reroll: 'instruments',
    });
  });

  it('ITU-REPAIR-01: three teams repair units with orange or severe hull at their location', () => {
    const repairs = Object.values(content.teams).flatMap(({ abilities }) =>
      abilities.filter(({ id }) => id === 'emergency-repairs'),
    );
    expect(repairs).toHaveLength(3);
    for (const { test, target } of repairs) {
      expect(test).toMatchObject({ difficulty: 1, stat: 'ops', skill: 'mechanics' });
      expect(target).toMatchObject({ range: 'location', unit: { hull: ['orange', 'severe'] } });
    }
  });

  it('ITU-TEAM-30: Klingon teams roll expertise, all others intuition; the Honor Guard gamma hits twice', () => {
    for (const { faction, weapon } of Object.values(content.teams))
      expect(weapon.dice).toEqual({ perPower: faction === 'klingon' ? 'expertise' : 'intuition' });
    expect([team('honor-guard').attacks, team('honor-guard-gamma').attacks]).toEqual([1, 2]);
    expect([figures('honor-guard')[3], figures('honor-guard-gamma')[3]]).toEqual([2, 3]);
  });

  it('ITU-TEAM-24: DISBAND stands on no card, it is of the rules', () => {
    expect(Object.keys(content.teams).flatMap(names)).not.toContain('DISBAND');
  });
});
