import { describe, expect, it } from 'vitest';
import { type BegunOptions, playWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { contextOf } from '../effects/context';
import { unitOf } from '../figures';
import { actOfAttack, performAct } from './acts';

const NOTE = { type: 'note', seat: '1', text: 'It goes on', from: 'test' } as const;
const SHIP = { class: 'defiant', at: [10, 10, 0] } as const;
const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [12.4, 10, 0] } as const;
const OTHERS = [
  { class: 'toron-shuttle', seat: '2', at: [20, 20, 0] },
  { class: 'photon-torpedo', seat: '2', at: [22, 22, 0] },
  { class: 'diplomatic-envoy', seat: '2', in: '2:jemhadar-fighter/cargo' },
  { class: 'hostile-raider', seat: null, at: [26, 26, 0] },
] as const;

describe('what an attack is', () => {
  const { frozen } = playWith({ units: [SHIP, FIGHTER, ...OTHERS] });
  const on = (target: string, by = '1:defiant') => actOfAttack(frozen, by, target);

  it('ITU-HOSTILE-01: on an opposing ship it is hostile (house: the text leaves it out of the aggressive acts)', () => {
    expect(on('2:jemhadar-fighter')).toBe('hostile');
  });

  it('ITU-HOSTILE-03: on an auxiliary, projectile or team unit it is aggressive', () => {
    expect(on('2:toron-shuttle')).toBe('aggressive');
    expect(on('2:photon-torpedo')).toBe('aggressive');
    expect(on('2:diplomatic-envoy')).toBe('aggressive');
  });

  it('ITU-HOSTILE-03: on what nobody owns, or by it, it is no act against a player', () => {
    expect(on('0:hostile-raider')).toBeNull();
    expect(on('2:jemhadar-fighter', '0:hostile-raider')).toBeNull();
  });

  it('ITU-HOSTILE-03: on a unit of the own side neither (a torpedo detonates at friends too)', () => {
    expect(on('1:defiant', '1:defiant')).toBeNull();
  });
});

describe('what follows', () => {
  it('ITU-HOSTILE-01, ITU-HOSTILE-02: it is told, and the directives of both sides answer in player order', () => {
    const play = playWith({ units: [SHIP, FIGHTER], tasks: [NOTE], round: { priority: '2' } });
    performAct(play, 'hostile', { unit: '1:defiant', against: '2' });
    const match = Match.after(play);
    expect(play.events[0]).toEqual({ type: 'act', act: 'hostile', unit: '1:defiant', against: '2' });
    expect(match.task).toMatchObject({ type: 'directive', seat: '2', category: 'combat' });
    expect(match.seat('1').nvp).toBe(0);
    match.step('2', { type: 'pass' });
    expect(match.seat('1').nvp).toBe(2);
  });

  it('ITU-HOSTILE-01: an officer of the other side may answer a hostile or aggressive act', () => {
    const picard = (crew: BegunOptions['units']) => {
      const play = playWith({ factions: ['dominion', 'federation'], units: crew ?? [], tasks: [NOTE] });
      performAct(play, 'aggressive', { unit: '1:jemhadar-fighter', against: '2' });
      const match = Match.after(play);
      while (match.task.type === 'directive') match.step(match.actor ?? '2', { type: 'pass' });
      return match;
    };
    const doer = { ...FIGHTER, seat: '1' } as const;
    const chair = { class: 'defiant', seat: '2', at: [10, 10, 90] } as const;
    const led = { ...chair, crew: { 'captains-chair': 'jean-luc-picard' } } as const;
    const match = picard([doer, led]);
    match.step('2', match.options('2', 'use')[0] ?? { type: 'done' });
    expect(match.view('2').units.find(({ id }) => id === '2:defiant')?.alertName).toBe('yellow 1');
    const helm = { ...chair, crew: { helm: 'jean-luc-picard' } } as const;
    expect(picard([doer, helm]).task.type).toBe('note');
    const far = { ...doer, at: [33, 33, 0] } as const;
    expect(picard([far, led]).task.type).toBe('note');
  });

  it('ITU-HOSTILE-01: the verb of cards and missions tells of an act against the player of the target', () => {
    const play = playWith({ units: [SHIP, FIGHTER], tasks: [NOTE] });
    const context = contextOf(unitOf(play.frozen, '1:defiant'), { target: '2:jemhadar-fighter' });
    play.push({ type: 'effects', effects: [{ verb: 'act', act: 'hostile' }], context });
    Match.after(play);
    expect(play.events).toContainEqual({ type: 'act', act: 'hostile', unit: '1:defiant', against: '2' });
  });

  it('ITU-HOSTILE-02: what nobody owns acts against nobody', () => {
    const play = playWith({ units: [SHIP, ...OTHERS.slice(3)], tasks: [NOTE] });
    performAct(play, 'hostile', { unit: '0:hostile-raider', against: '1' });
    expect(play.events).toEqual([]);
    expect(play.frozen.tasks).toEqual([NOTE]);
  });
});
