/** Keeps the end of a fight, the bids just turned up or a discovery on the stage until they have been looked at; the rules have long gone on by then. */
import type { NovaCryMatchState } from '../../../../../shared/contract';
import type { NovaCryEvent } from '../../../../../shared/contract/nova-cry';
import { Watch } from '../../../../panels/match/watch.svelte';
import { type FightShown, fightOver } from './shown';

export type DiscoveryTold = Extract<NovaCryEvent, { readonly type: 'discovery' }>;

export class FightWatch extends Watch<NovaCryMatchState, NovaCryEvent> {
  /** The fight of the looking seat that is over and to be looked at; null: none, or the table looks at the past. */
  readonly fight: FightShown | null = $derived.by(() => {
    const { state, log } = this.match();
    if (state.waiting.type === 'past' || state.looking.type !== 'seat') return null;
    const shown = fightOver(log, this.readUpTo);
    const { seat } = state.looking;
    return shown && (shown.attacker === seat || shown.defender === seat) ? shown : null;
  });

  /** Bids were turned up and are to be looked at; the view holds them. */
  readonly hasBids: boolean = $derived.by(() => {
    const { state, log } = this.match();
    if (state.waiting.type === 'past' || state.looking.type !== 'seat') return false;
    return log.some(
      ({ position, events }) => position > this.readUpTo && events.some(({ type }) => type === 'bids'),
    );
  });

  /** The own discovery roll that nobody had anything to say about, so that its line has not been seen; null: none. */
  readonly discovery: DiscoveryTold | null = $derived.by(() => {
    const { state, log } = this.match();
    if (state.waiting.type === 'past' || state.looking.type !== 'seat') return null;
    const { seat } = state.looking;
    const told = log
      .filter(({ position, actor }) => position > this.readUpTo && actor === 'chance')
      .flatMap(({ events }) => events)
      .findLast((event): event is DiscoveryTold => event.type === 'discovery' && !event.again);
    return told?.seat === seat ? told : null;
  });

  readonly isShowing: boolean = $derived.by(
    () => this.fight !== null || this.hasBids || this.discovery !== null,
  );
}
