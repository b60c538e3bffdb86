/** The room left in a set-up area: where the centre may lie, filled, and all that the base would then cover. */
import type { DeploymentRoom } from '../../../../shared/sector';
import { type RegionOverlay, regionOverlays } from './region-paths';

export function roomOverlays({ centre, outline }: DeploymentRoom): readonly RegionOverlay[] {
  return [
    ...regionOverlays('room-outline', outline, {
      ink: 'ok',
      filled: false,
      dashed: 'long',
      edgeLabel: null,
    }),
    ...regionOverlays('room-centre', centre, {
      ink: 'ok',
      filled: true,
      dashed: false,
      edgeLabel: null,
    }),
  ];
}
