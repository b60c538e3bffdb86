import { expect, it } from 'vitest';
import { READINGS, readingEntries } from './readings';

it('every open reading asks a question and has words of its own for at least two values', () => {
  const entries = readingEntries();
  expect(entries).toHaveLength(38);
  for (const { rule, question, values } of entries) {
    expect(rule).toMatch(/^BA-[A-Z]+-\d\d$/);
    expect(question).not.toBe('');
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values.map(({ words }) => words)).size).toBe(values.length);
  }
});

it('BA-DWEAP-03: the default is as the rulebook’s editor presumes, the Discovery', () => {
  expect(Object.keys(READINGS['BA-DWEAP-03'].values)).toEqual(['discovery', 'charon']);
});
