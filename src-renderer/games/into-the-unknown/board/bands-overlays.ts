/** Range bands around a piece: rings at whole inches from its edge, each with its figure. */
import type { ContentPack } from '../../../../shared/content';
import type { SectorPlan } from '../../../../shared/documents/plan';
import { rangeBands } from '../../../../shared/sector';
import type { Wording } from '../wording';
import type { RegionOverlay } from './region-paths';

/** The outermost first, so that nearer bands add up to a deeper tint; none for a class that no pack knows. */
export function bandsOverlays(
  pack: ContentPack,
  plan: SectorPlan,
  pieceId: string,
  bandsIn: readonly number[],
  words: Wording,
): readonly RegionOverlay[] {
  const bands = rangeBands(pack, plan, pieceId, bandsIn);
  if (!bands.ok) return [];
  return [...bands.value].reverse().map(({ rangeIn, path }): RegionOverlay => ({
    type: 'region',
    id: `band:${pieceId}:${rangeIn}`,
    path,
    ink: 'gold',
    filled: true,
    dashed: false,
    // with the unit: a slanting 6 alone reads as a 9
    edgeLabel: `${words.range(rangeIn)} ${words.unit}`,
  }));
}
