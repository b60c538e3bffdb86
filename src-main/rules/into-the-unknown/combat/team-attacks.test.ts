import { describe, expect, it } from 'vitest';
import type { TeamRecord } from '../../../../shared/content/into-the-unknown';
import { teamCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import { layAttack as lay, FIGHTER, shot } from '../../../../tests/support/into-the-unknown/attacks';
import { analysis, blank, double, EXPERTISE } from '../../../../tests/support/into-the-unknown/combat';

describe('attacks of teams', () => {
  const RIFLES: Partial<TeamRecord> = {
    weaponsPower: 2,
    weapon: {
      name: 'Plasma Rifles',
      mounts: [],
      power: { min: 1, max: 2 },
      rangeIn: 0,
      dice: { perPower: 'intuition' },
      keywords: ['Lethal 1'],
    },
  };
  const teams = {
    envoy: teamCard({ faction: 'dominion', skills: {}, ...RIFLES }),
    survey: teamCard({ health: 2 }),
    rifles: teamCard({ attacks: 2, skills: { skirmish: 1 }, ...RIFLES }),
  };
  const features = [{ kind: 'objective-solid', at: [18, 18], is: { keywords: { capacity: 2 } } }] as const;
  const ASSAULT = { verb: 'attacks', skill: 'skirmish', relocateFirst: false } as const;
  const ground = (units: readonly UnitOptions[]) => lay(units, { features, cards: { teams } });

  it('ITU-CAPTURE-08: 2 dice, 2 successes and 1 analysis; Lethal 1 makes 3 damage, the team of health 2 is destroyed', () => {
    const combat = ground([
      { class: 'survey', in: 'f1', aboard: ['target'] },
      { class: 'envoy', seat: '2', in: 'f1' },
    ]);
    combat.effect(ASSAULT, { self: '2:envoy', seat: '2' });
    combat.answer(shot(combat, { target: '1:survey', power: 2 }));
    combat.roll(double, analysis);
    combat.answer({ type: 'done' });
    expect(combat.told('hit')).toMatchObject([{ successes: 2, evasion: 1, damage: 2 }]);
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:survey', why: 'destroyed' }]);
    expect(combat.officer('1:target')).toMatchObject({
      at: { type: 'feature', feature: 'f1' },
      lost: false,
      incapacitated: false,
    });
  });

  it('ITU-TEAM-30: a team spends weapons power alone, an x2 weapon makes two attacks, then a token marks it', () => {
    const combat = ground([
      { class: 'rifles', in: 'f1' },
      { class: 'survey', seat: '2', in: 'f1' },
    ]);
    combat.effect(ASSAULT, { self: '1:rifles' });
    expect(combat.options('attack').map(({ mount, power, reserve }) => [mount, power, reserve])).toEqual([
      [0, 1, 0],
      [0, 2, 0],
      [1, 1, 0],
      [1, 2, 0],
    ]);
    combat.answer(shot(combat, { mount: 0, power: 1 })).roll(blank, EXPERTISE.blank);
    combat.answer(shot(combat, { mount: 1, power: 1 }));
    expect(combat.taskOf('attack').dice).toHaveLength(1);
    combat.roll(blank);
    expect(combat.isOver).toBe(true);
    expect(combat.unit('1:rifles').fired).toBe(true);
  });

  it('ITU-TEAM-31: team weapons reach only opposing teams at the own location', () => {
    const combat = ground([
      { class: 'rifles', in: 'f1' },
      { class: 'survey', in: 'f1' },
      { ...FIGHTER, at: [18, 17, 0] },
      { class: 'envoy', seat: '2', in: '2:jemhadar-fighter/bridge' },
    ]);
    combat.effect(ASSAULT, { self: '1:rifles' });
    expect(combat.isOver).toBe(true);
    expect(combat.told('attacked')).toEqual([]);
  });

  it('ITU-TEAM-25: at least one attack is made', () => {
    const combat = ground([
      { class: 'rifles', in: 'f1' },
      { class: 'survey', seat: '2', in: 'f1' },
    ]);
    combat.effect(ASSAULT, { self: '1:rifles' });
    expect(combat.why({ type: 'done' })).toMatchObject({ rule: 'ITU-TEAM-25' });
    combat.answer(shot(combat, { mount: 0, power: 1 })).roll(blank, EXPERTISE.blank);
    expect(combat.why({ type: 'done' })).toBeNull();
  });
});
