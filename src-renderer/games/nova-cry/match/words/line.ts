/** A line of the log. */
import type { RuleId } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';
import type { NovaCryEvent } from '../../../../../shared/contract/nova-cry';
import type { LogLine } from '../../../descriptor';
import { markOf } from '../seats/mark-of';
import { sentence, type Told } from './told';

export type EventOf<Type extends NovaCryEvent['type']> = Extract<NovaCryEvent, { readonly type: Type }>;

/** A sentence with whose doing it was (null: the table's) and the rule behind it. */
export type Line = (by: SeatId | null, text: string, rule: RuleId | null) => LogLine;

export function lineFor({ nameOf }: Told): Line {
  return (by, text, rule) => ({
    text: sentence(text),
    by: by === null ? null : { mark: markOf(by), label: nameOf(by) },
    rule,
  });
}
