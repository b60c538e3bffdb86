/** Everything of courses on the table: the one that is plotted, those that wait, and those that the plan keeps. */
import type { ContentPack } from '../../../shared/content';
import type { Annotation } from '../../../shared/documents/plan';
import type { OverlayModel } from '../../table/scene-model';
import { courseOverlays, keptCourseOverlays, waitingCourseOverlays } from './board/course-overlays';
import { shapeOfPiece, shapeOfPlaceable } from './board/piece-shapes';
import type { CoursePlot } from './course-plot.svelte';
import type { UnitPiece } from './pieces';
import type { Selection } from './selection';
import type { ShownLayers } from './shown-layers.svelte';

/** What courses are drawn from. */
export interface CourseSource {
  readonly pack: ContentPack;
  readonly selection: Selection;
  readonly selectedUnit: UnitPiece | null;
  readonly trial: { readonly course: CoursePlot };
  /** As they lie now, a drag under way included; those that are shown. */
  readonly annotating: { readonly live: readonly Annotation[] };
  readonly layers: ShownLayers;
}

/** The course at work is always drawn; the others can be hidden with their layer. */
export function courseModels(source: CourseSource): readonly OverlayModel[] {
  const waiting = source.layers.isShown('courses') ? waitingModels(source) : [];
  return [...keptModels(source), ...waiting, ...plottedModels(source)];
}

function plottedModels({ pack, trial: { course }, selectedUnit }: CourseSource): readonly OverlayModel[] {
  if (!selectedUnit || !course.owner) return [];
  const { judged, paths, active } = course;
  const { owner: seat } = selectedUnit;
  return courseOverlays({ pack, judged, paths, active, shape: shapeOfPiece(selectedUnit, pack), seat });
}

function keptModels({ pack, annotating, selection }: CourseSource): readonly OverlayModel[] {
  return annotating.live.flatMap((course) => {
    if (course.type !== 'course') return [];
    const item =
      typeof course.class === 'string'
        ? ({ type: 'class', id: course.class } as const)
        : ({ type: 'base', base: course.class.base } as const);
    const selected = selection.includes(course.id);
    return keptCourseOverlays({ pack, course, shape: shapeOfPlaceable(item, pack), selected });
  });
}

function waitingModels({ trial: { course } }: CourseSource): readonly OverlayModel[] {
  return course.waiting.flatMap(({ unitId, paths }) => waitingCourseOverlays(unitId, paths));
}
