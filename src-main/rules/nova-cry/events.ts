/** What happened, as one viewer may know it. */
import { assertNever } from '../../../shared/base';
import type { NovaCryEvent } from '../../../shared/contract/nova-cry';
import type { Viewer } from '../engine';

/** Cards drawn, dealt, given or looked at are known to who holds them alone; a bid to its bidder until all are open. */
export function eventsSeenBy(events: readonly NovaCryEvent[], viewer: Viewer): readonly NovaCryEvent[] {
  return events.map((event) => seenBy(event, viewer));
}

function seenBy(event: NovaCryEvent, viewer: Viewer): NovaCryEvent {
  if (event.type === 'bid') return event.seat === viewer ? event : { ...event, intel: null };
  if (!holdsCards(event)) return event;
  return knows(event, viewer) ? event : { ...event, cards: null };
}

type CardEvent = Extract<NovaCryEvent, { readonly type: 'dealt' | 'drew' | 'gave' | 'saw-hand' }>;

function holdsCards(event: NovaCryEvent): event is CardEvent {
  const { type } = event;
  return type === 'dealt' || type === 'drew' || type === 'gave' || type === 'saw-hand';
}

function knows(event: CardEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return event.seat === viewer;
    case 'gave':
      return event.seat === viewer || event.to === viewer;
    case 'saw-hand':
      return event.seat === viewer || event.of === viewer;
    default:
      return assertNever(event);
  }
}
