/** The manoeuvre that is being tried with the selected unit: staged by panel and handles, judged live, committed once. */
import type { Refusal } from '../../../shared/base';
import type { CourseAnnotation, PlanUnit } from '../../../shared/documents/plan';
import type { Pose } from '../../../shared/geometry';
import { type CourseHost, CoursePlot } from './course-plot.svelte';
import { courseHint } from './course-words';
import type { Judged, Judgement } from './judged';
import { judgeStaging } from './judge-staging';
import { modesFor, startMode } from './modes';
import { stagingCommit } from './staging-commit';
import { stagingHandles } from './staging-handles';
import type { UnitPiece } from './pieces';
import type { Selection } from './selection';
import type { SectorUse } from './sector-use';
import { isTried, modeOf, type Mode, MOVE_MODES, notchesOf, type Staging } from './staging';

/** What a trial needs of its session. */
export interface TrialHost extends CourseHost {
  readonly selectedUnit: UnitPiece | null;
  readonly view: { readonly camera: { readonly pxPerIn: number } };
  readonly use: SectorUse;
  select(selection: Selection): void;
  setTool(id: string): void;
}

export class ManeuverTrial {
  readonly #session: TrialHost;
  /** The legs before and behind the manoeuvre, where several are plotted in a row. */
  readonly course: CoursePlot;
  /** The unit it is about, as it stands where the manoeuvre begins: the only selected one, while the tool is at work. */
  readonly unit: PlanUnit | null = $derived.by(() => this.course.unit);
  readonly modes: readonly Mode[] = $derived.by(() => this.#modes());
  readonly staging: Staging | null = $derived.by(() => this.#staging());
  readonly #judgement = $derived.by(() => this.#judge());
  readonly judged: Judged | null = $derived(this.#judgement?.ok ? this.#judgement.value : null);
  /** Why the unit cannot be judged. */
  readonly refusal: Refusal | null = $derived(
    this.#judgement && !this.#judgement.ok ? this.#judgement.error : null,
  );
  readonly handles = $derived.by(() => this.#handles());
  /** Where the unit would stand at the end of everything that is tried; null where that is nowhere. */
  readonly there: Pose | null = $derived.by(() => this.#there());

  constructor(session: TrialHost) {
    this.#session = session;
    this.course = new CoursePlot(session);
  }

  stage(staging: Staging | null): void {
    this.course.stage(staging);
  }

  setMode(mode: Mode): void {
    const { unit, course } = this;
    if (unit) this.stage(startMode(this.#session.pack, course.plan, unit, mode, this.staging));
  }

  /** Commits a course whole, a single manoeuvre as far as it is possible; false when it is not, or nothing would change. */
  commit(): boolean {
    const { judged, course } = this;
    if (course.isPlotted) return course.commit(course.legs.length);
    if (!judged || !this.changesSomething) return false;
    if (this.#session.use.propose(judged)) return true;
    const { pack, plan, words } = this.#session;
    const step = stagingCommit(pack, plan, judged, words);
    if (!step) return false;
    const mode = modeOf(judged.staging);
    this.#session.commit(step.label, step.recipe);
    this.#session.say(step.label);
    this.stage(null);
    if (step.selectId !== null) this.#session.select([step.selectId]);
    else this.setMode(mode);
    return true;
  }

  /** The manoeuvre becomes a leg of a course and the next is tried from its end; false when it has no numbers. */
  addLeg(): boolean {
    const { staging } = this;
    if (!this.course.add(staging)) return false;
    if (staging && this.course.staged.editing === null) this.setMode(modeOf(staging));
    return true;
  }

  /** Loads a kept course for a unit and takes the tool up. */
  openKept(kept: CourseAnnotation, unit: PlanUnit): void {
    this.course.load(kept, unit);
    this.#session.select([unit.id]);
    this.#session.setTool('maneuver');
  }

  /** Esc: the opened leg as it was, else the numbers of the manoeuvre; false when there were none to drop. */
  clear(): boolean {
    const { staging } = this;
    if (this.course.dropEdit()) return true;
    if (!staging || !this.#isTried(staging)) return false;
    this.setMode(modeOf(staging));
    return true;
  }

  /** True when a commit would change the plan. */
  get changesSomething(): boolean {
    const { staging, judged } = this;
    if (!staging || !judged) return false;
    if (staging.type === 'dock') return judged.legal;
    if (!judged.possible) return false;
    if (staging.type === 'launch') return true;
    if (staging.type === 'move' && staging.mode === 'come-about') return this.#isTried(staging);
    return (notchesOf(staging) ?? 0) !== 0 || judged.possible.travelIn > 0;
  }

  /** The status line while a course is plotted; null otherwise. */
  get courseHint() {
    const { course, staging } = this;
    if (!course.isPlotted || !staging) return null;
    const { active, staged, legs } = course;
    const isEditing = staged.editing !== null;
    return courseHint({ legs: legs.length, active, isEditing, isTried: this.#isTried(staging) });
  }

  #isTried(staging: Staging): boolean {
    return this.unit !== null && isTried(staging, this.unit.pose.headingDeg);
  }

  /** A course is of moves: what ends it, such as a launch, is tried where the unit stands. */
  #modes(): readonly Mode[] {
    const allowed = this.#session.use.modes();
    const own = this.unit ? modesFor(this.#session.pack, this.unit) : [];
    const modes = allowed ? own.filter((mode) => allowed.includes(mode)) : own;
    const moves: readonly Mode[] = MOVE_MODES;
    return this.course.isPlotted ? modes.filter((mode) => moves.includes(mode)) : modes;
  }

  #staging(): Staging | null {
    const { unit, course } = this;
    if (!unit) return null;
    const staged = course.staged.legs[course.active] ?? course.staged.tail;
    if (staged && this.modes.includes(modeOf(staged))) return staged;
    const [mode] = this.modes;
    return mode ? startMode(this.#session.pack, course.plan, unit, mode, null) : null;
  }

  #judge(): Judgement | null {
    const { course } = this;
    if (course.verdict && !course.verdict.ok) return course.verdict;
    return this.staging && judgeStaging(this.#session.pack, course.plan, this.staging);
  }

  #handles() {
    const { judged } = this;
    const { pack, selectedUnit } = this.#session;
    if (!judged) return [];
    return stagingHandles({
      judged,
      stemEndIn: pack.tool.stemEndIn,
      halfLengthIn: (selectedUnit?.base?.lengthIn ?? 0) / 2,
      pxPerIn: this.#session.view.camera.pxPerIn,
    });
  }

  #there(): Pose | null {
    const last = this.course.judged.at(-1) ?? this.judged;
    return last && last.staging.type !== 'launch' ? (last.possible?.pose ?? null) : null;
  }
}
