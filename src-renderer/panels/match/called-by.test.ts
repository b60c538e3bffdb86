import { describe, expect, it } from 'vitest';
import { calledBy } from './called-by';

describe('what somebody is called in short', () => {
  it('is the last word of the name, where that is a name', () => {
    expect(['Michael Burnham', 'Orange', 'Player 2', 'Anna B', 'Seat 1a'].map(calledBy)).toEqual([
      'Burnham',
      'Orange',
      'Player 2',
      'Anna B',
      'Seat 1a',
    ]);
  });
});
