/** Everything of courses on the table: the one that is plotted, those that wait, and those that the plan keeps. */
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import type { OverlayModel } from '../../table/scene-model';
import { annotationsOf } from './annotations';
import { courseOverlays, keptCourseOverlays, waitingCourseOverlays } from './board/course-overlays';
import { shapeOfPiece, shapeOfPlaceable } from './board/piece-shapes';
import type { CoursePlot } from './course-plot.svelte';
import type { UnitPiece } from './pieces';
import type { Selection } from './selection';
import type { ShownLayers } from './shown-layers.svelte';

/** What courses are drawn from. */
export interface CourseSource {
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  readonly selection: Selection;
  readonly selectedUnit: UnitPiece | null;
  readonly trial: { readonly course: CoursePlot };
  readonly layers: ShownLayers;
}

/** The course at work is always drawn; the others can be hidden with their layer. */
export function courseModels(source: CourseSource): readonly OverlayModel[] {
  const others = source.layers.isShown('courses') ? [...keptModels(source), ...waitingModels(source)] : [];
  return [...others, ...plottedModels(source)];
}

function plottedModels({ pack, trial: { course }, selectedUnit }: CourseSource): readonly OverlayModel[] {
  if (!selectedUnit || !course.owner) return [];
  const { judged, paths, active } = course;
  const { owner: seat } = selectedUnit;
  return courseOverlays({ pack, judged, paths, active, shape: shapeOfPiece(selectedUnit, pack), seat });
}

function keptModels({ pack, plan, selection }: CourseSource): readonly OverlayModel[] {
  return annotationsOf(plan, 'course').flatMap((course) => {
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
