/**
 * The courses that are being plotted, one for each unit, kept while the plan is open and until they are committed, kept
 * in the plan or cleared. The plan knows nothing of them: a course that has to outlive a reload is kept as an annotation.
 */
import { type Refusal, type Result } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { CourseAnnotation, PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { endPose, type Pose } from '../../../shared/geometry';
import { baseOutline, type CourseVerdict, judgeCourse } from '../../../shared/sector';
import type { Recipe } from '../../bridge/open-document.svelte';
import { courseCommit, keepCourse, keptCourse } from './course-commit';
import { coursePaths, type LegPath } from './course-path';
import { drawTravel } from './judge-travel';
import type { Judged } from './judged';
import type { Selection } from './selection';
import {
  activeIndex,
  NO_COURSE,
  NO_COURSES,
  stagedLegs,
  type StagedCourse,
  withActive,
  withCourse,
  withEditDropped,
  withLeg,
  withOpened,
  withoutLeg,
} from './staged-course';
import { isTried, maneuverOf, type MoveStaging, type Staging } from './staging';
import { planWithUnitAt } from './threats';
import type { Wording } from './wording';

/** What plotting needs of its session. */
export interface CourseHost {
  readonly activeTool: string;
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  readonly selection: Selection;
  readonly words: Wording;
  commit(label: string, recipe: Recipe): void;
  say(text: string): void;
}

export class CoursePlot {
  readonly #host: CourseHost;
  #courses = $state.raw(NO_COURSES);
  /** The only selected unit, where it stands, while the tool is at work. */
  readonly owner: PlanUnit | null = $derived.by(() => this.#owner());
  readonly staged: StagedCourse = $derived.by(() => this.of(this.owner?.id));
  readonly active: number = $derived(activeIndex(this.staged));
  /** The unit as it stands where the leg with the handles begins, and the plan with it there. */
  readonly unit: PlanUnit | null = $derived.by(() => this.#unit());
  readonly plan: SectorPlan = $derived.by(() => this.#planAt(this.unit));
  /** Every leg that counts: the added ones, and the one that is tried behind them. */
  readonly legs: readonly MoveStaging[] = $derived.by(() => this.#legs());
  /** Null while no leg was added: then a single manoeuvre is tried, as ever. */
  readonly verdict: Result<CourseVerdict, Refusal> | null = $derived.by(() => this.#verdict());
  /** Each leg with all that is drawn of it. */
  readonly judged: readonly Judged[] = $derived.by(() => this.#judged());
  /** The way of the unit's centre along it. */
  readonly paths: readonly LegPath[] = $derived.by(() => this.#paths());

  constructor(host: CourseHost) {
    this.#host = host;
  }

  /** The course of any unit, whatever is selected. */
  of(unitId: string | undefined): StagedCourse {
    return (unitId === undefined ? undefined : this.#courses.get(unitId)) ?? NO_COURSE;
  }

  get isPlotted(): boolean {
    return this.staged.legs.length > 0;
  }

  /** The verdict, when there is a course and the unit can be judged. */
  get value(): CourseVerdict | null {
    return this.verdict?.ok ? this.verdict.value : null;
  }

  /** Stages the leg with the handles. */
  stage(staging: Staging | null): void {
    this.#put((course) => withActive(course, staging));
  }

  /** The tried manoeuvre becomes a leg, or the opened leg is closed; false when there is nothing to add. */
  add(staging: Staging | null): boolean {
    if (!this.unit || staging?.type !== 'move') return false;
    if (this.closeEdit()) return true;
    if (!isTried(staging, this.unit.pose.headingDeg)) return false;
    this.#put((course) => withLeg(course, staging));
    return true;
  }

  /** Brings back the handles of a leg, or those behind the last one. What was tried there becomes a leg. */
  open(index: number): void {
    const tried = this.legs[this.staged.legs.length];
    this.#put((course) => withOpened(tried && !course.editing ? withLeg(course, tried) : course, index));
  }

  /** Enter on an opened leg: closes it as it is now; false when none is open. */
  closeEdit(): boolean {
    if (!this.staged.editing) return false;
    this.open(this.staged.legs.length);
    return true;
  }

  /** The opened leg's neighbour, or the last leg from behind it; no further than either end. */
  step(by: 1 | -1): void {
    if (this.isPlotted) this.open(Math.max(0, this.active + by));
  }

  /** Esc on an opened leg: closes it as it was before; false when none is open. */
  dropEdit(): boolean {
    if (!this.staged.editing) return false;
    this.#put(withEditDropped);
    return true;
  }

  /** Deletes a leg, an added one or the one that is tried behind them. */
  remove(index: number): void {
    this.#put((course) =>
      index < course.legs.length ? withoutLeg(course, index) : { ...course, tail: null },
    );
  }

  clear(): void {
    this.#put(() => NO_COURSE);
  }

  /** Makes a leg as long as it may be with the same turn. */
  shorten(index: number): void {
    const distanceIn = this.value?.legs[index]?.verdict.possible ?? null;
    const leg = this.legs[index];
    if (distanceIn === null || !leg) return;
    const shorter = { ...leg, distanceIn };
    this.#put((course) => {
      if (index >= course.legs.length) return { ...course, tail: shorter };
      return { ...course, legs: course.legs.map((each, at) => (at === index ? shorter : each)) };
    });
  }

  /** Moves the unit along the first legs in one step; false, and a reason said, when one of them is illegal. */
  commit(count: number): boolean {
    const { owner, value, legs } = this;
    const { pack, words } = this.#host;
    if (!owner || !value || legs.length === 0) return false;
    const bad = value.firstIllegal;
    if (bad !== null && bad < count) {
      const [broken] = value.legs[bad]?.verdict.violations ?? [];
      this.#host.say(`Leg ${bad + 1} is not possible. ${broken?.message ?? ''}`.trim());
      return false;
    }
    const step = courseCommit({ pack, unit: owner, legs, verdict: value, words }, count);
    if (!step) return false;
    this.#host.commit(step.label, step.recipe);
    this.#host.say(step.label);
    this.#put((course) =>
      count >= legs.length ? NO_COURSE : { ...course, legs: course.legs.slice(count), editing: null },
    );
    return true;
  }

  /** Keeps the course in the plan, and clears it here. */
  keep(): void {
    const { owner, legs, staged } = this;
    if (!owner || legs.length === 0) return;
    const { pack, plan } = this.#host;
    const step = keepCourse(pack, keptCourse(plan, owner, legs, staged.keptAs), plan);
    this.#host.commit(step.label, step.recipe);
    this.#put(() => NO_COURSE);
    this.#host.say('Kept. Click it with the select tool to open it again.');
  }

  /** Loads a kept course for a unit, from where the unit stands now. */
  load(course: CourseAnnotation, unit: PlanUnit): void {
    const legs = stagedLegs(unit.id, course.legs, unit.pose.headingDeg);
    const keptAs = course.unit === unit.id ? course.id : null;
    this.#courses = withCourse(this.#courses, unit.id, { legs, tail: null, editing: null, keptAs });
  }

  #put(change: (course: StagedCourse) => StagedCourse): void {
    const { owner } = this;
    if (owner) this.#courses = withCourse(this.#courses, owner.id, change(this.of(owner.id)));
  }

  #owner(): PlanUnit | null {
    const { activeTool, plan, selection } = this.#host;
    if (activeTool !== 'maneuver' || selection.length !== 1) return null;
    return plan.units.find(({ id }) => id === selection[0]) ?? null;
  }

  #unit(): PlanUnit | null {
    const { owner, staged, active } = this;
    if (!owner || active === 0) return owner;
    return { ...owner, pose: { ...this.#endOf(owner, staged.legs.slice(0, active)) } };
  }

  #paths(): readonly LegPath[] {
    if (!this.owner || !this.isPlotted) return [];
    return coursePaths(this.#host.pack, this.owner, this.legs.map(maneuverOf));
  }

  /** Every unit with a course that waits for it, and the way it would take; none of the unit at work. */
  get waiting(): readonly { readonly unitId: string; readonly paths: readonly LegPath[] }[] {
    const { pack, plan } = this.#host;
    return plan.units.flatMap((unit) => {
      const { legs } = this.of(unit.id);
      if (legs.length === 0 || unit.id === this.owner?.id) return [];
      return [{ unitId: unit.id, paths: coursePaths(pack, unit, legs.map(maneuverOf)) }];
    });
  }

  /** Where a unit ends behind some legs. */
  #endOf(unit: PlanUnit, legs: readonly MoveStaging[]): Pose {
    const { pack } = this.#host;
    const base = baseOutline(pack, unit);
    if (!base) return unit.pose;
    return legs.reduce<Pose>((at, leg) => endPose(base, at, maneuverOf(leg), pack.tool.notchDeg), unit.pose);
  }

  #planAt(unit: PlanUnit | null): SectorPlan {
    const { plan } = this.#host;
    return unit && unit !== this.owner ? planWithUnitAt(plan, unit.id, unit.pose) : plan;
  }

  #legs(): readonly MoveStaging[] {
    const { legs, tail, editing } = this.staged;
    if (editing || tail?.type !== 'move' || !this.unit) return legs;
    return isTried(tail, this.unit.pose.headingDeg) ? [...legs, tail] : legs;
  }

  #verdict(): Result<CourseVerdict, Refusal> | null {
    const { owner, legs } = this;
    if (!owner || !this.isPlotted) return null;
    return judgeCourse(this.#host.pack, this.#host.plan, owner.id, legs.map(maneuverOf));
  }

  #judged(): readonly Judged[] {
    const { owner, legs, value } = this;
    if (!owner || !value) return [];
    return value.legs.flatMap(({ start, verdict }, index): readonly Judged[] => {
      const leg = legs[index];
      const unit = { ...owner, pose: { ...start } };
      const drawn = leg ? drawTravel(this.#host.pack, this.#planAt(unit), unit, leg, verdict) : null;
      return drawn?.ok ? [drawn.value] : [];
    });
  }
}
