/** What an actor may do where not everything can be listed: a choice that bots and searches can go through. */
import type { ActionList, Actor, AnyAction, AnyRules, Random } from './types';

/** Answers drawn where the kinds are open. */
const SAMPLES = 16;

/** The listed part of what is legal; open kinds may have listed actions beside them. */
export function listedIn<Action>(list: ActionList<Action>): readonly Action[] {
  return list.actions ?? [];
}

/** Kinds of actions that are legal and cannot be listed. */
export function openKindsIn<Action>(list: ActionList<Action>): readonly string[] {
  return list.type === 'open' ? list.kinds : [];
}

/**
 * Everything listed, and legal samples of what is open, none twice. `random` decides which; where all is listed it is
 * not asked at all.
 */
export function choicesOf(
  rules: AnyRules,
  state: unknown,
  actor: Actor,
  random: Random,
): readonly AnyAction[] {
  const list = rules.legal(state, actor);
  const listed = listedIn(list);
  if (openKindsIn(list).length === 0) return listed;
  const drawn = new Map(listed.map((action) => [JSON.stringify(action), action]));
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const action = rules.sample(state, actor, random);
    drawn.set(JSON.stringify(action), action);
  }
  return [...drawn.values()];
}
