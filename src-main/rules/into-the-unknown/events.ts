/** What happened, as one viewer may know it: cards dealt and numbers looked at are their own player's. */
import type { IntoTheUnknownEvent } from '../../../shared/contract/into-the-unknown';
import type { Viewer } from '../engine';

export function eventsSeenBy(
  events: readonly IntoTheUnknownEvent[],
  viewer: Viewer,
): readonly IntoTheUnknownEvent[] {
  return events.map((event) => seenBy(event, viewer));
}

function seenBy(event: IntoTheUnknownEvent, viewer: Viewer): IntoTheUnknownEvent {
  if (event.type === 'dealt' && event.seat !== viewer) return { ...event, cards: null };
  if (event.type === 'looked' && event.seat !== viewer) return { ...event, number: null };
  return event;
}
