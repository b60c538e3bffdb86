/** Dice of the match by the pack's records, and how its table reads them. */
import { deltaReadingOf, dieOf } from '../../../../../shared/content';
import { type OddsReadings, oddsReadings, type PoolPart } from '../../../../../shared/odds';
import { readingOf } from '../../../../../shared/sector';
import type { MatchSession } from '../session.svelte';

export type Known = Pick<MatchSession, 'content' | 'view'>;

/** So many dice of each kind; kinds that the pack does not know are left out. */
export function partsOf({ content }: Known, dice: Readonly<Record<string, number>>): readonly PoolPart[] {
  return Object.entries(dice).flatMap(([id, count]) => {
    const record = content.dice[id];
    return record ? [{ die: dieOf(id, record), count }] : [];
  });
}

export function readingsOf({ content, view }: Known): OddsReadings {
  const inForce = oddsReadings((setting) => readingOf(view.table.readings, setting));
  return { ...inForce, delta: deltaReadingOf(content.dice, inForce.delta) };
}
