/** What commands and the status line may ask of a match's session. */
import type { SeatId } from '../../../../shared/contract';
import type {
  IntoTheUnknownAction,
  IntoTheUnknownView,
  TaskView,
  UnitId,
  UnitView,
} from '../../../../shared/contract/into-the-unknown';
import type { Advice } from '../../../panels/decide/advice.svelte';
import type { StateOf } from '../../descriptor';
import type { SectorSession } from '../session.svelte';
import type { Choosing, Entry, Numbered } from './offers';
import type { Maneuvering } from './staging/maneuvering.svelte';
import type { Placing } from './staging/placing.svelte';
import type { Told } from './words';

export interface TableSession {
  readonly state: StateOf<'into-the-unknown'>;
  readonly view: IntoTheUnknownView;
  readonly offers: StateOf<'into-the-unknown'>['offers'];
  readonly entries: readonly Entry[];
  readonly choosing: Choosing;
  readonly maneuvering: Maneuvering;
  readonly placing: Placing;
  readonly advice: Advice;
  readonly sector: SectorSession;
  /** What the keys 1 to 9 stand for. */
  readonly numbered: readonly Numbered[];
  readonly task: TaskView | null;
  readonly told: Told;
  readonly shown: UnitView | null;
  /** What would answer the question under way on the table; null: nothing is asked of it. */
  readonly answers: ReadonlySet<string> | null;
  nameOf(seat: SeatId): string;
  show(id: UnitId): void;
  act(action: IntoTheUnknownAction): Promise<boolean>;
  confirm(): Promise<boolean>;
  escape(): void;
  setTool(id: string): void;
  takeNumber(index: number): void;
}
