/** The decision under way: which row was taken up, and what has been answered of it. Nothing is sent before it is whole. */
import type { BlackAlertAction } from '../../../../../shared/contract/black-alert';
import { Deciding } from '../../../../panels/decide/deciding.svelte';
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

export class Choosing extends Deciding<BlackAlertAction, Ask, Entry> {
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
    offeredBy(this.entry, this.picks, this.entries().filter(isPressed)),
  );

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
    this.begin(entry.id, picks);
    const settled = AT_ONCE.has(entry.id) && !isTakenBack && this.candidates.length === 1;
    return settled ? (this.candidates[0] ?? null) : null;
  }

  offers(ask: Ask, value: string): boolean {
    return this.offered.get(ask)?.has(value) ?? false;
  }

  protected soleQuestion(entries: readonly Entry[]): Entry | null {
    return soleQuestion(entries);
  }

  protected agreeing(actions: readonly BlackAlertAction[], picks: Parts): readonly BlackAlertAction[] {
    return agreeing(actions, picks);
  }

  protected usable(action: BlackAlertAction): readonly string[] {
    return cardsOf(action);
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
    return this.entries().find((entry) => isPressed(entry) && fits(entry, {})) ?? null;
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
