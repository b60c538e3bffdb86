import { describe, expect, it } from 'vitest';
import type { ExampleEntry, LibraryEntry } from '../../../shared/contract';
import { besideSign, matches, shownExamples, sortEntries } from './listing';

const entry = (title: string, changedAt: number, steps = 0): LibraryEntry => ({
  id: title,
  kind: 'plan',
  game: 'into-the-unknown',
  title,
  summary: 'Helix sector, 4 ships',
  changedAt,
  steps,
  hasThumbnail: false,
});
const example = (id: string, group: ExampleEntry['group']): ExampleEntry => ({
  id,
  game: 'into-the-unknown',
  title: id,
  summary: 'A sample',
  group,
});

describe('searching the library', () => {
  it('every word must begin a word of title or summary', () => {
    const plan = entry('Convoy through three suns', 1);
    expect(matches(plan, 'con sun')).toBe(true);
    expect(matches(plan, 'helix')).toBe(true);
    expect(matches(plan, 'voy')).toBe(false);
    expect(matches(plan, '  ')).toBe(true);
  });
  it('case and accents do not count', () => {
    expect(matches({ title: 'Étoile Géante', summary: '' }, 'etoile GEANTE')).toBe(true);
  });
});

describe('what stands beside the sign of a table', () => {
  it('leaves the name of the table to the sign, and every other summary as it is', () => {
    expect(besideSign({ game: 'black-alert', summary: 'Spore network, 19 tiles, 4 tokens' })).toBe(
      'Plan, 19 tiles, 4 tokens',
    );
    expect(besideSign({ game: 'black-alert', summary: 'Match, 2 seats, turn 3' })).toBe(
      'Match, 2 seats, turn 3',
    );
    expect(besideSign(entry('Any', 1))).toBe('Helix sector, 4 ships');
  });
});

describe('sorting the library', () => {
  const plans = [entry('Plan 10', 1, 5), entry('Plan 2', 3, 5), entry('Alpha', 2, 9)];
  it('by change, by title with numbers in order, by steps with ties by change', () => {
    expect(sortEntries(plans, 'changed').map(({ title }) => title)).toEqual(['Plan 2', 'Alpha', 'Plan 10']);
    expect(sortEntries(plans, 'title').map(({ title }) => title)).toEqual(['Alpha', 'Plan 2', 'Plan 10']);
    expect(sortEntries(plans, 'steps').map(({ title }) => title)).toEqual(['Alpha', 'Plan 2', 'Plan 10']);
  });
});

describe('examples', () => {
  const all = [example('crossing', 'featured'), example('solitary', 'layout'), example('lateral', 'lesson')];
  it('the featured one stands apart, the others follow the group', () => {
    expect(shownExamples(all, '', null).others).toHaveLength(2);
    expect(shownExamples(all, '', 'lesson').others.map(({ id }) => id)).toEqual(['lateral']);
    expect(shownExamples(all, '', 'lesson').featured.map(({ id }) => id)).toEqual(['crossing']);
  });
  it('the search hides the featured one too', () => {
    expect(shownExamples(all, 'lateral', null)).toMatchObject({
      featured: [],
      others: [{ id: 'lateral' }],
    });
  });
});
