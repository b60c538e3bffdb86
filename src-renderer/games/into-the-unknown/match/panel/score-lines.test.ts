import { describe, expect, it } from 'vitest';
import type { LogEntry, SeatId, TurnMark } from '../../../../../shared/contract';
import type { IntoTheUnknownEvent } from '../../../../../shared/contract/into-the-unknown';
import { scoreLines } from './score-lines';

const scored = (
  position: number,
  seat: SeatId,
  points: number,
  from: string,
): LogEntry<IntoTheUnknownEvent> => ({
  position,
  actor: seat,
  events: [{ type: 'scored', seat, points, vp: 0, nvp: 0, from, rule: null }],
  reason: null,
});
const turn = (position: number, round: number): TurnMark => ({ position, seat: '1', label: '', round });

describe('the score in lines', () => {
  it('ITU-SCORE-04: tells what each point was for, and in which round', () => {
    const log = [
      scored(3, '1', 1, 'directive:combat'),
      scored(9, '2', 2, 'overture'),
      scored(12, '1', -2, 'act'),
    ];
    expect(scoreLines(log, [turn(2, 1), turn(8, 2)])).toEqual([
      { seat: '1', points: 1, from: 'directive:combat', rule: null, round: 1 },
      { seat: '2', points: 2, from: 'overture', rule: null, round: 2 },
      { seat: '1', points: -2, from: 'act', rule: null, round: 2 },
    ]);
  });

  it('adds up what one source gave in one round, VP and nVP apart', () => {
    const log = [
      scored(3, '1', 1, 'a'),
      scored(4, '1', 2, 'a'),
      scored(5, '1', -1, 'a'),
      scored(9, '1', 1, 'a'),
    ];
    const lines = scoreLines(log, [turn(2, 1), turn(8, 2)]);
    expect(lines.map(({ points, round }) => [points, round])).toEqual([
      [3, 1],
      [-1, 1],
      [1, 2],
    ]);
  });
});
