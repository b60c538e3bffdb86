/** What committing a course does to the plan, what keeping it adds, and how those steps are called. */
import type { ContentPack } from '../../../shared/content';
import type { Annotation, CourseAnnotation, PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { type CourseVerdict } from '../../../shared/sector';
import type { Recipe } from '../../bridge/open-document.svelte';
import { addAnnotation, freshId, idsOf, movePieces } from './edits';
import { unitName } from './pieces';
import { keptLegs } from './staged-course';
import type { MoveStaging } from './staging';
import { moveLabel } from './staging-commit';
import type { Wording } from './wording';

export interface CourseStep {
  readonly label: string;
  readonly recipe: Recipe;
}

export interface PlottedCourse {
  readonly pack: ContentPack;
  /** Where it stands before the course. */
  readonly unit: PlanUnit;
  readonly legs: readonly MoveStaging[];
  readonly verdict: CourseVerdict;
  readonly words: Wording;
}

/** The unit moves to the end of the first `count` legs, in one step; null for none. */
export function courseCommit(course: PlottedCourse, count: number): CourseStep | null {
  const { unit, verdict } = course;
  const last = verdict.legs[count - 1];
  if (!last) return null;
  return { label: commitLabel(course, count), recipe: movePieces(new Map([[unit.id, last.verdict.end]])) };
}

/** `Defiant: course of 3 manoeuvres, 12.00 in`; one leg is called as a manoeuvre of its own is. */
function commitLabel({ pack, unit, legs, verdict, words }: PlottedCourse, count: number): string {
  const name = unitName(unit, pack);
  const [first] = legs;
  if (count === 1 && first) return moveLabel(name, first, first.distanceIn, words);
  const travelIn = verdict.legs.slice(0, count).reduce((sum, { maneuver }) => sum + maneuver.distanceIn, 0);
  return `${name}: course of ${count} manoeuvres, ${words.length(travelIn)}`;
}

/** A course as the plan keeps it; with the id of the one it was opened from, as long as that still exists. */
export function keptCourse(
  plan: SectorPlan,
  unit: PlanUnit,
  legs: readonly MoveStaging[],
  keptAs: string | null,
): CourseAnnotation {
  const before = plan.annotations?.find(
    (each): each is CourseAnnotation => each.type === 'course' && each.id === keptAs,
  );
  return {
    id: before?.id ?? freshId(idsOf(plan), 'course'),
    type: 'course',
    class: unit.class,
    ...(unit.alert === undefined ? {} : { alert: unit.alert }),
    unit: unit.id,
    start: { ...unit.pose },
    legs: keptLegs(legs),
    ...(before?.text === undefined ? {} : { text: before.text }),
    ...(unit.owner === undefined ? {} : { owner: unit.owner }),
  };
}

/** Adds a course to the plan, or puts it in the place of the one with its id. */
export function keepCourse(pack: ContentPack, course: CourseAnnotation, plan: SectorPlan): CourseStep {
  const name = courseName(pack, plan, course);
  const exists = plan.annotations?.some(({ id }) => id === course.id) ?? false;
  if (!exists) return { label: `Keep the ${name}`, recipe: addAnnotation(course) };
  return { label: `Change the kept ${name}`, recipe: replaceAnnotation(course) };
}

function replaceAnnotation(annotation: Annotation): Recipe {
  return (draft) => {
    draft.annotations = (draft.annotations ?? []).map((each) =>
      each.id === annotation.id ? annotation : each,
    );
  };
}

/** `course of Defiant 2`: after its unit, or after its class where that is gone. */
export function courseName(pack: ContentPack, plan: SectorPlan, course: CourseAnnotation): string {
  const unit = plan.units.find(({ id }) => id === course.unit);
  return `course of ${unitName(unit ?? { class: course.class }, pack)}`;
}
