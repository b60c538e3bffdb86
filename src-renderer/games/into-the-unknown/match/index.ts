/** The table of a match of Into the Unknown, as the app wires it. */
import type { LogEntry } from '../../../../shared/contract';
import type { EventOf, LogLine, MatchTable } from '../../descriptor';
import { chanceAsk } from './chance/chance-ask';
import Curtain from './Curtain.svelte';
import { handOverText, seatText } from './hand-over';
import Panel from './panel/Panel.svelte';
import { MatchSession } from './session.svelte';
import Stage from './Stage.svelte';
import { eventLines } from './words';

type Table = MatchTable<'into-the-unknown'>;

/** The app hands Stage, Panel and the rest the session that `createSession` made. */
export const matchTable: Table = {
  createSession: (context) => new MatchSession(context),
  Stage: Stage as Table['Stage'],
  Panel: Panel as Table['Panel'],
  Curtain: Curtain as NonNullable<Table['Curtain']>,
  logLines: (session: MatchSession, entry: LogEntry<EventOf<'into-the-unknown'>>): readonly LogLine[] =>
    eventLines(session.told, entry),
  handOverText,
  seatText,
  chanceAsk: (session: MatchSession) => chanceAsk(session),
};
