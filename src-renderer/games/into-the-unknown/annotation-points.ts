/** The places of an annotation that can be typed, one by one; ends on pieces have none. */
import { assertNever } from '../../../shared/base';
import type { Annotation } from '../../../shared/documents/plan';
import { type Point, round9, roundPoint } from '../../../shared/geometry';
import { isOnPiece } from '../../../shared/sector';
import { withPoint } from './annotation-edits';

export interface OwnPoint {
  /** `Point 2 of 5`, `Box`, `From`. */
  readonly label: string;
  readonly at: Point;
}

/** In the order in which `movedPlace` counts them. */
export function ownPoints(annotation: Annotation): readonly OwnPoint[] {
  switch (annotation.type) {
    case 'ruler':
    case 'arrow':
      return counted(annotation.points, 'Point');
    case 'area':
      return 'points' in annotation.shape
        ? counted(annotation.shape.points, 'Corner')
        : [{ label: 'Middle', at: annotation.shape.at }];
    case 'note':
      return [
        { label: 'Box', at: annotation.at },
        ...(annotation.to && !isOnPiece(annotation.to) ? [{ label: 'Speaks of', at: annotation.to }] : []),
      ];
    case 'dimension':
      return dimensionEnds(annotation).map(({ label, at }) => ({ label, at }));
    case 'pin':
    case 'course':
      return [];
    default:
      return assertNever(annotation);
  }
}

/** The annotation with that place elsewhere. */
export function movedPlace(annotation: Annotation, index: number, to: Point): Annotation {
  const at = { ...roundPoint(to) };
  if (annotation.type === 'note' && index === 0) return { ...annotation, at };
  if (annotation.type === 'note') return { ...annotation, to: at };
  if (annotation.type === 'area' && 'radiusIn' in annotation.shape) {
    return { ...annotation, shape: { ...annotation.shape, at } };
  }
  if (annotation.type !== 'dimension') return withPoint(annotation, index, at, at);
  const end = dimensionEnds(annotation)[index];
  return end ? { ...annotation, [end.key]: at } : annotation;
}

/** A disc of another radius, inches; other annotations have none. */
export function withRadius(annotation: Annotation, radiusIn: number): Annotation {
  if (annotation.type !== 'area' || 'points' in annotation.shape) return annotation;
  return { ...annotation, shape: { ...annotation.shape, radiusIn: round9(radiusIn) } };
}

function counted(points: readonly Point[], name: string): readonly OwnPoint[] {
  return points.map((at, index) => ({ label: `${name} ${index + 1} of ${points.length}`, at }));
}

function dimensionEnds({ from, to }: Extract<Annotation, { readonly type: 'dimension' }>) {
  return [
    { key: 'from' as const, label: 'From', end: from },
    { key: 'to' as const, label: 'To', end: to },
  ].flatMap(({ key, label, end }) => (isOnPiece(end) ? [] : [{ key, label, at: end }]));
}
