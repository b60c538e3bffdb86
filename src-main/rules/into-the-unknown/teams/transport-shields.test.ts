import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf, playWith } from '../../../../tests/support/into-the-unknown';
import { isShielded, shieldTotal } from './transport';
import {
  DEFIANT,
  f1,
  FIGHTER,
  hold,
  NEAR,
  send,
  SURVEY,
  transporting,
} from '../../../../tests/support/into-the-unknown/transports';

describe('shields', () => {
  const at = (unit: string, section = 'bridge') => locationOf(`${unit}/${section}`);
  const shuttle = (fore: number, aft: number) =>
    ({ class: 'type-6-shuttle', seat: '2', at: [13, 10, 0], is: { shieldsUsed: { fore, aft } } }) as const;
  const shielded = (unit: NonNullable<BegunOptions['units']>[number], id: string, way = 'a') => {
    const { table, frozen } = playWith({ units: [unit], readings: { 'transport.shielded': way } });
    return isShielded(table, frozen, at(id));
  };

  it('ITU-TRANSP-08: a ship with science of 1 or more is shielded, one with science 0 is not', () => {
    expect(shielded(FIGHTER, '2:jemhadar-fighter')).toBe(true);
    expect(shielded({ ...FIGHTER, is: { crew: -4 } }, '2:jemhadar-fighter')).toBe(false);
  });

  it('ITU-TRANSP-08: an auxiliary unit is shielded while a shield icon is left; by reading b science alone will do', () => {
    expect(shielded(shuttle(1, 0), '2:type-6-shuttle')).toBe(true);
    expect(shielded(shuttle(1, 1), '2:type-6-shuttle')).toBe(false);
    expect(shielded(shuttle(1, 1), '2:type-6-shuttle', 'b')).toBe(true);
  });

  it('ITU-TRANSP-08: a pod has no shields at all', () => {
    expect(shielded({ class: 'escape-pod', seat: '2', at: [13, 10, 0] }, '2:escape-pod', 'b')).toBe(false);
  });

  it('ITU-TRANSP-10: the total shield value is that of both ends; by reading b that of the end of the section', () => {
    const total = (section: string, way: string) => {
      const { table, frozen } = playWith({ units: [FIGHTER], readings: { 'transport.shieldTotal': way } });
      return shieldTotal(table, frozen, at('2:jemhadar-fighter', section));
    };
    expect(total('bridge', 'unit')).toBe(2);
    expect(total('cargo', 'end')).toBe(1);
    const { table, frozen } = playWith({ units: [shuttle(1, 0)] });
    expect(shieldTotal(table, frozen, at('2:type-6-shuttle'))).toBe(1);
  });

  const intoFighter = (options: Partial<BegunOptions> = {}) => {
    const match = transporting(
      { units: [DEFIANT, { ...SURVEY, aboard: [] }, FIGHTER], ...options },
      '1:savvy-engineer',
    );
    return match.step('1', send('1:survey-team', hold));
  };

  it('ITU-TRANSP-09: the player of a shielded place may let the transport be', () => {
    const match = intoFighter();
    expect(match.actors).toEqual(['2']);
    match.step('2', { type: 'choose-option', option: 0 });
    expect(match.unit('1:survey-team').location).toEqual(hold);
  });

  it('ITU-TRANSP-09: only the destination counts: out of a shielded ship to an open place needs no test', () => {
    const aboard = { ...SURVEY, aboard: [], in: '2:jemhadar-fighter/cargo' } as const;
    const match = transporting({ units: [DEFIANT, aboard, FIGHTER], features: [NEAR] });
    match.step('1', send('1:survey-team', f1));
    expect(match.unit('1:survey-team').location).toEqual(f1);
  });

  it('ITU-TRANSP-09: nobody is asked about the own ship', () => {
    const ashore = { ...SURVEY, aboard: [], in: 'f1' } as const;
    const match = transporting({ units: [DEFIANT, ashore], features: [NEAR] });
    const to = { type: 'section', unit: '1:defiant', section: 'medbay' } as const;
    match.step('1', { type: 'transport', who: '1:survey-team', with: [], to, joins: null });
    expect(match.unit('1:survey-team').location).toEqual(to);
  });

  it('ITU-TRANSP-08, ITU-TRANSP-09: into a construct with an icon left the trailing player may prevent it, none when that one sends', () => {
    const into = (shieldsUsed: { fore: number; aft: number }, vp: number) => {
      const raider = { class: 'hostile-raider', seat: null, at: [13, 10, 0], is: { shieldsUsed } } as const;
      const match = transporting({
        units: [DEFIANT, { ...SURVEY, aboard: [] }, raider],
        seats: { '1': { vp } },
      });
      const to = { type: 'section', unit: '0:hostile-raider', section: 'bridge' } as const;
      return match.step('1', { type: 'transport', who: '1:survey-team', with: [], to, joins: null });
    };
    expect(into({ fore: 0, aft: 0 }, 2).taskOf('interference')).toMatchObject({ against: '2' });
    const test = into({ fore: 1, aft: 0 }, 2).step('2', { type: 'choose-option', option: 1 });
    expect(test.state.tasks.findLast(({ type }) => type === 'test')).toMatchObject({ difficulty: 4 });
    const there = { type: 'section', unit: '0:hostile-raider', section: 'bridge' };
    expect(into({ fore: 2, aft: 1 }, 2).unit('1:survey-team').location).toEqual(there);
    expect(into({ fore: 0, aft: 0 }, -1).unit('1:survey-team').location).toEqual(there);
  });

  it('ITU-TRANSP-10: else the transporting unit tests science and Mechanics at 2 and the total shield value', () => {
    const match = intoFighter().step('2', { type: 'choose-option', option: 1 });
    const test = match.state.tasks.findLast(({ type }) => type === 'test');
    expect(test).toMatchObject({
      difficulty: 4,
      stat: 'science',
      skill: 'mechanics',
      seat: '1',
      transport: true,
    });
  });

  it('ITU-TRANSP-11: a success places them at the new location', () => {
    const match = intoFighter().step('2', { type: 'choose-option', option: 1 });
    while (match.actor !== 'chance') match.step('1', { type: 'done' });
    const dice = match.taskOf('test').dice.map(({ die }) => (die === 'intuition' ? 2 : 0));
    match.roll(...dice);
    while (match.state.tasks.some(({ type }) => type === 'test')) match.step('1', { type: 'done' });
    expect(match.unit('1:survey-team').location).toEqual(hold);
    expect(match.log.some((event) => event.type === 'act' && event.against === '2')).toBe(true);
  });

  it('ITU-TRANSP-11: after a failure nobody has moved', () => {
    const match = intoFighter().step('2', { type: 'choose-option', option: 1 });
    while (match.actor !== 'chance') match.step('1', { type: 'done' });
    match.roll(...match.taskOf('test').dice.map(({ die }) => (die === 'intuition' ? 7 : 5)));
    while (match.state.tasks.some(({ type }) => type === 'test')) match.step('1', { type: 'done' });
    expect(match.unit('1:survey-team').location).toEqual(locationOf('1:defiant/cargo'));
    expect(match.log.some(({ type }) => type === 'act')).toBe(false);
  });

  it('ITU-TRANSP-10: a card lets the unit test with another stat and skill, and makes it easier', () => {
    const equipment = [{ card: 'personnel-transponders', station: 'engineering' }] as const;
    const units = [{ ...DEFIANT, is: { equipment } }, { ...SURVEY, aboard: [] }, FIGHTER];
    const match = intoFighter({ units }).step('2', { type: 'choose-option', option: 1 });
    expect(match.taskOf('interference').step).toBe('means');
    match.step('1', { type: 'choose-option', option: 1 });
    const test = match.state.tasks.findLast(({ type }) => type === 'test');
    expect(test).toMatchObject({ difficulty: 3, stat: 'ops', skill: 'fieldcraft' });
  });

  it('ITU-DICE-04: Relic Armory adds a die effect where the team comes to something that opposes it', () => {
    const equipment = [{ card: 'relic-armory', station: 'engineering' }] as const;
    const units = [{ ...DEFIANT, is: { equipment } }, { ...SURVEY, aboard: [] }, FIGHTER];
    const match = intoFighter({ units }).step('2', { type: 'choose-option', option: 1 });
    const test = match.state.tasks.findLast((task) => task.type === 'test');
    expect(test?.work.spends).toMatchObject([{ result: 'analysis', cost: 1 }]);
  });

  it('ITU-DICE-06: Relic Armory is one die effect, though the team comes from beside a foe too', () => {
    const equipment = [{ card: 'relic-armory', station: 'engineering' }] as const;
    const envoy = { class: 'diplomatic-envoy', seat: '2', in: 'f1' } as const;
    const units = [{ ...DEFIANT, is: { equipment } }, { ...SURVEY, aboard: [], in: 'f1' }, FIGHTER, envoy];
    const match = intoFighter({ units, features: [NEAR] }).step('2', { type: 'choose-option', option: 1 });
    match.until('test', 'on');
    match.roll(...match.taskOf('test').dice.map(({ die }) => (die === 'intuition' ? 4 : 3)));
    const offered = new Set<number>();
    while (match.state.tasks.at(-1)?.type === 'test') {
      for (const { effect } of match.options('1', 'spend')) offered.add(effect);
      match.step('1', { type: 'done' });
    }
    expect(offered.size).toBe(1);
  });
});
