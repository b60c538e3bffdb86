/** Advice in the words of the table: pieces by their names, not by their ids. */
import { assertNever } from '../../../shared/base';
import type { Advice, AdviceCode } from '../../../shared/sector';

/** `name` gives a piece's name by its id; `length` a length in the person's unit. */
export function adviceText(
  advice: Advice,
  name: (id: string) => string,
  length: (inches: number) => string,
): string {
  const [first = '', second = ''] = advice.pieceIds.map(name);
  const system = systemIn(advice) ?? 'a system';
  switch (advice.code) {
    case 'outside-setup-area':
      return `${first} is not wholly inside its set\u2011up area.`;
    case 'overlapping-bases':
      return `The bases of ${first} and ${second} overlap.`;
    case 'outside-sector':
      return `${first} is not wholly inside the sector.`;
    case 'too-close':
      return `Agree on ${second} before ${first} fires: ${length(advice.byIn ?? 0)} decides.`;
    case 'in-system':
      return `${first} is in ${system}.`;
    case 'partly-in-system':
      return `${first} is partly in ${system}: its player declares whether it is in it.`;
    case 'in-deep-space':
      return `${first} is in deep space.`;
    default:
      return assertNever(advice.code);
  }
}

/** One line for several of the same code; `count` is more than one. */
export function foldedAdviceText(code: AdviceCode, count: number, system: string | null): string {
  switch (code) {
    case 'outside-setup-area':
      return `${count} ships stand outside their set\u2011up areas.`;
    case 'overlapping-bases':
      return `${count} pairs of bases overlap.`;
    case 'outside-sector':
      return `${count} pieces are not wholly inside the sector.`;
    case 'too-close':
      return `Agree before firing: ${count} pairs are too close to call.`;
    case 'in-system':
      return `${count} pieces are in ${system ?? 'a system'}.`;
    case 'partly-in-system':
      return `${count} pieces are partly in ${system ?? 'a system'}: their players declare.`;
    case 'in-deep-space':
      return `${count} pieces are in deep space.`;
    default:
      return assertNever(code);
  }
}

/** The system's name as the advice has it; null where none is spoken of. */
export function systemIn({ message }: Advice): string | null {
  return /\bin (system [^.:]+)/.exec(message)?.[1] ?? null;
}
