/** What is played for: overtures, situations, complications, hails and stories. */
import type { Ability, Effect, Passive } from '../../../../../shared/content/into-the-unknown';
import type { KnownChoice } from '../../../../panels/pack-editor/pack-game';
import {
  abilityLines,
  countCheck,
  effectLine,
  joined,
  type MatchKindForm,
  type MatchRecords,
  passiveLines,
  wordedBy,
} from './records';

interface Part {
  readonly actions: readonly Ability[];
  readonly hazards: readonly Effect[];
  readonly readies: readonly Effect[];
  readonly setUp: readonly Effect[];
  readonly endScoring?: readonly Effect[];
  readonly passives: readonly Passive[];
}

function partLines(records: MatchRecords, part: Part | undefined): readonly string[] {
  if (!part) return [];
  const told = wordedBy(records);
  return [
    ...effectLine(told, 'At set-up', part.setUp),
    ...abilityLines(told, part.actions),
    ...effectLine(told, 'Hazard Phase', part.hazards),
    ...effectLine(told, 'Ready Phase', part.readies),
    ...effectLine(told, 'At its end', part.endScoring ?? []),
    ...passiveLines(part.passives),
  ];
}

const incident = (records: Readonly<Record<string, { readonly ofStory: boolean }>>): number =>
  Object.values(records).filter(({ ofStory }) => !ofStory).length;

/** Parts of stories stand behind the cards. */
function storyLast(
  records: Readonly<Record<string, { readonly ofStory: boolean }>>,
  one: string,
  other: string,
) {
  return Number(records[one]?.ofStory ?? false) - Number(records[other]?.ofStory ?? false);
}

function named(records: Readonly<Record<string, { readonly name: string }>>): readonly KnownChoice[] {
  return Object.entries(records).map(([value, { name }]) => ({ value, label: name }));
}

export const overtures: MatchKindForm = {
  id: 'overtures',
  many: 'Overtures',
  one: 'overture',
  words({ overtures: all }, id) {
    const card = all[id];
    return card ? joined(card.layout, card.categories.join(', ') || 'of a story') : '';
  },
  lines: (records, id) => partLines(records, records.overtures[id]),
  choices: ({ units, hails }, _, path) =>
    path.at(-1) === 'class' ? named(units) : path.includes('hails') ? named(hails) : null,
  start: () => ({ directives: { combat: 'calm', exploration: 'calm', diplomacy: 'calm' } }),
  kindChecks: ({ overtures: all }) => [countCheck(incident(all), 7, 'overtures')],
  compare: ({ overtures: all }, one, other) => storyLast(all, one, other),
  isWide: true,
};

export const situations: MatchKindForm = {
  id: 'situations',
  many: 'Situations',
  one: 'situation',
  words({ situations: all }, id) {
    const card = all[id];
    return card ? joined(card.categories.join(', '), card.features.map(({ name }) => name).join(', ')) : '';
  },
  lines(records, id) {
    const told = wordedBy(records);
    return [
      ...partLines(records, records.situations[id]),
      ...(records.situations[id]?.anomalies ?? []).flatMap(({ numbers, name, effects }) =>
        effectLine(told, `${numbers.join(', ')} ${name}`, effects),
      ),
    ];
  },
  kindChecks: ({ situations: all }) => [countCheck(incident(all), 6, 'situations')],
  isWide: true,
};

export const complications: MatchKindForm = {
  id: 'complications',
  many: 'Complications',
  one: 'complication',
  words({ complications: all }, id) {
    const card = all[id];
    return card
      ? joined(card.categories.join(', ') || 'of a story', card.reinforcements ? 'reinforcements' : '')
      : '';
  },
  lines(records, id) {
    const told = wordedBy(records);
    return [
      ...partLines(records, records.complications[id]),
      ...(records.complications[id]?.secrets ?? []).flatMap(({ numbers, name, effects }) =>
        effectLine(told, `${numbers.join(', ')} ${name}`, effects),
      ),
    ];
  },
  choices: ({ units, hails }, _, path) =>
    path.at(-1) === 'class' ? named(units) : path.includes('hails') ? named(hails) : null,
  start: () => ({ directives: { combat: 'calm', exploration: 'calm', diplomacy: 'calm' } }),
  kindChecks: ({ complications: all }) => [countCheck(incident(all), 9, 'complications')],
  compare: ({ complications: all }, one, other) => storyLast(all, one, other),
  isWide: true,
};

export const hails: MatchKindForm = {
  id: 'hails',
  many: 'Hails',
  one: 'hail',
  words({ hails: all }, id) {
    const difficulty = all[id]?.test.difficulty;
    return typeof difficulty === 'number' ? `difficulty ${difficulty}` : 'difficulty read off the table';
  },
  lines(records, id) {
    const hail = records.hails[id];
    if (!hail) return [];
    const told = wordedBy(records);
    return [
      ...effectLine(told, 'On a success', hail.success),
      ...effectLine(told, 'On a failure', hail.failure),
      ...hail.spends.flatMap(({ cost, result, effects }) => effectLine(told, `${cost} ${result}`, effects)),
    ];
  },
  isWide: true,
};

export const stories: MatchKindForm = {
  id: 'stories',
  many: 'Stories',
  one: 'story',
  words({ stories: all, overtures: parts }, id) {
    const story = all[id];
    return story
      ? joined(`${story.corePoints} core points`, parts[story.overture]?.name ?? story.overture)
      : '';
  },
  lines: ({ stories: all }, id) => [all[id]?.briefing ?? ''].filter((text) => text !== ''),
  choices(records, _, path) {
    const field = path.find((step) => typeof step === 'string');
    if (path.at(-1) === 'team') return named(records.teams);
    if (field === 'overture') return named(records.overtures);
    if (field === 'situation') return named(records.situations);
    if (field === 'complications') return named(records.complications);
    return field === 'fleets' ? named(records.units) : null;
  },
  start: ({ overtures: first, complications: second }) => ({
    overture: Object.keys(first)[0] ?? 'overture',
    complications: { '1': Object.keys(second)[0] ?? 'one', '2': Object.keys(second)[1] ?? 'two' },
    factions: { '1': 'federation', '2': 'dominion' },
    corePoints: 50,
  }),
  isWide: true,
};
