/** A table of Into the Unknown over the rules themselves, without main: one person's seat, the others and chance at random. */
import type { ContentPack } from '../../shared/content';
import {
  DEFAULT_SETTINGS,
  type Hint,
  type IntoTheUnknownMatchState,
  type SeatId,
} from '../../shared/contract';
import type {
  IntoTheUnknownAction,
  IntoTheUnknownEvent,
  IntoTheUnknownView,
} from '../../shared/contract/into-the-unknown';
import type { LogEntry } from '../../shared/contract';
import { type Actor, type Random, randomFrom } from '../../src-main/rules/engine';
import type { MatchContext } from '../../src-renderer/games/descriptor';
import { MatchSession } from '../../src-renderer/games/into-the-unknown/match/session.svelte';
import type { Match } from './into-the-unknown/match';
import { UNTOUCHED } from './untouched-line';

const NAMES = ['Ansa', 'Vantar'];

export interface TableOptions {
  /** The person's; the first unless told. */
  readonly seat?: SeatId;
  readonly seed?: string;
}

/** What is asked of an open match, answered by the rules at once. */
export class IntoTheUnknownTable {
  readonly id = '00000000-0000-4000-8000-000000000000';
  readonly match: Match;
  readonly seat: SeatId;
  readonly log: LogEntry<IntoTheUnknownEvent>[] = [];
  readonly acted: IntoTheUnknownAction[] = [];
  readonly #random: Random;
  #revision = 0;
  state = $state.raw() as IntoTheUnknownMatchState;

  constructor(match: Match, { seat = '1', seed = 'table' }: TableOptions = {}) {
    this.match = match;
    this.seat = seat;
    this.#random = randomFrom(seed);
    this.others();
  }

  act(action: IntoTheUnknownAction, actor: Actor = this.seat): Promise<boolean> {
    this.acted.push(action);
    const { rules, state } = this.match;
    if (!rules.check(state, actor, action).ok) return Promise.resolve(false);
    this.#step(actor, action);
    this.others();
    return Promise.resolve(true);
  }

  check(action: IntoTheUnknownAction) {
    const { rules, state } = this.match;
    return Promise.resolve(rules.check(state, this.seat, action));
  }

  /** Everybody else, and chance, until the person is asked or the match is over. */
  others(): void {
    const { match } = this;
    while (match.actors.length > 0 && !match.actors.includes(this.seat))
      this.#sample(match.actor ?? 'chance');
    this.#show();
  }

  /** So many decisions of the person's seat at random, fewer where the match ends. */
  playSome(decisions: number): void {
    for (let made = 0; made < decisions && this.match.actors.length > 0; made += 1) {
      this.#sample(this.seat);
      this.others();
    }
  }

  /** The person's seat too is played at random until a table is reached that is looked for. False: it never was. */
  playUntil(isReached: (table: IntoTheUnknownTable) => boolean, most = 2000): boolean {
    for (let steps = 0; steps < most && !isReached(this); steps += 1) {
      if (this.match.actors.length === 0) return false;
      this.#sample(this.seat);
      this.others();
    }
    return isReached(this);
  }

  hint(): Promise<Hint | null> {
    return Promise.resolve(null);
  }
  goTo(): Promise<boolean> {
    return Promise.resolve(true);
  }
  hurry(): Promise<boolean> {
    return Promise.resolve(true);
  }

  #sample(actor: Actor): void {
    const { rules, state } = this.match;
    this.#step(actor, rules.sample(state, actor, this.#random));
  }

  #step(actor: Actor, action: IntoTheUnknownAction): void {
    this.match.step(actor, action);
    this.log.push({ position: this.log.length + 1, actor, events: this.match.events, reason: null });
  }

  #show(): void {
    this.#revision += 1;
    this.state = stateOf(this.match, this.seat, this.#revision, this.log.length);
  }
}

function stateOf(match: Match, seat: SeatId, revision: number, position: number): IntoTheUnknownMatchState {
  const { rules, state } = match;
  const view: IntoTheUnknownView = rules.view(state, seat);
  const isAsked = match.actors.includes(seat);
  const legal = isAsked ? rules.legal(state, seat) : null;
  const open = legal?.type === 'open' ? legal.kinds : [];
  return {
    kind: 'match',
    id: '00000000-0000-4000-8000-000000000000',
    game: 'into-the-unknown',
    title: 'Distress call, first watch',
    revision,
    savedAt: 0,
    position,
    length: position,
    seats: view.seats.map((each, index) => ({
      seat: each.seat,
      player: index === 0 ? 'person' : 'random',
      name: NAMES[index] ?? '',
    })),
    readings: {},
    looking: { type: 'seat', seat },
    view,
    offers: legal && {
      seat,
      actions: legal.actions ?? [],
      ...(open.length > 0 ? { open } : {}),
      closed: rules.closed?.(state, seat) ?? [],
      forecasts: rules.forecasts?.(state, seat) ?? [],
    },
    waiting: match.actors.length === 0 ? { type: 'over' } : { type: 'person', seat },
    outcome: view.outcome,
    ...UNTOUCHED,
  };
}

export interface OpenTable {
  readonly session: MatchSession;
  readonly table: IntoTheUnknownTable;
}

/** A session over such a match. */
export function intoTheUnknownTable(match: Match, options: TableOptions = {}): OpenTable {
  const table = new IntoTheUnknownTable(match, options);
  const content: ContentPack = match.table.content;
  const context = {
    match: table,
    content,
    packs: [],
    settings: { value: DEFAULT_SETTINGS },
    announce: () => undefined,
    refuse: () => undefined,
    open: () => undefined,
  } as unknown as MatchContext<'into-the-unknown'>; // what a table of its kind touches of it
  return { session: new MatchSession(context), table };
}
