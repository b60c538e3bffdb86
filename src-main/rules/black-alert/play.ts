/** One step of a match while it is carried out: a private copy of the state, the events so far, and the stack of tasks. */
import type { RuleId } from '../../../shared/base';
import type { Outcome } from '../engine';
import type { BlackAlertEvent } from './events';
import type { BlackAlertState, Draft, DraftState } from './state';
import type { Table } from './table';
import type { Task } from './task';

export class Play {
  readonly table: Table;
  readonly state: DraftState;
  readonly events: BlackAlertEvent[] = [];

  constructor(table: Table, state: BlackAlertState) {
    this.table = table;
    this.state = copied(state);
  }

  /** The state as questions read it; the same object, so it follows every change. */
  get frozen(): BlackAlertState {
    return this.state; // a draft has all that the state has
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

  tell(event: BlackAlertEvent): void {
    this.events.push(event);
  }

  /**
   * The match is over at this instant: nothing that waits is carried out any more. Reading b of BA-OBJ-04 finishes the
   * effect first and then compares.
   */
  end(outcome: Outcome): void {
    if (this.state.outcome !== null) return;
    if (this.table.readings['BA-OBJ-04'] === 'b')
      this.state.endings.push(outcome as Draft<Outcome>); // never written into
    else this.conclude(outcome);
  }

  /** With the effect over: ends for the same side are one, ends for different ones are a draw. */
  compareEndings(): void {
    const [first, ...others] = this.state.endings;
    if (!first) return;
    const isOne = others.every(({ winners }) => winners.join() === first.winners.join());
    this.conclude(isOne ? first : { type: 'draw', winners: [], rule: 'BA-OBJ-04' });
  }

  private conclude(outcome: Outcome): void {
    this.state.outcome = { ...outcome, winners: [...outcome.winners] };
    this.tell({ type: 'ended', rule: outcome.rule });
  }

  /** Seats of a team, in seat order. */
  win(team: 'starfleet' | 'terran', rule: RuleId): void {
    const winners = this.state.seats.filter((seat) => seat.team === team).map(({ seat }) => seat);
    this.end({ type: 'win', winners, rule });
  }
}

/**
 * A copy that may be written into: every record and list that rules change is new, what they replace whole is shared.
 * By hand, since it runs once an action and a deep copy costs ten times as much.
 */
function copied(state: BlackAlertState): DraftState {
  const copy = {
    ...state,
    seats: state.seats,
    characters: mapped(state.characters, (character) => ({ ...character, hand: [...character.hand] })),
    turn: {
      ...state.turn,
      risk: { starfleet: [...state.turn.risk.starfleet], terran: [...state.turn.risk.terran] },
    },
    holders: { ...state.holders },
    piles: mapped(state.piles, ({ top, rest, discard }) => ({
      top: [...top],
      rest: [...rest],
      discard: [...discard],
    })),
    peeked: { ...state.peeked },
    ready: [...state.ready],
    missions: state.missions.map((mission) => ({ ...mission })),
    infiltrations: [...state.infiltrations],
    damage: { ...state.damage },
    damageTaken: { ...state.damageTaken },
    pools: { discovery: { ...state.pools.discovery }, charon: { ...state.pools.charon } },
    supply: { ...state.supply, resources: { ...state.supply.resources } },
    board: {
      ...state.board,
      corruption: [...state.board.corruption],
      fleets: [...state.board.fleets],
    },
    modifiers: [...state.modifiers],
    endings: [...state.endings],
    tasks: [...state.tasks],
  };
  // Seats, tiles and tasks are shared with the old state and only ever replaced whole.
  return copy as DraftState;
}

function mapped<Value, Copy>(
  record: Readonly<Record<string, Value>>,
  copy: (value: Value) => Copy,
): Record<string, Copy> {
  const result: Record<string, Copy> = {};
  for (const key in record) result[key] = copy(record[key] as Value); // the key is the record's own
  return result;
}
