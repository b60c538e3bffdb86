import { describe, expect, it } from 'vitest';
import { ability, overtureCard, playWith } from '../../../tests/support/into-the-unknown';
import { Match } from '../../../tests/support/into-the-unknown/match';
import type { HailView, Task } from '../../../shared/contract/into-the-unknown';
import { UNSEEN } from '../../../shared/contract/into-the-unknown';
import { FEATURE_KINDS } from '../../../shared/sector';
import { randomFrom } from '../engine';
import { eventsSeenBy } from './events';
import { figuresOf, sectorTableOf, unitOf } from './figures';
import { readingsOf } from './readings';
import { turnLabelOf } from './turn-label';

const SHIP = { class: 'defiant', at: [18, 18, 0], crew: { helm: 'worf' } } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 28, 0], crew: { helm: 'eris' } } as const;
const UNITS = [SHIP, FOE] as const;
const ORDERS: readonly Task[] = [
  { type: 'round', step: 2 },
  { type: 'priority-order', seat: '1' },
];
const begun = () => Match.begun({ units: UNITS, tasks: ORDERS });

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

describe('what a viewer may know', () => {
  const secrets = {
    units: UNITS,
    mission: { complications: { '1': 'infection', '2': 'the-standoff' }, anomalies: [1, 2, 3] },
    features: [
      { kind: 'anomaly', at: [12, 12], is: { number: 7, seenBy: ['1'] } },
      { kind: 'anomaly', at: [24, 12], is: { number: 5, exposed: true } },
    ],
  } as const;

  it('ITU-MISSION-04, ITU-CARDS-07: a complication facedown is its owner’s alone until it begins', () => {
    const match = Match.begun(secrets);
    expect(match.view('1').mission.complications).toEqual({ '1': 'infection', '2': UNSEEN });
    expect(match.view('spectator').mission.complications).toEqual({ '1': UNSEEN, '2': UNSEEN });
    const begunNow = Match.begun({
      ...secrets,
      mission: { ...secrets.mission, part: 'complication', revealed: '2' },
    });
    expect(begunNow.view('1').mission.complications).toEqual({ '1': 'infection', '2': 'the-standoff' });
  });

  it('a number looked at is who looked’s until it is exposed, and may still come for the others', () => {
    const match = Match.begun(secrets);
    expect(match.view('1').features.map(({ number }) => number)).toEqual([7, 5]);
    expect(match.view('2').features.map(({ number }) => number)).toEqual([null, 5]);
    expect(match.view('2').mission.anomalies).toEqual([1, 2, 3, 7]);
    const looked = { type: 'looked', seat: '1', feature: 'f1', number: 7 } as const;
    expect(eventsSeenBy([looked], '2')).toEqual([{ ...looked, number: null }]);
    expect(eventsSeenBy([looked], '1')).toEqual([looked]);
  });

  it('ITU-HAIL-13: trust tokens are secret until all have chosen', () => {
    const hail: Task = {
      type: 'hail',
      hail: 'shared-findings',
      hailer: '1',
      unit: '1:defiant',
      leader: null,
      answers: [{ seat: '2', unit: '2:jemhadar-fighter', leader: null }],
      step: 'trust',
      tokens: [
        { seat: '1', token: 3 },
        { seat: '2', token: null },
      ],
      persuasive: null,
      refused: [],
    };
    const seen = (step: 'trust' | 'resolve', viewer: '1' | '2') => {
      const view = Match.begun({ units: UNITS, tasks: [{ ...hail, step }] }).view(viewer).tasks[0];
      return (view as HailView).tokens; // the one task is a hail
    };
    expect(seen('trust', '2')[0]).toEqual({ seat: '1', token: null, hasChosen: true });
    expect(seen('trust', '1')[0]).toEqual({ seat: '1', token: 3, hasChosen: true });
    expect(seen('resolve', '2')[0]?.token).toBe(3);
  });

  it('cards dealt are their player’s', () => {
    const dealt = { type: 'dealt', seat: '1', count: 2, cards: ['a', 'b'], of: 'complications' } as const;
    expect(eventsSeenBy([dealt], '2')).toEqual([{ ...dealt, cards: null }]);
  });

  it('figures, hull and the order bar stand with each unit', () => {
    const match = begun();
    const view = match.view('1');
    const [defiant, fighter] = view.units;
    expect(defiant?.figures).toEqual(figuresOf(match.table, match.state, unitOf(match.state, '1:defiant')));
    expect(defiant).toMatchObject({
      hullLeft: 7,
      alertName: 'green 1',
    });
    expect(defiant?.name).toContain('Defiant');
    const impulse = defiant?.orders.find(({ ability: id }) => id === 'impulse');
    expect(impulse).toMatchObject({ station: 'helm', refusal: null });
    expect(defiant?.orders.find(({ ability: id }) => id === 'medical-care')?.refusal).toMatchObject({
      code: 'no-officer',
      rule: 'ITU-ORDER-05',
    });
    expect(fighter?.orders).toEqual([]);
    expect(view.seats.map(({ leads, trails }) => [leads, trails])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('the refusal of every closed order is the one that its order gets', () => {
    const match = begun();
    const closed = match.rules.closed?.(match.state, '1') ?? [];
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(({ refusal }) => refusal.rule !== undefined)).toBe(true);
    expect(match.rules.closed?.(match.state, '2')).toEqual([]);
  });

  it('a state drawn from a view agrees with it', () => {
    const match = Match.begun(secrets);
    const guess = match.rules.determinize?.(match.view('2'), '2', randomFrom('guess'));
    if (!guess) throw new Error('No determinize.');
    expect(match.rules.view(guess, '2')).toEqual(match.view('2'));
    expect(Object.values(guess.mission.complications)).not.toContain(UNSEEN);
  });

  it('a position is the better the higher the score and the hull', () => {
    const worth = (options: Parameters<typeof Match.begun>[0]) => {
      const match = Match.begun({ units: UNITS, ...options });
      return match.rules.evaluate?.(match.view('1'), '1') ?? 0;
    };
    const even = worth({});
    expect(worth({ seats: { '1': { vp: 3 } } })).toBeGreaterThan(even);
    expect(worth({ seats: { '2': { vp: 3 } } })).toBeLessThan(even);
    expect(worth({ units: [{ ...SHIP, is: { hull: 4 } }, FOE] })).toBeLessThan(even);
    expect(worth({ is: { outcome: { type: 'win', winners: ['1'], rule: 'ITU-SCORE-06' } } })).toBe(1);
    expect(worth({ is: { outcome: { type: 'loss', winners: [], rule: 'ITU-SCORE-08' } } })).toBe(0);
  });

  it('a bot’s habit judges positions between orders, and answers what presses', () => {
    const match = begun();
    expect(match.rules.habit?.(match.state, '1', randomFrom('h'))).toBeNull();
    expect(match.rules.habit?.(match.state, '2', randomFrom('h'))).toBeNull();
    const note: Task = { type: 'note', seat: '1', text: 'x', from: 'y' };
    const pressed = Match.begun({ units: UNITS, tasks: [note] });
    expect(pressed.rules.habit?.(pressed.state, '1', randomFrom('h'))).toEqual({ type: 'done' });
  });
});
