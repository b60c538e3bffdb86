/** The round and phase that a state is in, for a time bar. */
import type { Phase } from '../../../shared/content/into-the-unknown';
import type { SeatId } from '../engine';
import type { IntoTheUnknownState } from './state';

export interface TurnLabel {
  /** 1 and up, counted over all phases of all rounds. */
  readonly number: number;
  /** Who has to decide, else who holds priority. */
  readonly seat: SeatId;
  readonly label: string;
  readonly round: number;
}

const LABELS: Readonly<Record<Phase, string>> = {
  priority: 'Priority',
  standby: 'Standby',
  hazard: 'Hazard',
  ready: 'Ready',
  hail: 'Hail',
};
const ORDER = Object.keys(LABELS) as readonly Phase[]; // the keys are the phases, in their order

/** Null before round 1. */
export function turnLabelOf({ round }: IntoTheUnknownState): TurnLabel | null {
  if (round === null) return null;
  const { number, phase, priority } = round;
  return {
    number: (number - 1) * ORDER.length + ORDER.indexOf(phase) + 1,
    seat: priority,
    label: LABELS[phase],
    round: number,
  };
}
