/** An open match as the renderer sees it: only what the seat that looks may know. */
import type { AnyAction, Looking, MatchState, MatchStateOf, Offers, Waiting } from '../../../shared/contract';
import type { SeatId } from '../../../shared/contract/seats';
import type { MatchGame } from '../../../shared/documents';
import { listedIn, openKindsIn, redoTo, undoTo } from '../../rules/engine';
import { inThePast } from './match-refusals';
import type { MatchTable } from './match-table';
import { viewerOf } from './looking';

export interface SeenFrom {
  readonly looking: Looking;
  /** The position that the table looks at, null for the present. */
  readonly past: number | null;
  /** The bot that thinks, and since when. */
  readonly thinking: { readonly seat: SeatId; readonly since: number } | null;
  readonly isSeedShown: boolean;
}

export function matchStateOf(table: MatchTable, seen: SeenFrom): MatchState {
  const { document, match, timeline } = table;
  const { rules, line } = timeline;
  const { looking, past } = seen;
  const state = past === null ? timeline.state : timeline.stateAt(past);
  const outcome = rules.outcome(state);
  const isOver = past === null && outcome !== null;
  const told: MatchStateOf<MatchGame, unknown, AnyAction> = {
    kind: 'match',
    id: document.id,
    game: match.game,
    title: match.title,
    revision: document.revision,
    savedAt: document.savedAt,
    position: past ?? line.position,
    length: line.records.length,
    seats: table.seats,
    readings: match.readings,
    looking,
    view: rules.view(state, viewerOf(looking)),
    offers: offersOf(table, seen),
    waiting: waitingOf(table, seen),
    outcome,
    turns: table.played.turns(),
    branches: line.branches.map(({ id, at, records, title }) => ({ id, at, length: records.length, title })),
    undo: { policy: table.policy, refusal: undoRefusal(table, past) },
    redo: { refusal: redoRefusal(table, past) },
    chance: table.chance,
    seed: isOver || seen.isSeedShown ? match.seed : null,
    notice: table.at.notice,
  };
  return told as MatchState; // view and actions are of the game that the match is of
}

function offersOf(table: MatchTable, { looking, past }: SeenFrom): Offers<AnyAction> | null {
  if (looking.type !== 'seat' || past !== null || table.actor !== looking.seat) return null;
  const { rules, state } = table.timeline;
  const { seat } = looking;
  const list = rules.legal(state, seat);
  const open = openKindsIn(list);
  const forecasts = rules.forecasts?.(state, seat) ?? [];
  return {
    seat,
    actions: listedIn(list),
    ...(open.length > 0 ? { open } : {}),
    closed: rules.closed?.(state, seat) ?? [],
    ...(forecasts.length > 0 ? { forecasts } : {}),
  };
}

function waitingOf(table: MatchTable, { past, thinking }: SeenFrom): Waiting {
  if (past !== null) return { type: 'past' };
  const { actor } = table;
  if (actor === null) return { type: 'over' };
  if (actor === 'chance' || actor === 'referee') return { type: 'chance' };
  if (table.isPerson(actor)) return { type: 'person', seat: actor };
  return { type: 'bot', seat: actor, since: thinking?.since ?? table.document.savedAt };
}

function undoRefusal(table: MatchTable, past: number | null) {
  if (past !== null) return inThePast();
  const undone = undoTo(table.undoQuestion());
  return undone.ok ? null : undone.error;
}

function redoRefusal(table: MatchTable, past: number | null) {
  if (past !== null) return inThePast();
  const redone = redoTo({ ...table.timeline.line, isPerson: table.byPerson() });
  return redone.ok ? null : redone.error;
}
