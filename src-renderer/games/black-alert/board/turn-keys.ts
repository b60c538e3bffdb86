/** Keys that turn the tile which is offered to be turned. */
import { type BoardTurn, sixthsOf } from './board-pointer';

const STEPS_DEG: Readonly<Record<string, number>> = { q: -60, e: 60 };

/**
 * Q and E turn by a sixth, from wherever a drag has left it to the nearest sixth first; Escape lays it back, Enter lays it down
 * where the tile has the focus. False: the key means nothing here. `nowDeg`: degrees clockwise from where the tile lies.
 */
export function turnByKey(key: string, turn: BoardTurn, nowDeg: number, isFocused: boolean): boolean {
  const stepDeg = STEPS_DEG[key.toLowerCase()];
  if (stepDeg !== undefined) turn.ondrag(turn.space, 60 * Math.round(nowDeg / 60) + stepDeg);
  else if (key === 'Escape') turn.oncancel();
  else if (key === 'Enter' && isFocused) turn.ondone(turn.space, sixthsOf(nowDeg));
  else return false;
  return true;
}
