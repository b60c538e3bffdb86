import { describe, expect, it } from 'vitest';
import {
  ability,
  complicationCard,
  overtureCard,
  type StateOptions,
} from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Cards } from '../../../../tests/support/into-the-unknown';
import type { ComplicationRecord, ObjectiveSpec } from '../../../../shared/content/into-the-unknown';
import { partsInForce } from '../figures';

const SITE: ObjectiveSpec = {
  name: 'base',
  kind: 'objective-solid',
  count: 2,
  keywords: { capacity: 2 },
  by: 'alternate',
  where: { inSystem: true, onePerSystem: false, anotherSystem: false, beyond: [] },
  untilTotal: true,
  keepsKeywords: false,
  opposingMarker: false,
  drawn: false,
};

const SOLID = { kind: 'objective-solid', at: [18, 18], is: { keywords: { capacity: 3 } } } as const;
const PING = { kind: 'objective-ping', at: [24, 24] } as const;
const SHIPS = [
  { class: 'defiant', at: [18, 24, 0] },
  { class: 'jemhadar-fighter', seat: '2', at: [18, 10, 180] },
] as const;

function cardsWith(one: Partial<ComplicationRecord>, other: Partial<ComplicationRecord> = {}): Cards {
  return {
    overtures: { first: overtureCard({ actions: [ability('overture-act', { stations: ['helm'] })] }) },
    complications: { mine: complicationCard(one), theirs: complicationCard(other) },
  };
}

/** A match at the moment when the complication under the marker begins: player 1's, or player 2's. */
function beginning(
  one: Partial<ComplicationRecord>,
  options: StateOptions & { readonly readings?: Record<string, string> } = {},
  influence = 0,
): Match {
  return Match.begun({
    cards: cardsWith(one, one),
    units: SHIPS,
    features: [SOLID, PING],
    tasks: [{ type: 'complication-begins', step: 0 }],
    ...options,
    mission: {
      overture: 'first',
      situation: null,
      complications: { '1': 'mine', '2': 'theirs' },
      influence,
      ...options.mission,
    },
  });
}

/** Carries out what waits for nobody: the match of these tests stands above a task that waits for a seat. */
const WAIT = { type: 'note', seat: '1', text: 'wait', from: 'test' } as const;
function begun(
  one: Partial<ComplicationRecord>,
  options: Parameters<typeof beginning>[1] = {},
  influence = 0,
) {
  const match = beginning(
    one,
    { ...options, tasks: [WAIT, { type: 'complication-begins', step: 0 }, WAIT] },
    influence,
  );
  return match.step('1', { type: 'done' }).step('chance', { type: 'revealed' });
}

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

describe('personnel of a token that goes', () => {
  const TEAM = { class: 'survey-team', in: 'f1' } as const;
  const removing = {
    clears: { pings: true, markers: true, anomalies: false },
    objectives: [{ ...SITE, count: 1 }],
  };
  const two = [SOLID, { ...SOLID, at: [4, 18] as const }];

  function removed(options: Parameters<typeof beginning>[1]): Match {
    return begun(removing, { features: two, ...options }).step('1', {
      type: 'remove-feature',
      feature: 'f1',
    });
  }

  it('ITU-MISSION-14: each goes to the nearest friendly unit with capacity, into a section of the player’s choice', () => {
    const match = removed({ units: [...SHIPS, { class: 'miranda', at: [30, 30, 0] }, TEAM] });
    expect(match.options('1', 'move-personnel').map(({ to }) => to)).toEqual(
      ['bridge', 'medbay', 'engineering', 'cargo'].map((section) => ({
        type: 'section',
        unit: '1:defiant',
        section,
      })),
    );
    match.step('1', {
      type: 'move-personnel',
      who: '1:survey-team',
      to: { type: 'section', unit: '1:defiant', section: 'cargo' },
      station: null,
    });
    expect(match.unit('1:survey-team').location).toMatchObject({ unit: '1:defiant', section: 'cargo' });
  });

  it('ITU-MISSION-14: an officer who was there alone too, at an open station where the player likes', () => {
    const officers = { '1:worf': { at: { type: 'feature', feature: 'f1' }, station: null } } as const;
    const match = removed({ units: [{ ...SHIPS[0], crew: { helm: 'worf' } }, SHIPS[1]], officers });
    match.step('1', {
      type: 'move-personnel',
      who: '1:worf',
      to: { type: 'section', unit: '1:defiant', section: 'bridge' },
      station: 'tactical',
    });
    expect(match.officer('1:worf')).toMatchObject({ station: 'tactical', at: { section: 'bridge' } });
  });

  it('ITU-MISSION-14: without such a unit a team is destroyed and its officers are lost, each rehoused on their own first', () => {
    const match = removed({ units: [SHIPS[1], { ...TEAM, aboard: ['worf'] }] });
    expect(match.told('destroyed').map(({ unit }) => unit)).toEqual(['1:survey-team']);
    expect(match.told('lost').map(({ officer }) => officer)).toEqual(['1:worf']);
  });

  it('ITU-MISSION-14, ITU-TEAM-37: a team without open capacity is destroyed, its officers find the unit', () => {
    const full = (['bridge', 'medbay', 'engineering', 'cargo'] as const).map((section) => ({
      class: 'security-team',
      in: `1:defiant/${section}`,
    }));
    const options = { units: [...SHIPS, ...full, { ...TEAM, aboard: ['worf'] }] };
    const match = removed(options);
    expect(match.told('destroyed').map(({ unit }) => unit)).toEqual(['1:survey-team']);
    expect(match.options('1', 'move-personnel').every(({ who }) => who === '1:worf')).toBe(true);
    const any = removed({ ...options, readings: { 'complication.rehouse': 'any' } });
    expect(any.told('destroyed')).toEqual([]);
    expect(any.options('1', 'move-personnel').every(({ who }) => who === '1:survey-team')).toBe(true);
  });
});
