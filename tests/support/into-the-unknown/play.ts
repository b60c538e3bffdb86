/** A state that tests write into: for what is carried out below the rules of tasks. */
import type { Readings } from '../../../shared/sector';
import { Play } from '../../../src-main/rules/into-the-unknown/play';
import { type Cards, tableWith } from './content';
import { type StateOptions, stateWith } from './state';

export interface BegunOptions extends StateOptions {
  readonly readings?: Readings;
  /** Cards of the test's own. */
  readonly cards?: Cards;
}

/** A match in round 1 as laid out, ready to be written into. */
export function playWith({ cards, readings, ...options }: BegunOptions = {}): Play {
  const table = tableWith(cards, readings);
  return new Play(table, stateWith(table, options));
}
