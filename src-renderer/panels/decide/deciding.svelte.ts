/**
 * The decision under way: which row was taken up, and what has been answered of it. Nothing is sent before it is whole. What
 * a game asks, and when it is whole, is its own.
 */
import { noPicks, type Picks } from './asks';

/** A row of what may be done: the actions that it stands for. */
export interface Row<Action> {
  readonly id: string;
  readonly actions: readonly Action[];
}

interface Begun<Ask extends string> {
  /** What was on offer when it was begun: another offer forgets it. */
  readonly offer: string;
  readonly id: string | null;
  readonly picks: Picks<Ask>;
  /** Cards laid out to pay or bid, in the order they were pressed. */
  readonly laid: readonly string[];
}

export abstract class Deciding<Action, Ask extends string, Entry extends Row<Action>> {
  protected readonly entries: () => readonly Entry[];
  readonly #offer: () => string;
  #last = $state.raw<Begun<Ask> | null>(null);

  /** `offer` names what is on offer: whenever it changes a decision under way is forgotten. */
  constructor(entries: () => readonly Entry[], offer: () => string) {
    this.entries = entries;
    this.#offer = offer;
  }

  readonly #begun: Begun<Ask> = $derived.by(() => {
    const offer = this.#offer();
    return this.#last?.offer === offer ? this.#last : { offer, id: null, picks: noPicks(), laid: [] };
  });
  /** The row that is taken up: by a person, or because there is nothing else to be said. */
  readonly entry: Entry | null = $derived.by(() => {
    const entries = this.entries();
    return entries.find(({ id }) => id === this.#begun.id) ?? this.soleQuestion(entries);
  });
  readonly picks: Picks<Ask> = $derived.by(() => this.#begun.picks);
  /** Actions of the row that agree with every answer so far. */
  readonly candidates: readonly Action[] = $derived.by(() =>
    this.entry ? this.agreeing(this.entry.actions, this.picks) : [],
  );
  /** Cards laid out so far. */
  readonly laid: readonly string[] = $derived.by(() => {
    const usable = this.candidates.flatMap((action) => this.usable(action));
    return this.#begun.laid.filter((card) => usable.includes(card));
  });
  /** A person took a row up, or answered something. */
  readonly isBegun: boolean = $derived.by(
    () => this.#begun.id !== null || this.laid.length > 0 || Object.keys(this.picks).length > 0,
  );

  /** Takes a row up afresh, with answers given at once where there are some. */
  take(id: string, picks: Picks<Ask> = noPicks()): void {
    this.begin(id, picks);
  }

  /** Takes a row up, or puts it down where it is the one taken up. */
  toggle(id: string): void {
    if (this.#begun.id === id) this.clear();
    else this.take(id);
  }

  /** Forgets the answers, then the row; false where there is nothing to forget. */
  back(): boolean {
    if (!this.isBegun) return false;
    const { id, picks, laid } = this.#begun;
    const isAnswered = laid.length > 0 || Object.keys(picks).length > 0;
    this.begin(isAnswered ? id : null, noPicks());
    return true;
  }

  clear(): void {
    this.#last = null;
  }

  /** Lays a card out or takes it back, where sets of cards are asked for. */
  lay(card: string): void {
    const { laid } = this;
    const next = laid.includes(card) ? laid.filter((each) => each !== card) : [...laid, card];
    this.begin(this.#begun.id, this.picks, next);
  }

  /** That answer is given. */
  picked(ask: Ask, value: string): boolean {
    return this.picks[ask] === value;
  }

  protected begin(id: string | null, picks: Picks<Ask>, laid: readonly string[] = []): void {
    this.#last = { offer: this.#offer(), id, picks, laid };
  }

  /** The row that needs nobody to take it up; null: a person has to. */
  protected abstract soleQuestion(entries: readonly Entry[]): Entry | null;
  protected abstract agreeing(actions: readonly Action[], picks: Picks<Ask>): readonly Action[];
  /** Cards that an action pays or bids with. */
  protected abstract usable(action: Action): readonly string[];
}
