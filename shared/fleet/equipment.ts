/** Equipment and title cards: which are open to a task force, on which ship each fits, and their price (ITU-SETUP-15 to 17, ITU-EQUIP-01, ITU-EQUIP-05). */
import type { ContentPack, UnitClass } from '../content';
import { ALIGNMENT_NAMES, type EquipmentRecord } from '../content/into-the-unknown';
import type { Force } from '../documents';
import { readingOf, type Readings } from '../sector';
import { type Finding, finding } from './finding';
import { sorted } from './officers';
import { alignmentOf, isSwayed } from './ships';
import { SWAY_FOR_SHIPS, swayOf } from './sway';

export function equipmentRecord(content: ContentPack, id: string): EquipmentRecord | undefined {
  return Object.hasOwn(content.equipment, id) ? content.equipment[id] : undefined;
}

/** Cards that the task force may buy for some ship, by id: of its pool if it names one (ITU-TASK-14, ITU-SWAY-06). */
export function equipmentOpenTo(
  content: ContentPack,
  force: Force,
  mode: 'match' | 'campaign' = 'match',
): readonly string[] {
  return sorted(content.equipment)
    .filter(([id]) => whyNotOpen(content, force, id, mode, '') === null)
    .map(([id]) => id);
}

/** Why a card is not open to the task force at all; null: it is. */
export function whyNotOpen(
  content: ContentPack,
  force: Force,
  id: string,
  mode: 'match' | 'campaign',
  at: string,
): Finding | null {
  const card = equipmentRecord(content, id);
  if (card === undefined) {
    return finding('unknown-id', 'ITU-TASK-14', at, `No content pack knows the equipment "${id}".`);
  }
  if (force.equipmentPool.length > 0 && !force.equipmentPool.includes(id)) {
    return finding('not-in-pool', 'ITU-TASK-14', at, `${card.name} is not in the equipment pool.`);
  }
  if (mode === 'campaign' && force.roster && !force.roster.equipment.includes(id)) {
    return finding('not-on-roster', 'ITU-TASK-14', at, `${card.name} is not on the roster.`);
  }
  const sway = swayOf(content, force, mode);
  const isOpen =
    card.factions.length === 0 ||
    card.factions.some((each) => each === force.faction || (sway[each] ?? 0) >= SWAY_FOR_SHIPS);
  if (isOpen) return null;
  const message = `${card.name} is for ${card.factions.join(', ')}.`;
  return finding('not-aligned', 'ITU-SWAY-06', at, message);
}

/** Why a card does not go on a ship that has these already; null: it fits. */
export function whyNoFit(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  id: string,
  ship: UnitClass & { readonly id: string },
  beside: readonly string[],
  at: string,
): Finding | null {
  const card = equipmentRecord(content, id);
  if (card === undefined) return null;
  return (
    alignmentFault(readings, force, card, ship, at) ??
    shipFault(card, ship, beside, at) ??
    slotFault(content, card, ship, beside, at)
  );
}

/** Cards match the ship's faction; without any faction they go on every ship, on swayed ones by the reading (ITU-SWAY-14). */
function alignmentFault(
  readings: Readings | undefined,
  force: Force,
  { name, factions }: EquipmentRecord,
  ship: UnitClass,
  at: string,
): Finding | null {
  const faction = alignmentOf(ship);
  const swayed = isSwayed(force, ship);
  if (factions.length === 0) {
    if (!swayed || readingOf(readings, 'sway.unalignedEquipment') === 'yes') return null;
    const message = `${name} shows no faction, and ${ship.name} is selected by sway.`;
    return finding('not-aligned', 'ITU-SWAY-14', at, message);
  }
  if (faction !== null && factions.includes(faction)) return null;
  const names = factions.map((each) => ALIGNMENT_NAMES[each]).join(' or ');
  const message = `${name} is for ${names} ships, and ${ship.name} is none.`;
  return finding('not-aligned', swayed ? 'ITU-SWAY-14' : 'ITU-SETUP-15', at, message);
}

/** What the card asks of the ship: its class, tubes, a launch from the cargo bay, another card (ITU-SETUP-16, ITU-EQUIP-01). */
function shipFault(
  { name, fits }: EquipmentRecord,
  ship: UnitClass & { readonly id: string },
  beside: readonly string[],
  at: string,
): Finding | null {
  const no = (message: string) => finding('no-fit', 'ITU-SETUP-16', at, message);
  if (fits.classes.length > 0 && !fits.classes.includes(ship.id)) {
    return no(`${name} does not go on ${ship.name}.`);
  }
  if (fits.tubes && (ship.tubes?.count ?? 0) === 0) return no(`${name} needs a ship with torpedo tubes.`);
  const launches = ship.launches?.some(({ station }) => station.startsWith('cargo')) ?? false;
  if (fits.launches && !launches) return no(`${name} needs a ship that launches from its cargo bay.`);
  if (fits.with !== null && !beside.includes(fits.with)) return no(`${name} needs ${fits.with} on the ship.`);
  return null;
}

/** At most one card of each subtype and one with the refit icon; where the icon does not count for the ship it is none (ITU-SETUP-17). */
function slotFault(
  content: ContentPack,
  card: EquipmentRecord,
  ship: UnitClass,
  beside: readonly string[],
  at: string,
): Finding | null {
  const others = beside.flatMap((id) => equipmentRecord(content, id) ?? []);
  if (card.subtype !== null && others.some(({ subtype }) => subtype === card.subtype)) {
    const message = `${ship.name} has a card of the subtype ${card.subtype} already.`;
    return finding('slot-taken', 'ITU-SETUP-17', at, message);
  }
  if (isRefit(card, ship) && others.some((each) => isRefit(each, ship))) {
    return finding('slot-taken', 'ITU-SETUP-17', at, `${ship.name} has a card with the refit icon already.`);
  }
  return null;
}

function isRefit({ refit, refitExcept }: EquipmentRecord, ship: UnitClass): boolean {
  const faction = alignmentOf(ship);
  return refit && (faction === null || !refitExcept.includes(faction));
}

/** A card on a ship. */
export interface Fitted {
  readonly card: string;
  /** The ship's place in the fleet. */
  readonly ship: number;
}

/** Every fault of cards on ships: openness, fit, slots, unique ones twice. Places are `/equipment/N` in the order given. */
export function checkEquipment(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  fitted: readonly Fitted[],
  mode: 'match' | 'campaign',
): readonly Finding[] {
  return fitted.flatMap(({ card, ship }, index): readonly Finding[] => {
    const at = `/equipment/${index}`;
    const closed = whyNotOpen(content, force, card, mode, at);
    if (closed !== null) return [closed];
    const id = ships[ship];
    const found = id === undefined ? undefined : content.units[id];
    if (id === undefined || found === undefined) {
      return [finding('unknown-id', 'ITU-SETUP-16', at, 'There is no such ship in the fleet.')];
    }
    const others = fitted.filter((each, other) => each.ship === ship && other !== index);
    const before = others.filter((each) => fitted.indexOf(each) < index).map((each) => each.card);
    const isTwice = fitted.findIndex((each) => each.card === card) < index;
    if (isTwice && equipmentRecord(content, card)?.unique) {
      return [finding('duplicate-id', 'ITU-SETUP-16', at, 'This card is unique.')];
    }
    const withId = { ...found, id };
    const needs = equipmentRecord(content, card)?.fits.with ?? null;
    const beside = needs !== null && others.some((each) => each.card === needs) ? [...before, needs] : before;
    const fault = whyNoFit(content, readings, force, card, withId, [...new Set(beside)], at);
    return fault === null ? [] : [fault];
  });
}
