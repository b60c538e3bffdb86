/**
 * Choices that several seats make at once and in secret. They are shown together when the last one has chosen, so that
 * choice reveals as much as a card that is turned over.
 */
import type { Actor } from './types';

/** Who has to decide at some place of a match. */
export interface Due {
  readonly actors: readonly Actor[];
  /** It is one of several choices that are hidden until all are made. */
  readonly isSecret: boolean;
}

/** Where nothing has been decided yet. */
export function firstDue(actors: readonly Actor[]): Due {
  return { actors, isSecret: actors.length > 1 };
}

/** Who is due after a decision, and whether it was the last of several secret ones, so that all are seen now. */
export function dueAfter(
  before: Due,
  actors: readonly Actor[],
): { readonly due: Due; readonly reveals: boolean } {
  const others = before.actors.length > 1 && actors.length > 0;
  const goesOn = others && actors.every((actor) => before.actors.includes(actor));
  return {
    due: { actors, isSecret: goesOn || actors.length > 1 },
    reveals: before.isSecret && !goesOn,
  };
}

/** The same after a record of the referee, who answers for nobody: whoever was still to choose in secret is so still. */
export function dueAfterReferee(before: Due, actors: readonly Actor[]): ReturnType<typeof dueAfter> {
  const isSame =
    actors.length === before.actors.length && actors.every((actor) => before.actors.includes(actor));
  return isSame ? { due: before, reveals: false } : dueAfter(before, actors);
}
