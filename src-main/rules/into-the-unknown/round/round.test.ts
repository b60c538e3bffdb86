import { describe, expect, it } from 'vitest';
import {
  ability,
  complicationCard,
  damageCard,
  overtureCard,
  stationsCard,
  playWith,
} from '../../../../tests/support/into-the-unknown';
import type { BegunOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Task, TaskType } from '../../../../shared/contract/into-the-unknown';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import { leadingOf, nextAfter, opponentsOf, playerOrder, trailingOf } from './order';

const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 30, 0] } as const;
const QUIET = {
  cards: { overtures: { quiet: overtureCard({ ends: [[{ is: 'round', least: 6 }]] }) } },
  mission: { overture: 'quiet', situation: null },
} as const;

/** Goes on by itself until somebody is asked. */
function begun(options: BegunOptions): Match {
  const match = Match.begun({ ...QUIET, ...options });
  return match.step('referee', { type: 'note-done' });
}

const at = (step: number): readonly Task[] => [{ type: 'round', step }];

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

describe('the Ready Phase', () => {
  const ready = (options: BegunOptions) => begun({ tasks: at(6), ...options });
  const committed = { ready: false } as const;

  it('ITU-ORDER-08: every unit cancels peril against its own advantage, one for one', () => {
    const match = ready({ units: [{ ...SHIP, is: { peril: 3, advantage: 2 } }, FOE] });
    expect(match.unit('1:defiant')).toMatchObject({ peril: 1, advantage: 0 });
  });

  it('ITU-ORDER-08: up to 3 committed officers are readied', () => {
    const match = ready({
      units: [
        {
          ...SHIP,
          crew: { helm: 'worf', tactical: 'data', medbay: 'julian-bashir', engineering: 'founder' },
        },
        FOE,
      ],
      officers: {
        '1:worf': committed,
        '1:data': committed,
        '1:julian-bashir': committed,
        '1:founder': { ready: false, incapacitated: true },
      },
    });
    expect(match.taskOf('ready')).toMatchObject({ seat: '1', step: 2 });
    expect(match.refusal('1', { type: 'ready', officers: ['1:founder'] }).rule).toBe('ITU-ORDER-08');
    match.step('1', { type: 'ready', officers: ['1:worf', '1:data'] });
    expect([match.officer('1:worf').ready, match.officer('1:julian-bashir').ready]).toEqual([true, false]);
  });

  it('ITU-HAZARD-14: shields of hazard units come free in the Ready Phase though who trails changes in it', () => {
    const worn = { fore: 1, aft: 0 };
    const match = ready({
      units: [
        { ...SHIP, crew: { helm: 'worf' } },
        { ...FOE, crew: { helm: 'hanok' } },
        { class: 'hostile-raider', seat: null, at: [6, 6, 0], is: { shieldsUsed: worn } },
      ],
      seats: { '1': { vp: 1 } },
    });
    while (match.taskOf('ready').seat === '1') match.step('1', { type: 'done' });
    expect(match.taskOf('ready')).toMatchObject({ seat: '2', step: 3 });
    expect(match.unit('0:hostile-raider').shieldsUsed).toEqual(worn);
    match.step('referee', { type: 'set-score', seat: '2', vp: 3, nvp: 0 }).step('2', { type: 'done' });
    expect(match.unit('0:hostile-raider').shieldsUsed).toEqual({ fore: 0, aft: 0 });
  });

  it('ITU-CAPTURE-04: a captured officer is not readied', () => {
    const match = ready({
      units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE],
      officers: { '1:worf': { ready: false, capturedBy: '2' } },
    });
    expect(match.state.tasks.some((task) => task.type === 'ready' && task.step === 2)).toBe(false);
  });

  it('ITU-ORDER-08: up to 3 officers change places within their ship', () => {
    const match = ready({ units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE] });
    const to = { type: 'section', unit: '1:defiant', section: 'engineering' } as const;
    expect(match.taskOf('ready')).toMatchObject({ step: 3, left: 3 });
    match.step('1', { type: 'move-personnel', who: '1:worf', to, station: 'engineering' });
    expect(match.officer('1:worf')).toMatchObject({ at: to, station: 'engineering' });
    const away = { type: 'section', unit: '2:jemhadar-fighter', section: 'bridge' } as const;
    expect(match.refusal('1', { type: 'move-personnel', who: '1:worf', to: away, station: null }).rule).toBe(
      'ITU-ORDER-08',
    );
  });

  it('a damage card may allow a ship one relocation only', () => {
    const jam = damageCard('defiant', { station: null, passives: [{ changes: 'one-relocation' }] });
    const match = ready({
      cards: { ...QUIET.cards, damageCards: { jam } },
      units: [
        {
          ...SHIP,
          crew: { helm: 'worf' },
          is: { damageCards: [{ card: 'jam', station: null, end: 'fore' }] },
        },
        FOE,
      ],
    });
    const to = { type: 'section', unit: '1:defiant', section: 'medbay' } as const;
    match.step('1', { type: 'move-personnel', who: '1:worf', to, station: null });
    expect(match.options('1', 'move-personnel')).toEqual([]);
  });

  it('ITU-OFFICER-06: engineering brings back the dial’s recharge and the technical level of the officer there', () => {
    const units = [
      { ...SHIP, alert: 'green 1', crew: { engineering: 'miles-obrien' }, is: { reserve: 0 } },
      FOE,
    ] as const;
    const match = ready({ units });
    match.step('1', { type: 'done' });
    const recharge = match.options('1', 'use').find(({ ability: id }) => id === 'recharge');
    if (!recharge) throw new Error('No recharge.');
    match.step('1', recharge);
    const level = Math.max(...Object.values(match.table.content.officers['miles-obrien']?.skills ?? {}));
    expect(match.unit('1:defiant').reserve).toBe(1 + level);
    expect(match.options('1', 'use').some(({ ability: id }) => id === 'recharge')).toBe(false);
  });

  it('ITU-ORDER-08: the priority player does all four steps, then the next player', () => {
    const match = ready({
      units: [
        { ...SHIP, crew: { helm: 'worf' } },
        { ...FOE, crew: { helm: 'eris' } },
      ],
    });
    expect(match.actor).toBe('1');
    match.step('1', { type: 'done' });
    while (match.actor === '1') match.step('1', { type: 'done' });
    expect(match.taskOf('ready')).toMatchObject({ seat: '2', step: 3 });
  });

  it('the mission’s own effects of the phase come after the players’ turns, once for the table', () => {
    const rain = overtureCard({
      readies: [{ verb: 'score', who: 'each', points: 1 }],
      ends: [[{ is: 'round', least: 6 }]],
    });
    const match = begun({ cards: { overtures: { quiet: rain } }, tasks: at(7), units: [SHIP, FOE] });
    expect([match.seat('1').vp, match.seat('2').vp]).toEqual([1, 1]);
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

describe('abilities', () => {
  const once = ability('once', { perRound: 1, effects: [{ verb: 'flag', flag: 'once' }] });
  const lasting = ability('lasting', {
    effects: [
      { verb: 'modify', what: 'ops', by: 2, until: 'action' },
      { verb: 'flag', flag: 'brief', until: 'action' },
      { verb: 'note', text: 'Look at it.' },
    ],
  });
  const cards = { ...QUIET.cards, stations: { defiant: stationsCard({ helm: [once, lasting] }) } };
  const tasks: readonly Task[] = [
    { type: 'round', step: 3 },
    { type: 'priority-order', seat: '1' },
  ];
  const crew = { helm: 'worf', tactical: 'data', instruments: 'jadzia-dax' } as const;

  function order(match: Match, id: string): Match {
    const found = match.options('1', 'order').find((each) => each.ability === id);
    if (!found) throw new Error(`No order ${id}.`);
    return match.step('1', found);
  }

  it('one that is limited is used once in a round', () => {
    const match = begun({ cards, tasks, units: [{ ...SHIP, crew }, FOE] });
    order(match, 'once');
    expect(match.unit('1:defiant').used['once']).toBe(1);
    expect(match.options('1', 'order').some((each) => each.ability === 'once')).toBe(false);
  });

  it('what lasts for an action ends with it', () => {
    const match = begun({ cards, tasks, units: [{ ...SHIP, crew }, FOE] });
    order(match, 'lasting');
    expect(match.taskOf('note')).toMatchObject({ seat: '1', text: 'Look at it.' });
    expect([match.state.modifiers.length, match.state.mission.flags]).toEqual([1, ['brief']]);
    match.step('1', { type: 'done' });
    expect([match.state.modifiers.length, match.state.mission.flags]).toEqual([0, []]);
  });

  it('before an action an officer who may help is asked', () => {
    const help = ability('help', { timing: 'before-action', effects: [{ verb: 'flag', flag: 'helped' }] });
    const [, worf] = Object.entries(Match.begun().table.content.officers).find(([id]) => id === 'worf') ?? [];
    if (!worf) throw new Error('No Worf.');
    const match = begun({
      cards: { ...cards, officers: { worf: { ...worf, abilities: [help] } } },
      tasks,
      units: [{ ...SHIP, crew }, FOE],
    });
    order(match, 'once');
    const type: TaskType = 'react';
    expect(match.task).toMatchObject({ type, seat: '1', timing: 'before-action' });
    match.step('1', {
      type: 'use',
      unit: '1:defiant',
      ability: 'officer:1:worf/help',
      officer: '1:worf',
      target: null,
    });
    expect(match.state.mission.flags).toEqual(expect.arrayContaining(['helped', 'once']));
  });
});
