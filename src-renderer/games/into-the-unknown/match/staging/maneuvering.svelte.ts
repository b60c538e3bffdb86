/** The manoeuvre that the task asks for: staged with the planner's own tool, told which system, proposed to main. */
import type { Refusal } from '../../../../../shared/base';
import type { IntoTheUnknownAction, TaskView } from '../../../../../shared/contract/into-the-unknown';
import { launchOptions } from '../../../../../shared/sector';
import type { Judged } from '../../judged';
import type { SectorSession } from '../../session.svelte';
import { startLaunch } from '../../staging';
import { modesOf, moverOf } from './modes';
import { stagedAction } from './staged-action';
import { systemChoices } from './systems';

export interface ManeuverHost {
  readonly sector: SectorSession;
  readonly match: {
    check(
      action: IntoTheUnknownAction,
    ): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: Refusal }>;
  };
  /** The task on top where the looking seat answers it; null: it is not theirs. */
  readonly asked: TaskView | null;
  act(action: IntoTheUnknownAction): Promise<boolean>;
}

export class Maneuvering {
  readonly #host: ManeuverHost;
  /** What the player has said of the rim; undefined: nothing yet. */
  #declared = $state.raw<string | null | undefined>(undefined);
  #endurance = $state.raw<number | null>(null);
  /** Why main refused the last one. */
  refusal = $state.raw<Refusal | null>(null);

  /** The unit to be moved, while one is. */
  readonly mover: string | null = $derived.by(() => moverOf(this.#host.asked));
  readonly modes = $derived.by(() => modesOf(this.#host.asked));
  readonly judged: Judged | null = $derived.by(() =>
    this.mover === null ? null : this.#host.sector.trial.judged,
  );
  /** What may be said of the system it ends in. */
  readonly systems: readonly (string | null)[] = $derived.by(() => this.#systems());
  readonly system: string | null = $derived.by(() => {
    const { systems } = this;
    const said = this.#declared;
    return said !== undefined && systems.includes(said) ? said : (systems[0] ?? null);
  });
  /** Markers a launched projectile may start with, least to greatest; null: it has none. */
  readonly enduranceSpan = $derived.by(() => {
    const { asked, sector } = this.#host;
    return asked?.type === 'launch' ? (sector.pack.units[asked.class]?.endurance ?? null) : null;
  });
  readonly endurance: number | null = $derived.by(() =>
    this.enduranceSpan === null ? null : (this.#endurance ?? this.enduranceSpan.max),
  );

  constructor(host: ManeuverHost) {
    this.#host = host;
  }

  declare(system: string | null): void {
    this.#declared = system;
  }
  setEndurance(count: number): void {
    this.#endurance = count;
  }

  /** Takes the tool up for what is asked; to be run whenever the task changes. */
  follow(): void {
    const { asked, sector } = this.#host;
    this.refusal = null;
    this.#declared = undefined;
    this.#endurance = null;
    const mover = moverOf(asked);
    if (mover === null) {
      if (sector.activeTool === 'maneuver') sector.setTool('select');
      return;
    }
    sector.select([mover]);
    sector.setTool('maneuver');
    if (asked?.type === 'launch') this.#stageLaunch(asked.class);
  }

  /** Proposes what is staged. True: it was sent on its way. */
  propose(judged: Judged): boolean {
    const action = stagedAction(judged, this.system, this.endurance);
    if (this.mover === null || action === null) return false;
    void this.#send(action);
    return true;
  }

  async #send(action: IntoTheUnknownAction): Promise<void> {
    const checked = await this.#host.match.check(action);
    this.refusal = checked.ok ? null : checked.error;
    if (checked.ok) await this.#host.act(action);
  }

  #stageLaunch(unitClass: string): void {
    const { sector } = this.#host;
    const { unit } = sector.trial;
    const option = unit && launchOptions(sector.pack, unit).find((each) => each.unit === unitClass);
    if (unit && option) sector.trial.stage(startLaunch(unit.id, option));
  }

  #systems(): readonly (string | null)[] {
    const { sector, asked } = this.#host;
    const pose = this.judged?.possible?.pose;
    const mover = this.judged?.moverClass;
    if (!pose || typeof mover !== 'string') return [null];
    // Impulse keeps the system that a unit is in: only a warp, a slide and a launch say it anew.
    if (
      asked?.type === 'maneuver' &&
      this.judged?.staging.type === 'move' &&
      this.judged.staging.mode !== 'warp'
    )
      return [null];
    return systemChoices(sector.pack, sector.plan, mover, pose);
  }
}
