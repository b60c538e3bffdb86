/** Questions that actions on offer answer part by part, so that one and the same way of pressing things answers every task. */

/** One answer to each question that was answered, as text: an id, a number, or a set of cards by its key. */
export type Picks<Ask extends string> = Readonly<Partial<Record<Ask, string>>>;

/** No answer yet. */
export function noPicks<Ask extends string>(): Picks<Ask> {
  return {} as Picks<Ask>; // every answer may be absent
}

/** The ways to look at actions by a game's questions; `By` is what else its answers are told by. */
export interface Asking<Action, Ask extends string, By extends readonly unknown[]> {
  /** Actions that agree with every answer given so far. */
  readonly agreeing: (actions: readonly Action[], picks: Picks<Ask>, ...by: By) => readonly Action[];
  /** Distinct answers to one question, in the order of the rules' list; an action that leaves it open counts for none. */
  readonly valuesOf: (actions: readonly Action[], ask: Ask, ...by: By) => readonly string[];
  /** The first question on which the actions still differ; null: there is but one, or they are all alike. */
  readonly nextAsk: (actions: readonly Action[], picks: Picks<Ask>, ...by: By) => Ask | null;
}

/** `asks`: the questions in the order in which they are asked. `partsOf`: what an action settles. */
export function askingBy<Action, Ask extends string, By extends readonly unknown[] = []>(
  asks: readonly Ask[],
  partsOf: (action: Action, ...by: By) => Picks<Ask>,
): Asking<Action, Ask, By> {
  return {
    agreeing(actions, picks, ...by) {
      const asked = asks.filter((ask) => picks[ask] !== undefined);
      return actions.filter((action) => {
        const parts = partsOf(action, ...by);
        return asked.every((ask) => parts[ask] === picks[ask]);
      });
    },
    valuesOf(actions, ask, ...by) {
      return [...new Set(actions.flatMap((action) => partsOf(action, ...by)[ask] ?? []))];
    },
    nextAsk(actions, picks, ...by) {
      if (actions.length < 2) return null;
      const parts = actions.map((action) => partsOf(action, ...by));
      const isOpen = (ask: Ask): boolean =>
        picks[ask] === undefined && new Set(parts.map((each) => each[ask])).size > 1;
      return asks.find(isOpen) ?? null;
    },
  };
}

/** The answers without one of them. */
export function without<Ask extends string>(picks: Picks<Ask>, ask: Ask): Picks<Ask> {
  const kept = Object.entries(picks).filter(([key]) => key !== ask);
  return Object.fromEntries(kept) as Picks<Ask>; // entries of picks are picks
}
