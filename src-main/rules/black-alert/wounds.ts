/** The Character of the turn stands up. BA-WOUND-02, BA-WOUND-04, BA-WOUND-05. */
import { characterOf } from './cards';
import type { Play } from './play';

/** The wound of the turn is over; by reading b of BA-WOUND-05 being detained is, too. */
export function clearWound(play: Play): void {
  const { character } = play.state.turn;
  const self = characterOf(play, character);
  if (self.wounded) {
    self.wounded = false;
    play.tell({ type: 'stood-up', character });
  }
  if (!self.detained || play.table.readings['BA-WOUND-05'] === 'a') return;
  self.detained = false;
  play.tell({ type: 'freed', character });
}
