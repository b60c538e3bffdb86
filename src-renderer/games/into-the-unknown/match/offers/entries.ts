/** What is on offer, grouped as a person looks for it: one row for each thing that may be done. */
import type { ClosedOffer, Offers } from '../../../../../shared/contract';
import type {
  IntoTheUnknownAction,
  IntoTheUnknownView,
  TaskView,
} from '../../../../../shared/contract/into-the-unknown';

export type EntryGroup =
  /** Answers to the task under way. */
  | 'main'
  /** Orders, which the unit's panel shows. */
  | 'order'
  /** Dice, which the roll shows. */
  | 'dice'
  /** Going on, passing, stopping. */
  | 'end';

export interface Entry {
  /** Such as `order:1:galaxy/warp`, `reroll:pulse`, `answer:choose-unit`, `pass`. */
  readonly id: string;
  readonly group: EntryGroup;
  readonly actions: readonly IntoTheUnknownAction[];
}

const GROUPS: Readonly<Record<string, EntryGroup>> = {
  order: 'order',
  reroll: 'dice',
  'change-die': 'dice',
  spend: 'dice',
  pass: 'end',
  done: 'end',
};
const PLAIN: ReadonlySet<string> = new Set(['pass', 'done', 'cancel-peril']);

/** The task that waits on top; null before the first and after the last. */
export function topTask(view: IntoTheUnknownView): TaskView | null {
  return view.tasks.at(-1) ?? null;
}

/** `order` of `order:1:galaxy/warp`. */
export function kindOf(id: string): string {
  const [kind = id] = id.split(':');
  return kind;
}

/** The row that an action belongs to. */
export function entryIdOf(action: IntoTheUnknownAction): string {
  const { type } = action;
  if (type === 'order') return orderId(action.unit, action.ability);
  if (type === 'use') return `use:${action.unit}/${action.ability}`;
  if (type === 'hail') return `hail:${action.hail}`;
  if (type === 'attack') return `attack:${action.weapon}/${action.mount}`;
  if (type === 'reroll' || type === 'change-die') return `${type}:${action.by}`;
  if (type === 'spend') return `spend:${action.effect}`;
  return PLAIN.has(type) ? type : `answer:${type}`;
}

/** The row of an ability of a unit. */
export function orderId(unit: string, ability: string): string {
  return `order:${unit}/${ability}`;
}

/** Rows in the order in which the rules list their first action; what ends the question comes last. */
export function entriesOf(offers: Offers<IntoTheUnknownAction> | null): readonly Entry[] {
  const rows = new Map<string, IntoTheUnknownAction[]>();
  for (const action of offers?.actions ?? []) {
    const id = entryIdOf(action);
    const row = rows.get(id);
    if (row) row.push(action);
    else rows.set(id, [action]);
  }
  const entries = [...rows].map(([id, actions]): Entry => ({
    id,
    group: GROUPS[kindOf(id)] ?? 'main',
    actions,
  }));
  return [
    ...entries.filter(({ group }) => group !== 'end'),
    ...entries.filter(({ group }) => group === 'end'),
  ];
}

/** What may not be done, beside what is open: orders are told in their unit's panel. */
export function closedEntries(offers: Offers<IntoTheUnknownAction> | null): readonly ClosedOffer[] {
  const told = new Set<string>();
  return (offers?.closed ?? []).filter(({ what }) => {
    const isNew = !told.has(what) && !what.startsWith('order');
    told.add(what);
    return isNew;
  });
}
