import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import { teamCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import {
  layAttack as lay,
  DEFIANT,
  FIGHTER,
  fire,
  RAIDER,
  shot,
} from '../../../../tests/support/into-the-unknown/attacks';
import { blank, EXPERTISE } from '../../../../tests/support/into-the-unknown/combat';
import { pushAttack } from './declare-attack';

type Attack = Extract<IntoTheUnknownAction, { type: 'attack' }>;

describe('attacks of an action', () => {
  it('ITU-DICE-13: dice are 1 for each power spent, of the kind of the weapon, and Ordnance in the first attack', () => {
    const combat = fire(lay([DEFIANT, FIGHTER]));
    combat.answer(shot(combat, { weapon: 'Phaser Emitters', mount: 0, power: 2 }));
    expect(combat.taskOf('attack').dice.map(({ die }) => die)).toEqual([
      'intuition',
      'intuition',
      'expertise',
      'expertise',
    ]);
    expect(combat.taskOf('attack').lines).toEqual([
      { what: 'die', count: 2, from: 'Phaser Emitters' },
      { what: 'die', count: 2, from: 'Ordnance (Gunner)' },
      { what: 'difficulty', count: 2, from: 'Evasion' },
    ]);
    combat.roll(blank, blank, EXPERTISE.blank, EXPERTISE.blank);
    combat.answer(shot(combat, { weapon: 'Phaser Emitters', mount: 2, power: 1 }));
    expect(combat.taskOf('attack').dice.map(({ die }) => die)).toEqual(['intuition']);
  });

  it('ITU-DICE-13: each mount attacks once, weapons power is spent over the action, a ship may add reserve', () => {
    const combat = fire(lay([DEFIANT, FIGHTER]));
    const first = shot(combat, { weapon: 'Phaser Emitters', mount: 0, power: 2, reserve: 0 });
    combat.answer(first).roll(blank, blank, EXPERTISE.blank, EXPERTISE.blank);
    expect(combat.why(first)).toMatchObject({ rule: 'ITU-DICE-13' });
    const more = combat
      .options('attack')
      .filter(({ weapon, mount }) => weapon === 'Phaser Emitters' && mount === 2);
    expect(more.map(({ power, reserve }) => [power, reserve])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    const split: Attack = {
      type: 'attack',
      weapon: 'Phaser Emitters',
      mount: 2,
      target: '2:jemhadar-fighter',
      power: 0,
      reserve: 2,
      end: null,
    };
    expect(combat.why(split)).toBeNull();
    expect(combat.why({ ...split, power: 2 })).toMatchObject({ rule: 'ITU-DICE-13' });
    combat.answer(split);
    expect(combat.unit('1:defiant').reserve).toBe(4);
    combat.roll(blank, blank);
    expect(combat.taskOf('attacks').power).toBe(2);
  });

  it('ITU-AUX-09: auxiliary units attack with weapons power alone, within what the weapon takes', () => {
    const combat = fire(
      lay([{ class: 'type-6-shuttle', at: [18, 16, 0] }, FIGHTER]),
      '1:type-6-shuttle',
      null,
    );
    expect(combat.options('attack').map(({ power, reserve }) => [power, reserve])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(combat.why({ ...shot(combat, { power: 2 }), reserve: 1, power: 1 })).toMatchObject({
      message: 'There is 2 weapons power and 0 reserve left.',
      rule: 'ITU-DICE-13',
    });
  });

  it('ITU-PROJ-05: launching a torpedo is an attack: 1 weapons power a tube, only while the dial shows torpedo ready', () => {
    const combat = fire(lay([DEFIANT, FIGHTER]));
    expect(combat.options('attack').filter(({ weapon }) => weapon === 'torpedo tubes')).toHaveLength(3);
    combat.answer(shot(combat, { weapon: 'torpedo tubes', mount: 2 }));
    expect(combat.taskOf('launch')).toMatchObject({
      by: '1:defiant',
      class: 'quantum-torpedo',
      slots: ['aft'],
      notches: 1,
      why: 'torpedo',
    });
    combat.play.pop();
    expect(combat.taskOf('attacks')).toMatchObject({ power: 1, made: 1 });
    expect(combat.options('attack').filter(({ weapon }) => weapon === 'torpedo tubes')).toHaveLength(2);
    const green = fire(lay([{ ...DEFIANT, alert: 'green 2' }, FIGHTER]));
    expect(green.options('attack').filter(({ weapon }) => weapon === 'torpedo tubes')).toEqual([]);
  });

  it('ITU-HAZARD-13: a hazard unit makes every attack on its target that it can, with weapons power alone', () => {
    const combat = lay([
      { ...RAIDER, at: [18, 15, 180] },
      { ...DEFIANT, seat: '2' },
    ]);
    combat.effect(
      { verb: 'attacks', skill: 'ordnance', relocateFirst: false },
      { self: '0:hostile-raider', seat: null, target: '2:defiant' },
    );
    expect(combat.actor).toBe('2');
    expect(combat.why({ type: 'done' })).toMatchObject({ rule: 'ITU-HAZARD-13' });
    expect(combat.options('attack').map(({ mount, power, reserve }) => [mount, power, reserve])).toEqual([
      [0, 2, 0],
      [1, 2, 0],
    ]);
    combat.answer(shot(combat, { mount: 0 }));
    expect(combat.taskOf('attack').dice.map(({ die }) => die)).toEqual(['intuition', 'expertise']);
    combat
      .roll(blank, EXPERTISE.blank)
      .answer(shot(combat, { mount: 1 }))
      .roll(blank, EXPERTISE.blank);
    expect(combat.isOver).toBe(true);
    expect(combat.told('act')).toEqual([]);
  });

  it('ITU-PROJ-11: a projectile rolls the dice of its profile alone, neither power nor reserve', () => {
    const combat = lay([{ class: 'quantum-torpedo', at: [18, 14, 0] }, FIGHTER]);
    combat.do((play) =>
      pushAttack(play, { unit: '1:quantum-torpedo', target: '2:jemhadar-fighter', weapon: 'Warhead' }),
    );
    expect(combat.taskOf('attack').dice.map(({ die }) => die)).toEqual([
      'expertise',
      'expertise',
      'expertise',
      'expertise',
    ]);
  });

  it('ITU-FKEY-02: a unit outside cannot attack a unit inside a feature', () => {
    const features = [{ kind: 'objective-solid', at: [18, 15], is: { keywords: { capacity: 1 } } }] as const;
    const combat = lay([DEFIANT, { class: 'team', seat: '2', in: 'f1' }], {
      features,
      cards: { teams: { team: teamCard() } },
    });
    combat.effect({ verb: 'attacks', skill: 'ordnance', relocateFirst: false }, { self: '1:defiant' });
    expect(combat.options('attack').map(({ weapon }) => weapon)).toEqual([
      'torpedo tubes',
      'torpedo tubes',
      'torpedo tubes',
    ]);
  });

  it('ITU-FKEY-06: near an obscuring feature a target is harder to hit by X, hidden by 2 more', () => {
    const evasion = (is: UnitOptions['is'], at: readonly [number, number]) => {
      const features = [{ kind: 'cloud', at, is: { keywords: { obscuring: 2 } } }] as const;
      const combat = fire(lay([DEFIANT, { ...FIGHTER, ...(is ? { is } : {}) }], { features }));
      return combat.answer(shot(combat, { weapon: 'Phaser Emitters', mount: 0, power: 1 })).taskOf('attack')
        .evasion;
    };
    expect(evasion({}, [2, 2])).toBe(2);
    expect(evasion({}, [18, 11])).toBe(4);
    expect(evasion({ conditions: ['hidden'] }, [18, 11])).toBe(6);
  });

  it('ITU-COND-03: a hidden unit that has attacked loses the token', () => {
    const combat = fire(lay([{ ...DEFIANT, is: { conditions: ['hidden'] } }, FIGHTER]));
    combat.answer(shot(combat, { weapon: 'Phaser Emitters', mount: 0, power: 1 }));
    combat.roll(blank, EXPERTISE.blank, EXPERTISE.blank);
    expect(combat.unit('1:defiant').conditions).toEqual([]);
    expect(combat.unit('1:defiant').fired).toBe(true);
  });

  it('ITU-HOSTILE-03: an attack on a ship is hostile, on an auxiliary unit aggressive, on a hazard unit neither', () => {
    const acts = (unit: UnitOptions) => {
      const combat = fire(lay([DEFIANT, { ...unit, at: [18, 15, 180] }]));
      combat.answer(shot(combat, { weapon: 'Phaser Emitters', mount: 0, power: 1 }));
      combat.roll(blank, EXPERTISE.blank, EXPERTISE.blank);
      return combat.told('act').map(({ act }) => act);
    };
    expect(acts(FIGHTER)).toEqual(['hostile']);
    expect(acts({ class: 'type-6-shuttle', seat: '2' })).toEqual(['aggressive']);
    expect(acts(RAIDER)).toEqual([]);
  });
});
