/** Where annotations lie on the table now, anchors resolved: for drawing, hitting, handles and lists. Inches. */
import { assertNever } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { Annotation, CourseAnnotation } from '../../../shared/documents/plan';
import type { Point, Shape } from '../../../shared/geometry';
import { isOnPiece, resolveAnchors, type SectorTable } from '../../../shared/sector';
import { coursePaths, pointsOfCourse } from './course-path';

/** An annotation as it is drawn; `nowhere` for a dimension whose piece is gone and for kinds that others draw. */
export type Located =
  | { readonly type: 'line'; readonly points: readonly Point[] }
  | { readonly type: 'polygon'; readonly points: readonly Point[] }
  | { readonly type: 'disc'; readonly at: Point; readonly radiusIn: number }
  | { readonly type: 'note'; readonly at: Point; readonly to: Point | null }
  | { readonly type: 'span'; readonly from: Point; readonly to: Point; readonly distanceIn: number }
  /** The way of a course: its points follow from its legs, none can be dragged. */
  | { readonly type: 'way'; readonly points: readonly Point[] }
  | { readonly type: 'nowhere' };

const NOWHERE: Located = { type: 'nowhere' };

/** Resolves an annotation on the table as it stands, a drag under way included. */
export function locate(pack: ContentPack, table: SectorTable, annotation: Annotation): Located {
  switch (annotation.type) {
    case 'ruler':
    case 'arrow':
      return { type: 'line', points: annotation.points };
    case 'area':
      return 'points' in annotation.shape
        ? { type: 'polygon', points: annotation.shape.points }
        : { type: 'disc', ...annotation.shape };
    case 'note': {
      const leader = annotation.to && resolveAnchors(pack, table, annotation.at, annotation.to);
      return { type: 'note', at: annotation.at, to: leader?.ok ? leader.value.to : null };
    }
    case 'dimension': {
      const ends = resolveAnchors(pack, table, annotation.from, annotation.to);
      return ends.ok ? { type: 'span', ...ends.value } : NOWHERE;
    }
    case 'course':
      return wayOf(pack, annotation);
    case 'pin':
      return NOWHERE;
    default:
      return assertNever(annotation);
  }
}

function wayOf(pack: ContentPack, course: CourseAnnotation): Located {
  const points = pointsOfCourse(coursePaths(pack, { class: course.class, pose: course.start }, course.legs));
  return points.length === 0 ? NOWHERE : { type: 'way', points };
}

/** What a pointer can touch of it, leaders excepted; a note's box is in screen space and not among these. */
export function touchable(located: Located): readonly Shape[] {
  switch (located.type) {
    case 'line':
    case 'way':
      return segments(located.points);
    case 'polygon':
      return segments([...located.points, ...located.points.slice(0, 1)]);
    case 'span':
      return segments([located.from, located.to]);
    case 'disc':
    case 'note':
    case 'nowhere':
      return [];
    default:
      return assertNever(located);
  }
}

function segments(points: readonly Point[]): readonly Shape[] {
  return points.slice(1).map((to, index) => ({ type: 'segment', from: points[index] ?? to, to }));
}

/** Points that can be dragged one by one, in the order in which `withPoint` counts them. */
export function handlesOf(located: Located): readonly Point[] {
  switch (located.type) {
    case 'line':
    case 'polygon':
      return located.points;
    case 'disc':
      return [{ x: located.at.x + located.radiusIn, y: located.at.y }];
    case 'note':
      return located.to ? [located.to] : [];
    case 'span':
      return [located.from, located.to];
    case 'way':
    case 'nowhere':
      return [];
    default:
      return assertNever(located);
  }
}

/** The place a list shows, the view goes to, and a drag snaps. */
export function middleOfLocated(located: Located): Point | null {
  switch (located.type) {
    case 'line':
    case 'polygon':
    case 'way':
      return middle(located.points);
    case 'disc':
    case 'note':
      return located.at;
    case 'span':
      return middle([located.from, located.to]);
    case 'nowhere':
      return null;
    default:
      return assertNever(located);
  }
}

/** Points that span it. */
export function extentOf(located: Located): readonly Point[] {
  switch (located.type) {
    case 'line':
    case 'polygon':
    case 'way':
      return located.points;
    case 'disc': {
      const { at, radiusIn: r } = located;
      return [
        { x: at.x - r, y: at.y - r },
        { x: at.x + r, y: at.y + r },
      ];
    }
    case 'note':
      return located.to ? [located.at, located.to] : [located.at];
    case 'span':
      return [located.from, located.to];
    case 'nowhere':
      return [];
    default:
      return assertNever(located);
  }
}

function middle(points: readonly Point[]): Point {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const between = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(xs), y: between(ys) };
}

/** The pieces that it clings to, or was plotted for. */
export function piecesClungTo(annotation: Annotation): readonly string[] {
  if (annotation.type === 'course') return annotation.unit === undefined ? [] : [annotation.unit];
  const ends =
    annotation.type === 'dimension'
      ? [annotation.from, annotation.to]
      : annotation.type === 'note' && annotation.to
        ? [annotation.to]
        : [];
  return ends.flatMap((end) => (isOnPiece(end) ? [end.piece] : []));
}
