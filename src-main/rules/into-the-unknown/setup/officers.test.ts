import { describe, expect, it } from 'vitest';
import type { ActionOf } from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownSetup } from '../../../../shared/documents';
import {
  type Cards,
  type Core,
  houseForce,
  overtureCard,
  setupWith,
  SISKO_AND_WORF,
} from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { at, begin, CARDS, planned, POSTS } from '../../../../tests/support/into-the-unknown/posts';

describe('flex points in set-up', () => {
  const pool = ['odo', 'data', 'trul'];
  const begun = (own: Partial<IntoTheUnknownSetup> = {}, cards: Cards = {}) =>
    begin(planned(SISKO_AND_WORF, POSTS, { transfer: pool }), own, cards);

  it('ITU-SETUP-12: two cards are drawn at random from the own pool, and only these are available', () => {
    const match = begun().until('draw');
    expect(match.taskOf('draw')).toMatchObject({ from: 'transfer', count: 2, seat: '1' });
    expect(match.refusal('chance', { type: 'drawn', cards: ['odo', 'worf'] }).code).toBe('impossible-draw');
    match.draw('odo', 'trul').until('flex');
    const transfers = [{ card: 'data', instead: '1:reliable-commander' }];
    const refusal = match.refusal('1', { type: 'flex', transfers, equipment: [], auxiliaries: [] });
    expect(refusal).toMatchObject({ code: 'not-drawn', rule: 'ITU-SETUP-12' });
  });

  it('ITU-SETUP-12: in a campaign there are none unless the mission specifies them', () => {
    const given = planned(SISKO_AND_WORF, POSTS);
    const roster = {
      officers: SISKO_AND_WORF.map((officer) => ({ officer, status: 'available' as const })),
      ships: ['galaxy', 'miranda'].map((id) => ({ class: id, hull: 0, crew: 0 })),
      equipment: [],
      strategyPoints: 0,
      achievements: [],
    };
    const other = houseForce('dominion');
    const officers = Object.values(other.core).map((officer) => ({
      officer: officer ?? '',
      status: 'available' as const,
    }));
    const ships = [{ class: 'jemhadar-fighter', hull: 0, crew: 0 }];
    const match = begin(
      { ...given, roster },
      {
        mode: 'campaign',
        seats: [
          { force: { ...given, roster } },
          { force: { ...other, transfer: [], roster: { ...roster, officers, ships } } },
        ],
      },
    );
    match.until('deploy');
    expect(match.log.filter((event) => event.type === 'dealt' && event.of === 'transfer')).toEqual([]);
  });

  it("ITU-SETUP-13: a transfer officer replaces a line officer of the player's choice and takes that station", () => {
    const match = begun().until('draw').draw('odo', 'trul').until('flex');
    const buy = (card: string, instead: string): ActionOf<'flex'> => ({
      type: 'flex',
      transfers: [{ card, instead }],
      equipment: [],
      auxiliaries: [],
    });
    expect(match.refusal('1', buy('odo', '1:worf')).rule).toBe('ITU-SETUP-13');
    // Odo costs 5 flex points, and 12 are left: 50 - 40 and 2 that the Miranda brings.
    expect(match.seat('1').flexPoints).toBe(12);
    match.step('1', buy('odo', '1:reliable-commander'));
    expect(at(match, '1:odo')).toBe('1:galaxy/helm');
    expect(match.state.officers.some(({ id }) => id === '1:reliable-commander')).toBe(false);
    expect(match.seat('1').flexPoints).toBe(7);
    expect(match.told('bought')).toEqual([{ type: 'bought', seat: '1', card: 'odo', points: 5 }]);
  });

  it('ITU-SETUP-11: transfer officers come first, then equipment, then auxiliary units', () => {
    const match = begun().until('draw').draw('odo', 'trul').until('flex');
    match.step('1', {
      type: 'flex',
      auxiliaries: ['danube-runabout'],
      equipment: [{ card: 'runabout-berth', unit: '1:galaxy' }],
      transfers: [{ card: 'trul', instead: '1:reliable-commander#2' }],
    });
    expect(match.told('bought').map(({ card, points }) => [card, points])).toEqual([
      ['trul', 4],
      ['runabout-berth', 3],
      ['danube-runabout', 2],
    ]);
    expect(match.seat('1')).toMatchObject({ flexPoints: 3, corePoints: 0 });
    expect(match.unit('1:danube-runabout')).toMatchObject({ owner: '1', pose: null, kind: 'auxiliary' });
  });

  it('ITU-EQUIP-02: an equipment card lies at the station that its icon shows, and is part of it', () => {
    const match = begun().until('draw').draw('odo', 'trul').until('flex');
    const equipment = [{ card: 'class-1-probes', unit: '1:galaxy' }];
    match.step('1', { type: 'flex', transfers: [], equipment, auxiliaries: [] });
    expect(match.unit('1:galaxy').equipment).toEqual([{ card: 'class-1-probes', station: 'instruments' }]);
  });

  it("ITU-SETUP-18: without the mission's word no auxiliary unit is bought", () => {
    const match = begun({}, { overtures: { plain: overtureCard() } })
      .until('draw')
      .draw('odo', 'trul')
      .until('flex');
    const bought = { type: 'flex', transfers: [], equipment: [], auxiliaries: ['danube-runabout'] } as const;
    expect(match.refusal('1', bought)).toMatchObject({ code: 'too-many', rule: 'ITU-SETUP-18' });
  });

  it('ITU-SETUP-20: a bought Runabout takes the place of the Type 6 that the mission gives', () => {
    const story = {
      given: {
        name: 'Given',
        briefing: 'Given.',
        corePoints: 50,
        overture: 'plain',
        situation: null,
        complications: { '1': 'a', '2': 'b' },
        factions: { '1': 'federation' as const, '2': 'dominion' as const },
        priority: '1' as const,
        fleets: { '1': ['galaxy', 'type-6-shuttle'], '2': ['jemhadar-fighter'] },
        given: [],
        ignores: ['transfer' as const],
        tie: null,
        places: [],
        source: { kind: 'house' as const, where: 'test', confidence: 'low' as const },
      },
    };
    const setup = setupWith({ mission: { type: 'story', story: 'given' } });
    const match = Match.from(setup, {}, { ...CARDS, overtures: { plain: overtureCard() }, stories: story });
    match.until('flex');
    expect(match.unit('1:type-6-shuttle').owner).toBe('1');
    match.step('1', { type: 'flex', transfers: [], equipment: [], auxiliaries: ['danube-runabout'] });
    const shuttles = match.state.units.filter(({ kind }) => kind === 'auxiliary').map(({ id }) => id);
    expect(shuttles).toEqual(['1:danube-runabout']);
  });

  it('ITU-SWAY-10: a transfer officer by sway is no commodore, whatever the rank', () => {
    // This staff has one sway with the Klingons: Gowron (rank 5) may come, and outranks everybody.
    const core: Core = [
      'benjamin-sisko',
      'worf',
      'scholarly-doctor',
      'redoubtable-engineer',
      'daring-first-officer',
    ];
    const given = planned(core, POSTS, { transfer: ['gowron', 'kehleyr'] });
    const match = begin(given).until('draw').draw('gowron', 'kehleyr').until('flex');
    const both = [
      { card: 'gowron', instead: '1:reliable-commander' },
      { card: 'kehleyr', instead: '1:reliable-commander#2' },
    ];
    match.step('1', { type: 'flex', transfers: both, equipment: [], auxiliaries: [] });
    expect(match.officer('1:gowron')).toMatchObject({ bySway: true });
    expect(match.officer('1:kehleyr')).toMatchObject({ bySway: false });
    match.until('influence');
    expect(match.officer('1:gowron').commodore).toBe(false);
    expect(match.officer('1:benjamin-sisko').commodore).toBe(true);
  });
});
