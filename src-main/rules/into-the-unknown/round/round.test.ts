import { describe, expect, it } from 'vitest';
import {
  ability,
  complicationCard,
  damageCard,
  overtureCard,
  playWith,
  type BegunOptions,
} from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import { leadingOf, nextAfter, opponentsOf, playerOrder, trailingOf } from './order';
import { at, begun, FOE, QUIET, SHIP } from '../../../../tests/support/into-the-unknown/rounds';

describe('player order', () => {
  const state = (seats: BegunOptions['seats'] = {}, priority: '1' | '2' | '3' = '1') =>
    playWith({ factions: ['federation', 'dominion', 'klingon'], seats, round: { priority } }).frozen;

  it('ITU-ORDER-01: it starts with the priority player', () => {
    const two = playWith({ round: { priority: '2' } }).frozen;
    expect(playerOrder(two)).toEqual(['2', '1']);
    expect(opponentsOf(two, '2')).toEqual(['1']);
  });

  it('ITU-ORDER-02: players alternate around the table', () => {
    expect(nextAfter(['2', '3', '1'], '1')).toBe('2');
    expect(nextAfter(['2', '3', '1'], '2')).toBe('3');
  });

  it('ITU-ORDER-03: three or more follow in seating order', () => {
    expect(playerOrder(state({}, '2'))).toEqual(['2', '3', '1']);
  });

  it('ITU-SCORE-01, ITU-SCORE-02: of those level the first in player order leads, the last trails', () => {
    expect([leadingOf(state({}, '2')), trailingOf(state({}, '2'))]).toEqual(['2', '1']);
    const scored = state({ '1': { vp: 3, nvp: 1 }, '3': { vp: 2 } });
    expect([leadingOf(scored), trailingOf(scored)]).toEqual(['1', '2']);
  });
});

describe('a round', () => {
  it('ITU-ORDER-04: Priority, Standby, Hazard, Ready, Hail, and then the next round', () => {
    const match = begun({ tasks: at(0) });
    const phases = match.events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));
    // Nobody has a unit, so every phase goes by; the overture ends the match with round 6.
    expect(phases.slice(0, 5)).toEqual(['priority', 'standby', 'hazard', 'ready', 'hail']);
    expect(phases).toHaveLength(25);
    expect(match.told('round').map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(match.state.outcome).not.toBeNull();
    expect(match.state.roundsDone).toBe(5);
  });

  it('ITU-ORDER-09: after the Hail Phase priority passes, the checks of the round’s end come before', () => {
    const match = begun({ tasks: [{ type: 'end-round', step: 0 }], units: [SHIP, FOE] });
    expect(match.state.round).toMatchObject({ number: 2, priority: '2' });
    expect(match.told('priority')).toEqual([{ type: 'priority', seat: '2', rolls: [] }]);
    const over = begun({
      tasks: [{ type: 'end-round', step: 0 }],
      units: [SHIP, FOE],
      round: { number: 6 },
      mission: { ...QUIET.mission, complications: {} },
    });
    expect(over.state.outcome).not.toBeNull();
    expect(over.told('priority')).toEqual([]);
  });

  it('a new round lets units act, pass and use limited cards again', () => {
    const is = { acted: true, fired: true, used: { drill: 1 } };
    const match = begun({ tasks: at(0), units: [{ ...SHIP, is, crew: { helm: 'worf' } }, FOE] });
    expect(match.unit('1:defiant')).toMatchObject({ acted: false, fired: false, used: {} });
  });

  it('ITU-ORDER-06: the Standby Phase begins with the player without the priority token', () => {
    expect(begun({ tasks: at(2), units: [SHIP, FOE] }).actor).toBe('2');
    expect(begun({ tasks: at(2), units: [SHIP, FOE], round: { priority: '2' } }).actor).toBe('1');
  });
});

describe('the Hazard Phase', () => {
  const flagged = (flag: string): Effect => ({ verb: 'flag', flag });
  const leak = damageCard('defiant', {
    station: null,
    abilities: [ability('leak', { timing: 'hazard', effects: [flagged('leak')] })],
  });
  const fire = damageCard('defiant', {
    station: null,
    abilities: [ability('fire', { timing: 'hazard', effects: [flagged('fire')] })],
  });
  const hit = (...cards: readonly string[]) => ({
    damageCards: cards.map((card) => ({ card, station: null, end: 'fore' as const })),
  });
  const cards = { ...QUIET.cards, damageCards: { leak, fire } };

  it('ITU-ORDER-07: each player orders their own damage cards, the priority player first', () => {
    const match = begun({ cards, tasks: at(4), units: [{ ...SHIP, is: hit('leak', 'fire') }, FOE] });
    expect(match.taskOf('hazard')).toMatchObject({ step: 1, seat: '1' });
    match.step('1', { type: 'choose-option', option: 1 });
    expect(match.state.mission.flags).toEqual(['fire', 'leak']);
  });

  it('ITU-ORDER-07: a single one is worked off without asking', () => {
    const match = begun({ cards, tasks: at(4), units: [{ ...SHIP, is: hit('leak') }, FOE] });
    expect(match.state.mission.flags).toEqual(['leak']);
  });

  it('ITU-ORDER-07: features come second, missions and hazard units third', () => {
    const mission = overtureCard({ hazards: [flagged('storm')], ends: [[{ is: 'round', least: 6 }]] });
    const match = Match.begun({
      cards: { ...cards, overtures: { quiet: mission } },
      mission: QUIET.mission,
      tasks: at(4),
      units: [{ ...SHIP, is: hit('leak') }, FOE, { class: 'hostile-raider', seat: null, at: [30, 8, 0] }],
      features: [{ kind: 'cloud', at: [20.5, 18], is: { keywords: { unstable: 1 } } }],
    }).step('referee', { type: 'note-done' });
    expect(match.state.mission.flags).toEqual(['leak']);
    expect(match.task.type).toBe('test');
    match.fate();
    match.until('hazard');
    expect(match.taskOf('hazard')).toMatchObject({
      step: 3,
      seat: '2',
      left: ['mission', 'unit|0:hostile-raider'],
    });
  });
});

describe('the end of a round', () => {
  const end: readonly Task[] = [{ type: 'end-round', step: 0 }];
  const torpedo = (x: number) => ({ class: 'photon-torpedo', at: [x, 4, 0] }) as const;

  it('ITU-PROJ-14, ITU-PROJ-15: torpedoes and probes beyond the tubes go, the player’s choice, with what is banked on them', () => {
    const match = begun({ tasks: end, units: [SHIP, FOE, torpedo(4), torpedo(8), torpedo(12), torpedo(16)] });
    expect(match.taskOf('surplus')).toMatchObject({ seat: '1', of: 'projectiles' });
    match.step('1', { type: 'choose-unit', unit: '1:photon-torpedo#2' });
    expect(match.state.units.some(({ id }) => id === '1:photon-torpedo#2')).toBe(false);
    expect(match.state.round?.number).toBe(2);
  });

  it('ITU-PROJ-16: tubes of destroyed ships count by the reading', () => {
    const options: BegunOptions = {
      tasks: end,
      units: [FOE, torpedo(4)],
      is: {
        gone: [
          {
            unit: '1:defiant',
            class: 'defiant',
            owner: '1',
            why: 'destroyed',
            by: '2',
            banked: [],
            hull: 7,
            letter: null,
          },
        ],
      },
    };
    expect(begun(options).task.type).toBe('surplus');
    expect(begun({ ...options, readings: { 'projectiles.tubesOfDestroyed': 'yes' } }).task.type).not.toBe(
      'surplus',
    );
  });

  it('what lasts for a round ends with it, what lasts for the game stays', () => {
    const modifier = { unit: '1:defiant', what: 'ops', by: 1, end: null, from: 'rule' } as const;
    const match = begun({
      tasks: end,
      units: [SHIP, FOE],
      is: {
        modifiers: [
          { ...modifier, until: 'round' },
          { ...modifier, until: 'game' },
        ],
      },
    });
    expect(match.state.modifiers.map(({ until }) => until)).toEqual(['game']);
  });

  it('ITU-CARDS-10: where the overture is over the complication begins, and play goes on', () => {
    const cards = {
      overtures: { quiet: overtureCard({ ends: [[{ is: 'round', least: 1 }]] }) },
      complications: { twist: complicationCard() },
    };
    const match = begun({
      cards,
      tasks: end,
      units: [SHIP, FOE],
      mission: { ...QUIET.mission, complications: { '1': 'twist', '2': 'twist' }, influence: 0 },
    });
    match.step('chance', { type: 'revealed' });
    expect(match.state.mission).toMatchObject({ part: 'complication', revealed: '1' });
    expect(match.state.round?.number).toBe(2);
  });
});
