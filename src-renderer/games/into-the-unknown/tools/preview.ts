/** What a tool wants drawn while it is at work; gone when its state is left. */
import type { Annotation } from '../../../../shared/documents/plan';
import type { Point, Pose } from '../../../../shared/geometry';
import type { AnnotationById } from '../annotation-edits';
import type { PoseById } from '../edits';
import type { Placeable } from '../placeable';

export interface RulerPoint extends Point {
  /** Clings to an edge or a centre; drawn filled. */
  readonly clinging: boolean;
}

export type Preview =
  | {
      readonly type: 'moving';
      /** The piece or annotation that was grabbed; the distance is told for a piece. */
      readonly leadId: string;
      readonly from: PoseById;
      readonly to: PoseById;
      /** Annotations that go with it, as they would lie. */
      readonly annotations: AnnotationById;
    }
  /** Annotations as they would lie while a point of one is dragged. */
  | { readonly type: 'reshaping'; readonly annotations: AnnotationById; readonly point: number }
  | {
      readonly type: 'annotating';
      readonly draft:
        Annotation | { readonly id: string; readonly type: 'outline'; readonly points: readonly Point[] };
    }
  | { readonly type: 'rotating'; readonly id: string; readonly pose: Pose }
  | { readonly type: 'marquee'; readonly from: Point; readonly to: Point; readonly ids: readonly string[] }
  | { readonly type: 'ruler'; readonly points: readonly RulerPoint[]; readonly finished: boolean }
  | { readonly type: 'cling'; readonly at: Point }
  | { readonly type: 'carrying'; readonly piece: Placeable; readonly pose: Pose }
  | { readonly type: 'handle'; readonly kind: 'turn' | 'travel' | 'rotate' };
