/** What everybody may know of a decision while the screen is handed over (ITU-HAIL-12, ITU-HAIL-13, ITU-CARDS-07). */
import type { SeatId } from '../../../../shared/contract';
import type { StateOf } from '../../descriptor';

type State = StateOf<'into-the-unknown'>;

/** The question of the next person; null: only that the next decision is theirs. */
export function handOverText({ view }: State, next: SeatId): string | null {
  const task = view.tasks.at(-1);
  if (task?.type === 'complication') return 'Keep one complication in secret.';
  if (task?.type === 'hail') {
    if (task.step === 'trust') return 'Choose a trust token in secret.';
    return task.step === 'answer' ? 'Say who answers a hail.' : null;
  }
  const isOrder = task?.type === 'priority-order' || task?.type === 'standby-order';
  if (!isOrder || task.seat !== next) return null;
  return `It is your turn to give a ${task.type === 'priority-order' ? 'priority' : 'standby'} order.`;
}

/** `has chosen`, `chooses now` or `chooses later`; null: nobody chooses in secret, or the seat does not. */
export function seatText(state: State, seat: SeatId): string | null {
  const has = chosenBy(state, seat);
  if (has === null) return null;
  if (has) return 'has chosen';
  const { waiting } = state;
  return 'seat' in waiting && waiting.seat === seat ? 'chooses now' : 'chooses later';
}

function chosenBy({ view }: State, seat: SeatId): boolean | null {
  const task = view.tasks.at(-1);
  if (task?.type === 'complication') return task.hands.find((hand) => hand.seat === seat)?.hasKept ?? null;
  if (task?.type !== 'hail' || task.step !== 'trust') return null;
  return task.tokens.find((token) => token.seat === seat)?.hasChosen ?? null;
}
