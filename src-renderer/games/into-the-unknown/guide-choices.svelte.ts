/** Which guides are drawn over the table, and how. Kept while the plan is open; nothing of it enters the plan. */
import type { MatrixSide } from '../../../shared/sector';

export const DRAG_REACHES = ['none', 'forward', 'all'] as const;
export type DragReach = (typeof DRAG_REACHES)[number];
export const FLEET_TIMES = ['now', 'forward'] as const;
/** Where the ships of a fleet stand, or after a forward impulse of each. */
export type FleetTime = (typeof FLEET_TIMES)[number];
export const BAND_STEPS_IN = [1, 2, 3] as const;
/** More rings than this tell nobody anything. */
export const MOST_BANDS_IN = 18;

export class GuideChoices {
  /** The reach of a ship while it is dragged. */
  reachOnDrag = $state<DragReach>('forward');
  /** The reach of the manoeuvre that is tried, and what other bases close of it. */
  reachOnTrial = $state(true);
  /** What the shown weapons could be shot at after moving, whenever a reach is drawn. */
  threatAfter = $state(false);
  /** Pieces with range bands around them. */
  bandIds = $state.raw<readonly string[]>([]);
  bandStepIn = $state(2);
  bandsToIn = $state(6);
  fleet = $state.raw<MatrixSide | null>(null);
  fleetTime = $state<FleetTime>('now');
  /** The room left for the carried or selected unit in its set-up area. */
  room = $state(false);
  roomCoversTokens = $state(false);
  /** The legend as a card on the table. */
  legend = $state(false);
  /** The table of who can reach whom. */
  matrix = $state(false);

  /** The bands' ranges, inches, nearest first. */
  readonly bandsIn: readonly number[] = $derived.by(() => {
    const count = Math.floor(Math.min(this.bandsToIn, MOST_BANDS_IN) / this.bandStepIn + 1e-9);
    return Array.from({ length: count }, (_, index) => (index + 1) * this.bandStepIn);
  });

  /** Bands around all of these pieces; none of them when all have some already. */
  toggleBands(ids: readonly string[]): void {
    const isAll = ids.every((id) => this.bandIds.includes(id));
    const others = this.bandIds.filter((id) => !ids.includes(id));
    this.bandIds = isAll ? others : [...others, ...ids];
  }
}
