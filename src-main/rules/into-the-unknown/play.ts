/** One step of a match while it is carried out: a private copy of the state, the events so far, and the stack of tasks. */
import type {
  FeatureState,
  FeatureId,
  IntoTheUnknownEvent,
  OfficerId,
  OfficerState,
  SeatState,
  Task,
  UnitId,
  UnitState,
} from '../../../shared/contract/into-the-unknown';
import type { Outcome, SeatId } from '../engine';
import { inheritMemo, unsettleState } from './memo';
import type { Draft, DraftState, IntoTheUnknownState } from './state';
import type { Table } from './table';

type Written = 'units' | 'officers' | 'features' | 'seats';

export class Play {
  readonly table: Table;
  private readonly draft: DraftState;
  readonly events: IntoTheUnknownEvent[] = [];
  /** Things that are copied already: most actions write into few. */
  private readonly own = new Set<string>();

  constructor(table: Table, state: IntoTheUnknownState) {
    this.table = table;
    this.draft = {
      ...state,
      seats: [...state.seats],
      units: [...state.units],
      gone: [...state.gone],
      officers: [...state.officers],
      features: [...state.features],
      mission: { ...state.mission },
      round: state.round && { ...state.round },
      modifiers: [...state.modifiers],
      tasks: [...state.tasks],
    } as DraftState; // what lies deeper is replaced whole, never written into
    inheritMemo(state, this.draft);
  }

  /** The state to write into. What was remembered of it is forgotten: read `frozen` where nothing is written. */
  get state(): DraftState {
    unsettleState(this.draft);
    return this.draft;
  }

  /** The state as questions read it; the same object, so it follows every change. */
  get frozen(): IntoTheUnknownState {
    return this.draft; // a draft has all that the state has
  }

  /** The unit to write into, a copy of its own; lists and records inside it are replaced whole. Throws for none. */
  unit(id: UnitId): Draft<UnitState> {
    return this.writable('units', this.state.units, id, (each) => each.id === id);
  }

  officer(id: OfficerId): Draft<OfficerState> {
    return this.writable('officers', this.state.officers, id, (each) => each.id === id);
  }

  feature(id: FeatureId): Draft<FeatureState> {
    return this.writable('features', this.state.features, id, (each) => each.id === id);
  }

  seat(seat: SeatId): Draft<SeatState> {
    return this.writable('seats', this.state.seats, seat, (each) => each.seat === seat);
  }

  private writable<Each extends object>(
    list: Written,
    all: Each[],
    id: string,
    is: (each: Each) => boolean,
  ): Each {
    const index = all.findIndex(is);
    const found = all[index];
    if (!found) throw new Error(`Nothing in ${list} is ${id}.`);
    const key = `${list}/${id}`;
    if (this.own.has(key)) return found;
    const copy = { ...found };
    all[index] = copy;
    this.own.add(key);
    return copy;
  }

  /** Puts tasks on the stack so that the first named is carried out first. */
  push(...tasks: readonly Task[]): void {
    for (const task of tasks.toReversed()) this.draft.tasks.push(task as Draft<Task>); // tasks are replaced, never written into
  }

  /** Takes the task on top away; the one that is being carried out. */
  pop(): void {
    this.draft.tasks.pop();
  }

  /** Puts another task in the place of the one on top. */
  replace(task: Task): void {
    this.pop();
    this.push(task);
  }

  tell(event: IntoTheUnknownEvent): void {
    this.events.push(event);
  }

  /** The match is over at this instant: nothing that waits is carried out any more. */
  end(outcome: Outcome): void {
    if (this.draft.outcome !== null) return;
    this.draft.outcome = { ...outcome, winners: [...outcome.winners] };
    this.tell({ type: 'ended', rule: outcome.rule });
  }
}
