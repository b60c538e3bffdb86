import { describe, expect, it } from 'vitest';
import { dealtEach, playableCounts, shortagesFor } from './playable';

const source = { kind: 'house', where: 'here', confidence: 'low' } as const;
const times = <Value>(count: number, make: (index: number) => Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`card-${index}`, make(index)]));
const ship = { name: 'S', warp: 1, weapons: 1, hull: 1, abilities: [], exclusive: false, source };
const captain = { name: 'C', abilities: [], exclusive: false, source };
const line = { wounds: 1, destroys: false, recoil: 0, guard: 0 };
const weapon = { name: 'W', copies: 3, lines: Array.from({ length: 6 }, () => line), source };
const member = { name: 'M', first: 1, second: 1, copies: 1, exclusive: false, source };
const TYPES = ['scientist', 'doctor', 'engineer'] as const;
const printed = {
  ships: times(15, () => ship),
  captains: times(15, () => captain),
  weapons: times(7, () => weapon),
  crew: times(27, (index) => ({ ...member, type: TYPES[index % 3] ?? 'doctor' })),
};
const intel = {
  '2': [1, 2],
  '3': [1, 1, 2],
  '4': [1, 1, 2, 2],
  '5': [1, 1, 2, 2, 2],
  '6': [1, 1, 2, 2, 2, 2],
};

describe('with how many players content can be played', () => {
  it('NC-COMP-01: the printed counts are enough for two to six', () => {
    expect(playableCounts(printed, intel)).toEqual([2, 3, 4, 5, 6]);
  });

  it('NC-DRAFT-03: three ships each, but two each in a six-player game', () => {
    expect([dealtEach(5), dealtEach(6)]).toEqual([3, 2]);
    const content = { ...printed, ships: times(12, () => ship) };
    expect(playableCounts(content, intel)).toEqual([2, 3, 4, 6]);
    expect(shortagesFor(content, intel['5'], 5)).toEqual([
      { text: '15 ships are needed, there are 12', rule: 'NC-DRAFT-03' },
    ]);
  });

  it('NC-DRAFT-05: three weapons each with six players, too', () => {
    const content = { ...printed, weapons: times(5, () => weapon) };
    expect(playableCounts(content, intel)).toEqual([2, 3, 4, 5]);
  });

  it('NC-KS-01: exclusive cards do not count', () => {
    const captains = times(15, (index) => ({ ...captain, exclusive: index < 2 }));
    expect(playableCounts({ ...printed, captains }, intel)).toEqual([2, 3, 4, 6]);
  });

  it('NC-DRAFT-08, NC-START-01: a crew member of each type and starting Intel for each', () => {
    const crew = times(6, (index) => ({ ...member, type: TYPES[index % 3] ?? 'doctor' }));
    expect(playableCounts({ ...printed, crew }, intel)).toEqual([2]);
    expect(playableCounts(printed, { ...intel, '4': [1, 1] })).toEqual([2, 3, 5, 6]);
  });
});
