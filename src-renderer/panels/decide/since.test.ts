import { describe, expect, it } from 'vitest';
import type { Actor, LogEntry } from '../../../shared/contract';
import { sinceOwn } from './since';

function logOf(...actors: readonly Actor[]): readonly LogEntry[] {
  return actors.map((actor, index) => ({ position: index + 1, actor, events: [], reason: null }));
}
const positions = (log: readonly LogEntry[]): readonly number[] => log.map(({ position }) => position);

describe('what happened since one decided', () => {
  it('is what others did after the last own decision, with the draws between', () => {
    expect(positions(sinceOwn(logOf('1', '2', '1', 'chance', '2', 'chance', '2'), '1'))).toEqual([
      4, 5, 6, 7,
    ]);
  });

  it('is nothing in the middle of one’s own turn, and nothing for spectators', () => {
    expect(sinceOwn(logOf('2', '1', 'chance'), '1')).toEqual([]);
    expect(sinceOwn(logOf('2', '2'), null)).toEqual([]);
  });

  it('is all so far where the seat has not decided yet', () => {
    expect(positions(sinceOwn(logOf('chance', '2'), '1'))).toEqual([1, 2]);
  });
});
