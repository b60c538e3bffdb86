/** What a person can do by name in every match: send the decision under way, take it back, ask for a hint, take a row by its number. */
import type { Command } from '../../ui';
import { MOST_NUMBERED } from './numbers';

/** The heading that these stand under. */
export const MATCH_GROUP = 'Match';

export interface Decision {
  readonly confirm: Pick<Command, 'enabled' | 'run'>;
  readonly cancel: () => void;
  /** What ends a turn or a question without an answer; listed between the others. */
  readonly ends: readonly Command[];
  readonly hint: { readonly keys: string; readonly enabled: () => boolean; readonly run: () => void };
}

export function decisionCommands({ confirm, cancel, ends, hint }: Decision): readonly Command[] {
  return [
    { id: 'match.confirm', title: 'Do what is chosen', group: MATCH_GROUP, keys: 'Enter', ...confirm },
    { id: 'match.cancel', title: 'Take the choice back', group: MATCH_GROUP, keys: 'Escape', run: cancel },
    ...ends,
    { id: 'match.hint', title: 'Ask the bot for a hint', group: MATCH_GROUP, ...hint },
  ];
}

/** Staying out, or stopping. */
export function passCommand(enabled: () => boolean, run: () => void): Command {
  return { id: 'match.pass', title: 'Pass, or stop here', group: MATCH_GROUP, keys: 'X', enabled, run };
}

/** Answers and rows of the panel by their number: `enabled` and `run` count them from 0, `title` from 1. */
export function rowCommands(
  enabled: (index: number) => boolean,
  run: (index: number) => void,
  title = (number: number): string => `Take number ${number} of the panel`,
): readonly Command[] {
  return Array.from({ length: MOST_NUMBERED }, (_, index) => ({
    id: `match.row-${index + 1}`,
    title: title(index + 1),
    group: MATCH_GROUP,
    keys: String(index + 1),
    enabled: () => enabled(index),
    run: () => run(index),
  }));
}
