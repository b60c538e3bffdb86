/** Names of what lies on the table: people, places, nodes, cards, tokens. No id ever reaches the screen through these. */
import {
  type BlackAlertContent,
  type CommandCardRecord,
  type LocationId,
  type Price,
  type Resource,
  RESOURCES,
  type Ship,
  shipOf,
  type Team,
} from '../../../../../shared/content/black-alert';
import { type CardId, type CharacterId, HIDDEN } from '../../../../../shared/contract/black-alert';
import { listed } from './sentence';

export const TEAM_NAMES: Readonly<Record<Team, string>> = { starfleet: 'Starfleet', terran: 'Terrans' };
/** For a deck, a card or a bid: `the Terran deck`. */
export const TEAM_ADJECTIVES: Readonly<Record<Team, string>> = { starfleet: 'Starfleet', terran: 'Terran' };
export const SHIP_NAMES: Readonly<Record<Ship, string>> = { discovery: 'Discovery', charon: 'Charon' };
export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  intel: 'Intel',
  dilithium: 'Dilithium',
  tritanium: 'Tritanium',
};

const LOCATION_NAMES: Readonly<Record<LocationId, string>> = {
  'discovery/brig': 'Brig',
  'discovery/cargo-bay': 'Cargo Bay',
  'discovery/engineering': 'Engineering',
  'discovery/weapons': 'Weapons',
  'discovery/bridge': 'Bridge',
  'discovery/ready-room': 'Ready Room',
  'charon/aft-cargo-bay': 'Aft Cargo Bay',
  'charon/agony-booth': 'Agony Booth',
  'charon/throne-room': 'Throne Room',
  'charon/reactor': 'Reactor',
  'charon/weapons': 'Weapons',
  'charon/fleet-command': 'Fleet Command',
};

/** As printed on its ship: `Bridge`. Both ships have a `Weapons`: where the ship is not clear, `inLocation` says it. */
export function locationName(location: LocationId): string {
  return LOCATION_NAMES[location];
}

/** With its ship: `Discovery, Bridge`. */
export function placeName(location: LocationId): string {
  return `${SHIP_NAMES[shipOf(location)]}, ${LOCATION_NAMES[location]}`;
}

/** In a sentence: `the Bridge`, `Engineering`, `the Charon’s Weapons`. */
export function theLocation(location: LocationId): string {
  const name = LOCATION_NAMES[location];
  if (name === 'Weapons') return `the ${SHIP_NAMES[shipOf(location)]}’s Weapons`;
  return name === 'Engineering' || name === 'Fleet Command' ? name : `the ${name}`;
}

/** Where somebody is or something happens: `on the Bridge`, `in Engineering`. */
export function inLocation(location: LocationId): string {
  return `${location === 'discovery/bridge' ? 'on' : 'in'} ${theLocation(location)}`;
}

/** As the subject of a sentence: `the Bridge is`, `the Charon’s Weapons are`. */
export function locationIs(location: LocationId): string {
  return `${theLocation(location)} ${LOCATION_NAMES[location] === 'Weapons' ? 'are' : 'is'}`;
}

/**
 * A Character's short name: `Burnham`, `mirror Stamets`. Two with the same last word keep their whole names; one that the
 * content does not know is `somebody`.
 */
export function characterName(content: BlackAlertContent, id: CharacterId): string {
  const names = shortNames(content);
  return names.get(id) ?? 'somebody';
}

const KNOWN_NAMES = new WeakMap<BlackAlertContent['characters'], ReadonlyMap<CharacterId, string>>();

function shortNames({ characters }: BlackAlertContent): ReadonlyMap<CharacterId, string> {
  const known = KNOWN_NAMES.get(characters);
  if (known) return known;
  const all = Object.entries(characters).map(([id, { name }]) => ({ id, name, short: shortened(name) }));
  const isTaken = (id: string, short: string): boolean =>
    all.some((other) => other.id !== id && other.short === short);
  const names = new Map(all.map(({ id, name, short }) => [id, isTaken(id, short) ? name : short]));
  KNOWN_NAMES.set(characters, names);
  return names;
}

/** The last word, with what stands in brackets before it: `Paul Stamets (mirror)` is `mirror Stamets`. */
function shortened(name: string): string {
  const [, plain = name, bracketed] = /^(.*?)\s*(?:\(([^)]*)\))?$/.exec(name) ?? [];
  const last = plain.split(' ').at(-1) ?? plain;
  return bracketed === undefined ? last : `${bracketed} ${last}`;
}

/** The whole name, as on the Character card; `somebody` where the content does not know it. */
export function fullCharacterName({ characters }: BlackAlertContent, id: CharacterId): string {
  return characters[id]?.name ?? 'somebody';
}

export function teamOfCharacter({ characters }: BlackAlertContent, id: CharacterId): Team | null {
  return characters[id]?.team ?? null;
}

/** The record of a card: copies of one end in `#2` and so on. */
export function commandCard(content: BlackAlertContent, card: CardId): CommandCardRecord | null {
  return content.commandCards[recordOf(card)] ?? null;
}

/** The pack's id of a printed card. */
export function recordOf(card: CardId): string {
  const mark = card.indexOf('#');
  return mark < 0 ? card : card.slice(0, mark);
}

/** The name of any card: Command, Threat, Damage, Mission, or a Character's ability by the Character's id. */
export function cardName(content: BlackAlertContent, card: CardId): string {
  const id = recordOf(card);
  if (card === HIDDEN) return 'a facedown card';
  return (
    content.commandCards[id]?.name ??
    content.threatCards[id]?.name ??
    content.damageCards[id]?.name ??
    content.missions[id]?.name ??
    content.characters[id]?.ability.name ??
    'a card'
  );
}

/** `Second Watch, Dark Running and By the Book`. */
export function cardNames(content: BlackAlertContent, cards: readonly CardId[]): string {
  return listed(cards.map((card) => cardName(content, card)));
}

/** Tokens in a row: `1 Intel and 2 Dilithium`; nothing: `nothing`. */
export function priceWords(price: Price): string {
  const parts = RESOURCES.flatMap((kind) => {
    const count = price[kind] ?? 0;
    return count > 0 ? [`${count} ${RESOURCE_NAMES[kind]}`] : [];
  });
  return parts.length === 0 ? 'nothing' : listed(parts);
}

/** What a card is worth when it is paid or bid: its printed Resolve. */
export function resolveOf(content: BlackAlertContent, card: CardId): number {
  return commandCard(content, card)?.resolve ?? 0;
}

export function resolveSum(content: BlackAlertContent, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + resolveOf(content, card), 0);
}
