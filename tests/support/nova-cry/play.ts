/** A match of Nova Cry that is played by naming seats, and the actions that tests name often. */
import type { NovaCryContent, Token } from '../../../shared/content/nova-cry';
import type { NovaCryAction, NovaCryEvent, NovaCryView } from '../../../shared/contract/nova-cry';
import type { NovaCrySetup } from '../../../shared/documents';
import { type Actor, deepFrozen, randomFrom, SEAT_IDS, type SeatId } from '../../../src-main/rules/engine';
import type { NovaCryState } from '../../../src-main/rules/nova-cry';
import type { SeatHeld } from '../../../src-main/rules/nova-cry/state';
import { PlayedMatch } from '../played-match';
import { rulesWith } from './content';

/** A match that is played by naming seats. */
export class Match extends PlayedMatch<NovaCrySetup, NovaCryState, NovaCryAction, NovaCryView, NovaCryEvent> {
  /** A match from its very first roll. */
  static from(
    setup: NovaCrySetup,
    readings: Readonly<Record<string, string>> = {},
    content: Partial<NovaCryContent> = {},
  ): Match {
    const rules = rulesWith(readings, content);
    const begun = rules.start(setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    return new Match(rules, begun.value);
  }

  protected actorOf(seat: Actor): Actor {
    return seat;
  }

  /** The seat takes an action. Throws with the refusal when it may not. */
  do(seat: SeatId, action: NovaCryAction): this {
    return this.step(seat, action);
  }

  roll(...dice: readonly number[]): this {
    return this.step('chance', { type: 'rolled', dice });
  }

  draw(...cards: readonly string[]): this {
    return this.step('chance', { type: 'drawn', cards });
  }

  tokens(...tokens: readonly Token[]): this {
    return this.step('chance', { type: 'tokens', tokens });
  }

  override step(actor: Actor, action: NovaCryAction): this {
    super.step(actor, action);
    this.#reveal();
    return this;
  }

  /** What has only to be shown is shown at once, as at a table. */
  #reveal(): void {
    const list = this.rules.legal(this.state, 'chance');
    if (list.type !== 'open' || !list.kinds.includes('revealed')) return;
    const step = this.rules.apply(this.state, 'chance', { type: 'revealed' });
    this.state = deepFrozen(step.state);
    this.events = [...this.events, ...step.events];
    this.#reveal();
  }

  /** Whatever comes, until the first turn. */
  throughSetup(seed = 'set-up'): this {
    const random = randomFrom(seed);
    while (this.state.turn === null) this.sample(random);
    return this;
  }

  view(seat: SeatId | 'spectator'): NovaCryView {
    return this.rules.view(this.state, seat);
  }

  seat(id: SeatId): SeatHeld {
    const found = this.state.seats.find(({ seat }) => seat === id);
    if (!found) throw new Error(`No ${id} in this match.`);
    return found;
  }
}

/** So many seats with nothing given. */
export function openSeats(count: number): NovaCrySetup['seats'] {
  return SEAT_IDS.slice(0, count).map(() => ({}));
}

export const PROCEED: NovaCryAction = { type: 'proceed' };
export const PASS: NovaCryAction = { type: 'pass' };
export function strategy(...strategies: readonly string[]): NovaCryAction {
  return { type: 'strategy', strategies };
}
export function play(card: string, chosen: 0 | 1 = 0, ...pay: readonly string[]): NovaCryAction {
  return { type: 'play', card, option: chosen, pay };
}
/** What is picked of the cards shown. */
export const pick = (card: string) => ({ type: 'choose-card', card }) as const;
