/** The one way out that the panel offers for a fault: taking out what is wrong, or going where somebody is missing. */
import { CORE_PLACES } from '../../../../shared/content/into-the-unknown';
import type { Force } from '../../../../shared/documents';
import { equipmentRecord, type Finding, officerRecord } from '../../../../shared/fleet';
import type { ForceBuilder } from './builder.svelte';
import { shipNameAt } from './open-to';
import { PLACE_TITLES } from './words';

export interface Fix {
  readonly title: string;
  readonly run: () => void;
}

/** Null: there is more than one way out, so it is the person's. */
export function fixFor(builder: ForceBuilder, force: Force, { at, code, rule }: Finding): Fix | null {
  const [, field = '', second = '', third, fourth] = at.split('/');
  const index = Number(second);
  if (field === 'core') return coreFix(builder, force, second, code);
  if (field === 'transfer' && second !== '') return transferFix(builder, force, index);
  if (field === 'ships' && third === 'equipment') return cardFix(builder, force, index, Number(fourth));
  if (field === 'ships' && rule === 'ITU-SETUP-15') return lastCardFix(builder, force);
  if (field === 'ships' && second !== '' && third === undefined) {
    const name = shipNameAt(builder.content, builder.ships, index);
    const left = { ...force, ships: force.ships.filter((_, place) => place !== index) };
    return taking(builder, `Leave ${name} out`, left);
  }
  if (field === 'auxiliaries' && second !== '') {
    const name = builder.content.units[force.auxiliaries[index] ?? '']?.name ?? 'it';
    const left = { ...force, auxiliaries: force.auxiliaries.filter((_, place) => place !== index) };
    return taking(builder, `Leave ${name} out`, left);
  }
  return null;
}

function taking(builder: ForceBuilder, title: string, next: Force): Fix {
  return { title, run: () => builder.change(title, () => next) };
}

function coreFix(builder: ForceBuilder, force: Force, second: string, code: string): Fix | null {
  const place = CORE_PLACES.find((each) => each === second);
  if (place === undefined) return null;
  if (code === 'no-officer') {
    const title = `Choose a ${PLACE_TITLES[place].toLowerCase()}`;
    return { title, run: () => void (builder.place = place) };
  }
  const id = force.core[place];
  const name = (id === null ? undefined : officerRecord(builder.content, id)?.name) ?? 'the officer';
  return { title: `Remove ${name}`, run: () => builder.clear(place) };
}

function transferFix(builder: ForceBuilder, force: Force, index: number): Fix {
  const name = officerRecord(builder.content, force.transfer[index] ?? '')?.name ?? 'the officer';
  const left = { ...force, transfer: force.transfer.filter((_, place) => place !== index) };
  return taking(builder, `Remove ${name}`, left);
}

function cardFix(builder: ForceBuilder, force: Force, ship: number, card: number): Fix {
  const id = force.ships[ship]?.equipment[card] ?? '';
  const ships = force.ships.map((each, at) =>
    at === ship ? { ...each, equipment: each.equipment.filter((_, place) => place !== card) } : each,
  );
  const name = equipmentRecord(builder.content, id)?.name ?? 'the card';
  return taking(builder, `Remove ${name}`, { ...force, ships });
}

/** The card that was added last pays for what is too dear. */
function lastCardFix(builder: ForceBuilder, force: Force): Fix | null {
  const ship = force.ships.findLastIndex(({ equipment }) => equipment.length > 0);
  const cards = force.ships[ship]?.equipment.length ?? 0;
  return cards === 0 ? null : cardFix(builder, force, ship, cards - 1);
}
