/** Where a unit may come to the table, and where the house would put it down. */
import type { Placement } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Pose } from '../../../../shared/geometry';
import type { SeatId } from '../../engine';
import { remembered } from '../memo';
import type { Asked } from '../task-rules';
import { areasOf } from './anchors';
import { groundOf } from './placement';
import { firstPlacement, unitSampling } from './sample-placement';

type Asking = Pick<Asked<'deploy'>, 'table' | 'state'>;

const BARE = { inSystem: false, onePerSystem: false, anotherSystem: false, beyond: [] };
const IN_AREA: Placement = { ...BARE, at: { inches: 0, of: 'setup-area' } };
const ANYWHERE: Placement = BARE;

/** In the own set-up area (ITU-DEPLOY-02); house: where that has no room left, anywhere in the sector. */
export function placementFor(asked: Asking, unit: UnitState): Placement {
  const { table, state } = asked;
  const key = `deploy-where/${unit.id}`;
  return remembered(state, key, () => {
    const hasRoom = HEADINGS.some(
      (headingDeg) => firstPlacement(table, state, IN_AREA, unitSampling(table, unit, headingDeg)) !== null,
    );
    return hasRoom ? IN_AREA : ANYWHERE;
  });
}

const HEADINGS = [0, 90] as const;

/** House: as near the sector's corner of the area as it fits, the fore to the middle of the sector. */
export function housePose(asked: Asking, unit: UnitState): Pose | null {
  const { table, state } = asked;
  const facing = facingOf(asked, unit.owner);
  const where = placementFor(asked, unit);
  for (const headingDeg of [facing, (facing + 90) % 360]) {
    const at = firstPlacement(table, state, where, unitSampling(table, unit, headingDeg));
    if (at !== null) return { ...at, headingDeg };
  }
  return null;
}

/** Across the longer way to the sector's middle: south for an area in the north. */
export function facingOf({ table, state }: Asking, seat: SeatId | null): number {
  const ground = groundOf(table, state);
  const [area] = areasOf(ground, seat);
  if (area === undefined) return 0;
  const dx = (ground.box.x0 + ground.box.x1 - area.x0 - area.x1) / 2;
  const dy = (ground.box.y0 + ground.box.y1 - area.y0 - area.y1) / 2;
  if (Math.abs(dy) >= Math.abs(dx)) return dy > 0 ? 180 : 0;
  return dx > 0 ? 90 : 270;
}
