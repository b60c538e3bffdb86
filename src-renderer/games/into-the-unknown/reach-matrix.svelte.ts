/** Who can reach whom, as the table shows it: which side, by what, and where the attackers stand or after a manoeuvre. */
import { untrack } from 'svelte';
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import type { ManeuverKind } from '../../../shared/geometry';
import {
  type MatrixSide,
  type MatrixSides,
  matrixSides,
  type PossibleCell,
  type PresentCell,
  presentMatrix,
  type ReachType,
} from '../../../shared/sector';
import type { GuideChoices } from './guide-choices.svelte';
import type { RegionJob } from './regions/region-jobs';
import { tableOf } from './regions/live-regions.svelte';
import type { RegionScheduler } from './regions/scheduler';

export type MatrixTime = 'now' | ManeuverKind;

export interface MatrixHost {
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  /** With a drag under way in it. */
  readonly livePlan: SectorPlan;
}

export type MatrixCell =
  | { readonly type: 'present'; readonly cell: PresentCell }
  /** `cell` is null while it is computed. */
  | { readonly type: 'possible'; readonly targetId: string; readonly cell: PossibleCell | null };

export interface MatrixRow {
  readonly attackerId: string;
  readonly cells: readonly MatrixCell[];
}

type RowJob = Extract<RegionJob, { readonly type: 'row' }>;
const NONE: readonly RowJob[] = [];
const slotOf = ({ attackerId }: RowJob): string => `row:${attackerId}`;

/** More pairs than this do not follow a drag: they are judged when it ends. */
const MOST_LIVE_PAIRS = 150;

export class ReachMatrix {
  readonly #host: MatrixHost;
  readonly #choices: GuideChoices;
  readonly #scheduler: RegionScheduler;
  side = $state<MatrixSide>('blue');
  reach = $state<ReachType>('weapon');
  time = $state<MatrixTime>('now');
  #asked: readonly RowJob[] = [];
  #possible = $state.raw<Readonly<Record<string, readonly PossibleCell[]>>>({});
  readonly #plan = $derived.by(() => this.#planShown());
  readonly sides: MatrixSides = $derived.by(() => matrixSides(this.#plan, this.side));
  readonly #jobs = $derived.by(() => this.#jobsWanted());
  readonly rows: readonly MatrixRow[] = $derived.by(() => (this.#choices.matrix ? this.#rows() : []));
  /** True while rows are still computed. */
  readonly isBusy: boolean = $derived(
    this.rows.some(({ cells }) => cells.some((each) => each.type === 'possible' && each.cell === null)),
  );

  constructor(host: MatrixHost, choices: GuideChoices, scheduler: RegionScheduler) {
    this.#host = host;
    this.#choices = choices;
    this.#scheduler = scheduler;
  }

  /** Asks for rows that are wanted and were not asked yet. */
  follow(): void {
    const jobs = this.#jobs;
    untrack(() => {
      if (this.#asked === jobs) return;
      for (const job of this.#asked) this.#scheduler.drop(slotOf(job));
      this.#asked = jobs;
      this.#possible = {};
      for (const job of jobs) this.#ask(job);
    });
  }

  /** Never in the frame: a fleet has many rows. */
  #ask(job: RowJob): void {
    this.#scheduler.ask(slotOf(job), job, 0, (answer, isLatest) => {
      const cells = answer.type === 'row' ? answer.cells : [];
      if (isLatest) this.#possible = { ...this.#possible, [job.attackerId]: cells };
    });
  }

  #planShown(): SectorPlan {
    const { plan, livePlan } = this.#host;
    const { attackers, targets } = matrixSides(plan, 'blue');
    return attackers.length * targets.length <= MOST_LIVE_PAIRS ? livePlan : plan;
  }

  #jobsWanted(): readonly RowJob[] {
    const { time, reach } = this;
    if (!this.#choices.matrix || time === 'now') return NONE;
    const { attackers, targets } = matrixSides(this.#host.plan, this.side);
    const table = tableOf(this.#host.plan);
    const targetIds = targets.map(({ id }) => id);
    return attackers.map(({ id: attackerId }) => {
      return { type: 'row', table, attackerId, targetIds, reach, kind: time };
    });
  }

  #rows(): readonly MatrixRow[] {
    const { attackers, targets } = this.sides;
    if (this.time !== 'now') {
      return attackers.map(({ id }) => ({ attackerId: id, cells: this.#possibleCells(id) }));
    }
    const rows = presentMatrix(this.#host.pack, this.#plan, { attackers, targets }, this.reach);
    return attackers.map(({ id }, index) => ({
      attackerId: id,
      cells: (rows[index] ?? []).map((cell) => ({ type: 'present', cell })),
    }));
  }

  #possibleCells(attackerId: string): readonly MatrixCell[] {
    const cells = this.#possible[attackerId];
    return this.sides.targets.map(({ id: targetId }) => ({
      type: 'possible',
      targetId,
      cell: cells?.find((cell) => cell.targetId === targetId) ?? null,
    }));
  }
}
