/** Changes of annotations: pure functions of one annotation, and recipes addressed by id. */
import { assertNever } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { Anchor, Annotation, CourseAnnotation, SectorPlan } from '../../../shared/documents/plan';
import { distance, type Point, roundPoint, roundPose } from '../../../shared/geometry';
import { isOnPiece, releaseAnchors, type SectorTable } from '../../../shared/sector';
import type { Recipe } from '../../bridge/open-document.svelte';

export type AnnotationById = ReadonlyMap<string, Annotation>;
/** The words of a note, an arrow, an area, a dimension or a course; the longest that the plan file takes. */
export const WORDS_LIMIT = 500;
/** A disc is never smaller than this, so that its handle and its middle stay apart, inches. */
export const LEAST_RADIUS_IN = 0.05;

/** The annotation elsewhere; ends on pieces stay on them. */
export function shiftAnnotation(annotation: Annotation, by: Point): Annotation {
  const move = ({ x, y }: Point): Point => roundPoint({ x: x + by.x, y: y + by.y });
  const moveEnd = (anchor: Anchor): Anchor => (isOnPiece(anchor) ? anchor : { ...move(anchor) });
  switch (annotation.type) {
    case 'ruler':
    case 'arrow':
      return { ...annotation, points: annotation.points.map((point) => ({ ...move(point) })) };
    case 'area': {
      const { shape } = annotation;
      if (!('points' in shape)) return { ...annotation, shape: { ...shape, at: { ...move(shape.at) } } };
      return { ...annotation, shape: { points: shape.points.map((point) => ({ ...move(point) })) } };
    }
    case 'note':
      // The box moves, what it speaks of does not.
      return { ...annotation, at: { ...move(annotation.at) } };
    case 'dimension':
      return { ...annotation, from: moveEnd(annotation.from), to: moveEnd(annotation.to) };
    case 'course': {
      const { x, y, headingDeg } = annotation.start;
      return { ...annotation, start: { ...roundPose({ x: x + by.x, y: y + by.y, headingDeg }) } };
    }
    case 'pin':
      return annotation;
    default:
      return assertNever(annotation);
  }
}

/** The annotation with one of its points (counted as `handlesOf` does) elsewhere, or on a piece where it may cling. */
export function withPoint(annotation: Annotation, index: number, to: Anchor, at: Point): Annotation {
  const place = { ...roundPoint(at) };
  const anchor: Anchor = isOnPiece(to) ? to : place;
  const replaced = (points: readonly Point[]) =>
    points.map((point, other) => (other === index ? place : { ...point }));
  switch (annotation.type) {
    case 'ruler':
    case 'arrow':
      return { ...annotation, points: replaced(annotation.points) };
    case 'area': {
      const { shape } = annotation;
      if ('points' in shape) return { ...annotation, shape: { points: replaced(shape.points) } };
      return { ...annotation, shape: { ...shape, radiusIn: radiusTo(shape.at, place) } };
    }
    case 'note':
      return { ...annotation, to: anchor };
    case 'dimension':
      return index === 0 ? { ...annotation, from: anchor } : { ...annotation, to: anchor };
    case 'pin':
    case 'course':
      return annotation;
    default:
      return assertNever(annotation);
  }
}

/** Where it lies by itself, without the pieces it clings to. */
export function ownPlaces(annotation: Annotation): readonly Point[] {
  switch (annotation.type) {
    case 'ruler':
    case 'arrow':
      return annotation.points;
    case 'area':
      return 'points' in annotation.shape ? annotation.shape.points : [annotation.shape.at];
    case 'note':
      return [annotation.at];
    case 'dimension':
      return [annotation.from, annotation.to].flatMap((end) => (isOnPiece(end) ? [] : [end]));
    case 'course':
      return [annotation.start];
    case 'pin':
      return [];
    default:
      return assertNever(annotation);
  }
}

/** A copy elsewhere: fixed ends move along, ends on pieces that were copied too go to their copies. */
export function copyAnnotation(
  annotation: Annotation,
  id: string,
  by: Point,
  copies: ReadonlyMap<string, string>,
): Annotation {
  const onCopy = (anchor: Anchor): Anchor =>
    isOnPiece(anchor) ? { piece: copies.get(anchor.piece) ?? anchor.piece } : anchor;
  const copy = { ...shiftAnnotation(annotation, by), id };
  if (copy.type === 'course') {
    return copy.unit === undefined ? copy : { ...copy, unit: copies.get(copy.unit) ?? copy.unit };
  }
  if (copy.type === 'dimension') return { ...copy, from: onCopy(copy.from), to: onCopy(copy.to) };
  if (copy.type !== 'note' || !copy.to) return copy;
  const { to } = copy;
  return { ...copy, to: isOnPiece(to) ? onCopy(to) : { ...roundPoint({ x: to.x + by.x, y: to.y + by.y }) } };
}

/** A disc's radius from its middle to a place, inches. */
export function radiusTo(at: Point, to: Point): number {
  const { distanceIn } = distance({ type: 'point', at }, { type: 'point', at: to });
  return Math.max(LEAST_RADIUS_IN, distanceIn);
}

/** With other words; empty words are stored as their absence. A note has to have some. */
export function withText(annotation: Annotation, text: string): Annotation {
  if (annotation.type === 'ruler' || annotation.type === 'pin') return annotation;
  if (annotation.type === 'note') return text === '' ? annotation : { ...annotation, text };
  const bare = { ...annotation };
  delete bare.text;
  return text === '' ? bare : { ...bare, text };
}

/** One line, however it was pasted, and no longer than the plan file takes. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, WORDS_LIMIT).trimEnd();
}

/** Its ends on pieces that leave become places; see `releaseAnchors`. */
export function released(
  annotation: Annotation,
  pack: ContentPack,
  table: SectorTable,
  leaving: ReadonlySet<string>,
): Annotation {
  if (annotation.type === 'note' && annotation.to) {
    const [, to] = releaseAnchors(pack, table, leaving, [annotation.at, annotation.to]);
    return { ...annotation, to };
  }
  if (annotation.type === 'course') return withoutUnit(annotation, leaving);
  if (annotation.type !== 'dimension') return annotation;
  const [from, to] = releaseAnchors(pack, table, leaving, [annotation.from, annotation.to]);
  return { ...annotation, from, to };
}

/** A course outlives its unit; the id must not lead to another unit that takes it later. */
function withoutUnit(course: CourseAnnotation, leaving: ReadonlySet<string>): CourseAnnotation {
  if (course.unit === undefined || !leaving.has(course.unit)) return course;
  const rest = { ...course };
  delete rest.unit;
  return rest;
}

/** Lets every annotation go of pieces that leave, in the same step as they do. */
export function releaseFrom(draft: SectorPlan, pack: ContentPack, leaving: ReadonlySet<string>): void {
  draft.annotations?.forEach((annotation, index, all) => {
    const free = released(annotation, pack, draft, leaving);
    if (JSON.stringify(free) !== JSON.stringify(annotation)) all[index] = free;
  });
}

/** Puts changed annotations in the place of those with their ids; those that are gone stay gone. */
export function replaceAnnotations(changed: AnnotationById): Recipe {
  return (draft) => {
    draft.annotations?.forEach(({ id }, index, all) => {
      const next = changed.get(id);
      if (next) all[index] = next;
    });
  };
}

export function replaceAnnotation(next: Annotation): Recipe {
  return replaceAnnotations(new Map([[next.id, next]]));
}
