/** Regions of straight edges as paths to draw: each outer ring with the holes that lie in it. */
import { type Path, type Region, regionContains, type Ring } from '../../../../shared/geometry';
import type { OverlayModel } from '../../../table/scene-model';

export type RegionOverlay = Extract<OverlayModel, { readonly type: 'region' }>;
/** How every ring of a region is drawn. */
export type RegionLook = Omit<RegionOverlay, 'type' | 'id' | 'path' | 'holes'>;

/** One overlay for each outer ring, `id:0`, `id:1` ...; only the first bears the name along its edge. */
export function regionOverlays(id: string, region: Region, look: RegionLook): readonly RegionOverlay[] {
  return region.outer.map((ring, index): RegionOverlay => {
    const own = region.holes.filter(([at]) => at && regionContains({ outer: [ring], holes: [] }, at));
    return {
      type: 'region',
      id: `${id}:${index}`,
      path: pathOf(ring),
      holes: own.map(pathOf),
      ...look,
      edgeLabel: index === 0 ? look.edgeLabel : null,
    };
  });
}

function pathOf(ring: Ring): Path {
  const start = ring[0] ?? { x: 0, y: 0 };
  return { start, steps: [...ring.slice(1), start].map((to) => ({ type: 'line', to })) };
}
