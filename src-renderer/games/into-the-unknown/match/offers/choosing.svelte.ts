/**
 * The decision under way: which row was taken up, and what has been answered of it. Nothing is sent before a person has
 * seen what it is: Enter, the panel's button or a second press on what is chosen does it.
 */
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import { agreeing, type Ask, ASKS, nextAsk, type Parts, valuesOf, without } from './asks';
import { type Entry, kindOf } from './entries';

interface Begun {
  /** What was on offer when it was begun: another offer forgets it. */
  readonly offer: string;
  readonly id: string | null;
  readonly picks: Parts;
}

export class Choosing {
  readonly #entries: () => readonly Entry[];
  readonly #offer: () => string;
  #last = $state.raw<Begun | null>(null);

  /** `offer` names what is on offer: whenever it changes a decision under way is forgotten. */
  constructor(entries: () => readonly Entry[], offer: () => string) {
    this.#entries = entries;
    this.#offer = offer;
  }

  readonly #begun: Begun = $derived.by(() => {
    const offer = this.#offer();
    return this.#last?.offer === offer ? this.#last : { offer, id: null, picks: {} };
  });
  /** The row that is taken up: by a person, or because there is nothing else to be said. */
  readonly entry: Entry | null = $derived.by(() => {
    const entries = this.#entries();
    return entries.find(({ id }) => id === this.#begun.id) ?? soleQuestion(entries);
  });
  readonly picks: Parts = $derived.by(() => this.#begun.picks);
  readonly candidates: readonly IntoTheUnknownAction[] = $derived.by(() =>
    this.entry ? agreeing(this.entry.actions, this.picks) : [],
  );
  /** What has to be answered next; null: nothing, or nothing is taken up. */
  readonly ask: Ask | null = $derived.by(() => nextAsk(this.candidates, this.picks));
  readonly values: readonly string[] = $derived.by(() =>
    this.ask === null ? [] : valuesOf(this.candidates, this.ask),
  );
  /** What would be sent now; null while something is to be answered. */
  readonly ready: IntoTheUnknownAction | null = $derived.by(() =>
    this.ask === null ? (this.candidates[0] ?? null) : null,
  );
  /** A person took a row up, or answered something. */
  readonly isBegun: boolean = $derived.by(
    () => this.#begun.id !== null || Object.keys(this.picks).length > 0,
  );

  /** Takes a row up afresh, with answers given at once where there are some. */
  take(id: string, picks: Parts = {}): void {
    this.#set(id, picks);
  }

  toggle(id: string): void {
    if (this.#begun.id === id) this.clear();
    else this.take(id);
  }

  /** Forgets the last answers, then the row; false where there is nothing to forget. */
  back(): boolean {
    if (!this.isBegun) return false;
    const { id, picks } = this.#begun;
    const isAnswered = Object.keys(picks).length > 0;
    this.#set(isAnswered ? id : null, {});
    return true;
  }

  clear(): void {
    this.#last = null;
  }

  /**
   * Answers a question. Returns the action where the same thing is pressed once more and everything is answered, else
   * null. What no action of the row allows changes nothing; other answers that no longer fit are forgotten.
   */
  press(ask: Ask, value: string): IntoTheUnknownAction | null {
    if (this.picks[ask] === value && this.ready) return this.ready;
    const { entry } = this;
    if (!entry) return null;
    const kept = { ...without(this.picks, ask), [ask]: value };
    const picks = agreeing(entry.actions, kept).length > 0 ? kept : { [ask]: value };
    if (agreeing(entry.actions, picks).length > 0) this.#set(entry.id, picks);
    return null;
  }

  /** Takes an answer back, and those that were given after it. */
  unpick(ask: Ask): void {
    const at = ASKS.indexOf(ask);
    const kept = Object.fromEntries(
      Object.entries(this.picks).filter(([key]) => ASKS.findIndex((each) => each === key) < at),
    );
    if (this.entry) this.#set(this.entry.id, kept);
  }

  /** Questions of the row taken up that this would answer: the one asked now first. */
  askFor(value: string): Ask | null {
    const { entry, ask } = this;
    if (!entry) return null;
    if (ask !== null && this.values.includes(value)) return ask;
    const asks = Object.keys(this.picks) as Ask[]; // keys of the picks are questions
    return (
      asks.find((each) =>
        valuesOf(agreeing(entry.actions, without(this.picks, each)), each).includes(value),
      ) ?? null
    );
  }

  picked(ask: Ask, value: string): boolean {
    return this.picks[ask] === value;
  }

  #set(id: string | null, picks: Parts): void {
    this.#last = { offer: this.#offer(), id, picks };
  }
}

/** A task that asks one thing needs nobody to take it up. */
function soleQuestion(entries: readonly Entry[]): Entry | null {
  const [only, ...others] = entries;
  if (!only) return null;
  if (others.length === 0) return only.group === 'order' || only.group === 'dice' ? null : only;
  const main = entries.filter(({ group }) => group === 'main');
  const isAlone = main.length === 1 && entries.every(({ group }) => group === 'main' || group === 'end');
  return isAlone && main[0] && kindOf(main[0].id) === 'answer' ? main[0] : null;
}
