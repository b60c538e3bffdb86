/** `plotroom reach`: where a unit can end with one kind of manoeuvre, as rings of corners. */
import type { ContentPack } from '../../shared/content';
import type { Plan } from '../../shared/documents';
import { MANEUVER_KINDS, type ManeuverKind, type Point } from '../../shared/geometry';
import { maneuverReach } from '../../shared/sector';
import { type Answer, answered, refused } from './answer';
import { wordFrom } from './option-values';

export interface ReachOptions {
  readonly unit: string;
  readonly kind: string;
}

export interface ReachRequest {
  readonly unit: string;
  readonly kind: ManeuverKind;
}

/** Reads the options; throws `UsageError`. */
export function reachRequest({ unit, kind }: ReachOptions): ReachRequest {
  return { unit, kind: wordFrom(kind, MANEUVER_KINDS, '--kind') };
}

/**
 * Clockwise rings that the base can cover (`outline`) and its centre can come to (`centre`), counter-clockwise islands
 * in either. A centre that keeps to a line or a point is told as a ring of those places, without area.
 */
export function answerReach(pack: ContentPack, plan: Plan, { unit, kind }: ReachRequest): Answer {
  const reach = maneuverReach(pack, plan, unit, kind);
  if (!reach.ok) return refused(reach.error);
  const { outline, centre, toleranceIn } = reach.value;
  return answered({
    outline: outline.outer.map(pairs),
    centre: [...centre.outer, ...centre.lines].map(pairs),
    holes: centre.holes.map(pairs),
    outlineHoles: outline.holes.map(pairs),
    toleranceIn,
  });
}

function pairs(ring: readonly Point[]): readonly (readonly [number, number])[] {
  return ring.map(({ x, y }) => [x, y]);
}
