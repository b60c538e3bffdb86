import { describe, expect, it } from 'vitest';
import { Match } from '../../../tests/support/into-the-unknown/match';
import { type HailView, type Task, UNSEEN } from '../../../shared/contract/into-the-unknown';
import { randomFrom } from '../engine';
import { eventsSeenBy } from './events';
import { figuresOf, unitOf } from './figures';
import { begun, FOE, SHIP, UNITS } from '../../../tests/support/into-the-unknown/two-ships';

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
