/** What the words of a match are told by: the content, the table as its viewer may know it, and who plays where. */
import type { NovaCryContent } from '../../../../../shared/content/nova-cry';
import type { SeatId } from '../../../../../shared/contract';
import {
  CAPTAIN,
  type CardId,
  type NovaCryView,
  type PersonId,
} from '../../../../../shared/contract/nova-cry';
import { recordOf } from '../../cards/lookup';

export interface Told {
  readonly content: NovaCryContent;
  readonly view: NovaCryView;
  /** Who plays a seat, as the match names them. */
  readonly nameOf: (seat: SeatId) => string;
}

/** The printed name of any card of the game; what the viewer may not see is `a card`. */
export function cardName(content: NovaCryContent, card: CardId): string {
  const id = recordOf(card);
  const kinds: readonly Readonly<Record<string, { readonly name: string }>>[] = [
    content.actionCards,
    content.aliens,
    content.planets,
    content.ships,
    content.captains,
    content.weapons,
    content.crew,
    content.discovery,
    content.merchant,
    content.abilities,
  ];
  const found = kinds.find((records) => Object.hasOwn(records, id));
  return found?.[id]?.name ?? 'a card';
}

/** `Long Scan, Relic Lattice and Whispers`. */
export function cardNames(content: NovaCryContent, cards: readonly CardId[]): string {
  return listed(cards.map((card) => cardName(content, card)));
}

/** A person of a task force by name; the captain by the captain's own. */
export function personName({ content, view }: Told, seat: SeatId, person: PersonId): string {
  if (person !== CAPTAIN) return cardName(content, person);
  const captain = view.seats.find((each) => each.seat === seat)?.captain;
  return captain ? cardName(content, captain.card) : 'the captain';
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}

/** A sentence: a capital in front, a full stop behind. */
export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
