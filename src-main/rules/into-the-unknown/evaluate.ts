/** How good a position is for a seat, from what it sees: a state that agrees with it is judged. */
import type { IntoTheUnknownView } from '../../../shared/contract/into-the-unknown';
import { randomFrom, type SeatId } from '../engine';
import { makeDeterminize } from './determinize';
import { standingOf } from './judging';
import type { Table } from './table';

/** 0 (lost) to 1 (won). What is hidden is always dealt the same way, so that the same view has one worth. */
export function makeEvaluate(table: Table): (view: IntoTheUnknownView, seat: SeatId) => number {
  const determinize = makeDeterminize(table);
  return (view, seat) => standingOf(table, determinize(view, seat, randomFrom('evaluate')), seat);
}
