/**
 * Where the house puts tokens and ships in a match that is dealt: the same place for the same table, spread over the
 * sector by a sequence that fills it evenly, from where a number of chance's says.
 */
import type { Placement } from '../../../../shared/content/into-the-unknown';
import { type Point, roundPoint } from '../../../../shared/geometry';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { groundOf, legalPlacement } from './placement';
import { firstPlacement, type Sampling } from './sample-placement';

/** The k-th number of Halton's sequence of a base, 0 to 1: no two lie near one another for long. */
function halton(index: number, base: number): number {
  let result = 0;
  let part = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += part * (rest % base);
    part /= base;
  }
  return result;
}

/** How far apart in the sequence the eight numbers begin. */
const APART = 97;
const TRIES = 120;
/** Tokens do not hug the border. */
const MARGIN_IN = 3;

/** A legal place, the first of the sequence from there; a scan's where none is; null where there is none at all. */
export function housePlacement(
  table: Table,
  state: IntoTheUnknownState,
  where: Placement,
  sampling: Sampling,
  number: number,
): Point | null {
  const ground = groundOf(table, state);
  const { shapeAt, ...placing } = sampling;
  const widthIn = ground.box.x1 - ground.box.x0 - 2 * MARGIN_IN;
  for (let step = 0; step < TRIES; step += 1) {
    const index = number * APART + state.features.length * 11 + step + 1;
    const at = roundPoint({
      x: ground.box.x0 + MARGIN_IN + widthIn * halton(index, 2),
      y: ground.box.y0 + MARGIN_IN + widthIn * halton(index, 3),
    });
    if (legalPlacement(table, state, where, { ...placing, shape: shapeAt(at) }, ground) === null) return at;
  }
  return firstPlacement(table, state, where, sampling);
}
