/** What commands and the status line may ask of a match's session. */
import type { SeatId } from '../../../../shared/contract';
import type { NovaCryAction, SeatView } from '../../../../shared/contract/nova-cry';
import type { Advice } from '../../../panels/decide/advice.svelte';
import type { StateOf } from '../../descriptor';
import type { Choosing, Entry } from './offers';

export interface TableSession {
  readonly state: StateOf<'nova-cry'>;
  readonly offers: StateOf<'nova-cry'>['offers'];
  readonly entries: readonly Entry[];
  readonly choosing: Choosing;
  readonly advice: Advice;
  /** What is over and stays on the stage until it has been looked at. */
  readonly watch: { readonly isShowing: boolean };
  /** Everybody but the seat that the table is laid out for. */
  readonly others: readonly SeatView[];
  /** What the keys 1 to 9 stand for; `none`: a number that answers nothing now. */
  readonly numbered: readonly { readonly type: string }[];
  nameOf(seat: SeatId): string;
  act(action: NovaCryAction): Promise<boolean>;
  confirm(): Promise<boolean>;
  escape(): void;
  setTool(id: string): void;
  takeNumber(index: number): void;
  unfold(seat: SeatId): void;
  walkSeats(by: 1 | -1): void;
}
