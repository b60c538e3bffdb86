/**
 * What the table draws, as plain data: games build it from plan, selection and tool; the scene is a cache of it,
 * keyed by id. Every length is in inches in the table frame unless its name ends in `Px`.
 */
import type { Path, Point, Pose, ShipPoint } from '../../shared/geometry';

export type SeatInk = 'blue' | 'orange' | 'neutral';
/** Inks of the table; each means one thing (see the legend in styles). */
export type Ink = 'accent' | 'white' | 'amber' | 'ok' | 'bad' | 'gold' | 'lilac' | 'faint' | SeatInk;

export interface SceneModel {
  readonly chart: ChartModel;
  readonly pieces: readonly PieceModel[];
  readonly overlays: readonly OverlayModel[];
}

/** The ground: sector, systems, set-up areas. Everything is clipped at the sector's edge. */
export interface ChartModel {
  readonly sizeIn: number;
  readonly systems: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly radiusIn: number;
  }[];
  readonly centreMarkerRadiusIn: number;
  readonly edgeMarkers: readonly { readonly x: number; readonly y: number; readonly bearingDeg: number }[];
  readonly setupAreas: readonly {
    readonly player: number;
    readonly seat: SeatInk;
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  }[];
  /** What rulers and scale bar count in; inches when left out. */
  readonly units?: 'in' | 'cm';
  /** The 1-inch grid on demand; the 6-inch graticule is always there. */
  readonly grid: boolean;
}

/** What a piece looks like apart from where it stands. */
export interface PieceShape {
  readonly body:
    | { readonly type: 'base'; readonly corners: readonly ShipPoint[] }
    | { readonly type: 'disc'; readonly radiusIn: number };
  /** Slots of the turning tool cut into the base: circles in the ship frame. */
  readonly slots: readonly { readonly at: ShipPoint; readonly radiusIn: number }[];
  /** A drawing: `silhouettes/<id>.svg` for units, a feature kind for tokens, null for a bare base. */
  readonly art: { readonly type: 'silhouette' | 'feature'; readonly id: string } | null;
  /** A pip outside the fore edge shows the heading. */
  readonly showsHeading: boolean;
}

export interface PieceModel extends PieceShape {
  readonly id: string;
  readonly pose: Pose;
  readonly seat: SeatInk;
  readonly label: { readonly name: string; readonly line: string | null } | null;
  readonly selected: boolean;
  readonly hovered: boolean;
  readonly locked: boolean;
  readonly dimmed: boolean;
}

export type OverlayModel =
  | {
      readonly type: 'region';
      readonly id: string;
      readonly path: Path;
      readonly ink: Ink;
      readonly filled: boolean;
      /** `long` dashes mean a reach: all poses of a manoeuvre. */
      readonly dashed: boolean | 'long';
      /** Hatching instead of a tint: what is closed or forbidden. */
      readonly hatched?: boolean;
      /** The last exact one while a newer is computed. */
      readonly dimmed?: boolean;
      /** Holes of the region; drawn like its outer edge. */
      readonly holes?: readonly Path[];
      /** Set along the region's outer edge, such as `6 · emitters, fore`. */
      readonly edgeLabel: string | null;
    }
  | {
      readonly type: 'line';
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
      readonly ink: Ink;
      readonly style: 'solid' | 'dashed' | 'dotted';
      /** Open circles at both ends: a proof between witness points. */
      readonly openEnds: boolean;
    }
  | {
      readonly type: 'tag';
      readonly id: string;
      readonly at: Point;
      /** Pushes the tag off its point, screen pixels. */
      readonly offsetPx: Point;
      readonly mark: 'ok' | 'warn' | 'bad' | null;
      readonly ink: Ink;
      readonly figure: string;
      readonly text: string | null;
    }
  | {
      readonly type: 'ghost';
      readonly id: string;
      readonly shape: PieceShape;
      readonly pose: Pose;
      readonly seat: SeatInk;
      /** Green plate, red dashed plate, a plain pale outline while dragging, or the seat's plate at a joint of a course. */
      readonly verdict: 'possible' | 'requested' | 'plain' | 'course';
    }
  | {
      /** A line through points, such as a course or an arrow. */
      readonly type: 'polyline';
      readonly id: string;
      readonly points: readonly Point[];
      readonly ink: Ink;
      readonly style: 'solid' | 'dashed' | 'dotted';
      readonly head: 'none' | 'arrow';
      /** Short marks across it, one an inch. */
      readonly ticks: boolean;
      readonly selected: boolean;
    }
  | {
      /** A number in a disc, such as the joints of a course. */
      readonly type: 'disc';
      readonly id: string;
      readonly at: Point;
      readonly text: string;
      readonly active: boolean;
      readonly ink: Ink;
    }
  | {
      /** The player's own words in a lilac box, its upper left corner at `at`, with a leader to what they speak of. */
      readonly type: 'note';
      readonly id: string;
      readonly at: Point;
      readonly text: string;
      readonly to: Point | null;
      readonly selected: boolean;
    }
  | {
      /** A dimension line: end ticks, the figure in its middle, and words behind the figure. */
      readonly type: 'dimension';
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
      readonly figure: string;
      readonly text: string | null;
      readonly selected: boolean;
    }
  | {
      readonly type: 'sweep';
      readonly id: string;
      readonly corners: readonly Point[];
      readonly ink: Ink;
    }
  | { readonly type: 'ring'; readonly id: string; readonly at: Point; readonly ink: Ink }
  | {
      readonly type: 'ruler';
      readonly id: string;
      readonly points: readonly Point[];
      /** One figure per leg, and the total at the end. */
      readonly legs: readonly string[];
      readonly total: string;
      readonly selected: boolean;
      /** Which points cling to an edge (drawn filled) and which lie free. */
      readonly clinging: readonly boolean[];
    }
  | {
      /** The turning tool in its slot: head, stem and the fan of notches. */
      readonly type: 'tool';
      readonly id: string;
      readonly head: Point;
      readonly headRadiusIn: number;
      readonly stemBearingDeg: number;
      readonly stemEndIn: number;
      readonly notchBottomIn: number;
      readonly stemWidthIn: number;
      /** Bearing of the stem at no turn, and +1 or -1 for the sense in which notches run. */
      readonly zeroBearingDeg: number;
      readonly sense: 1 | -1;
      readonly notchDeg: number;
      readonly maxNotches: number;
      readonly notches: number;
    }
  | {
      /** A straight travel with inch ticks: solid ok ink up to `legalIn`, dashed bad ink beyond. */
      readonly type: 'track';
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
      readonly legalIn: number;
      /** Heavier marks along the way, such as a warp's ruler ends. */
      readonly marksIn: readonly number[];
    }
  | {
      readonly type: 'handle';
      readonly id: string;
      readonly at: Point;
      readonly kind: 'turn' | 'travel' | 'rotate';
      readonly active: boolean;
      readonly ink: Ink;
    }
  | { readonly type: 'marquee'; readonly id: string; readonly from: Point; readonly to: Point };

export const EMPTY_SCENE: SceneModel = {
  chart: { sizeIn: 36, systems: [], centreMarkerRadiusIn: 1, edgeMarkers: [], setupAreas: [], grid: false },
  pieces: [],
  overlays: [],
};
