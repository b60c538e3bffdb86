/**
 * The decision under way: which row was taken up, and what has been answered of it. Nothing is sent before a person has
 * seen what it is: Enter, the panel's button or a second press on what is chosen does it.
 */
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import { Deciding } from '../../../../panels/decide/deciding.svelte';
import { agreeing, type Ask, ASKS, nextAsk, type Parts, pieceOf, valuesOf, without } from './asks';
import { type Entry, kindOf } from './entries';

export class Choosing extends Deciding<IntoTheUnknownAction, Ask, Entry> {
  /** Answers that came with the row when it was taken up: nobody was asked for them. */
  #given: Parts = {};
  /** What has to be answered next; null: nothing, or nothing is taken up. */
  readonly ask: Ask | null = $derived.by(() => nextAsk(this.candidates, this.picks));
  readonly values: readonly string[] = $derived.by(() =>
    this.ask === null ? [] : valuesOf(this.candidates, this.ask),
  );
  /** What would be sent now; null while something is to be answered. */
  readonly ready: IntoTheUnknownAction | null = $derived.by(() =>
    this.ask === null ? (this.candidates[0] ?? null) : null,
  );

  override take(id: string, picks: Parts = {}): void {
    this.#given = picks;
    super.take(id, picks);
  }

  /** Takes a person's last answer back, then puts the row down with what came with it; false where nothing is begun. */
  override back(): boolean {
    if (!this.isBegun) return false;
    const answers = Object.entries(this.picks) as [Ask, string][]; // keys of the picks are questions
    const last = answers.findLast(([ask, value]) => this.#given[ask] !== value)?.[0];
    if (this.entry && last) this.begin(this.entry.id, without(this.picks, last));
    else this.clear();
    return true;
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
    if (agreeing(entry.actions, picks).length > 0) this.begin(entry.id, picks);
    return null;
  }

  /** Takes an answer back, and those that were given after it. */
  unpick(ask: Ask): void {
    const at = ASKS.indexOf(ask);
    const kept = Object.fromEntries(
      Object.entries(this.picks).filter(([key]) => ASKS.findIndex((each) => each === key) < at),
    );
    if (this.entry) this.begin(this.entry.id, kept);
  }

  /** The question of the row taken up that a piece would answer, and how: the one asked now first. */
  answerBy(piece: string): { readonly ask: Ask; readonly value: string } | null {
    const { entry } = this;
    if (!entry) return null;
    const given = Object.keys(this.picks) as Ask[]; // keys of the picks are questions
    for (const ask of this.ask === null ? given : [this.ask, ...given]) {
      const values = valuesOf(agreeing(entry.actions, without(this.picks, ask)), ask);
      const value = values.find((each) => pieceOf(ask, each) === piece);
      if (value !== undefined) return { ask, value };
    }
    return null;
  }

  protected soleQuestion(entries: readonly Entry[]): Entry | null {
    return soleQuestion(entries);
  }

  protected agreeing(
    actions: readonly IntoTheUnknownAction[],
    picks: Parts,
  ): readonly IntoTheUnknownAction[] {
    return agreeing(actions, picks);
  }

  /** Nothing is paid with cards here. */
  protected usable(): readonly string[] {
    return [];
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
