/** The table of a match, as the app wires it. */
import type { LogEntry, MatchState, SeatId } from '../../../../shared/contract';
import type { LogLine, MatchTable } from '../../descriptor';
import { chanceAsk } from './chance';
import Curtain from './Curtain.svelte';
import Panel from './panel/Panel.svelte';
import { MatchSession } from './session.svelte';
import './spore.css';
import Stage from './Stage.svelte';
import { eventLines } from './words';

/** The app hands Stage, Panel and the rest the session that `createSession` made. */
export const matchTable: MatchTable = {
  createSession: (context) => new MatchSession(context),
  Stage: Stage as MatchTable['Stage'],
  Panel: Panel as MatchTable['Panel'],
  Curtain: Curtain as NonNullable<MatchTable['Curtain']>,
  logLines: (session: MatchSession, entry: LogEntry): readonly LogLine[] =>
    eventLines(session.content, session.view, entry),
  teamOf: (state: MatchState, seat: SeatId): LogLine['team'] =>
    state.view.seats.find((each) => each.seat === seat)?.team ?? null,
  chanceAsk: (session: MatchSession) => chanceAsk(session),
};
