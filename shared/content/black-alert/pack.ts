/** Black Alert's content with the packs it came from. */
import type { PackHead } from '../pack-head';
import type { BlackAlertContent } from './records';

export interface BlackAlertPack extends BlackAlertContent {
  readonly head: PackHead;
  /** Every layer that went in, weakest first. */
  readonly layers: readonly PackHead[];
}

/** The one record of `starts.json` that a match begins with. */
export const STANDARD_START = 'standard';
