/** The tables of cards that a plan compares: what each lists, and by what each is sorted. */
import type { NovaCryContent, Officer } from '../../../../shared/content/nova-cry';
import type { CardKind } from './forces';
import {
  type CaptainRow,
  captainRows,
  type CrewRow,
  crewRows,
  type ShipRow,
  shipRows,
  sortedRows,
  type Sorting,
  type WeaponRow,
  weaponRows,
} from './rows';

/** Each is sorted by itself. */
export type TableId = CardKind | Officer;

export class CardTables {
  readonly ships: readonly ShipRow[];
  readonly captains: readonly CaptainRow[];
  readonly weapons: readonly WeaponRow[];
  readonly crew: Readonly<Record<Officer, readonly CrewRow[]>>;
  /** Exclusive ships and captains are listed, too (NC-KS-01). */
  withExclusives = $state(false);
  #sortings = $state.raw<Readonly<Partial<Record<TableId, Sorting>>>>({});
  /** Cards of the two forces that are compared. */
  readonly #held: (kind: CardKind) => readonly (string | null | undefined)[];

  constructor(content: NovaCryContent, held: (kind: CardKind) => readonly (string | null | undefined)[]) {
    this.#held = held;
    this.ships = shipRows(content);
    this.captains = captainRows(content);
    this.weapons = weaponRows(content);
    this.crew = {
      scientist: crewRows(content, 'scientist'),
      doctor: crewRows(content, 'doctor'),
      engineer: crewRows(content, 'engineer'),
    };
  }

  /** Another press on the same column turns the order around; figures begin with the largest. */
  sortBy(table: TableId, by: string): void {
    const now = this.sortingOf(table);
    this.#sortings = {
      ...this.#sortings,
      [table]: { by, isFalling: now.by === by ? !now.isFalling : by !== 'name' },
    };
  }

  sortingOf(table: TableId): Sorting {
    return this.#sortings[table] ?? { by: 'name', isFalling: false };
  }

  /** What a table lists: exclusive cards where they are asked for, or stand in one of the two forces. */
  shipsShown(): readonly ShipRow[] {
    return this.#listed(this.ships, 'ship');
  }

  captainsShown(): readonly CaptainRow[] {
    return this.#listed(this.captains, 'captain');
  }

  /** Cards in the order of their table, for the matrix beside it. */
  idsOf(table: 'ship' | 'weapon'): readonly string[] {
    const sorting = this.sortingOf(table);
    const sorted =
      table === 'ship' ? sortedRows(this.shipsShown(), sorting) : sortedRows(this.weapons, sorting);
    return sorted.map(({ id }) => id);
  }

  #listed<Row extends { readonly id: string; readonly isExclusive: boolean }>(
    rows: readonly Row[],
    kind: CardKind,
  ): readonly Row[] {
    const held = this.#held(kind);
    return rows.filter(({ id, isExclusive }) => !isExclusive || this.withExclusives || held.includes(id));
  }
}
