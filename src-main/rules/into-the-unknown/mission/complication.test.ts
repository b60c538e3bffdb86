import { describe, expect, it } from 'vitest';
import { partsInForce } from '../figures';
import {
  beginning,
  begun,
  PING,
  SHIPS,
  SITE,
  SOLID,
} from '../../../../tests/support/into-the-unknown/complications';

describe('a complication that begins', () => {
  it('ITU-CARDS-10: it is the one on whose colour the marker stands, and it replaces the overture', () => {
    const blue = begun({}, {}, 2);
    expect(blue.told('complication')).toEqual([{ type: 'complication', card: 'mine', seat: '1' }]);
    expect(blue.state.mission).toMatchObject({ part: 'complication', revealed: '1' });
    const orange = begun({}, {}, 3);
    expect(orange.told('complication')).toEqual([{ type: 'complication', card: 'theirs', seat: '2' }]);
  });

  it('ITU-MISSION-08: what the overture offered is no longer there, the situation stays', () => {
    const match = beginning({}, { mission: { situation: 'disruptive-ion-storms' } });
    const parts = () => partsInForce(match.table, match.state).map(({ part }) => part);
    expect(parts()).toEqual(['overture', 'situation']);
    const after = begun({}, { mission: { situation: 'disruptive-ion-storms' } });
    expect(partsInForce(after.table, after.state).map(({ part }) => part)).toEqual([
      'situation',
      'complication',
    ]);
  });

  it('ITU-CARDS-10: the directives show the colours of the complication', () => {
    const match = begun({ directives: { combat: 'hostile', exploration: 'calm', diplomacy: 'hostile' } });
    for (const seat of ['1', '2'] as const) {
      const { combat, exploration, diplomacy } = match.seat(seat).directives;
      expect([combat.side, exploration.side, diplomacy.side]).toEqual(['hostile', 'calm', 'hostile']);
    }
  });

  it('ITU-SETUP-28: of a divided colour the role says whose side is which', () => {
    const match = begun({
      directives: { combat: 'split', exploration: 'calm', diplomacy: 'calm' },
      hostileRole: 'defender',
      roles: [
        { role: 'defender', by: 'revealer-chooses' },
        { role: 'interloper', by: 'other' },
      ],
    });
    expect(match.options('1', 'choose-seat')).toHaveLength(2);
    match.step('1', { type: 'choose-seat', seat: '2' });
    expect(match.seat('2')).toMatchObject({
      roles: ['defender'],
      directives: { combat: { side: 'hostile' } },
    });
    expect(match.seat('1')).toMatchObject({
      roles: ['interloper'],
      directives: { combat: { side: 'calm' } },
    });
  });

  it('ITU-MISSION-13: pings and markers go before its objectives come; solid tokens stay', () => {
    const marked = { ...SOLID, is: { ...SOLID.is, control: { '1': 2, '2': 1 } } } as const;
    const match = begun({}, { features: [marked, PING] });
    expect(match.state.features.map(({ kind }) => kind)).toEqual(['objective-solid']);
    expect(match.feature('f1').control).toEqual({ '1': 0, '2': 0 });
    const types = match.events.map(({ type }) => type);
    expect(types.indexOf('feature-removed')).toBeLessThan(types.indexOf('control'));
  });

  it('ITU-MISSION-13: unless the card says otherwise', () => {
    const anomaly = { kind: 'anomaly', at: [10, 18] } as const;
    const kept = begun(
      { clears: { pings: false, markers: false, anomalies: true } },
      {
        features: [{ ...SOLID, is: { control: { '1': 1 } } }, PING, anomaly],
        mission: { anomalies: [1, 2, 3] },
      },
    );
    expect(kept.state.features.map(({ kind }) => kind)).toEqual(['objective-solid', 'objective-ping']);
    expect(kept.feature('f1').control).toEqual({ '1': 1 });
    expect(kept.state.mission.anomalies).toHaveLength(8);
  });

  it('ITU-ORDER-02: players place by turns from the priority player until the card’s number is there', () => {
    const match = begun({ objectives: [SITE] }, { round: { priority: '2' } });
    expect(match.actors).toEqual(['2']);
    match.step('2', { type: 'place-feature', at: { x: 10, y: 18 } });
    expect(match.state.features).toHaveLength(2);
    expect(match.taskOf('note').text).toBe('wait');
    const more = begun({ objectives: [{ ...SITE, count: 3 }] });
    more.step('1', { type: 'place-feature', at: { x: 10, y: 18 } });
    expect(more.actors).toEqual(['2']);
  });

  it('ITU-ORDER-02: or remove until no more are there', () => {
    const match = begun(
      { objectives: [{ ...SITE, count: 1 }] },
      { features: [SOLID, { ...SOLID, at: [10, 18] }] },
    );
    expect(match.options('1', 'remove-feature')).toEqual([
      { type: 'remove-feature', feature: 'f1' },
      { type: 'remove-feature', feature: 'f2' },
    ]);
    match.step('1', { type: 'remove-feature', feature: 'f1' });
    expect(match.state.features.map(({ id }) => id)).toEqual(['f2']);
  });

  it('CLOAK AND DAGGER: then they put markers of their own on them by turns', () => {
    const byTurns = { verb: 'control', change: 'place', whose: 'friendly', count: 1, byTurns: true } as const;
    const match = begun(
      { afterObjectives: [byTurns] },
      { features: [SOLID, { ...SOLID, at: [10, 18] }, { ...SOLID, at: [26, 18] }] },
    );
    match.step('1', { type: 'choose-feature', feature: 'f2' });
    match.step('2', { type: 'choose-feature', feature: 'f1' });
    expect(['f1', 'f2', 'f3'].map((id) => match.feature(id).control)).toEqual([
      { '2': 1 },
      { '1': 1 },
      { '1': 1 },
    ]);
  });

  it('ITU-REINF-01: reinforcements come once the sector is set up', () => {
    const match = begun({
      objectives: [{ ...SITE, count: 2 }],
      reinforcements: { count: 1, categories: ['scout'], adds: true, named: null },
    });
    expect(match.task.type).toBe('objects');
    match.step('1', { type: 'place-feature', at: { x: 10, y: 18 } });
    expect(match.task.type).toBe('reinforce');
  });

  it('MISSING CREW: for each player an opponent chooses an officer, who is set aside', () => {
    const aside = { verb: 'set-aside-officers', role: 'abducted', by: 'each-opponent' } as const;
    const match = begun(
      { setUp: [aside] },
      {
        units: [
          { ...SHIPS[0], crew: { helm: 'worf', tactical: 'odo' } },
          { ...SHIPS[1], crew: { helm: 'eris', tactical: 'hanok' } },
        ],
      },
    );
    expect(match.actors).toEqual(['2']);
    expect(match.options('2', 'choose-officer').map(({ officer }) => officer)).toEqual(['1:worf', '1:odo']);
    match.step('2', { type: 'choose-officer', officer: '1:odo' });
    match.step('1', { type: 'choose-officer', officer: '2:eris' });
    expect(match.officer('1:odo')).toMatchObject({ at: { type: 'aside', why: 'abducted' }, station: null });
    expect(match.officer('2:eris').at).toEqual({ type: 'aside', why: 'abducted' });
    expect(match.task.type).toBe('note');
  });
});
