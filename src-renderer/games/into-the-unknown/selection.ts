/** What is selected: piece and annotation ids in the order they were chosen. Pure functions over that list. */
export type Selection = readonly string[];
export const NOTHING: Selection = [];

/** A plain click selects one piece alone; with Shift it joins or leaves the selection. */
export function clickSelection(selection: Selection, id: string, extend: boolean): Selection {
  if (!extend) return [id];
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id];
}

/** A marquee replaces the selection; with Shift it adds to it. */
export function marqueeSelection(selection: Selection, ids: readonly string[], extend: boolean): Selection {
  if (!extend) return ids;
  return [...selection, ...ids.filter((id) => !selection.includes(id))];
}

/** Without the ids that no longer stand on the table. The same list when all of them do. */
export function keepExisting(selection: Selection, exists: (id: string) => boolean): Selection {
  return selection.every(exists) ? selection : selection.filter(exists);
}

/** The next piece of `order` after the selected one, wrapping round; the first when nothing is selected. */
export function stepSelection(order: readonly string[], selection: Selection, step: 1 | -1): Selection {
  const last = selection.at(-1);
  const at = last === undefined ? -1 : order.indexOf(last);
  const next = at < 0 ? order.at(step === 1 ? 0 : -1) : order[(at + step + order.length) % order.length];
  return next === undefined ? NOTHING : [next];
}
