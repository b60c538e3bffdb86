/** What a task force is made of: ships, captains, their abilities, crew and weapons. */
import type { Json } from '../../../../../shared/base';
import { type Ability, type Officer, OFFICERS } from '../../../../../shared/content/nova-cry';
import type { Check } from '../../../../panels/pack-editor/model/check';
import { abilityText } from '../../cards/lookup';
import { counted, joined, OFFICER_NAMES } from '../../words';
import CaptainPreview from '../preview/CaptainPreview.svelte';
import CrewPreview from '../preview/CrewPreview.svelte';
import ShipPreview from '../preview/ShipPreview.svelte';
import WeaponPreview from '../preview/WeaponPreview.svelte';
import AbilityList from '../views/AbilityList.svelte';
import DieLines from '../views/DieLines.svelte';
import SkillLevel from '../views/SkillLevel.svelte';
import { downInDuel } from '../weapon-odds';
import { advice, countCheck } from './counts';
import { draftChecks } from './draft-checks';
import { cardsIn, type NovaCryKindForm, type NovaCryRecords, previewOf } from './records';

interface Given {
  readonly ability: Ability;
  readonly number: number;
}

function abilityNames({ abilities }: NovaCryRecords, given: readonly Given[]): string {
  return given.map(({ ability, number }) => `${abilities[ability]?.name ?? ability} ${number}`).join(', ');
}

export const ships: NovaCryKindForm = {
  id: 'ships',
  many: 'Ships',
  one: 'ship',
  words(records, id) {
    const ship = records.ships[id];
    if (!ship) return '';
    const { warp, weapons, hull, abilities } = ship;
    return joined(`${warp} · ${weapons} · ${hull}`, abilityNames(records, abilities));
  },
  lines: () => [],
  start: () => ({ warp: 2, weapons: 2, hull: 6 }),
  checks({ ships: all }, id) {
    const ship = all[id];
    return ship?.weapons === 0
      ? [advice('It can declare no ship battle', 'That takes a weapon symbol', 'NC-SHIP-02')]
      : [];
  },
  kindChecks: (records) => [
    countCheck(cardsIn(records.ships), 15, 'ships'),
    ...draftChecks(records, 'NC-DRAFT-03'),
  ],
  rows: [['warp', 'weapons', 'hull']],
  views: { abilities: AbilityList },
  Preview: previewOf(ShipPreview),
};

export const captains: NovaCryKindForm = {
  id: 'captains',
  many: 'Captains',
  one: 'captain',
  words: (records, id) => abilityNames(records, records.captains[id]?.abilities ?? []) || 'no ability',
  lines: () => [],
  kindChecks: (records) => [
    countCheck(cardsIn(records.captains), 15, 'captains'),
    ...draftChecks(records, 'NC-DRAFT-04'),
  ],
  views: { abilities: AbilityList },
  Preview: previewOf(CaptainPreview),
};

export const abilities: NovaCryKindForm = {
  id: 'abilities',
  many: 'Abilities',
  one: 'ability',
  labels: { text: 'What it says; N stands for its number' },
  words(records, id) {
    const all: Readonly<Record<string, { readonly of: string }>> = records.abilities;
    const bearers = bearersOf(records, id);
    return joined(all[id]?.of ?? '', bearers === 0 ? 'nobody has it' : `${counted(bearers, 'card')}`);
  },
  lines(records, id) {
    const all: Readonly<Record<string, { readonly text: string }>> = records.abilities;
    const text = all[id]?.text;
    return text === undefined ? [] : [abilityText(text, 2)];
  },
  kindChecks: () => [],
  isFixed: true,
};

function bearersOf(records: NovaCryRecords, id: string): number {
  return [...Object.values(records.ships), ...Object.values(records.captains)].filter((card) =>
    card.abilities.some(({ ability }) => ability === id),
  ).length;
}

export const crew: NovaCryKindForm = {
  id: 'crew',
  many: 'Crew',
  one: 'crew member',
  words({ crew: all }, id) {
    const member = all[id];
    if (!member) return '';
    const type = member.type === 'mercenary' ? 'Mercenary' : OFFICER_NAMES[member.type];
    return `${type}, ${member.first} · ${member.second}`;
  },
  lines: () => [],
  compare: ({ crew: all }, one, other) => placeOf(all[one]?.type) - placeOf(all[other]?.type),
  kindChecks(records) {
    const of = (type: Officer): Check => {
      const members = Object.entries(records.crew).filter(([, member]) => member.type === type);
      return countCheck(cardsIn(Object.fromEntries(members)), 9, `${type}s`);
    };
    return [
      countCheck(cardsIn(records.crew), 27, 'crew members'),
      ...OFFICERS.map(of),
      ...draftChecks(records, 'NC-DRAFT-08'),
    ];
  },
  labels: { first: 'First skill', second: 'Second skill' },
  rows: [['first', 'second']],
  views: { first: SkillLevel, second: SkillLevel },
  Preview: previewOf(CrewPreview),
};

function placeOf(type: string | undefined): number {
  const place = OFFICERS.findIndex((each) => each === type);
  return place < 0 ? OFFICERS.length : place;
}

function newLine(wounds: number): Json {
  return { wounds, destroys: false, recoil: 0, guard: 0 };
}

export const weapons: NovaCryKindForm = {
  id: 'weapons',
  many: 'Weapons',
  one: 'weapon',
  words({ weapons: all }, id) {
    const weapon = all[id];
    return weapon ? `down in 3: ${Math.round(downInDuel(weapon.lines) * 100)} %, ×${weapon.copies}` : '';
  },
  lines: () => [],
  start: () => ({ copies: 3, lines: [0, 0, 1, 1, 1, 2].map(newLine) }),
  checks({ weapons: all }, id) {
    const weapon = all[id];
    return weapon && downInDuel(weapon.lines) === 0
      ? [advice('It can take nobody down', 'No three lines add up to 3 wounds', 'NC-DUEL-09')]
      : [];
  },
  kindChecks: (records) => [
    countCheck(cardsIn(records.weapons), 21, 'weapon cards'),
    ...draftChecks(records, 'NC-DRAFT-05'),
  ],
  views: { lines: DieLines },
  Preview: previewOf(WeaponPreview),
};
