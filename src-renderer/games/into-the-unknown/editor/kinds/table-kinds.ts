/** What lies at ships: stations with their actions, and damage cards. */
import { abilityLines, countCheck, joined, type MatchKindForm, passiveLines, wordedBy } from './records';

const UNIT_CHOICES = (units: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(units).map(([value, { name }]) => ({ value, label: name }));

export const damageCards: MatchKindForm = {
  id: 'damage-cards',
  many: 'Damage cards',
  one: 'damage card',
  labels: { ends: 'End' },
  words({ 'damage-cards': all, units }, id) {
    const card = all[id];
    if (!card) return '';
    return joined(units[card.ship]?.shortName ?? card.ship, card.ends.join(', '), card.station ?? 'assigned');
  },
  lines(records, id) {
    const card = records['damage-cards'][id];
    return card ? [...abilityLines(wordedBy(records), card.abilities), ...passiveLines(card.passives)] : [];
  },
  choices: ({ units }, _, path) => (path.at(-1) === 'ship' ? UNIT_CHOICES(units) : null),
  start: ({ units }) => ({
    ship: Object.keys(units)[0] ?? 'ship',
    ends: ['fore'],
    station: 'helm',
    section: 'bridge',
  }),
  kindChecks: ({ 'damage-cards': all }) => [countCheck(Object.keys(all).length, 42, 'damage cards')],
  rows: [['section', 'station']],
  isWide: true,
};

export const stations: MatchKindForm = {
  id: 'stations',
  many: 'Stations',
  one: 'unit class',
  words({ stations: all, units }, id) {
    const record = all[id];
    if (!record) return '';
    const actions = [...record.stations.flatMap(({ abilities }) => abilities), ...record.abilities];
    return joined(units[id]?.name ?? id, `${record.stations.length} stations`, `${actions.length} abilities`);
  },
  lines(records, id) {
    const record = records.stations[id];
    if (!record) return [];
    const told = wordedBy(records);
    return [
      ...record.stations.flatMap(({ abilities }) => abilityLines(told, abilities)),
      ...abilityLines(told, record.abilities),
      ...passiveLines(record.passives),
    ];
  },
  isFixed: true,
  isWide: true,
};
