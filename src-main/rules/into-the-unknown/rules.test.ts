import { describe, expect, it } from 'vitest';
import { ability, overtureCard, playWith } from '../../../tests/support/into-the-unknown';
import { Match } from '../../../tests/support/into-the-unknown/match';
import { FEATURE_KINDS } from '../../../shared/sector';
import { randomFrom } from '../engine';
import { sectorTableOf } from './figures';
import { readingsOf } from './readings';
import { turnLabelOf } from './turn-label';
import { begun, ORDERS, SHIP, UNITS } from '../../../tests/support/into-the-unknown/two-ships';

describe('objects', () => {
  it('ITU-OBJECT-01: units and tokens stand on the table; endurance, banked points, conditions and locks are no objects', () => {
    const { table, frozen } = playWith({
      units: [
        {
          ...SHIP,
          is: {
            conditions: ['hidden'],
            banked: [{ seat: '1', points: 1, scores: 'end' }],
            locks: [{ seat: '2', by: '2:jemhadar-fighter', number: 1 }],
          },
        },
        { class: 'class-1-probe', at: [9, 9, 0], is: { endurance: 2 } },
      ],
      features: [{ kind: 'comet', at: [20, 9] }],
    });
    const sector = sectorTableOf(table, frozen);
    expect(sector.units.map(({ id }) => id)).toEqual(['1:defiant', '1:class-1-probe']);
    expect(sector.features.map(({ id }) => id)).toEqual(['f1']);
  });

  it('ITU-OBJECT-02: features are all objects that are not units', () => {
    const { table, frozen } = playWith({
      features: [
        { kind: 'objective-solid', at: [4, 4] },
        { kind: 'objective-ping', at: [8, 4] },
        { kind: 'anomaly', at: [12, 4] },
        { kind: 'rift', at: [16, 4] },
      ],
    });
    expect(sectorTableOf(table, frozen).features).toHaveLength(4);
    expect(sectorTableOf(table, frozen).units).toHaveLength(0);
  });

  it('ITU-OBJECT-03: phenomena are comet, cloud, stellar, rift, wormhole and wreck', () => {
    const phenomena = FEATURE_KINDS.filter((kind) => !kind.startsWith('objective') && kind !== 'anomaly');
    expect(phenomena).toEqual(['comet', 'cloud', 'stellar', 'rift', 'wormhole', 'wreck']);
  });
});

describe('precedence', () => {
  it('ITU-PREC-02: a mission makes an outcome a hostile act while that part of it is in force', () => {
    const raze = ability('raze', { effects: [{ verb: 'act', act: 'hostile' }] });
    const overtures = { overture: overtureCard({ actions: [raze] }) };
    const during = (part: 'overture' | 'complication') =>
      Match.begun({
        cards: { overtures },
        mission: { overture: 'overture', part },
        units: UNITS,
        tasks: [
          { type: 'round', step: 3 },
          { type: 'standby-order', seat: '1', part: 'units' },
        ],
      });
    const over = during('complication');
    expect(over.options('1', 'order').filter((each) => each.ability === 'raze')).toEqual([]);
    const raze1 = {
      type: 'order',
      unit: '1:defiant',
      ability: 'raze',
      station: null,
      officer: null,
      target: null,
    };
    expect(over.refusal('1', raze1)).toMatchObject({ code: 'no-such-ability', rule: 'ITU-ORDER-06' });
    const match = during('overture');
    const order = match.options('1', 'order').find((each) => each.ability === 'raze');
    if (!order) throw new Error('No RAZE.');
    match.step('1', order);
    expect(match.told('act')).toMatchObject([{ act: 'hostile', unit: '1:defiant' }]);
    expect(match.told('directive')).toMatchObject([{ seat: '1', category: 'combat', side: 'hostile' }]);
  });

  it('ITU-PREC-04: a dispute is settled by one draw, which the log keeps', () => {
    const match = begun().step('referee', { type: 'flip-coin' });
    expect(match.actor).toBe('chance');
    expect(match.rules.check(match.state, 'chance', { type: 'flipped', seat: '5' }).ok).toBe(false);
    match.step('chance', { type: 'flipped', seat: '2' });
    expect(match.told('note')).toMatchObject([{ from: 'ITU-PREC-04' }]);
    expect(match.actor).toBe('1');
  });

  it('ITU-PREC-05: conduct is never judged: a player may pass at every order', () => {
    expect(begun().options('1', 'pass')).toHaveLength(1);
  });
});

describe('the engine’s questions', () => {
  it('refuse who has nothing to decide, what is no action, and what comes after the end', () => {
    const match = begun();
    expect(match.refusal('2', { type: 'pass' })).toMatchObject({
      code: 'not-your-turn',
      rule: 'ITU-ORDER-01',
    });
    expect(match.refusal('1', { type: 'dance' }).code).toBeDefined();
    expect(match.refusal('1', { type: 'done' })).toMatchObject({ code: 'wrong-action' });
    const over = Match.begun({ is: { outcome: { type: 'draw', winners: [], rule: 'ITU-SCORE-07' } } });
    expect(over.actors).toEqual([]);
    expect(over.refusal('1', { type: 'pass' }).code).toBe('match-over');
  });

  it('take an action whatever the order of its fields', () => {
    const match = begun();
    const [order] = match.options('1', 'order');
    const turned = Object.fromEntries(Object.entries(order ?? {}).reverse());
    expect(match.rules.check(match.state, '1', turned)).toMatchObject({ ok: true });
  });

  it('leave the state as it was, and play the same from the same', () => {
    const match = begun();
    const before = JSON.stringify(match.state);
    const play = () => Match.begun({ units: UNITS, tasks: ORDERS }).until('ready', 'same').state;
    expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
    match.sample(randomFrom('once'));
    expect(before).toBe(JSON.stringify(begun().state));
  });

  it('every sampled action of a whole match is legal', () => {
    const match = Match.begun({ units: UNITS, mission: { complications: {} } }).until(null, 'whole');
    expect(match.state.outcome).not.toBeNull();
  });

  it('tell what an order is for without a secret', () => {
    const match = begun();
    const [order] = match.options('1', 'order');
    if (!order) throw new Error('No order.');
    const told = match.rules.explain?.(match.view('1'), '1', order);
    expect(told).toMatchObject({ isSecret: false });
    expect(told?.text).toContain('Defiant');
    expect(match.rules.explain?.(match.view('1'), '1', { type: 'trust', token: 2 }).isSecret).toBe(true);
  });

  it('the turn is told by round and phase', () => {
    expect(turnLabelOf(begun().state)).toEqual({ number: 1, seat: '1', label: 'Priority', round: 1 });
    expect(turnLabelOf(Match.begun({ round: { number: 2, phase: 'hail' } }).state)?.number).toBe(10);
    expect(turnLabelOf(Match.begun({ round: null }).state)).toBeNull();
  });

  it('readings that nobody knows are refused with their place', () => {
    expect(readingsOf({ 'warp.distance': 'stat' })).toEqual({ ok: true, value: { 'warp.distance': 'stat' } });
    expect(readingsOf({ 'warp.distance': 'x', y: 'z' })).toMatchObject({
      ok: false,
      error: [{ at: '/readings/warp.distance' }, { at: '/readings/y' }],
    });
  });
});
