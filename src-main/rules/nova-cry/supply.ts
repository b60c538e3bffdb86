/** Cubes and Training Tokens of the box: running out is warned of and never a limit (NC-COMP-13). */
import type { RuleId } from '../../../shared/base';
import type { SeatId } from '../engine';
import type { NovaCryState } from './state';
import type { Play } from './play';

type Supply = 'intel' | 'damage' | 'designation' | 'training';

/** Warns once when what lies on the table has come to more than the box holds. */
export function warnOfSupply(play: Play, what: Supply, added: number): void {
  if (added <= 0) return;
  const limit = play.table.content.start.supplies[what];
  const now = lyingOut(play.frozen, what);
  if (now > limit && now - added <= limit) play.tell({ type: 'supply', what });
}

/** How many of them lie with the players now. */
export function lyingOut(state: NovaCryState, what: Supply): number {
  let sum = 0;
  for (const seat of state.seats) sum += COUNTS[what](seat);
  return sum;
}

const COUNTS: Readonly<Record<Supply, (seat: NovaCryState['seats'][number]) => number>> = {
  intel: ({ intel }) => intel,
  damage: ({ ship }) => ship?.damage ?? 0,
  designation: ({ ship, aliens, permanents }) =>
    (ship?.cargo ?? 0) +
    (ship ? ship.used.blockade + ship.used.teleport : 0) +
    aliens.filter(({ used }) => used).length +
    permanents.length,
  training: ({ training, crew }) =>
    crew.reduce((sum, { training: [first, second] }) => sum + first + second, training),
};

/** Training tokens come to the playing area (NC-TRAIN-01, Mentor). */
export function gainTraining(play: Play, to: SeatId, count: number, rule: RuleId): void {
  if (count <= 0) return;
  const seat = play.seat(to);
  seat.training += count;
  play.tell({ type: 'training', seat: to, by: count, now: seat.training, rule });
  warnOfSupply(play, 'training', count);
}
