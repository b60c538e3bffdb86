/** The decision under way: which row was taken up, and what has been answered of it. Nothing is sent before it is whole. */
import type { BlackAlertAction } from '../../../../../shared/contract/black-alert';
import {
  agreeing,
  type Ask,
  cardsOf,
  keyOfCards,
  nextAsk,
  NO_CARD,
  type Parts,
  partsOf,
  valuesOf,
  without,
} from './asks';
import { type Entry, offeredBy } from './entries';

/** Rows whose last answer on the table does it: taking it back is one key. Cards and whole uses ask for a word more. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'move',
  'return',
  'answer:choose-node',
  'answer:choose-space',
  'answer:choose-location',
  'answer:choose-character',
  'answer:choose-resource',
]);
/** Rows that a press on the table may take up by itself, the first that fits. */
const PRESSED: readonly string[] = ['begin', 'move', 'return', 'play', 'take-ready'];

interface Begun {
  /** What was on offer when it was begun: another offer forgets it. */
  readonly offer: string;
  readonly id: string | null;
  readonly picks: Parts;
  /** Cards laid out to pay or bid, in the order they were pressed. */
  readonly laid: readonly string[];
}

export class Choosing {
  readonly #entries: () => readonly Entry[];
  readonly #offer: () => string;
  #last = $state.raw<Begun | null>(null);

  /** `offer` names what is on offer; whenever it changes a decision under way is forgotten. */
  constructor(entries: () => readonly Entry[], offer: () => string) {
    this.#entries = entries;
    this.#offer = offer;
  }

  readonly #begun: Begun = $derived.by(() => {
    const offer = this.#offer();
    return this.#last?.offer === offer ? this.#last : { offer, id: null, picks: {}, laid: [] };
  });
  /** The row that is taken up: by a person, or because a task asks but one thing. */
  readonly entry: Entry | null = $derived.by(() => {
    const entries = this.#entries();
    return entries.find(({ id }) => id === this.#begun.id) ?? soleQuestion(entries);
  });
  readonly picks: Parts = $derived.by(() => this.#begun.picks);
  readonly candidates: readonly BlackAlertAction[] = $derived.by(() =>
    this.entry ? agreeing(this.entry.actions, this.picks) : [],
  );
  readonly laid: readonly string[] = $derived.by(() => {
    const usable = this.candidates.flatMap(cardsOf);
    return this.#begun.laid.filter((card) => usable.includes(card));
  });
  /** What has to be answered next; null: nothing, or nothing is taken up. A set of cards is always laid out by hand. */
  readonly ask: Ask | null = $derived.by(() => {
    const next = nextAsk(this.candidates, this.picks);
    const [only] = this.candidates;
    return next ?? (only && cardsOf(only).length > 0 ? 'cards' : null);
  });
  /** Answers that can be given to the question now; sets of cards are laid out card by card. */
  readonly values: readonly string[] = $derived.by(() =>
    this.ask === null || this.ask === 'cards' ? [] : valuesOf(this.candidates, this.ask),
  );
  /** What would be sent now; null while something is to be answered. */
  readonly ready: BlackAlertAction | null = $derived.by(() => this.#readyAction());
  /** Everything on the table that would be an answer now, by what it answers. */
  readonly offered: ReadonlyMap<Ask, ReadonlySet<string>> = $derived.by(() =>
    offeredBy(this.entry, this.picks, this.#entries().filter(isPressed)),
  );
  /** A person took a row up, or answered something. */
  readonly isBegun: boolean = $derived.by(
    () => this.#begun.id !== null || this.laid.length > 0 || Object.keys(this.picks).length > 0,
  );

  /** Takes a row up afresh; the same row again puts it down. */
  take(id: string | null): void {
    this.#set({ id: id === this.#begun.id ? null : id, picks: {}, laid: [] });
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
   * Answers a question by pressing something. Returns the action where this settles it and it is done at once, else null.
   * A press that no row offers changes nothing; a card pressed again is taken back.
   */
  press(ask: Ask, value: string): BlackAlertAction | null {
    const entry = this.#entryFor(ask, value);
    if (entry === null) return null;
    const kept = entry.id === this.entry?.id ? this.picks : {};
    const isTakenBack = ask === 'card' && kept.card === value;
    const picks = isTakenBack ? without(kept, ask) : { ...kept, [ask]: value };
    this.#set({ id: entry.id, picks, laid: [] });
    const settled = AT_ONCE.has(entry.id) && !isTakenBack && this.candidates.length === 1;
    return settled ? (this.candidates[0] ?? null) : null;
  }

  /** Lays a card out or takes it back, where sets of cards are asked for. */
  lay(card: string): void {
    const { laid } = this;
    const next = laid.includes(card) ? laid.filter((each) => each !== card) : [...laid, card];
    this.#set({ id: this.#begun.id, picks: this.picks, laid: next });
  }

  offers(ask: Ask, value: string): boolean {
    return this.offered.get(ask)?.has(value) ?? false;
  }

  #set(next: Omit<Begun, 'offer'>): void {
    this.#last = { ...next, offer: this.#offer() };
  }

  #readyAction(): BlackAlertAction | null {
    const { ask, candidates } = this;
    const [first = null] = candidates;
    if (ask === null) return first;
    if (ask === 'cards') {
      const key = keyOfCards(this.laid);
      return candidates.find((action) => partsOf(action).cards === key) ?? null;
    }
    // Discarding before drawing is a choice that need not be made (BA-DRAW-01).
    return ask === 'card' ? (candidates.find((action) => partsOf(action).card === NO_CARD) ?? null) : null;
  }

  /** The row that such a press belongs to: the one taken up, else the first that answers to presses. */
  #entryFor(ask: Ask, value: string): Entry | null {
    const fits = (entry: Entry, picks: Parts): boolean =>
      valuesOf(agreeing(entry.actions, without(picks, ask)), ask).includes(value);
    if (this.entry && fits(this.entry, this.picks)) return this.entry;
    return this.#entries().find((entry) => isPressed(entry) && fits(entry, {})) ?? null;
  }
}

function isPressed({ id }: Entry): boolean {
  return PRESSED.includes(id) || id.startsWith('answer:');
}

/** A task that asks one thing needs nobody to take it up; a turn's rows wait for a person. */
function soleQuestion(entries: readonly Entry[]): Entry | null {
  const [first] = entries.filter(({ group }) => group === 'main');
  return first && (first.id === 'begin' || first.id.startsWith('answer:')) ? first : null;
}
