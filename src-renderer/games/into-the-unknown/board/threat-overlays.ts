/** Where a unit can end, what other bases close of it, and what it or a whole fleet could shoot at. */
import type { RegionAnswered } from '../regions/live-regions.svelte';
import type { MatrixSide } from '../../../../shared/sector';
import type { FleetTime } from '../guide-choices.svelte';
import { type RegionOverlay, regionOverlays } from './region-paths';

/** Accent in long dashes; red hatching: what other bases close. */
export function moveReachOverlays({ region, isLatest }: RegionAnswered): readonly RegionOverlay[] {
  const dimmed = !isLatest;
  return [
    ...regionOverlays('move-reach', region.region, {
      ink: 'accent',
      filled: true,
      dashed: 'long',
      dimmed,
      edgeLabel: null,
    }),
    ...regionOverlays('closed-reach', region.closed ?? { outer: [], holes: [] }, {
      ink: 'bad',
      filled: false,
      hatched: true,
      dashed: true,
      dimmed,
      edgeLabel: null,
    }),
  ];
}

/** What the unit's weapons could be shot at after moving. */
export function moveThreatOverlays({ region, isLatest }: RegionAnswered): readonly RegionOverlay[] {
  return regionOverlays('move-threat', region.region, {
    ink: 'faint',
    filled: true,
    dashed: true,
    dimmed: !isLatest,
    edgeLabel: null,
  });
}

/** In the seat's ink: solid where the ships stand, long dashes after a manoeuvre. */
export function fleetOverlays(
  { region, isLatest }: RegionAnswered,
  owner: MatrixSide,
  time: FleetTime,
): readonly RegionOverlay[] {
  return regionOverlays(`fleet-threat:${owner}`, region.region, {
    ink: owner,
    filled: true,
    dashed: time === 'now' ? false : 'long',
    dimmed: !isLatest,
    edgeLabel: null,
  });
}
