/** Planned task forces: new ones, their signs, and whose fight is looked at. */
import { OFFICERS, type Officer } from '../../../../shared/content/nova-cry';
import type { ForcePlan, PlannedForce } from '../../../../shared/documents/force-plan';
import type { Mark } from '../../../ui';

/** The cards of a task force besides its crew. */
export type CardKind = 'ship' | 'captain' | 'weapon';
export const CARD_KINDS: readonly CardKind[] = ['ship', 'captain', 'weapon'];
/** Side by side in one plan. */
export const mostForces = 12;
/** A match seats so many (NC-COMP-03). */
export const MOST_SEATS = 6;

/** The signs of a match's seats in their order. */
export const SEAT_MARKS: readonly Mark[] = [1, 2, 3, 4, 5, 6];

/** The sign of the seat that a force takes in a match; null: there is none left for it. */
export function markOfForce(forces: readonly PlannedForce[], id: string): Mark | null {
  return SEAT_MARKS[forces.findIndex((force) => force.id === id)] ?? null;
}

/** `force-N` with the smallest number that is free. */
export function freeId(forces: readonly { readonly id: string }[]): string {
  const taken = new Set(forces.map(({ id }) => id));
  let number = 1;
  while (taken.has(`force-${number}`)) number += 1;
  return `force-${number}`;
}

/** Nothing chosen yet: all of it is drafted or dealt. */
export function newForce(forces: readonly PlannedForce[]): PlannedForce {
  const id = freeId(forces);
  return {
    id,
    name: `Task force ${id.slice('force-'.length)}`,
    ship: null,
    captain: null,
    weapon: null,
    crew: { scientist: null, doctor: null, engineer: null },
    damage: 0,
    jams: 0,
  };
}

export interface Pair {
  readonly mine: PlannedForce | null;
  readonly theirs: PlannedForce | null;
}

/** The two that the plan names, else its first two. */
export function pairOf({ forces, fight }: ForcePlan): Pair {
  const named = (id: string | undefined): PlannedForce | null =>
    forces.find((force) => force.id === id) ?? null;
  const mine = named(fight?.attacker) ?? forces[0] ?? null;
  const theirs = named(fight?.defender) ?? forces.find((force) => force !== mine) ?? null;
  return { mine, theirs };
}

/** How many of the six cards are still to be drafted or dealt. */
export function openCards(force: PlannedForce): readonly (CardKind | Officer)[] {
  return [
    ...CARD_KINDS.filter((kind) => force[kind] === null),
    ...OFFICERS.filter((type) => force.crew[type] === null),
  ];
}
