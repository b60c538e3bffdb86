/** What a person lays over the table to see farther: reach, threat, range bands, deployment room, the matrix. */
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import { type Deployment, type DeploymentRoom, deploymentRoom, type Owner } from '../../../shared/sector';
import type { Refusal, Result } from '../../../shared/base';
import type { OverlayModel } from '../../table/scene-model';
import { bandsOverlays } from './board/bands-overlays';
import { roomOverlays } from './board/room-overlays';
import { fleetOverlays, moveReachOverlays, moveThreatOverlays } from './board/threat-overlays';
import { GuideChoices } from './guide-choices.svelte';
import type { UnitPiece } from './pieces';
import type { Placeable } from './placeable';
import { ReachMatrix } from './reach-matrix.svelte';
import { LiveRegions, type RegionHost } from './regions/live-regions.svelte';
import { openWorker } from './regions/open-worker';
import { runJob } from './regions/region-jobs';
import { RegionScheduler, type SchedulerParts } from './regions/scheduler';
import type { Selection } from './selection';
import type { ShownLayers } from './shown-layers.svelte';
import type { Wording } from './wording';

/** What the guides need of their session. */
export interface GuideHost extends RegionHost {
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  readonly activeTool: string;
  readonly selection: Selection;
  readonly selectedUnit: UnitPiece | null;
  readonly carried: Placeable | null;
  readonly placeOwner: Owner;
  readonly layers: ShownLayers;
  readonly words: Wording;
}

interface CardSize {
  readonly width: number;
  readonly height: number;
}

export class Guides {
  readonly #host: GuideHost;
  readonly #scheduler: RegionScheduler;
  readonly choices = new GuideChoices();
  readonly regions: LiveRegions;
  readonly matrix: ReachMatrix;
  /** Sizes of the cards on the stage as they stand now, pixels; nothing when they are put away. */
  legendSize = $state.raw<CardSize>({ width: 0, height: 0 });
  matrixSize = $state.raw<CardSize>({ width: 0, height: 0 });
  /** The room asked for; null while it is off, or nothing is carried or selected. */
  readonly room: Result<DeploymentRoom, Refusal> | null = $derived.by(() => this.#room());
  readonly #bands = $derived.by(() => this.#bandModels());
  readonly #rooms = $derived.by(() => (this.room?.ok ? roomOverlays(this.room.value) : []));
  readonly #fleet = $derived.by(() => this.#fleetModels());
  readonly #move = $derived.by(() => this.#moveModels());
  readonly models: readonly OverlayModel[] = $derived.by(() =>
    this.#host.layers.isShown('overlays')
      ? [...this.#fleet, ...this.#bands, ...this.#rooms, ...this.#move]
      : [],
  );

  constructor(host: GuideHost, parts: Partial<SchedulerParts> = {}) {
    this.#host = host;
    this.#scheduler = new RegionScheduler({ ...pageParts(host.pack), ...parts });
    this.regions = new LiveRegions(host, this.choices, this.#scheduler);
    this.matrix = new ReachMatrix(host, this.choices, this.#scheduler);
  }

  /** Has everything computed that is wanted now; to be run whenever that changes. */
  follow(): void {
    this.regions.follow();
    this.matrix.follow();
  }

  destroy(): void {
    this.#scheduler.destroy();
  }

  #room(): Result<DeploymentRoom, Refusal> | null {
    const { pack, livePlan } = this.#host;
    const deployment = this.choices.room ? this.#deployment() : null;
    return deployment && deploymentRoom(pack, livePlan, deployment);
  }

  /** The carried piece as the place tool holds it, else the only selected unit. */
  #deployment(): Deployment | null {
    const { activeTool, carried, placeOwner, preview, selectedUnit, livePlan } = this.#host;
    const clearOfFeatures = !this.choices.roomCoversTokens;
    if (activeTool === 'place' && carried && carried.type !== 'feature') {
      const unitClass = carried.type === 'class' ? carried.id : { base: carried.base };
      const headingDeg = preview?.type === 'carrying' ? preview.pose.headingDeg : 0;
      return { unit: { id: null, class: unitClass, owner: placeOwner }, headingDeg, clearOfFeatures };
    }
    const unit = livePlan.units.find(({ id }) => id === selectedUnit?.id);
    return unit ? { unit, headingDeg: unit.pose.headingDeg, clearOfFeatures } : null;
  }

  #bandModels(): readonly OverlayModel[] {
    const { pack, livePlan, words } = this.#host;
    const { bandIds, bandsIn } = this.choices;
    return bandIds.flatMap((id) => bandsOverlays(pack, livePlan, id, bandsIn, words));
  }

  #fleetModels(): readonly OverlayModel[] {
    const { fleet, fleetTime } = this.choices;
    const answered = this.regions.answerTo(this.regions.fleet);
    return fleet && answered ? fleetOverlays(answered, fleet, fleetTime) : [];
  }

  #moveModels(): readonly OverlayModel[] {
    const { regions } = this;
    const [threat, reach] = [regions.answerTo(regions.threat), regions.answerTo(regions.reach)];
    return [...(threat ? moveThreatOverlays(threat) : []), ...(reach ? moveReachOverlays(reach) : [])];
  }
}

/** The window's own clock, worker and idle moments. */
function pageParts(pack: ContentPack): SchedulerParts {
  return {
    run: (job) => runJob(pack, job),
    open: (hear, failed) => openWorker(pack, hear, failed),
    now: () => performance.now(),
    idle: (task) => {
      if (typeof requestIdleCallback === 'undefined') {
        const timer = setTimeout(task, 0);
        return () => clearTimeout(timer);
      }
      const handle = requestIdleCallback(task, { timeout: 100 });
      return () => cancelIdleCallback(handle);
    },
  };
}
