/** Stretches of allowed poses of a family: for each turn, the travels from the least to the greatest. */

/** The travels allowed after a turn. */
export interface TravelAt {
  readonly turnDeg: number;
  readonly fromIn: number;
  readonly toIn: number;
}

/** Poses in one piece: after a turn between two of the list the allowed travels lie in proportion between theirs. */
export type PoseStrip = readonly TravelAt[];

/** Greatest distance between the path of a corner and its chords, inches. */
export const CHORD_IN = 0.002;

const RADIANS = Math.PI / 180;

/**
 * A strip in steps so small that no corner within `radiusIn` of the pivot leaves its chord by more than `CHORD_IN`.
 * Corners move along c(t) = Rot(t)(p + d(t) f) with d linear, so |c''| <= r + 2|d'| and the gap is at most
 * (r step² + 2 |change of d| step) / 8, the step in radians.
 */
export function refined(strip: PoseStrip, radiusIn: number): readonly TravelAt[] {
  return strip.flatMap((at, index) => {
    const before = strip[index - 1];
    return before === undefined ? [at] : stepsBetween(before, at, radiusIn);
  });
}

function stepsBetween(from: TravelAt, to: TravelAt, radiusIn: number): TravelAt[] {
  const step = (to.turnDeg - from.turnDeg) * RADIANS;
  const change = Math.max(Math.abs(to.fromIn - from.fromIn), Math.abs(to.toIn - from.toIn));
  const gapIn = (radiusIn * step * step + 2 * change * step) / 8;
  const count = Math.max(1, Math.ceil(Math.sqrt(gapIn / CHORD_IN)));
  return Array.from({ length: count }, (_, index) => travelBetween(from, to, (index + 1) / count));
}

/** The travels a part of the way from one turn to another. */
export function travelBetween(from: TravelAt, to: TravelAt, part: number): TravelAt {
  if (part === 1) return to;
  return {
    turnDeg: from.turnDeg + (to.turnDeg - from.turnDeg) * part,
    fromIn: from.fromIn + (to.fromIn - from.fromIn) * part,
    toIn: from.toIn + (to.toIn - from.toIn) * part,
  };
}

/** The travels of a strip after a turn; null beyond its ends. */
export function travelsAt(strip: PoseStrip, turnDeg: number): TravelAt | null {
  const index = strip.findIndex((each) => each.turnDeg >= turnDeg);
  const [before, after] = [strip[index - 1], strip[index]];
  if (after === undefined) return null;
  if (after.turnDeg === turnDeg) return after;
  return before === undefined
    ? null
    : travelBetween(before, after, (turnDeg - before.turnDeg) / (after.turnDeg - before.turnDeg));
}
