import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf, playWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { contextOf } from '../effects/context';
import { unitOf } from '../figures';
import { isShielded, sendingsOf, shieldTotal, transportRange } from './transport';

const DEFIANT = { class: 'defiant', at: [10, 10, 0], crew: { engineering: 'savvy-engineer' } } as const;
const SURVEY = { class: 'survey-team', in: '1:defiant/cargo', aboard: ['benjamin-sisko'] } as const;
const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [13, 10, 0] } as const;
const NEAR = { kind: 'objective-solid', at: [12.4, 10], is: { keywords: { capacity: 2 } } } as const;
const FAR = { ...NEAR, at: [30, 30] } as const;
const f1 = { type: 'feature', feature: 'f1' } as const;
const hold = { type: 'section', unit: '2:jemhadar-fighter', section: 'cargo' } as const;

function transporting(options: BegunOptions, officer: string | null = null): Match {
  const play = playWith(options);
  const context = contextOf(unitOf(play.frozen, '1:defiant'), { from: 'station:engineering', officer });
  play.push({ type: 'effects', effects: [{ verb: 'transport' }], context });
  return Match.after(play);
}
const send = (
  who: string,
  to: { type: 'feature'; feature: string } | typeof hold,
  more: { joins?: string; with?: string[] } = {},
) => ({
  type: 'transport' as const,
  who,
  with: more.with ?? [],
  to,
  joins: more.joins ?? null,
});
const sent = (match: Match) => match.options('1', 'transport');

describe('whom and where', () => {
  it('ITU-TRANSP-01: TRANSPORT is an action of the engineering station within Sensors range', () => {
    const { table, frozen } = playWith({ units: [DEFIANT] });
    expect(transportRange(table, frozen, unitOf(frozen, '1:defiant'))).toBe('sensors');
    const station = table.content.stations['defiant']?.stations.find(
      ({ station: at }) => at === 'engineering',
    );
    expect(station?.abilities.find(({ id }) => id === 'transport')).toMatchObject({
      effects: [{ verb: 'transport' }],
      alerts: ['green', 'yellow'],
    });
  });

  it('ITU-TRANSP-02: one officer or one team, which counts as one with its officers', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    const team = sent(match).find(({ who }) => who === '1:survey-team');
    expect(team?.with).toEqual(['1:benjamin-sisko']);
    expect(new Set(sent(match).map(({ who }) => who))).toEqual(
      new Set(['1:survey-team', '1:benjamin-sisko', '1:savvy-engineer']),
    );
  });

  it('ITU-TRANSP-02: friendly personnel alone', () => {
    const crewed = { ...FIGHTER, crew: { helm: 'vorta-supervisor' } } as const;
    const match = transporting({ units: [DEFIANT, crewed], features: [NEAR] });
    expect(sent(match).some(({ who }) => who.startsWith('2:'))).toBe(false);
  });

  it('ITU-TRANSP-03: neither incapacitated nor captured officers are mobile', () => {
    const officers = {
      '1:savvy-engineer': { incapacitated: true },
      '1:benjamin-sisko': { capturedBy: '2' },
    } as const;
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR], officers });
    expect(sent(match).every(({ who }) => who === '1:survey-team')).toBe(true);
  });

  it('ITU-TRANSP-04: a committed officer at a station may not be chosen, one at none may', () => {
    const helm = { ...DEFIANT, crew: { helm: 'jadzia-dax' }, aboard: ['worf'] } as const;
    const officers = { '1:jadzia-dax': { ready: false }, '1:worf': { ready: false } };
    const match = transporting({ units: [helm], features: [NEAR], officers });
    expect(new Set(sent(match).map(({ who }) => who))).toEqual(new Set(['1:worf']));
  });

  it('ITU-TRANSP-06: start and destination must be at the range of the transporting unit', () => {
    const ashore = { ...SURVEY, in: 'f2' } as const;
    const { table, frozen } = playWith({ units: [DEFIANT, ashore], features: [NEAR, FAR] });
    const by = { seat: '1', unit: '1:defiant', range: 'sensors' } as const;
    const sendings = sendingsOf(table, frozen, by);
    expect(sendings.some(({ who }) => who === '1:survey-team')).toBe(false);
    expect(sendings.some(({ to }) => to.type === 'feature' && to.feature === 'f2')).toBe(false);
  });

  it('ITU-TRANSP-07: a place without room for the team is no destination', () => {
    const units = [DEFIANT, SURVEY, { class: 'security-team', in: 'f1' } as const];
    const small = { ...NEAR, is: { keywords: { capacity: 1 } } } as const;
    const match = transporting({ units, features: [small] });
    const toSite = sent(match).filter(({ to }) => to.type === 'feature');
    expect(toSite.every(({ who }) => who !== '1:survey-team')).toBe(true);
    expect(toSite.length).toBeGreaterThan(0);
    expect(match.refusal('1', send('1:survey-team', f1)).rule).toBe('ITU-TRANSP-07');
  });

  it.each([
    ['ITU-TRANSP-02', send('2:vorta-supervisor', f1)],
    ['ITU-TRANSP-03', send('1:worf', f1)],
    ['ITU-TRANSP-04', send('1:jadzia-dax', f1)],
    ['ITU-TRANSP-06', send('1:survey-team', { type: 'feature', feature: 'f2' })],
    ['ITU-TRANSP-05', send('1:survey-team', f1, { with: ['1:savvy-engineer'] })],
    ['ITU-TRANSP-05', send('1:savvy-engineer', f1, { joins: '1:survey-team' })],
  ])('%s: what cannot be sent so is refused with the rule of that step', (rule, action) => {
    const crewed = { ...FIGHTER, crew: { helm: 'vorta-supervisor' } } as const;
    const ship = { ...DEFIANT, crew: { ...DEFIANT.crew, helm: 'jadzia-dax', tactical: 'worf' } } as const;
    const officers = { '1:jadzia-dax': { ready: false }, '1:worf': { incapacitated: true } };
    const match = transporting({ units: [ship, SURVEY, crewed], features: [NEAR, FAR], officers });
    expect(match.refusal('1', action)).toMatchObject({ code: 'cannot-transport', rule });
  });

  it('ITU-TRANSP-06: a title lets a cloaked ship transport within 4"', () => {
    const brel = {
      class: 'brel',
      at: [10, 10, 0],
      is: { conditions: ['cloaked'], equipment: [{ card: 'iks-buruk', station: 'captains-chair' }] },
    } as const;
    const { table, frozen } = playWith({ factions: ['klingon', 'dominion'], units: [brel] });
    expect(transportRange(table, frozen, unitOf(frozen, '1:brel'))).toBe(4);
  });
});

describe('carrying it out', () => {
  it('ITU-TRANSP-12: an unshielded feature: no test, the team and its officer are placed there together', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    match.step('1', send('1:survey-team', f1, { with: ['1:benjamin-sisko'] }));
    expect(match.unit('1:survey-team').location).toEqual(f1);
    expect(match.officer('1:benjamin-sisko').at).toEqual({ type: 'team', unit: '1:survey-team' });
    expect(match.log.some(({ type }) => type === 'rolled')).toBe(false);
  });

  it('ITU-TRANSP-05: an officer is removed from the team at the start', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    match.step('1', send('1:benjamin-sisko', f1));
    expect(match.officer('1:benjamin-sisko').at).toEqual(f1);
    expect(match.unit('1:survey-team').location).toEqual(locationOf('1:defiant/cargo'));
  });

  it('ITU-TRANSP-05: or is left behind when the team goes', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    match.step('1', send('1:survey-team', f1));
    expect(match.officer('1:benjamin-sisko').at).toEqual(locationOf('1:defiant/cargo'));
    expect(match.unit('1:survey-team').location).toEqual(f1);
  });

  it('ITU-TRANSP-05: or joins the team at the start', () => {
    const loose = { '1:benjamin-sisko': { at: locationOf('1:defiant/cargo') } };
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR], officers: loose });
    match.step('1', send('1:survey-team', f1, { with: ['1:benjamin-sisko'] }));
    expect(match.officer('1:benjamin-sisko').at).toEqual({ type: 'team', unit: '1:survey-team' });
  });

  it('ITU-TRANSP-05: or joins another team at the destination', () => {
    const units = [DEFIANT, { class: 'security-team', in: 'f1' } as const];
    const match = transporting({ units, features: [NEAR] });
    match.step('1', send('1:savvy-engineer', f1, { joins: '1:security-team' }));
    expect(match.officer('1:savvy-engineer')).toMatchObject({
      at: { type: 'team', unit: '1:security-team' },
      station: null,
    });
  });

  it('ITU-TRANSP-05: or leaves the team at the destination', () => {
    const match = transporting({ units: [DEFIANT, SURVEY], features: [NEAR] });
    match.step('1', send('1:survey-team', f1, { with: ['1:benjamin-sisko'] }));
    expect(match.taskOf('muster').step).toBe('arrival');
    match.step('1', { type: 'move-personnel', who: '1:benjamin-sisko', to: f1, station: null });
    expect(match.officer('1:benjamin-sisko').at).toEqual(f1);
  });

  it('ITU-HOSTILE-07: a team sent into a unit of the opponent is an aggressive act', () => {
    const open = { ...FIGHTER, is: { crew: -4 } } as const;
    const match = transporting({ units: [DEFIANT, { ...SURVEY, aboard: [] }, open] });
    match.step('1', send('1:survey-team', hold));
    expect(match.told('act')).toEqual([{ type: 'act', act: 'aggressive', unit: '1:defiant', against: '2' }]);
  });

  it('ITU-HOSTILE-07: an officer alone, or a team on a feature, is none', () => {
    const open = { ...FIGHTER, is: { crew: -4 } } as const;
    const officer = transporting({ units: [DEFIANT, SURVEY, open] });
    officer.step('1', send('1:savvy-engineer', hold));
    expect(officer.told('act')).toEqual([]);
    const team = transporting({ units: [DEFIANT, SURVEY, open], features: [NEAR] });
    team.step('1', send('1:survey-team', f1));
    expect(team.told('act')).toEqual([]);
  });
});

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
