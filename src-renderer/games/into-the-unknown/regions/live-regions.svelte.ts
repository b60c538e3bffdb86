/** The regions that follow a drag or a trial: what is wanted now, and the newest answer to it. */
import { untrack } from 'svelte';
import type { ContentPack } from '../../../../shared/content';
import { MANEUVER_KINDS, type ManeuverKind } from '../../../../shared/geometry';
import {
  type ArcAtRange,
  farthestArcs,
  type Reach,
  reachesOf,
  type SectorTable,
} from '../../../../shared/sector';
import type { SectorPlan } from '../../../../shared/documents/plan';
import { reachGroups } from '../arc-words';
import type { GuideChoices } from '../guide-choices.svelte';
import type { ShownReaches } from '../shown-reaches.svelte';
import { moveKind, type Staging } from '../staging';
import type { Preview } from '../tools';
import type { RegionAnswer, RegionJob } from './region-jobs';
import type { RegionScheduler } from './scheduler';

/** What live regions follow. */
export interface RegionHost {
  readonly pack: ContentPack;
  /** With a drag under way in it. */
  readonly livePlan: SectorPlan;
  readonly preview: Preview | null;
  readonly shown: ShownReaches;
  readonly trial: {
    readonly staging: Staging | null;
    readonly course: { readonly plan: SectorPlan };
  };
}

/** Whose reach is drawn, by which manoeuvre, on which table. */
interface Mover {
  readonly unitId: string;
  readonly kind: ManeuverKind | 'all';
  readonly table: SectorTable;
  readonly isDragged: boolean;
}

export interface Wanted {
  readonly slot: string;
  readonly job: RegionJob;
  /** What of a frame it may take, milliseconds. */
  readonly shareMs: number;
}

/** While dragging, verdicts and drawing need the rest of the frame; a trial's reach changes with its kind only. */
const DRAG_SHARE_MS = 3;
const TRIAL_SHARE_MS = 12;

export interface RegionAnswered {
  readonly region: Extract<RegionAnswer, { readonly type: 'region' }>;
  /** False: exact for the question before, while the newest is at work. */
  readonly isLatest: boolean;
}

interface Answer {
  readonly job: RegionJob;
  readonly answer: RegionAnswer;
}

export class LiveRegions {
  readonly #host: RegionHost;
  readonly #choices: GuideChoices;
  readonly #scheduler: RegionScheduler;
  #asked: Readonly<Record<string, RegionJob>> = {};
  #answers = $state.raw<Readonly<Record<string, Answer>>>({});

  readonly #trialKind = $derived.by(() => this.#kindOnTrial());
  readonly #trialUnitId = $derived.by(() => this.#host.trial.staging?.unitId ?? null);
  readonly #draggedId = $derived.by(() => draggedId(this.#host.preview));
  readonly mover: Mover | null = $derived.by(() => this.#mover());
  readonly reach: Wanted | null = $derived.by(() => this.#reachWanted());
  readonly threat: Wanted | null = $derived.by(() => this.#threatWanted());
  readonly fleet: Wanted | null = $derived.by(() => this.#fleetWanted());

  constructor(host: RegionHost, choices: GuideChoices, scheduler: RegionScheduler) {
    this.#host = host;
    this.#choices = choices;
    this.#scheduler = scheduler;
  }

  /** Asks for what is wanted and was not asked yet; to be run whenever that changes, before the scene is drawn. */
  follow(): void {
    const wanted = [this.reach, this.threat, this.fleet].filter((each) => each !== null);
    untrack(() => {
      this.#dropAllBut(wanted.map(({ slot }) => slot));
      for (const each of wanted) this.#ask(each);
    });
  }

  /** The newest answer to a wanted region; null while there is none yet, or the rules refuse it. */
  answerTo(wanted: Wanted | null): RegionAnswered | null {
    const found = wanted && this.#answers[wanted.slot];
    if (!found || found.answer.type !== 'region') return null;
    return { region: found.answer, isLatest: found.job === wanted.job };
  }

  /** True when everything wanted is drawn as it is now. */
  get isSettled(): boolean {
    return [this.reach, this.threat, this.fleet].every(
      (wanted) => wanted === null || this.#answers[wanted.slot]?.job === wanted.job,
    );
  }

  #ask({ slot, job, shareMs }: Wanted): void {
    if (this.#asked[slot] === job) return;
    this.#asked = { ...this.#asked, [slot]: job };
    this.#scheduler.ask(slot, job, shareMs, (answer) => {
      this.#answers = { ...this.#answers, [slot]: { job, answer } };
    });
  }

  #dropAllBut(slots: readonly string[]): void {
    const gone = Object.keys(this.#asked).filter((slot) => !slots.includes(slot));
    if (gone.length === 0) return;
    for (const slot of gone) this.#scheduler.drop(slot);
    this.#asked = only(this.#asked, slots);
    this.#answers = only(this.#answers, slots);
  }

  #kindOnTrial(): ManeuverKind | null {
    const { staging } = this.#host.trial;
    return staging?.type === 'move' ? moveKind(staging) : null;
  }

  #mover(): Mover | null {
    const [kind, unitId] = [this.#trialKind, this.#trialUnitId];
    if (kind !== null && unitId !== null) {
      if (!this.#choices.reachOnTrial) return null;
      return { unitId, kind, table: tableOf(this.#host.trial.course.plan), isDragged: false };
    }
    const [dragged, onDrag] = [this.#draggedId, this.#choices.reachOnDrag];
    if (dragged === null || onDrag === 'none') return null;
    const table = tableOf(this.#host.livePlan);
    return table.units.some(({ id }) => id === dragged)
      ? { unitId: dragged, kind: onDrag, table, isDragged: true }
      : null;
  }

  #reachWanted(): Wanted | null {
    const { mover } = this;
    if (!mover) return null;
    const { unitId, kind, table } = mover;
    return {
      slot: `reach:${unitId}:${kind}`,
      job: { type: 'reach', table, unitId, kind },
      ...shareOf(mover),
    };
  }

  #threatWanted(): Wanted | null {
    const { mover } = this;
    if (!mover || !this.#choices.threatAfter) return null;
    const { unitId, kind, table } = mover;
    const arcs = this.#chosenArcs(table, unitId);
    if (arcs.length === 0) return null;
    const kinds = kind === 'all' ? MANEUVER_KINDS : [kind];
    const slot = `threat:${unitId}:${kind}`;
    return { slot, job: { type: 'threat', table, unitId, kinds, arcs }, ...shareOf(mover) };
  }

  /** The weapons whose eye is open. */
  #chosenArcs(table: SectorTable, unitId: string): readonly ArcAtRange[] {
    const { pack, shown } = this.#host;
    const unit = table.units.find(({ id }) => id === unitId);
    const reaches = unit && reachesOf(pack, unit);
    if (!reaches?.ok) return [];
    const isChosen = ({ type }: Reach): boolean => type === 'weapon';
    const groups = reachGroups(reaches.value.filter(isChosen)).filter((group) =>
      shown.isShown(unitId, group),
    );
    return farthestArcs(groups.flatMap((group) => group.reaches));
  }

  #fleetWanted(): Wanted | null {
    const { fleet, fleetTime } = this.#choices;
    if (fleet === null) return null;
    const kind = fleetTime === 'forward' ? 'forward' : null;
    const table = tableOf(this.#host.livePlan);
    const job = { type: 'fleet', table, owner: fleet, kind } as const;
    return { slot: `fleet-${fleetTime}:${fleet}`, job, shareMs: DRAG_SHARE_MS };
  }
}

function only<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}

function shareOf({ isDragged }: Mover): Pick<Wanted, 'shareMs'> {
  return { shareMs: isDragged ? DRAG_SHARE_MS : TRIAL_SHARE_MS };
}

function draggedId(preview: Preview | null): string | null {
  if (preview?.type === 'moving') return preview.leadId;
  return preview?.type === 'rotating' ? preview.id : null;
}

/** What of a plan the rules of measuring read: less to hand to a worker. */
export function tableOf({ sector, units, features, readings }: SectorPlan): SectorTable {
  return { sector, units, features, readings };
}
