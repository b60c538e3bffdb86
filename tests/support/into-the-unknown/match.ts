/** A match of Into the Unknown that tests lay out and play by naming seats. */
import type { ContentPack } from '../../../shared/content';
import type {
  FeatureState,
  IntoTheUnknownAction,
  IntoTheUnknownEvent,
  IntoTheUnknownView,
  OfficerState,
  SeatState,
  TaskOf,
  TaskType,
  UnitState,
} from '../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownSetup } from '../../../shared/documents';
import type { Readings } from '../../../shared/sector';
import { type Actor, randomFrom, type SeatId } from '../../../src-main/rules/engine';
import { intoTheUnknown } from '../../../src-main/rules/into-the-unknown';
import { tableOver } from '../../../src-main/rules/into-the-unknown/mission/table-over';
import type { Play } from '../../../src-main/rules/into-the-unknown/play';
import { settle } from '../../../src-main/rules/into-the-unknown/settle';
import type { IntoTheUnknownState } from '../../../src-main/rules/into-the-unknown/state';
import type { Table } from '../../../src-main/rules/into-the-unknown/table';
import { PlayedMatch } from '../played-match';
import { type Cards, contentWith, tableWith } from './content';
import type { BegunOptions } from './play';
import { stateWith } from './state';

export class Match extends PlayedMatch<
  IntoTheUnknownSetup,
  IntoTheUnknownState,
  IntoTheUnknownAction,
  IntoTheUnknownView,
  IntoTheUnknownEvent
> {
  readonly table: Table;
  /** Everything since the match was laid out. */
  log: IntoTheUnknownEvent[] = [];

  constructor(table: Table, state: IntoTheUnknownState) {
    super(intoTheUnknown(table.content, table.readings), state);
    this.table = table;
  }

  /** A match in round 1 as laid out; what waits for nobody is carried out with the first step. */
  static begun({ cards, readings, ...options }: BegunOptions = {}): Match {
    const table = tableWith(cards, readings);
    return new Match(table, stateWith(table, options));
  }

  /** A match as it has been written into, what waits for nobody carried out. */
  static after(play: Play): Match {
    settle(play);
    return new Match(play.table, play.frozen);
  }

  /** A match from its very first draw. Throws with the faults of the set-up. */
  static from(setup: IntoTheUnknownSetup, readings: Readings = {}, cards: Cards = {}): Match {
    const content: ContentPack = contentWith(cards);
    const begun = intoTheUnknown(content, readings).start(setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error, null, 1));
    return new Match(tableOver(content, readings), begun.value);
  }

  protected actorOf(seat: Actor): Actor {
    return seat;
  }

  override step(actor: Actor, action: IntoTheUnknownAction): this {
    super.step(actor, action);
    this.log.push(...this.events);
    return this;
  }

  /** Faces by their place in the dice's records. */
  roll(...faces: readonly number[]): this {
    return this.step('chance', { type: 'rolled', faces: [...faces] });
  }

  draw(...cards: readonly string[]): this {
    return this.step('chance', { type: 'drawn', cards: [...cards] });
  }

  /** Whatever comes until the task on top is of the type or, for null, the match is over. Throws after `most` steps. */
  until(type: TaskType | null, seed = 'until', most = 4000): this {
    const random = randomFrom(seed);
    for (let steps = 0; steps < most; steps += 1) {
      if (this.state.outcome !== null || this.state.tasks.at(-1)?.type === type) return this;
      this.sample(random);
    }
    throw new Error(`The match does not come to ${type ?? 'its end'}.`);
  }

  /** The task on top, which is of this type. */
  taskOf<Type extends TaskType>(type: Type): TaskOf<Type> {
    const { task } = this;
    if (task.type !== type) throw new Error(`${task.type} is on top, not ${type}.`);
    return task as TaskOf<Type>; // just compared
  }

  view(seat: SeatId | 'spectator'): IntoTheUnknownView {
    return this.rules.view(this.state, seat);
  }

  unit(id: string): UnitState {
    return found(this.state.units, id);
  }
  officer(id: string): OfficerState {
    return found(this.state.officers, id);
  }
  feature(id: string): FeatureState {
    return found(this.state.features, id);
  }
  seat(id: SeatId): SeatState {
    const seat = this.state.seats.find((each) => each.seat === id);
    if (!seat) throw new Error(`No ${id} in this match.`);
    return seat;
  }
}

function found<Each extends { readonly id: string }>(all: readonly Each[], id: string): Each {
  const one = all.find((each) => each.id === id);
  if (!one) throw new Error(`Nothing is called ${id}; there are ${all.map((each) => each.id).join(', ')}.`);
  return one;
}
