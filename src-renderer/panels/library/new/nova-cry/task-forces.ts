/** Task forces that are given to the seats instead of being drafted: what may stand where, and who has it already. */
import { type NovaCryContent, OFFICERS, type Officer } from '../../../../../shared/content/nova-cry';
import type { TaskForce } from '../../../../../shared/documents/nova-cry-setup';

export type { TaskForce };

/** The six places of a task force, in the order of the table. */
export const SLOTS = ['ship', 'captain', 'weapon', ...OFFICERS] as const;
export type Slot = (typeof SLOTS)[number];
export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  ship: 'Ship',
  captain: 'Captain',
  weapon: 'Weapon',
  scientist: 'Scientist',
  doctor: 'Doctor',
  engineer: 'Engineer',
};

/** What of the packs is on offer. */
export interface Offered {
  /** NC-START-04: the ships that the recommendation leaves out are not. */
  readonly firstGame: boolean;
  /** NC-KS-01: bonus cards and Mercenaries are. */
  readonly exclusives: boolean;
}

export interface CardChoice {
  readonly id: string;
  readonly name: string;
  /** How many of it there are. */
  readonly copies: number;
}

/** Every card that may stand at a place, in the order of the packs. */
export function choicesFor(content: NovaCryContent, slot: Slot, offered: Offered): readonly CardChoice[] {
  switch (slot) {
    case 'ship':
      return Object.entries(content.ships)
        .filter(([, { exclusive }]) => offered.exclusives || !exclusive)
        .filter(([id]) => !offered.firstGame || !content.start.firstGameWithout.includes(id))
        .map(([id, { name }]) => ({ id, name, copies: 1 }));
    case 'captain':
      return Object.entries(content.captains)
        .filter(([, { exclusive }]) => offered.exclusives || !exclusive)
        .map(([id, { name }]) => ({ id, name, copies: 1 }));
    case 'weapon':
      return Object.entries(content.weapons).map(([id, { name, copies }]) => ({ id, name, copies }));
    case 'scientist':
    case 'doctor':
    case 'engineer':
      return crewFor(content, slot, offered);
  }
}

/** NC-KS-02: a Mercenary stands in for any type. */
function crewFor(content: NovaCryContent, type: Officer, { exclusives }: Offered): readonly CardChoice[] {
  return Object.entries(content.crew)
    .filter(([, crew]) => crew.type === type || (exclusives && crew.type === 'mercenary'))
    .filter(([, { exclusive }]) => exclusives || !exclusive)
    .map(([id, { name, copies }]) => ({ id, name, copies }));
}

/** Null: left to the draft. */
export function cardAt(force: TaskForce, slot: Slot): string | null {
  return slot === 'ship' || slot === 'captain' || slot === 'weapon'
    ? force[slot]
    : (force.crew[slot] ?? null);
}

/**
 * A whole task force for every seat: what somebody chose stays while it is on offer, the rest are the first cards that
 * nobody has. A place that a person left to the draft stays so.
 */
export function forcesFor(
  content: NovaCryContent,
  offered: Offered,
  count: number,
  before: readonly TaskForce[] = [],
): readonly TaskForce[] {
  const bySlot = SLOTS.map((slot) => [slot, cardsFor(content, slot, offered, count, before)] as const);
  return Array.from({ length: count }, (_, seat) =>
    bySlot.reduce((force, [slot, cards]) => withSlot(force, slot, cards[seat] ?? null), EMPTY),
  );
}

/** One seat takes a card; where there is no other copy, whoever had it gets the seat's in exchange. */
export function withCard(
  content: NovaCryContent,
  offered: Offered,
  forces: readonly TaskForce[],
  seat: number,
  slot: Slot,
  card: string | null,
): readonly TaskForce[] {
  const former = forces[seat] ? cardAt(forces[seat], slot) : null;
  const copies = choicesFor(content, slot, offered).find(({ id }) => id === card)?.copies ?? 1;
  const holders = forces.flatMap((force, index) =>
    index !== seat && cardAt(force, slot) === card ? [index] : [],
  );
  const gives = card !== null && holders.length >= copies ? holders[0] : undefined;
  return forces.map((force, index) => {
    if (index === seat) return withSlot(force, slot, card);
    return index === gives ? withSlot(force, slot, former) : force;
  });
}

const EMPTY: TaskForce = {
  ship: null,
  captain: null,
  weapon: null,
  crew: { scientist: null, doctor: null, engineer: null },
};

function withSlot(force: TaskForce, slot: Slot, card: string | null): TaskForce {
  if (slot === 'ship' || slot === 'captain' || slot === 'weapon') return { ...force, [slot]: card };
  return { ...force, crew: { ...force.crew, [slot]: card } };
}

/** One card of a place for every seat. */
function cardsFor(
  content: NovaCryContent,
  slot: Slot,
  offered: Offered,
  count: number,
  before: readonly TaskForce[],
): readonly (string | null)[] {
  const choices = choicesFor(content, slot, offered);
  const kept = before
    .slice(0, count)
    .map((force) => cardAt(force, slot))
    .map((card) => (card === null || choices.some(({ id }) => id === card) ? card : undefined));
  const free = choices.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
  return Array.from({ length: count }, (_, seat) => {
    const card = kept[seat];
    return card === undefined ? (free.shift() ?? null) : card;
  });
}
