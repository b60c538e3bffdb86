import { describe, expect, it } from 'vitest';
import { playWith } from '../../../../tests/support/into-the-unknown';
import { leadingOf, trailingOf } from '../round/order';
import { bankPoints, moveBanked, scoreOf, scorePoints } from './score';

const UNITS = [
  { class: 'defiant', at: [18, 18, 0], crew: { helm: 'worf' } },
  { class: 'miranda', at: [10, 10, 0] },
] as const;

describe('scoring', () => {
  it('ITU-SCORE-01: the highest score of VP less nVP leads, both kept apart', () => {
    const play = playWith();
    scorePoints(play, '2', 3, 'test');
    scorePoints(play, '2', -1, 'test', 'ITU-DIRECT-01');
    scorePoints(play, '1', 1, 'test');
    expect(play.seat('2')).toMatchObject({ vp: 3, nvp: 1 });
    expect(scoreOf(play.seat('2'))).toBe(2);
    expect(leadingOf(play.frozen)).toBe('2');
    expect(play.events).toEqual([
      { type: 'scored', seat: '2', points: 3, vp: 3, nvp: 0, from: 'test', rule: null },
      { type: 'scored', seat: '2', points: -1, vp: 3, nvp: 1, from: 'test', rule: 'ITU-DIRECT-01' },
      { type: 'scored', seat: '1', points: 1, vp: 1, nvp: 0, from: 'test', rule: null },
    ]);
  });

  it('ITU-SCORE-02: two players level: the priority player leads and the other trails; a change of priority swaps them', () => {
    const first = playWith().frozen;
    expect([leadingOf(first), trailingOf(first)]).toEqual(['1', '2']);
    const swapped = playWith({ round: { priority: '2' } }).frozen;
    expect([leadingOf(swapped), trailingOf(swapped)]).toEqual(['2', '1']);
  });

  it('scores nothing where there are no points', () => {
    const play = playWith();
    scorePoints(play, '1', 0, 'test');
    expect(play.events).toEqual([]);
  });
});

describe('points that are banked', () => {
  it('ITU-SCORE-09: they lie on a unit or officer and do not count as scored', () => {
    const play = playWith({ units: UNITS });
    bankPoints(play, { type: 'unit', unit: '1:defiant' }, { seat: '1', points: 2, scores: 'end' });
    bankPoints(play, { type: 'officer', officer: '1:worf' }, { seat: '1', points: -1, scores: 'end' });
    expect(play.unit('1:defiant').banked).toEqual([{ seat: '1', points: 2, scores: 'end' }]);
    expect(play.officer('1:worf').banked).toEqual([{ seat: '1', points: -1, scores: 'end' }]);
    expect(play.seat('1')).toMatchObject({ vp: 0, nvp: 0 });
    expect(play.events).toContainEqual({ type: 'banked', on: '1:worf', seat: '1', points: -1 });
  });

  it('ITU-SCORE-10: the token keeps its condition wherever it goes', () => {
    const play = playWith({ units: UNITS });
    const [from, to] = [
      { type: 'unit', unit: '1:defiant' },
      { type: 'unit', unit: '1:miranda' },
    ] as const;
    bankPoints(play, from, { seat: '1', points: 2, scores: 'end-if-able' });
    moveBanked(play, from, to);
    expect(play.unit('1:defiant').banked).toEqual([]);
    expect(play.unit('1:miranda').banked).toEqual([{ seat: '1', points: 2, scores: 'end-if-able' }]);
  });
});
