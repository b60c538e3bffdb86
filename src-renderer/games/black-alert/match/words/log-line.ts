/** A line of the log. */
import type { RuleId } from '../../../../../shared/base';
import type { Team } from '../../../../../shared/content/black-alert';
import type { LogLine, Sign } from '../../../descriptor';
import { sentence } from './sentence';

/** The sides as time bar, curtain and log sign them. */
export const SIDES: Readonly<Record<Team, Sign>> = {
  starfleet: { mark: 1, label: 'Starfleet' },
  terran: { mark: 2, label: 'Terran' },
};

/** A sentence with whose doing it was (null: the table's) and the rule behind it. */
export function line(text: string, team: Team | null, rule: RuleId | null): LogLine {
  return { text: sentence(text), by: team && SIDES[team], rule };
}
