/** Arrow cards in play: laid down, laid on somebody, taken away with all they did (NC-ACTION-07 to 09, NC-CARD-05, NC-CARD-06). */
import { CAPTAIN, type CardId, type NovaCryEvent, type PersonId } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { destroyShips } from './elimination';
import { findPerson, type Person } from './people';
import { layOnDiscards } from './piles';
import type { Play } from './play';
import type { DraftSeat } from './state';
import { recordOf } from './table';
import { warnOfSupply } from './supply';

type Why = Extract<NovaCryEvent, { readonly type: 'discarded' }>['why'];

/**
 * Lays an arrow card in the area with a blue cube on its option, before its text is carried out, so that the text finds it
 * there; a card that lies there stays as it is.
 */
export function layInPlay(play: Play, seat: SeatId, card: CardId, option: 0 | 1): void {
  const held = play.seat(seat);
  if (held.permanents.some((each) => each.card === card)) return;
  held.permanents = [...held.permanents, { card, option, used: false, on: null, raises: null }];
  warnOfSupply(play, 'designation', 1);
}

/** Whether somebody may bear a card: no other of the same name lies there (NC-CARD-05, NC-CARD-06). */
export function canBear({ attached }: Person, card: CardId): boolean {
  return !attached.some((each) => recordOf(each) === recordOf(card));
}

/** Lays an arrow card in play on somebody of its player. */
export function attach(play: Play, seat: SeatId, card: CardId, person: PersonId): void {
  const found = findPerson(play.frozen, seat, person);
  if (!found || !play.seat(seat).permanents.some((each) => each.card === card)) return;
  change(play, seat, card, { on: person });
  setAttached(play.seat(seat), person, [...found.attached, card]);
}

/** Marks which ability an arrow card in play raises. */
export function markRaise(
  play: Play,
  seat: SeatId,
  card: CardId,
  raises: { readonly of: 'captain' | 'ship'; readonly index: number },
): void {
  change(play, seat, card, { raises });
}

function change(play: Play, seat: SeatId, card: CardId, to: Partial<DraftSeat['permanents'][number]>): void {
  const held = play.seat(seat);
  held.permanents = held.permanents.map((each) => (each.card === card ? { ...each, ...to } : each));
}

function setAttached(held: DraftSeat, person: PersonId, attached: CardId[]): void {
  if (person === CAPTAIN && held.captain) held.captain.attached = attached;
  for (const each of [...held.crew, ...held.aliens]) if (each.card === person) each.attached = attached;
}

/** Out of play onto its discards: what it lay on, raised and changed is as before; its points stay (NC-ACTION-09). */
export function leavePlay(play: Play, seat: SeatId, card: CardId, why: Why): void {
  const held = play.seat(seat);
  const permanent = held.permanents.find((each) => each.card === card);
  if (!permanent) throw new Error(`${card} does not lie before ${seat}.`);
  held.permanents = held.permanents.filter((each) => each !== permanent);
  if (permanent.on !== null) {
    const bearer = findPerson(play.frozen, seat, permanent.on);
    setAttached(
      held,
      permanent.on,
      (bearer?.attached ?? []).filter((each) => each !== card),
    );
  }
  if (permanent.raises) changeRaised(held, permanent.raises, -1);
  play.state.modifiers = play.state.modifiers.filter(
    (each) => each.seat !== seat || each.from !== card || each.until !== 'in-play',
  );
  layOnDiscards(play, [card]);
  play.tell({ type: 'discarded', seat, cards: [card], why });
  destroyShips(play);
}

/** Counts a Persona Chip or an Elite Prototype on an ability more or less. */
export function changeRaised(
  held: DraftSeat,
  { of, index }: { readonly of: 'captain' | 'ship'; readonly index: number },
  by: 1 | -1,
): void {
  const owner = held[of];
  if (!owner) return;
  const raised = Array.from(
    { length: Math.max(owner.raised.length, index + 1) },
    (_, at) => owner.raised[at] ?? 0,
  );
  raised[index] = Math.max(0, (raised[index] ?? 0) + by);
  owner.raised = raised;
}
