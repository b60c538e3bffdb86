/**
 * The decision under way: which row was taken up, and what has been answered of it. Nothing is sent before a person has seen
 * what it would bring: Enter, the panel's button or a second press on what is chosen does it.
 */
import type { SeatId } from '../../../../../shared/contract';
import type { NovaCryAction } from '../../../../../shared/contract/nova-cry';
import {
  agreeing,
  type Ask,
  cardsOf,
  keyOfCards,
  nextAsk,
  type Parts,
  partsOf,
  valuesOf,
  withCards,
  without,
} from './asks';
import { type Entry, kindOf, offeredBy } from './entries';

/** Rows that a press on the table may take up by itself, the first that fits. */
const PRESSED: ReadonlySet<string> = new Set(['answer', 'train', 'emergency', 'battle', 'duel']);

interface Begun {
  /** What was on offer when it was begun: another offer forgets it. */
  readonly offer: string;
  readonly id: string | null;
  readonly picks: Parts;
  /** Cards laid out to pay, in the order they were pressed. */
  readonly laid: readonly string[];
}

export class Choosing {
  readonly #entries: () => readonly Entry[];
  readonly #offer: () => string;
  readonly #seat: () => SeatId;
  #last = $state.raw<Begun | null>(null);

  /** `offer` names what is on offer: whenever it changes a decision under way is forgotten. `seat`: whose offers they are. */
  constructor(entries: () => readonly Entry[], offer: () => string, seat: () => SeatId) {
    this.#entries = entries;
    this.#offer = offer;
    this.#seat = seat;
  }

  readonly #begun: Begun = $derived.by(() => {
    const offer = this.#offer();
    return this.#last?.offer === offer ? this.#last : { offer, id: null, picks: {}, laid: [] };
  });
  /** The row that is taken up: by a person, or because there is nothing else to be said. */
  readonly entry: Entry | null = $derived.by(() => {
    const entries = this.#entries();
    return entries.find(({ id }) => id === this.#begun.id) ?? soleQuestion(entries);
  });
  readonly picks: Parts = $derived.by(() => this.#begun.picks);
  readonly candidates: readonly NovaCryAction[] = $derived.by(() =>
    this.entry ? agreeing(this.entry.actions, this.picks, this.#seat()) : [],
  );
  /** Cards laid out so far. */
  readonly laid: readonly string[] = $derived.by(() => {
    const usable = this.candidates.flatMap(cardsOf);
    return this.#begun.laid.filter((card) => usable.includes(card));
  });
  /** What has to be answered next; null: nothing, or nothing is taken up. A set of cards is always laid out by hand. */
  readonly ask: Ask | null = $derived.by(() => {
    const next = nextAsk(this.candidates, this.picks, this.#seat());
    const [only] = this.candidates;
    return next ?? (only && cardsOf(only).length > 0 ? 'cards' : null);
  });
  /** Answers that can be given to the question now; sets of cards are laid out card by card. */
  readonly values: readonly string[] = $derived.by(() =>
    this.ask === null || this.ask === 'cards' ? [] : valuesOf(this.candidates, this.ask, this.#seat()),
  );
  /** What would be sent now; null while something is to be answered. */
  readonly ready: NovaCryAction | null = $derived.by(() => this.#readyAction());
  /** Everything on the table that would be an answer now, by what it answers. */
  readonly offered: ReadonlyMap<Ask, ReadonlySet<string>> = $derived.by(() =>
    offeredBy(this.entry, this.picks, this.#entries().filter(isPressed), this.#seat()),
  );
  /** A person took a row up, or answered something. */
  readonly isBegun: boolean = $derived.by(
    () => this.#begun.id !== null || this.laid.length > 0 || Object.keys(this.picks).length > 0,
  );

  /** Takes a row up afresh, with answers given at once where there are some. */
  take(id: string, picks: Parts = {}): void {
    this.#set({ id, picks, laid: [] });
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
    this.#set({ id: isAnswered ? id : null, picks: {}, laid: [] });
    return true;
  }

  clear(): void {
    this.#last = null;
  }

  /**
   * Answers a question by pressing something. Returns the action where the same thing is pressed once more and everything
   * is answered, else null. A press that no row offers changes nothing.
   */
  press(ask: Ask, value: string): NovaCryAction | null {
    if (this.picks[ask] === value && this.ready) return this.ready;
    const entry = this.entryFor(ask, value);
    if (entry === null) return null;
    const kept = entry.id === this.entry?.id ? this.picks : {};
    this.#set({ id: entry.id, picks: this.#agreed(entry, { ...kept, [ask]: value }, ask), laid: [] });
    return null;
  }

  /** Lays a card out or takes it back, where sets of cards are asked for. */
  lay(card: string): void {
    const { laid } = this;
    const next = laid.includes(card) ? laid.filter((each) => each !== card) : [...laid, card];
    this.#set({ id: this.#begun.id, picks: this.picks, laid: next });
  }

  /** How many cards may be laid out for what is taken up: a sorted list of numbers. */
  readonly payable: readonly number[] = $derived.by(() => payableOf(this.candidates));

  offers(ask: Ask, value: string): boolean {
    return this.offered.get(ask)?.has(value) ?? false;
  }

  /** That answer is given. */
  picked(ask: Ask, value: string): boolean {
    return this.picks[ask] === value;
  }

  #set(next: Omit<Begun, 'offer'>): void {
    this.#last = { ...next, offer: this.#offer() };
  }

  /** Answers that no longer fit the new one are forgotten. */
  #agreed(entry: Entry, picks: Parts, newest: Ask): Parts {
    if (agreeing(entry.actions, picks, this.#seat()).length > 0) return picks;
    const value = picks[newest];
    return value === undefined ? {} : { [newest]: value };
  }

  #readyAction(): NovaCryAction | null {
    const { ask, candidates, laid } = this;
    const [first = null] = candidates;
    if (ask === null) return first;
    if (ask !== 'cards') return null;
    const key = keyOfCards(laid);
    const exact = candidates.find((action) => partsOf(action, this.#seat()).cards === key);
    if (exact) return exact;
    const alike = candidates.find((action) => cardsOf(action).length === laid.length);
    return alike && laid.length > 0 ? withCards(alike, laid) : null;
  }

  /** The row that such a press belongs to: the one taken up, else the first that answers to presses; null: none does. */
  entryFor(ask: Ask, value: string): Entry | null {
    const seat = this.#seat();
    const fits = (entry: Entry, picks: Parts): boolean =>
      valuesOf(agreeing(entry.actions, without(picks, ask), seat), ask, seat).includes(value);
    if (this.entry && fits(this.entry, this.picks)) return this.entry;
    if (this.entry && fits(this.entry, {})) return this.entry;
    return this.#entries().find((entry) => isPressed(entry) && fits(entry, {})) ?? null;
  }
}

/** Distinct numbers of cards that the actions give up, the least first. */
function payableOf(actions: readonly NovaCryAction[]): readonly number[] {
  const numbers = actions.map((action) => cardsOf(action).length).sort((one, other) => one - other);
  return numbers.filter((number, index) => number !== numbers[index - 1]);
}

function isPressed({ id }: Entry): boolean {
  return PRESSED.has(kindOf(id));
}

/**
 * A task that asks one thing needs nobody to take it up; and where there is no fight and no strategy to choose, Enter goes
 * on. Whoever could still answer something has to say that they pass.
 */
function soleQuestion(entries: readonly Entry[]): Entry | null {
  const first = entries.find(({ group }) => group === 'main' || group === 'strategy');
  if (first) return kindOf(first.id) === 'answer' ? first : null;
  const [only] = entries;
  return entries.find(({ id }) => id === 'proceed') ?? (entries.length === 1 ? (only ?? null) : null);
}
