/** The table of a match, as the app wires it. */
import type { LogEntry, SeatId } from '../../../../shared/contract';
import type { EventOf, LogLine, MatchTable, Sign, StateOf } from '../../descriptor';
import { chanceAsk } from './chance';
import Curtain from './Curtain.svelte';
import Panel from './panel/Panel.svelte';
import { MatchSession } from './session.svelte';
import './spore.css';
import Stage from './Stage.svelte';
import { eventLines, SIDES } from './words';

type Table = MatchTable<'black-alert'>;

/** The app hands Stage, Panel and the rest the session that `createSession` made. */
export const matchTable: Table = {
  createSession: (context) => new MatchSession(context),
  Stage: Stage as Table['Stage'],
  Panel: Panel as Table['Panel'],
  Curtain: Curtain as NonNullable<Table['Curtain']>,
  logLines: (session: MatchSession, entry: LogEntry<EventOf<'black-alert'>>): readonly LogLine[] =>
    eventLines(session.content, session.view, entry),
  signOf(state: StateOf<'black-alert'>, seat: SeatId): Sign | null {
    const side = state.view.seats.find((each) => each.seat === seat)?.team;
    return side === undefined ? null : SIDES[side];
  },
  chanceAsk: (session: MatchSession) => chanceAsk(session),
};
