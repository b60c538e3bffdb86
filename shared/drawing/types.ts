/**
 * A drawing as plain data, the one form from which SVG and PDF are written. Inches, x to the east and y to the south, as
 * on the table; a writer decides how many points or pixels an inch has. Letters are outlines, so that a file looks the
 * same where our fonts are not installed.
 */
import type { Point } from '../geometry';

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Steps of a path, absolute: cubic curves stand for arcs of circles, exact to 1e-4 of the radius. */
export type PathStep =
  | { readonly type: 'move' | 'line'; readonly to: Point }
  | { readonly type: 'curve'; readonly by: readonly [Point, Point]; readonly to: Point }
  | { readonly type: 'close' };

export interface Paint {
  /** `#rrggbb`. */
  readonly colour: string;
  /** 0 to 1. */
  readonly opacity: number;
}

export interface Stroke extends Paint {
  readonly widthIn: number;
  readonly dashIn: readonly number[];
  readonly cap: 'butt' | 'round';
}

export type DrawingNode =
  | {
      readonly type: 'path';
      readonly steps: readonly PathStep[];
      readonly fill: Paint | null;
      readonly evenOdd: boolean;
      readonly stroke: Stroke | null;
    }
  | {
      readonly type: 'group';
      /** What it is, for people and screen readers; null where it needs no name. */
      readonly title: string | null;
      /** Everything outside is cut off; null: nothing is. */
      readonly clip: readonly PathStep[] | null;
      readonly nodes: readonly DrawingNode[];
    };

export interface Drawing {
  readonly title: string;
  readonly description: string;
  /** What is shown, inches. */
  readonly box: Box;
  /** The ground under everything; null: none, as on paper. */
  readonly ground: Paint | null;
  readonly nodes: readonly DrawingNode[];
}
