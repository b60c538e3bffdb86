/** Makers of cards for tests: figures that are easy to reckon with, everything else as on a blank card. */
import type { Source } from '../../../shared/content';
import type {
  Ability,
  DamageCardRecord,
  DirectiveCategory,
  DirectiveRecord,
  EquipmentRecord,
  OfficerRecord,
  PlayedFaction,
  Section,
  Station,
  StationsRecord,
  TeamRecord,
} from '../../../shared/content/into-the-unknown';

export const source: Source = { kind: 'house', where: 'fixture of the tests', confidence: 'low' };

/** Aligned with the Federation, no roles, no skills, health 1, cost 6, rank 2. */
export function officerCard(own: Partial<OfficerRecord> = {}): OfficerRecord {
  return {
    name: 'Officer',
    subtitle: null,
    unique: false,
    line: false,
    alignments: ['federation'],
    cost: own.line ? null : 6,
    rank: 2,
    roles: [],
    health: 1,
    skills: {},
    sway: {},
    keywords: {},
    abilities: [],
    passives: [],
    source,
    ...own,
  };
}

/** An action without cost, condition or effect. */
export function ability(id: string, own: Partial<Ability> = {}): Ability {
  return {
    id,
    name: id.toUpperCase(),
    timing: 'action',
    stations: [],
    order: 'any',
    cost: {},
    alerts: [],
    hulls: [],
    kinds: [],
    requires: [],
    target: null,
    perRound: null,
    effects: [],
    test: null,
    success: [],
    failure: [],
    spends: [],
    ...own,
  };
}

/** Evasion 1, 1 of every stat, health 3, no skills, a weapon of 2 intuition dice at its location. */
export function teamCard(own: Partial<TeamRecord> = {}): TeamRecord {
  return {
    name: 'Team',
    shortName: 'Team',
    faction: 'federation',
    letters: ['alpha', 'beta', 'gamma'],
    evasion: 1,
    command: 1,
    ops: 1,
    science: 1,
    weaponsPower: 1,
    instrumentsPower: 1,
    health: 3,
    skills: {},
    sensors: [],
    comms: [],
    abilities: [],
    passives: [],
    weapon: {
      name: 'Phasers',
      mounts: [{ arc: 'all', count: 1 }],
      power: null,
      rangeIn: 0,
      dice: { intuition: 2 },
      keywords: [],
    },
    attacks: 1,
    source,
    ...own,
  };
}

/** Both sides do nothing. */
export function directiveCard(
  faction: PlayedFaction,
  category: DirectiveCategory,
  own: Partial<DirectiveRecord> = {},
): DirectiveRecord {
  const side = { teams: null, opensHails: false, hail: null, triggers: [] };
  return {
    faction,
    category,
    sides: { calm: { name: 'Calm', ...side }, hostile: { name: 'Hostile', ...side } },
    source,
    ...own,
  };
}

/** At the helm of any ship, for 2 flex points, without alignment. */
export function equipmentCard(own: Partial<EquipmentRecord> = {}): EquipmentRecord {
  return {
    name: 'Equipment',
    subtype: null,
    station: 'helm',
    flexCost: 2,
    factions: [],
    fits: { classes: [], tubes: false, launches: false, with: null },
    refit: false,
    refitExcept: [],
    unique: false,
    abilities: [],
    passives: [],
    source,
    ...own,
  };
}

/** At the helm, fore end, no effect. */
export function damageCard(ship: string, own: Partial<DamageCardRecord> = {}): DamageCardRecord {
  return {
    name: 'Damage',
    ship,
    ends: ['fore'],
    section: 'bridge',
    station: 'helm',
    assign: null,
    abilities: [],
    passives: [],
    source,
    ...own,
  };
}

const SHIP_STATIONS: readonly (readonly [Station, Section, 'fore' | 'aft'])[] = [
  ['captains-chair', 'bridge', 'fore'],
  ['helm', 'bridge', 'fore'],
  ['instruments', 'bridge', 'fore'],
  ['tactical', 'bridge', 'fore'],
  ['medbay', 'medbay', 'aft'],
  ['engineering', 'engineering', 'aft'],
  ['cargo-bay', 'cargo', 'aft'],
];
/** The seven stations of a ship; abilities by station. */
export function stationsCard(
  abilities: Partial<Record<Station, readonly Ability[]>> = {},
  own: Partial<StationsRecord> = {},
): StationsRecord {
  return {
    stations: SHIP_STATIONS.map(([station, section, end]) => ({
      station,
      section,
      end,
      abilities: [...(abilities[station] ?? [])],
    })),
    abilities: [],
    orders: null,
    activation: null,
    passives: [],
    separation: null,
    source,
    ...own,
  };
}
