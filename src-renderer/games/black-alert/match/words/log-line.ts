/** A line of the log. */
import type { RuleId } from '../../../../../shared/base';
import type { Team } from '../../../../../shared/content/black-alert';
import type { LogLine } from '../../../descriptor';
import { sentence } from './sentence';

/** A sentence with whose doing it was (null: the table's) and the rule behind it. */
export function line(text: string, team: Team | null, rule: RuleId | null): LogLine {
  return { text: sentence(text), team, rule };
}
