import { describe, expect, it } from 'vitest';
import type { TurnMark } from '../../../shared/contract';
import { placeOnScale, positionAt, turnAfter, turnAt, turnBefore, turnOfRecord } from './turns';

const turns: readonly TurnMark[] = [
  { position: 4, seat: '1', label: 'Burnham' },
  { position: 6, seat: '2', label: 'Lorca' },
  { position: 16, seat: '1', label: 'Stamets' },
];

describe('where a match is, in turns', () => {
  it('a position belongs to the last turn that has begun; the set-up to none', () => {
    expect([0, 3, 4, 5, 6, 16, 20].map((position) => turnAt(turns, position))).toEqual([0, 0, 1, 1, 2, 3, 3]);
  });
  it('a record that begins a turn fell in the one before it', () => {
    expect([5, 6, 7].map((record) => turnOfRecord(turns, record))).toEqual([1, 1, 2]);
  });
  it('on the scale all turns are equally long, and there and back again is the same place', () => {
    expect([4, 6, 11, 16, 20].map((position) => placeOnScale(turns, position, 20))).toEqual([
      0,
      1 / 3,
      1 / 2,
      2 / 3,
      1,
    ]);
    for (const position of [4, 6, 16, 20])
      expect(positionAt(turns, 20, placeOnScale(turns, position, 20))).toBe(position);
  });
  it('a match that has just begun stands at the end of its scale', () => {
    expect(placeOnScale([], 0, 0)).toBe(1);
    expect(positionAt([], 3, 0.5)).toBe(3);
    expect(placeOnScale([{ position: 4, seat: '1', label: '' }], 4, 4)).toBe(1);
  });
  it('steps go from turn to turn and end at both ends', () => {
    expect([20, 16, 6, 4].map((position) => turnBefore(turns, position))).toEqual([16, 6, 4, 0]);
    expect([0, 4, 16, 20].map((position) => turnAfter(turns, position, 20))).toEqual([4, 6, 20, 20]);
  });
});
