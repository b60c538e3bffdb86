import { describe, expect, it } from 'vitest';
import type { MatchState, TurnMark } from '../../../shared/contract';
import {
  countAt,
  placeOnScale,
  positionAt,
  turnAfter,
  turnAt,
  turnBefore,
  turnTitle,
  turnWords,
} from './turns';

const turns: readonly TurnMark[] = [
  { position: 4, seat: '1', label: 'Burnham' },
  { position: 6, seat: '2', label: 'Lorca' },
  { position: 16, seat: '1', label: 'Stamets' },
];

describe('where a match is, in turns', () => {
  it('a position belongs to the last turn that has begun; the set-up to none', () => {
    expect([0, 3, 4, 5, 6, 16, 20].map((position) => turnAt(turns, position))).toEqual([0, 0, 1, 1, 2, 3, 3]);
  });
  it('a game that counts rounds is told in rounds, whoever had the turn', () => {
    const rounds = turns.map((turn, index) => ({ ...turn, round: index < 2 ? 1 : 2 }));
    const at = (position: number, marks: readonly TurnMark[]) =>
      turnWords({ turns: marks, position, length: 20 } as MatchState); // only what the words read
    expect([0, 4, 6, 16].map((position) => countAt(rounds, position))).toEqual([0, 1, 1, 2]);
    expect([at(3, rounds), at(6, rounds), at(20, rounds)]).toEqual([
      'set-up',
      'round 1 of 2',
      'round 2, now',
    ]);
    expect([at(6, turns), at(20, turns)]).toEqual(['turn 2 of 3', 'turn 3, now']);
    expect([turnTitle(rounds, 1), turnTitle(turns, 1)]).toEqual(['Round 1: Lorca', 'Turn 2: Lorca']);
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
