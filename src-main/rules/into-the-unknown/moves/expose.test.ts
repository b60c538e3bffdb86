import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import type { BegunOptions, FeatureOptions } from '../../../../tests/support/into-the-unknown';
import { Moves } from '../../../../tests/support/into-the-unknown/moves';
import { contextOf } from '../effects/context';
import { MOVE_VERBS } from '../effects/moves';
import {
  anomaly,
  defiant,
  DEFIANT,
  mission,
  rows,
} from '../../../../tests/support/into-the-unknown/anomalies';

const number = (value: number): IntoTheUnknownAction => ({ type: 'number', number: value });

function exposing(features: readonly FeatureOptions[], more: BegunOptions = {}): Moves {
  return new Moves({
    ...mission,
    units: [defiant()],
    features,
    ...more,
    tasks: [{ type: 'expose', feature: 'f1', by: DEFIANT, step: 0 }],
  });
}

describe('exposing an anomaly', () => {
  it('ITU-ANOM-03: flipped to its number, what follows is carried out at once, then it is removed if instructed', () => {
    const laid = exposing([anomaly()]);
    expect(laid.waits()).toEqual(['chance']);
    laid.answer(number(2), 'chance').run();
    expect(laid.told('exposed')).toEqual([{ type: 'exposed', feature: 'f1', number: 2, name: 'glitch' }]);
    expect(laid.top).toMatchObject({
      type: 'effects',
      effects: rows[0]?.effects,
      context: { seat: '1', self: DEFIANT, target: 'f1' },
    });
    laid.skip().run();
    expect(laid.play.frozen.features).toEqual([]);
    expect(laid.play.frozen.mission.anomalies).not.toContain(2);
  });

  it('ITU-ANOM-03: what it becomes replaces it, and with neither instruction the flipped token stays', () => {
    const replaced = exposing([anomaly({ number: 3, seenBy: ['1', '2'] })]).run();
    expect(replaced.top).toMatchObject({ type: 'effects', effects: rows[1]?.effects });
    replaced.play.feature('f1').kind = 'comet';
    replaced.skip().run();
    expect(replaced.feature('f1').kind).toBe('comet');
    const stays = exposing([anomaly({ number: 8, seenBy: ['1', '2'] })]).run();
    expect(stays.top).toBeUndefined();
    expect(stays.feature('f1')).toMatchObject({ exposed: true, number: 8 });
  });

  it('ITU-ANOM-04: what a number does is the situation’s table; a number that has come up is not drawn again', () => {
    const laid = exposing([anomaly()], { mission: { situation: 'strange', anomalies: [3] } });
    laid.answer(number(3), 'chance');
    expect(laid.play.frozen.mission.anomalies).toEqual([]);
  });

  it('ITU-ANOM-03: a number that one player alone has looked at is told by chance, and is that number', () => {
    const laid = exposing([anomaly({ number: 3, seenBy: ['2'] })]);
    expect(laid.waits()).toEqual(['chance']);
    laid.answer(number(3), 'chance');
    expect(laid.told('exposed')).toMatchObject([{ number: 3, name: 'comet' }]);
  });

  it('shows a number to who looks, and leaves it facedown', () => {
    const laid = new Moves({ ...mission, units: [defiant()], features: [anomaly()], tasks: [] });
    const { table, frozen: state } = laid.play;
    const context = contextOf(laid.unit(DEFIANT), { target: 'f1' });
    MOVE_VERBS.look.carryOut(
      laid.play,
      { table, state, effect: { verb: 'look' }, context, picks: [], done: 0, canFollow: () => true },
      null,
    );
    expect(laid.waits()).toEqual(['chance']);
    laid.answer(number(3), 'chance').run();
    expect(laid.feature('f1')).toMatchObject({ exposed: false, number: 3, seenBy: ['1'] });
    expect(laid.told('looked')).toMatchObject([{ seat: '1', number: 3 }]);
  });
});
