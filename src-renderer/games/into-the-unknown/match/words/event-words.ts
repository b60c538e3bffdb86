/** The log in words: each event of a record as a line, with whose doing it was and the rule behind it. Total over the events. */
import type { LogEntry } from '../../../../../shared/contract';
import type { IntoTheUnknownEvent } from '../../../../../shared/contract/into-the-unknown';
import type { LogLine } from '../../../descriptor';
import { COMBAT_LINES } from './combat-lines';
import { lineFor } from './line';
import { MISSION_LINES } from './mission-lines';
import { ROUND_LINES } from './round-lines';
import { SETUP_LINES } from './setup-lines';
import type { EventType, Lines, Telling } from './tables';
import type { Told } from './told';

const LINES: Lines<EventType> = { ...SETUP_LINES, ...ROUND_LINES, ...COMBAT_LINES, ...MISSION_LINES };

/** One line for each event of a record, as its viewer may know it; what only repeats another event has none. */
export function eventLines(told: Told, entry: LogEntry<IntoTheUnknownEvent>): readonly LogLine[] {
  const { actor } = entry;
  const seat = actor === 'chance' || actor === 'referee' ? null : actor;
  const telling: Telling = { ...told, line: lineFor(told), actor: seat };
  return worthTelling(entry.events).flatMap((event) => {
    const words = LINES[event.type] as (telling: Telling, event: IntoTheUnknownEvent) => LogLine | null; // of its own type
    return words(telling, event) ?? [];
  });
}

/** Who is committed by an order is named in its line already. */
function worthTelling(events: readonly IntoTheUnknownEvent[]): readonly IntoTheUnknownEvent[] {
  const ordered = new Set(events.flatMap((event) => (event.type === 'ordered' ? [event.officer] : [])));
  return events.filter((event) => !(event.type === 'committed' && ordered.has(event.officer)));
}
