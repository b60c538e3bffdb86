/** Where the names of spaces stand, such as `B2`: quietly in a corner, clear of what stands on the tile. Pure. */
import { centreOf, type Space } from '../../../../shared/hex';
import type { PxBox } from '../../draw/clip';
import { overlap } from '../../labels/boxes';
import type { NetworkModel } from '../model';
import type { LayoutMeans } from './layout-means';

export interface SpaceName {
  readonly space: Space;
  readonly x: number;
  readonly y: number;
}

const SPACE_NAME_HEIGHT_PX = 13;
/** From a tile's middle towards a corner, in sides: well inside, so that nobody takes it for the neighbour's. */
const SPACE_NAME_REACH = 0.76;

/** Each in one of the six corners of its tile. */
export function spaceNames(
  model: NetworkModel,
  means: Pick<LayoutMeans, 'sidePx' | 'measure'>,
  taken: readonly PxBox[],
  paths: readonly PxBox[],
): SpaceName[] {
  const { sidePx, measure } = means;
  return model.tiles
    .filter(({ state }) => state !== 'raised')
    .map(({ space }) => {
      const centre = centreOf(space);
      const half = measure(space, 'space') / 2 + 1;
      const inward = centre.x > 0.1 ? [180, 0] : [0, 180];
      let best = { x: centre.x * sidePx, y: centre.y * sidePx };
      const [near, nearPaths] = [taken, paths].map((boxes) => within(boxes, best, sidePx));
      let least = Infinity;
      for (const deg of [...inward, 120, 60, 240, 300]) {
        const rad = (deg * Math.PI) / 180;
        const x = (centre.x + SPACE_NAME_REACH * Math.cos(rad)) * sidePx;
        const y = (centre.y + SPACE_NAME_REACH * Math.sin(rad)) * sidePx;
        const box = {
          x0: x - half,
          x1: x + half,
          y0: y - SPACE_NAME_HEIGHT_PX / 2,
          y1: y + SPACE_NAME_HEIGHT_PX / 2,
        };
        const covered = (boxes: readonly PxBox[]): number =>
          boxes.reduce((sum, each) => sum + overlap(box, each), 0);
        const area = 3 * covered(near ?? []) + covered(nearPaths ?? []);
        if (area < least) [best, least] = [{ x, y }, area];
      }
      return { space, ...best };
    });
}

/** Those boxes that can reach into a tile. */
function within(boxes: readonly PxBox[], { x, y }: { x: number; y: number }, sidePx: number): PxBox[] {
  const tile = { x0: x - sidePx, y0: y - sidePx, x1: x + sidePx, y1: y + sidePx };
  return boxes.filter((box) => overlap(box, tile) > 0);
}
