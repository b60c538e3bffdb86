/** The strategies of a turn: which may be named, what each can do, and the Chancellor's second doing. NC-STRAT-01 to 08, NC-CHANC-01. */
import { STRATEGIES, type Strategy } from '../../../shared/content/nova-cry';
import type { Task, TurnAction, TurnState } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { canFollow } from './can-follow';
import { addedStrategies } from './modifiers';
import type { Play } from './play';
import type { DraftState, NovaCryState } from './state';
import type { Table } from './table';
import { seatOf } from './turn-order';
import { pilesWithCards } from './tasks/draw-cards';

/** Strategies of a turn (NC-STRAT-01). */
export const NAMED_IN_A_TURN = 2;

type DraftTurn = NonNullable<DraftState['turn']>;
export type StrategyAction = Extract<TurnAction, { readonly type: 'strategy' }>;

interface Asking {
  readonly table: Table;
  readonly state: NovaCryState;
  readonly turn: TurnState;
}

/** The five and those that cards add, each by the card it comes from, one of each name. */
export function strategiesOf(table: Table, state: NovaCryState, seat: SeatId): readonly string[] {
  return [...STRATEGIES, ...new Set(addedStrategies(table, state, seat).map(({ from }) => from))];
}

/** Whether the Chancellorship counts for a player: holding it, with a captain that is not out (NC-CHANC-01, NC-CHANC-07). */
export function isChancellor(state: NovaCryState, seat: SeatId): boolean {
  return state.chancellor === seat && seatOf(state, seat).captain?.status === 'ready';
}

/** Reading a of NC-CHANC-17: as it is now; b: as it was when the phase began. */
export function hasBenefit({ table, state, turn }: Asking): boolean {
  return table.readings['NC-CHANC-17'] === 'b' ? turn.wasChancellor : isChancellor(state, turn.seat);
}

/** What may be named now, or done a second time where the doings come in any order (reading b of NC-CHANC-16). */
export function strategyActions(asking: Asking): readonly StrategyAction[] {
  const { table, state, turn } = asking;
  if (turn.phase !== 'strategy') return [];
  return [...namings(asking), ...secondDoings(asking)].filter(({ strategies }) =>
    isSensible(table, state, turn.seat, strategies),
  );
}

function namings({ table, state, turn }: Asking): readonly StrategyAction[] {
  const left = strategiesOf(table, state, turn.seat).filter(
    (id) => !turn.strategies.some((named) => named.id === id),
  );
  if (turn.strategies.length >= NAMED_IN_A_TURN) return [];
  if (table.readings['NC-STRAT-07'] === 'b')
    return left.map((id) => ({ type: 'strategy', strategies: [id] }));
  return left.flatMap((first) =>
    left
      .filter((second) => second !== first)
      .map((second): StrategyAction => ({ type: 'strategy', strategies: [first, second] })),
  );
}

function secondDoings(asking: Asking): readonly StrategyAction[] {
  if (asking.table.readings['NC-CHANC-16'] === 'a') return [];
  const benefits = hasBenefit(asking);
  return asking.turn.strategies
    .filter(({ left }) => left === FULL || (left > 0 && benefits))
    .map(({ id }) => ({ type: 'strategy', strategies: [id] }));
}

/** Reading a of NC-STRAT-06: whatever it does; b: not what would do nothing. */
function isSensible(table: Table, state: NovaCryState, seat: SeatId, ids: readonly string[]): boolean {
  return table.readings['NC-STRAT-06'] === 'a' || ids.every((id) => canDo(table, state, seat, id));
}

const CAN: Readonly<Record<Strategy, (state: NovaCryState, seat: SeatId) => boolean>> = {
  inspection: (state, seat) => seatOf(state, seat).front.length > 0,
  rush: (state, seat) => seatOf(state, seat).planet !== null,
  surveillance: () => true,
  command: (state) => pilesWithCards(state).length > 0,
  training: () => true,
};

/** Whether a strategy would do anything. */
export function canDo(table: Table, state: NovaCryState, seat: SeatId, id: string): boolean {
  if (isOfFive(id)) return CAN[id](state, seat);
  const added = addedStrategies(table, state, seat).find(({ from }) => from === id);
  const context = { self: seat, from: id, other: null };
  return added !== undefined && canFollow(table, state, added.effects, context);
}

export function isOfFive(id: string): id is Strategy {
  return (STRATEGIES as readonly string[]).includes(id);
}

/** Strategies are named, and carried out at once unless their doings come in any order (NC-STRAT-07, NC-CHANC-16). */
export function nameStrategies(play: Play, { strategies }: StrategyAction): void {
  const turn = turnOf(play);
  const asking = { table: play.table, state: play.frozen, turn };
  const { seat } = turn;
  const [first = ''] = strategies;
  if (turn.strategies.some(({ id }) => id === first))
    return play.push({ type: 'strategy', seat, id: first, again: isDone(turn, first) });
  const benefits = hasBenefit(asking);
  for (const id of strategies) turn.strategies.push({ id, left: benefits ? FULL : FULL - 1 });
  if (strategies.length > 1 && benefits && play.table.readings['NC-CHANC-16'] === 'b') return;
  play.push(
    ...strategies.flatMap((id): Task[] => [
      { type: 'strategy', seat, id, again: false },
      { type: 'again', seat, id },
    ]),
  );
}

function isDone({ strategies }: TurnState, id: string): boolean {
  return strategies.some((each) => each.id === id && each.left < FULL);
}

/** The turn that a strategy belongs to. */
export function turnOf(play: Play): DraftTurn {
  const { turn } = play.state;
  if (!turn) throw new Error('No turn is under way.');
  return turn;
}

/** Whether the phase may be ended: two are named and done once, or none is left that may be named (NC-STRAT-01, NC-CHANC-16). */
export function mayEndStrategies(asking: Asking): boolean {
  const { strategies } = asking.turn;
  if (strategies.length >= NAMED_IN_A_TURN) return strategies.every(({ left }) => left < FULL);
  return strategyActions(asking).length === 0;
}

/** Doings of a strategy that is named and not carried out yet, with the Chancellorship. */
export const FULL = 2;
