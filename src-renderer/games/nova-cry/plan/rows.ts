/** What the comparison tables list: every ship, captain and weapon of the packs with what it can be sorted by. */
import {
  type CaptainRecord,
  type CrewRecord,
  type NovaCryContent,
  type Officer,
  type ShipRecord,
  type WeaponRecord,
} from '../../../../shared/content/nova-cry';
import { abilityText, isHouse } from '../cards';
import { downInDuel, meanWounds } from '../editor/weapon-odds';
import { battleCost, duelCost } from './costs';

/** An ability as a table says it. */
export interface AbilityTag {
  readonly name: string;
  readonly number: number;
  readonly isNegative: boolean;
  /** The words of its card. */
  readonly text: string;
}
interface Row {
  readonly id: string;
  readonly name: string;
  readonly isHouse: boolean;
  readonly isExclusive: boolean;
  /** What a column is sorted by. */
  readonly values: Readonly<Record<string, number | string>>;
}
export interface ShipRow extends Row {
  readonly record: ShipRecord;
  readonly abilities: readonly AbilityTag[];
}
export interface CaptainRow extends Row {
  readonly record: CaptainRecord;
  readonly abilities: readonly AbilityTag[];
  readonly battle: number;
  readonly duel: number;
}
export interface WeaponRow extends Row {
  readonly record: WeaponRecord;
  /** Chance to take down, in three rounds, a captain who does nothing about it. */
  readonly down: number;
  readonly mean: number;
}
export interface CrewRow extends Row {
  readonly record: CrewRecord;
}
export type AnyRow = ShipRow | CaptainRow | WeaponRow | CrewRow;

/** By which column, and whether the greatest stands first. */
export interface Sorting {
  readonly by: string;
  readonly isFalling: boolean;
}

export function shipRows(content: NovaCryContent): readonly ShipRow[] {
  return Object.entries(content.ships).map(([id, record]) => {
    const abilities = tagsOf(content, record.abilities);
    const { name, warp, weapons, hull } = record;
    const values = { name, warp, weapons, hull, ability: wordsOf(abilities) };
    return { ...headOf(id, record), record, abilities, values };
  });
}

export function captainRows(content: NovaCryContent): readonly CaptainRow[] {
  return Object.entries(content.captains).map(([id, record]) => {
    const abilities = tagsOf(content, record.abilities);
    const [battle, duel] = [battleCost(record), duelCost(record)];
    const values = { name: record.name, ability: wordsOf(abilities), battle, duel };
    return { ...headOf(id, record), record, abilities, battle, duel, values };
  });
}

export function weaponRows(content: NovaCryContent): readonly WeaponRow[] {
  return Object.entries(content.weapons).map(([id, record]) => {
    const [down, mean] = [downInDuel(record.lines), meanWounds(record.lines)];
    return {
      ...headOf(id, { ...record, exclusive: false }),
      record,
      down,
      mean,
      values: { name: record.name, down, mean },
    };
  });
}

/** Who can stand in that place: those of its type, and Mercenaries (NC-KS-02). */
export function crewRows(content: NovaCryContent, type: Officer): readonly CrewRow[] {
  return Object.entries(content.crew)
    .filter(([, record]) => record.type === type || record.type === 'mercenary')
    .map(([id, record]) => {
      const { name, first, second } = record;
      return { ...headOf(id, record), record, values: { name, first, second } };
    });
}

/** In the order asked for, equal ones by name; those pinned stand first, in their own order. */
export function sortedRows<Each extends Row>(
  rows: readonly Each[],
  { by, isFalling }: Sorting,
  pinned: readonly (string | null)[] = [],
): readonly Each[] {
  const place = ({ id }: Each): number => {
    const index = pinned.indexOf(id);
    return index < 0 ? pinned.length : index;
  };
  return [...rows].sort(
    (one, other) =>
      place(one) - place(other) ||
      (isFalling ? -1 : 1) * compared(one.values[by] ?? '', other.values[by] ?? '') ||
      compared(one.name, other.name),
  );
}

function compared(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en');
}

function headOf(
  id: string,
  record: { readonly name: string; readonly exclusive: boolean } & Parameters<typeof isHouse>[0],
): Omit<Row, 'values'> {
  return { id, name: record.name, isHouse: isHouse(record), isExclusive: record.exclusive };
}

function tagsOf(
  { abilities }: NovaCryContent,
  printed: ShipRecord['abilities'] | CaptainRecord['abilities'],
): readonly AbilityTag[] {
  return printed.map(({ ability, number }) => {
    const { name, negative, text } = abilities[ability];
    return { name, number, isNegative: negative, text: abilityText(text, number) };
  });
}

function wordsOf(tags: readonly AbilityTag[]): string {
  return tags.map(({ name, number }) => `${name} ${number}`).join(', ');
}
