/** One step of a match while it is carried out: a private copy of the state, the events so far, and the stack of tasks. */
import type { NovaCryEvent, Task } from '../../../shared/contract/nova-cry';
import type { Outcome, SeatId } from '../engine';
import type { Draft, DraftSeat, DraftState, NovaCryState } from './state';
import type { Table } from './table';

export class Play {
  readonly table: Table;
  readonly state: DraftState;
  readonly events: NovaCryEvent[] = [];
  /** Seats that are copied already: most actions write into one or none. */
  private readonly own = new Set<SeatId>();

  constructor(table: Table, state: NovaCryState) {
    this.table = table;
    this.state = copied(state);
  }

  /** The state as questions read it; the same object, so it follows every change. */
  get frozen(): NovaCryState {
    return this.state; // a draft has all that the state has
  }

  /**
   * The seat to write into, a copy of its own from the first time it is asked for. A seat that was read before
   * (`seatOf(play.frozen, ...)`) does not follow what is written afterwards.
   */
  seat(seat: SeatId): DraftSeat {
    const { seats } = this.state;
    const index = seats.findIndex((each) => each.seat === seat);
    const found = seats[index];
    if (!found) throw new Error(`No seat ${seat}.`);
    if (this.own.has(seat)) return found;
    const copy = copiedSeat(found);
    seats[index] = copy;
    this.own.add(seat);
    return copy;
  }

  /** Puts tasks on the stack so that the first named is carried out first. */
  push(...tasks: readonly Task[]): void {
    for (const task of tasks.toReversed()) this.state.tasks.push(task as Draft<Task>); // tasks are replaced, never written into
  }

  /** Takes the task on top away; the one that is being carried out. */
  pop(): void {
    this.state.tasks.pop();
  }

  /** Puts another task in the place of the one on top. */
  replace(task: Task): void {
    this.pop();
    this.push(task);
  }

  tell(event: NovaCryEvent): void {
    this.events.push(event);
  }

  /** The match is over at this instant: nothing that waits is carried out any more (NC-SCORE-01). */
  end(outcome: Outcome): void {
    if (this.state.outcome !== null) return;
    this.state.outcome = { ...outcome, winners: [...outcome.winners] };
    this.tell({ type: 'ended', rule: outcome.rule });
  }
}

/** A seat with lists and cards of its own; what lies in those (training, attached cards) is only ever replaced whole. */
function copiedSeat(seat: DraftSeat): DraftSeat {
  return {
    ...seat,
    ship: seat.ship && { ...seat.ship, used: { ...seat.ship.used } },
    captain: seat.captain && { ...seat.captain },
    crew: seat.crew.map((member) => ({ ...member })),
    aliens: seat.aliens.map((alien) => ({ ...alien })),
    permanents: seat.permanents.map((permanent) => ({ ...permanent })),
    front: [...seat.front],
    planet: seat.planet && { ...seat.planet },
    hand: [...seat.hand],
  };
}

/**
 * A copy that may be written into: piles and the turn are new, with their own lists, seats are copied as they are
 * asked for; tasks and modifiers are shared with the old state and only ever replaced whole.
 * By hand, since it runs once an action and a deep copy costs ten times as much.
 */
function copied(state: NovaCryState): DraftState {
  const copy = {
    ...state,
    seats: [...state.seats],
    turn: state.turn && {
      ...state.turn,
      aliens: { ...state.turn.aliens },
      strategies: state.turn.strategies.map((strategy) => ({ ...strategy })),
    },
    piles: copiedPiles(state),
    bag: { ...state.bag },
    modifiers: [...state.modifiers],
    tasks: [...state.tasks],
  };
  return copy as DraftState; // lists inside what is copied are replaced whole, never written into
}

function copiedPiles({ piles }: NovaCryState): Record<string, { deck: string[]; discard: string[] }> {
  const copies: Record<string, { deck: string[]; discard: string[] }> = {};
  for (const [name, { deck, discard }] of Object.entries(piles))
    copies[name] = { deck: [...deck], discard: [...discard] };
  return copies;
}
