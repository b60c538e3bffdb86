/** Nova Cry's content with the packs it came from. */
import type { PackHead } from '../pack-head';
import type { NovaCryContent } from './records';

export interface NovaCryPack extends NovaCryContent {
  readonly head: PackHead;
  /** Every layer that went in, weakest first. */
  readonly layers: readonly PackHead[];
}

/** The one record of `starts.json` that a match begins with. */
export const NOVA_CRY_START = 'standard';
