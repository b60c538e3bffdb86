/** What an action keeps off its player or brings upon them besides its steps. */
import { type SpaceSymbol, WINNING } from '../../../../../shared/content/nova-cry';
import type { NovaCryAction, SeatView } from '../../../../../shared/contract/nova-cry';
import type { MatchSession } from '../session.svelte';
import { SYMBOL_ACTS, symbolsAt } from './symbols';

export interface Note {
  readonly text: string;
  readonly tone: 'ok' | 'warn';
}

export function notesOf(session: MatchSession, action: NovaCryAction, own: SeatView): readonly Note[] {
  return [...symbolNotes(session, own), ...winNotes(session, action, own)];
}

/** What the pawn leaves or comes to stand on at the end of its own turn. */
function symbolNotes(session: MatchSession, own: SeatView): readonly Note[] {
  const pawn = session.forecast?.pawn;
  if (!pawn || !own.planet || session.view.turn?.seat !== own.seat) return [];
  const left = symbolsAt(session, own.planet.card, pawn.from);
  const met = pawn.docks ? [] : symbolsAt(session, own.planet.card, pawn.to);
  return [
    ...left
      .filter((symbol) => symbol !== 'nebula')
      .slice(0, 1)
      .map((symbol): Note => ({ text: AVOIDED[symbol], tone: 'ok' })),
    ...met.slice(0, 1).map((symbol): Note => ({
      text: `At the end of the turn: ${SYMBOL_ACTS[symbol]}`,
      tone: symbol === 'nebula' ? 'ok' : 'warn',
    })),
  ];
}

const AVOIDED: Readonly<Record<SpaceSymbol, string>> = {
  asteroid: 'Off the asteroid: no damage at turn end',
  storm: 'Out of the storm: no token at turn end',
  nebula: 'Out of the Nebula',
  anomaly: 'Past the Anomaly: no card at turn end',
};

/** Fifteen points win, those of a declared duel not by themselves (NC-SCORE-01, NC-DUEL-05). */
function winNotes({ forecast, state }: MatchSession, action: NovaCryAction, own: SeatView): readonly Note[] {
  const total = own.score + (forecast?.victory ?? 0);
  if (!forecast || forecast.victory <= 0 || total < WINNING) return [];
  if (action.type === 'duel' && state.readings['NC-DUEL-05'] === 'c')
    return [{ text: 'Points of declaring a duel alone do not win', tone: 'warn' }];
  return [{ text: `${total} of ${WINNING} VP: that wins the match`, tone: 'ok' }];
}
