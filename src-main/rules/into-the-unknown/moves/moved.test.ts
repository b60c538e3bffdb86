import { describe, expect, it } from 'vitest';
import type { FeatureOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { IMPULSE_KINDS, maneuver, Moves } from '../../../../tests/support/into-the-unknown/moves';
import type { Effect, TestWork } from '../../../../shared/content/into-the-unknown';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import { MOVE_VERBS } from '../effects/moves';

const DEFIANT = '1:defiant';
const defiant: UnitOptions = { class: 'defiant', at: [18, 30, 0], alert: 'green 2' };
const token = (
  at: readonly [number, number],
  own: FeatureOptions['is'],
  kind: FeatureOptions['kind'] = 'rift',
) => ({ kind, at, is: own ?? {} }) satisfies FeatureOptions;

function lay(
  kinds: readonly ['warp'] | typeof IMPULSE_KINDS,
  features: readonly FeatureOptions[],
  more: readonly UnitOptions[] = [],
) {
  return new Moves({
    units: [defiant, ...more],
    features,
    tasks: [{ type: 'maneuver', seat: '1', unit: DEFIANT, kinds, full: false }],
  });
}

/** The test that a task of effects holds. */
function testIn(task: Task | undefined): TestWork {
  if (task?.type !== 'effects') throw new Error(`No effects but ${task?.type}.`);
  const [effect] = task.effects;
  if (effect?.verb !== 'test') throw new Error('No test.');
  return effect.work;
}
const peril = (count: unknown): unknown => ({ verb: 'token', token: 'peril', on: 'self', count });

describe('what a warp crosses', () => {
  const treacherous = token([18, 24], { keywords: { treacherous: 3 } });

  it('ITU-FKEY-07: crossing a Treacherous feature by warp tests ops + Navigation, success adds 2 peril, breakthroughs remove it', () => {
    const laid = lay(['warp'], [treacherous]);
    laid.answer(maneuver('warp', { distanceIn: 12 })).run();
    const { test, success, spends } = testIn(laid.top);
    expect(test).toMatchObject({ difficulty: 3, stat: 'ops', skill: 'navigation', reroll: 'instruments' });
    expect(success).toEqual([peril(2)]);
    expect(spends).toMatchObject([{ result: 'breakthrough', cost: 1, repeatable: true, most: 2 }]);
    expect(spends[0]?.effects).toEqual([peril(-1)]);
    expect(laid.unit(DEFIANT).pose?.y).toBe(18);
    expect(laid.told('crossed')).toMatchObject([{ keyword: 'treacherous', feature: 'f1' }]);
  });

  it('ITU-FKEY-07: an impulse over it, or a warp beside it, tests nothing', () => {
    const impulse = lay(IMPULSE_KINDS, [treacherous]);
    impulse.answer(maneuver('forward', { distanceIn: 8 })).run();
    expect(impulse.top).toBeUndefined();
    const beside = lay(['warp'], [token([22, 24], { keywords: { treacherous: 3 } })]);
    beside.answer(maneuver('warp', { distanceIn: 12 })).run();
    expect(beside.top).toBeUndefined();
  });

  it('ITU-FKEY-08: a failure adds 1 peril and 1 for each point short, an opponent places it touching, the fore end takes 3', () => {
    const laid = lay(['warp'], [treacherous]);
    laid.answer(maneuver('warp', { distanceIn: 12 })).run();
    const { failure } = testIn(laid.top);
    expect(failure[0]).toEqual(peril({ per: 'shortfall', of: 'self', times: 1, plus: 1 }));
    expect(failure[1]).toMatchObject({ verb: 'transfer-unit', by: 'opponent' });
    expect(failure[2]).toEqual({ verb: 'damage', on: 'self', kind: 'hull', count: 3, end: 'fore' });
  });

  it('ITU-FKEY-08: the opponent puts it anywhere touching the feature, and what lay behind was not crossed', () => {
    const laid = lay(['warp'], [treacherous, token([18, 20], { keywords: { treacherous: 1 } })]);
    laid.answer(maneuver('warp', { distanceIn: 14 })).run();
    const task = laid.top;
    const effect = testIn(task).failure[1] as Extract<Effect, { verb: 'transfer-unit' }>;
    if (task?.type !== 'effects') throw new Error('No effects.');
    laid.skip();
    const { table, frozen: state } = laid.play;
    MOVE_VERBS['transfer-unit'].carryOut(
      laid.play,
      { table, state, effect, context: task.context, picks: [], done: 0, canFollow: () => true },
      null,
    );
    expect(laid.waits()).toEqual(['2']);
    const put = (x: number, y: number) =>
      ({ type: 'place', pose: { x, y, headingDeg: 90 }, system: null }) as const;
    expect(laid.refusal(put(18, 10))).toMatchObject({ code: 'not-touching', rule: 'ITU-FKEY-08' });
    laid.answer(put(18.5, 24), '2').run();
    expect(laid.unit(DEFIANT).pose).toMatchObject({ x: 18.5, y: 24, headingDeg: 90 });
    expect(laid.top).toBeUndefined();
  });

  it('ITU-ANOM-01: a warp that crosses an anomaly exposes it, an impulse does not', () => {
    const anomaly = token([18, 24], {}, 'anomaly');
    const laid = lay(['warp'], [anomaly]);
    laid.answer(maneuver('warp', { distanceIn: 12 })).run();
    expect(laid.top).toMatchObject({ type: 'expose', feature: 'f1', by: DEFIANT });
    const impulse = lay(IMPULSE_KINDS, [anomaly]);
    impulse.answer(maneuver('forward', { distanceIn: 8 })).run();
    expect(impulse.top).toBeUndefined();
  });

  it('works several off as they were met', () => {
    const laid = lay(['warp'], [token([18, 20], {}, 'anomaly'), token([18, 24], {}, 'anomaly')]);
    laid.answer(maneuver('warp', { distanceIn: 14 })).run();
    expect(laid.top).toMatchObject({ type: 'expose', feature: 'f2' });
    laid.skip().run();
    expect(laid.top).toMatchObject({ type: 'expose', feature: 'f1' });
  });
});

describe('what lies beside the end of a move', () => {
  const massive = (y: number) => token([18, y], { keywords: { massive: 2 } });

  it('ITU-FKEY-03: ending at 2" of a Massive feature tests command + Navigation, by impulse as by warp', () => {
    for (const [kinds, action] of [
      [IMPULSE_KINDS, maneuver('forward', { distanceIn: 7.5 })],
      [['warp'] as const, maneuver('warp', { distanceIn: 7.5 })],
    ] as const) {
      const laid = lay(kinds, [massive(20)]);
      laid.answer(action).run();
      expect(testIn(laid.top).test).toMatchObject({
        difficulty: 2,
        stat: 'command',
        skill: 'navigation',
        reroll: 'impulse-turn',
      });
    }
    const far = lay(IMPULSE_KINDS, [massive(10)]);
    far.answer(maneuver('forward', { distanceIn: 7.5 })).run();
    expect(far.top).toBeUndefined();
  });

  it('ITU-FKEY-04: success adds 2 peril, each breakthrough removes 1, never more than was added', () => {
    const laid = lay(IMPULSE_KINDS, [massive(20)]);
    laid.answer(maneuver('forward', { distanceIn: 7.5 })).run();
    const { success, spends } = testIn(laid.top);
    expect(success).toEqual([peril(2)]);
    expect(spends).toMatchObject([
      { result: 'breakthrough', repeatable: true, most: 2, effects: [peril(-1)] },
    ]);
  });

  it('ITU-FKEY-05: a failure adds 1 peril and 1 for each point short, then an opponent may turn it by at most 1 notch', () => {
    const laid = lay(IMPULSE_KINDS, [massive(20)]);
    laid.answer(maneuver('forward', { distanceIn: 7.5 })).run();
    expect(testIn(laid.top).failure).toEqual([
      peril({ per: 'shortfall', of: 'self', times: 1, plus: 1 }),
      { verb: 'turn', by: 'opponent', notches: 1 },
    ]);
  });

  it('ITU-FKEY-06: obscuring is figures: a move ends beside it without more', () => {
    const laid = lay(IMPULSE_KINDS, [token([18, 20], { keywords: { obscuring: 2 } }, 'cloud')]);
    laid.answer(maneuver('forward', { distanceIn: 7.5 })).run();
    expect(laid.top).toBeUndefined();
  });
});

describe('a forced turn', () => {
  const turned = (options = {}) =>
    new Moves({
      units: [defiant],
      ...options,
      tasks: [{ type: 'turn', seat: '2', unit: DEFIANT, notches: 1 }],
    });

  it('ITU-FKEY-05: up to 1 notch either way about the centre, or not at all', () => {
    const laid = turned();
    expect(laid.refusal({ type: 'turn', notches: 1.1 })).toMatchObject({ code: 'turn-over-limit' });
    expect(laid.legal('2')).toEqual([{ type: 'pass' }]);
    laid.answer({ type: 'turn', notches: -0.5 }, '2');
    expect(laid.unit(DEFIANT).pose).toEqual({ x: 18, y: 30, headingDeg: 345 });
  });

  it('turns about the head in a slot by the reading turn.withoutTool = slot', () => {
    const laid = turned({ readings: { 'turn.withoutTool': 'slot' } });
    expect(laid.refusal({ type: 'turn', notches: 1 }).code).toBe('missing-slot');
    laid.answer({ type: 'turn', notches: 1, slot: 'port' }, '2');
    expect(laid.unit(DEFIANT).pose?.headingDeg).toBe(30);
    expect(laid.unit(DEFIANT).pose?.x).not.toBe(18);
  });

  it('may not end on a ship (house)', () => {
    const laid = new Moves({
      units: [
        { class: 'galaxy', at: [18, 18, 0], alert: 'green 1' },
        { class: 'jemhadar-fighter', seat: '2', at: [20.6, 18, 0], alert: 'green 1' },
      ],
      tasks: [{ type: 'turn', seat: '2', unit: '1:galaxy', notches: 3 }],
    });
    expect(laid.refusal({ type: 'turn', notches: 3 })).toMatchObject({ code: 'ends-on-base' });
  });
});
