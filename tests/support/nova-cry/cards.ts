/** Task forces, weapons and planets of the fixture: figures that are easy to reckon with, each ability once. */
import type {
  AbilityRecord,
  Ability,
  CaptainAbility,
  CaptainRecord,
  CrewRecord,
  NovaCryContent,
  PlanetRecord,
  PlanetType,
  ShipAbility,
  ShipRecord,
  SpaceSymbol,
  WeaponLine,
  WeaponRecord,
} from '../../../shared/content/nova-cry';
import { CAPTAIN_ABILITIES, SHIP_ABILITIES } from '../../../shared/content/nova-cry';
import type { Source } from '../../../shared/content/provenance';

export const source: Source = { kind: 'house', where: 'fixture of the tests', confidence: 'low' };

type Numbered<Name extends string> = readonly (readonly [Name, number])[];

function ship(
  warp: number,
  weapons: number,
  hull: number,
  abilities: Numbered<ShipAbility> = [],
  exclusive = false,
): ShipRecord {
  const printed = abilities.map(([ability, number]) => ({ ability, number }));
  return { name: 'Ship', warp, weapons, hull, abilities: printed, exclusive, source };
}

/** `plain` and `slow` have nothing but figures; every other is named for what it shows. */
export const ships: NovaCryContent['ships'] = {
  plain: ship(2, 3, 10),
  other: ship(2, 2, 10),
  orion: ship(4, 1, 8),
  slow: ship(1, 3, 12),
  unarmed: ship(3, 0, 12),
  'war-barge': ship(2, 2, 10, [['cargo', 3]]),
  jackal: ship(3, 3, 8, [['maintenance', 1]]),
  archive: ship(2, 2, 9, [['databanks', 1]]),
  library: ship(3, 1, 9, [['databanks', 2]]),
  picket: ship(2, 2, 9, [['blockade', 1]]),
  ghost: ship(2, 2, 9, [['teleport', 1]]),
  stinger: ship(2, 2, 9, [['disablers', 1]]),
  tug: ship(2, 1, 12, [['drydock', 1]]),
  vulture: ship(2, 2, 9, [
    ['salvage', 1],
    ['shields', 1],
  ]),
  lookout: ship(3, 1, 9, [['scanners', 1]]),
  gift: ship(4, 4, 12, [], true),
};

function captain(abilities: Numbered<CaptainAbility> = [], exclusive = false): CaptainRecord {
  const printed = abilities.map(([ability, number]) => ({ ability, number }));
  return { name: 'Captain', abilities: printed, exclusive, source };
}

/** Each is named for its one ability; `nobody` and `somebody` have none. */
export const captains: NovaCryContent['captains'] = {
  nobody: captain(),
  somebody: captain(),
  science: captain([['science', 1]]),
  lead: captain([['lead', 2]]),
  inspection: captain([['inspection', 2]]),
  hunt: captain([['hunt', 2]]),
  navigation: captain([['navigation', 1]]),
  trade: captain([['trade', 1]]),
  gunnery: captain([['gunnery', 1]]),
  grit: captain([['grit', 1]]),
  mentor: captain([['mentor', 1]]),
  duelist: captain([['duelist', 1]]),
  gift: captain([['trade', 2]], true),
};

function ability(of: 'ship' | 'captain', name: string): AbilityRecord {
  const isMaintenance = name === 'maintenance';
  return {
    name,
    of,
    text: `${name} N`,
    negative: isMaintenance,
    when: isMaintenance ? 'alerts' : null,
    source,
  };
}

export const abilities = Object.fromEntries<AbilityRecord>([
  ...SHIP_ABILITIES.map((name): [string, AbilityRecord] => [name, ability('ship', name)]),
  ...CAPTAIN_ABILITIES.map((name): [string, AbilityRecord] => [name, ability('captain', name)]),
]) as Record<Ability, AbilityRecord>; // one for each of both lists

function crewOf(type: CrewRecord['type'], first: number, second: number, copies: number): CrewRecord {
  return { name: type, type, first, second, copies, exclusive: type === 'mercenary', source };
}

/** Three kinds of each type, named for the two skills. */
export const crew: NovaCryContent['crew'] = {
  'sci-40': crewOf('scientist', 4, 0, 3),
  'sci-22': crewOf('scientist', 2, 2, 6),
  'sci-04': crewOf('scientist', 0, 4, 3),
  'doc-40': crewOf('doctor', 4, 0, 3),
  'doc-22': crewOf('doctor', 2, 2, 6),
  'doc-04': crewOf('doctor', 0, 4, 3),
  'eng-40': crewOf('engineer', 4, 0, 3),
  'eng-22': crewOf('engineer', 2, 2, 6),
  'eng-04': crewOf('engineer', 0, 4, 3),
  mercenary: crewOf('mercenary', 3, 3, 3),
};

const MISS: WeaponLine = { wounds: 0, destroys: false, recoil: 0, guard: 0 };
const wounds = (count: number): WeaponLine => ({ ...MISS, wounds: count });

function weapon(...lines: readonly WeaponLine[]): WeaponRecord {
  return { name: 'Weapon', copies: 3, lines: [...lines], source };
}

/** Line 1 of the pistol does nothing and line 6 of the repeater deals 2 wounds (NC-DUEL-11). */
export const weapons: NovaCryContent['weapons'] = {
  pistol: weapon(MISS, MISS, wounds(1), wounds(1), wounds(1), wounds(2)),
  repeater: weapon(MISS, MISS, MISS, wounds(1), wounds(1), wounds(2)),
  blade: weapon(MISS, MISS, wounds(1), wounds(1), wounds(2), { ...MISS, destroys: true }),
  maul: weapon(MISS, wounds(1), wounds(1), wounds(2), { ...wounds(2), recoil: 1 }, wounds(3)),
  net: weapon(MISS, { ...MISS, guard: 1 }, { ...MISS, guard: 2 }, wounds(1), wounds(1), wounds(1)),
  lance: weapon(MISS, MISS, MISS, MISS, wounds(3), wounds(3)),
  needle: weapon(wounds(1), wounds(1), wounds(1), MISS, MISS, MISS),
};

export function planet(
  type: PlanetType,
  warp: number,
  victory: number,
  track: readonly (readonly SpaceSymbol[])[],
  effects: PlanetRecord['effects'] = [],
): PlanetRecord {
  return {
    name: 'Planet',
    type,
    warp,
    victory,
    text: '',
    effects,
    track: track.map((symbols) => [...symbols]),
    source,
  };
}

/** `w1` to `w4` need so much warp; `far` is a long way; those named for a symbol have it on space 2 of 4. */
export const planets: NovaCryContent['planets'] = {
  w1: planet('wild', 1, 1, [[], [], []]),
  w2: planet('wild', 2, 2, [[], [], []]),
  w3: planet('wild', 3, 3, [[], [], []]),
  w4: planet('wild', 4, 4, [[], [], []]),
  far: planet('undiscovered', 1, 3, [[], [], [], [], [], []]),
  near: planet('undiscovered', 1, 1, [[], []]),
  capital: planet('populous', 1, 2, [[], [], []], [{ verb: 'gain', who: 'self', what: 'intel', count: 1 }]),
  colony: planet('populous', 2, 2, [[], [], []]),
  market: planet('merchant', 1, 1, [[], [], []]),
  bazaar: planet('merchant', 2, 2, [[], []]),
  asteroid: planet('wild', 1, 1, [[], ['asteroid'], [], []]),
  asteroids: planet('wild', 1, 1, [[], ['asteroid', 'asteroid'], [], []]),
  storm: planet('wild', 1, 1, [[], ['storm'], [], []]),
  nebula: planet('wild', 1, 1, [[], ['nebula'], [], []]),
  nebulas: planet('populous', 1, 1, [[], ['nebula', 'nebula'], [], []]),
  anomaly: planet('undiscovered', 1, 1, [[], ['anomaly'], [], []]),
};
