/**
 * Vocabulary of the plane. Table frame: inches, origin at the sector's north-west corner, x east, y south;
 * headings in degrees clockwise from north. Ship frame: u to starboard, v to the fore.
 */

/** A place on the table, inches. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a base stands (its centre) and where its fore end points, 0 <= headingDeg < 360. */
export interface Pose extends Point {
  readonly headingDeg: number;
}

/** A convex polygon, its corners clockwise as seen on the table. */
export interface Polygon {
  readonly type: 'polygon';
  readonly corners: readonly Point[];
}
export interface Disc {
  readonly type: 'disc';
  readonly centre: Point;
  readonly radiusIn: number;
}
export interface PointShape {
  readonly type: 'point';
  readonly at: Point;
}
export interface Segment {
  readonly type: 'segment';
  readonly from: Point;
  readonly to: Point;
}
/** An axis-parallel box of the table frame. */
export interface Box {
  readonly type: 'box';
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
export type Shape = Polygon | Disc | PointShape | Segment | Box;

/** A corner in the ship frame: u to starboard, v to the fore. */
export interface ShipPoint {
  readonly u: number;
  readonly v: number;
}

/** Where the turning tool's head fits. */
export const SLOTS = ['fore', 'starboard', 'aft', 'port'] as const;
export type Slot = (typeof SLOTS)[number];

/** One base of the pack as geometry needs it: all lengths in inches, ship frame. */
export interface BaseOutline {
  /** Full outline, clockwise from the fore edge's starboard corner. */
  readonly corners: readonly ShipPoint[];
  /** Centre of the turning tool's head when it sits in a slot. */
  readonly headCentres: Readonly<Record<Slot, ShipPoint>>;
  readonly halfMouthForeIn: number;
  readonly halfMouthSideIn: number;
  /** Apex of the bow and stern wedges on the keel line, or null where the base has neither. */
  readonly wedgeApexIn: number | null;
}

export const ARCS = [
  'all',
  'fore',
  'aft',
  'port',
  'starboard',
  'fore-port',
  'fore-starboard',
  'aft-port',
  'aft-starboard',
  'bow',
  'stern',
] as const;
export type ArcName = (typeof ARCS)[number];

/** A closed outline made of straight lines and circular arcs: what is drawn and what is judged. */
export interface Path {
  readonly start: Point;
  readonly steps: readonly PathStep[];
}
export type PathStep =
  | { readonly type: 'line'; readonly to: Point }
  | {
      readonly type: 'arc';
      readonly to: Point;
      readonly centre: Point;
      readonly radiusIn: number;
      /** Angles in degrees, measured clockwise on the table from east; the arc runs clockwise from start to end. */
      readonly fromDeg: number;
      readonly toDeg: number;
    };

/** The shortest distance of two shapes and the points that realise it (one on each outline). */
export interface Distance {
  readonly distanceIn: number;
  readonly from: Point;
  readonly to: Point;
}

export const MANEUVER_KINDS = [
  'warp',
  'forward',
  'reverse',
  'lateral-port',
  'lateral-starboard',
  'come-about',
] as const;
export type ManeuverKind = (typeof MANEUVER_KINDS)[number];

/** A manoeuvre as asked for. `tool` is null when the base does not turn; `headingDeg` belongs to come about only. */
export interface Maneuver {
  readonly kind: ManeuverKind;
  readonly tool: Slot | null;
  /** Notches of the turning tool, >= 0, real. */
  readonly notches: number;
  /** Inches, >= 0, real. */
  readonly distanceIn: number;
  /** Absolute heading, come about only. */
  readonly headingDeg: number | null;
}
