/** Calls on an open match. */
import type { Refusal, Result } from '../../../shared/base';
import type { MatchState } from '../../../shared/contract';
import type { CallContext, Calls } from '../call-context';
import type { MatchSession } from './match-session';

type MatchCalls = Pick<
  Calls,
  | 'document.act'
  | 'document.check'
  | 'document.branch'
  | 'document.playOn'
  | 'document.setSeat'
  | 'document.setUndoPolicy'
  | 'document.setChance'
  | 'document.look'
  | 'document.hurry'
  | 'document.setPace'
  | 'document.hint'
  | 'document.revealSeed'
  | 'document.log'
>;

export function matchCalls(context: CallContext): MatchCalls {
  const at = async <Value>(
    id: string,
    call: (session: MatchSession) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> => {
    const session = await context.matches.of(id);
    return session.ok ? call(session.value) : session;
  };
  return {
    'document.act': ({ id, baseRevision, actor, action }) =>
      at(id, (session) => session.act(baseRevision, actor, action)),
    'document.check': ({ id, actor, action }) => at(id, (session) => session.check(actor, action)),
    'document.branch': ({ id, baseRevision, branch }) =>
      at(id, (session) => session.branch(baseRevision, branch)),
    'document.playOn': ({ id, baseRevision }) => at(id, (session) => session.playOn(baseRevision)),
    'document.setSeat': ({ id, baseRevision, seat, player }) =>
      at(id, (session) => session.setSeat(baseRevision, seat, player)),
    'document.setUndoPolicy': ({ id, baseRevision, policy }) =>
      at(id, (session) => session.setUndoPolicy(baseRevision, policy)),
    'document.setChance': ({ id, baseRevision, chance }) =>
      at(id, (session) => session.setChance(baseRevision, chance)),
    'document.look': ({ id, seat }) => at(id, (session) => session.look(seat)),
    'document.hurry': ({ id }) => at(id, (session) => session.hurry()),
    'document.setPace': ({ id, pace }) => at(id, (session) => session.setPace(pace)),
    'document.hint': ({ id }) => at(id, (session) => session.hint()),
    'document.revealSeed': ({ id }) => at(id, (session) => session.revealSeed()),
    'document.log': ({ id, from, to }) => at(id, (session) => session.log(from, to)),
  };
}

/** Tells every window, and that the list is another one. */
export function publishMatch({ announcer }: Pick<CallContext, 'announcer'>): (state: MatchState) => void {
  return (state) => {
    announcer.publish({ type: 'document', state });
    announcer.libraryChanged();
  };
}
