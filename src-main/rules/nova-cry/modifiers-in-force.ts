/**
 * Which lasting changes are in force for a seat: of cards in play and of aliens that are not out. What they change asks
 * here.
 */
import type { Modifier } from '../../../shared/content/nova-cry';
import type { CardId } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { seatOf } from './turn-order';
import type { NovaCryState, SeatHeld } from './state';
import { recordOf, type Table } from './table';

type Changes = Modifier['changes'];
/** The modifiers of one kind. */
export type ModifierOf<Kind extends Changes> = Extract<Modifier, { readonly changes: Kind }>;
/** Modifiers that are a number more or less. */
type NumberChange = Extract<Modifier, { readonly by: number }>['changes'];

/** Every modifier in force for a seat with the card it comes from. */
export function forEachModifier(
  table: Table,
  state: NovaCryState,
  held: SeatHeld,
  visit: (what: Modifier, from: CardId) => void,
): void {
  for (const { seat, what, from } of state.modifiers) if (seat === held.seat) visit(what, from);
  for (const { card, status } of held.aliens) {
    if (status !== 'ready') continue;
    const record = table.content.aliens[recordOf(card)];
    if (record) for (const what of record.lasting) visit(what, card);
  }
}

/** What the modifiers of a kind come to, one by one; 0 where none is in force. */
export function sumOf(table: Table, state: NovaCryState, seat: SeatId, changes: NumberChange): number {
  let sum = 0;
  forEachModifier(table, state, seatOf(state, seat), (what) => {
    if (what.changes === changes && 'by' in what) sum += what.by;
  });
  return sum;
}

function isKind<Kind extends Changes>(what: Modifier, changes: Kind): what is ModifierOf<Kind> {
  return what.changes === changes;
}

/** Whether a modifier of a kind that is meant is in force. */
export function hasModifier<Kind extends Changes>(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  changes: Kind,
  isMeant: (what: ModifierOf<Kind>) => boolean,
): boolean {
  let found = false;
  forEachModifier(table, state, seatOf(state, seat), (what) => {
    if (isKind(what, changes) && isMeant(what)) found = true;
  });
  return found;
}
