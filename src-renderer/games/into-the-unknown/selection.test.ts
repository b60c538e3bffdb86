import { describe, expect, it } from 'vitest';
import { clickSelection, keepExisting, marqueeSelection, stepSelection } from './selection';

describe('the selection', () => {
  it('is replaced by a click and extended by a click with Shift', () => {
    expect(clickSelection(['a', 'b'], 'b', false)).toEqual(['b']);
    expect(clickSelection(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(clickSelection(['a', 'b'], 'a', true)).toEqual(['b']);
  });

  it('is replaced by a marquee and extended by one with Shift, each piece once', () => {
    expect(marqueeSelection(['a'], ['b', 'c'], false)).toEqual(['b', 'c']);
    expect(marqueeSelection(['a', 'b'], ['b', 'c'], true)).toEqual(['a', 'b', 'c']);
  });

  it('loses what no longer stands on the table, and stays the same list otherwise', () => {
    const selection = ['a', 'b'];
    expect(keepExisting(selection, (id) => id === 'a')).toEqual(['a']);
    expect(keepExisting(selection, () => true)).toBe(selection);
  });

  it('walks the pieces round and begins at either end', () => {
    const order = ['a', 'b', 'c'];
    expect(stepSelection(order, [], 1)).toEqual(['a']);
    expect(stepSelection(order, [], -1)).toEqual(['c']);
    expect(stepSelection(order, ['c'], 1)).toEqual(['a']);
    expect(stepSelection(order, ['a'], -1)).toEqual(['c']);
    expect(stepSelection([], ['a'], 1)).toEqual([]);
  });
});
