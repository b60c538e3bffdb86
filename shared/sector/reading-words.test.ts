import { describe, expect, it } from 'vitest';
import { READING_WORDS } from './reading-words';
import { READING_KEYS, READINGS } from './readings';

describe('readings in words', () => {
  it.each(READING_KEYS)('%s has words for each of its values, and for no other', (key) => {
    expect(Object.keys(READING_WORDS[key].values).sort()).toEqual([...READINGS[key].values].sort());
  });
});
