/** A fight as the stage shows it: the one under way from the view, or one that is over from the log. */
import type { LogEntry, SeatId } from '../../../../../shared/contract';
import {
  type BattleRound,
  type BattleStep,
  CAPTAIN,
  type DuelRound,
  type DuelStep,
  type NovaCryEvent,
  type NovaCryView,
} from '../../../../../shared/contract/nova-cry';

interface Fight {
  readonly attacker: SeatId;
  readonly defender: SeatId;
  /** 1 to 3: the one under way, or the last. */
  readonly round: number;
  /** On the table now; null: none were thrown yet in this round. */
  readonly dice: readonly [number, number] | null;
}
export interface BattleShown extends Fight {
  readonly kind: 'battle';
  /** `done`: over, and its result is told. */
  readonly step: BattleStep | 'done';
  readonly rounds: readonly BattleRound[];
  readonly nebula: number;
  readonly gunnery: readonly [number, number];
  /** Damage of this round that cards keep off attacker and defender. */
  readonly prevented: readonly [number, number];
  /** Who ended it by getting away. */
  readonly escaped: SeatId | null;
}
export interface DuelShown extends Fight {
  readonly kind: 'duel';
  readonly step: DuelStep | 'done';
  readonly rounds: readonly DuelRound[];
  readonly wounds: readonly [number, number];
  readonly prevented: readonly [number, number];
  /** Whose captains were destroyed in it. */
  readonly fallen: readonly SeatId[];
}
export type FightShown = BattleShown | DuelShown;

/** The fight under way, whatever it has called for on top of it; null: there is none. */
export function fightNow({ tasks }: NovaCryView): FightShown | null {
  for (const task of tasks.toReversed()) {
    if (task.type === 'battle') return { ...task, kind: 'battle', escaped: null };
    if (task.type === 'duel') return { ...task, kind: 'duel', fallen: [] };
  }
  return null;
}

type EventOf<Type extends NovaCryEvent['type']> = Extract<NovaCryEvent, { readonly type: Type }>;
interface Told {
  readonly position: number;
  readonly event: NovaCryEvent;
}

/** The last fight of the log that ended after a position, if no other has begun since; null: there is none. */
export function fightOver(log: readonly LogEntry<NovaCryEvent>[], after: number): FightShown | null {
  const told = log.flatMap(({ position, events }) => events.map((event): Told => ({ position, event })));
  const start = told.findLastIndex(({ event }) => event.type === 'battle' || event.type === 'duel');
  const events = told.slice(start).map(({ event }) => event);
  const end = told.slice(start).find(({ event }) => event.type === 'fight-over');
  const [begun] = events;
  if (!begun || end?.event.type !== 'fight-over' || end.position <= after) return null;
  if (begun.type === 'battle') return battleOver(begun, events, end.event.escaped);
  return begun.type === 'duel' ? duelOver(begun, events) : null;
}

function battleOver(
  { attacker, defender }: EventOf<'battle'>,
  events: readonly NovaCryEvent[],
  escaped: SeatId | null,
): BattleShown {
  const rounds = events.flatMap((event, index) =>
    event.type === 'battle-round' ? [{ ...event.result, token: tokenAfter(events, index) }] : [],
  );
  return {
    kind: 'battle',
    attacker,
    defender,
    step: 'done',
    round: Math.max(1, rounds.length),
    dice: null,
    rounds,
    nebula: 0,
    gunnery: [0, 0],
    prevented: [0, 0],
    escaped,
  };
}

/** What the hitter of a round has made activate (NC-ALERT-04). */
function tokenAfter(events: readonly NovaCryEvent[], index: number): BattleRound['token'] {
  const round = events[index];
  const rest = events.slice(index + 1);
  const next = rest.findIndex(({ type }) => type === 'battle-round');
  const hit = round?.type === 'battle-round' ? round.result.hit : null;
  const picked = (next < 0 ? rest : rest.slice(0, next)).findLast(
    (event) => event.type === 'activated' && event.by !== null && event.by === hit,
  );
  return picked?.type === 'activated' ? picked.token : null;
}

function duelOver({ attacker, defender }: EventOf<'duel'>, events: readonly NovaCryEvent[]): DuelShown {
  const rounds = events.flatMap((event) => (event.type === 'duel-round' ? [event.result] : []));
  const end = events.findIndex(({ type }) => type === 'fight-over');
  const fallen = events
    .slice(0, end + 1)
    .flatMap((event) => (event.type === 'destroyed' && event.person === CAPTAIN ? [event.seat] : []));
  return {
    kind: 'duel',
    attacker,
    defender,
    step: 'done',
    round: Math.max(1, rounds.length),
    dice: null,
    rounds,
    wounds: woundsUpTo(rounds, rounds.length),
    prevented: [0, 0],
    fallen,
  };
}

/** Wounds of attacker and defender after so many rounds (NC-DUEL-10). */
export function woundsUpTo(rounds: readonly DuelRound[], count: number): readonly [number, number] {
  return rounds
    .slice(0, count)
    .reduce<readonly [number, number]>((sum, { wounds }) => [sum[0] + wounds[0], sum[1] + wounds[1]], [0, 0]);
}

/** The seat that a round of a battle struck; null: nobody. */
export function struckIn({ attacker, defender }: Fight, { hit }: BattleRound): SeatId | null {
  if (hit === null) return null;
  return hit === attacker ? defender : attacker;
}
