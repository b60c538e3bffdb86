/** Which pieces of the table would answer the question under way. */
import { type Ask, agreeing, type Choosing, pieceOf, valuesOf } from '../offers';

/** Questions that a press on the table may answer. */
const ON_TABLE: readonly Ask[] = ['unit', 'target', 'receiver', 'feature', 'ship', 'who', 'team', 'to'];

export interface AnswerHost {
  readonly choosing: Choosing;
  readonly sector: { readonly placed: readonly { readonly id: string }[] };
}

/** Null: nothing is asked of the table. An answer that was given may be changed. */
export function answersOnTable({ choosing, sector }: AnswerHost): ReadonlySet<string> | null {
  const { entry, ask, picks } = choosing;
  if (!entry) return null;
  const given = ON_TABLE.find((each) => picks[each] !== undefined);
  const asked = ask !== null && ON_TABLE.includes(ask) ? ask : given;
  if (asked === undefined) return null;
  const others = Object.fromEntries(Object.entries(picks).filter(([key]) => key !== asked));
  const there = new Set(sector.placed.map(({ id }) => id));
  const values = valuesOf(agreeing(entry.actions, others), asked)
    .map((value) => pieceOf(asked, value))
    .filter((piece) => there.has(piece));
  return values.length > 1 || (values.length === 1 && ask !== null) ? new Set(values) : null;
}
