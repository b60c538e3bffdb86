import { describe, expect, it } from 'vitest';
import type { Actor } from './types';
import { dueAfter, dueAfterReferee, firstDue } from './secret-choices';

/** Which decisions reveal, from who was due at each place of a match. */
function revealing(...actors: readonly (readonly Actor[])[]): readonly boolean[] {
  let due = firstDue(actors[0] ?? []);
  return actors.slice(1).map((next) => {
    const step = dueAfter(due, next);
    due = step.due;
    return step.reveals;
  });
}

describe('secret choices of several seats', () => {
  it('are seen when the last one has chosen, whoever decides next', () => {
    expect(revealing(['1', '2', '3'], ['1', '3'], ['3'], ['chance'])).toEqual([false, false, true]);
    expect(revealing(['1', '2'], ['2'], ['2'], ['1'])).toEqual([false, true, false]);
    expect(revealing(['1', '2'], ['1'], [])).toEqual([false, true]);
  });

  it('go on while one of them has more to choose', () => {
    expect(revealing(['1', '2'], ['1', '2'], ['2'], ['1'])).toEqual([false, false, true]);
  });

  it('one choice after another reveals each time', () => {
    expect(revealing(['1', '2'], ['2'], ['1', '2'], ['1'], ['2'])).toEqual([false, true, false, true]);
  });

  it('a referee between them shows nothing, not even before the last one chooses', () => {
    const last = dueAfter(firstDue(['1', '2']), ['2']).due;
    const overruled = dueAfterReferee(last, ['2']);
    expect(overruled.reveals).toBe(false);
    expect(dueAfter(overruled.due, ['1']).reveals).toBe(true);
    expect(dueAfterReferee(last, ['1']).reveals).toBe(true);
  });

  it('a single seat that decides in the open reveals nothing', () => {
    expect(revealing(['1'], ['2'], ['chance'], ['1'])).toEqual([false, false, false]);
  });
});
