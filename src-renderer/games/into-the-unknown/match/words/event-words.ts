/** The log in words: each event of a record as a line, with whose doing it was and the rule behind it. Total over the events. */
import type { LogEntry, SeatId } from '../../../../../shared/contract';
import type { IntoTheUnknownEvent } from '../../../../../shared/contract/into-the-unknown';
import type { LogLine } from '../../../descriptor';
import { COMBAT_LINES } from './combat-lines';
import { type Line, lineFor } from './line';
import { MISSION_LINES } from './mission-lines';
import { ROUND_LINES } from './round-lines';
import { SETUP_LINES } from './setup-lines';
import type { Told } from './told';

export type EventType = IntoTheUnknownEvent['type'];
type Having<Each, Type> = Each extends { readonly type: infer Tag }
  ? Type extends Tag
    ? Each
    : never
  : never;
/** The event of a type, one that shares its shape with others too. */
export type EventWith<Type extends EventType> = Having<IntoTheUnknownEvent, Type>;
/** What the lines of one record are told by besides. */
export interface Telling extends Told {
  readonly line: Line;
  /** Whose record it is; null: chance's or the referee's. */
  readonly actor: SeatId | null;
}
export type Lines<Types extends EventType> = {
  readonly [Type in Types]: (telling: Telling, event: EventWith<Type>) => LogLine | null;
};

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

/** Whose unit it is, for the mark of a line; null: nobody's, or it is gone. */
export function ownerOf({ view }: Told, unit: string | null): SeatId | null {
  if (unit === null) return null;
  const found = view.units.find(({ id }) => id === unit) ?? null;
  if (found) return found.owner;
  return view.gone.find((each) => each.unit === unit)?.owner ?? null;
}
