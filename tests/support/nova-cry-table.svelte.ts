/** A Nova Cry table without main: an open match's shape over a view made by hand. What is asked for is only noted. */
import type { NovaCryContent } from '../../shared/content/nova-cry';
import type { ClosedOffer, Hint, NovaCryMatchState } from '../../shared/contract';
import { DEFAULT_SETTINGS } from '../../shared/contract';
import type { NovaCryAction, NovaCryView } from '../../shared/contract/nova-cry';
import type { MatchContext } from '../../src-renderer/games/descriptor';
import { MatchSession } from '../../src-renderer/games/nova-cry/match/session.svelte';
import { UNTOUCHED } from './untouched-line';

const NAMES = ['Ansa', 'Vantar', 'Orla', 'Sung', 'Ebele', 'Tomasz'];

export interface TableOptions {
  readonly actions?: readonly NovaCryAction[];
  readonly closed?: readonly ClosedOffer[];
  readonly waiting?: NovaCryMatchState['waiting'];
}

/** What the table is told of such a view. Without `actions` nobody is asked. */
export function novaCryState(
  view: NovaCryView,
  { actions, closed = [], waiting }: TableOptions,
): NovaCryMatchState {
  const seat = view.viewer === 'spectator' ? null : view.viewer;
  return {
    kind: 'match',
    id: '00000000-0000-4000-8000-000000000000',
    game: 'nova-cry',
    title: 'Nova Cry: the Mere run',
    revision: 1,
    savedAt: 0,
    position: 61,
    length: 61,
    seats: view.seats.map((each, index) => ({
      seat: each.seat,
      player: index === 0 ? 'person' : 'steady',
      name: NAMES[index] ?? '',
    })),
    readings: { 'NC-DUEL-05': 'a' },
    looking: seat === null ? { type: 'spectator' } : { type: 'seat', seat },
    view,
    offers: actions && seat !== null ? { seat, actions, closed } : null,
    waiting: waiting ?? { type: 'person', seat: seat ?? '1' },
    outcome: view.outcome,
    ...UNTOUCHED,
  };
}

export class NovaCryTable {
  readonly id = '00000000-0000-4000-8000-000000000000';
  readonly log = [];
  state = $state.raw() as NovaCryMatchState;
  /** Every action that was asked for. */
  readonly acted: NovaCryAction[] = [];
  hinted: Hint | null = null;

  constructor(state: NovaCryMatchState) {
    this.state = state;
  }

  act(action: NovaCryAction): Promise<boolean> {
    this.acted.push(action);
    return Promise.resolve(true);
  }
  hint(): Promise<Hint | null> {
    return Promise.resolve(this.hinted);
  }
  goTo(): Promise<boolean> {
    return Promise.resolve(true);
  }
  setPace(): Promise<boolean> {
    return Promise.resolve(true);
  }
}

export interface OpenTable {
  readonly session: MatchSession;
  readonly table: NovaCryTable;
}

/** A session over such a view. */
export function novaCryTable(
  content: NovaCryContent,
  view: NovaCryView,
  options: TableOptions = {},
): OpenTable {
  const table = new NovaCryTable(novaCryState(view, options));
  return { session: novaCrySession(content, table), table };
}

export function novaCrySession(content: NovaCryContent, table: NovaCryTable): MatchSession {
  const context = {
    match: table,
    content,
    packs: [],
    settings: { value: DEFAULT_SETTINGS },
    announce: () => undefined,
    refuse: () => undefined,
    open: () => undefined,
  } as unknown as MatchContext<'nova-cry'>; // what a table of its kind touches of it
  return new MatchSession(context);
}
