/** The turn that a state is in, for a time bar: whose it is and which round it belongs to. */
import type { SeatId } from '../engine';
import type { NovaCryState } from './state';
import { recordOf, type Table } from './table';

export interface TurnLabel {
  /** 1 and up. */
  readonly number: number;
  readonly seat: SeatId;
  /** The ship's name. */
  readonly label: string;
  readonly round: number;
}

/** Null before the first turn. */
export function turnLabelOf(content: Table['content'], { turn, seats }: NovaCryState): TurnLabel | null {
  if (!turn) return null;
  const { number, seat, round } = turn;
  const card = seats.find((each) => each.seat === seat)?.ship?.card;
  const label = card === undefined ? `Player ${seat}` : (content.ships[recordOf(card)]?.name ?? card);
  return { number, seat, label, round };
}
