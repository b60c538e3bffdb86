/** What a task force is made of: officers, teams, directives, equipment. */
import { fieldWords } from '../words';
import {
  abilityLines,
  countCheck,
  effectLine,
  joined,
  type MatchKindForm,
  passiveLines,
  wordedBy,
} from './records';

export const officers: MatchKindForm = {
  id: 'officers',
  many: 'Officers',
  one: 'officer',
  words({ officers: all }, id) {
    const officer = all[id];
    if (!officer) return '';
    const cost = officer.cost === null ? 'line officer' : `${officer.cost} core points`;
    return joined(officer.alignments.join(', '), cost, `rank ${officer.rank}`);
  },
  lines(records, id) {
    const officer = records.officers[id];
    if (!officer) return [];
    const { abilities, keywords, passives } = officer;
    const told = wordedBy(records);
    return [
      ...abilityLines(told, [...abilities, ...(keywords.qapla?.abilities ?? [])]),
      ...passiveLines(passives),
    ];
  },
  start: () => ({ cost: 6, rank: 2, health: 1, alignments: ['federation'], line: false }),
  kindChecks: ({ officers: all }) => [countCheck(Object.keys(all).length, 43, 'officers')],
  first: ['name', 'subtitle', 'alignments', 'cost', 'rank', 'health', 'roles', 'skills'],
  rows: [['cost', 'rank', 'health']],
  isWide: true,
};

export const teams: MatchKindForm = {
  id: 'teams',
  many: 'Teams',
  one: 'team',
  words({ teams: all }, id) {
    const team = all[id];
    if (!team) return '';
    return joined(team.faction, team.letters.join(', '), `${team.command} · ${team.ops} · ${team.science}`);
  },
  lines(records, id) {
    const team = records.teams[id];
    return team ? [...abilityLines(wordedBy(records), team.abilities), ...passiveLines(team.passives)] : [];
  },
  kindChecks: ({ teams: all }) => [countCheck(Object.keys(all).length, 10, 'teams')],
  rows: [
    ['command', 'ops', 'science'],
    ['weaponsPower', 'instrumentsPower', 'evasion', 'health'],
  ],
  isWide: true,
};

export const directives: MatchKindForm = {
  id: 'directives',
  many: 'Directives',
  one: 'directive',
  words({ directives: all }, id) {
    const card = all[id];
    return card ? joined(card.faction, card.category) : '';
  },
  lines(records, id) {
    const told = wordedBy(records);
    return Object.entries(records.directives[id]?.sides ?? {}).flatMap(([side, { name, triggers }]) => [
      `${fieldWords(side)}: ${name}.`,
      ...triggers.flatMap(({ when, effects }) => effectLine(told, when.map(fieldWords).join(', '), effects)),
    ]);
  },
  kindChecks: ({ directives: all }) => [countCheck(Object.keys(all).length, 9, 'directives')],
  choices({ teams: all, hails }, _, path) {
    if (path.includes('teams'))
      return Object.entries(all).map(([value, { name }]) => ({ value, label: name }));
    if (path.at(-1) !== 'hail') return null;
    return Object.entries(hails).map(([value, { name }]) => ({ value, label: name }));
  },
  isWide: true,
};

export const equipment: MatchKindForm = {
  id: 'equipment',
  many: 'Equipment',
  one: 'card',
  words({ equipment: all }, id) {
    const card = all[id];
    return card ? joined(card.subtype ?? '', card.station, `${card.flexCost} flex points`) : '';
  },
  lines(records, id) {
    const card = records.equipment[id];
    return card ? [...abilityLines(wordedBy(records), card.abilities), ...passiveLines(card.passives)] : [];
  },
  kindChecks: ({ equipment: all }) => [countCheck(Object.keys(all).length, 16, 'equipment cards')],
  rows: [['subtype', 'station', 'flexCost']],
  isWide: true,
};
