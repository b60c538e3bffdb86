/** A match on the table without main: an open match's shape over the rules themselves, for tests of the table. */
import type { Hint, LogEntry, MatchState, SeatId } from '../../shared/contract';
import type { BlackAlertAction } from '../../shared/contract/black-alert';
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { DEFAULT_SETTINGS } from '../../shared/contract';
import type { Actor } from '../../shared/contract/seats';
import type { MatchContext } from '../../src-renderer/games/descriptor';
import { MatchSession } from '../../src-renderer/games/black-alert/match/session.svelte';
import { CONTENT, type Match, match, type MatchOptions } from './black-alert';
import { UNTOUCHED } from './untouched-line';

/** What the table is told of a match that `seat` looks at, as main would tell it. */
export function stateOf(game: Match, seat: SeatId, revision: number, closed: Closed = []): MatchState {
  const { state, rules } = game;
  const actor = game.actor;
  const legal = rules.legal(state, seat);
  const isAsked = actor === seat && legal.type === 'listed';
  return {
    kind: 'match',
    id: '00000000-0000-4000-8000-000000000000',
    game: 'black-alert',
    title: 'A match',
    revision,
    savedAt: 0,
    position: revision,
    length: revision,
    seats: state.seats.map(({ seat: id, characters }) => ({
      seat: id,
      player: 'person',
      name: characters[0] ?? '',
    })),
    readings: {},
    looking: { type: 'seat', seat },
    view: rules.view(state, seat),
    offers: isAsked ? { seat, actions: legal.actions, closed } : null,
    waiting:
      actor === null
        ? { type: 'over' }
        : actor === 'chance' || actor === 'referee'
          ? { type: 'chance' }
          : { type: 'person', seat: actor },
    outcome: state.outcome,
    ...UNTOUCHED,
  };
}
type Closed = NonNullable<MatchState['offers']>['closed'];

/** Plays through the rules; chance answers by itself. */
export class TableMatch {
  readonly game: Match;
  readonly id = '00000000-0000-4000-8000-000000000000';
  state = $state.raw() as MatchState;
  log: readonly LogEntry[] = [];
  /** Every action that was asked for, with its actor. */
  readonly acted: { readonly actor: Actor; readonly action: BlackAlertAction }[] = [];
  refused: Refusal | null = null;
  hinted: Hint | null = null;
  hurried = 0;
  went: number | null = null;
  #seat: SeatId;

  constructor(game: Match, seat: SeatId, closed: Closed = []) {
    this.game = game;
    this.#seat = seat;
    this.state = stateOf(game, seat, 0, closed);
  }

  act(action: BlackAlertAction, actor: Actor = this.#seat): Promise<boolean> {
    return Promise.resolve(this.#acted(action, actor));
  }

  /** The table is shown anew, such as after the game was played on by a test, or through other eyes. */
  show(seat: SeatId = this.#seat): void {
    this.#seat = seat;
    this.state = stateOf(this.game, seat, this.state.revision + 1);
  }

  hint(): Promise<Hint | null> {
    return Promise.resolve(this.hinted);
  }

  hurry(): Promise<boolean> {
    this.hurried += 1;
    return Promise.resolve(true);
  }

  goTo(position: number): Promise<boolean> {
    this.went = position;
    return Promise.resolve(true);
  }

  playOn(): Promise<boolean> {
    return Promise.resolve(true);
  }

  #acted(action: BlackAlertAction, actor: Actor): boolean {
    this.acted.push({ actor, action });
    const checked = this.#checked(action, actor);
    if (!checked.ok) {
      this.refused = checked.error;
      return false;
    }
    this.game.step(actor, checked.value).fate();
    this.show();
    return true;
  }

  #checked(action: BlackAlertAction, actor: Actor): Result<BlackAlertAction, Refusal> {
    const checked = this.game.rules.check(this.game.state, actor, action);
    return checked.ok ? ok(checked.value) : err(checked.error);
  }
}

export interface Table {
  readonly session: MatchSession;
  readonly table: TableMatch;
  readonly game: Match;
}

/** A session over a match that was set up so, seen by the Character's player. */
export function tableFor(
  options: MatchOptions = {},
  who = options.turn ?? 'saru',
  closed: Closed = [],
): Table {
  return tableOf(match(options), who, closed);
}

export function tableOf(game: Match, who: string, closed: Closed = []): Table {
  const table = new TableMatch(game, game.seatOf(who), closed);
  const context = {
    match: table,
    content: CONTENT,
    settings: { value: DEFAULT_SETTINGS },
    announce: () => undefined,
    open: () => undefined,
  } as unknown as MatchContext<'black-alert'>; // the parts of an open match that a table uses
  return { session: new MatchSession(context), table, game };
}
