/** The roll that has just been worked off: nothing that chance did goes past unseen. */
import type { LogEntry } from '../../../../../shared/contract';
import type { IntoTheUnknownEvent, RolledDie } from '../../../../../shared/contract/into-the-unknown';

export interface LastRoll {
  readonly position: number;
  readonly dice: readonly RolledDie[];
  /** Its record and those after it. */
  readonly entries: readonly LogEntry<IntoTheUnknownEvent>[];
}
/** Older than so many records is no news. */
const NEWEST = 8;

/** Null: nothing was rolled of late. Dice that were rolled again count as they lay last. */
export function lastRoll(log: readonly LogEntry<IntoTheUnknownEvent>[]): LastRoll | null {
  const at = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'rolled'));
  const entry = log[at];
  if (!entry || at < log.length - NEWEST) return null;
  const rolled = entry.events.findLast((event) => event.type === 'rolled');
  if (rolled?.type !== 'rolled' || rolled.dice.length === 0) return null;
  return { position: entry.position, dice: rolled.dice, entries: [entry, ...cameOfIt(log.slice(at + 1))] };
}

/** What somebody orders or passes next is no longer of the roll. */
function cameOfIt(later: readonly LogEntry<IntoTheUnknownEvent>[]): readonly LogEntry<IntoTheUnknownEvent>[] {
  const next = later.findIndex(({ events }) =>
    events.some(({ type }) => type === 'ordered' || type === 'passed' || type === 'hailed'),
  );
  return next < 0 ? later : later.slice(0, next);
}
