/** What everybody may know of a decision while the screen is handed over (NC-DRAFT-03, NC-CHANC-04). */
import type { SeatId } from '../../../../shared/contract';
import type { TaskView } from '../../../../shared/contract/nova-cry';
import type { StateOf } from '../../descriptor';

type Chosen = ReadonlyMap<SeatId, boolean>;
type DraftStage = Extract<TaskView, { readonly type: 'draft' }>['stage'];

const DRAFTED: Readonly<Record<DraftStage, string>> = {
  ships: 'Choose your ship in secret.',
  captains: 'Choose your captain in secret.',
  weapons: 'Choose your weapon in secret.',
};

/** The question of the next person; null: only that the next decision is theirs. */
export function handOverText({ view }: StateOf<'nova-cry'>, next: SeatId): string | null {
  const task = view.tasks.at(-1);
  if (task?.type === 'draft') return DRAFTED[task.stage];
  if (task?.type === 'chancellorship') return 'Bid for the Chancellorship in secret.';
  return task?.type === 'turn' && view.turn?.seat === next ? 'It is your turn.' : null;
}

/** `has chosen`, `chooses now` or `chooses later`; null: nobody chooses in secret, or the seat does not. */
export function seatText(state: StateOf<'nova-cry'>, seat: SeatId): string | null {
  const task = state.view.tasks.at(-1);
  const chosen = task && secretChoices(task);
  const has = chosen?.get(seat);
  if (!task || has === undefined) return null;
  const [done, now, later] = task.type === 'draft' ? DRAFT_WORDS : BID_WORDS;
  if (has) return done;
  const { waiting } = state;
  return 'seat' in waiting && waiting.seat === seat ? now : later;
}

const DRAFT_WORDS = ['has chosen', 'chooses now', 'chooses later'] as const;
const BID_WORDS = ['has bid', 'bids now', 'bids later'] as const;

function secretChoices(task: TaskView): Chosen | null {
  if (task.type === 'draft') return new Map(task.hands.map(({ seat, hasChosen }) => [seat, hasChosen]));
  if (task.type === 'chancellorship') return new Map(task.bids.map(({ seat, hasBid }) => [seat, hasBid]));
  return null;
}
