/** What happened, as one viewer may know it. */
import type { BlackAlertEvent } from '../../../shared/contract/black-alert';
import type { Viewer } from '../engine';

export type { BlackAlertEvent } from '../../../shared/contract/black-alert';

/** The events as one viewer may know them: cards drawn, or bid facedown, are known to their own seat alone. */
export function eventsSeenBy(events: readonly BlackAlertEvent[], viewer: Viewer): readonly BlackAlertEvent[] {
  return events.map((event) =>
    (event.type === 'drew' || event.type === 'bid') && event.seat !== viewer
      ? { ...event, cards: null }
      : event,
  );
}
