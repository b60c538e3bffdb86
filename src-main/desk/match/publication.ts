/** What the windows are told of a match: its state as whoever looks may know it, whenever it is another than they have. */
import type { MatchState } from '../../../shared/contract';
import type { BotSeat } from './bot-seat';
import { matchStateOf } from './match-state';
import type { MatchTable } from './match-table';
import type { Travel } from './travel';
import type { Watch } from './watch';

/** What a state is put together of. */
export interface Published {
  readonly table: MatchTable;
  readonly watch: Watch;
  readonly travel: Travel;
  readonly bots: BotSeat;
}

export class Publication {
  readonly #of: Published;
  readonly #publish: (state: MatchState) => void;
  #isSeedShown = false;
  #published = '';

  constructor(of: Published, publish: (state: MatchState) => void) {
    this.#of = of;
    this.#publish = publish;
  }

  get state(): MatchState {
    const { table, watch, travel, bots } = this.#of;
    return matchStateOf(table, {
      looking: watch.looking,
      past: travel.past,
      thinking: bots.thinking,
      isSeedShown: this.#isSeedShown,
    });
  }

  /** From now on the state tells the seed. */
  showSeed(): void {
    this.#isSeedShown = true;
  }

  /** The state, told to every window unless it is the one they have. */
  publish(): MatchState {
    const { state } = this;
    const text = JSON.stringify(state);
    if (text !== this.#published) this.#publish(state);
    this.#published = text;
    return state;
  }
}
