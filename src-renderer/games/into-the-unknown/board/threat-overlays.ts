/** Where a unit can end, what other bases close of it, and what it or a whole fleet could shoot at. */
import type { MatrixSide } from '../../../../shared/sector';
import type { FleetTime } from '../guide-choices.svelte';
import type { RegionAnswered } from '../regions/live-regions.svelte';
import { type RegionOverlay, regionOverlays } from './region-paths';

const NOTHING = { outer: [], holes: [] };

/** Accent in long dashes; red hatching: what other bases close. */
export function moveReachOverlays(answered: RegionAnswered): readonly RegionOverlay[] {
  return remembered(answered, 'move-reach', ({ region, isLatest }) => {
    const dimmed = !isLatest;
    return [
      ...regionOverlays('move-reach', region.region, {
        ink: 'accent',
        filled: true,
        dashed: 'long',
        dimmed,
        edgeLabel: null,
      }),
      ...regionOverlays('closed-reach', region.closed ?? NOTHING, {
        ink: 'bad',
        filled: false,
        hatched: true,
        dashed: true,
        dimmed,
        edgeLabel: null,
      }),
    ];
  });
}

/** What the unit's weapons could be shot at after moving. */
export function moveThreatOverlays(answered: RegionAnswered): readonly RegionOverlay[] {
  return remembered(answered, 'move-threat', ({ region, isLatest }) =>
    regionOverlays('move-threat', region.region, {
      ink: 'faint',
      filled: true,
      dashed: true,
      dimmed: !isLatest,
      edgeLabel: null,
    }),
  );
}

/** In the seat's ink: solid where the ships stand, long dashes after a manoeuvre. */
export function fleetOverlays(
  answered: RegionAnswered,
  owner: MatrixSide,
  time: FleetTime,
): readonly RegionOverlay[] {
  return remembered(answered, `fleet-threat:${owner}:${time}`, ({ region, isLatest }) =>
    regionOverlays(`fleet-threat:${owner}`, region.region, {
      ink: owner,
      filled: true,
      dashed: time === 'now' ? false : 'long',
      dimmed: !isLatest,
      edgeLabel: null,
    }),
  );
}

const drawings = new WeakMap<RegionAnswered['region'], Map<string, readonly RegionOverlay[]>>();

/** The same objects for the same answer: frames in which none came draw nothing anew. */
function remembered(
  answered: RegionAnswered,
  look: string,
  draw: (answered: RegionAnswered) => readonly RegionOverlay[],
): readonly RegionOverlay[] {
  const known = drawings.get(answered.region) ?? new Map<string, readonly RegionOverlay[]>();
  drawings.set(answered.region, known);
  const key = `${look} ${answered.isLatest}`;
  const made = known.get(key) ?? draw(answered);
  known.set(key, made);
  return made;
}
