/** Lines of the log that tell how a match begins: who goes first, and the draft. */
import { assertNever } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';
import type { LogLine } from '../../../descriptor';
import { counted } from '../../words';
import { type EventOf, lineFor } from './line';
import { cardName, cardNames, listed, type Told } from './told';

export function setupLine(
  told: Told,
  event: EventOf<'first-player' | 'dealt' | 'drafted' | 'matched' | 'crew'>,
): LogLine {
  const { content, nameOf } = told;
  const line = lineFor(told);
  switch (event.type) {
    case 'first-player':
      return line(
        event.seat,
        `${nameOf(event.seat)} goes first, by ${rollsText(told, event.rolls)}`,
        'NC-SETUP-09',
      );
    case 'dealt':
      return line(event.seat, dealtText(told, event), 'NC-DRAFT-03');
    case 'drafted':
      return line(
        null,
        listed(event.chosen.map(({ seat, card }) => `${nameOf(seat)} takes ${cardName(content, card)}`)),
        'NC-DRAFT-03',
      );
    case 'matched':
      return line(
        event.seat,
        `${nameOf(event.seat)} shows matching weapons and is dealt others: ${cardNames(content, event.cards)}`,
        'NC-DRAFT-06',
      );
    case 'crew':
      return line(
        event.seat,
        `${nameOf(event.seat)} gets ${cardName(content, event.card)} as ${event.officer}`,
        'NC-DRAFT-08',
      );
    default:
      return assertNever(event);
  }
}

function rollsText(
  { nameOf }: Told,
  rolls: readonly { readonly seat: SeatId; readonly die: number }[],
): string {
  return listed(rolls.map(({ seat, die }) => `${nameOf(seat)} ${die}`));
}

function dealtText({ content, nameOf }: Told, { seat, count, cards, stage }: EventOf<'dealt'>): string {
  const what = cards ? cardNames(content, cards) : counted(count, stage.slice(0, -1));
  return `${nameOf(seat)} is dealt ${what}`;
}
