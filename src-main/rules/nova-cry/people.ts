/** Captain, crew and aliens of a seat: who they are, whom an effect may hit, and what becomes of them (NC-TERM-04 to 11). */
import type { PersonRole, Status } from '../../../shared/content/nova-cry';
import { CAPTAIN, type CardId, type PersonId } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { destroyShips } from './elimination';
import { givenBy } from './modifiers';
import type { Play } from './play';
import { opponentsOf, seatOf } from './turn-order';
import type { NovaCryState, SeatHeld } from './state';
import type { Table } from './table';

export interface Person {
  readonly seat: SeatId;
  readonly person: PersonId;
  readonly kind: 'officer' | 'alien' | 'captain';
  readonly status: Status;
  /** Arrow cards laid on it. */
  readonly attached: readonly CardId[];
}

/** Captain, officers and aliens of a seat, in that order. */
export function personsOf({ seat, captain, crew, aliens }: SeatHeld): readonly Person[] {
  return [
    ...(captain
      ? [
          {
            seat,
            person: CAPTAIN,
            kind: 'captain' as const,
            status: captain.status,
            attached: captain.attached,
          },
        ]
      : []),
    ...crew.map(({ card, status, attached }) => ({
      seat,
      person: card,
      kind: 'officer' as const,
      status,
      attached,
    })),
    ...aliens.map(({ card, status, attached }) => ({
      seat,
      person: card,
      kind: 'alien' as const,
      status,
      attached,
    })),
  ];
}

/** Somebody of a seat; undefined: nobody there is called so. */
export function findPerson(state: NovaCryState, seat: SeatId, person: PersonId): Person | undefined {
  return personsOf(seatOf(state, seat)).find((each) => each.person === person);
}

const KINDS: Readonly<Record<PersonRole, readonly Person['kind'][]>> = {
  'friendly-crew': ['officer', 'alien'],
  'friendly-officer': ['officer'],
  'friendly-captain': ['captain'],
  'friendly-any': ['captain', 'officer', 'alien'],
  'unfriendly-crew': ['officer', 'alien'],
  'unfriendly-officer': ['officer'],
  'unfriendly-alien': ['alien'],
  'unfriendly-captain': ['captain'],
};

/** Everybody a role can mean for a user: friendly is one's own, unfriendly an opponent's (NC-TERM-10); aliens are crew (NC-ALIEN-07). */
export function personsFor(state: NovaCryState, self: SeatId, role: PersonRole): readonly Person[] {
  const seats = role.startsWith('friendly') ? [self] : opponentsOf(state, self);
  return seats
    .flatMap((seat) => personsOf(seatOf(state, seat)))
    .filter(({ kind }) => KINDS[role].includes(kind));
}

/** Whether a card laid on somebody keeps it from that; in a duel only wounds count. */
export function isSafe(
  table: Table,
  state: NovaCryState,
  { seat, attached }: Person,
  from: 'knocked-out' | 'destroyed',
): boolean {
  const held = seatOf(state, seat);
  return attached.some((card) => {
    const gift = givenBy(table, held, card);
    return gift === 'shelter' || (gift === 'ward' && from === 'knocked-out');
  });
}

/**
 * Whether somebody can be knocked out or destroyed: not who is kept from it, and with reading a of NC-TERM-11 nobody who
 * is out already. A knocked out person can still be destroyed.
 */
export function canBePutOut(
  table: Table,
  state: NovaCryState,
  person: Person,
  to: 'knocked-out' | 'destroyed',
): boolean {
  if (isSafe(table, state, person, to)) return false;
  if (table.readings['NC-TERM-11'] === 'b') return true;
  return person.status === 'ready' || (to === 'destroyed' && person.status === 'knocked-out');
}

/** Own crew members, aliens among them, that Crew Needs or a discovery may knock out (NC-ALERT-06, NC-TERM-11). */
export function crewToKnockOut(table: Table, state: NovaCryState, seat: SeatId): readonly PersonId[] {
  return personsFor(state, seat, 'friendly-crew')
    .filter((person) => canBePutOut(table, state, person, 'knocked-out'))
    .map(({ person }) => person);
}

/**
 * Gives somebody another status. Destroyed officers lose their training tokens for good (NC-TRAIN-04, NC-TERM-08), knocked
 * out ones keep them (NC-TRAIN-05).
 */
export function setStatus(play: Play, seat: SeatId, person: PersonId, status: Status): void {
  const held = play.seat(seat);
  if (person === CAPTAIN) {
    if (held.captain) held.captain.status = status;
    return;
  }
  const officer = held.crew.find(({ card }) => card === person);
  if (officer) {
    officer.status = status;
    if (status === 'destroyed') officer.training = [0, 0];
  }
  const alien = held.aliens.find(({ card }) => card === person);
  if (alien) alien.status = status;
}

/** Knocks somebody out or destroys it, and tells. Who is destroyed stays so when it is knocked out (reading b of NC-TERM-11). */
export function putOut(play: Play, seat: SeatId, person: PersonId, to: 'knocked-out' | 'destroyed'): void {
  const found = findPerson(play.frozen, seat, person);
  if (!found || found.status === 'destroyed') return;
  setStatus(play, seat, person, to);
  play.tell({ type: to, seat, person });
  if (found.kind === 'alien') destroyShips(play); // what it lent to the hull is gone
}

/** The ways back: revive for who is knocked out, resurrect for who is destroyed, restore for both (NC-TERM-06 to 09). */
export type WayBack = 'revive' | 'resurrect' | 'restore';

/** Whether that way back is of use to somebody. */
export function canComeBack({ status }: Person, way: WayBack): boolean {
  if (status === 'ready') return false;
  return way === 'restore' || (way === 'revive') === (status === 'knocked-out');
}

/** Brings somebody back, all ratings as before (NC-TERM-06, NC-TERM-08). */
export function bringBack(play: Play, seat: SeatId, person: PersonId): void {
  const found = findPerson(play.frozen, seat, person);
  if (!found || found.status === 'ready') return;
  setStatus(play, seat, person, 'ready');
  play.tell({ type: found.status === 'destroyed' ? 'resurrected' : 'revived', seat, person });
  if (found.kind === 'alien') destroyShips(play); // it may weigh on the hull
}
