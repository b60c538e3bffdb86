/** Sway with other factions: how much of it the core officers have, and what it opens (ITU-SWAY-01 to 19). */
import type { ContentPack } from '../content';
import { type Alignment, ALIGNMENTS } from '../content/into-the-unknown';
import type { Force } from '../documents';
import { readingOf, type Readings } from '../sector';
import { coreOfficers, officerRecord } from './officers';

export type ShipCategory = 'capital' | 'support' | 'specialist' | 'scout';
export const SHIP_CATEGORIES: readonly ShipCategory[] = ['capital', 'support', 'specialist', 'scout'];
const SMALL: readonly ShipCategory[] = ['scout', 'support', 'specialist'];

/** One choice of a row: up to so many ships of these categories, and up to so many transfer officers. */
export interface SwayOption {
  readonly ships: number;
  readonly categories: readonly ShipCategory[];
  readonly transfers: number;
}

/** Sway by faction, icons of all core officers counted; the own faction's count for nothing (ITU-SWAY-03). None in campaigns (ITU-SWAY-02). */
export function swayOf(
  content: ContentPack,
  force: Pick<Force, 'faction' | 'core'>,
  mode: 'match' | 'campaign' = 'match',
): Readonly<Partial<Record<Alignment, number>>> {
  if (mode === 'campaign') return {};
  const records = coreOfficers(force).map(([, id]) => officerRecord(content, id)?.sway ?? {});
  const counted = ALIGNMENTS.filter((each) => each !== force.faction).map(
    (each) => [each, records.reduce((sum, sway) => sum + (sway[each] ?? 0), 0)] as const,
  );
  return Object.fromEntries(counted.filter(([, sway]) => sway > 0));
}

/**
 * The choices of the row at exactly this sway; rows do not add up, and a lower one may not be used instead (ITU-SWAY-07).
 * ITU-SWAY-15 to 19; the row of 3 is a reading (ITU-SWAY-17).
 */
export function swayOptions(sway: number, readings?: Readings): readonly SwayOption[] {
  if (sway <= 0) return [];
  if (sway === 1) return [{ ships: 0, categories: [], transfers: 1 }];
  if (sway === 2) {
    return [
      { ships: 1, categories: SMALL, transfers: 0 },
      { ships: 0, categories: [], transfers: 1 },
    ];
  }
  if (sway === 3) return rowOfThree(readings);
  return [{ ships: sway === 4 ? 1 : 2, categories: SHIP_CATEGORIES, transfers: 2 }];
}

function rowOfThree(readings?: Readings): readonly SwayOption[] {
  if (readingOf(readings, 'sway.row3') === 'either') {
    return [{ ships: 1, categories: SHIP_CATEGORIES, transfers: 2 }];
  }
  return [
    { ships: 1, categories: ['capital'], transfers: 0 },
    { ships: 1, categories: SMALL, transfers: 2 },
  ];
}

/** Whether some choice of the row has these ships (by category) and so many transfer officers in it. */
export function isWithinSway(
  options: readonly SwayOption[],
  ships: readonly (ShipCategory | null)[],
  transfers: number,
): boolean {
  if (ships.length === 0 && transfers === 0) return true;
  return options.some(
    (option) =>
      ships.length <= option.ships &&
      transfers <= option.transfers &&
      ships.every((category) => category !== null && option.categories.includes(category)),
  );
}

/** Sway that opens ships and equipment of a faction (ITU-SWAY-05, ITU-SWAY-06), and transfer officers (ITU-SWAY-04). */
export const SWAY_FOR_SHIPS = 2;
export const SWAY_FOR_TRANSFERS = 1;
