/**
 * What an obstacle bars of a family's poses: for each turn an open interval of the travel, followed over the turns as
 * polylines.
 *
 * Between two events (obstacle-events.ts) the interval's near end is the greatest of several functions of the turn,
 * its far end the least, each function of one edge and one corner, smooth and all but straight over a short step. Where
 * such an end leaves its chord to one side, then at the middle by at least half as much as anywhere; where it leaves it to
 * both sides, as past a switch from one function to the next, the middle may lie on the chord, but not the quarters too.
 * So a chord is kept once all three are within `CLOSE_IN`: nothing between is farther off than 1.4 times that. Where an
 * end runs so steeply that this takes ever smaller steps, they stop once the turn itself moves nothing by more than
 * `LEAST_STEP_IN`. An obstacle shows up or vanishes at events only.
 */
import type { TravelInterval } from '../ray-polygon';
import type { TurnEvents } from './obstacle-events';
import { type TravelAt, travelBetween } from './pose-strip';

const CLOSE_IN = 1e-3;
const LEAST_STEP_IN = 0.002;

/** No step moves anything farther than this, inches, so that pieces of chords are short. */
const GREATEST_STEP_IN = 1;

/** Just past an event, degrees: more than rounding, less than anything drawn. */
const PAST_DEG = 2e-4;

/** Stands for no end at all, inches: farther than any table. */
const ENDLESS_IN = 1e6;

/** What is barred after a turn, open at both ends; ends may be infinite. Null when nothing is. */
export type BarredAt = (turnDeg: number) => TravelInterval | null;

/** A stretch of turns over which an obstacle bars travels without a break. */
export interface Barrier {
  readonly points: readonly TravelAt[];
  /** True if the obstacle bars all travels beyond it too: nothing may pass through. */
  readonly shadows: boolean;
}

/** How an obstacle is followed. */
export interface Followed {
  readonly barredAt: BarredAt;
  readonly events: TurnEvents;
  readonly shadows: boolean;
  /** Travels beyond 0..travelIn do not matter. */
  readonly travelIn: number;
  /** Nothing lies farther from the pivot, inches. */
  readonly radiusIn: number;
}

/** Follows an obstacle over all turns. Stretches that bar nothing of 0..travelIn are left out. */
export function barriersOf(followed: Followed): readonly Barrier[] {
  const { events, shadows } = followed;
  const [only = 0] = events;
  if (events.length === 1) {
    const barred = barredBetween(followed, only);
    return barred === null ? [] : [{ points: [barred], shadows }];
  }
  const known = new Map<number, TravelAt | null>();
  const atEvent = (turnDeg: number): TravelAt | null => {
    const found = known.get(turnDeg) ?? barredBetween(followed, turnDeg);
    known.set(turnDeg, found);
    return found;
  };
  return events.flatMap((toDeg, index): Barrier[] => {
    const fromDeg = events[index - 1];
    if (fromDeg === undefined) return [];
    const points = followStretch(followed, fromDeg, toDeg, atEvent);
    return points.length === 0 ? [] : [{ points, shadows }];
  });
}

/** `atEvent` tells the value at an event itself, null where the obstacle shows up or vanishes there. */
function followStretch(
  followed: Followed,
  fromDeg: number,
  toDeg: number,
  atEvent: (turnDeg: number) => TravelAt | null,
): readonly TravelAt[] {
  const middle = barredBetween(followed, (fromDeg + toDeg) / 2);
  if (middle === null) return [];
  const pastDeg = Math.min(PAST_DEG, (toDeg - fromDeg) / 4);
  const from = atEvent(fromDeg) ?? justInside(followed, fromDeg, pastDeg, middle);
  const to = atEvent(toDeg) ?? justInside(followed, toDeg, 0 - pastDeg, middle);
  if (isFar(followed, from, middle, to)) return [];
  return [from, ...stepsTo(followed, from, middle), ...stepsTo(followed, middle, to)];
}

/** Farther off than this, inches, no curve of a stretch brings an obstacle back. */
const FAR_IN = 1;

function isFar({ travelIn }: Followed, from: TravelAt, middle: TravelAt, to: TravelAt): boolean {
  const near = bulge(from.fromIn, middle.fromIn, to.fromIn);
  const far = bulge(from.toIn, middle.toIn, to.toIn);
  return near.least > travelIn + FAR_IN || far.greatest < 0 - FAR_IN;
}

/** The value just past an event, told of the event itself. */
function justInside(followed: Followed, turnDeg: number, pastDeg: number, middle: TravelAt): TravelAt {
  return { ...(barredBetween(followed, turnDeg + pastDeg) ?? middle), turnDeg };
}

function barredBetween({ barredAt }: Followed, turnDeg: number): TravelAt | null {
  const barred = barredAt(turnDeg);
  if (barred === null) return null;
  const within = (value: number): number => Math.min(ENDLESS_IN, Math.max(0 - ENDLESS_IN, value));
  return { turnDeg, fromIn: within(barred.fromIn), toIn: within(barred.toIn) };
}

/** The points after `from` up to `to`. */
function stepsTo(followed: Followed, from: TravelAt, to: TravelAt): TravelAt[] {
  const stepIn = ((to.turnDeg - from.turnDeg) * Math.PI * followed.radiusIn) / 180;
  if (stepIn <= LEAST_STEP_IN) return [to];
  const middle = barredBetween(followed, (from.turnDeg + to.turnDeg) / 2);
  if (middle === null) return [to];
  if (stepIn <= GREATEST_STEP_IN && isFollowed(followed, from, middle, to)) return [to];
  return [...stepsTo(followed, from, middle), ...stepsTo(followed, middle, to)];
}

/** True if the chord tells all between; the quarters are asked for only where the middle says so. */
function isFollowed(followed: Followed, from: TravelAt, middle: TravelAt, to: TravelAt): boolean {
  const standing = standingOf(followed, from, middle, to);
  if (standing !== 'close') return standing === 'unimportant';
  return [0.25, 0.75].every((part) => {
    const chord = travelBetween(from, to, part);
    const at = barredBetween(followed, chord.turnDeg);
    return at === null || isClose(followed, chord, at);
  });
}

/** What the middle tells of a chord: that nothing on it matters, that it lies close to it, or off it. */
function standingOf(
  { travelIn, shadows }: Followed,
  from: TravelAt,
  middle: TravelAt,
  to: TravelAt,
): 'unimportant' | 'close' | 'off' {
  const near = bulge(from.fromIn, middle.fromIn, to.fromIn);
  const far = bulge(from.toIn, middle.toIn, to.toIn);
  if (near.least > travelIn || far.greatest < 0) return 'unimportant';
  const nearFits = near.gap <= CLOSE_IN || near.greatest < 0;
  const farFits = far.gap <= CLOSE_IN || far.least > (shadows ? 0 : travelIn);
  return nearFits && farFits ? 'close' : 'off';
}

/** Ends beyond what matters are close however far off. */
function isClose({ travelIn, shadows }: Followed, chord: TravelAt, at: TravelAt): boolean {
  const nearFits = Math.abs(chord.fromIn - at.fromIn) <= CLOSE_IN || Math.max(chord.fromIn, at.fromIn) < 0;
  const farIn = Math.min(chord.toIn, at.toIn);
  return nearFits && (Math.abs(chord.toIn - at.toIn) <= CLOSE_IN || farIn > (shadows ? 0 : travelIn));
}

/** How far the middle leaves the chord, and between what the values lie if that is at least half the greatest gap. */
function bulge(from: number, middle: number, to: number) {
  const over = middle - (from + to) / 2;
  return {
    gap: Math.abs(over),
    least: Math.min(from, to) + 2 * Math.min(0, over),
    greatest: Math.max(from, to) + 2 * Math.max(0, over),
  };
}
