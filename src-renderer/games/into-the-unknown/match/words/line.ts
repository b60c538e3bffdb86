/** A line of the log, a row of the panel, the question over it. */
import type { RuleId } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';
import type { LogLine } from '../../../descriptor';
import { markOf } from '../seats/mark-of';
import { capital, sentence } from './text';
import type { Told } from './told';

/** A sentence with whose doing it was (null: the table's) and the rule behind it. */
export type Line = (by: SeatId | null, text: string, rule?: RuleId | null) => LogLine;

export function lineFor({ nameOf }: Told): Line {
  return (by, text, rule = null) => ({
    text: sentence(text),
    by: by === null ? null : { mark: markOf(by), label: nameOf(by) },
    rule,
  });
}

/** An action in words: its row, its preview, its hint. */
export interface ActionWords {
  readonly title: string;
  /** What it costs or brings; empty: the title says it. */
  readonly detail: string;
  readonly rule: RuleId | null;
}

export function say(title: string, detail = '', rule: RuleId | null = null): ActionWords {
  return { title: capital(title), detail: sentence(detail), rule };
}

/** A question that waits for an answer. */
export interface TaskWords extends ActionWords {
  /** Whom it asks; null: chance, several at once, or nobody. */
  readonly who: SeatId | null;
}

export function ask(who: SeatId | null, title: string, detail = '', rule: RuleId | null = null): TaskWords {
  return { who, ...say(title, detail, rule) };
}
