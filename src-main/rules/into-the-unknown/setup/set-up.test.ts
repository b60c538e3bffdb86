import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import { overtureCard, setupWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { randomFrom } from '../../engine';
import { ANALYSIS, begin, BREAKTHROUGH, ONE, TWO } from '../../../../tests/support/into-the-unknown/set-ups';

describe('set-up', () => {
  it('ITU-SETUP-01: goes through its steps in order: mission, fleets, officers, flex points, inspection, marker, sector, deployment', () => {
    const match = Match.from(
      setupWith({ mission: { type: 'incident', overture: 'missing-survey-teams', situation: null } }),
    );
    const random = randomFrom('steps');
    const seen: string[] = [];
    while (match.state.round === null) {
      if (!seen.includes(match.task.type)) seen.push(match.task.type);
      match.sample(random);
    }
    const order = [
      'draw',
      'priority-dice',
      'complication',
      'fleet',
      'crew',
      'flex',
      'influence',
      'objects',
      'deploy',
    ];
    expect(seen.filter((each) => order.includes(each))).toEqual(order);
    expect(match.state.round).toMatchObject({
      number: 1,
      phase: 'priority',
      priority: match.state.mission.first,
    });
  });
  it('ITU-SETUP-24, ITU-CARDS-05: three intuition dice each say who begins, before complications; those tied roll again', () => {
    const match = begin();
    expect(match.task.type).toBe('priority-dice');
    match.roll(ONE, ONE, ANALYSIS, TWO, ANALYSIS, ANALYSIS);
    expect(match.task.type).toBe('priority-dice');
    match.roll(ONE, ANALYSIS, ANALYSIS, BREAKTHROUGH, ONE, ANALYSIS);
    expect(match.told('priority')).toEqual([
      {
        type: 'priority',
        seat: '2',
        rolls: [
          { seat: '1', successes: 1 },
          { seat: '2', successes: 2 },
        ],
      },
    ]);
    expect(match.state.mission.first).toBe('2');
    expect(match.task.type).toBe('draw');
    expect(match.refusal('chance', { type: 'rolled', faces: [0] }).code).toBe('impossible-draw');
  });
  it('ITU-SETUP-24: by the other reading a coin says who begins', () => {
    expect(begin({}, {}, { 'setup.priorityMethod': 'dice' }).rules.legal(begin().state, 'chance')).toEqual({
      type: 'open',
      kinds: ['rolled'],
    });
    const match = begin({}, {}, { 'setup.priorityMethod': 'coin' });
    expect(match.rules.legal(match.state, 'chance')).toEqual({ type: 'open', kinds: ['flipped'] });
    expect(match.refusal('chance', { type: 'flipped', seat: '3' })).toMatchObject({
      code: 'impossible-draw',
      rule: 'ITU-SETUP-24',
    });
    match.step('chance', { type: 'flipped', seat: '2' });
    expect(match.state.mission.first).toBe('2');
  });
  it('ITU-CARDS-09: each player can use the three ships of the core set', () => {
    const match = begin().until('fleet');
    const ships = ['defiant', 'galaxy', 'constellation'];
    const { seat } = match.taskOf('fleet');
    if (seat === '2')
      match.step('2', {
        type: 'fleet',
        ships: ['jemhadar-fighter', 'jemhadar-fighter', 'jemhadar-battle-cruiser'],
      });
    match.step('1', { type: 'fleet', ships });
    expect(match.seat('1').fleet).toEqual(ships);
    expect(match.state.units.filter(({ owner }) => owner === '1').map(({ id }) => id)).toEqual([
      '1:defiant',
      '1:galaxy',
      '1:constellation',
    ]);
  });
  it('ITU-SETUP-08: a copy of the line officer comes with each ship', () => {
    const match = begin().until('crew');
    const { seat } = match.taskOf('crew');
    const line = seat === '1' ? 'reliable-commander' : 'vorta-supervisor';
    const copies = match.state.officers.filter(({ card }) => card === line);
    expect(copies).toHaveLength(match.seat(seat).fleet.length);
    const [posts] = match.options(seat, 'crew');
    const fewer = { type: 'crew', posts: posts!.posts.slice(1) } satisfies IntoTheUnknownAction;
    expect(match.refusal(seat, fewer).code).toBe('no-post');
    match.step(seat, posts!);
    expect(
      match.state.officers.filter(({ owner }) => owner === seat).every(({ station }) => station !== null),
    ).toBe(true);
  });
  it('ITU-SETUP-26, ITU-SETUP-27: the sector of the overture, then directives, objectives, anomalies and features', () => {
    const cards = {
      overtures: {
        plain: overtureCard({
          layout: 'helix',
          directives: { combat: 'hostile', exploration: 'calm', diplomacy: 'hostile' },
        }),
      },
    };
    const match = begin({}, cards).until('deploy');
    expect(match.state.sector).toEqual({ layout: 'helix' });
    for (const seat of ['1', '2'] as const) {
      const { combat, exploration, diplomacy } = match.seat(seat).directives;
      expect([combat.side, exploration.side, diplomacy.side]).toEqual(['hostile', 'calm', 'hostile']);
    }
  });
  it('ITU-SETUP-28: of a divided colour the priority player turns theirs as they like, the opponent has the other', () => {
    const directives = { combat: 'split', exploration: 'calm', diplomacy: 'split' } as const;
    const match = begin({}, { overtures: { plain: overtureCard({ directives }) } });
    match.roll(ONE, ONE, ONE, ANALYSIS, ANALYSIS, ANALYSIS).until('split-directives');
    expect(match.actors).toEqual(['1']);
    match.step('1', { type: 'choose-option', option: 1 }).step('1', { type: 'choose-option', option: 0 });
    const sides = (seat: '1' | '2') => {
      const { combat, diplomacy } = match.seat(seat).directives;
      return [combat.side, diplomacy.side];
    };
    expect([sides('1'), sides('2')]).toEqual([
      ['hostile', 'calm'],
      ['calm', 'hostile'],
    ]);
  });
  it('ITU-MISSION-15: the priority player names who has a role, and everybody else has the other one', () => {
    const match = begin({
      mission: { type: 'incident', overture: 'critical-supply-drop', situation: 'hostile-raiders' },
    });
    match.roll(ONE, ONE, ONE, ANALYSIS, ANALYSIS, ANALYSIS).until('role');
    match.step('1', { type: 'choose-seat', seat: '2' });
    expect([match.seat('1').roles, match.seat('2').roles]).toEqual([['escort'], ['guard']]);
    expect(match.actors).toEqual(['2']);
    match.until('place-unit');
    expect(
      match.state.units.filter((unit) => unit.class === 'supply-ship').map(({ owner }) => owner),
    ).toEqual(['1', '1']);
    match.until('deploy');
    const placed = match.log.filter((event) => event.type === 'placed').slice(0, 3);
    expect(placed.every((event) => event.type === 'placed' && event.seat === '2')).toBe(true);
  });
  it('deals everything in a match that is dealt: nobody but chance is asked', () => {
    for (const overture of ['missing-survey-teams', 'critical-supply-drop', 'battlefield-rescue']) {
      const match = Match.from(
        setupWith({ dealt: true, mission: { type: 'incident', overture, situation: 'delicate-treaty' } }),
      );
      match.fate(overture);
      expect(match.state.round?.number).toBe(1);
      expect(match.state.units.filter(({ kind }) => kind === 'ship').every(({ pose }) => pose !== null)).toBe(
        true,
      );
    }
  });
});
