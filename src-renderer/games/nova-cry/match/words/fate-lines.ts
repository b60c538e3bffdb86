/** Lines of the log that tell what becomes of ships and of persons. */
import { assertNever, type RuleId } from '../../../../../shared/base';
import type { LogLine } from '../../../descriptor';
import { type EventOf, lineFor } from './line';
import { personName, type Told } from './told';

/** What a person comes to, and the rule that says when. */
const FATES = {
  'knocked-out': ['is knocked out', 'NC-TERM-04'],
  destroyed: ['is destroyed', 'NC-TERM-07'],
  revived: ['is revived', 'NC-TERM-06'],
  resurrected: ['is resurrected', 'NC-TERM-08'],
  spared: ['is spared', null],
} as const satisfies Readonly<Record<string, readonly [string, RuleId | null]>>;

export function personFateLine(told: Told, event: EventOf<keyof typeof FATES>): LogLine {
  const [words, rule] = FATES[event.type];
  const who = `${personName(told, event.seat, event.person)} of ${told.nameOf(event.seat)}`;
  return lineFor(told)(event.seat, `${who} ${words}`, rule);
}

export function shipFateLine(told: Told, event: EventOf<'damaged' | 'repaired' | 'eliminated'>): LogLine {
  const { nameOf } = told;
  const line = lineFor(told);
  switch (event.type) {
    case 'damaged':
      return line(
        event.by,
        `the ship of ${nameOf(event.seat)} takes ${event.count} damage, ${event.now} in all`,
        'NC-SHIP-07',
      );
    case 'repaired':
      return line(event.seat, `${nameOf(event.seat)} removes ${event.count} damage, ${event.now} left`, null);
    case 'eliminated':
      return line(
        event.seat,
        `the ship of ${nameOf(event.seat)} is destroyed: ${nameOf(event.seat)} is out of the game`,
        'NC-SHIP-10',
      );
    default:
      return assertNever(event);
  }
}
