import { describe, expect, it } from 'vitest';
import { complicationCard, playWith, situationCard } from '../../../../tests/support/into-the-unknown';
import type { BegunOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, Task } from '../../../../shared/contract/into-the-unknown';
import { contextOf } from './context';
import { canFollow } from './can-follow';
import { unitOf } from '../figures';

const SHIP = { class: 'defiant', at: [18, 18, 0] } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 24, 0] } as const;
const UNITS = [SHIP, FOE] as const;
const flag = (name: string): Effect => ({ verb: 'flag', flag: name });
/** Lies below, so that the match stops when the effects are done. */
const END: Task = { type: 'note', seat: '1', text: 'end', from: 'test' };

function acting(options: BegunOptions, more: Partial<EffectContext> = {}): EffectContext {
  return contextOf(unitOf(playWith(options).frozen, '1:defiant'), more);
}

/** The effects as done by the Defiant, as far as they go without asking. */
function done(
  effects: readonly Effect[],
  options: BegunOptions = { units: UNITS },
  more: Partial<EffectContext> = {},
): Match {
  const context = acting(options, more);
  const tasks: readonly Task[] = [END, { type: 'effects', effects, context }, END];
  return Match.begun({ ...options, tasks }).step('1', { type: 'done' });
}

describe('choices', () => {
  const options = [
    { label: 'One', effects: [flag('one')] },
    { label: 'Two', effects: [flag('two')] },
  ];

  it('are the deciding player’s, and may be left where the card says so', () => {
    const match = done([{ verb: 'choose', by: 'opponent', may: true, options }]);
    expect(match.actor).toBe('2');
    expect(match.legal('2')).toHaveLength(3);
    match.step('2', { type: 'choose-option', option: 1 });
    expect(match.state.mission.flags).toEqual(['two']);
  });

  it('offer what can be followed alone; a single one is taken at once', () => {
    const spend: Effect = { verb: 'token', token: 'advantage', on: 'self', count: -1, spent: true };
    const poor = [{ label: 'Pay', effects: [spend, flag('paid')] }, ...options.slice(0, 1)];
    const match = done([{ verb: 'choose', by: 'self', may: false, options: poor }]);
    expect(match.state.mission.flags).toEqual(['one']);
  });
});

describe('conditions and lists', () => {
  it('an if carries out the branch that holds', () => {
    const when = [{ is: 'round' as const, least: 3 }];
    const effect: Effect = { verb: 'if', when, then: [flag('late')], else: [flag('early')] };
    expect(done([effect]).state.mission.flags).toEqual(['early']);
    expect(done([effect], { units: UNITS, round: { number: 3 } }).state.mission.flags).toEqual(['late']);
  });

  it('each carries effects out for every unit, whose owner it is then', () => {
    const on = {
      each: { kinds: ['ship' as const], subtypes: [], of: 'any' as const, classes: [], hull: [] },
    };
    const match = done([
      {
        verb: 'each',
        on,
        effects: [
          { verb: 'token', token: 'peril', on: 'self', count: 1 },
          { verb: 'score', who: 'self', points: 1 },
        ],
      },
    ]);
    expect([match.unit('1:defiant').peril, match.unit('2:jemhadar-fighter').peril]).toEqual([1, 1]);
    expect(match.seat('1').vp).toBe(1);
  });

  it('flags that stand for a round are remembered as such', () => {
    const match = done([{ verb: 'flag', flag: 'now', until: 'round' }]);
    expect(match.state.mission).toMatchObject({ flags: ['now'], passing: { now: 'round' } });
  });

  it('a modifier is told with its amount at that moment', () => {
    const effect: Effect = {
      verb: 'modify',
      what: 'evasion',
      by: { per: 'peril', of: 'self', times: 1, plus: 0 },
      until: 'round',
      end: 'aft',
    };
    const match = done([effect], { units: [{ ...SHIP, is: { peril: 2 } }, FOE] });
    expect(match.state.modifiers).toEqual([
      { unit: '1:defiant', what: 'evasion', by: 2, until: 'round', end: 'aft', from: 'rule' },
    ]);
  });
});

describe('dice of a mission', () => {
  it('bring their effects once for each success', () => {
    const effects: readonly Effect[] = [
      { verb: 'roll', dice: 3, perSuccess: [{ verb: 'score', who: 'self', points: 1 }] },
    ];
    const match = done(effects);
    expect(match.taskOf('roll').dice).toHaveLength(3);
    const faces = match.table.content.dice['intuition']?.faces ?? [];
    const success = faces.findIndex((face) => face.success === 1);
    const blank = faces.findIndex((face) => Object.keys(face).length === 0);
    expect(match.rules.check(match.state, 'chance', { type: 'rolled', faces: [0] }).ok).toBe(false);
    match.roll(success, blank, success);
    expect(match.seat('1').vp).toBe(2);
  });
});

describe('tokens', () => {
  const spend: Effect = { verb: 'token', token: 'peril', on: 'self', count: -1, spent: true };
  const panels: Effect = {
    verb: 'choose',
    by: 'opponent',
    may: true,
    options: [{ label: 'Spend 1 peril', effects: [spend, flag('moved')] }],
  };
  const infection = complicationCard({ passives: [{ changes: 'peril-cannot-be-spent' }] });
  const under = (part: 'overture' | 'complication'): BegunOptions => ({
    cards: { complications: { infection }, situations: { calm: situationCard() } },
    units: [{ ...SHIP, is: { peril: 2 } }, FOE],
    mission: { part, revealed: '1', complications: { '1': 'infection' }, situation: 'calm' },
  });
  const isOffered = (options: BegunOptions) => {
    const { table, frozen } = playWith(options);
    return canFollow(table, frozen, acting(options), [panels]);
  };

  it('ITU-PREC-03: "cannot" beats "may": under Infection peril is not spent to move Exploding Panels', () => {
    expect(isOffered(under('overture'))).toBe(true);
    expect(isOffered(under('complication'))).toBe(false);
  });

  it('what is spent has to be there whole', () => {
    const many: Effect = { ...spend, count: -3 };
    const { table, frozen } = playWith(under('overture'));
    expect(canFollow(table, frozen, acting(under('overture')), [many, flag('x')])).toBe(false);
  });

  it('ITU-TEAM-33: findings are transmitted: at least one token to a unit in Comms range', () => {
    const team = { class: 'survey-team', in: '1:defiant/cargo', is: { advantage: 2 } } as const;
    const options = { units: [SHIP, team, FOE] } as const;
    const effects: readonly Effect[] = [{ verb: 'transmit', token: 'advantage', range: 'comms' }];
    const match = done(effects, options, { self: '1:survey-team' });
    expect(match.legal('1')).toEqual([
      { type: 'choose-option', option: 1 },
      { type: 'choose-option', option: 2 },
    ]);
    match.step('1', { type: 'choose-option', option: 2 });
    expect([match.unit('1:defiant').advantage, match.unit('1:survey-team').advantage]).toEqual([2, 0]);
  });

  it('tokens of an officer’s own lie on the card', () => {
    const options = {
      units: [{ ...SHIP, crew: { helm: 'data' } }, FOE],
      officers: { '1:data': { advantage: 2 } },
    } as const;
    const spendTwo: Effect = { verb: 'token', token: 'advantage', on: 'officer', count: -2, spent: true };
    const match = done([spendTwo], options, { officer: '1:data' });
    expect(match.officer('1:data').advantage).toBe(0);
  });
});

describe('dials', () => {
  it('ITU-OFFICER-06: CALL ALERT turns the dial 1 step, by a priority order up to 2', () => {
    const effects: readonly Effect[] = [{ verb: 'alert', steps: 1, prioritySteps: 2 }];
    const rows = (byPriority: boolean) => {
      const match = done(effects, { units: UNITS }, { byPriority });
      return match.actor === '1' && match.task.type === 'verb'
        ? match.options('1', 'alert').map(({ alert }) => alert)
        : match.unit('1:defiant').alert;
    };
    expect(rows(false)).toBe(1);
    expect(rows(true)).toEqual(['green 2', 'yellow 1']);
  });

  it('ITU-SEP-03: alerts that the separation card bars are not to be had', () => {
    const effects: readonly Effect[] = [{ verb: 'alert', steps: 1, prioritySteps: 1 }];
    const galaxy = {
      class: 'galaxy',
      at: [18, 18, 0],
      alert: 'green 2',
      is: { separated: '1:galaxy-saucer' },
    } as const;
    const options = { units: [galaxy, FOE] } as const;
    const context = contextOf(unitOf(playWith(options).frozen, '1:galaxy'));
    const match = Match.begun({ ...options, tasks: [END, { type: 'effects', effects, context }, END] }).step(
      '1',
      { type: 'done' },
    );
    expect(match.told('alert')).toEqual([
      { type: 'alert', unit: '1:galaxy', from: 'green 2', to: 'yellow 1' },
    ]);
  });

  it('from green to any yellow row', () => {
    const effects: readonly Effect[] = [{ verb: 'set-alert', from: 'green', to: 'yellow' }];
    const match = done(effects);
    const yellow =
      match.table.content.units['defiant']?.alerts.filter(({ alert }) => alert.startsWith('yellow')) ?? [];
    expect(yellow.length).toBeGreaterThan(0);
    const asked =
      match.task.type === 'verb' ? match.options('1', 'alert').length : match.told('alert').length;
    expect(asked).toBe(yellow.length);
  });

  it('reserve comes back up to the dial’s greatest', () => {
    const match = done([{ verb: 'reserve', on: 'self', count: 4 }], {
      units: [{ ...SHIP, is: { reserve: 5 } }, FOE],
    });
    expect(match.unit('1:defiant').reserve).toBe(6);
  });

  it('officers are readied and committed', () => {
    const whom = { where: 'leader', of: 'friendly', officersOnly: true, lowerRank: false } as const;
    const crewed = (ready: boolean) =>
      ({ units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE], officers: { '1:worf': { ready } } }) as const;
    expect(
      done([{ verb: 'ready', whom }], crewed(false), { officer: '1:worf' }).officer('1:worf').ready,
    ).toBe(true);
    expect(
      done([{ verb: 'commit', whom }], crewed(true), { officer: '1:worf' }).officer('1:worf').ready,
    ).toBe(false);
  });
});

describe('directives', () => {
  const turn = (may: boolean): Effect => ({
    verb: 'directive',
    whose: 'each',
    category: 'combat',
    side: 'hostile',
    may,
  });
  const sides = (match: Match) => match.state.seats.map(({ directives }) => directives.combat.side);

  it('ITU-DIRECT-01: cards turn directives to their opposite side', () => {
    expect(sides(done([turn(false)]))).toEqual(['hostile', 'hostile']);
  });

  it('ITU-DIRECT-02: who may turn theirs is asked, one after the other', () => {
    const match = done([turn(true)]);
    match.step('1', { type: 'pass' });
    expect(match.actor).toBe('2');
    match.step('2', { type: 'choose-option', option: 1 });
    expect(sides(match)).toEqual(['calm', 'hostile']);
  });
});

describe('condition tokens', () => {
  const jam: Effect = { verb: 'condition', change: 'add', condition: 'jammed', on: 'self' };
  const lock = (by: string, seat: '1' | '2') => ({ seat, by, number: 1 });

  it('ITU-COND-01: a condition lasts while its token is on the unit', () => {
    expect(done([jam]).unit('1:defiant').conditions).toEqual(['jammed']);
    const clear: Effect = { verb: 'condition', change: 'remove', condition: 'jammed', on: 'self' };
    expect(done([jam, clear]).unit('1:defiant').conditions).toEqual([]);
  });

  it('ITU-COND-04: a unit that is jammed takes its own locks off others, theirs on it stay', () => {
    const match = done([jam], {
      units: [
        { ...SHIP, is: { locks: [lock('2:jemhadar-fighter', '2')] } },
        { ...FOE, is: { locks: [lock('1:defiant', '1')] } },
      ],
    });
    expect(match.unit('2:jemhadar-fighter').locks).toEqual([]);
    expect(match.unit('1:defiant').locks).toHaveLength(1);
  });

  it('ITU-COND-06: jammed gives TUNE INSTRUMENTS at the instruments station for 2 technical icons', () => {
    const match = Match.begun({
      units: [{ ...SHIP, is: { conditions: ['jammed'] } }, FOE],
      tasks: [
        { type: 'round', step: 3 },
        { type: 'standby-order', seat: '1', part: 'units' },
      ],
    });
    const tune = match.options('1', 'order').find(({ ability }) => ability === 'tune-instruments');
    expect(tune).toMatchObject({ station: 'instruments', officer: null });
    if (tune) match.step('1', tune);
    expect(match.unit('1:defiant')).toMatchObject({ conditions: [], reserve: 4 });
    const clear = Match.begun({
      units: UNITS,
      tasks: [END, { type: 'standby-order', seat: '1', part: 'units' }],
    });
    expect(clear.options('1', 'order').some(({ ability }) => ability === 'tune-instruments')).toBe(false);
  });
});
