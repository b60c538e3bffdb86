import { describe, expect, it } from 'vitest';
import { playWith } from '../../../../tests/support/into-the-unknown';
import {
  ENVOY,
  hailing,
  hailOf,
  open,
  show,
  SITE,
  SURVEY,
  trust,
} from '../../../../tests/support/into-the-unknown/hails';
import { hailsOpenTo, openingsOf } from './hails';

const DEFIANT = { class: 'defiant', at: [6, 6, 0] } as const;

describe('opening', () => {
  it('ITU-HAIL-01, ITU-HAIL-02: the priority player first, then the next; if nobody opens one the phase ends', () => {
    const match = hailing({ round: { phase: 'hail', priority: '2' } });
    expect(match.actors).toEqual(['2']);
    match.step('2', { type: 'pass' });
    expect(match.actors).toEqual(['1']);
    match.step('1', { type: 'pass' });
    expect(match.task.type).toBe('note');
    expect(match.state.round?.hailed).toBe(false);
  });

  it('ITU-HAIL-01: at most one hail in a Hail Phase', () => {
    const match = show(hailing().step('1', open()), 2, 1);
    match.until('note', 'on');
    expect(match.state.round?.hailed).toBe(true);
    expect(match.log.filter(({ type }) => type === 'hailed')).toHaveLength(1);
  });

  it('ITU-HAIL-02: who cannot open one is passed over', () => {
    const far = { class: 'jemhadar-fighter', seat: '2', at: [30, 30, 0] } as const;
    const match = hailing({ units: [DEFIANT, far] });
    expect(match.task.type).toBe('note');
  });

  it('ITU-HAIL-07: with diplomacy hostile no hail can be opened, but one can be answered', () => {
    const hostile = { card: 'federation-diplomacy', side: 'hostile', scored: {} } as const;
    const play = playWith({ units: [SURVEY, ENVOY], features: [SITE] });
    play.seat('1').directives = { ...play.seat('1').directives, diplomacy: hostile };
    expect(hailsOpenTo(play.table, play.frozen, '1')).toEqual([]);
    expect(hailsOpenTo(play.table, play.frozen, '2')).toEqual(['political-pressure']);
    const receivers = openingsOf(play.table, play.frozen, '2').map(({ receiver }) => receiver);
    expect(receivers).toEqual(['1:survey-team']);
  });

  it('ITU-HAIL-07: hails of the mission are open besides the one of the directive', () => {
    const { table, frozen } = playWith({ units: [SURVEY, ENVOY], features: [SITE] });
    const overture = table.content.overtures[frozen.mission.overture];
    if (!overture) throw new Error('The mission has an overture.');
    const cards = {
      overtures: { own: { ...overture, hails: ['joint-solution-infection'] } },
    };
    const own = playWith({ units: [SURVEY, ENVOY], features: [SITE], cards, mission: { overture: 'own' } });
    expect(hailsOpenTo(own.table, own.frozen, '1')).toEqual(['shared-findings', 'joint-solution-infection']);
  });

  it('ITU-HAIL-08: a readied officer attached to the unit may lead, on a unit with a bridge only from there', () => {
    const ship = {
      ...DEFIANT,
      at: [17, 16, 0],
      crew: { helm: 'jadzia-dax', engineering: 'miles-obrien', tactical: 'worf' },
    } as const;
    const { table, frozen } = playWith({
      units: [ship, { ...SURVEY, aboard: ['benjamin-sisko'] }, ENVOY],
      features: [SITE],
      officers: { '1:worf': { ready: false } },
    });
    const leaders = (unit: string) => [
      ...new Set(
        openingsOf(table, frozen, '1')
          .filter((each) => each.unit === unit)
          .map(({ leader }) => leader),
      ),
    ];
    expect(leaders('1:defiant')).toEqual([null, '1:jadzia-dax']);
    expect(leaders('1:survey-team')).toEqual([null, '1:benjamin-sisko']);
  });

  it('ITU-HAIL-09: the receiver is at the Comms range of the hailing unit, whose own range does not matter', () => {
    const site = { ...SITE, at: [14, 6] } as const;
    const apart = { ...SITE, at: [10.6, 6] } as const;
    const { table, frozen } = playWith({
      units: [SURVEY, { ...ENVOY, in: 'f2' }, { class: 'security-team', in: 'f1' } as const],
      features: [site, apart],
    });
    const hailers = openingsOf(table, frozen, '1').map(({ unit }) => unit);
    expect(hailers).toEqual(['1:survey-team']);
    const match = hailing({
      units: [{ class: 'security-team', in: 'f1' }, SURVEY, { ...ENVOY, in: 'f2' }],
      features: [site, apart],
    });
    expect(match.refusal('1', open('2:diplomatic-envoy', null, '1:security-team')).rule).toBe('ITU-HAIL-09');
  });

  it('ITU-HAIL-04, ITU-HAIL-10: who has no trust token left cannot be hailed', () => {
    const { table, frozen } = playWith({
      units: [SURVEY, ENVOY],
      features: [SITE],
      seats: { '2': trust(1, 2, 3, 4) },
    });
    expect(openingsOf(table, frozen, '1')).toEqual([]);
  });
});

describe('answering', () => {
  const fighter = { class: 'jemhadar-fighter', seat: '2', at: [8.4, 6, 0] } as const;
  const hold = { ...ENVOY, in: '2:jemhadar-fighter/cargo' } as const;

  it('ITU-HAIL-11: the friendly unit it is aboard may answer in its place', () => {
    const match = hailing({ units: [DEFIANT, fighter, hold] });
    match.step('1', open('2:diplomatic-envoy', null, '1:defiant'));
    expect(match.options('2', 'answer').map(({ unit }) => unit)).toEqual([
      '2:diplomatic-envoy',
      '2:jemhadar-fighter',
    ]);
    match.step('2', { type: 'answer', unit: '2:jemhadar-fighter', leader: null });
    expect(hailOf(match).answers).toEqual([{ seat: '2', unit: '2:jemhadar-fighter', leader: null }]);
  });

  it('ITU-HAIL-12: an officer on the bridge of the answering unit may lead, readied or not', () => {
    const crewed = { ...fighter, crew: { helm: 'weyoun-4', engineering: 'vorta-supervisor' } } as const;
    const match = hailing({ units: [DEFIANT, crewed], officers: { '2:weyoun-4': { ready: false } } });
    match.step('1', open('2:jemhadar-fighter', null, '1:defiant'));
    expect(match.options('2', 'answer').map(({ leader }) => leader)).toEqual([null, '2:weyoun-4']);
    const below = { type: 'answer', unit: '2:jemhadar-fighter', leader: '2:vorta-supervisor' };
    expect(match.refusal('2', below).rule).toBe('ITU-HAIL-12');
  });

  it('ITU-HAIL-12: answering is automatic where there is nothing to choose', () => {
    const match = hailing().step('1', open());
    expect(hailOf(match).step).toBe('trust');
  });

  it('ITU-HAIL-11: a title lets its ship answer for others, with the hailing unit at its Comms range', () => {
    const bortas = {
      class: 'vorcha',
      seat: '2',
      at: [10.5, 6, 0],
      is: { equipment: [{ card: 'iks-bortas', station: 'captains-chair' }] },
    } as const;
    const factions = ['federation', 'klingon'] as const;
    const toron = { class: 'toron-shuttle', seat: '2', at: [6, 9, 0] } as const;
    const match = hailing({ factions, units: [DEFIANT, toron, bortas] });
    match.step('1', open('2:toron-shuttle', null, '1:defiant'));
    expect(match.options('2', 'answer').map(({ unit }) => unit)).toEqual(['2:toron-shuttle', '2:vorcha']);
  });
});
