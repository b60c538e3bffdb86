/** The tables of the program, as the library names and colours them. */
import type { GameId } from '../../../shared/contract';

export interface TableSign {
  readonly name: string;
  readonly gameName: string;
  /** Picks the accent: the value of `data-table`. */
  readonly accent: 'sector' | 'spore' | 'force';
  /** What one does there, while there is no example to show it. */
  readonly pitch: string;
}

export const TABLES: Readonly<Record<GameId, TableSign>> = {
  'into-the-unknown': {
    name: 'Sector',
    gameName: 'Into the Unknown',
    accent: 'sector',
    pitch: 'Ships on 36 by 36 inches. Measure between bases, and try a turn before you make it.',
  },
  'black-alert': {
    name: 'Spore network',
    gameName: 'Black Alert',
    accent: 'spore',
    pitch: 'Nineteen tiles, two ships, one network. Play alone against the bot, or around one screen.',
  },
  'nova-cry': {
    name: 'Task force',
    gameName: 'Nova Cry',
    accent: 'force',
    pitch:
      'Six cards each, a track at every planet, battles with their odds. For two to six, persons or bots.',
  },
};

/** Which table the lists show. */
export type TableFilter = GameId | 'all';

export function ofTable<Entry extends { readonly game: GameId }>(
  entries: readonly Entry[],
  filter: TableFilter,
): readonly Entry[] {
  return filter === 'all' ? entries : entries.filter(({ game }) => game === filter);
}
