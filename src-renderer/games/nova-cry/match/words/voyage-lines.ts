/** Lines of the log that tell of planets: which comes, which is made for, how far the ship has come. */
import { assertNever } from '../../../../../shared/base';
import type { LogLine } from '../../../descriptor';
import { type EventOf, lineFor } from './line';
import { cardName, cardNames, type Told } from './told';

export function voyageLine(
  told: Told,
  event: EventOf<'saw-planets' | 'planet' | 'no-planet' | 'cast-off' | 'moved' | 'docked'>,
): LogLine {
  const { content, nameOf } = told;
  const line = lineFor(told);
  switch (event.type) {
    case 'saw-planets':
      return line(
        event.seat,
        `${nameOf(event.seat)} draws the planets ${cardNames(content, event.cards)}`,
        'NC-NAV-01',
      );
    case 'planet':
      return line(
        event.seat,
        `${nameOf(event.seat)} sets out for ${cardName(content, event.planet)}`,
        'NC-NAV-03',
      );
    case 'no-planet':
      return line(
        event.seat,
        `the warp of ${nameOf(event.seat)} reaches none of ${cardNames(content, event.cards)}`,
        'NC-NAV-05',
      );
    case 'cast-off':
      return line(
        event.by,
        `${nameOf(event.by)} has ${cardName(content, event.planet)} of ${nameOf(event.seat)} discarded`,
        'NC-ABIL-01',
      );
    case 'moved':
      return line(
        event.seat,
        `${nameOf(event.seat)} comes to space ${event.space} of ${event.of}`,
        'NC-TERM-03',
      );
    case 'docked':
      return line(
        event.seat,
        `${nameOf(event.seat)} docks at ${cardName(content, event.planet)}`,
        'NC-TERM-01',
      );
    default:
      return assertNever(event);
  }
}
