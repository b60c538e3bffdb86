/** Advice in the words of the table: pieces by their names, not by their ids. */
import { assertNever } from '../../../shared/base';
import type { Advice } from '../../../shared/sector';

/** `name` gives a piece's name by its id. */
export function adviceText(advice: Advice, name: (id: string) => string): string {
  const [first = '', second = ''] = advice.pieceIds.map(name);
  switch (advice.code) {
    case 'outside-setup-area':
      return `${first} is not wholly inside its set-up area.`;
    case 'overlapping-bases':
      return `The bases of ${first} and ${second} overlap.`;
    case 'outside-sector':
      return `${first} is not wholly inside the sector.`;
    case 'in-system':
      return `${first} is in ${systemIn(advice)}.`;
    case 'partly-in-system':
      return `${first} is partly in ${systemIn(advice)}: its player declares whether it is in it.`;
    case 'in-deep-space':
      return `${first} is in deep space.`;
    default:
      return assertNever(advice.code);
  }
}

/** The system's name as the advice has it. */
function systemIn({ message }: Advice): string {
  return /system [^.:]+/.exec(message)?.[0] ?? 'a system';
}
