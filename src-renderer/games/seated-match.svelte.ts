/** What the session of every match has: the state as its looking seat may know it, who sits there, and one action at a time. */
import type { AnyAction, SeatId } from '../../shared/contract';
import type { NewMatch } from '../bridge/library.svelte';
import type { ContentOf, MatchContext, MatchGame, StateOf } from './descriptor';
import { openMade } from './open-made';

export abstract class SeatedMatch<Game extends MatchGame> {
  readonly content: ContentOf<Game>;
  readonly match: MatchContext<Game>['match'];
  protected readonly context: MatchContext<Game>;

  /** The position at which the action was sent that is not answered yet; null: none is. */
  #sentAt = $state.raw<number | null>(null);

  readonly state: StateOf<Game> = $derived.by(() => this.match.state);
  /** An action was sent for what is asked now. What follows may be shown, and answered, before main has answered it. */
  readonly isActing: boolean = $derived.by(() => this.#sentAt === this.state.position);
  /** The seat whose eyes these are; null: everybody's. */
  readonly seat: SeatId | null = $derived.by(() => {
    const { looking } = this.state;
    return looking.type === 'seat' ? looking.seat : null;
  });

  /** What has happened is told to its end: the log comes a little after the state. */
  readonly isTold = $derived.by(() => (this.match.log.at(-1)?.position ?? 0) === this.state.position);

  constructor(context: MatchContext<Game>) {
    this.context = context;
    this.content = context.content;
    this.match = context.match;
  }

  get settings() {
    return this.context.settings.value;
  }

  /** Nothing moves by itself: the person wants it so. */
  get isStill(): boolean {
    if (this.settings.motion === 'reduced') return true;
    return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Who plays a seat, as the match names them. */
  nameOf(seat: SeatId): string {
    return this.state.seats.find((each) => each.seat === seat)?.name ?? `Seat ${seat}`;
  }

  say(text: string): void {
    this.context.announce(text);
  }

  /** Goes to the beginning of a match that is over, to walk through it with the time bar. */
  lookBack(): Promise<boolean> {
    return this.match.goTo(0);
  }

  /**
   * Sends an action of the looking seat; `leave` first puts away what was begun. While one is under way a second press for
   * the same decision is none.
   */
  protected async send(action: AnyAction, leave: () => void): Promise<boolean> {
    if (this.isActing) return false;
    const { position } = this.state;
    this.#sentAt = position;
    try {
      leave();
      return await this.match.act(action);
    } finally {
      if (this.#sentAt === position) this.#sentAt = null;
    }
  }

  /** Makes another match and opens it; what refuses it is told. */
  protected async begin(match: NewMatch): Promise<void> {
    openMade(await this.context.library.createMatch(match), this.context);
  }
}
