/** A seat that a bot plays: one search at a time, ended by whatever takes its turn away. */
import type { Refusal } from '../../../shared/base';
import type { Hint } from '../../../shared/contract';
import type { AnyAction, SeatId } from '../../../shared/contract/seats';
import {
  type BotDecision,
  type BotName,
  botNamed,
  type BotRequest,
  TABLE_BUDGET_MS,
  type Thinker,
} from '../../bots';
import { choicesOf, type MatchRecord, randomFrom } from '../../rules/engine';
import type { BotPace } from './bot-pace';
import type { MatchTable } from './match-table';

export interface BotSeatOptions {
  readonly thinker: Thinker;
  /** Told when a bot's turn could not be stored, or failed. */
  readonly onProblem: (problem: Refusal) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly pace: BotPace;
}

/** Who advises a person. */
const ADVISER: BotName = 'steady';
const MAX_NOTE = 500;

interface Search {
  readonly seat: SeatId;
  readonly since: number;
  readonly abort: AbortController;
}

export class BotSeat {
  readonly #table: MatchTable;
  readonly #options: BotSeatOptions;
  #search: Search | null = null;

  constructor(table: MatchTable, options: BotSeatOptions) {
    this.#table = table;
    this.#options = options;
  }

  get thinking(): { readonly seat: SeatId; readonly since: number } | null {
    return this.#search;
  }

  /**
   * Begins a search for the seat's decision in the present state, unless one is under way. `play` gets the record when it
   * is found, with a question that says whether it is still wanted: the search may have been stopped meanwhile.
   */
  think(seat: SeatId, play: (record: MatchRecord, isWanted: () => boolean) => Promise<void>): void {
    if (this.#search !== null) return;
    const search = { seat, since: this.#options.now(), abort: new AbortController() };
    this.#search = search;
    const isWanted = (): boolean => this.#search === search;
    void this.#decided(search)
      .then(async (record) => {
        await this.#options.pace.rest(search.since);
        return play(record, isWanted);
      })
      .catch((cause: unknown) => {
        if (isWanted()) this.#search = null;
        this.#options.onProblem(botFailed(cause));
      });
  }

  /** The decision is no longer wanted. */
  stop(): void {
    this.#search?.abort.abort();
    this.#search = null;
    this.#options.pace.end();
  }

  /** The decision is wanted at once, and what bots do until a person decides follows without a rest. */
  hurry(): void {
    this.#search?.abort.abort();
    this.#options.pace.hurry();
  }

  /** What the bot would do for a person who has to decide now. */
  async advise(seat: SeatId): Promise<Hint> {
    const { action, reason } = await this.#ask(seat, ADVISER, [], new AbortController().signal);
    return { action, reason };
  }

  async #decided({ seat, abort }: Search): Promise<MatchRecord> {
    const { rules, state } = this.#table.timeline;
    const player = this.#table.seats.find((each) => each.seat === seat)?.player ?? '';
    const struckOut: AnyAction[] = [];
    for (;;) {
      const { action, reason } = await this.#ask(seat, botNamed(player) ?? ADVISER, struckOut, abort.signal);
      const checked = rules.check(state, seat, action);
      if (checked.ok) return { seat, action: checked.value, note: reason.slice(0, MAX_NOTE) };
      struckOut.push(action);
    }
  }

  #ask(
    seat: SeatId,
    bot: BotName,
    struckOut: readonly AnyAction[],
    signal: AbortSignal,
  ): Promise<BotDecision> {
    return this.#options.thinker.decide(this.#request(seat, bot, struckOut), signal);
  }

  #request(seat: SeatId, bot: BotName, struckOut: readonly AnyAction[]): BotRequest {
    const { match, at, timeline } = this.#table;
    const { rules, state, line } = timeline;
    const seed = JSON.stringify([match.seed, bot, seat, line.position]);
    const struck = new Set(struckOut.map((action) => JSON.stringify(action)));
    const legal = choicesOf(rules, state, seat, randomFrom(JSON.stringify([seed, struckOut.length])));
    const left = legal.filter((action) => !struck.has(JSON.stringify(action)));
    if (left.length === 0) throw new Error(`Nothing is legal for the bot at seat ${seat}.`);
    return {
      bot,
      game: match.game,
      layers: at.layers,
      readings: match.readings,
      seat,
      view: rules.view(state, seat),
      legal: left,
      seed,
      budget: { type: 'time', ms: TABLE_BUDGET_MS },
    };
  }
}

function botFailed(cause: unknown): Refusal {
  const why = cause instanceof Error ? cause.message : String(cause);
  return {
    code: 'bot-failed',
    message: `The bot could not decide (${why}). Take its seat, or let it try again.`,
  };
}
