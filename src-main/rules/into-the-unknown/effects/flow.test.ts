import { describe, expect, it } from 'vitest';
import {
  complicationCard,
  playWith,
  situationCard,
  type BegunOptions,
} from '../../../../tests/support/into-the-unknown';
import type { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import { canFollow } from './can-follow';
import { acting, done, FOE, SHIP, UNITS } from '../../../../tests/support/into-the-unknown/effects';

const flag = (name: string): Effect => ({ verb: 'flag', flag: name });

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
