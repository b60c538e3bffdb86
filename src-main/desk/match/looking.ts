/** Through whose eyes the table is shown: the curtain between two persons at one screen. */
import type { Looking, MatchSeat } from '../../../shared/contract';
import type { SeatId, Viewer } from '../../../shared/contract/seats';

export interface LookingFacts {
  readonly seats: readonly MatchSeat[];
  /** The person who has to decide now, null for bots and chance. */
  readonly awaited: SeatId | null;
  /** That person is another one than before. */
  readonly hasPassed: boolean;
  readonly isOver: boolean;
}

/** Who looks after a change; the curtain falls when a decision has passed to another person. */
export function lookingAfter(before: Looking, facts: LookingFacts): Looking {
  const persons = personsOf(facts.seats);
  const [first, second] = persons;
  if (facts.isOver || first === undefined) return { type: 'spectator' };
  if (second === undefined) return { type: 'seat', seat: first };
  const { awaited } = facts;
  if (before.type === 'seat' && persons.includes(before.seat)) {
    if (awaited === null || awaited === before.seat || !facts.hasPassed) return before;
  }
  const next = before.type === 'curtain' && persons.includes(before.next) ? before.next : first;
  return { type: 'curtain', next: awaited ?? next };
}

export function personsOf(seats: readonly MatchSeat[]): readonly SeatId[] {
  return seats.flatMap(({ seat, player }) => (player === 'person' ? [seat] : []));
}

/** Whose knowledge is shown: behind the curtain that of everybody. */
export function viewerOf(looking: Looking): Viewer {
  return looking.type === 'seat' ? looking.seat : 'spectator';
}
