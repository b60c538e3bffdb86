/** `plotroom legal`: who may act in a match, and everything that each may do. */
import { type Actor, type AnyAction, listedIn } from '../rules/engine';
import { type Answer, answered, refused } from './answer';
import type { MatchAtHand } from './games';
import { actorFrom } from './match-options';

export function answerLegal({ timeline }: MatchAtHand, seat: string | undefined): Answer {
  const { rules, state } = timeline;
  const actors = rules.actors(state);
  const named = seat === undefined ? null : actorFrom(timeline, seat);
  if (named !== null && !named.ok) return refused(named.error);
  const asked: readonly Actor[] = named === null ? actors : [named.value];
  const actions = asked.map((actor): readonly [Actor, unknown] => {
    const list = rules.legal(state, actor);
    if (list.type === 'listed') return [actor, list.actions];
    const listed = listedIn<AnyAction>(list);
    return [actor, listed.length > 0 ? { open: list.kinds, actions: listed } : { open: list.kinds }];
  });
  return answered({ actors, actions: Object.fromEntries(actions) });
}
