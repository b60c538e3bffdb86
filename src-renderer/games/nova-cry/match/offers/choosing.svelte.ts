/**
 * The decision under way: which row was taken up, and what has been answered of it. Nothing is sent before a person has seen
 * what it would bring: Enter, the panel's button or a second press on what is chosen does it.
 */
import type { SeatId } from '../../../../../shared/contract';
import type { NovaCryAction } from '../../../../../shared/contract/nova-cry';
import { Deciding } from '../../../../panels/decide/deciding.svelte';
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

export class Choosing extends Deciding<NovaCryAction, Ask, Entry> {
  readonly #seat: () => SeatId;

  /** `seat`: whose offers they are. */
  constructor(entries: () => readonly Entry[], offer: () => string, seat: () => SeatId) {
    super(entries, offer);
    this.#seat = seat;
  }

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
    offeredBy(this.entry, this.picks, this.entries().filter(isPressed), this.#seat()),
  );

  /**
   * Answers a question by pressing something. Returns the action where the same thing is pressed once more and everything
   * is answered, else null. A press that no row offers changes nothing.
   */
  press(ask: Ask, value: string): NovaCryAction | null {
    if (this.picks[ask] === value && this.ready) return this.ready;
    const entry = this.entryFor(ask, value);
    if (entry === null) return null;
    const kept = entry.id === this.entry?.id ? this.picks : {};
    this.begin(entry.id, this.#agreed(entry, { ...kept, [ask]: value }, ask));
    return null;
  }

  /** How many cards may be laid out for what is taken up: a sorted list of numbers. */
  readonly payable: readonly number[] = $derived.by(() => payableOf(this.candidates));

  offers(ask: Ask, value: string): boolean {
    return this.offered.get(ask)?.has(value) ?? false;
  }

  protected soleQuestion(entries: readonly Entry[]): Entry | null {
    return soleQuestion(entries);
  }

  protected agreeing(actions: readonly NovaCryAction[], picks: Parts): readonly NovaCryAction[] {
    return agreeing(actions, picks, this.#seat());
  }

  protected usable(action: NovaCryAction): readonly string[] {
    return cardsOf(action);
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
    return this.entries().find((entry) => isPressed(entry) && fits(entry, {})) ?? null;
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
