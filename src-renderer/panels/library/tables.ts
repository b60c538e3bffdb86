/** The tables of the program, as the library names and colours them. */
import type { GameId } from '../../../shared/contract';

export interface TableSign {
  readonly name: string;
  readonly gameName: string;
  /** Picks the accent: the value of `data-table`. */
  readonly accent: 'sector' | 'spore' | 'force';
}

export const TABLES: Readonly<Record<GameId, TableSign>> = {
  'into-the-unknown': { name: 'Sector', gameName: 'Into the Unknown', accent: 'sector' },
  'black-alert': { name: 'Spore network', gameName: 'Black Alert', accent: 'spore' },
  'nova-cry': { name: 'Task force', gameName: 'Nova Cry', accent: 'force' },
};

/** Which table the lists show. */
export type TableFilter = GameId | 'all';

export function ofTable<Entry extends { readonly game: GameId }>(
  entries: readonly Entry[],
  filter: TableFilter,
): readonly Entry[] {
  return filter === 'all' ? entries : entries.filter(({ game }) => game === filter);
}
