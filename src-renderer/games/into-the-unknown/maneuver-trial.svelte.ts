/** The manoeuvre that is being tried with the selected unit: staged by panel and handles, judged live, committed once. */
import type { Refusal } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import type { Recipe } from '../../bridge/open-document.svelte';
import type { Judged } from './judged';
import { judgeStaging } from './judge-staging';
import { modesFor, startMode } from './modes';
import { stagingCommit } from './staging-commit';
import { stagingHandles } from './staging-handles';
import type { UnitPiece } from './pieces';
import type { Selection } from './selection';
import { modeOf, type Mode, notchesOf, type Staging, travelOf } from './staging';
import type { Wording } from './wording';

/** What a trial needs of its session. */
export interface TrialHost {
  readonly activeTool: string;
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  readonly selection: Selection;
  readonly selectedUnit: UnitPiece | null;
  readonly words: Wording;
  readonly view: { readonly camera: { readonly pxPerIn: number } };
  commit(label: string, recipe: Recipe): void;
  say(text: string): void;
  select(selection: Selection): void;
}

export class ManeuverTrial {
  readonly #session: TrialHost;
  #staged = $state.raw<Staging | null>(null);
  /** The unit it is about: the only selected one, while the tool is at work. */
  readonly unit: PlanUnit | null = $derived.by(() => this.#unit());
  readonly modes: readonly Mode[] = $derived.by(() => this.#modes());
  readonly staging: Staging | null = $derived.by(() => this.#staging());
  readonly #judgement = $derived.by(() => this.#judge());
  readonly judged: Judged | null = $derived(this.#judgement?.ok ? this.#judgement.value : null);
  /** Why the unit cannot be judged. */
  readonly refusal: Refusal | null = $derived(
    this.#judgement && !this.#judgement.ok ? this.#judgement.error : null,
  );
  readonly handles = $derived.by(() => this.#handles());

  constructor(session: TrialHost) {
    this.#session = session;
  }

  stage(staging: Staging | null): void {
    this.#staged = staging;
  }

  setMode(mode: Mode): void {
    const { unit } = this;
    const { pack, plan } = this.#session;
    if (unit) this.#staged = startMode(pack, plan, unit, mode, this.staging);
  }

  /** Commits as far as it is possible; false when it is not, or when nothing would change. */
  commit(): boolean {
    const { judged } = this;
    const { pack, plan, words } = this.#session;
    if (!judged || !this.changesSomething) return false;
    const step = stagingCommit(pack, plan, judged, words);
    if (!step) return false;
    const mode = modeOf(judged.staging);
    this.#session.commit(step.label, step.recipe);
    this.#session.say(step.label);
    this.#staged = null;
    if (step.selectId !== null) this.#session.select([step.selectId]);
    else this.setMode(mode);
    return true;
  }

  /** False when there were no numbers to drop. */
  clear(): boolean {
    const { staging } = this;
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

  #isTried(staging: Staging): boolean {
    if (staging.type === 'dock') return false;
    if (staging.type === 'launch') return staging.launch.notches !== 0;
    if (staging.type === 'move' && staging.mode === 'come-about') {
      return staging.headingDeg !== this.unit?.pose.headingDeg;
    }
    return (notchesOf(staging) ?? 0) !== 0 || (travelOf(staging) ?? 0) !== 0;
  }

  #unit(): PlanUnit | null {
    const { activeTool, plan, selection } = this.#session;
    if (activeTool !== 'maneuver' || selection.length !== 1) return null;
    return plan.units.find(({ id }) => id === selection[0]) ?? null;
  }

  #modes(): readonly Mode[] {
    return this.unit ? modesFor(this.#session.pack, this.unit) : [];
  }

  #staging(): Staging | null {
    const { unit } = this;
    if (!unit) return null;
    if (this.#staged?.unitId === unit.id && this.modes.includes(modeOf(this.#staged))) return this.#staged;
    const [mode] = this.modes;
    return mode ? startMode(this.#session.pack, this.#session.plan, unit, mode, null) : null;
  }

  #judge() {
    return this.staging && judgeStaging(this.#session.pack, this.#session.plan, this.staging);
  }

  #handles() {
    const { judged, unit } = this;
    const { pack, selectedUnit } = this.#session;
    if (!judged || !unit) return [];
    return stagingHandles({
      judged,
      stemEndIn: pack.tool.stemEndIn,
      pose: unit.pose,
      halfLengthIn: (selectedUnit?.base?.lengthIn ?? 0) / 2,
      pxPerIn: this.#session.view.camera.pxPerIn,
    });
  }
}
