import type { ContentPack } from '../content';
import { round9 } from '../geometry';

/**
 * True if nobody can call a margin, inches, on a real table: it is smaller than the tool's `tooCloseIn`, either way. On
 * the grid of 1e-9, so that a margin built to be exactly the figure is not too close, whatever its last bits.
 */
export function isTooClose(pack: Pick<ContentPack, 'tool'>, marginIn: number): boolean {
  return round9(Math.abs(marginIn)) < pack.tool.tooCloseIn;
}
