/** What is being put on the table: a unit to deploy or place, a token. It lies there as a draft until it is sent. */
import type { Refusal } from '../../../../../shared/base';
import type {
  IntoTheUnknownAction,
  IntoTheUnknownView,
  TaskView,
  UnitView,
} from '../../../../../shared/contract/into-the-unknown';
import { normaliseHeading, type Point, type Pose, roundPose } from '../../../../../shared/geometry';
import type { Placeable } from '../../placeable';
import type { SectorSession } from '../../session.svelte';
import { type Draft, NEW_FEATURE } from '../board/drafts';
import { ownerOf } from '../seats/mark-of';
import { placedFeature } from './placed-feature';
import { systemChoices } from './systems';

type Checked = { readonly ok: true } | { readonly ok: false; readonly error: Refusal };
export interface PlacingHost {
  readonly sector: SectorSession;
  readonly view: IntoTheUnknownView;
  readonly match: { check(action: IntoTheUnknownAction): Promise<Checked> };
  readonly asked: TaskView | null;
  /** Types of actions that are open. */
  readonly open: readonly string[];
  act(action: IntoTheUnknownAction): Promise<boolean>;
}

export class Placing {
  readonly #host: PlacingHost;
  #pose = $state.raw<Pose | null>(null);
  #unit = $state.raw<string | null>(null);
  #alert = $state.raw<string | null>(null);
  #declared = $state.raw<string | null | undefined>(undefined);
  /** What main says of the draft; null: it has not been asked. */
  verdict = $state.raw<Checked | null>(null);

  /** How it is sent; null: nothing is to be put down. */
  readonly way: 'deploy' | 'place' | 'place-feature' | null = $derived.by(() => {
    const { open, asked } = this.#host;
    if (asked === null) return null;
    return (['deploy', 'place', 'place-feature'] as const).find((each) => open.includes(each)) ?? null;
  });
  /** Units that may be put down now: those of the seat that are not on the table, or the one that the task names. */
  readonly units: readonly UnitView[] = $derived.by(() => this.#units());
  readonly unit: UnitView | null = $derived.by(
    () => this.units.find(({ id }) => id === this.#unit) ?? this.units[0] ?? null,
  );
  /** What is carried by the place tool until it lies on the table. */
  readonly carried: Placeable | null = $derived.by(() => this.#carried());
  readonly draft: Draft | null = $derived.by(() => this.#draft());
  readonly systems: readonly (string | null)[] = $derived.by(() => this.#systems());
  readonly system: string | null = $derived.by(() => {
    const said = this.#declared;
    return said !== undefined && this.systems.includes(said) ? said : (this.systems[0] ?? null);
  });
  /** Rows of the unit's alert dial it may start with. */
  readonly alerts: readonly string[] = $derived.by(() => this.#alerts());
  readonly alert: string | null = $derived.by(() => this.#alert ?? this.alerts[0] ?? null);
  /** What would be sent; null: it does not lie anywhere yet. */
  readonly action: IntoTheUnknownAction | null = $derived.by(() => this.#action());

  constructor(host: PlacingHost) {
    this.#host = host;
  }

  choose(unit: string): void {
    this.#unit = unit;
    this.#alert = null;
    this.redraft(null);
  }
  setAlert(alert: string): void {
    this.#alert = alert;
    void this.judge();
  }
  declare(system: string | null): void {
    this.#declared = system;
    void this.judge();
  }

  /** It was put down, dragged, turned or typed elsewhere; null: it is taken up again, to be put down by the next press. */
  redraft(pose: Pose | null): void {
    this.#pose = pose;
    this.#declared = undefined;
    this.verdict = null;
    const { sector } = this.#host;
    if (pose !== null && sector.activeTool === 'place') sector.setTool('select');
    if (pose === null) this.#carry();
    else void this.#grasp();
    void this.judge();
  }

  /** By the arrow keys; what lies nowhere yet is put into the middle of what is seen. */
  nudge(by: Point, deg: number): void {
    const { sector } = this.#host;
    const from = this.#pose ?? { ...sector.view.middle, headingDeg: 0 };
    const headingDeg = normaliseHeading(from.headingDeg + deg);
    this.redraft(roundPose({ x: from.x + by.x, y: from.y + by.y, headingDeg }));
  }

  /** Asks main what it says of the draft. */
  async judge(): Promise<void> {
    const { action } = this;
    if (action === null) return;
    const verdict = await this.#host.match.check(action);
    if (this.action === action) this.verdict = verdict;
  }

  /** Takes up what is asked for; to be run whenever the task changes. */
  follow(): void {
    this.#pose = null;
    this.#unit = null;
    this.#alert = null;
    this.#declared = undefined;
    this.verdict = null;
    const { sector } = this.#host;
    sector.guides.choices.room = this.way === 'deploy';
    if (this.way === null) {
      if (sector.activeTool === 'place') sector.setTool('select');
    } else this.#carry();
  }

  async send(): Promise<boolean> {
    const { action } = this;
    return action !== null && this.#host.act(action);
  }

  /** Selects the draft, so that its handle turns it; after the place tool, which selects the piece that it has added. */
  async #grasp(): Promise<void> {
    await Promise.resolve();
    if (this.draft) this.#host.sector.select([this.draft.id]);
  }

  #carry(): void {
    const { sector } = this.#host;
    const { carried } = this;
    if (carried === null) return;
    sector.carried = carried;
    sector.placeOwner = ownerOf(this.unit?.owner ?? null);
    sector.setTool('place');
  }

  #units(): readonly UnitView[] {
    const { asked, view } = this.#host;
    if (this.way === 'deploy' && asked?.type === 'deploy')
      return view.units.filter(
        ({ owner, pose, location, kind }) =>
          owner === asked.next &&
          pose === null &&
          location === null &&
          (asked.stage !== 'ships' || kind === 'ship'),
      );
    if (asked?.type === 'place-unit') return view.units.filter(({ id }) => id === asked.unit);
    return [];
  }

  #carried(): Placeable | null {
    if (this.way === 'place-feature') {
      const kind = placedFeature(this.#host);
      return kind === null ? null : { type: 'feature', kind };
    }
    return this.unit ? { type: 'class', id: this.unit.class } : null;
  }

  #draft(): Draft | null {
    const pose = this.#pose;
    if (pose === null || this.way === null) return null;
    if (this.way === 'place-feature') {
      const feature = placedFeature(this.#host);
      const { asked } = this.#host;
      const id = asked?.type === 'move-feature' ? asked.feature : NEW_FEATURE;
      return feature === null ? null : { kind: 'feature', id, owner: 'neutral', pose, feature };
    }
    const { unit } = this;
    return unit && { kind: 'unit', id: unit.id, owner: ownerOf(unit.owner), pose, class: unit.class };
  }

  #systems(): readonly (string | null)[] {
    const { sector, view } = this.#host;
    const pose = this.#pose;
    if (pose === null || !this.unit) return [null];
    return systemChoices(sector.pack, view.table, this.unit.class, pose);
  }

  #alerts(): readonly string[] {
    const { sector, asked } = this.#host;
    const rows = this.unit ? (sector.pack.units[this.unit.class]?.alerts ?? []) : [];
    const isFree = asked?.type === 'deploy' && asked.stage === 'reinforcements';
    return rows.map(({ alert }) => alert).filter((alert) => isFree || alert.startsWith('green'));
  }

  #action(): IntoTheUnknownAction | null {
    const pose = this.#pose;
    const { way, unit, system } = this;
    if (pose === null || way === null) return null;
    if (way === 'place-feature') return { type: 'place-feature', at: { x: pose.x, y: pose.y } };
    if (way === 'place') return { type: 'place', pose, system };
    if (!unit) return null;
    return { type: 'deploy', unit: unit.id, pose, alert: this.alert, system, location: null };
  }
}
