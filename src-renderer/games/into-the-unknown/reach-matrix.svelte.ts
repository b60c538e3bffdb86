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

/** More pairs than this do not follow a drag: they are judged when it ends. */
const MOST_LIVE_PAIRS = 150;

export class ReachMatrix {
  readonly #host: MatrixHost;
  readonly #choices: GuideChoices;
  readonly #scheduler: RegionScheduler;
  side = $state<MatrixSide>('blue');
  reach = $state<ReachType>('weapon');
  time = $state<MatrixTime>('now');
  readonly #asked = new Map<string, RegionJob>();
  #possible = $state.raw<ReadonlyMap<string, readonly PossibleCell[]>>(new Map());
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
      if (this.#isAsked(jobs)) return;
      for (const slot of this.#asked.keys()) this.#scheduler.drop(slot);
      this.#asked.clear();
      this.#possible = new Map();
      for (const [slot, job] of jobs) this.#ask(slot, job);
    });
  }

  #isAsked(jobs: ReadonlyMap<string, RegionJob>): boolean {
    return jobs.size === this.#asked.size && [...jobs].every(([slot, job]) => this.#asked.get(slot) === job);
  }

  /** Never in the frame: a fleet has many rows. */
  #ask(slot: string, job: RegionJob & { readonly type: 'row' }): void {
    this.#asked.set(slot, job);
    this.#scheduler.ask(slot, job, 0, (answer, isLatest) => {
      const cells = answer.type === 'row' ? answer.cells : [];
      if (isLatest) this.#possible = new Map(this.#possible).set(job.attackerId, cells);
    });
  }

  #planShown(): SectorPlan {
    const { plan, livePlan } = this.#host;
    const { attackers, targets } = matrixSides(plan, 'blue');
    return attackers.length * targets.length <= MOST_LIVE_PAIRS ? livePlan : plan;
  }

  #jobsWanted(): ReadonlyMap<string, RegionJob & { readonly type: 'row' }> {
    const { time, reach } = this;
    const kind = time;
    if (!this.#choices.matrix || kind === 'now') return new Map();
    const { attackers, targets } = matrixSides(this.#host.plan, this.side);
    const table = tableOf(this.#host.plan);
    const targetIds = targets.map(({ id }) => id);
    return new Map(
      attackers.map(({ id: attackerId }) => [
        `row:${attackerId}`,
        { type: 'row', table, attackerId, targetIds, reach, kind },
      ]),
    );
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
    const cells = this.#possible.get(attackerId);
    return this.sides.targets.map(({ id: targetId }) => ({
      type: 'possible',
      targetId,
      cell: cells?.find((cell) => cell.targetId === targetId) ?? null,
    }));
  }
}
