import { describe, expect, it } from 'vitest';
import { officerCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import {
  layAttack as lay,
  DEFIANT,
  FIGHTER,
  fire,
  shot,
} from '../../../../tests/support/into-the-unknown/attacks';
import {
  analysis,
  blank,
  breakthrough,
  type Combat,
  double,
  success,
} from '../../../../tests/support/into-the-unknown/combat';
import { figuresOf } from '../figures';
import { pushAttack } from './declare-attack';
import { shieldsAt } from './shields';

describe('one attack', () => {
  function at(target: UnitOptions, weapon: string, power: number, readings = {}, shooter = DEFIANT) {
    const combat = fire(lay([shooter, target], { readings }), `1:${shooter.class}`, null);
    return combat.answer(shot(combat, { weapon, power }));
  }

  it('ITU-DICE-13: it hits when the success results reach the evasion, then does 1 damage for each', () => {
    const combat = at({ ...FIGHTER, is: { hull: 1 } }, 'Phaser Emitters', 3).roll(success, double, blank);
    expect(combat.told('hit')).toMatchObject([{ successes: 3, evasion: 2, damage: 3, hit: true }]);
    const missed = at(FIGHTER, 'Phaser Emitters', 3).roll(success, blank, blank);
    expect(missed.told('hit')).toMatchObject([{ damage: 0, hit: false }]);
    expect(missed.unit('2:jemhadar-fighter').hull).toBe(0);
  });

  it('ITU-DICE-13: by the reading `margin` 1 and 1 more for each result above the evasion', () => {
    const combat = at(FIGHTER, 'Phaser Emitters', 3, { 'attack.damage': 'margin' }).roll(
      success,
      double,
      blank,
    );
    expect(combat.told('hit')).toMatchObject([{ damage: 2 }]);
  });

  it('ITU-AUX-16: the shields of the end that is hit cancel damage, those of the other do not', () => {
    const front = at({ ...FIGHTER, alert: 'red 1' }, 'Phaser Emitters', 3).roll(double, success, blank);
    const { shieldsFore, shieldsAft } = figuresOf(
      front.play.table,
      front.play.frozen,
      front.unit('2:jemhadar-fighter'),
    );
    const told = (combat: Combat) => combat.told('shields').map(({ end, cancelled }) => [end, cancelled]);
    expect(told(front)).toEqual([['fore', shieldsFore]]);
    const back = at({ ...FIGHTER, alert: 'red 1', at: [18, 13, 0] }, 'Phaser Emitters', 3).roll(
      double,
      success,
      blank,
    );
    expect(told(back)).toEqual(shieldsAft === 0 ? [] : [['aft', shieldsAft]]);
    expect(shieldsAft).not.toBe(shieldsFore);
  });

  it('ITU-AUX-16: on the line between its ends the defender chooses the end that is hit', () => {
    const beside: UnitOptions = { ...FIGHTER, at: [18, 13, 90] };
    const combat = at(beside, 'Phaser Emitters', 1);
    expect(combat.actor).toBe('2');
    expect(combat.why({ type: 'done' })).toMatchObject({ rule: 'ITU-AUX-16' });
    combat.answer({ type: 'choose-end', end: 'aft' });
    expect(combat.taskOf('attack').end).toBe('aft');
    const fore = at(beside, 'Phaser Emitters', 1, { 'arc.endOnLine': 'fore' });
    expect(fore.taskOf('attack').end).toBe('fore');
  });

  it('ITU-WKEY-05: Pulse X rolls up to X dice again', () => {
    const combat = at({ ...FIGHTER, at: [15, 15.5, 135] }, 'Phaser Cannon Batteries', 3);
    expect(combat.taskOf('attack').rerolls).toEqual({ pulse: 2 });
    combat
      .roll(blank, blank, success)
      .answer({ type: 'reroll', by: 'pulse', dice: [0, 1] })
      .roll(success, success);
    expect(combat.told('hit')).toMatchObject([{ successes: 3, hit: true }]);
  });

  it('ITU-WKEY-05: phasers may gain Pulse for a while', () => {
    const combat = lay([DEFIANT, FIGHTER]);
    combat.play.state.modifiers.push({
      unit: '1:defiant',
      what: 'pulse',
      by: 1,
      until: 'round',
      end: null,
      from: 'STEADY APPROACH',
    });
    fire(combat).answer(shot(combat, { weapon: 'Phaser Emitters', mount: 0, power: 1 }));
    expect(combat.taskOf('attack').rerolls).toEqual({ pulse: 1 });
  });

  it('ITU-OKEY-12: Relentless rolls again in an attack too, and hurts the own unit in the Post Effects step', () => {
    const officers = { gunner: officerCard({ keywords: { relentless: 1 } }) };
    const combat = fire(lay([DEFIANT, FIGHTER], { cards: { officers } }));
    combat.answer(shot(combat, { weapon: 'Phaser Emitters', mount: 0, power: 1 })).roll(blank);
    combat.answer({ type: 'reroll', by: 'relentless', dice: [0] }).roll(breakthrough);
    expect(combat.unit('1:defiant').crew).toBe(-1);
  });

  it('ITU-WKEY-04: Pierce lowers the shields of the end for the action, at most X over all its attacks', () => {
    const shooter: UnitOptions = { class: 'jemhadar-battle-cruiser', at: [18, 18, 0], alert: 'red 1' };
    const defender: UnitOptions = { class: 'galaxy', seat: '2', at: [18, 11, 180], alert: 'red 1' };
    const combat = at(defender, 'Phased Polaron Beams', 4, {}, shooter);
    const shown = shieldsAt(combat.play.table, combat.play.frozen, combat.unit('2:galaxy'), 'fore');
    expect(combat.taskOf('attack').keywords).toEqual(['Pierce 2']);
    combat.roll(double, double, analysis, analysis);
    combat.answer(combat.options('spend')[0] ?? { type: 'done' });
    combat.done();
    expect(combat.told('shields').map(({ cancelled }) => cancelled)).toEqual([shown - 1]);
    expect(combat.taskOf('attacks').pierced).toEqual({ '2:galaxy/fore': 1 });
    expect(combat.play.frozen.modifiers).toMatchObject([{ what: 'shields-fore', by: -1, until: 'action' }]);
    combat.answer(shot(combat, { mount: 1, power: 1 })).roll(analysis);
    expect(combat.isOver).toBe(false);
    expect(combat.options('spend')).toHaveLength(1);
    combat.answer(combat.options('spend')[0] ?? { type: 'done' });
    expect(combat.play.frozen.tasks.at(-1)?.type === 'attacks' || combat.isOver).toBe(true);
    combat.finish();
    expect(combat.play.frozen.modifiers).toEqual([]);
  });

  it('ITU-WKEY-04: without shields at that end nothing is pierced', () => {
    const shooter: UnitOptions = { class: 'jemhadar-fighter', at: [18, 18, 0], alert: 'red 1' };
    const target: UnitOptions = { class: 'toron-shuttle', seat: '2', at: [18, 15, 0] };
    const combat = at(target, 'Phased Polaron Beams', 1, {}, shooter).roll(analysis);
    expect(combat.top.type).toBe('attacks');
    expect(combat.told('hit')).toHaveLength(1);
  });

  it('ITU-WKEY-02: Breach X moves the hull up to X steps beyond the change of status', () => {
    const combat = lay([
      { class: 'photon-torpedo', at: [18, 14.3, 0] },
      { ...FIGHTER, is: { hull: 1 } },
    ]);
    combat.do((play) =>
      pushAttack(play, { unit: '1:photon-torpedo', target: '2:jemhadar-fighter', weapon: 'Warhead' }),
    );
    combat.roll(double, double, double);
    const lost = combat.told('damaged').find(({ kind }) => kind === 'hull')?.count;
    const cancelled = combat.told('shields')[0]?.cancelled ?? 0;
    // light, light, yellow, orange: two steps to the change of status, one more by Breach 1.
    expect([lost, cancelled <= 3]).toEqual([3, true]);
  });

  it('ITU-WKEY-03: each analysis result spent on Lethal, up to X, does 1 more health damage once the hull is reduced', () => {
    const shooter: UnitOptions = { class: 'brel', at: [18, 18, 0], alert: 'red 1' };
    const target: UnitOptions = { ...FIGHTER, at: [16, 15, 150], is: { hull: 2 } };
    const hit = at(target, 'Disruptor Cannons', 4, {}, shooter).roll(double, double, analysis, analysis);
    const crew = hit.unit('2:jemhadar-fighter').crew;
    expect(hit.options('spend')).toHaveLength(1);
    hit.answer(hit.options('spend')[0] ?? { type: 'done' });
    expect(hit.unit('2:jemhadar-fighter').crew).toBe((crew ?? 0) - 1);
    const missed = at(target, 'Disruptor Cannons', 2, {}, shooter).roll(analysis, analysis);
    expect(missed.top.type).toBe('attacks');
  });

  it('ITU-WKEY-03: where shields stop all of it, Lethal hurts nobody', () => {
    const shooter: UnitOptions = { class: 'brel', at: [18, 18, 0], alert: 'red 1' };
    const target: UnitOptions = { class: 'galaxy', seat: '2', at: [15, 13, 160], alert: 'red 1' };
    const combat = at(target, 'Disruptor Cannons', 2, {}, shooter).roll(success, analysis);
    expect(combat.told('hit')).toMatchObject([{ hit: true, damage: 1 }]);
    expect(combat.unit('2:galaxy').hull).toBe(0);
    expect(combat.top.type).toBe('attacks');
  });
});
